import type { ComponentProps, ReactNode } from 'react';
import { DataTable } from '@/components/display/DataTable';
import { TitledSection } from '@/components/frame/TitledSection';
import { EmptyState } from '@/components/states/EmptyState';
import { t } from '@/lib/i18n/i18n';
import { Download } from '@/operator/kit/components/Download';

interface ReportSectionProps<Row> extends Omit<ComponentProps<typeof DataTable<Row>>, 'caption' | 'empty'> {
  title: string;
  sum?: ReactNode;
  empty: string | undefined;
  picture: ReactNode;
  file: ComponentProps<typeof Download>;
}

export function ReportSection<Row>({ title, sum, empty, picture, file, ...table }: ReportSectionProps<Row>) {
  return (
    <TitledSection action={empty === undefined ? sum : null} title={title}>
      {empty === undefined ? (
        <>
          {picture}
          <details className="text-sm">
            <summary className="link w-fit cursor-pointer py-1">{t('portfolio.days.table')}</summary>
            <div className="mt-3 grid justify-items-start gap-3">
              <div className="w-full">
                <DataTable {...table} caption={title} empty={null} />
              </div>
              <Download {...file} label={title} />
            </div>
          </details>
        </>
      ) : (
        <EmptyState title={empty} />
      )}
    </TitledSection>
  );
}
