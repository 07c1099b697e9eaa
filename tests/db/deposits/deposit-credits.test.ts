import { beforeEach, describe, expect, test } from 'vitest';
import type { Row } from '../support/actors.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import {
  ageDepositQuotes,
  arrivalOf,
  depositUnder,
  momentBefore,
  priceBitcoin,
  quotedDeposit,
  quoteFor,
} from '../support/money/deposit-quotes.ts';
import { giveFactors } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';
import { ageQuotes, cleanQuotes, makeLive } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asOperator, asInvestor } = stage;
const reviewer = asOperator('reviewer');

beforeEach(() => cleanQuotes(owner));

const minutesAgo = async (minutes: number) => momentBefore(owner, minutes);
const arrival = arrivalOf;
const quoted = async (minutes: number, amount_cents?: number) => quotedDeposit(stage, minutes, amount_cents);
const kept = async (id: string) =>
  (
    await owner<Row[]>`
      select arrived_cents::int as cents, arrived_coins::text as coins, credit_price::text as price, credit_source as source,
        credit_quote_id as quote from deposits where id = ${id}`
  )[0];

describe('what arrived in coins', () => {
  test('counts at the quote only as far as it was quoted, and the rest at the price when it was paid', async () => {
    const { ann, id, coins } = await quoted(5);
    await priceBitcoin(owner, 9_100_000);
    const args = { arrived_coins: '1', paid_at: await minutesAgo(0) };
    const rest = { rest_coins: '0.98405179', rest_price: '91000.00' };
    expect(await reviewer.rows('preview_credit', { deposit_id: id, coins: '1', paid_at: args.paid_at })).toMatchObject([
      { arrived_cents: 9_106_371, price: '94995.00', quoted: true, ...rest },
    ]);
    await reviewer.call('review_deposit', arrival(id, args));
    await asOperator('admin').call('review_deposit', arrival(id, args));
    expect(coins).toBe('0.01579031');
    expect(
      await asInvestor(ann)
        .query`select arrived_cents::int, rest_coins::text, rest_price::text from deposits where id = ${id}`,
    ).toMatchObject([{ arrived_cents: 9_106_371, ...rest }]);
  });

  test('counts at a quote once, and each deposit has its own while the price is held', async () => {
    const { ann, id, quote_id, coins } = await quoted(5);
    const [own] = await quoteFor(stage, ann, { amount_cents: 150_000 });
    expect(own).toMatchObject({ coins, price: '94995.00' });
    await priceBitcoin(owner, 9_100_000);
    const paid_at = await minutesAgo(0);
    await reviewer.call('review_deposit', arrival(id, { arrived_coins: coins, paid_at }));
    for (const [quoteId, rest] of [
      [quote_id, { rest_price: '91000.00', rest_coins: '0.01563241' }],
      [own?.id ?? '', { rest_coins: null }],
    ] as const) {
      const again = await depositUnder(stage, ann, { amount_cents: 150_000, quote_id: quoteId });
      const [credit] = await reviewer.rows('preview_credit', { deposit_id: again, coins, paid_at });
      expect(credit).toMatchObject({ quoted: true, ...rest });
    }
  });

  test('counts at the quote that was good when it was paid, whatever the price is now', async () => {
    const { ann, id, quote_id, coins } = await quoted(14);
    await priceBitcoin(owner, 9_100_000);
    const paid_at = await minutesAgo(1);
    const args = { coins, paid_at };
    expect(await reviewer.rows('preview_credit', { deposit_id: id, ...args })).toMatchObject([
      { arrived_cents: 150_000, price: '94995.00', source: 'simulated', simulated: true, quoted: true },
    ]);
    await reviewer.call('review_deposit', arrival(id, { arrived_coins: coins, paid_at }));
    expect(await kept(id)).toEqual({
      cents: 150_000,
      coins,
      price: '94995.00',
      source: 'simulated',
      quote: quote_id,
    });
    expect(await figures(owner, ann)).toMatchObject({ available: 150_000, deposited: 150_000 });
    expect(await problems(owner)).toEqual([]);
  });

  test('counts at the price of its arrival when the quote had ended', async () => {
    const { id, coins } = await quoted(17);
    await priceBitcoin(owner, 9_100_000);
    await ageQuotes(owner, '30 seconds');
    await reviewer.call('review_deposit', arrival(id, { arrived_coins: coins, paid_at: await minutesAgo(0.2) }));
    expect(await kept(id)).toEqual({
      cents: 143_691,
      coins,
      price: '91000.00',
      source: 'simulated',
      quote: null,
    });
  });

  test('counts at the quote that the deposit names, not at another one that was good at that time', async () => {
    const { ann, coins } = await quoted(5);
    // Two quotes of one moment with different prices, which no investor can request.
    const [better] = await owner<{ id: string }[]>`
      insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, created_at, good_until)
      values (${ann.id}, 'bitcoin', 160000, 1, 99000, 'simulated', now() - interval '4 minutes', now() - interval '4 minutes', now() + interval '11 minutes')
      returning id`;
    const [named] = await owner<{ id: string }[]>`
      select quote_id as id from public.deposits where investor_id = ${ann.id}`;
    expect(named?.id).not.toBe(better?.id);
    const [first] = await owner<{ id: string }[]>`select id from public.deposits where investor_id = ${ann.id}`;
    const args = { arrived_coins: coins, paid_at: await minutesAgo(1) };
    await reviewer.call('review_deposit', arrival(first?.id ?? '', args));
    expect(await kept(first?.id ?? '')).toMatchObject({ cents: 150_000, quote: named?.id });
  });

  test('sent twice is one decision, and another number of coins or time is another one', async () => {
    const { id, coins } = await quoted(5);
    const args = arrival(id, { arrived_coins: coins, paid_at: await minutesAgo(1) });
    await reviewer.call('review_deposit', args);
    await cleanQuotes(owner);
    expect(await reviewer.call('review_deposit', args)).toMatchObject({ status: 'approved' });
    for (const change of [{ arrived_coins: '0.01' }, { paid_at: await minutesAgo(2) }])
      await expect(reviewer.call('review_deposit', { ...args, ...change })).rejects.toThrow('already_reviewed');
  });

  test('of a large deposit counts at the price that the first approval found, though it is gone by the second', async () => {
    const { ann, id, coins } = await quoted(5, 5_000_000);
    await ageDepositQuotes(owner, '1 hour');
    const args = arrival(id, { arrived_coins: coins, paid_at: await minutesAgo(4.5) });
    expect(await reviewer.call('review_deposit', args)).toMatchObject({ status: 'pending' });
    expect(await reviewer.rows('deposit_queue', { from_case: id })).toMatchObject([
      { id, coin: 'BTC', arrived_coins: coins, quote: { coins, price: '94995.00', simulated: true } },
    ]);
    await cleanQuotes(owner);
    expect(await asOperator('admin').call('review_deposit', args)).toMatchObject({ status: 'approved' });
    expect(await figures(owner, ann)).toMatchObject({ available: 5_000_000 });
  });
});

