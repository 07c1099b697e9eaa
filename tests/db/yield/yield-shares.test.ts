import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { figures } from '../support/money/books.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

// Compares the division of income with the largest remainder method in whole numbers; positions with equal principal
// and time are grouped there.
const stage = await openStage();
const { owner, makeInvestor, asInvestor } = stage;

const DAY = '2026-02-10';

const DAY_MS = 86_400_000;

const midnight = Date.parse(DAY);

interface Position {
  id: string;
  principal: number;
  from: number;
  to: number;
}

/**
 * Shares of an income: whole cents by weight, and one more for the largest remainders; the hash of position and day
 * breaks ties.
 */
function divide(positions: readonly Position[], cents: bigint): Map<string, bigint> {
  const held = positions.map(({ id, principal, from, to }) => ({
    id,
    weight: BigInt(principal) * BigInt(Math.min(to, DAY_MS) - Math.max(from, 0)),
    hash: createHash('md5').update(`${id}${DAY}`).digest('hex'),
  }));
  const total = held.reduce((sum, { weight }) => sum + weight, 0n);
  const parts = held
    .map(({ id, weight, hash }) => ({
      id,
      hash,
      whole: (cents * weight) / total,
      rest: (cents * weight) % total,
    }))
    .toSorted((a, b) => Number(b.rest - a.rest) || a.hash.localeCompare(b.hash));
  const spare = cents - parts.reduce((sum, { whole }) => sum + whole, 0n);
  return new Map(parts.map(({ id, whole }, place) => [id, whole + (BigInt(place) < spare ? 1n : 0n)]));
}

test(`an income is divided to the cent by the largest remainders, among equal positions and others (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const investor = await makeInvestor();
  const positions = Array.from({ length: 300 }, (): Position => {
    const [from, to] = random.chance(0.6)
      ? [-1, DAY_MS]
      : [random.int(-1, 3) * 21_600_000, DAY_MS - random.int(0, 1) * 1000];
    return { id: randomUUID(), principal: random.pick([10_000, 20_000, 70_001]) ?? 10_000, from, to };
  });
  await owner`alter table positions disable trigger user`;
  await owner`
    insert into positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
    select (p ->> 'id')::uuid, ${investor.id}, 'stater', (p ->> 'principal')::bigint, 'matured',
      to_timestamp((${midnight}::bigint + (p ->> 'from')::bigint) / 1000.0), ${DAY}::date + 7,
      to_timestamp((${midnight}::bigint + (p ->> 'to')::bigint) / 1000.0)
    from jsonb_array_elements(${owner.json(positions as never)}) p`;
  for (const cents of [
    1n,
    7n,
    299n,
    300n,
    301n,
    456_789_123n,
    100_000_000_000n,
    ...Array.from({ length: 20 }, () => BigInt(random.int(1, 2_000_000))),
  ]) {
    const shares = await owner<{ id: string; cents: string }[]>`
      select position_id as id, share_cents::text as cents from plans.yield_shares('stater', ${DAY}, ${String(cents)}, now(), '{}')`;
    const expected = divide(positions, cents);
    expect(shares.filter(({ id, cents: share }) => BigInt(share) !== expected.get(id))).toEqual([]);
    expect(shares).toHaveLength(positions.length);
    expect(shares.reduce((sum, { cents: share }) => sum + BigInt(share), 0n)).toBe(cents);
  }
});

const pool = poolMaker(stage);

await bookAnyDay(owner);

const { post, reverse, house, spend } = yieldReversals(stage);

test('what a holder has spent of it is a receivable in their name: profit no longer, and no later credit is kept back for it', async () => {
  const { plan, holders, profits } = await pool(10_000, 30_000);
  const [spender] = holders;
  if (!spender) throw new Error('No one holds it.');
  const before = await house('receivables');
  const posting = await post(plan, 1000);
  await spend(spender, 30);
  await reverse(posting);
  // 250 were credited, and 30 of them are left.
  expect(await profits()).toEqual([0, 0]);
  expect(await figures(owner, spender)).toMatchObject({ available: 0 });
  expect(await house('receivables')).toBe(before + 220);
  const lines = await owner`
    select investor_id, debit, amount_cents from ledger.transfers
    where posting_id = ${posting.id} and reference = ${spender.position} and code = 'yield_reversal' order by amount_cents`;
  expect([...lines]).toEqual([
    { investor_id: spender.id, debit: 'available', amount_cents: 30 },
    { investor_id: spender.id, debit: 'receivables', amount_cents: 220 },
  ]);
  const [event] = await owner<{ cents: number }[]>`
    select (details ->> 'receivable_cents')::int as cents from ground.audit_events where action = 'yield_taken_back' and subject = ${posting.id}`;
  expect(event?.cents).toBe(220);
  await post(plan, 400);
  expect(await figures(owner, spender)).toMatchObject({ available: 100, profit: 100 });
  const me = asInvestor(spender);
  expect(await me.query`select day::text, amount_cents from my_position_days where amount_cents > 0`).toEqual([
    { day: DAY, amount_cents: 100 },
  ]);
  expect(await me.query`select yield_cents from my_positions`).toEqual([{ yield_cents: 100 }]);
  const statement = await me.rows('statement', { kinds: ['yield', 'yield_reversal', 'yield_receivable'] });
  expect(statement.map(({ kind, amount_cents, change_cents }) => [kind, amount_cents, change_cents])).toEqual([
    ['yield', 100, 100],
    ['yield_receivable', 220, 0],
    ['yield_reversal', 30, -30],
    ['yield', 250, 250],
  ]);
});

test('a holder who has spent all of it has nothing taken, and the whole of it is a receivable of the house', async () => {
  const { plan, holders, profits } = await pool(10_000, 30_000);
  const [spender] = holders;
  if (!spender) throw new Error('No one holds it.');
  const posting = await post(plan, 1000);
  await spend(spender, 0);
  await reverse(posting);
  expect(await profits()).toEqual([0, 0]);
  const lines = await owner`
    select investor_id, debit, amount_cents from ledger.transfers
    where posting_id = ${posting.id} and reference = ${spender.position} and code = 'yield_reversal'`;
  expect([...lines]).toEqual([{ investor_id: spender.id, debit: 'receivables', amount_cents: 250 }]);
});
