import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { withdrawalLimitsQuery } from '@/features/dashboard/limits';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

export function SumNotice({ userId }: { userId: string }) {
  const { data: limits } = useQuery(withdrawalLimitsQuery(userId));
  const sum = limits?.withoutFactor.limit ?? null;
  if (sum === null) return null;
  return (
    <NoticeBox className="mb-6" tone="info">
      <p>{t('limits.withoutFactor', { sum: formatCents(sum) })}</p>
      <Link className="link justify-self-start" to="/account">
        {t('limits.setUpFactor')}
      </Link>
    </NoticeBox>
  );
}
