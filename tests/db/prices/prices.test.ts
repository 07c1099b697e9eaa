import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import {
  ageQuotes,
  around,
  cleanQuotes,
  decideOn,
  ingest,
  makeLive,
  quote,
} from '../support/trading/quotes.ts';

// What people read of prices, and what something may be priced by.
const HOUR_MS = 3_600_000;

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor } = stage;
beforeEach(() => cleanQuotes(owner));

const quoteNow = async (instrument = 'BTC-USD') => [
  ...(await owner`select bid, ask, mid, source from private.quote_now(${instrument})`),
];

test('the change of an instrument is since its own bar', async () => {
  const doge = quote({ instrument_id: 'DOGE-USD', bid: 210_000, ask: 210_100 });
  await ingest(owner, [around(9_500_000), doge]);
  await owner`
    insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
    values ('BTC-USD', '1h', date_trunc('hour', now() - interval '24 hours', 'UTC'), 9000000, 90000000, 1, 5000, 'simulated')`;
  expect(await asAnonymous.rows('market_prices')).toMatchObject([
    { id: 'BTC-USD', change_bp: 556 },
    { id: 'DOGE-USD', change_bp: null },
  ]);
});

test('a visitor reads the last price of each instrument, in its order, marked as simulated', async () => {
  await ingest(owner, [
    quote({ instrument_id: 'DOGE-USD', bid: 210_000, ask: 210_101 }),
    quote({ bid: 9_499_500, ask: 9_500_501 }),
  ]);
  const prices = await asAnonymous.rows('market_prices');
  const common = { change_bp: null, source: 'simulated', simulated: true, stale: false };
  expect(prices).toEqual([
    {
      id: 'BTC-USD',
      name: 'Bitcoin',
      price_decimals: 2,
      mid: 9_500_000,
      received_at: expect.any(Date) as unknown,
      ...common,
    },
    {
      id: 'DOGE-USD',
      name: 'Doge',
      price_decimals: 6,
      mid: 210_050,
      received_at: expect.any(Date) as unknown,
      ...common,
    },
  ]);
});

test('prices of exchanges are not called simulated, replayed ones are', async () => {
  await ingest(owner, [around(9_500_000)], 'ccxt:coinbase,kraken');
  expect(await asAnonymous.rows('market_prices')).toMatchObject([{ simulated: false }]);
  await cleanQuotes(owner);
  await ingest(owner, [around(9_500_000)], 'replay:crash.jsonl');
  expect(await asAnonymous.rows('market_prices')).toMatchObject([{ simulated: true }]);
});

test('everybody reads the last bid and ask of an instrument, and by the clock of the database how old they are', async () => {
  await ingest(owner, [around(9_500_000)]);
  await ageQuotes(owner, '2 hours');
  const [touch, ...others] = await asAnonymous.rows('touch', { instrument_id: 'BTC-USD' });
  expect(others).toEqual([]);
  expect(touch).toMatchObject({ bid: 9_499_500, ask: 9_500_500, source: 'simulated' });
  expect(Number(touch?.['age_ms'])).toBeGreaterThanOrEqual(2 * HOUR_MS);
  expect(Number(touch?.['age_ms'])).toBeLessThan(2.1 * HOUR_MS);
  expect(await asAnonymous.rows('touch', { instrument_id: 'ABC-USD' })).toEqual([]);
});

describe('when the feed is silent', () => {
  test('a price is stale once it is as old as its instrument allows, and nothing is priced by it', async () => {
    await ingest(owner, [around(9_500_000)]);
    expect(await quoteNow()).toEqual([
      { bid: 9_499_500, ask: 9_500_500, mid: 9_500_000, source: 'simulated' },
    ]);
    await ageQuotes(owner, '11 seconds');
    expect(await asAnonymous.rows('market_prices')).toMatchObject([{ mid: 9_500_000, stale: true }]);
    expect(await quoteNow()).toEqual([]);
  });

  test('a price is gone after a quarter of an hour', async () => {
    await ingest(owner, [around(9_500_000)]);
    await ageQuotes(owner, '14 minutes 30 seconds');
    expect(await asAnonymous.rows('market_prices')).toHaveLength(1);
    await ageQuotes(owner, '31 seconds');
    expect(await asAnonymous.rows('market_prices')).toEqual([]);
    const [life] = await owner`select private.price_life() = interval '15 minutes' as same`;
    expect(life).toEqual({ same: true });
  });
});

