import { NoticeBox } from '@/components/display/NoticeBox';
import { addressesIn, isForAll, type PayoutWait } from '../waits';

interface WaitProps {
  waits: readonly PayoutWait[];
  /** Says why and until when; null without a wait. */
  say: (wait: PayoutWait) => string | null;
}

const isReady = ({ wait }: PayoutWait) => wait === null;

/** What holds for all; without an address to pay to, that a new one waits longer than always. Neither is a rule to look up. */
const unusual = (waits: WaitProps['waits']) =>
  waits.find(isForAll) ??
  (addressesIn(waits).some(isReady)
    ? undefined
    : waits.find(({ network, wait }) => network === null && wait === 'new_address_after_change'));

/** Why nothing can be paid yet, or a new address later than usual. */
export function WaitNotice({ waits, say }: WaitProps) {
  const wait = unusual(waits);
  return wait ? (
    <NoticeBox className="mb-6" tone="wait">
      <p>{say(wait)}</p>
    </NoticeBox>
  ) : null;
}

/** How long a new address waits, unless the notice says so. */
export function WaitRule({ waits, say }: WaitProps) {
  const anyNew = waits.find(({ network, wait }) => network === null && wait !== null);
  return anyNew && anyNew !== unusual(waits) ? <p>{say(anyNew)}</p> : null;
}
