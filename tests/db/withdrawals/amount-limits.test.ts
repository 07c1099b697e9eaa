import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { evidencedAt } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';
import { untaken } from '../support/traffic/untaken.ts';

// What an investor may ask for ends exactly where it is said to: the last cent that is taken, and the first that is not.
const { owner, asInvestor, asOperator, makeInvestor } = await openStage();
const answerOf = await untaken(owner);

beforeEach(awayFromMidnight, 60_000);

test('an investor asks for one cent, for a whole balance below the minimum, and five times at once', async () => {
  const ask = async (deposited: number, amount_cents: number) =>
    answerOf(asInvestor(await makeInvestor({ deposited })), 'request_withdrawal', {
      method: 'USDT',
      address: ADDRESSES.USDT[0],
      amount_cents,
      request_id: randomUUID(),
    });
  expect(await ask(1, 1)).toBe('taken');
  expect(await ask(1, 0)).toBe('invalid_amount');
  expect(await ask(2, 1)).toBe('below_minimum');
  const busy = await makeInvestor({ deposited: 1_000_000 });
  const again = () =>
    asInvestor(busy).call('request_withdrawal', {
      method: 'Bitcoin',
      address: ADDRESSES.Bitcoin[0],
      amount_cents: 100_000,
      request_id: randomUUID(),
    });
  for (let n = 0; n < 5; n += 1) await again();
  await expect(again()).rejects.toThrow('too_many_pending');
});

test('an investor tops up by one cent and up to the maximum, as the terms say before', async () => {
  const alice = await makeInvestor({ deposited: 400_000 });
  const bought = await asInvestor(alice).call<{ id: string }>('invest', {
    plan_id: 'basic',
    request_id: randomUUID(),
    amount_cents: 300_000,
  });
  const answers = async (amount_cents: number) => {
    const args = { package_id: bought.id, amount_cents };
    const [terms] = await asInvestor(alice).rows<{ refusal: string | null }>('top_up_terms', args);
    const done = await answerOf(asInvestor(alice), 'top_up', { ...args, request_id: randomUUID() });
    return [terms?.refusal ?? 'taken', done];
  };
  expect(await answers(0)).toEqual(['invalid_amount', 'invalid_amount']);
  expect(await answers(1)).toEqual(['taken', 'taken']);
  // All that the package takes, and all that the investor has.
  expect(await answers(100_000)).toEqual(['taken', 'taken']);
  expect(await answers(100_001)).toEqual(['above_maximum', 'above_maximum']);
});

test('the terms of a purchase refuse an amount where the purchase does', async () => {
  const answers = async (deposited: number, amount_cents: number) => {
    const actor = asInvestor(await makeInvestor({ deposited }));
    const args = { plan_id: 'basic', amount_cents };
    const [terms] = await actor.rows<{ refusal: string | null }>('purchase_terms', args);
    const done = await answerOf(actor, 'invest', { ...args, request_id: randomUUID() });
    return [terms?.refusal ?? 'taken', done];
  };
  expect(await answers(400_000, 400_000)).toEqual(['taken', 'taken']);
  expect(await answers(400_001, 400_001)).toEqual(['above_maximum', 'above_maximum']);
  expect(await answers(100_000, 100_000)).toEqual(['taken', 'taken']);
  expect(await answers(100_000, 99_999)).toEqual(['below_minimum', 'below_minimum']);
});

test('a plan is sold up to the last cent and the last hash of its capacity', async () => {
  const alice = await makeInvestor({ deposited: 1_000_000 });
  await owner`update public.plans set hashrate = 1 where id = 'stater'`;
  const [sold] = await owner<{ cents: number; phs: number }[]>`
    select coalesce(sum(principal_cents), 0)::float8 as cents, coalesce(sum(hashrate), 0)::float8 as phs
    from public.positions where plan_id = 'stater' and status = 'active'`;
  const evidence = async (cents: number, phs: number) =>
    asOperator('treasurer').rows('evidence_capacity', {
      evidence: 'stated by the host',
      plan_id: 'stater',
      capacity_cents: (sold?.cents ?? 0) + cents,
      capacity_phs: (sold?.phs ?? 0) + phs,
      seen: await evidencedAt(owner, 'stater'),
    });
  const buy = () =>
    answerOf(asInvestor(alice), 'invest', {
      plan_id: 'stater',
      amount_cents: 10_000,
      request_id: randomUUID(),
    });
  // As if more had been sold, which has been returned since.
  const fill = () => owner`
    update private.plan_capacity set sold_cents = capacity_cents, sold_phs = capacity_phs where plan_id = 'stater'`;
  await evidence(10_000, 1);
  await fill();
  expect(await buy()).toBe('taken');
  await evidence(9_999, 1);
  expect(await buy()).toBe('plan_sold_out');
  await evidence(10_000, 0.999);
  expect(await buy()).toBe('plan_sold_out');
});
