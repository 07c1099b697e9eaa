import { screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers } from '../support/clock';
import { readyToTrade, touchOf } from '../support/trading/trading';

const HOUR_MS = 3_600_000;

fakeTimers();

test('an investor whose clock is three hours slow reads that a price of two hours ago is old', async () => {
  const real = Date.now;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => real() - 3 * HOUR_MS);
  onTestFinished(() => clock.mockRestore());
  readyToTrade({ touches: [touchOf({ age_ms: 2 * HOUR_MS })] });
  openApp('/trade');
  expect(await screen.findByText('The last price is from 2 hours ago. Orders wait for the next one.')).toBeDefined();
});
