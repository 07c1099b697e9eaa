import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Column } from '@/components/display/DataTable';
import { FreeText } from '@/components/display/FreeText';
import { MoneyText } from '@/components/display/MoneyText';
import { t } from '@/lib/i18n/i18n';
import { formatSigned } from '@/lib/money/money';
import { openColumn, Queue } from '@/operator/cases/queue/components/Queue';
import { personColumn, receivedColumn } from '@/operator/cases/queue/components/queue-columns';
import { useOpened } from '@/operator/cases/queue/use-opened';
import { useQueueFilter } from '@/operator/cases/queue/use-queue-filter';
import { correctionQueueQuery, type QueuedCorrection } from '../queries';
import { CorrectionReview } from './CorrectionReview';

const columns = (): Column<QueuedCorrection>[] => [
  personColumn(),
  { key: 'kind', title: t('treasury.audit.action'), cell: (row) => t(`desk.kind.${row.kind}`) },
  {
    key: 'amount',
    title: t('corrections.change'),
    align: 'end',
    cell: (row) => <MoneyText cents={row.amount_cents} isSigned />,
  },
  {
    key: 'after',
    title: t('corrections.after'),
    align: 'end',
    cell: (row) => <MoneyText cents={row.after_cents} />,
  },
  {
    key: 'by',
    title: t('corrections.proposedBy'),
    cell: (row) => <FreeText>{row.proposed_by_name}</FreeText>,
  },
  receivedColumn(),
];

const words = (row: QueuedCorrection) => ({
  text: t('operations.review.open'),
  label: t(row.kind === 'bonus' ? 'corrections.reviewBonus' : 'corrections.reviewLabel', {
    amount: formatSigned(row.amount_cents),
    name: row.investor_name,
  }),
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
        columns={[...columns(), openColumn('corrections', words, open)]}
        emptyText={t('corrections.emptyText')}
        emptyTitle={t('corrections.empty')}
        lead={t('corrections.lead')}
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
