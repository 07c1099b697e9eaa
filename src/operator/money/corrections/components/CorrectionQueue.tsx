import { t } from '@/lib/i18n/i18n';
import { formatSigned } from '@/lib/money/money';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { correctionQueueQuery, type QueuedCorrection } from '../queries';
import { CorrectionReview } from './CorrectionReview';

const label = (row: QueuedCorrection) =>
  t(row.kind === 'bonus' ? 'corrections.reviewBonus' : 'corrections.reviewLabel', {
    amount: formatSigned(row.amount_cents),
    name: row.investor_name,
  });

export function CorrectionQueue() {
  return (
    <Queue
      about={{ title: t('treasury.audit.action'), text: (row) => t(`desk.kind.${row.kind}`) }}
      cents={(row) => row.amount_cents}
      isSigned
      label={label}
      name={(row) => row.investor_name}
      query={correctionQueueQuery}
      queue="corrections"
    >
      {(opened, steps) => <CorrectionReview {...steps} correction={opened} />}
    </Queue>
  );
}
