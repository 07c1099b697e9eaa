import { beforeEach, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Row } from '../support/actors.ts';
import { ageDepositQuotes, depositUnder, priceBitcoin, quoteFor } from '../support/money/deposit-quotes.ts';
import { openStage } from '../support/stage.ts';
import { ageQuotes, cleanQuotes, ingest, quote } from '../support/trading/quotes.ts';

// A quote, and a price, count for one coin, one method and one person. (private.book_quotes, private.credited, private.coin_price_at.)
const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;
beforeEach(() => cleanQuotes(owner));

const pricesEther = () => ingest(owner, [quote({ instrument_id: 'ETH-USD', bid: 250_000, ask: 250_100 })]);
const secondsAgo = async (seconds: number) => {
  const [row] = await owner<{ at: string }[]>`select (now() - make_interval(secs => ${seconds}))::text as at`;
  return row?.at ?? '';
};
const approve = (deposit_id: string, values: Row) =>
  asOperator('reviewer').call('review_deposit', {
    deposit_id,
    approve: true,
    network: 'Bitcoin',
    transaction_id: newTransactionId(),
    transaction_output: 0,
    ...values,
  });

test('what arrived counts at the price of its own coin, whichever was priced last', async () => {
  await priceBitcoin(owner, 9_499_500);
  const ann = await makeInvestor();
  const [given] = await quoteFor(stage, ann, { amount_cents: 150_000 });
  const id = await depositUnder(stage, ann, { amount_cents: 150_000, quote_id: given?.id ?? '' });
  await ageDepositQuotes(owner, '17 minutes');
  await ageQuotes(owner, '17 minutes');
  await priceBitcoin(owner, 9_100_000);
  await pricesEther();
  await ageQuotes(owner, '30 seconds');
  await approve(id, { arrived_coins: given?.coins ?? '', paid_at: await secondsAgo(12) });
  expect(
    await owner`select arrived_cents::int as cents, credit_price::text as price from deposits where id = ${id}`,
  ).toEqual([{ cents: 143_691, price: '91000.00' }]);
});

test('what arrived never counts at a quote of another method of the same investor', async () => {
  await pricesEther();
  const ann = await makeInvestor();
  expect(await quoteFor(stage, ann, { amount_cents: 150_000 })).toMatchObject([{ method: 'Ethereum' }]);
  const id = await depositUnder(stage, ann, { amount_cents: 150_000, quote_id: null });
  await cleanQuotes(owner);
  await expect(approve(id, { arrived_coins: '0.01', paid_at: await secondsAgo(0) })).rejects.toThrow(
    'no_price',
  );
});

test('an amount in coins is worth what was quoted to that person, of that coin, while it was good', async () => {
  const ether = quote({ instrument_id: 'ETH-USD', bid: 250_000, ask: 250_100 });
  await ingest(owner, [quote({ bid: 9_499_500, ask: 9_500_500 }), ether]);
  const [ann, ben] = [await makeInvestor(), await makeInvestor()];
  const worth = async (person: typeof ann, coin: string) =>
    (await quoteFor(stage, person, { coin, coins: '0.02' }))[0]?.amount_cents;
  expect(await worth(ann, 'BTC')).toBe(189_990);
  expect(await worth(ann, 'ETH')).toBe(5000);
  await priceBitcoin(owner, 9_899_500);
  expect(await worth(ben, 'BTC')).toBe(197_990);
  await ageDepositQuotes(owner, '15 minutes 1 second');
  expect(await worth(ann, 'BTC')).toBe(197_990);
});

test('a quote has the coins that were asked for, and is made for no method out of use', async () => {
  await priceBitcoin(owner, 9_499_500);
  const ann = await makeInvestor();
  await quoteFor(stage, ann, { amount_cents: 150_000 });
  expect(await quoteFor(stage, ann, { coin: 'BTC', coins: '0.01579032' })).toMatchObject([
    { amount_cents: 150_000, coins: '0.01579032' },
  ]);
  await owner`update public.payment_methods set active = false where name = 'bitcoin'`;
  const quoted = await quoteFor(stage, ann, { amount_cents: 150_001 });
  await owner`update public.payment_methods set active = true where name = 'bitcoin'`;
  expect(quoted).toEqual([]);
});
