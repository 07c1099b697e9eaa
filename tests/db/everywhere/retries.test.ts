import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Actor, readSignatures, type Row } from '../support/actors.ts';
import { RIGHT } from '../support/copying/appropriateness.ts';
import {
  confirmIdentity,
  deal,
  makeCopier,
  makeInvested,
  makeStrategy,
  proposeStrategy,
} from '../support/copying/strategies.ts';
import { makeDeposit } from '../support/money/deposits.ts';
import { lost, proposal as payout } from '../support/money/insurance.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { proposal as address } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
await owner`update public.instruments set max_age = '1 minute'`;
await shows(stage, 9_500_000);

const rich = await makeInvestor({ deposited: 5_000_000 });
const friend = await makeInvestor({ deposited: 100_000 });
const { person: trader, pool } = await makeHolder(stage);
await makeDeposit(owner, trader.id, 100_000);
const copied = await makeInvested(stage);
const { lead, pool: led } = await makeStrategy(stage);
const { pool: proposed } = await proposeStrategy(stage);
const { person: copier, put } = await makeCopier(stage);
await put(copied, 50_000);
await shows(stage, 9_500_000);
await deal(stage);
await confirmIdentity(stage, rich);
const bought = randomUUID();
await asInvestor(rich).rows('invest', { plan_id: 'basic', request_id: bought });

const bitcoin = { pool_id: pool, instrument_id: 'BTC-USD', quantity: 10_000 };
const signal = { title: 'Up', body: 'Or down', instrument_id: 'BTC-USD', direction: 'up', horizon_days: 7 };
const [asRich, asTrader, asCopier] = [asInvestor(rich), asInvestor(trader), asInvestor(copier)];
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];

const CALLS: Record<string, [actor: Actor, args: Row, other: Row]> = {
  invest: [asRich, { plan_id: 'stater' }, { plan_id: 'basic' }],
  top_up: [asRich, { package_id: bought, amount_cents: 25_000 }, { amount_cents: 26_000 }],
  request_withdrawal: [
    asRich,
    { method: 'Bitcoin', address: ADDRESSES.Bitcoin[0], amount_cents: 100_000 },
    { amount_cents: 100_001 },
  ],
  write_message: [asRich, { subject: 'S', message: 'M', language: 'en' }, { message: 'N' }],
  open_portfolio: [asRich, { title: 'Mine' }, { title: 'Yours' }],
  subscribe: [asTrader, { pool_id: pool, amount_cents: 1000 }, { amount_cents: 1001 }],
  redeem: [asTrader, { pool_id: pool, amount_cents: 1000 }, { amount_cents: 1001 }],
  rebalance: [
    asTrader,
    { pool_id: pool, targets: { 'BTC-USD': 1000 }, band_bp: 100 },
    { targets: { 'BTC-USD': 2000 } },
  ],
  place_order: [
    asTrader,
    { ...bitcoin, side: 'buy', kind: 'limit', limit_price: 9_000_000 },
    { limit_price: 9_000_100 },
  ],
  place_pair: [asTrader, { ...bitcoin, take_price: 9_900_000, stop_price: 9_000_000 }, { quantity: 20_000 }],
  subscribe_copy: [
    asCopier,
    { pool_id: copied.pool, amount_cents: 10_000, seen_share_bp: 1000 },
    { amount_cents: 10_001 },
  ],
  redeem_copy: [asCopier, { pool_id: copied.pool, units: 20_000_000 }, { units: 21_000_000 }],
  answer_appropriateness: [asRich, { answers: RIGHT }, { answers: { ...RIGHT, losses: 'a' } }],
  propose_strategy: [
    asRich,
    { title: 'T', idea: 'I', share_bp: 0, capacity_cents: 1_000_000, stake_cents: 100_000 },
    { stake_cents: 100_001 },
  ],
  publish_lead_signal: [asInvestor(lead), { ...signal, pool_id: led }, { direction: 'down' }],
  grant_bonus: [treasurer, { investor_id: friend.id, amount_cents: 500, reason: 'A defect' }, { amount_cents: 501 }],
  propose_correction: [
    reviewer,
    { investor_id: friend.id, amount_cents: 500, reason: 'A mistake', corrects: 'Line 17' },
    { amount_cents: 501 },
  ],
  propose_insurance_payout: [treasurer, payout([lost(friend, 10_000)]), { amount_cents: 9999 }],
  propose_wallet_change: [admin, address('eth'), { address_name: 'Another' }],
  publish_announcement: [treasurer, { title: 'News', body: 'All is well', weight: 'info' }, { title: 'Old' }],
  publish_signal: [treasurer, signal, { direction: 'down' }],
  write_claim: [admin, { text: 'Audited', evidence_url: 'https://example.com/a' }, { text: 'Sealed' }],
  review_strategy: [reviewer, { pool_id: proposed, approve: true, reason: 'Looked at' }, { reason: 'Not looked at' }],
  suspend_strategy: [reviewer, { pool_id: led, reason: 'Odd prices' }, { reason: 'None' }],
  halt_trading: [treasurer, { instrument_id: 'ETH-USD', reason: 'Odd prices' }, { reason: 'None' }],
};
/** Calls named by the id of something else, and those that their own tests retry. */
const ELSEWHERE = /go_live$|^return_|^propose_(exchanges|resumption|trading)$/;

async function everything(): Promise<string> {
  const tables = await owner<{ name: string }[]>`
    select c.oid::regclass::text as name from pg_class c
    where c.relkind = 'r' and c.relnamespace::regnamespace::text = any (ground.schemas())`;
  const all = tables.map(({ name }) => `select '${name}' || t::text as line from ${name} t`).join(' union all ');
  const [row] = await owner.unsafe<{ hash: string }[]>(
    `select md5(string_agg(line, e'\\n' order by line)) as hash from (${all}) lines`,
  );
  return row?.hash ?? '';
}

test.each(Object.entries(CALLS))('%s does once what it is asked under one id', async (name, [by, args, other]) => {
  const request = { ...args, request_id: randomUUID() };
  const first = await by.rows(name, request);
  const before = await everything();
  expect(await by.rows(name, request)).toEqual(first);
  expect(await everything()).toBe(before);
  const refused = await by.rows(name, { ...request, ...other }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'P0001' });
  expect(await everything()).toBe(before);
});

test('every call that names its request is among these', async () => {
  const named = [...(await readSignatures(owner))].flatMap(([name, types]) =>
    types.has('request_id') && !ELSEWHERE.test(name) ? [name] : [],
  );
  expect(named.filter((name) => !(name in CALLS))).toEqual([]);
});
