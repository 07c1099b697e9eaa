import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Copier, deal, makeCopier, makeStrategy, type Strategy } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';
import { shows } from '../support/trading/trading.ts';

const stage = await openStage();
const { owner } = stage;

let strategy: Strategy;
let copier: Copier;
beforeAll(async () => {
  await cleanQuotes(owner);
  strategy = await makeStrategy(stage);
  copier = await makeCopier(stage);
  await shows(stage, 9_500_000);
  await strategy.place({ side: 'buy', spend_cents: 50_000 });
  await shows(stage, 9_500_000);
  await copier.put(strategy, 50_000);
  await shows(stage, 9_500_000);
  await deal(stage);
  await shows(stage, 9_900_000);
  await copier.take(strategy, 100_000_000);
  await shows(stage, 9_900_000);
  await deal(stage);
});

async function named(statement: string): Promise<string[]> {
  let answer: string[] = [];
  await owner
    .begin(async (sql) => {
      for (const table of [
        'public.lots',
        'copying.unit_moves',
        'public.copies',
        'public.copy_requests',
        'public.dealings',
        'public.fills',
      ])
        await sql.unsafe(`alter table ${table} disable trigger user`);
      await sql.unsafe(statement);
      const rows = await sql<{ problem: string }[]>`select distinct problem from proof.verify() order by problem`;
      answer = rows.map(({ problem }) => problem);
      throw new Error('undo');
    })
    .catch((error: unknown) => {
      if ((error as Error).message !== 'undo') throw error;
    });
  return answer;
}
const mine = () => `investor_id = '${copier.person.id}'`;
const newest = `(select id from public.dealings order by at desc limit 1)`;

test('a strategy in which everything has happened gives no finding', async () => {
  expect(await problems(owner)).toEqual([]);
  const kinds = await owner`select distinct kind from copying.unit_moves order by kind`;
  expect([...kinds]).toEqual([{ kind: 'in' }, { kind: 'out' }, { kind: 'share' }]);
});

describe('it is named that', () => {
  test.each<[string, () => string, string[]]>([
    [
      'someone has a unit more',
      () => `update public.lots set units = units + 1 where ${mine()}`,
      ['pool units', 'units of a lot'],
    ],
    [
      'a unit of one is another’s',
      () => `
        update public.lots set units = units - 1 where ${mine()};
        update public.lots set units = units + 1 where investor_id = '${strategy.lead.id}'`,
      ['units of a lot'],
    ],
    [
      'a unit came from nowhere',
      () => `
        update public.lots set units = units + 1 where ${mine()};
        insert into copying.unit_moves (lot_id, dealing_id, kind, units) select id, ${newest}, 'in', 1 from public.lots where ${mine()};
        update pools.pool_books set units = units + 1 where pool_id = '${strategy.pool}'`,
      ['lot of another request'],
    ],
    [
      'a share was taken that the lead did not get',
      () => `
        update public.lots set units = units - 1 where ${mine()};
        update pools.pool_books set units = units - 1 where pool_id = '${strategy.pool}';
        update copying.unit_moves set units = units - 1 where kind = 'share' and units < 0`,
      ['profit share that does not add up'],
    ],
    [
      'a lot is of another person',
      () => `update public.lots set investor_id = '${strategy.lead.id}' where ${mine()}`,
      ['lot of another request'],
    ],
    [
      'less was put in than is said',
      () => `update public.lots set paid_cents = paid_cents - 1 where ${mine()}`,
      ['lot of another request'],
    ],
    [
      'more was paid out than a dealing says',
      () => `update public.dealings set out_cents = out_cents - 1 where id = ${newest}`,
      ['dealing money out'],
    ],
    [
      'fewer units left than were paid',
      () => `update public.dealings set out_units = out_units - 1, units_after = units_after + 1 where id = ${newest}`,
      ['dealing units out of lots', 'dealing units out of requests'],
    ],
    [
      'a dealing says another share',
      () => `update public.dealings set share_units = share_units + 1 where id = ${newest}`,
      ['dealing profit share'],
    ],
    [
      'a dealing is gone',
      () => `delete from public.dealings where id = ${newest}`,
      ['fill without its dealing', 'request without its dealing'],
    ],
    [
      'a dealing is of another pool',
      () => {
        const pool = randomUUID();
        return `
          insert into public.pools (id, owner_id, title) values ('${pool}', '${copier.person.id}', 'Mine');
          update public.dealings set pool_id = '${pool}' where id = ${newest}`;
      },
      ['fill without its dealing', 'request without its dealing'],
    ],
    [
      'a copy has cost less',
      () => `update public.copies set paid_in_cents = paid_in_cents - 1 where ${mine()}`,
      ['copy paid in'],
    ],
    [
      'a copy has paid more',
      () => `update public.copies set paid_out_cents = paid_out_cents + 1 where ${mine()}`,
      ['copy paid out'],
    ],
    [
      'money waits that nobody put in',
      () => `
        insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp) values ('${strategy.pool}', '${copier.person.id}', 'in', 1000, 0)`,
      ['pool waiting', 'subscribe not in the books'],
    ],
    [
      'the rest of a request is larger than what was not dealt',
      () => `
        insert into public.copy_requests (pool_id, investor_id, side, amount_cents, share_bp, split_from)
        select pool_id, investor_id, 'in', 1000, share_bp, id from public.copy_requests where side = 'in' and ${mine()};
        update pools.pool_books set waiting_cents = waiting_cents + 1000 where pool_id = '${strategy.pool}'`,
      ['cash of pools', 'rest of a request'],
    ],
    [
      'a request was paid twice',
      () => `
        insert into public.copy_requests (id, pool_id, investor_id, side, units, status, ended_at, dealing_id, dealt_cents, dealt_units, share_units)
        select '${randomUUID()}', pool_id, investor_id, side, units, status, ended_at, dealing_id, dealt_cents, dealt_units, share_units
        from public.copy_requests where side = 'out' and ${mine()}`,
      ['copy paid out', 'dealing money out', 'dealing units out of requests', 'pool cash', 'redeem not in the books'],
    ],
  ])('%s', async (_what, forge, findings) => {
    expect(await named(forge())).toEqual(findings);
  });
});
