import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { buyAt, makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

const stage = await openTradingStage();
const { owner, asAnonymous, asOperator, operator, whileHeld } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
beforeEach(async () => {
  await owner`
    update desk.proposals set cancelled_by = ${operator('admin').id}, cancelled_at = now()
    where confirmed_at is null and cancelled_at is null`;
  await owner`update public.instruments set trading = 'open' where id = 'BTC-USD'`;
  await shows(stage, 9_500_000);
});

const halt = async (request_id = randomUUID(), values: object = {}, actor = reviewer) => {
  const asked = { instrument_id: 'BTC-USD', reason: 'A fork is near', request_id, ...values };
  await actor.rows('halt_trading', asked);
  return request_id;
};
const propose = async (trading: string | null, instrument_id = 'BTC-USD') =>
  (await admin.call<{ answer: string }>('propose_trading', { instrument_id, trading, reason: 'It is over' })).answer;
const confirm = (proposal_id: string) => treasurer.rows('confirm_proposal', { proposal_id });
const trading = async () =>
  (await owner<{ trading: string }[]>`select trading from public.instruments where id = 'BTC-USD'`)[0]?.trading;
const actionsOf = async (id: string) =>
  [
    ...(await owner<{ action: string }[]>`select action from ground.audit_events where subject = ${id} order by id`),
  ].map(({ action }) => action);

describe('a halt', () => {
  test('stops orders at once, is public with its reason, and lets money out (26)', async () => {
    const trader = await makeHolder(stage);
    const waiting = await trader.place(buyAt(9_400_000));
    await shows(stage, 9_500_000);
    const id = await halt();
    expect(await asAnonymous.rows('trading_notices')).toEqual([
      {
        instrument_id: 'BTC-USD',
        trading: 'paused',
        since: expect.any(Date) as unknown,
        reason: 'A fork is near',
      },
    ]);
    expect(await actionsOf(id)).toEqual(['trading_halted']);
    await expect(trader.place({ side: 'buy', spend_cents: 1000 })).rejects.toThrow('instrument_halted');
    await trader.rows('redeem', { pool_id: trader.pool, amount_cents: 1000, request_id: randomUUID() });
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.order(waiting['id'])).toMatchObject({ status: 'open', filled_quantity: 0 });
    expect((await owner`select pools.run_dealings(10) as dealt`)[0]).toEqual({ dealt: 1 });
    expect(await trader.rows('cancel_order', { order_id: waiting['id'] })).toMatchObject([{ status: 'cancelled' }]);
  });

  test('stops the orders of one instrument, and not those of another in the same portfolio', async () => {
    const trader = await makeTrader(stage);
    const both = () =>
      ingest(owner, [
        quote({ bid: 9_499_500, ask: 9_500_500 }),
        quote({ instrument_id: 'ETH-USD', bid: 349_950, ask: 350_050 }),
      ]);
    await both();
    const [bitcoin, ether] = [
      await trader.place({ side: 'buy', spend_cents: 10_000 }),
      await trader.place({ side: 'buy', spend_cents: 10_000, instrument_id: 'ETH-USD' }),
    ];
    await halt();
    await both();
    expect(await trader.order(bitcoin['id'])).toMatchObject({ status: 'open', filled_quantity: 0 });
    expect(await trader.order(ether['id'])).toMatchObject({ status: 'filled' });
  });

  test('is over when two people say so, and what waited is filled by the next quote', async () => {
    const trader = await makeTrader(stage);
    const waiting = await trader.place({ side: 'buy', spend_cents: 10_000 });
    await halt();
    await shows(stage, 9_500_000);
    const change = await propose('open');
    await confirm(change);
    expect(await trading()).toBe('open');
    expect(await asAnonymous.rows('trading_notices')).toEqual([]);
    await shows(stage, 9_500_000);
    expect(await trader.order(waiting['id'])).toMatchObject({ status: 'filled' });
  });

  test('twice is once, by the same request', async () => {
    const id = await halt();
    await halt(id);
    expect(await actionsOf(id)).toEqual(['trading_halted']);
    for (const other of [{ instrument_id: 'ETH-USD' }, { reason: 'Another' }])
      await expect(halt(id, other)).rejects.toThrow('request_id_reused');
    await expect(halt(id, {}, treasurer)).rejects.toThrow('instrument_halted');
  });

  test.each([
    [{ instrument_id: 'SPX-USD' }, 'not_traded'],
    [{ instrument_id: 'ABC-USD' }, 'not_traded'],
    [{ reason: ' ' }, 'reason_required'],
    [{ request_id: null }, 'request_id_required'],
  ])('with %j is refused: %s', async (values, code) => {
    await expect(halt(randomUUID(), values)).rejects.toThrow(code);
    expect(await trading()).toBe('open');
  });

  test('cancels a change of its instrument that waits, and none of another', async () => {
    const [own, others] = [await propose('sell_only'), await propose('sell_only', 'ETH-USD')];
    await halt();
    expect(await actionsOf(own)).toEqual(['proposed', 'proposal_cancelled']);
    await expect(confirm(own)).rejects.toThrow('change_closed');
    expect(await actionsOf(others)).toEqual(['proposed']);
  });

  test('is shown with its own reason while a change waits', async () => {
    await halt();
    await propose('sell_only');
    const shown = { since: expect.anything() as unknown, reason: 'A fork is near' };
    expect((await asAnonymous.rows('trading_notices'))[0]).toMatchObject(shown);
    const [desk] = await reviewer.rows<{ answer: { instruments: object[] } }>('trading_desk');
    expect(desk?.answer.instruments[0]).toMatchObject(shown);
  });

  test('that waits for another finds the instrument halted', async () => {
    const late = whileHeld(
      (sql) => sql`update public.instruments set trading = 'paused' where id = 'BTC-USD'`,
      () => halt(),
    );
    await expect(late).rejects.toThrow('instrument_halted');
  });
});

