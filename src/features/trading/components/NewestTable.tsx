import { useId } from 'react';
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
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-2 text-lg font-semibold" id={id}>
        {title}
      </h2>
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
