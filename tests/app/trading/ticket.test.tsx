import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerCalls, holdingOf, type Market, poolOf, readyToTrade } from '../support/trading/trading';

let market: Market;
beforeEach(() => {
  market = readyToTrade();
});

async function openTicket() {
  const app = openApp('/trade');
  const form = await screen.findByRole('form', { name: 'New order' });
  const ticket = within(form);
  return {
    ...app,
    ticket,
    says: () => ticket.getByRole('note').textContent,
    choose: (label: string, option: string) => app.user.selectOptions(ticket.getByLabelText(label), option),
  };
}

test('an investor reads before they buy for an amount what that will be about', async () => {
  const asked = answerCalls('place_order');
  const { user, ticket, says } = await openTicket();
  expect(ticket.getByText('Free: $250.00')).toBeDefined();
  await user.type(ticket.getByLabelText('Amount in dollars, fee included'), '100');
  expect(says()).toBe('Spends up to $100.00 at the next price: about 0.00105152 BTC, with a fee of about $0.10.');
  await user.click(ticket.getByRole('button', { name: 'Buy BTC' }));
  expect(await screen.findByText('Order placed')).toBeDefined();
  expect(asked[0]).toMatchObject({
    pool_id: poolOf().pool_id,
    instrument_id: 'BTC-USD',
    side: 'buy',
    kind: 'market',
    spend_cents: 10_000,
    time_in_force: 'gtc',
  });
  expect(asked[0]?.['request_id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('an investor who limits the price reads what it will cost at that price, exactly in ticks', async () => {
  const asked = answerCalls('place_order');
  const { user, ticket, says, choose } = await openTicket();
  await choose('Order type', 'Limit');
  await user.type(ticket.getByLabelText('Quantity in BTC'), '0.001');
  await user.type(ticket.getByLabelText('Limit price'), '90000.50');
  expect(says()).toBe(
    'Buy 0.001 BTC at $90,000.50 or less, for about $90.10 with a fee of about $0.09. Stays open until filled or cancelled.',
  );
  await user.click(ticket.getByLabelText('Post-only'));
  expect(says()).toContain('Cancelled if it would fill immediately.');
  await user.click(ticket.getByRole('button', { name: 'Buy BTC' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({
    kind: 'limit',
    quantity: 100_000,
    limit_price: 9_000_050,
    post_only: true,
  });
});

test.each([
  [
    'Stop',
    ['Stop price'],
    { kind: 'stop', stop_price: 10_000_000 },
    /^Buy 0\.001 BTC once the ask is \$100,000\.00 or more, for about/,
  ],
  [
    'Stop-limit',
    ['Stop price', 'Limit price'],
    { kind: 'stop_limit', stop_price: 10_000_000, limit_price: 10_000_000 },
    /at \$100,000\.00 or less, for about/,
  ],
  [
    'Trailing stop',
    ['Trailing distance (%)'],
    { kind: 'trailing', trail_bp: 250 },
    /^Buy 0\.001 BTC once the ask rises 2\.5% from its low \(now \$/,
  ],
])('an investor places an order of the kind %s', async (kind, fields, sent, words) => {
  const asked = answerCalls('place_order');
  const { user, ticket, says, choose } = await openTicket();
  await choose('Order type', kind);
  await user.type(ticket.getByLabelText('Quantity in BTC'), '0.001');
  for (const field of fields)
    await user.type(ticket.getByLabelText(field), field === 'Trailing distance (%)' ? '2.5' : '100000');
  expect(says()).toMatch(words);
  await user.click(ticket.getByRole('button', { name: 'Buy BTC' }));
  await waitFor(() => expect(asked[0]).toMatchObject({ ...sent, quantity: 100_000 }));
});

test('an investor sells what they hold at a profit or at a stop, whichever comes first, and reads the least that the stop takes', async () => {
  market.holdings = [holdingOf({ reserved: 4_000_000 })];
  const asked = answerCalls('place_pair', HttpResponse.json([]));
  const { user, ticket, says, choose } = await openTicket();
  await user.click(ticket.getByLabelText('Sell'));
  await choose('Order type', 'One cancels the other');
  expect(ticket.getByText('Free: 0.06 BTC')).toBeDefined();
  await user.click(ticket.getByRole('button', { name: 'Max' }));
  await user.type(ticket.getByLabelText('Take profit at'), '100000');
  await user.type(ticket.getByLabelText('Stop price'), '90000');
  expect(says()).toMatch(/^Sell 0\.06 BTC at \$100,000\.00 or more, for about \$5,994\.00 .* for about \$5,394\.60/);
  await user.type(ticket.getByLabelText('Limit price after the stop'), '89000');
  expect(says()).toContain('Or once the bid is $90,000.00 or less, at $89,000.00 or more, for about $5,334.66.');
  await user.click(ticket.getByRole('button', { name: 'Sell BTC' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  const prices = { take_price: 10_000_000, stop_price: 9_000_000, stop_limit_price: 8_900_000 };
  expect(asked[0]).toMatchObject({ quantity: 6_000_000, ...prices });
});

test('an investor whose answer got lost sends the same order under the same id after a look at another instrument', async () => {
  const asked = answerCalls('place_order', HttpResponse.error());
  const { user, router } = openApp('/trade?instrument=BTC-USD');
  const buy = async () => {
    const ticket = within(await screen.findByRole('form', { name: 'New order' }));
    await user.type(ticket.getByLabelText('Amount in dollars, fee included'), '100');
    await user.click(await ticket.findByRole('button', { name: 'Buy BTC' }));
  };
  await buy();
  await screen.findByRole('alert');
  await router.navigate({ to: '/trade', search: { instrument: 'DOGE-USD' } });
  expect(await screen.findByRole('button', { name: 'Buy DOGE' })).toBeDefined();
  await router.navigate({ to: '/trade', search: { instrument: 'BTC-USD' } });
  await screen.findByRole('button', { name: 'Buy BTC' });
  await buy();
  expect(await screen.findByText('Order placed')).toBeDefined();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});
