import { expect, test } from 'vitest';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { sliceTools } from '../support/slices.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, shows } from '../support/trading/trading.ts';

// A snapshot is of a moment up to which nothing more can be booked.
const stage = await openTradingStage();
const { owner, makeInvestor, asInvestor } = stage;
const { receiptOf } = proofTools(stage);

test('a snapshot taken while a transaction is open does not accuse itself when that one is committed', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  const number = await owner.begin(async (sql) => {
    await sql`select ledger.transfer(${alice.id}, 'available', 'withdrawing', 100, 'withdrawal_hold', gen_random_uuid())`;
    await nextMillisecond(owner);
    const [taken] = await owner<{ number: number; early: boolean }[]>`
      select s.number, s.as_of < a.xact_start as early
      from private.take_snapshot(clock_timestamp()) s,
        (select min(xact_start) as xact_start from pg_stat_activity where state = 'idle in transaction' and datname = current_database()) a`;
    expect(taken?.early).toBe(true);
    return taken?.number ?? 0;
  });
  const receipt = await receiptOf(alice, number);
  expect(await verifyReceipt(receipt, { account: alice.id })).toEqual([]);
  expect(receipt.leaf).toMatchObject({ available_cents: 500_000, withdrawing_cents: 0 });
});

test('no snapshot is taken while a transaction is open that is older than the last one', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await nextMillisecond(owner);
  const snap = () => owner`select private.take_snapshot(clock_timestamp())`;
  await owner.begin(async (sql) => {
    await sql`select now()`;
    await nextMillisecond(owner);
    await snap();
    await sql`select ledger.transfer(${alice.id}, 'available', 'withdrawing', 100, 'withdrawal_hold', gen_random_uuid())`;
    await nextMillisecond(owner);
    await expect(snap()).rejects.toMatchObject({ message: 'journal_busy' });
  });
  await snap();
});

test('the beginning of an investor’s transaction is not hidden from the owner of the database', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  const settled = await asInvestor(alice).transaction(async (sql) => {
    await sql`select public.invest('stater', gen_random_uuid())`;
    const [row] = await owner<{ told: boolean; earlier: boolean }[]>`
      select s > '-infinity' as told, s < clock_timestamp() as earlier from private.journal_settled('infinity') s`;
    return row;
  });
  expect(settled).toEqual({ told: true, earlier: true });
});

test('no snapshot is of a moment at which income was credited to only some of its holders', async () => {
  await bookAnyDay(owner);
  const { post, slice, work } = await sliceTools(stage);
  const { plan } = await poolMaker(stage)(10_000, 20_000, 30_000);
  const snap = async () => {
    await nextMillisecond(owner);
    const [taken] = await owner<{ available: number }[]>`
      select available_cents::int as available from private.take_snapshot(clock_timestamp())`;
    return taken?.available ?? 0;
  };
  const before = await snap();
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  await post(plan, 600);
  await slice();
  await slice();
  expect(await snap()).toBe(before);
  await expect(snap()).rejects.toMatchObject({ message: 'journal_busy' });
  const [between] = await owner<{ at: Date }[]>`select clock_timestamp() as at`;
  await work();
  // The credit has ended since, and was not whole at that moment.
  const late = owner`select private.take_snapshot(${between?.at ?? null})`;
  await expect(late).rejects.toMatchObject({ message: 'journal_busy' });
  expect(await snap()).toBe(before + 600);
});

test('a snapshot names what a portfolio held at its moment, and not what it bought since', async () => {
  const trader = await makeHolder(stage);
  const held = await trader.held();
  await nextMillisecond(owner);
  const [{ moment } = { moment: '' }] = await owner<{ moment: string }[]>`
    select clock_timestamp()::text as moment`;
  await trader.place({ side: 'buy', spend_cents: 1000 });
  await shows(stage, 9_500_000);
  expect(await trader.held()).toBeGreaterThan(held);
  expect(
    await owner`select holdings from private.pool_lines(${moment}) where pool_id = ${trader.pool}`,
  ).toEqual([{ holdings: `BTC-USD:${held}\n` }]);
});

test('a snapshot takes from what a portfolio holds neither what others bought since nor another coin', async () => {
  const [idle, busy] = [await makeHolder(stage), await makeHolder(stage)];
  const ether = () => shows(stage, 9_500_000, { instrument_id: 'ETH-USD' });
  await ether();
  await nextMillisecond(owner);
  const [now] = await owner<{ moment: string }[]>`select clock_timestamp()::text as moment`;
  await busy.place({ side: 'buy', spend_cents: 1000 });
  await idle.place({ side: 'buy', spend_cents: 1000, instrument_id: 'ETH-USD' });
  await shows(stage, 9_500_000);
  await ether();
  expect(await idle.held('ETH-USD')).toBeGreaterThan(0);
  expect(
    await owner`select holdings from private.pool_lines(${now?.moment ?? ''}) where pool_id = ${idle.pool}`,
  ).toEqual([{ holdings: `BTC-USD:${await idle.held()}\n` }]);
});
