import { beforeEach, expect, test } from 'vitest';
import {
  arrivalOf as arrival,
  depositUnder,
  momentBefore,
  priceBitcoin,
  quotedDeposit,
  quoteFor,
} from '../support/money/deposit-quotes.ts';
import { openStage } from '../support/stage.ts';
import { cleanQuotes } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator } = stage;
const reviewer = asOperator('reviewer');

beforeEach(() => cleanQuotes(owner));

const minutesAgo = async (minutes: number) => momentBefore(owner, minutes);
const quoted = async (minutes: number) => quotedDeposit(stage, minutes);

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
