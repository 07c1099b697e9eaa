import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { openCopyingStage } from '../support/copying/copying-stage.ts';
import { makeCopied } from '../support/copying/strategies.ts';
import { proofPath } from '../support/money/deposits.ts';

// What leaves rows or messages is counted for each person and function. (private.count_call.)
const stage = await openCopyingStage();
const { owner, asInvestor, makeInvestor } = stage;

test.each<[string, number, (pool: string) => Row]>([
  ['rebalance', 200, (pool_id) => ({ pool_id, targets: {}, band_bp: 0 })],
  ['redeem_copy', 200, (pool_id) => ({ pool_id, units: 20_000_000 })],
  ['change_terms', 50, (pool_id) => ({ pool_id, share_bp: 900, capacity_cents: 100_000_000 })],
  ['set_copy_stop', 200, (pool_id) => ({ pool_id, stop_bp: 1000 })],
])('%s is taken from one person %i times in 24 hours', async (name, most, args) => {
  const { strategy, copier } = await makeCopied(stage, 100_000);
  const { rows, person } =
    name === 'change_terms' || name === 'rebalance' ? { ...strategy, person: strategy.lead } : copier;
  const call = () => {
    const isNamed = name === 'redeem_copy' || name === 'rebalance';
    return rows(name, { ...args(strategy.pool), ...(isNamed ? { request_id: randomUUID() } : {}) });
  };
  await owner`
    insert into private.call_counts (person_id, call, since, calls) values (${person.id}, ${name}, now() - interval '23 hours', ${most})`;
  await expect(call()).rejects.toThrow('too_many_requests');
  await owner`update private.call_counts set since = since - interval '61 minutes' where person_id = ${person.id}`;
  await call();
  expect(
    await owner`select calls from private.call_counts where person_id = ${person.id} and call = ${name}`,
  ).toEqual([{ calls: 1 }]);
});

test('a name of a transaction is taken fifty times, and a retry of an order is not counted', async () => {
  const investor = await makeInvestor();
  const [deposit] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${investor.id}, 1000, 'bitcoin', ${proofPath(investor.id)}) returning id`;
  await owner`insert into private.call_counts (person_id, call, calls) values (${investor.id}, 'name_transaction', 50)`;
  const named = asInvestor(investor).rows('name_transaction', {
    deposit_id: deposit?.id ?? null,
    transaction_id: 'a'.repeat(64),
  });
  await expect(named).rejects.toThrow('too_many_requests');
  const { strategy } = await makeCopied(stage, 100_000);
  const order = { side: 'buy', spend_cents: 1000, request_id: randomUUID() };
  const first = await strategy.place(order);
  await owner`update private.call_counts set calls = 2000 where person_id = ${strategy.lead.id} and call = 'place_order'`;
  expect(await strategy.place(order)).toEqual(first);
  await expect(strategy.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('too_many_requests');
});
