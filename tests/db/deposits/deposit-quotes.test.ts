import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { priceBitcoin, quoteFor } from '../support/money/deposit-quotes.ts';
import { giveFactors } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes, decideOn, ingest, makeLive, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, makeInvestor } = stage;
const refusal = (message: string) => ({ code: 'P0001', message });
beforeEach(() => cleanQuotes(owner));

describe('arithmetic', () => {
  test.each([
    // cents, price, decimals, coins; computed with Python's decimal module.
    ['150000', '94995.00', 8, '0.01579031'],
    ['1', '94995.00', 8, '0.00000011'],
    ['100000', '1.000000', 6, '1000'],
    ['100001', '1.000100', 6, '999.910009'],
    ['100000000000', '0.0000123400', 8, '81037277147487.84440843'],
    ['100000000000', '0.3', 8, '3333333333.33333334'],
  ])('%s cents at %s are, with %s decimals, %s coins', async (cents, price, decimals, coins) => {
    const [row] = await owner`
      select deposits.coins_for(${cents}::bigint, ${price}::numeric, ${decimals})::text as coins,
        deposits.cents_for(deposits.coins_for(${cents}::bigint, ${price}::numeric, ${decimals}), ${price}::numeric)::text as back`;
    expect(row?.['coins']).toBe(coins);
    expect(row?.['back']).toBe(cents);
  });

  test('what is sent is never too little, and never a cent too much, over many amounts and prices', async () => {
    const [row] = await owner`
      select count(*)::int as wrong from generate_series(1, 3000) n
      cross join lateral (select (n * 7919 % 999983 + 1)::bigint as cents, ((n * 104729 % 9999991) + 1) / 100.0 as price) x
      cross join lateral (select deposits.coins_for(x.cents, x.price, 8) as coins) c
      where deposits.cents_for(c.coins, x.price) not between x.cents and x.cents + 1
        or (c.coins - 0.00000001) * x.price * 100 >= x.cents`;
    expect(row).toEqual({ wrong: 0 });
  });
});

describe('a quote', () => {
  test('says how many coins an amount is, at the bid, with its source, for fifteen minutes', async () => {
    await priceBitcoin(owner, 9_499_500);
    const ann = await makeInvestor();
    const quotes = await quoteFor(stage, ann, { amount_cents: 150_000 });
    expect(quotes).toMatchObject([
      {
        method: 'bitcoin',
        amount_cents: 150_000,
        coin: 'BTC',
        coins: '0.01579031',
        price: '94995.00',
        source: 'simulated',
        simulated: true,
      },
    ]);
    expect(quotes[0]?.seconds_left).toBeGreaterThan(890);
    expect(quotes[0]?.seconds_left).toBeLessThanOrEqual(900);
    const [kept] = await owner<Row[]>`
      select investor_id, good_until - created_at = interval '15 minutes' as life from public.deposit_quotes where id = ${quotes[0]?.id ?? ''}`;
    expect(kept).toEqual({ investor_id: ann.id, life: true });
  });

  test('is made for an amount in a coin, whose worth is then the amount of every method', async () => {
    await ingest(owner, [
      quote({ bid: 9_499_500, ask: 9_500_500 }),
      quote({ instrument_id: 'ETH-USD', bid: 250_000, ask: 250_100 }),
    ]);
    const ann = await makeInvestor();
    const quotes = await quoteFor(stage, ann, { coin: 'BTC', coins: '0.02' });
    expect(quotes).toMatchObject([
      { method: 'bitcoin', coins: '0.02', amount_cents: 189_990 },
      { method: 'Ethereum', coins: '0.75996', amount_cents: 189_990 },
    ]);
    await priceBitcoin(owner, 9_899_500);
    expect(await quoteFor(stage, ann, { coin: 'BTC', coins: '0.020' })).toMatchObject([
      { id: quotes[0]?.id, amount_cents: 189_990 },
      { id: quotes[1]?.id, amount_cents: 189_990 },
    ]);
  });

  test.each<[Row, string]>([
    [{}, 'invalid_amount'],
    [{ amount_cents: 0 }, 'invalid_amount'],
    [{ amount_cents: -1 }, 'invalid_amount'],
    [{ amount_cents: 100_000_000_001 }, 'invalid_amount'],
    [{ amount_cents: 1, coin: 'BTC', coins: '1' }, 'invalid_amount'],
    [{ coin: 'BTC' }, 'invalid_amount'],
    [{ coins: '1' }, 'invalid_amount'],
    [{ amount_cents: 100, coin: 'BTC' }, 'invalid_amount'],
    [{ coin: 'BTC', coins: '0.123456789' }, 'invalid_amount'],
    [{ coin: 'BTC', coins: '99999999' }, 'invalid_amount'],
    [{ coin: 'BTC', coins: '0.00000000' }, 'invalid_amount'],
    [{ coin: 'CASH', coins: '1' }, 'invalid_amount'],
    [{ coin: 'TON', coins: '1' }, 'invalid_amount'],
  ])('is refused for %j', async (args, code) => {
    await priceBitcoin(owner, 9_499_500);
    await expect(quoteFor(stage, await makeInvestor(), args)).rejects.toMatchObject(refusal(code));
  });
});

test('a live site quotes at prices of exchanges, and never at simulated ones', async () => {
  const live = await openStage();
  await priceBitcoin(live.owner, 9_499_500);
  const ann = await live.makeInvestor();
  expect(await quoteFor(live, ann, { amount_cents: 150_000 })).toHaveLength(1);
  await giveFactors(live);
  await makeLive(live.owner);
  for (const amount_cents of [150_000, 160_000]) expect(await quoteFor(live, ann, { amount_cents })).toEqual([]);
  await decideOn(live, 'coinbase', 'kraken');
  await cleanQuotes(live.owner);
  await priceBitcoin(live.owner, 9_499_500, 'ccxt:coinbase,kraken');
  expect(await quoteFor(live, ann, { amount_cents: 150_000 })).toMatchObject([
    { method: 'bitcoin', source: 'ccxt:coinbase,kraken', simulated: false },
  ]);
});
