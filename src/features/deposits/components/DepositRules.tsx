import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

/** What will be true of a withdrawal of what is deposited. */
export function DepositRules({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const { data: methods = [] } = useQuery(withdrawalMethodsQuery);
  const sum = limits?.withoutFactor.limit ?? null;
  const fee = Math.max(0, ...methods.map(({ fee_cents }) => fee_cents));
  return (
    <>
      {sum === null ? null : (
        <p>
          <span>{t('limits.withoutFactor', { sum: formatCents(sum) })}</span>{' '}
          <Link className="link" search={{ tab: 'security' }} to="/account">
            {t('limits.setUpFactor')}
          </Link>
        </p>
      )}
      {fee > 0 ? <p>{t('depositing.withdrawalFee', { fee: formatCents(fee) })}</p> : null}
    </>
  );
}
