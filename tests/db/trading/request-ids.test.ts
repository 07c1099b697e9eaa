import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { confirmIdentity, type Copier, deal, makeCopied } from '../support/copying/strategies.ts';
import { problems } from '../support/money/books.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { shows } from '../support/trading/trading.ts';

// A retry repeats its request exactly; the books know a request by its id alone, so no two requests share one.
const stage = await openCopyingStage();
const { owner, asInvestor, whileHeld } = stage;
const WHAT = 10_000;
const ORDER = {
  instrument_id: 'BTC-USD',
  side: 'buy',
  kind: 'limit',
  quantity: 10_000,
  limit_price: 9_000_000,
};

async function makeBoth(): Promise<Awaited<ReturnType<typeof makeCopied>> & { mine: string }> {
  const made = await makeCopied(stage, 100_000);
  await makeDeposit(owner, made.copier.person.id, 1_000_000);
  const mine = randomUUID();
  await made.copier.rows('open_portfolio', { title: 'Mine', request_id: mine });
  return { ...made, mine };
}
const put = ({ rows }: Copier, pool_id: string, request_id: string): Promise<Row[]> =>
  rows('subscribe', { pool_id, amount_cents: WHAT, request_id });
const take = ({ rows }: Copier, pool_id: string, request_id: string): Promise<Row[]> =>
  rows('redeem', { pool_id, request_id });

test('the id of money put into a portfolio puts none into a strategy', async () => {
  const { strategy, copier, mine } = await makeBoth();
  const request_id = randomUUID();
  await put(copier, mine, request_id);
  const balance = await copier.balance();
  await expect(copier.put(strategy, WHAT, { request_id })).rejects.toThrow('request_id_reused');
  expect(await copier.balance()).toBe(balance);
  expect(await strategy.books()).toMatchObject({ waiting_cents: 0 });
  expect(await problems(owner)).toEqual([]);
});

test('the id of money put into a strategy puts none into a portfolio', async () => {
  const { strategy, copier, mine } = await makeBoth();
  const request_id = randomUUID();
  await copier.put(strategy, WHAT, { request_id });
  await expect(put(copier, mine, request_id)).rejects.toThrow('request_id_reused');
  await copier.rows('return_copy_request', { request_id });
  await expect(put(copier, mine, request_id)).rejects.toThrow('request_id_reused');
  expect(await problems(owner)).toEqual([]);
});

test('the id of what left a portfolio takes nothing out of a strategy, whose dealings go on', async () => {
  const { strategy, copier, mine } = await makeBoth();
  const request_id = randomUUID();
  await put(copier, mine, randomUUID());
  await take(copier, mine, request_id);
  await expect(copier.take(strategy, 20_000_000, { request_id })).rejects.toThrow('request_id_reused');
  await copier.take(strategy, 20_000_000);
  await shows(stage, 9_500_000);
  expect(await deal(stage)).toBe(1);
  expect(await problems(owner)).toEqual([]);
});

test('the id of what left a strategy takes nothing out of a portfolio', async () => {
  const { strategy, copier, mine } = await makeBoth();
  const request_id = randomUUID();
  await put(copier, mine, randomUUID());
  await copier.take(strategy, 20_000_000, { request_id });
  await expect(take(copier, mine, request_id)).rejects.toThrow('request_id_reused');
  expect(await problems(owner)).toEqual([]);
});

test.each(['a portfolio', 'a strategy'])('a stake under the id of money put into %s is refused', async (of) => {
  const { strategy, copier, mine } = await makeBoth();
  const request_id = randomUUID();
  if (of === 'a portfolio') await put(copier, mine, request_id);
  else {
    await copier.put(strategy, WHAT, { request_id });
    await copier.rows('return_copy_request', { request_id });
  }
  if (of === 'a portfolio') await take(copier, mine, randomUUID());
  await confirmIdentity(stage, copier.person);
  const balance = await copier.balance();
  const proposed = copier.rows('propose_strategy', {
    title: 'Slow and steady',
    idea: 'Buys bitcoin when it is quiet.',
    share_bp: 1000,
    capacity_cents: 100_000_000,
    stake_cents: WHAT,
    request_id,
  });
  await expect(proposed).rejects.toThrow('request_id_reused');
  expect(await copier.balance()).toBe(balance);
});

test('of two people who ask under one id at the same moment, in a portfolio and in a strategy, one is refused', async () => {
  const { copier, mine } = await makeBoth();
  const { strategy, copier: other } = await makeCopied(stage, 100_000);
  await put(copier, mine, randomUUID());
  const request_id = randomUUID();
  const late = await whileHeld(
    (sql) => sql`select public.redeem(${mine}, ${request_id})`,
    () => other.take(strategy, 20_000_000, { request_id }).catch(String),
    { by: asInvestor(copier.person) },
  );
  expect(late).toContain('request_id_reused');
});

test.each<[string, (made: Awaited<ReturnType<typeof makeBoth>>) => [Row, Row]]>([
  ['place_order', ({ mine }) => [{ ...ORDER, pool_id: mine }, { quantity: 200_000 }]],
  ['place_order', ({ mine }) => [{ ...ORDER, pool_id: mine }, { limit_price: 9_100_000 }]],
  ['rebalance', ({ mine }) => [{ pool_id: mine, targets: {}, band_bp: 0 }, { band_bp: 1 }]],
  ['subscribe', ({ mine }) => [{ pool_id: mine, amount_cents: WHAT }, { amount_cents: WHAT + 1 }]],
  ['redeem', ({ mine }) => [{ pool_id: mine, amount_cents: 1000 }, { amount_cents: null }]],
  [
    'subscribe_copy',
    ({ strategy }) => [{ pool_id: strategy.pool, amount_cents: WHAT, seen_share_bp: 1000 }, { stop_bp: 500 }],
  ],
  ['redeem_copy', ({ strategy }) => [{ pool_id: strategy.pool, units: 20_000_000 }, { units: null }]],
  ['invest', () => [{ plan_id: 'stater', amount_cents: 20_000 }, { amount_cents: null }]],
])('%s takes nothing else under the id of an earlier request', async (name, args) => {
  const made = await makeBoth();
  await put(made.copier, made.mine, randomUUID());
  const [first, change] = args(made);
  const request = { ...first, request_id: randomUUID() };
  const taken = await made.copier.rows(name, request);
  expect(await made.copier.rows(name, request)).toEqual(taken);
  await expect(made.copier.rows(name, { ...request, ...change })).rejects.toThrow('request_id_reused');
  expect(await problems(owner)).toEqual([]);
});
