import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { addressesIn, isForAll, type PayoutWait, payoutWaitsQuery } from '../queries';

const textOf = ({ wait, payable_from }: PayoutWait) =>
  wait ? t(`payouts.wait.${wait}`, { date: formatExact(payable_from) }) : null;

const ofNewAddress = (waits: PayoutWait[]) => waits.find(({ network, wait }) => network === null && wait !== null);

const isReady = ({ wait }: PayoutWait) => wait === null;

/** What holds for all; without an address to pay to, that a new one waits longer than always. Neither is a rule to look up. */
const unusual = (waits: PayoutWait[]) =>
  waits.find(isForAll) ??
  (addressesIn(waits).some(isReady)
    ? undefined
    : waits.find(({ network, wait }) => network === null && wait === 'new_address_after_change'));

/** Why nothing can be paid yet, or a new address later than usual. */
export function WaitNotice({ userId }: { userId: string }) {
  const { data: waits = [] } = useQuery(payoutWaitsQuery(userId));
  const wait = unusual(waits);
  return wait ? (
    <NoticeBox className="mb-6" tone="wait">
      <p>{textOf(wait)}</p>
    </NoticeBox>
  ) : null;
}

/** How long a new address waits, unless the notice says so. */
export function WaitRule({ userId }: { userId: string }) {
  const { data: waits = [] } = useQuery(payoutWaitsQuery(userId));
  const anyNew = ofNewAddress(waits);
  return anyNew && anyNew !== unusual(waits) ? <p>{textOf(anyNew)}</p> : null;
}
