import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { queueColumns } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { kycQueueQuery, type QueuedCase } from '../queries';
import { KycReview } from './KycReview';

const columns = (onOpen: (row: QueuedCase) => void) =>
  queueColumns<QueuedCase>({
    queue: 'kyc_cases',
    name: (row) => row.investor_name,
    label: (row) => t('operations.kyc.reviewLabel', { name: row.investor_name }),
    onOpen,
    about: { title: t('settings.site.email'), text: (row) => row.investor_email },
    state: ({ same_person }) =>
      same_person === null ? null : <Badge variant="outline">{t('queues.samePerson')}</Badge>,
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
        columns={columns(open)}
        emptyText={t('operations.kyc.emptyText')}
        emptyTitle={t('operations.kyc.empty')}
        next={next}
        rows={rows}
        title={t('operations.kyc.title')}
      />
      {opened ? <KycReview isGone={isGone} kycCase={opened} onClose={close} operatorId={user.id} step={step} /> : null}
    </>
  );
}