test('nothing is priced by a halted instrument, nor by one without quotes', async () => {
  await ingest(owner, [around(9_500_000)]);
  expect(await quoteNow('DOGE-USD')).toEqual([]);
  await ingest(owner, [around(19_500_000)]);
  expect(await quoteNow()).toEqual([]);
  expect(await quoteNow('DOGE-USD')).toEqual([]);
  expect(await quoteNow('ABC-USD')).toEqual([]);
});

test('the mid is rounded down', async () => {
  await ingest(owner, [quote({ bid: 9_499_500, ask: 9_500_501 })]);
  expect(await quoteNow()).toMatchObject([{ mid: 9_500_000 }]);
});

test('the change is since the hour of 24 hours ago began', async () => {
  await ingest(owner, [around(9_500_000)]);
  await owner`
    insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
    select 'BTC-USD', b.span, date_trunc('hour', now() - b.ago, 'UTC'), b.open, 90000000, 1, 5000, 'simulated'
    from (values ('1h', interval '24 hours', 9_000_000), ('1m', interval '24 hours', 1000), ('1h', interval '23 hours', 2000),
      ('1h', interval '25 hours', 3000)) as b (span, ago, open)`;
  expect(await asAnonymous.rows('market_prices')).toMatchObject([{ change_bp: 556 }]);
  await ageQuotes(owner, '1 second');
  await ingest(owner, [around(8_950_000)]);
  expect(await asAnonymous.rows('market_prices')).toMatchObject([{ change_bp: -56 }]);
});

describe('bars', () => {
  const bars = (span: string, since = '2026-01-01T00:00:00Z', instrument_id = 'BTC-USD') =>
    asAnonymous.rows<{ opened_at: Date }>('price_bars', { instrument_id, span, since });

  beforeEach(async () => {
    await owner`
      insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
      select 'BTC-USD', '1h', timestamptz '2026-03-01 00:00+00' + h * interval '1 hour', 100 + h, 210 + h, 50 - h, 101 + h,
        case when h = 6 then 'simulated' else 'ccxt:coinbase,kraken' end
      from generate_series(0, 9) h where h not in (2, 3)
      union all select 'BTC-USD', '1m', '2026-03-01 00:00+00', 7, 7, 7, 7, 'simulated'
      union all select 'ETH-USD', '1h', '2026-03-01 00:00+00', 9, 9, 9, 9, 'simulated'`;
  });

  test('are read newest first, and a span without a quote has none', async () => {
    const hours = (await bars('1h')).map(({ opened_at }) => opened_at.getUTCHours());
    expect(hours).toEqual([9, 8, 7, 6, 5, 4, 1, 0]);
    expect(await bars('1m')).toEqual([
      { opened_at: new Date('2026-03-01T00:00:00Z'), open: 7, high: 7, low: 7, close: 7, simulated: true },
    ]);
    expect(await bars('1h', undefined, 'ETH-USD')).toHaveLength(1);
  });

  test('of four hours are made of those of an hour', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour));
    expect(await bars('4h')).toEqual([
      { opened_at: at(8), open: 108, high: 219, low: 41, close: 110, simulated: false },
      { opened_at: at(4), open: 104, high: 217, low: 43, close: 108, simulated: true },
      { opened_at: at(0), open: 100, high: 211, low: 49, close: 102, simulated: false },
    ]);
  });

  test('of a quarter of an hour are made of those of a minute', async () => {
    await owner`
      insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
      select 'ETH-USD', '1m', timestamptz '2026-03-01 00:00+00' + m * interval '1 minute', 100 + m, 210 + m, 50 - m, 101 + m, 'simulated'
      from unnest(array[13, 14, 15]) m`;
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute));
    expect(await bars('15m', undefined, 'ETH-USD')).toEqual([
      { opened_at: at(15), open: 115, high: 225, low: 35, close: 116, simulated: true },
      { opened_at: at(0), open: 113, high: 224, low: 36, close: 115, simulated: true },
    ]);
  });

  test('begin with the moment that is asked for', async () => {
    expect(await bars('1h', '2026-03-01T08:00:00Z')).toHaveLength(2);
  });

  test('come a thousand at a time, the newest', async () => {
    await owner`
      insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
      select 'BTC-USD', '1m', timestamptz '2026-03-02 00:00+00' + m * interval '1 minute', 1, 1, 1, 1, 'simulated'
      from generate_series(1, 1000) m`;
    const minutes = await bars('1m');
    expect(minutes).toHaveLength(1000);
    expect(minutes.at(-1)?.opened_at).toEqual(new Date('2026-03-02T00:01:00Z'));
  });
});

