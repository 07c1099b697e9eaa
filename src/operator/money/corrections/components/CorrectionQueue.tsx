import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import { formatSigned } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { queueColumns } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { correctionQueueQuery, type QueuedCorrection } from '../queries';
import { CorrectionReview } from './CorrectionReview';

const label = (row: QueuedCorrection) =>
  t(row.kind === 'bonus' ? 'corrections.reviewBonus' : 'corrections.reviewLabel', {
    amount: formatSigned(row.amount_cents),
    name: row.investor_name,
  });

const columns = (onOpen: (row: QueuedCorrection) => void) =>
  queueColumns<QueuedCorrection>({
    queue: 'corrections',
    name: (row) => row.investor_name,
    label,
    onOpen,
    amount: (row) => <MoneyText cents={row.amount_cents} isSigned />,
    about: { title: t('treasury.audit.action'), text: (row) => t(`desk.kind.${row.kind}`) },
  });

export function CorrectionQueue() {
  const { user, role } = useRouteContext({ from: '/_operator' });
  const filter = useQueueFilter();
  const { data, refetch } = useSuspenseQuery(correctionQueueQuery(filter));
  const { rows, next } = data;
  const { opened, isGone, open, close, step } = useOpened(rows, correctionQueueQuery, refetch);
  return (
    <>
      <Queue
        caption={t('corrections.caption')}
        columns={columns(open)}
        emptyText={t('corrections.emptyText')}
        emptyTitle={t('corrections.empty')}
        next={next}
        rows={rows}
        title={t('statement.filter.corrections')}
      />
      {opened ? (
        <CorrectionReview
          correction={opened}
          isGone={isGone}
          onClose={close}
          operator={{ id: user.id, role }}
          step={step}
        />
      ) : null}
    </>
  );
}
