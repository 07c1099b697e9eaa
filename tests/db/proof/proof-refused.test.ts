import { describe, expect, test } from 'vitest';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeCopied, makeInvested } from '../support/copying/strategies.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { makeTrader } from '../support/trading/trading.ts';

// Units that do not agree with what they come from are not proven.
const stage = await openCopyingStage();
const { meanwhile, now } = proofTools(stage);

describe('a snapshot is refused', () => {
  test.each([
    ['a lot has other units than its moves', 'public.lots', 'units = units + 1'],
    ['a lot lacks units', 'public.lots', 'units = units - 1'],
    ['the books of a pool have other units', 'private.pool_books', 'units = units + 1'],
    ['the books of a pool say that more waits', 'private.pool_books', 'waiting_cents = waiting_cents + 1'],
  ])('where %s', async (_, table, change) => {
    const strategy = await makeInvested(stage);
    await meanwhile(async (sql) => {
      await sql.unsafe(`alter table ${table} disable trigger user`);
      await sql.unsafe(`update ${table} set ${change} where pool_id = '${strategy.pool}'`);
      await nextMillisecond(sql);
      await expect(
        sql.savepoint((inner) => inner`select private.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({ message: 'pools_disagree' });
    });
  });

  test('where people had more in a pool than it was worth', async () => {
    const { strategy, copier } = await makeCopied(stage, 100_000);
    const moment = await now();
    await meanwhile(async (sql) => {
      await sql`alter table public.dealings disable trigger user`;
      // Moves that came later: without them the lead has more at that moment, and the copier less than nothing.
      await sql`
        with late as (
          update public.dealings set at = clock_timestamp()
          where id = (select d.id from public.dealings d where d.pool_id = ${strategy.pool} order by d.at desc limit 1) returning id
        ), held as (
          select distinct on (l.investor_id) l.id, l.investor_id from public.lots l where l.pool_id = ${strategy.pool}
        )
        insert into private.unit_moves (lot_id, dealing_id, kind, units)
        select h.id, late.id, 'share', case h.investor_id when ${copier.person.id} then 1000000000 else -1000000000 end from held h, late`;
      await expect(
        sql.savepoint((inner) => inner`select private.take_snapshot(${moment})`),
      ).rejects.toMatchObject({ message: 'pools_disagree' });
    });
  });

  test('where units of a portfolio come from no request', async () => {
    const { pool } = await makeTrader(stage, 100_000);
    await meanwhile(async (sql) => {
      await sql`update private.pool_books set units = units + 1 where pool_id = ${pool}`;
      await nextMillisecond(sql);
      await expect(
        sql.savepoint((inner) => inner`select private.take_snapshot(clock_timestamp())`),
      ).rejects.toMatchObject({ message: 'pools_disagree' });
    });
  });
});
