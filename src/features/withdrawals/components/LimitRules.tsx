import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { factorsQuery } from '@/features/auth/factors';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { t } from '@/lib/i18n/i18n';
import { limitLine, limitTexts } from '../limits';

/** What can be requested now, if less than the balance. */
export function LimitLine({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const line = limits && limitLine(limits);
  return line ? <p className="mb-4 text-sm">{line}</p> : null;
}

/** The limits that hold, the tightest first, and where they are changed. */
export function LimitRules({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const { data: factors = [] } = useQuery(factorsQuery(userId));
  const texts = limits ? limitTexts(limits) : [];
  const hasOwn = texts.some(({ kind }) => kind !== 'withoutFactor');
  // A new authenticator raises the limit after a day.
  const needsFactor = factors.length === 0 && texts.some(({ kind }) => kind === 'withoutFactor');
  return (
    <>
      {texts.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
      <p className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
        {needsFactor ? (
          <Link className="link" search={{ tab: 'security' }} to="/account">
            {t('limits.setUpFactor')}
          </Link>
        ) : null}
        {hasOwn ? (
          <Link className="link" search={{ tab: 'security' }} to="/account">
            {t('limits.change')}
          </Link>
        ) : null}
      </p>
    </>
  );
}