describe('an instrument that leaves', () => {
  test('can only be sold: purchases that wait are cancelled, and it goes when no one holds it', async () => {
    const trader = await makeHolder(stage);
    const waiting = await trader.place(buyAt(9_400_000));
    await shows(stage, 9_500_000);
    await confirm(await propose('sell_only'));
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.order(waiting['id'])).toMatchObject({ status: 'cancelled', reason: 'sell_only' });
    await expect(propose('none')).rejects.toThrow('still_held');
    const holders = await owner<{ pool_id: string }[]>`
      select pool_id from pools.holdings where instrument_id = 'BTC-USD' and quantity > 0`;
    expect(holders.length).toBeGreaterThan(0);
  });
});

test('an instrument that was sold to the last lot can be taken out', async () => {
  const trader = await makeTrader(stage);
  const size = 20_000_000_000_000;
  const shiba = { instrument_id: 'SHIB-USD', bid_size: size, ask_size: size };
  await showsTouch(stage, 100_152, 100_153, shiba);
  await trader.place({ side: 'buy', spend_cents: 10_000, instrument_id: 'SHIB-USD' });
  await showsTouch(stage, 100_152, 100_153, shiba);
  const quantity = await trader.held('SHIB-USD');
  await trader.place({ side: 'sell', quantity, instrument_id: 'SHIB-USD' });
  await showsTouch(stage, 100_152, 100_153, shiba);
  expect(
    await owner`
      select quantity from pools.holdings where pool_id = ${trader.pool} and instrument_id = 'SHIB-USD'`,
  ).toEqual([{ quantity: 0 }]);
  await trader.place({ side: 'buy', kind: 'limit', quantity: 10_000, limit_price: 9_000_000 });
  const sold = owner.begin(async (sql) => {
    await sql`select pools.set_trading('SHIB-USD', 'none', 'It is over')`;
    throw new Error('undone');
  });
  await expect(sold).rejects.toThrow('undone');
});

/** A batch of quotes that holds its lock next locks the row of a halted instrument, and the trail. */
const quotesHeld = (call: () => Promise<unknown>) =>
  whileHeld((sql) => sql`select pg_advisory_xact_lock(hashtextextended('quotes', 0))`, call, {
    meanwhile: async (sql) => {
      await sql`select from public.instruments where id = 'BTC-USD' for update nowait`;
      await sql`select from ground.audit_head for update nowait`;
    },
  });

test('a change that waits for a batch of prices keeps neither the instrument nor the trail from it', async () => {
  const change = await propose('sell_only');
  await quotesHeld(() => confirm(change));
  expect(await trading()).toBe('sell_only');
});

test('a halt that waits for a batch of prices keeps neither the instrument nor the trail from it', async () => {
  await quotesHeld(() => halt());
  expect(await trading()).toBe('paused');
});

test.each([
  ['open', 'no_change'],
  ['paused', 'invalid_value'],
  [null, 'invalid_value'],
])('a change to %j is refused: %s', async (to, code) => {
  await expect(propose(to)).rejects.toThrow(code);
});
