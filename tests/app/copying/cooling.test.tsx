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
  expect(await screen.findByRole('heading', { name: 'Time to think before a first copy' })).toBeDefined();
  expect(screen.queryByText('Waiting for the next prices')).toBeNull();
  await pass(WAIT_MS);
  expect(screen.getByText('Waiting for the next prices')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Time to think before a first copy' })).toBeNull();
});

test('a notice of a lead cannot be taken back before it has run', async () => {
  const copying = readyToCopy({ copies: [copyOf({ is_mine: true })] });
  copying.requests = [
    requestOf({
      side: 'out',
      amount_cents: null,
      units: 1_000_000,
      not_before: new Date(Date.now() + WAIT_MS).toISOString(),
    }),
  ];
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByText('1 units on the way out')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Take it back/ })).toBeNull();
  await pass(WAIT_MS);
  expect(screen.getByRole('button', { name: /^Take it back/ })).toBeDefined();
});
