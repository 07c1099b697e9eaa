import { beforeEach, describe, expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';
import { ageQuotes, around, cleanQuotes, decideOn, ingest, makeLive, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor } = stage;
beforeEach(() => cleanQuotes(owner));

const quoteNow = async (instrument = 'BTC-USD') => [
  ...(await owner`select bid, ask, mid, source from markets.quote_now(${instrument})`),
];

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

describe('when the feed is silent', () => {
  test('a price is stale once it is as old as its instrument allows, and nothing is priced by it', async () => {
    await ingest(owner, [around(9_500_000)]);
    expect(await quoteNow()).toEqual([{ bid: 9_499_500, ask: 9_500_500, mid: 9_500_000, source: 'simulated' }]);
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
    const [life] = await owner`select markets.price_life() = interval '15 minutes' as same`;
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

test('a signed-in person may listen to prices, and to another’s topic as little as before', async () => {
  const investor = await makeInvestor();
  const hears = (topic: string) => asInvestor(investor).query`select messages.may_hear(${topic}) as may`;
  expect(await hears('prices')).toEqual([{ may: true }]);
  expect(await hears('price')).toEqual([{ may: false }]);
  await expect(asAnonymous.query`select messages.may_hear('prices')`).rejects.toMatchObject({
    code: '42501',
  });
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
    await ageQuotes(owner, '2 minutes');
    await ingest(owner, [around(6_000_000)], 'ccxt:coinbase,kraken');
    expect(await asAnonymous.rows('market_prices')).toMatchObject([{ simulated: false }]);
    const bar = { open: 6_000_000, high: 6_000_000, low: 6_000_000 };
    expect(await asAnonymous.query`select open, high, low from public.bars`).toEqual([bar, bar, bar]);
    expect(await quoteNow()).toHaveLength(1);
  });
});
