import { type Column, DataTable } from '@/components/display/DataTable';
import { t } from '@/lib/i18n/i18n';
import { type Instrument, NEWEST } from '../queries';

interface NewestTableProps<Row> {
  title: string;
  columns: (instrumentOf: (id: string) => Instrument | undefined) => Column<Row>[];
  instruments: readonly Instrument[];
  rows: readonly Row[];
}

export function NewestTable<Row extends { id: string }>(props: NewestTableProps<Row>) {
  const { title, columns, instruments, rows } = props;
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <DataTable
        caption={title}
        columns={columns((instrument) => instruments.find((each) => each.id === instrument))}
        empty={null}
        rowKey={(row) => row.id}
        rows={rows}
      />
      {rows.length < NEWEST ? null : (
        <p className="text-muted-foreground mt-3 text-sm">{t('trading.newest', { number: NEWEST })}</p>
      )}
    </section>
  );
}
