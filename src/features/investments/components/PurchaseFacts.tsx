import { Fact, Facts } from '@/components/display/Facts';
import { MoneyText } from '@/components/display/MoneyText';
import { NoticeBox } from '@/components/display/NoticeBox';
import { RetryButton } from '@/components/states/RetryButton';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { TargetText } from '@/domain/plans/TargetText';
import { readErrorMessage } from '@/lib/data/errors';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { Plan, PurchaseTerms } from '../queries';

interface PurchaseFactsProps {
  plan: Plan;
  /** Sent: the balance may already exclude its price. */
  isUnanswered: boolean;
  terms: {
    data: PurchaseTerms | null | undefined;
    error: Error | null;
    refetch: () => unknown;
  };
}

export function PurchaseFacts({ plan, isUnanswered, terms: { data, error, refetch } }: PurchaseFactsProps) {
  if (data === undefined && error) {
    return (
      <NoticeBox tone="bad">
        <p>{readErrorMessage(error)}</p>
        <RetryButton className="mt-2 justify-self-start" onRetry={refetch} />
      </NoticeBox>
    );
  }
  if (data === undefined) return <SkeletonRows />;
  if (data === null) return <NoticeBox tone="bad">{t('errors.plan_not_found')}</NoticeBox>;
  return (
    <Facts>
      <Fact name={t('balances.before')}>
        <MoneyText cents={data.balance_cents} />
      </Fact>
      <Fact name={t('purchase.leaves')}>
        <MoneyText cents={data.amount_cents} className="font-medium" />
      </Fact>
      {isUnanswered ? null : (
        <Fact name={t('balances.after')}>
          <Remaining {...data} />
        </Fact>
      )}
      <Fact name={t('balances.begins')}>{formatDate(data.opens_at)}</Fact>
      <Fact name={t('purchase.until')}>{formatDate(data.matures_at)}</Fact>
      <Fact name={t('investments.target')}>
        <TargetText basisPoints={plan.roi_bp} />
      </Fact>
    </Facts>
  );
}

function Remaining({ amount_cents, balance_cents, remaining_cents, refusal }: PurchaseTerms) {
  if (remaining_cents !== null) return <MoneyText cents={remaining_cents} />;
  if (refusal !== 'insufficient_funds') return '–';
  return (
    <span className="text-warning">
      {/* Spending is limited to deposits, even if a bonus raises the balance. */}
      {balance_cents < amount_cents ? t('balances.notEnough') : t('balances.notDeposited')}
    </span>
  );
}
