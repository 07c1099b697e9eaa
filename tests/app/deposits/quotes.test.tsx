import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/app';
import {
  answerPayments,
  beginPaying,
  BITCOIN,
  DEPOSITS,
  openFilledPayment,
  openPayment,
} from '../support/money/paying';
import { refusal, rpc, server, SUPABASE } from '../support/server';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const asked: unknown[] = [];
const quote = (method: string, coin: string, values: object = {}) => ({
  id: `00000000-0000-4000-8000-${method
    .padStart(12, '0')
    .slice(-12)
    .replaceAll(/[^0-9a-f]/g, '0')}`,
  method,
  amount_cents: 150_000,
  coin,
  coins: '0.01579031',
  price: '94995.00',
  source: 'simulated',
  simulated: true,
  priced_at: '2026-03-04T10:00:00Z',
  good_until: '2026-03-04T10:15:00Z',
  seconds_left: 900,
  ...values,
});
const QUOTES = [quote('bitcoin', 'BTC'), quote('TRON', 'TRX', { coins: '4545.454546', price: '0.330000' })];

function answerQuotes(...answers: object[][]) {
  server.use(
    rpc('quote_deposit', () => (answers.length > 1 ? answers.shift() : answers[0]) ?? [], asked),
    rpc('market_prices', () => [
      { id: 'BTC-USD', stale: false },
      { id: 'ETH-USD', stale: true },
      { id: 'EUR-USD', stale: false },
    ]),
  );
}

beforeEach(() => {
  beginPaying();
  asked.length = 0;
});

test('the chosen card says how many coins to send and for how long, and the rules at which price', async () => {
  answerQuotes(QUOTES);
  const { user } = await openPayment();
  const card = within(await screen.findByRole('article', { name: 'Bitcoin' }));
  await user.click(card.getByRole('radio'));
  expect(await card.findByText('0.01579031 BTC')).toBeDefined();
  expect(card.getByRole('timer').textContent).toMatch(/^(15:00|14:\d\d) left$/);
  expect(screen.getByText('$1,500.00 at $94,995.00 per BTC.')).toBeDefined();
  expect(screen.getByText('Simulated price')).toBeDefined();
  await user.click(card.getByRole('button', { name: 'Copy BTC amount' }));
  expect(await screen.findByText('Amount copied.')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe('0.01579031');
  expect(
    card.getByRole('img', {
      name: 'QR code for sending 0.01579031 BTC to the Bitcoin address',
    }),
  ).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'ETH' }));
  expect(screen.queryByText('Send exactly')).toBeNull();
  expect(screen.getByText(/Pay the amount shown before the quote/)).toBeDefined();
  // A page that joins its channel late reads again.
  expect(new Set(asked.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"amount_cents":150000}']));
});

test('the price of exchanges names them, and is not called simulated', async () => {
  answerQuotes([quote('bitcoin', 'BTC', { source: 'ccxt:coinbase,kraken', simulated: false })]);
  const { user } = await openPayment();
  await user.click(await screen.findByRole('radio', { name: 'Bitcoin' }));
  expect(await screen.findByText(/Price from coinbase, kraken, 4 Mar 2026/)).toBeDefined();
  expect(screen.queryByText('Simulated price')).toBeNull();
});

test.each([
  ['there is no price', () => HttpResponse.json([])],
  ['prices cannot be read', () => refusal(500, 'XX000', 'broken')],
])('where %s, an investor pays in dollars as ever', async (_why, answer) => {
  server.use(http.post(`${RPC}/quote_deposit`, answer));
  const sent = answerPayments();
  const { submit, path } = await openFilledPayment();
  expect(await screen.findByText(/This amount is in US dollars\. Send coins/)).toBeDefined();
  expect(screen.queryByText('Send exactly')).toBeNull();
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toMatchObject([{ amount_cents: 150_000, method: 'TRON' }]);
  expect(sent.deposits[0]).not.toHaveProperty('quote_id');
});

test('the deposit keeps the quote of its method', async () => {
  answerQuotes(QUOTES);
  const sent = answerPayments();
  const { submit, path } = await openFilledPayment();
  await screen.findByText(/TRX$/);
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toMatchObject([{ amount_cents: 150_000, method: 'TRON', quote_id: QUOTES[1]?.id }]);
});