test('open pages of signed-in people hear of new prices, at most once a second', async () => {
  await owner`delete from realtime.messages`;
  const told = () =>
    owner<{ payload: { prices: { id: string; mid: number }[] } }[]>`
      select payload from realtime.messages where topic = 'prices' and event = 'prices' and private order by inserted_at`;
  await ingest(owner, [around(9_500_000), quote({ instrument_id: 'DOGE-USD', bid: 210_000, ask: 210_100 })]);
  const [first, ...more] = await told();
  expect(more).toEqual([]);
  const shown = await owner<{ price: object }[]>`select to_jsonb(p) as price from public.market_prices() p`;
  expect(first?.payload.prices).toEqual(shown.map(({ price }) => ({ ...price, stale: false })));
  // As if it had been a moment ago, in the same second.
  await owner`update private.price_feed set told_at = now() + interval '1 minute'`;
  await owner`
    update public.last_quotes set received_at = now() + interval '2 minutes' where instrument_id = 'DOGE-USD'`;
  await ingest(owner, [around(9_510_000)]);
  expect(await told()).toHaveLength(1);
  await owner`update private.price_feed set told_at = now() - interval '1 second'`;
  await owner`update public.last_quotes set received_at = now() - interval '5 seconds'`;
  await ingest(owner, [around(9_520_000)]);
  const [, second] = await told();
  // Of what has not changed since, nothing.
  expect(second?.payload.prices).toMatchObject([{ id: 'BTC-USD', mid: 9_520_000 }]);
  const [feed] =
    await owner`select told_at = (select max(received_at) from public.last_quotes) as told from private.price_feed`;
  expect(feed).toEqual({ told: true });
});

test('there is one row about the last message to pages', async () => {
  await expect(owner`insert into private.price_feed (only_row) values (false)`).rejects.toMatchObject({
    constraint_name: 'price_feed_only_row',
  });
});

test('no message is sent while no session could hear it', async () => {
  await owner`delete from realtime.messages`;
  await owner.begin(async (sql) => {
    await sql`update auth.sessions set created_at = now() - interval '3 hours', refreshed_at = null`;
    await sql`select private.ingest_quotes('simulated', ${owner.json([around(9_500_000)] as never)})`;
  });
  expect(await owner`select from realtime.messages where topic = 'prices'`).toHaveLength(0);
  await owner`update auth.sessions set created_at = now()`;
});

test('a signed-in person may listen to prices, and to another’s topic as little as before', async () => {
  const investor = await makeInvestor();
  const hears = (topic: string) => asInvestor(investor).query`select private.may_hear(${topic}) as may`;
  expect(await hears('prices')).toEqual([{ may: true }]);
  expect(await hears('price')).toEqual([{ may: false }]);
  await expect(asAnonymous.query`select private.may_hear('prices')`).rejects.toMatchObject({ code: '42501' });
});

describe('on a live site', () => {
  test('simulated prices are not shown and price nothing, and those of exchanges are', async () => {
    await ingest(owner, [around(9_500_000)]);
    await decideOn(stage, 'kraken', 'coinbase');
    await makeLive(owner);
    const investor = await makeInvestor();
    for (const person of [asAnonymous, asInvestor(investor)]) {
      expect(await person.rows('market_prices')).toEqual([]);
      expect(await person.query`select from public.last_quotes`).toEqual([]);
      expect(await person.query`select from public.bars`).toEqual([]);
    }
    expect(await quoteNow()).toEqual([]);
    await cleanQuotes(owner);
    await ingest(owner, [around(9_500_000)], 'ccxt:coinbase,kraken');
    expect(await asAnonymous.rows('market_prices')).toMatchObject([{ simulated: false }]);
    expect(await asAnonymous.query`select from public.bars`).toHaveLength(3);
    expect(await quoteNow()).toHaveLength(1);
  });
});
