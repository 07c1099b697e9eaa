import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers, pass } from '../support/clock';
import { announcePrices, priceJoins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { ADA, sessionOf, signIn } from '../support/session';
import { allPrices, answerPrices, priceOf } from '../support/trading/prices';

const PRICES = `${SUPABASE}/rest/v1/rpc/market_prices`;
const MINUTE_MS = 60_000;

fakeTimers();

const strip = async () => within(await screen.findByRole('region', { name: 'Market quotes' }));
const entry = async (name: string) => (await strip()).getByText(name).closest('li')?.textContent;

beforeEach(() => signIn());

test('an investor reads the last price of five coins and how it changed, by sign and not by colour alone', async () => {
  answerPrices(allPrices());
  openApp('/dashboard');
  expect(await entry('Bitcoin')).toBe('Bitcoin$67,312.40+1.23% in 24 hours');
  expect(await entry('Ethereum')).toBe('Ethereum$3,456.78-2.50% in 24 hours');
  expect(await entry('Rune')).toBe('Rune$5.12340.00% in 24 hours');
  expect(await entry('Shiba')).toBe('Shiba$0.0000245120');
  expect(await entry('Doge')).toBe('Doge$0.382145+0.07% in 24 hours');
  expect((await strip()).getAllByRole('listitem')).toHaveLength(5);
});

test('an investor reads that prices are simulated, at the heading and on the chart', async () => {
  answerPrices(allPrices());
  openApp('/dashboard');
  const market = await screen.findByRole('region', { name: 'Markets' });
  expect(market.textContent).toContain('for the sandbox, not market prices.');
  expect(within(market).getAllByText('Simulated')).toHaveLength(2);
});

test('an investor sees a price move without the page reading anything', async () => {
  const asked: string[] = [];
  server.use(http.get(PRICES, () => (asked.push('prices'), HttpResponse.json([]))));
  answerPrices([priceOf()]);
  openApp('/dashboard');
  await strip();
  await waitFor(() => expect(priceJoins).toHaveLength(1));
  expect(priceJoins[0]).toMatchObject({
    config: { private: true },
    access_token: sessionOf(ADA).access_token,
  });
  act(() => announcePrices([priceOf({ mid: 6_800_000, change_bp: -5 })]));
  await waitFor(async () => expect(await entry('Bitcoin')).toBe('Bitcoin$68,000.00-0.05% in 24 hours'));
  act(() => announcePrices([priceOf({ id: 'DOGE-USD', name: 'Doge', price_decimals: 6, mid: 400_000 })]));
  expect(await (await strip()).findByText('$0.400000')).toBeDefined();
  expect((await strip()).getByText('$68,000.00')).toBeDefined();
  expect(asked).toEqual([]);
});

test('an investor on whose page the feed falls silent reads how old a price is, and then no price', async () => {
  let later: object[] = [
    priceOf({ stale: true, received_at: new Date(Date.now() - 3 * MINUTE_MS - 1000).toISOString() }),
  ];
  server.use(http.get(PRICES, () => HttpResponse.json(later)));
  answerPrices([priceOf()]);
  openApp('/dashboard');
  await strip();
  await pass(15_000);
  await waitFor(async () => expect(await entry('Bitcoin')).toBe('Bitcoin$67,312.403 minutes ago'));
  later = [];
  await pass(15_000);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Markets' })).toBeNull());
});
