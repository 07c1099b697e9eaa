import { PageHeader } from '@/components/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { DepositsTable } from './DepositsTable';
import { NewDeposit } from './NewDeposit';

/** Past deposits, and the way to a new one. */
export function DepositsPage() {
  return (
    <>
      <PageHeader action={<NewDeposit />} text={t('deposits.lead')} title={t('deposits.title')} />
      <DepositsTable />
    </>
  );
}