test.each<[Row, string]>([
  [{}, 'invalid_amount'],
  [{ arrived_cents: 1000, arrived_coins: '0.01' }, 'invalid_amount'],
  [{ arrived_coins: '1.000,50' }, 'invalid_amount'],
  [{ arrived_coins: '0.000000001' }, 'invalid_amount'],
  [{ arrived_coins: '0.00000001' }, 'invalid_amount'],
  [{ arrived_coins: '0.01', paid_at: null }, 'payment_time_required'],
  [{ arrived_coins: '0.01', paid_at: '2999-01-01T00:00:00Z' }, 'payment_time_required'],
  [{ arrived_coins: '0.01', paid_at: '2020-01-01T00:00:00Z' }, 'payment_time_required'],
])('nothing is credited for %j', async (values, code) => {
  const { id } = await quoted(5);
  const before = await fingerprint(owner);
  const args = { paid_at: await minutesAgo(1), ...values };
  await expect(reviewer.call('review_deposit', arrival(id, args))).rejects.toThrow(code);
  expect(await fingerprint(owner)).toBe(before);
});

test('a price of simulation counts nothing on a live site, whenever it was made, nor a quote of one that is still good', async () => {
  const { id, coins } = await quoted(5);
  const credit = async () => reviewer.rows('preview_credit', { deposit_id: id, coins, paid_at: await minutesAgo(1) });
  expect(await credit()).toMatchObject([{ quoted: true }]);
  await priceBitcoin(owner, 9_499_500);
  const at = await minutesAgo(0);
  const price = async () =>
    owner`select price::text from deposits.coin_price_at('BTC', ${at}::timestamptz + interval '2 seconds')`;
  expect([...(await price())]).toEqual([{ price: '94995.00' }]);
  await makeLive(owner);
  await giveFactors(stage);
  expect([...(await price())]).toEqual([]);
  await expect(credit()).rejects.toMatchObject({ message: 'no_price' });
});
