import type { Column } from '@/components/display/DataTable';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

interface ChangeColumn<Row> {
  label: (row: Row) => string;
  /** Undefined for operators who may not change it. */
  onChange: ((row: Row) => void) | undefined;
  title?: string;
  phone?: 'side' | 'end';
}

export const changeColumn = <Row,>({
  label,
  onChange,
  title = t('offers.change'),
  phone,
}: ChangeColumn<Row>): Column<Row>[] =>
  onChange
    ? [
        {
          title,
          align: 'end',
          isAction: true,
          ...(phone ? { phone } : {}),
          cell: (row) => (
            <Button aria-label={label(row)} onClick={() => onChange(row)} size="sm" variant="outline">
              {title}
            </Button>
          ),
        },
      ]
    : [];
