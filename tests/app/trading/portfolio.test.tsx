import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { answerCalls, holdingOf, type Market, poolOf, readyToTrade } from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
});

test('an investor without a portfolio reads what one is, and opens it under a name', async () => {
  market.pools = [];
  const asked = answerCalls('open_portfolio');
  const { user } = openApp('/portfolio');
  expect(await screen.findByText('You have no portfolio yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open a portfolio' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('My portfolio');
  market.pools = [poolOf({ cash_cents: 0, free_cents: 0, value_cents: 0, growth: null, since: null })];
  await user.click(dialog.getByRole('button', { name: 'Open a portfolio' }));
  expect(await screen.findByRole('heading', { name: 'My portfolio' })).toBeDefined();
  expect(asked[0]).toMatchObject({ title: 'My portfolio' });
});

test('an investor puts the whole balance in', async () => {
  const asked = answerCalls('subscribe');
  const { user } = openApp('/portfolio');
  await user.click(await screen.findByRole('button', { name: 'Put money in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Max' }));
  expect(dialog.getByText('You entered $500.00')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Put money in' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked[0]).toMatchObject({ pool_id: poolOf().pool_id, amount_cents: 50_000 });
});

test('an investor is told before they send that less than ten dollars cannot be put in', async () => {
  const asked = answerCalls('subscribe');
  const { user } = openApp('/portfolio');
  await user.click(await screen.findByRole('button', { name: 'Put money in' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount'), '9.99');
  expect(dialog.getByText('The minimum is $10.00.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Put money in' }));
  expect(asked).toEqual([]);
});

test('an investor whose answer got lost, who closes the dialog and enters the same, takes money out once', async () => {
  const asked = answerCalls('redeem', HttpResponse.error());
  const { user } = openApp('/portfolio');
  const takeOut = async () => {
    await user.click(await screen.findByRole('button', { name: 'Take money out' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Amount'), '20');
    await user.click(dialog.getByRole('button', { name: 'Take money out' }));
    return dialog;
  };
  const dialog = await takeOut();
  expect((await dialog.findByRole('alert')).textContent).toContain('No connection');
  await user.keyboard('{Escape}');
  await takeOut();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('an investor takes back what waits for the next prices, or reads why not', async () => {
  market.waiting = [{ id: 'r1', side: 'in', amount_cents: 10_000, asked_at: '2026-03-04T12:00:00+00:00' }];
  const asked = answerCalls('return_request', refusal(400, 'P0001', 'already_priced'));
  const { user } = openApp('/portfolio');
  expect(await screen.findByRole('heading', { name: 'Waiting for the next prices' })).toBeDefined();
  const back = screen.getByRole('button', { name: /^Take it back: \$100\.00 on the way into the portfolio/ });
  await user.click(back);
  expect(await screen.findByText(/A price that will count has come/)).toBeDefined();
  market.waiting = [];
  await user.click(back);
  expect(await screen.findByText('It has been taken back.')).toBeDefined();
  expect(asked).toEqual([{ request_id: 'r1' }, { request_id: 'r1' }]);
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('an investor sees what the portfolio is worth, what it holds, and by what it gained', async () => {
  market.pools = [
    poolOf({
      cash_cents: 5000,
      free_cents: 3000,
      value_cents: 954_000,
      paid_in_cents: 905_000,
      fee_cents: 900,
      gain_cents: 49_000,
      price_gain_cents: 49_900,
      growth: 0.0541,
    }),
  ];
  market.holdings = [
    holdingOf(),
    holdingOf({ instrument_id: 'DOGE-USD', name: 'Doge', value_cents: 0, stale: true }),
  ];
  market.assets = [
    { instrument_id: null, name: null, cents: 155_000 },
    { instrument_id: 'BTC-USD', name: 'Bitcoin', cents: 949_000 },
  ];
  openApp('/portfolio');
  const own = within(await screen.findByRole('region', { name: 'My portfolio' }));
  expect(own.getByText('$9,540.00')).toBeDefined();
  expect(own.getByText('$30.00 of it free')).toBeDefined();
  expect(own.getByText('+$490.00', { selector: 'dl dd bdi' })).toBeDefined();
  expect(own.getByText('+$499.00')).toBeDefined();
  expect(own.getByText('-$9.00')).toBeDefined();
  expect(own.getByText('+5.41%')).toBeDefined();
  expect(own.getByText('Past performance is not a reliable indicator of future results.')).toBeDefined();
  const holdings = within(screen.getByRole('table', { name: 'Holdings' }));
  expect(holdings.getByRole('row', { name: /Bitcoin.*0\.1 BTC.*\$9,490\.00.*\+\$490\.00/ })).toBeDefined();
  expect(holdings.getByText(/^Price of/)).toBeDefined();
  const shares = within(screen.getByRole('region', { name: 'Allocation' }));
  expect(shares.getByText('US dollars')).toBeDefined();
  expect(shares.getByText('Bitcoin')).toBeDefined();
  expect(shares.queryByText(/^Strategies are looked through/)).toBeNull();
});

test.each([
  ['2026-03-01T12:00:00+00:00', 'Too early: a yearly rate is stated after 365 days.'],
  ['2020-03-01T12:00:00+00:00', '+12.34%'],
])('an investor whose money came in on %s reads of a yearly rate: %s', async (since, words) => {
  market.pools = [
    poolOf({ since: since.replace('2026', String(new Date().getUTCFullYear())), yearly_rate: 0.1234 }),
  ];
  // Of the last year, whenever this runs.
  if (since.startsWith('2026'))
    market.pools = [poolOf({ since: new Date().toISOString(), yearly_rate: 0.1234 })];
  openApp('/portfolio');
  expect(await screen.findByText(words)).toBeDefined();
});

test('an investor reads that a price in the value is old', async () => {
  market.pools = [poolOf({ stale: true, priced_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })];
  openApp('/portfolio');
  expect(await screen.findByText(/The oldest price in it came 3 hours ago\./)).toBeDefined();
});

test('an investor sees the value of each day once there are two', async () => {
  market.days = [
    { day: '2026-03-04', value_cents: 25_000 },
    { day: '2026-03-05', value_cents: 26_000 },
  ];
  openApp('/portfolio');
  expect(
    await screen.findByRole('img', { name: 'From $250.00 on 2026/03/04 to $260.00 on 2026/03/05.' }),
  ).toBeDefined();
});

test('an investor with an open page sees money arrive in the portfolio', async () => {
  openApp('/portfolio');
  expect(await screen.findByRole('region', { name: 'My portfolio' })).toBeDefined();
  await waitFor(() => expect(joins).not.toEqual([]));
  market.pools = [
    poolOf({ value_cents: 35_000, cash_cents: 35_000, free_cents: 35_000, paid_in_cents: 35_000 }),
  ];
  announce('pools');
  expect(await screen.findAllByText('$350.00')).not.toEqual([]);
});

test('an investor finds the portfolios that came to an end, with what went in and came out', async () => {
  market.pools = [
    poolOf({ title: 'Of spring', closed_at: '2026-03-09T12:00:00+00:00', paid_out_cents: 24_000 }),
  ];
  openApp('/portfolio');
  const closed = within(await screen.findByRole('region', { name: 'Closed portfolios' }));
  expect(closed.getByText('Of spring')).toBeDefined();
  expect(closed.getByText('$240.00')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Open a portfolio' })).toBeDefined();
});

test.each(['/portfolio', '/trade'])('a person on a live site finds no page at %s', async (path) => {
  server.use(http.get(`${SUPABASE}/rest/v1/site`, () => HttpResponse.json([{ mode: 'live' }])));
  openApp(path);
  expect(await screen.findByText('This page does not exist')).toBeDefined();
});
