import { type Column, DataTable } from '@/components/display/DataTable';
import { t } from '@/lib/i18n/i18n';
import { NEWEST } from '../queries';

interface NewestTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}

export function NewestTable<Row extends { id: string }>({ title, columns, rows }: NewestTableProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <DataTable caption={title} columns={columns} empty={null} rowKey={(row) => row.id} rows={rows} />
      {rows.length < NEWEST ? null : (
        <p className="text-muted-foreground mt-3 text-sm">{t('trading.newest', { number: NEWEST })}</p>
      )}
    </section>
  );
}
