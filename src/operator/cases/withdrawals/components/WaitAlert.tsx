import { NoticeBox } from '@/components/display/NoticeBox';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import type { QueuedWithdrawal } from '../queries';

export function WaitAlert({ withdrawal }: { withdrawal: QueuedWithdrawal }) {
  const { payable_from: from } = withdrawal;
  if (from === null) return null;
  return <NoticeBox tone="wait">{t('operations.withdrawals.waitsCase', { date: formatExact(from) })}</NoticeBox>;
}
