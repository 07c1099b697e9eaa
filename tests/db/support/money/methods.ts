import type { Sql } from 'postgres';

/** Gives payment methods that have none an address on their first network, as two operators would. */
export async function giveAddresses(owner: Sql<{ bigint: number }>, ...methods: string[]): Promise<void> {
  await owner`
    insert into public.wallets (id, coin, method, chain, address, address_name, icon, network, position)
    select 'test ' || m.name, m.name, m.name, m.networks[1], 'an address of ' || m.name, 'Test', 'coin', 'test', 100 + m.position
    from public.payment_methods m where m.name in ${owner(methods)}`;
}