test('a quote that ends while the person pays is renewed, and the page says so', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    answerQuotes([quote('bitcoin', 'BTC', { seconds_left: 2 })]);
    const { user } = await openPayment();
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    expect(await screen.findByText('0.01579031 BTC')).toBeDefined();
    expect(screen.queryByText('Amounts updated: the previous quotes expired')).toBeNull();
    answerQuotes([quote('bitcoin', 'BTC', { id: 'next', coins: '0.02' })]);
    await vi.advanceTimersByTimeAsync(3500);
    expect(await screen.findByText('0.02 BTC')).toBeDefined();
    expect(screen.getByText('Amounts updated: the previous quotes expired')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('a quote that ends and cannot be renewed is no longer the amount to pay, and is asked for again within a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    answerQuotes([quote('bitcoin', 'BTC', { seconds_left: 120 })]);
    const { user } = await openPayment();
    await user.click(screen.getByRole('radio', { name: 'Bitcoin' }));
    expect(await screen.findByText('0.01579031 BTC')).toBeDefined();
    server.use(rpc('quote_deposit', () => refusal(500, 'XX000', 'broken')));
    await vi.advanceTimersByTimeAsync(115_000);
    expect(screen.getByText('0.01579031 BTC')).toBeDefined();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await screen.findByText(/This amount is in US dollars\. Send coins/)).toBeDefined();
    expect(screen.queryByText('Send exactly')).toBeNull();
    answerQuotes([quote('bitcoin', 'BTC', { id: 'next', coins: '0.02' })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText('0.02 BTC')).toBeDefined();
    expect(screen.getByText('Amounts updated: the previous quotes expired')).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

test('an investor enters the amount in a coin that has a price, and every other card follows', async () => {
  answerQuotes([quote('bitcoin', 'BTC', { amount_cents: 189_990, coins: '0.02' })]);
  const { user } = openApp('/deposit');
  await user.click(await screen.findByRole('button', { name: 'New Deposit' }));
  const unit = await screen.findByLabelText('Amount in');
  expect(
    within(unit)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['US dollars', 'BTC']);
  await user.selectOptions(unit, 'BTC');
  await user.type(screen.getByLabelText('Enter Amount'), '1,200');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findAllByText('Enter a plain number, e.g. 0.015.')).not.toEqual([]);
  expect(asked).toEqual([]);
  await user.clear(screen.getByLabelText('Enter Amount'));
  await user.type(screen.getByLabelText('Enter Amount'), '0.02');
  expect(screen.getByText('You entered 0.02 BTC')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/Please make your payment of \$1,899\.90/)).toBeDefined();
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map((body) => JSON.stringify(body)))).toEqual(new Set(['{"coin":"BTC","coins":"0.02"}']));
  expect(await screen.findByText(BITCOIN)).toBeDefined();
});

test.each([
  ['pending', null, '0.02', '0.01579031 BTC quoted'],
  ['approved', 150_000, '0.01579031', '0.01579031 BTC received'],
  ['approved', 150_004, '0.01579031', '0.01579031 BTC received'],
  ['approved', 143_691, '0.01579031', '0.01579031 BTC received after the quote, credited at $91,000.00', '91000.00'],
  ['approved', 94_995, '0.01', '0.01 BTC received, less than the 0.01579031 BTC quoted'],
  ['approved', 189_990, '0.02', '0.02 BTC received, more than the 0.01579031 BTC quoted'],
])(
  'an investor reads of a deposit that is %s (%s cents) in coins: %s',
  async (status, arrived_cents, arrived_coins, text, price?: string) => {
    server.use(
      http.get(DEPOSITS, () =>
        HttpResponse.json([
          {
            id: '1',
            amount_cents: 150_000,
            arrived_cents,
            arrived_coins,
            corrected_cents: 0,
            reversed_at: null,
            quote: { coins: '0.01579031' },
            credit_quote_id: price ? null : '2',
            credit_price: price ?? '94995.00',
            payment_methods: { coin: 'BTC' },
            method: 'bitcoin',
            network: 'Bitcoin',
            transaction_id: null,
            status,
            reason: null,
            created_at: '2026-03-04T12:00:00Z',
            reviewed_at: null,
          },
        ]),
      ),
    );
    openApp('/deposit');
    expect(await screen.findByText(text)).toBeDefined();
  },
);
