import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { factorsQuery } from '@/features/auth/factors';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { t } from '@/lib/i18n/i18n';
import { limitTexts } from '../limits';

export function LimitsNotice({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const { data: factors = [] } = useQuery(factorsQuery(userId));
  const texts = limits ? limitTexts(limits) : [];
  if (texts.length === 0) return null;
  const hasOwn = texts.some(({ kind }) => kind !== 'withoutFactor');
  // A new authenticator raises the limit after a day.
  const needsFactor = factors.length === 0 && texts.some(({ kind }) => kind === 'withoutFactor');
  return (
    <NoticeBox className="mb-6" tone="info">
      {texts.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        {needsFactor ? (
          <Link className="link" to="/account">
            {t('limits.setUpFactor')}
          </Link>
        ) : null}
        {hasOwn ? (
          <Link className="link" to="/account">
            {t('limits.change')}
          </Link>
        ) : null}
      </p>
    </NoticeBox>
  );
}
