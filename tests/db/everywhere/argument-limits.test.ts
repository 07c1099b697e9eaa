import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { priceBitcoin } from '../support/money/deposit-quotes.ts';
import { insuranceTools, lost, proposal } from '../support/money/insurance.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { attestation } from '../support/money/reserves.ts';
import { NEW_PLAN } from '../support/site/offers.ts';
import { openStage } from '../support/stage.ts';
import { untaken } from '../support/traffic/untaken.ts';

const stage = await openStage();
const { owner, asOperator, makeInvestor, asInvestor } = stage;

const answerOf = await untaken(owner);

const DAY_MS = 86_400_000;

// All days below must be relative to one today.
await awayFromMidnight();

const long = (length: number) => 'x'.repeat(length);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const link = (length: number) => `https://example.com/${long(length - 20)}`;

const YIELD = { plan_id: 'basic', day: daysAgo(2), amount_cents: 100, evidence: 'stated by the pool' };

const CAPACITY = { plan_id: 'vip', capacity_cents: 100, evidence: 'stated by the host' };

const ANNOUNCEMENT = { title: 'News', body: 'All is well', weight: 'info', request_id: randomUUID() };

const UNCLAIMED = { person_id: randomUUID(), recipient: long(20), evidence: 'stated by a letter' };

const PLAN = { ...NEW_PLAN, term_months: 2, hashrate: 1, offers: [] };

const anybody = await makeInvestor();

const losses = (count: number) => Array.from({ length: count }, () => ({ email: 'no@example.com', lost_cents: 1 }));

type Limit = [name: string, good: Row, argument: string, last: unknown, first: unknown, refusal: string];

const both = (name: string, good: Row, argument: string, refusal: string, low: unknown[], high: unknown[]) =>
  [low, high].map(([last, first]): Limit => [name, good, argument, last, first, refusal]);

const ofOperators: Limit[] = [
  ['attest_reserve', attestation({}), 'signed_on', daysAgo(31), daysAgo(32), 'invalid_day'],
  ...both('post_yield', YIELD, 'amount_cents', 'invalid_amount', [-1e11, -1e11 - 1], [1e11, 1e11 + 1]),
  ['post_yield', { ...YIELD, amount_cents: -1 }, 'day', daysAgo(29), daysAgo(30), 'loss_too_old'],
  ['evidence_capacity', CAPACITY, 'capacity_cents', 1e14, 1e14 + 1, 'invalid_amount'],
  ['evidence_capacity', CAPACITY, 'capacity_phs', 999_999_999, 1_000_000_000, 'invalid_value'],
  ['evidence_capacity', CAPACITY, 'capacity_phs', 1.234, 1.2345, 'invalid_value'],
  ...both(
    'preview_balance',
    { investor_id: anybody.id },
    'amount_cents',
    'invalid_amount',
    [-1e11, -1e11 - 1],
    [1e11, 1e11 + 1],
  ),
  ['propose_insurance_payout', proposal(losses(1)), 'happened_on', daysAgo(3650), daysAgo(3651), 'invalid_day'],
  ['propose_insurance_payout', proposal(losses(1)), 'amount_cents', 1e11, 1e11 + 1, 'invalid_amount'],
  ['propose_insurance_payout', proposal([]), 'losses', losses(1000), losses(1001), 'invalid_losses'],
  ['propose_unclaimed_payout', UNCLAIMED, 'recipient', long(10), long(9), 'recipient_required'],
  ['publish_announcement', ANNOUNCEMENT, 'body', long(1000), long(1001), 'announcement_required'],
  ['publish_announcement', ANNOUNCEMENT, 'shown_from', inDays(364), inDays(367), 'invalid_period'],
  [
    'publish_signal',
    { title: 'T', instrument_id: 'BTC-USD', direction: 'up', horizon_days: 7, request_id: randomUUID() },
    'body',
    long(4000),
    long(4001),
    'text_required',
  ],
  [
    'write_claim',
    { text: 'So it is', request_id: randomUUID() },
    'evidence_url',
    link(500),
    link(501),
    'link_required',
  ],
  ['save_plan', PLAN, 'term_days', 0, -1, 'invalid_plan'],
  ['save_plan', { ...PLAN, max_cents: 1e11 }, 'min_cents', 1e11, 1e11 + 1, 'invalid_plan'],
  ['save_plan', { ...PLAN, hashrate: null }, 'max_cents', 1e11, 1e11 + 1, 'invalid_plan'],
  ...both('save_plan', PLAN, 'top_ups_per_day', 'invalid_plan', [0, -1], [100, 101]),
  ...both('save_plan', PLAN, 'profit_bonus_bp', 'invalid_plan', [0, -1], [3500, 3501]),
  ...both('save_plan', PLAN, 'referral_bonus_bp', 'invalid_plan', [0, -1], [1000, 1001]),
  ...both('save_plan', PLAN, 'hashrate', 'invalid_plan', [0.001, 0], [250_000, 250_000.001]),
  [
    'save_plan',
    PLAN,
    'offers',
    Array.from({ length: 12 }, () => '1 daily top up'),
    Array.from({ length: 13 }, () => '1 daily top up'),
    'invalid_plan',
  ],
];

