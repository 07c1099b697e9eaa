import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { withdrawalMethodsQuery } from '@/features/dashboard/withdrawal-methods';
import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';

export function FeeNotice() {
  const { data: methods = [] } = useQuery(withdrawalMethodsQuery);
  const fee = Math.max(0, ...methods.map(({ fee_cents }) => fee_cents));
  if (fee === 0) return null;
  return (
    <NoticeBox className="mb-6" tone="info">
      <p>{t('depositing.withdrawalFee', { fee: formatCents(fee) })}</p>
    </NoticeBox>
  );
}
