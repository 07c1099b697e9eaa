import type { Sql } from 'postgres';

/** Removes wallets' addresses, as if two operators had never given them one. */
export async function dropAddresses(owner: Sql<{ bigint: number }>, ...wallets: string[]): Promise<void> {
  await owner`alter table public.wallets disable trigger guard_address`;
  await owner`
    update public.wallets set address = null, address_name = null, network = null, memo = null where id in ${owner(wallets)}`;
  await owner`alter table public.wallets enable trigger guard_address`;
}
