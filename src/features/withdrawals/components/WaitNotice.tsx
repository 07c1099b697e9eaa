import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { isForAll, payoutWaitsQuery } from '../queries';

export function WaitNotice({ userId }: { userId: string }) {
  const { data: waits = [] } = useQuery(payoutWaitsQuery(userId));
  const anyNew = waits.find(({ network, wait }) => network === null && wait !== null);
  // The delay for all may end before that of a new address.
  const all = waits.find(isForAll);
  return [all, anyNew === all ? undefined : anyNew].map((one) =>
    one?.wait ? (
      <NoticeBox className="mb-6" key={one.wait} tone={isForAll(one) ? 'wait' : 'info'}>
        <p>{t(`payouts.wait.${one.wait}`, { date: formatExact(one.payable_from) })}</p>
      </NoticeBox>
    ) : null,
  );
}