const cases = ofOperators.map(([name, good, argument, last, first, refusal]) => ({
  name,
  good,
  argument,
  last,
  first,
  refusal,
}));

/** The words of a plan must match its fields. */
const worded = (plan: Row): Row => ({
  ...plan,
  duration: `${Number(plan['term_months'])} months${plan['term_days'] ? ` ${Number(plan['term_days'])} days` : ''}`,
  price_text: `$${(Number(plan['min_cents']) / 100).toFixed(2)}`,
});

test.each(cases)(
  '$name takes as its $argument $last, and not $first',
  async ({ name, good, argument, last, first, refusal }) => {
    const isPlan = name === 'save_plan';
    const actor = asOperator(isPlan ? 'admin' : 'treasurer');
    const args = (value: unknown) => {
      const all = { ...good, [argument]: value };
      return isPlan ? worded(all) : all;
    };
    expect(await answerOf(actor, name, args(first))).toBe(refusal);
    expect(await answerOf(actor, name, args(last))).not.toBe(refusal);
  },
);

test('a site names twenty registrations at most, each with a link of five hundred characters at most', async () => {
  const list = (length: number, url: string) =>
    Array.from({ length }, () => ({ authority: 'The authority', number: '1', url }));
  const valid = async (entries: Row[]) => {
    const [row] = await owner<{ valid: boolean }[]>`
      select site.valid_registrations(${owner.json(entries as never)}) as valid`;
    return row?.valid;
  };
  expect(await valid(list(20, link(500)))).toBe(true);
  expect(await valid(list(21, link(500)))).toBe(false);
  expect(await valid(list(1, link(501)))).toBe(false);
});

test('coins that are worth more than a billion dollars by a cent are not credited', async () => {
  await priceBitcoin(owner, 10_000_000);
  const { id: deposit_id } = await pendingDeposit(stage);
  const credit = async (coins: string) => {
    const [now] = await owner<{ at: string }[]>`select clock_timestamp()::text as at`;
    return answerOf(asOperator('reviewer'), 'preview_credit', { deposit_id, coins, paid_at: now?.at });
  };
  const [price] = await owner<{ price: string }[]>`
    select price::text from deposits.coin_price('BTC')`;
  expect(price).toEqual({ price: '100000.00' });
  expect(await credit('10000')).toBe('taken');
  expect(await credit('10000.0000001')).toBe('invalid_amount');
});

test('the insurance fund pays out all that it has, and not a cent more', async () => {
  const { available, book, propose, victims } = insuranceTools(stage);
  const [victim = anybody] = await victims(1);
  const all = await available();
  await expect(propose([lost(victim, all + 1)], { amount_cents: all + 1 })).rejects.toThrow('exceeds_available');
  await expect(propose([lost(victim, all - 1)], { amount_cents: all })).rejects.toThrow('exceeds_loss');
  await book(await propose([lost(victim, all)], { amount_cents: all }));
  expect(await available()).toBe(0);
});

const MARKS = 10_000;

const HOSTILE = `a${'\u0301'.repeat(MARKS)}${'\u0323'.repeat(MARKS)}`;

const SOON_MS = 2000;

test('a name of thousands of combining marks is refused at once', async () => {
  const person = await makeInvestor();
  const start = performance.now();
  await expect(
    asInvestor(person).query`update profiles set name = ${HOSTILE} where id = ${person.id}`,
  ).rejects.toMatchObject({ constraint_name: 'profiles_name_readable' });
  expect(performance.now() - start).toBeLessThan(SOON_MS);
});

test('every function that brings a text into its normal form answers thousands of combining marks at once', async () => {
  const functions = await owner<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p
    where p.pronamespace::regnamespace::text = any (ground.schemas())
      and p.prosrc like '%normalize(%'
    order by 1`;
  expect(functions).toContainEqual({ name: 'ground.confusable_skeleton' });
  const slow: string[] = [];
  for (const { name } of functions) {
    const start = performance.now();
    await owner.unsafe(`select ${name}($1::text)`, [HOSTILE]);
    if (performance.now() - start >= SOON_MS) slow.push(name);
  }
  expect(slow).toEqual([]);
});
