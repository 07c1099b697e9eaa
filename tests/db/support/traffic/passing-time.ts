import type { Sql } from 'postgres';
import type { Random } from '../random.ts';

export async function passTime(owner: Sql<{ bigint: number }>, random: Random): Promise<void> {
  const days = `${random.int(1, 10)} days`;
  // A package ages with its top-ups, and no one adds one meanwhile. Locked in the order in which positions mature.
  await owner.begin(async (sql) => {
    const packages = await sql<{ id: string; investor_id: string }[]>`
      with aging as (select id from positions where status = 'active' and package_id is null order by random() limit 5)
      select id, investor_id from positions x
      where id in (select id from aging) or package_id in (select id from aging) order by investor_id, id for no key update skip locked`;
    if (packages.length === 0) return;
    await sql`
      select from ledger.accounts where investor_id in ${sql(packages.map(({ investor_id }) => investor_id))}
      order by investor_id for update`;
    await sql`
      update positions set opened_at = opened_at - ${days}::interval, matures_at = matures_at - ${days}::interval
      where coalesce(package_id, id) in ${sql(packages.map(({ id }) => id))} and status = 'active'`;
  });
}
