import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../support/app';
import { hold } from '../support/holding';
import {
  answerPurchases,
  answerTerms,
  INVEST,
  openPlan,
  position,
  POSITIONS,
  readyToInvest,
} from '../support/money/investing';
import { announce, joins } from '../support/realtime';
import { refusal, server, SUPABASE } from '../support/server';

beforeEach(() => readyToInvest());

test('an investor sees the plans next to their balance, each target marked as not guaranteed', async () => {
  openApp('/invest');
  expect(await screen.findByRole('heading', { name: 'Choose a plan to Invest In...' })).toBeDefined();
  expect(screen.getByText('$2,526.60')).toBeDefined();
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(within(card).getByText('target, not guaranteed')).toBeDefined();
    expect(within(card).getByRole<HTMLButtonElement>('button', { name: /Start Now/ }).disabled).toBe(false);
  }
  const vip = within(screen.getByRole('article', { name: 'VIP' }));
  expect(vip.getByText('$20,000')).toBeDefined();
  expect(vip.getByText('2 months')).toBeDefined();
  expect(vip.getByText('35%')).toBeDefined();
  expect(vip.getByText('15% profit bonus')).toBeDefined();
});

test('a screen reader reads the title of a plan in English, also on the button that begins a purchase', async () => {
  openApp('/invest');
  const vip = await screen.findByRole('article', { name: 'VIP' });
  const titles = within(vip).getAllByText('VIP');
  expect(titles.map(({ lang }) => lang)).toEqual(['en', 'en']);
});

test('an investor who confirms buys the plan once, also with a double click', async () => {
  const asked = answerPurchases();
  const { user, dialog, path } = await openPlan('Stater');
  await user.dblClick(dialog.getByRole('button', { name: 'Invest $100.00' }));
  expect(await screen.findByText('Request Submitted')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({
    plan_id: 'stater',
    expected_cents: 10_000,
    expected_term: '7 days',
    amount_cents: 10_000,
    expected_bonus_bp: 1500,
  });
  expect(asked[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
});

test('an investor who cannot afford a plan reads so, and is sent to the deposits', async () => {
  answerPurchases(refusal(400, 'P0001', 'insufficient_funds'));
  server.use(answerTerms({ refusal: null, remaining_cents: 1 }));
  const { confirm, path } = await openPlan('VIP');
  await confirm();
  expect(await screen.findByText('insufficent Fund')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/deposit'));
});

test('an investor whose answer got lost tries again under the same request', async () => {
  const asked = answerPurchases(HttpResponse.error(), refusal(503, 'PGRST002', 'busy'));
  const { confirm, path } = await openPlan('Basic');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toMatch(/No connection.*not bought twice/);
  expect(path()).toBe('/invest');
  await confirm();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The server is busy'));
  await confirm();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked).toHaveLength(3);
  expect(new Set(asked.map(({ request_id }) => request_id)).size).toBe(1);
});

test('an investor who closes the dialog after a lost answer and comes back still buys once, and may buy again', async () => {
  const rows: object[] = [];
  const bought = position();
  server.use(http.get(POSITIONS, () => HttpResponse.json(rows)));
  const asked = answerPurchases(HttpResponse.error(), HttpResponse.json(bought));
  const { user, confirm, path } = await openPlan('Basic');
  rows.push(bought);
  await confirm();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('row', { name: /Basic/ })).toBeDefined();
  await user.click(
    within(screen.getByRole('article', { name: 'Basic' })).getByRole('button', { name: /Start Now/ }),
  );
  await user.click(await screen.findByRole('button', { name: /^Invest \$/ }));
  expect(await screen.findByText(/Your earlier attempt has arrived after all/)).toBeDefined();
  expect(path()).toBe('/invest');
  expect(asked[1]?.request_id).toBe(asked[0]?.request_id);
  await user.click(screen.getByRole('button', { name: /^Invest \$/ }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked[2]?.request_id).not.toBe(asked[0]?.request_id);
});

test('an investor cannot close the dialog while the answer is on its way', async () => {
  const purchase = hold(INVEST);
  const { user, confirm, path } = await openPlan('Stater');
  await confirm();
  await purchase.arrived();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeDefined();
  await purchase.answer(HttpResponse.json(position()));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});

test.each([
  ['was bought', () => HttpResponse.json(position()), 'Request Submitted'],
  ['could not be paid', () => refusal(400, 'P0001', 'insufficient_funds'), 'insufficent Fund'],
])(
  'an investor who has gone elsewhere is told there that the plan %s, and stays',
  async (_, reply, words) => {
    const purchase = hold(INVEST);
    server.use(http.get(`${SUPABASE}/rest/v1/contact_messages`, () => HttpResponse.json([])));
    const { router, confirm, path } = await openPlan('Stater');
    await confirm();
    await purchase.arrived();
    await router.navigate({ to: '/support' });
    await purchase.answer(reply());
    expect(await screen.findByText(words)).toBeDefined();
    await settled();
    expect(path()).toBe('/support');
  },
);

test('an investor whose session has ended reads so in the dialog', async () => {
  answerPurchases(refusal(401, 'PGRST303', 'JWT expired'));
  const { confirm, path } = await openPlan('Stater');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
  expect(path()).toBe('/invest');
});

test('an investor sees their packages, and a new one without a reload', async () => {
  const rows = [position()];
  server.use(http.get(POSITIONS, () => HttpResponse.json(rows)));
  openApp('/invest');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(
    /Basic.*\$1,000\.00.*Active.*2026\/03\/04.*2026\/03\/11/,
  );
  await waitFor(() => expect(joins).toHaveLength(1));
  rows.unshift(position({ plan_id: 'retired', status: 'matured' }));
  announce('positions');
  const row = await screen.findByRole('row', { name: /Matured/ });
  expect(row.textContent).toContain('retired');
});

test('an investor finds no plan when none is offered, and can try again when they cannot be read', async () => {
  server.use(http.get(`${SUPABASE}/rest/v1/offered_plans`, () => refusal(500, 'XX000', 'internal error')));
  const { user } = openApp('/invest');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get(`${SUPABASE}/rest/v1/offered_plans`, () => HttpResponse.json([])));
  await user.click(retry);
  expect(await screen.findByText('No plan is offered at the moment')).toBeDefined();
});
