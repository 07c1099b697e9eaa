import type { Sql } from 'postgres';
import { ADDRESSES, type Method } from './withdrawals.ts';

const KNOWN = (Object.keys(ADDRESSES) as Method[]).flatMap((method) =>
  ADDRESSES[method].map((address) => ({ method, address })),
);

/**
 * Adds addresses to a person's book as if a week ago, so that withdrawals to them need not wait.
 * @param known by default all addresses that tests use
 */
export async function rememberAddresses(
  owner: Sql<{ bigint: number }>,
  person: string,
  known: { method: string; address: string }[] = KNOWN,
): Promise<void> {
  await owner`
    insert into public.payout_addresses (investor_id, network, address, added_at)
    select ${person}, payments.withdrawal_network(k.method, k.address), k.address, now() - interval '7 days'
    from jsonb_to_recordset(${owner.json(known)}) k (method text, address text)
    on conflict do nothing`;
}
