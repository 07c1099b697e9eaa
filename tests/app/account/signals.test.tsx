import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers } from '../support/clock';
import { rpc, server, tableOf } from '../support/server';
import { signIn } from '../support/session';
import { SIGNAL } from '../support/trading/signals';

fakeTimers();
let signals: object[] = [];

function withPlans(active_packages: number) {
  server.use(tableOf('portfolio', () => [{ active_packages }]));
}

beforeEach(() => {
  signIn();
  signals = [];
  server.use(rpc('read_signals', () => signals));
});

const signal = (title: string, values: object = {}) => ({ ...SIGNAL, id: title, title, ...values });

test.each([
  ['Bitcoin is expected to be higher on 2026/03/11.', {}],
  ['Bitcoin is expected to be lower on 2026/03/11.', { direction: 'down' }],
  ['Price when published: $95,000.00', {}],
  ['Performance appears after one hour.', {}],
  ['So far: -2.00% (highest +0.10%, lowest -3.00%)', { change_bp: -200, high_bp: 10, low_bp: -300 }],
  ['Outcome: +1.50% (highest +2.00%, lowest 0.00%)', { is_over: true, change_bp: 150, high_bp: 200, low_bp: 0 }],
  ['No price was available at the end, so the outcome is unknown.', { is_over: true }],
  ['By the trader of “Slow and steady”', { strategy_title: 'Slow and steady', pool_id: 'p' }],
])('an investor reads “%s” next to a signal', async (words, values) => {
  withPlans(1);
  signals = [signal('First', values)];
  openApp('/signals');
  expect(await screen.findByText(words)).toBeDefined();
});

test('a signal at a simulated price shows no price on a live site', async () => {
  withPlans(1);
  signals = [signal('First', { price: null })];
  openApp('/signals');
  await screen.findByRole('heading', { name: 'First' });
  expect(screen.queryByText(/Price when published/)).toBeNull();
});
