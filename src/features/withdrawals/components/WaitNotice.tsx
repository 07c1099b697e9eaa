import { useQuery } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { payoutWaitsQuery } from '../queries';

/** Says, before anything is entered, what a withdrawal waits for: all of them after a recovery, else those to new addresses. */
export function WaitNotice({ userId }: { userId: string }) {
  const { data: waits } = useQuery(payoutWaitsQuery(userId));
  const anyNew = waits?.find(({ network }) => network === null);
  if (!anyNew?.wait) return null;
  const isForAll = anyNew.wait !== 'new_address' && anyNew.wait !== 'new_address_after_change';
  return (
    <Alert className="mb-6" tone={isForAll ? 'wait' : 'info'}>
      <p>{t(`payouts.wait.${anyNew.wait}`, { date: formatExact(anyNew.payable_from) })}</p>
    </Alert>
  );
}
