import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening } from '../support/app';
import {
  answerPurchases,
  openPlan,
  position,
  POSITIONS,
  readyToInvest,
  TERMS,
  terms,
} from '../support/money/investing';
import { announce, joins } from '../support/realtime';
import { refusal, server } from '../support/server';

beforeEach(() => readyToInvest());

test.each([
  ['balance is spent', 9999, 'Your balance does not cover this amount'],
  ['balance is a bonus', 10_000, 'Your deposits do not cover this amount'],
])(
  'an investor whose %s reads what is short before they confirm, and finds the way to deposit',
  async (_why, balance_cents, words) => {
    server.use(
      http.post(TERMS, () =>
        HttpResponse.json(terms({ balance_cents, remaining_cents: null, refusal: 'insufficient_funds' })),
      ),
    );
    const { dialog, path, user } = await openPlan('Stater');
    expect(dialog.getByText(words)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Invest/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Make a deposit' }));
    expect(await screen.findByText('insufficent Fund')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/deposit'));
  },
);

test('an investor who buys in another tab while the dialog is open reads so, and sees the new balance', async () => {
  const rows: object[] = [];
  server.use(http.get(POSITIONS, () => HttpResponse.json(rows)));
  const { dialog } = await openPlan('Stater');
  await waitFor(() => expect(joins).toHaveLength(1));
  rows.push(position());
  server.use(http.post(TERMS, () => HttpResponse.json(terms({ balance_cents: 152_660, remaining_cents: 142_660 }))));
  announce('positions');
  expect(await dialog.findByText(/You bought a plan in another tab or on/)).toBeDefined();
  expect(await dialog.findByText('$1,426.60')).toBeDefined();
});

test.each([
  ['price', { min_cents: 12_000 }, 'at $120.00', 'expected_cents', 12_000],
  ['end', { term: '1 year', matures_at: '2032-05-06T23:30:00Z' }, 'with the new end date', 'expected_term', '1 year'],
  ['bonus', { profit_bonus_bp: 500 }, 'with the new bonus', 'expected_bonus_bp', 500],
])(
  'an investor whose plan gets another %s while they look has no button that buys before they take it',
  async (what, values, takes, argument, sent) => {
    const asked = answerPurchases();
    let now = terms();
    server.use(http.post(TERMS, () => HttpResponse.json(now)));
    const { confirm, dialog, path, user } = await openPlan('Stater');
    await waitFor(() => expect(joins).toHaveLength(1));
    now = terms(values);
    announce('positions');
    const take = await dialog.findByRole('button', { name: `Continue ${takes}` });
    expect(dialog.getByText(new RegExp(`The .*${what}.* changed, so nothing was bought`))).toBeDefined();
    expect(dialog.queryByRole('button', { name: /^Invest/ })).toBeNull();
    await user.click(take);
    await confirm();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(asked).toMatchObject([{ [argument]: sent }]);
  },
);

test('an investor whose price changes between the last look and the click buys nothing before they take the new one', async () => {
  const asked = answerPurchases(refusal(400, 'P0001', 'price_changed'));
  const price = () => (asked.length === 0 ? 10_000 : 12_000);
  server.use(http.post(TERMS, () => HttpResponse.json(terms({ min_cents: price() }))));
  const { confirm, dialog, path, user } = await openPlan('Stater');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('The price changed, so nothing was bought.');
  expect(path()).toBe('/invest');
  await user.click(await dialog.findByRole('button', { name: 'Continue at $120.00' }));
  expect(asked).toHaveLength(1);
  await confirm();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked.map(({ expected_cents }) => expected_cents)).toEqual([10_000, 12_000]);
});

test('an investor whose answer was lost is not told that the plan leaves their balance twice', async () => {
  answerPurchases(HttpResponse.error());
  const { dialog, confirm } = await openPlan('Stater');
  expect(await dialog.findByText('$2,426.60')).toBeDefined();
  server.use(http.post(TERMS, () => HttpResponse.json(terms({ balance_cents: 242_660, remaining_cents: 232_660 }))));
  await confirm();
  expect(await dialog.findByText(/Couldn’t reach the server\. Check your/)).toBeDefined();
  await waitFor(() => expect(dialog.queryByText('$2,526.60')).toBeNull());
  expect(dialog.queryByText('$2,326.60')).toBeNull();
});

test('an investor who closes the dialog after a lost answer can ask again, though the plan took all they had', async () => {
  const asked = answerPurchases(HttpResponse.error(), HttpResponse.error());
  const { user, confirm, path } = await openPlan('Stater');
  await listening();
  server.use(
    http.post(TERMS, () =>
      HttpResponse.json(terms({ balance_cents: 0, remaining_cents: null, refusal: 'insufficient_funds' })),
    ),
  );
  await confirm();
  await screen.findByText(/Couldn’t reach the server\. Check your/);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const card = within(screen.getByRole('article', { name: 'Stater' }));
  await user.click(card.getByRole('button', { name: /Start Now/ }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(await again.findByRole('button', { name: /^Invest \$/ }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.request_id).toBe(asked[0]?.request_id);
  expect(path()).toBe('/invest');
});
