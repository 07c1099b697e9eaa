import { type ReactNode, useId } from 'react';
import { type Column, DataTable } from '@/components/display/DataTable';
import { EmptyState } from '@/components/states/EmptyState';
import type { toCsv } from '@/lib/data/csv';
import { t } from '@/lib/i18n/i18n';
import { Download } from '@/operator/kit/components/Download';

interface ReportSectionProps<Row> {
  title: string;
  sum?: ReactNode;
  empty: string | undefined;
  picture: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  file: { name: string; read: () => Parameters<typeof toCsv>[0] };
}

export function ReportSection<Row>({
  title,
  sum,
  empty,
  picture,
  columns,
  rows,
  rowKey,
  file,
}: ReportSectionProps<Row>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg font-semibold" id={id}>
          {title}
        </h2>
        {empty === undefined ? sum : null}
      </div>
      {empty === undefined ? (
        <>
          {picture}
          <details className="text-sm">
            <summary className="link w-fit cursor-pointer py-1">{t('reports.table')}</summary>
            <div className="mt-3 grid justify-items-start gap-3">
              <div className="w-full">
                <DataTable caption={title} columns={columns} empty={null} rowKey={rowKey} rows={rows} />
              </div>
              <Download label={title} name={file.name} read={file.read} />
            </div>
          </details>
        </>
      ) : (
        <EmptyState title={empty} />
      )}
    </section>
  );
}
