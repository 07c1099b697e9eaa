import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { t } from '@/lib/i18n/i18n';
import { openColumn, Queue } from '@/operator/cases/queue/components/Queue';
import { personColumn, receivedColumn } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { kycQueueQuery, type QueuedCase } from '../queries';
import { KycReview } from './KycReview';

const columns = (): Column<QueuedCase>[] => [personColumn(), receivedColumn()];

const words = (row: QueuedCase) => ({
  text: t('operations.review.open'),
  label: t('operations.kyc.reviewLabel', { name: row.investor_name }),
});

export function KycQueue() {
  const { user } = useRouteContext({ from: '/_operator' });
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery(kycQueueQuery(filter));
  const { rows, next } = data;
  const { opened, isGone, open, close, step } = useOpened(rows, kycQueueQuery, refetch);
  return (
    <>
      <Queue
        caption={t('operations.kyc.caption')}
        columns={[...columns(), openColumn('kyc_cases', words, open)]}
        emptyText={t('operations.kyc.emptyText')}
        emptyTitle={t('operations.kyc.empty')}
        lead={t('operations.kyc.lead')}
        next={next}
        rows={rows}
        title={t('operations.kyc.title')}
      />
      {opened ? (
        <KycReview isGone={isGone} kycCase={opened} onClose={close} operatorId={user.id} step={step} />
      ) : null}
    </>
  );
}
