import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers, pass } from '../support/clock';
import { copyOf, POOL, readyToCopy, requestOf } from '../support/trading/copying';

fakeTimers();

const WAIT_MS = 120_000;

test('money before a first copy waits for prices as soon as the time to think is over, without a new answer', async () => {
  const copying = readyToCopy({ copies: [copyOf({ units: 0, paid_in_cents: 0, waiting_in_cents: 5000 })] });
  copying.requests = [requestOf({ not_before: new Date(Date.now() + WAIT_MS).toISOString() })];
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByRole('heading', { name: 'Cooling-off before your first copy' })).toBeDefined();
  expect(screen.queryByText('Waiting for the next prices')).toBeNull();
  await pass(WAIT_MS);
  expect(screen.getByText('Waiting for the next prices')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Cooling-off before your first copy' })).toBeNull();
});

const HOUR_MS = 3_600_000;

function openNotice(ms: number) {
  const copying = readyToCopy({ copies: [copyOf({ is_mine: true })] });
  const not_before = new Date(Date.now() + ms).toISOString();
  copying.requests = [requestOf({ side: 'out', amount_cents: null, units: 1_000_000, not_before })];
  openApp(`/strategies/view?id=${POOL}`);
}

test('a notice of a lead that no price has followed for an hour can be taken back, without a new answer', async () => {
  openNotice(WAIT_MS - HOUR_MS);
  expect(await screen.findByText('1 units waiting to be sold')).toBeDefined();
  await pass(WAIT_MS);
  expect(screen.getByRole('button', { name: /^Cancel request/ })).toBeDefined();
});
