import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { hold } from '../support/holding';
import {
  answerPurchases,
  INVEST,
  openPlan,
  plan,
  position,
  POSITIONS,
  readyToInvest,
} from '../support/money/investing';
import { rpc, server, tableOf } from '../support/server';

beforeEach(() => readyToInvest());

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

test('an investor who closes the dialog after a lost answer and comes back still buys once, and may buy again', async () => {
  const rows: object[] = [];
  const bought = position();
  server.use(http.get(POSITIONS, () => HttpResponse.json(rows)));
  const asked = answerPurchases(HttpResponse.error(), HttpResponse.json(bought));
  const { user, confirm, path } = await openPlan('Basic');
  rows.push(bought);
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t reach the server.*won’t buy the plan twice/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const own = within(await screen.findByRole('table', { name: 'Your plans, newest first' }));
  expect(own.getByRole('row', { name: /Basic/ })).toBeDefined();
  await user.click(within(screen.getByRole('article', { name: 'Basic' })).getByRole('button', { name: /Start Now/ }));
  await user.click(await screen.findByRole('button', { name: /^Invest \$/ }));
  expect(await screen.findByText(/Your first attempt went through\. Nothing was bought twice\./)).toBeDefined();
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

test('an investor reads at a plan that less work is proven than was contracted, and of typed income who states it', async () => {
  const terms = { id: 'own', network: 'bitcoin', pool: 'Own', address: 'a', script: '', tag: 'tags', fee_bp: 0, joules_per_th: '1', cents_per_kwh: '1' }; // prettier-ignore
  const held = { for_sale_phs: '0', sold_phs: '0', difficulty: '1', hashprice: '1', days: [] };
  const sources = ['0.8', '1'].map((proven_phs, at) => ({
    ...terms,
    ...held,
    proven_phs,
    is_short: at === 0,
    contracted_phs: '1',
    plans: [{ id: ['basic', 'vip'][at], title: '', phs_per_dollar: '1' }],
  }));
  readyToInvest(['basic', 'vip'].map((id) => plan(id, id, 100, { source_id: 'own' })));
  server.use(
    rpc('mining_sources', () => sources),
    tableOf('my_positions', () => [position(), position({ plan_id: 'vip' })]),
    // The hash of a file is evidence, too, but not of a day that was computed.
    tableOf('my_position_days', () => [
      { day: '2026-03-05', amount_cents: 1250, evidence: `sha256:${'a'.repeat(64)}`, is_computed: false },
    ]),
  );
  const { user } = openApp('/invest');
  const [below, ...others] = await screen.findAllByText('Less work is proven than contracted.');
  expect([below?.closest('tr')?.textContent, others]).toEqual([expect.stringContaining('basic'), []]);
  await user.click(screen.getAllByRole('button', { name: /Income by day/ })[0] as HTMLElement);
  expect(await screen.findByText(/Our team states this/)).toBeDefined();
  expect(screen.getByText(/^sha256:a+$/)).toBeDefined();
});
