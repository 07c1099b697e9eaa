import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { fakeTimers, pass } from '../support/clock';
import { announcePrices, priceJoins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { priceOf } from '../support/trading/prices';
import { readyToTrade, touchOf } from '../support/trading/trading';

const HOUR_MS = 3_600_000;

fakeTimers();

test('a page reads the best prices once in a while, and not with each message of prices', async () => {
  readyToTrade();
  let asked = 0;
  server.use(http.get(`${SUPABASE}/rest/v1/rpc/touch`, () => void (asked += 1)));
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  onTestFinished(() => random.mockRestore());
  openApp('/trade');
  expect(await screen.findByText('$95,005.00')).toBeDefined();
  await waitFor(() => expect(priceJoins).toHaveLength(1));
  // What came while it joined.
  await pass(4000);
  await settled();
  const before = asked;
  for (const mid of [9_500_100, 9_500_200, 9_500_300]) {
    act(() => announcePrices([priceOf({ mid })]));
    await pass(600);
  }
  await settled();
  expect(asked).toBe(before);
  await pass(1300);
  await settled();
  expect(asked).toBe(before + 1);
});

test('an investor whose clock is three hours slow reads that a price of two hours ago is old', async () => {
  const real = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 3 * HOUR_MS);
  onTestFinished(() => clock.mockRestore());
  readyToTrade({ touches: [touchOf({ age_ms: 2 * HOUR_MS })] });
  openApp('/trade');
  expect(
    await screen.findByText('The last price came 2 hours ago. Orders wait for the next one.'),
  ).toBeDefined();
});
