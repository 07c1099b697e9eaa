import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { isForAll, type PayoutWait, payoutWaitsQuery } from '../queries';

const textOf = ({ wait, payable_from }: PayoutWait) =>
  wait ? t(`payouts.wait.${wait}`, { date: formatExact(payable_from) }) : null;

/** Why nothing can be paid yet. */
export function WaitNotice({ userId }: { userId: string }) {
  const { data: waits = [] } = useQuery(payoutWaitsQuery(userId));
  const all = waits.find(isForAll);
  return all ? (
    <NoticeBox className="mb-6" tone="wait">
      <p>{textOf(all)}</p>
    </NoticeBox>
  ) : null;
}

/** How long a new address waits, which may be longer than what holds for all. */
export function WaitRule({ userId }: { userId: string }) {
  const { data: waits = [] } = useQuery(payoutWaitsQuery(userId));
  const anyNew = waits.find(({ network, wait }) => network === null && wait !== null);
  return anyNew && !isForAll(anyNew) ? <p>{textOf(anyNew)}</p> : null;
}
