const WAITS = ['new_address', 'new_address_after_change', 'recovered', 'recovery_code_used', 'email_changed'] as const;

export const knownWait = (wait: string | null) => WAITS.find((each) => each === wait) ?? null;

/** Earliest payment to an address, or to any new one. */
export interface PayoutWait {
  /** Null for a new address. */
  network: string | null;
  /** Null without an authenticator code within the hour. */
  address: string | null;
  memo: string | null;
  added_at: string | null;
  payable_from: string;
  /** Null without a delay. */
  wait: ReturnType<typeof knownWait>;
}

export const isForAll = ({ wait }: PayoutWait): boolean =>
  wait !== null && wait !== 'new_address' && wait !== 'new_address_after_change';

export interface PayoutAddress extends PayoutWait {
  network: string;
  address: string;
  added_at: string;
}

/** The rows of addresses that may be read. */
export const addressesIn = (waits: readonly PayoutWait[]): PayoutAddress[] =>
  waits.filter((row): row is PayoutAddress => row.network !== null && row.address !== null);
