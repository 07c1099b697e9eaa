import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp, settled } from '../support/app';
import { fakeTimers, pass } from '../support/clock';
import { announcePrices, priceJoins } from '../support/realtime';
import { server, SUPABASE } from '../support/server';
import { priceOf } from '../support/trading/prices';
import { readyToTrade } from '../support/trading/trading';

fakeTimers();

test('a page reads the best prices once in a while, and not with each message of prices', async () => {
  readyToTrade();
  let asked = 0;
  server.use(http.get(`${SUPABASE}/rest/v1/last_quotes`, () => void (asked += 1)));
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
    await pass(900);
  }
  await settled();
  expect(asked).toBe(before);
  await pass(400);
  await settled();
  expect(asked).toBe(before + 1);
});
