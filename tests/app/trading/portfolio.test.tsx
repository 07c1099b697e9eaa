import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, server, tableOf } from '../support/server';
import { answerCalls, holdingOf, type Market, poolOf, readyToTrade } from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
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
  expect((await dialog.findByRole('alert')).textContent).toContain('Couldn’t reach the server');
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
  const back = screen.getByRole('button', {
    name: /^Cancel request: \$100\.00 on its way to your portfolio/,
  });
  await user.click(back);
  expect(await screen.findByText(/Too late to cancel: a price has already/)).toBeDefined();
  market.waiting = [];
  await user.click(back);
  expect(await screen.findByText('Request cancelled.')).toBeDefined();
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
  market.holdings = [holdingOf(), holdingOf({ instrument_id: 'DOGE-USD', name: 'Doge', value_cents: 0, stale: true })];
  market.assets = [
    { instrument_id: null, name: null, cents: 155_000 },
    { instrument_id: 'BTC-USD', name: 'Bitcoin', cents: 949_000 },
  ];
  openApp('/portfolio');
  const own = within(await screen.findByRole('region', { name: 'My portfolio' }));
  expect(own.getByText('$9,540.00')).toBeDefined();
  expect(own.getByText('$30.00 free')).toBeDefined();
  expect(own.getAllByText('+$490.00')[0]?.className).toContain('text-primary');
  expect(own.getByText('+$499.00')).toBeDefined();
  expect(own.getByText('-$9.00').className).toContain('text-destructive');
  expect(own.getAllByText('+5.41%')).toHaveLength(2);
  expect(own.getByText('Past performance is not a reliable indicator of future results.')).toBeDefined();
  const holdings = within(screen.getByRole('table', { name: 'Holdings' }));
  expect(holdings.getByRole('row', { name: /Bitcoin.*0\.1 BTC.*\$9,490\.00.*\+\$490\.00/ })).toBeDefined();
  expect(holdings.getByText(/^Price from/)).toBeDefined();
  const shares = within(screen.getByRole('region', { name: 'Allocation' }));
  expect(shares.getByText('US dollars')).toBeDefined();
  expect(shares.getByText('Bitcoin')).toBeDefined();
  expect(shares.queryByText(/^Includes your share of the coins and cash/)).toBeNull();
});

test.each([
  ['2026-03-01T12:00:00+00:00', 'Available after 365 days.'],
  ['2020-03-01T12:00:00+00:00', '+12.34%'],
])('an investor whose money came in on %s reads of a yearly rate: %s', async (since, words) => {
  market.pools = [poolOf({ since: since.replace('2026', String(new Date().getUTCFullYear())), yearly_rate: 0.1234 })];
  // Of the last year, whenever this runs.
  if (since.startsWith('2026')) market.pools = [poolOf({ since: new Date().toISOString(), yearly_rate: 0.1234 })];
  openApp('/portfolio');
  expect(await screen.findByText(words)).toBeDefined();
});

test('an investor reads which holdings the value leaves out, because they have no price', async () => {
  market.pools = [poolOf({ stale: true, priced_at: '-infinity' })];
  market.holdings = [
    holdingOf({ value_cents: null, gain_cents: null }),
    holdingOf({ instrument_id: 'DOGE-USD', name: 'Doge', value_cents: null, gain_cents: null }),
  ];
  openApp('/portfolio');
  expect(await screen.findByText('Not in this value, because it has no price now: Bitcoin, Doge.')).toBeDefined();
});

test('an investor reads that a price in the value is old', async () => {
  market.pools = [poolOf({ stale: true, priced_at: new Date(Date.now() - 3 * 3_600_000).toISOString() })];
  openApp('/portfolio');
  expect(await screen.findByText(/The oldest price is from 3 hours ago, so/)).toBeDefined();
});

test.each(['/portfolio', '/trade'])('a person on a live site finds no page at %s', async (path) => {
  server.use(tableOf('site', () => [{ mode: 'live' }]));
  openApp(path);
  expect(await screen.findByText('This page does not exist')).toBeDefined();
});
