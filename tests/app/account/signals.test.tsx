import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { fakeTimers } from '../support/clock';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';
import { signIn } from '../support/session';
import { priceOf } from '../support/trading/prices';
import { SIGNAL } from '../support/trading/signals';

fakeTimers();
let signals: object[] = [];

function withPlans(active_packages: number) {
  server.use(http.get(`${SUPABASE}/rest/v1/portfolio`, () => HttpResponse.json([{ active_packages }])));
}

beforeEach(() => {
  signIn();
  signals = [];
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/read_signals`, () => HttpResponse.json(signals)));
});

const signal = (title: string, values: object = {}) => ({ ...SIGNAL, id: title, title, ...values });

test('an investor with an active plan reads signals, and sees a new one come', async () => {
  withPlans(1);
  signals = [signal('First')];
  openApp('/signals');
  // In which language an operator wrote it is not known.
  expect((await screen.findByRole('heading', { name: 'First' })).getAttribute('lang')).toBe('');
  await waitFor(() => expect(joins).not.toEqual([]));
  signals = [signal('Second'), signal('First')];
  announce('signals');
  expect(await screen.findByRole('heading', { name: 'Second' })).toBeDefined();
});

test('an investor with a plan reads when there are none', async () => {
  withPlans(1);
  openApp('/signals');
  expect(await screen.findByText('No signals have been published yet.')).toBeDefined();
});

test('an investor without a plan reads what shows them', async () => {
  withPlans(0);
  const { user, path } = openApp('/signals');
  expect(await screen.findByText('Signals are shown while you have an active plan')).toBeDefined();
  server.use(http.get(`${SUPABASE}/rest/v1/offered_plans`, () => HttpResponse.json([])));
  server.use(http.get(`${SUPABASE}/rest/v1/positions`, () => HttpResponse.json([])));
  await user.click(screen.getByRole('link', { name: 'See the plans' }));
  await waitFor(() => expect(path()).toBe('/invest'));
});

test.each([
  ['Bitcoin is expected to be higher on 2026/03/11.', {}],
  ['Bitcoin is expected to be lower on 2026/03/11.', { direction: 'down' }],
  ['Price when published: $95,000.00', {}],
  ['What the price does is told from the first full hour on.', {}],
  ['So far: -2.00% (highest +0.10%, lowest -3.00%)', { change_bp: -200, high_bp: 10, low_bp: -300 }],
  [
    'Outcome: +1.50% (highest +2.00%, lowest 0.00%)',
    { is_over: true, change_bp: 150, high_bp: 200, low_bp: 0 },
  ],
  ['There was no price at the end, so the outcome is not known.', { is_over: true }],
  ['By the lead of “Slow and steady”', { strategy_title: 'Slow and steady', pool_id: 'p' }],
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

test('an investor without a plan reads what leads published, and what shows the rest', async () => {
  withPlans(0);
  signals = [signal('Of a lead', { strategy_title: 'Slow and steady', pool_id: 'p' })];
  openApp('/signals');
  expect(await screen.findByRole('heading', { name: 'Of a lead' })).toBeDefined();
  expect(screen.getByText('Signals are shown while you have an active plan')).toBeDefined();
});

test('a lead publishes a signal for the strategy that is offered, and a second try has the same id', async () => {
  withPlans(0);
  const sent: object[] = [];
  let isDown = true;
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/my_strategies`, () =>
      HttpResponse.json([
        { pool_id: 'over', title: 'Over', status: 'closed' },
        { pool_id: 'now', title: 'Slow and steady', status: 'offered' },
      ]),
    ),
    http.get(`${SUPABASE}/rest/v1/rpc/market_prices`, () => HttpResponse.json([priceOf({ mid: 9_500_000 })])),
    http.post(`${SUPABASE}/rest/v1/rpc/publish_lead_signal`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return isDown ? refusal(503, '57014', 'canceling statement') : HttpResponse.json(signal('Mine'));
    }),
  );
  const { user } = openApp('/signals');
  await user.click(await screen.findByText('Publish a signal as the lead of “Slow and steady”'));
  await user.selectOptions(
    screen.getByLabelText('Instrument'),
    await screen.findByRole('option', { name: 'Bitcoin' }),
  );
  await user.type(screen.getByLabelText('Title'), 'Up');
  await user.type(screen.getByLabelText('Text'), 'It rises.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('The server is busy or restarting. Try again in a moment.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Published.');
  expect(sent[0]).toMatchObject({
    pool_id: 'now',
    instrument_id: 'BTC-USD',
    direction: 'up',
    horizon_days: 30,
  });
  expect(sent[1]).toEqual(sent[0]);
});
