import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { table } from '../../../scripts/access/markdown.ts';
import { deal, letCopy, makeStrategy } from '../support/copying/strategies.ts';
import { rememberAddresses } from '../support/money/payout-addresses.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';
import { ingest, quote } from '../support/trading/quotes.ts';

const INVESTOR = '00000000-0000-4000-8000-000000000001';
const document = await readFile(new URL('../../../docs/follow-a-dollar.md', import.meta.url), 'utf8');

const queries = [...document.matchAll(/```sql\n(.*?)```\n\n(No rows\.\n|(?:\|[^\n]*\n)+)/gs)].map(
  ([, query = '', shown = ''], index) => ({ place: index + 1, query, shown }),
);

/** The part about a copy begins here, later than everything that the earlier queries show. */
const COPY = document.split('## 6.')[0]?.split('```sql').length ?? 0;

const stage = await openStage();
const { owner, asInvestor, asOperator, signIn } = stage;
const person = await signIn(INVESTOR);
const investor = asInvestor(person);
await owner`update public.withdrawal_methods set fee_cents = 1500 where name = 'Bitcoin'`;
await rememberAddresses(owner, INVESTOR);
const { id } = await request(investor);
await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: 'd3'.repeat(32) });

const [bought] = await owner<{ id: string }[]>`select id from public.positions where investor_id = ${INVESTOR}`;
await investor.call('top_up', {
  package_id: bought?.id,
  amount_cents: 50_000,
  // The last of all ids, so that it returns after its package.
  request_id: 'ffffffff-ffff-4fff-bfff-ffffffffffff',
});
await owner`update public.positions set matures_at = now() where investor_id = ${INVESTOR}`;
await owner`select plans.mature_positions(1000)`;
const missing = await owner<{ day: string }[]>`
  select d::date::text as day
  from public.positions x, generate_series(date_trunc('day', x.opened_at, 'UTC'), x.matures_at, '1 day', 'UTC') d
  where x.id = ${bought?.id ?? ''} and not exists (
    select from public.yield_postings y where y.plan_id = x.plan_id and y.day = (d at time zone 'utc')::date)`;
for (const { day } of missing) {
  await asOperator('treasurer').call('post_yield', {
    plan_id: 'basic',
    day,
    amount_cents: 0,
    evidence: 'Stated by this sandbox: a day without income.',
  });
}
await owner`select plans.mature_positions(1000)`;

const insured = await asOperator('treasurer').call<{ answer: string }>('propose_insurance_payout', {
  request_id: '00000000-0000-4000-8000-0000000000e1',
  event: 'A hot wallet was emptied',
  happened_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
  evidence: 'stated by the auditor',
  amount_cents: 5000,
  losses: [
    { email: 'investor@example.com', lost_cents: 6000 },
    { email: 'new@example.com', lost_cents: 4000 },
  ],
});
await asOperator('admin').rows('confirm_proposal', { proposal_id: insured.answer });

const pool_id = '00000000-0000-4000-8000-0000000000f0';
const order = { pool_id, instrument_id: 'BTC-USD', kind: 'market' };
await investor.rows('open_portfolio', { title: 'Mine', request_id: pool_id });
await investor.rows('subscribe', { pool_id, amount_cents: 128_000, request_id: randomUUID() });
await ingest(owner, [quote({ bid: 9_499_500, ask: 9_500_000 })]);
await investor.rows('place_order', { ...order, side: 'buy', spend_cents: 100_000, request_id: randomUUID() });
await ingest(owner, [quote({ bid: 9_499_500, ask: 9_500_000 })]);
const [held] = await owner<{ quantity: number }[]>`select quantity from pools.holdings`;
await investor.rows('place_order', {
  ...order,
  side: 'sell',
  quantity: held?.quantity,
  request_id: randomUUID(),
});
await ingest(owner, [quote({ bid: 9_700_000, ask: 9_700_500 })]);
await investor.rows('redeem', { pool_id, amount_cents: 50_000, request_id: randomUUID() });

function asShown(rows: { columns: { name: string }[] } & Record<string, unknown>[]): string {
  if (rows.length === 0) return 'No rows.\n';
  const names = rows.columns.map(({ name }) => name);
  return table(
    names,
    rows.map((row) => names.map((name) => String(row[name]))),
  );
}

test('docs/follow-a-dollar.md shows an answer below each of its queries', () => {
  expect(queries.length).toBeGreaterThan(0);
  expect(queries).toHaveLength(document.split('```sql').length - 1);
});

const answerOf = async (query: string) => asShown(await owner.unsafe(query));
test.each(queries.filter(({ place }) => place < COPY))(
  'docs/follow-a-dollar.md shows what its query $place returns',
  async ({ query, shown }) => {
    expect(await answerOf(query)).toBe(shown);
  },
);

describe('through a copy and back', () => {
  beforeAll(async () => {
    const strategy = await makeStrategy(stage);
    await letCopy(stage, person);
    const show = (bid: number) => ingest(owner, [quote({ bid, ask: bid + 500 })]);
    await show(9_499_500);
    await strategy.place({ side: 'buy', spend_cents: 60_000 });
    await show(9_499_500);
    await investor.rows('subscribe_copy', {
      pool_id: strategy.pool,
      amount_cents: 50_000,
      seen_share_bp: 1000,
      request_id: randomUUID(),
    });
    await show(9_499_500);
    await deal(stage);
    await show(9_699_500);
    await investor.rows('redeem_copy', { pool_id: strategy.pool, request_id: randomUUID() });
    await show(9_699_500);
    await deal(stage);
  });

  test.each(queries.filter(({ place }) => place >= COPY))(
    'docs/follow-a-dollar.md shows what its query $place returns',
    async ({ query, shown }) => {
      expect(await answerOf(query)).toBe(shown);
    },
  );
});
