import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ingest, quote } from '../support/trading/quotes.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';
import { makeHolder, makeTrader, shows, showsTouch } from '../support/trading/trading.ts';

// One person halts trading in an instrument, two open it again or let it leave. Money on its way out is not stopped.
const stage = await openTradingStage();
const { owner, asAnonymous, asOperator, operator, whileHeld } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
beforeEach(async () => {
  await owner`
    update private.trading_changes set cancelled_by = ${operator('admin').id}, cancelled_at = now()
    where confirmed_at is null and cancelled_at is null`;
  await owner`update public.instruments set trading = 'open' where id = 'BTC-USD'`;
  await shows(stage, 9_500_000);
});

const halt = async (actor = reviewer, request_id = randomUUID()) => {
  await actor.rows('halt_trading', { instrument_id: 'BTC-USD', reason: 'A fork is near', request_id });
  return request_id;
};
const propose = async (trading: string | null, actor = admin, request_id = randomUUID()) => {
  const values = { instrument_id: 'BTC-USD', trading, reason: 'It is over', request_id };
  await actor.rows('propose_trading', values);
  return request_id;
};
const confirm = (change_id: string, actor = treasurer) => actor.rows('confirm_trading', { change_id });
const trading = async () =>
  (await owner<{ trading: string }[]>`select trading from public.instruments where id = 'BTC-USD'`)[0]
    ?.trading;
const actionsOf = async (id: string) =>
  [
    ...(await owner<
      { action: string }[]
    >`select action from private.audit_events where subject = ${id} order by id`),
  ].map(({ action }) => action);

test('who proposes a change of trading waits for another one of the instrument', async () => {
  const late = whileHeld(
    (sql) => sql`update public.instruments set trading = 'sell_only' where id = 'BTC-USD'`,
    () => propose('sell_only'),
  );
  await expect(late).rejects.toMatchObject({ message: 'no_change' });
});

describe('a halt', () => {
  test('stops orders at once, is public with its reason, and lets money out (26)', async () => {
    const trader = await makeHolder(stage);
    const waiting = await trader.place({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price: 9_400_000,
    });
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
    expect((await owner`select private.run_dealings(10) as dealt`)[0]).toEqual({ dealt: 1 });
    expect(await trader.rows('cancel_order', { order_id: waiting['id'] })).toMatchObject([
      { status: 'cancelled' },
    ]);
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
    await expect(confirm(change, admin)).rejects.toThrow('second_person_required');
    expect(await trading()).toBe('paused');
    await confirm(change);
    await confirm(change);
    await expect(treasurer.rows('cancel_trading', { change_id: change })).rejects.toThrow('change_closed');
    expect(await trading()).toBe('open');
    expect(await asAnonymous.rows('trading_notices')).toEqual([]);
    await shows(stage, 9_500_000);
    expect(await trader.order(waiting['id'])).toMatchObject({ status: 'filled' });
    expect(await actionsOf(change)).toEqual(['trading_change_proposed', 'trading_change_confirmed']);
  });

  test('twice is once, by the same request, and cancels a change that waits', async () => {
    const waiting = await propose('sell_only');
    const id = await halt();
    await halt(reviewer, id);
    expect(await actionsOf(waiting)).toEqual(['trading_change_proposed', 'trading_change_cancelled']);
    await expect(halt(treasurer, id)).rejects.toThrow('instrument_halted');
    await expect(confirm(waiting)).rejects.toThrow('change_closed');
    await expect(halt()).rejects.toThrow('instrument_halted');
    for (const instrument_id of ['SPX-USD', 'ABC-USD'])
      await expect(
        reviewer.rows('halt_trading', { instrument_id, reason: 'None', request_id: randomUUID() }),
      ).rejects.toThrow('not_traded');
    await expect(
      reviewer.rows('halt_trading', { instrument_id: 'BTC-USD', reason: ' ', request_id: randomUUID() }),
    ).rejects.toThrow('reason_required');
  });

  test('that waits for another finds the instrument halted', async () => {
    const late = whileHeld(
      (sql) => sql`update public.instruments set trading = 'paused' where id = 'BTC-USD'`,
      () => halt(),
    );
    await expect(late).rejects.toThrow('instrument_halted');
  });

  test('has a request of its own', async () => {
    const used = await propose('sell_only');
    await expect(halt(reviewer, used)).rejects.toThrow('request_id_reused');
    await expect(
      reviewer.rows('halt_trading', { instrument_id: 'BTC-USD', reason: 'None', request_id: null }),
    ).rejects.toThrow('request_id_required');
    expect(await trading()).toBe('open');
    await confirm(used);
    expect(await trading()).toBe('sell_only');
  });
});

describe('an instrument that leaves', () => {
  test('can only be sold: purchases that wait are cancelled, and it goes when no one holds it', async () => {
    const trader = await makeHolder(stage);
    const waiting = await trader.place({
      side: 'buy',
      kind: 'limit',
      quantity: 100_000,
      limit_price: 9_400_000,
    });
    await shows(stage, 9_500_000);
    await confirm(await propose('sell_only'));
    await showsTouch(stage, 9_380_000, 9_390_000);
    expect(await trader.order(waiting['id'])).toMatchObject({ status: 'cancelled', reason: 'sell_only' });
    const last = await propose('none');
    await expect(confirm(last)).rejects.toThrow('still_held');
    const holders = await owner<{ pool_id: string }[]>`
      select pool_id from private.holdings where instrument_id = 'BTC-USD' and quantity > 0`;
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
      select quantity from private.holdings where pool_id = ${trader.pool} and instrument_id = 'SHIB-USD'`,
  ).toEqual([{ quantity: 0 }]);
  // An order for another instrument is no hindrance.
  await trader.place({ side: 'buy', kind: 'limit', quantity: 10_000, limit_price: 9_000_000 });
  const sold = owner.begin(async (sql) => {
    await sql`select private.set_trading('SHIB-USD', 'none')`;
    throw new Error('undone');
  });
  await expect(sold).rejects.toThrow('undone');
});

/** What a batch of prices that holds its lock comes to next: the row of an instrument that it halts, and the trail. */
const quotesHeld = (call: () => Promise<unknown>) =>
  whileHeld((sql) => sql`select pg_advisory_xact_lock(hashtextextended('quotes', 0))`, call, {
    meanwhile: async (sql) => {
      await sql`select from public.instruments where id = 'BTC-USD' for update nowait`;
      await sql`select from private.audit_head for update nowait`;
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

describe('a change is refused', () => {
  test('to what it is, to what there is not, and while another waits', async () => {
    await expect(propose('open')).rejects.toThrow('no_change');
    await expect(propose('paused')).rejects.toThrow('invalid_value');
    await expect(propose(null)).rejects.toThrow('invalid_value');
    const id = await propose('sell_only');
    await propose('sell_only', admin, id);
    await expect(propose('none')).rejects.toThrow('change_open');
    await treasurer.rows('cancel_trading', { change_id: id });
    await treasurer.rows('cancel_trading', { change_id: id });
    await expect(confirm(id)).rejects.toThrow('change_closed');
    await expect(confirm(randomUUID())).rejects.toThrow('not_found');
    expect(await actionsOf(id)).toEqual(['trading_change_proposed', 'trading_change_cancelled']);
  });
});
