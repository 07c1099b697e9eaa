import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { ageDepositQuotes, depositUnder, priceBitcoin, quoteFor } from '../support/money/deposit-quotes.ts';
import { dropAddresses } from '../support/money/methods.ts';
import { giveFactors } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { ageQuotes, cleanQuotes, decideOn, ingest, makeLive, quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor } = stage;
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
      select private.coins_for(${cents}::bigint, ${price}::numeric, ${decimals})::text as coins,
        private.cents_for(private.coins_for(${cents}::bigint, ${price}::numeric, ${decimals}), ${price}::numeric)::text as back`;
    expect(row?.['coins']).toBe(coins);
    expect(row?.['back']).toBe(cents);
  });

  test('what is sent is never too little, and never a cent too much, over many amounts and prices', async () => {
    const [row] = await owner`
      select count(*)::int as wrong from generate_series(1, 3000) n
      cross join lateral (select (n * 7919 % 999983 + 1)::bigint as cents, ((n * 104729 % 9999991) + 1) / 100.0 as price) x
      cross join lateral (select private.coins_for(x.cents, x.price, 8) as coins) c
      where private.cents_for(c.coins, x.price) not between x.cents and x.cents + 1
        or (c.coins - 0.00000001) * x.price * 100 >= x.cents`;
    expect(row).toEqual({ wrong: 0 });
  });

  const WRITTEN = { '1000.50': '1000.5', '0.12345678': '0.12345678', ' 7 ': '7' };
  const UNREADABLE = ['1.000,50', '1,000.50', '0.000', '.5', '5.', '-1', '1e3', 'NaN', '0.123456789', ''];
  test.each([...Object.entries(WRITTEN), ...UNREADABLE.map((text) => [text, null] as const)])(
    '%j coins of eight decimals are %s',
    async (written, coins) => {
      expect(await owner`select private.read_coins(${written}, 8)::text as coins`).toEqual([{ coins }]);
    },
  );
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

  test('of another amount has the same price and end, so that asking again gains nothing', async () => {
    await priceBitcoin(owner, 9_499_500);
    const ann = await makeInvestor();
    await quoteFor(stage, ann, { amount_cents: 150_000 });
    await ageDepositQuotes(owner, '14 minutes');
    await priceBitcoin(owner, 9_899_500);
    const [other] = await quoteFor(stage, ann, { amount_cents: 150_001 });
    expect(other).toMatchObject({ price: '94995.00', coins: '0.01579042' });
    expect(other?.seconds_left).toBeLessThanOrEqual(60);
    expect(await quoteFor(stage, ann, { coin: 'BTC', coins: '0.02' })).toMatchObject([
      { amount_cents: 189_990 },
    ]);
    const [stranger] = await quoteFor(stage, await makeInvestor(), { amount_cents: 150_001 });
    expect(stranger).toMatchObject({ price: '98995.00' });
    await ageDepositQuotes(owner, '1 minute 1 second');
    expect(await quoteFor(stage, ann, { amount_cents: 150_001 })).toMatchObject([{ price: '98995.00' }]);
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

  test('is made only for methods with an address and a price', async () => {
    await ingest(owner, [quote(), quote({ instrument_id: 'LTC-USD', bid: 800_000, ask: 800_100 })]);
    const ann = await makeInvestor();
    const methods = async () =>
      (await quoteFor(stage, ann, { amount_cents: 5000 })).map(({ method }) => method);
    expect(await methods()).toEqual(['bitcoin', 'Litecoin']);
    await dropAddresses(owner, 'litecoin');
    expect(await methods()).toEqual(['bitcoin']);
    await ageQuotes(owner, '1 minute');
    await ageDepositQuotes(owner, '1 hour');
    expect(await methods()).toEqual([]);
    await expect(quoteFor(stage, ann, { coin: 'BTC', coins: '1' })).rejects.toMatchObject(
      refusal('no_price'),
    );
    await expect(quoteFor(stage, ann, { coin: 'BTC', coins: '1.000,50' })).rejects.toMatchObject(
      refusal('invalid_amount'),
    );
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

  test('is its own: others neither read it nor book it, nor for another method or amount', async () => {
    await priceBitcoin(owner, 9_499_500);
    const [ann, ben] = [await makeInvestor(), await makeInvestor()];
    const [given] = await quoteFor(stage, ann, { amount_cents: 150_000 });
    const quote_id = given?.id ?? '';
    expect(await asInvestor(ben).query`select from public.deposit_quotes where id = ${quote_id}`).toEqual([]);
    expect(
      await asInvestor(ann).query`select from public.deposit_quotes where id = ${quote_id}`,
    ).toHaveLength(1);
    for (const [investor, row] of [
      [ben, { amount_cents: 150_000, quote_id }],
      [ann, { amount_cents: 150_001, quote_id }],
      [ann, { amount_cents: 150_000, quote_id, method: 'TRON' }],
      [ann, { amount_cents: 150_000, quote_id: ann.id }],
    ] as const)
      await expect(depositUnder(stage, investor, row)).rejects.toMatchObject(refusal('quote_mismatch'));
    const id = await depositUnder(stage, ann, { amount_cents: 150_000, quote_id });
    const [row] = await asInvestor(ann).query`select quote_id from deposits where id = ${id}`;
    expect(row).toEqual({ quote_id });
  });

  test('never changes, and is not removed for ninety days', async () => {
    await priceBitcoin(owner, 9_499_500);
    const [given] = await quoteFor(stage, await makeInvestor(), { amount_cents: 150_000 });
    const id = given?.id ?? '';
    await expect(owner`update public.deposit_quotes set price = 1 where id = ${id}`).rejects.toThrow(
      'append_only',
    );
    await expect(owner`delete from public.deposit_quotes where id = ${id}`).rejects.toThrow('append_only');
    await expect(owner`truncate public.deposit_quotes cascade`).rejects.toThrow('append_only');
  });

  test('is removed after ninety days with the next one, unless a deposit was made under it', async () => {
    await priceBitcoin(owner, 9_499_500);
    const ann = await makeInvestor();
    const [used] = await quoteFor(stage, ann, { amount_cents: 150_000 });
    await depositUnder(stage, ann, { amount_cents: 150_000, quote_id: used?.id ?? '' });
    await quoteFor(stage, ann, { amount_cents: 150_001 });
    await ageDepositQuotes(owner, '91 days');
    await quoteFor(stage, ann, { amount_cents: 150_002 });
    const rows = await asInvestor(ann)
      .query`select amount_cents from public.deposit_quotes order by amount_cents`;
    expect(rows).toEqual([{ amount_cents: 150_000 }, { amount_cents: 150_002 }]);
  });

  test('is given four hundred times an hour at most, counting those that are asked for at once', async () => {
    await priceBitcoin(owner, 9_499_500);
    const ann = await makeInvestor();
    await owner`
      insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, good_until)
      select ${ann.id}, 'bitcoin', n, 1, 94995, 'simulated', now(), now() + interval '15 minutes' from generate_series(1, 398) n`;
    const ends = await Promise.allSettled(
      [1001, 1002, 1003, 1004].map(async (amount_cents) => quoteFor(stage, ann, { amount_cents })),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(quoteFor(stage, ann, { amount_cents: 1005 })).rejects.toMatchObject(
      refusal('too_many_requests'),
    );
  });
});

test('a live site quotes at prices of exchanges, and never at simulated ones', async () => {
  const live = await openStage();
  await priceBitcoin(live.owner, 9_499_500);
  const ann = await live.makeInvestor();
  expect(await quoteFor(live, ann, { amount_cents: 150_000 })).toHaveLength(1);
  await giveFactors(live);
  await makeLive(live.owner);
  // Nor at one that was simulated for the sandbox and would still be good.
  for (const amount_cents of [150_000, 160_000])
    expect(await quoteFor(live, ann, { amount_cents })).toEqual([]);
  await decideOn(live, 'coinbase', 'kraken');
  await cleanQuotes(live.owner);
  await priceBitcoin(live.owner, 9_499_500, 'ccxt:coinbase,kraken');
  expect(await quoteFor(live, ann, { amount_cents: 150_000 })).toMatchObject([
    { method: 'bitcoin', source: 'ccxt:coinbase,kraken', simulated: false },
  ]);
});
