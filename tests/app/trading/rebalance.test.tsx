import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { answerCalls, holdingOf, poolOf, readyToTrade } from '../support/trading/trading';

const step = (values: object) => ({
  instrument_id: 'BTC-USD',
  name: 'Bitcoin',
  value_cents: 900_000,
  weight_bp: 9000,
  target_bp: 5000,
  side: 'sell',
  quantity: 4_210_526,
  spend_cents: null,
  about_cents: 399_599,
  ...values,
});
const STEPS = [
  step({}),
  step({
    instrument_id: 'DOGE-USD',
    name: 'Doge',
    weight_bp: 0,
    target_bp: 2550,
    side: 'buy',
    quantity: null,
    spend_cents: 255_000,
    about_cents: 255_000,
  }),
];

beforeEach(() => {
  readyToTrade({
    pools: [poolOf({ value_cents: 1_000_000, cash_cents: 100_000, free_cents: 100_000 })],
    holdings: [holdingOf({ value_cents: 900_000 })],
  });
});

const isOffered = (dialog: { getByRole: typeof screen.getByRole }) =>
  !dialog.getByRole<HTMLButtonElement>('button', { name: 'Place these orders' }).disabled;

async function openRebalancing() {
  const app = openApp('/portfolio');
  await app.user.click(await screen.findByRole('button', { name: 'Rebalance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rebalance your portfolio' }));
  const fill = async (label: string, text: string) => {
    const field = dialog.getByLabelText(label);
    await app.user.clear(field);
    if (text) await app.user.type(field, text);
  };
  return {
    ...app,
    dialog,
    fill,
    press: (name: string) => app.user.click(dialog.getByRole('button', { name })),
  };
}

test('an owner who changes a share after the preview previews again before anything is placed', async () => {
  answerCalls('preview_rebalance', HttpResponse.json(STEPS), HttpResponse.json(STEPS));
  const sent = answerCalls('rebalance');
  const { dialog, fill, press } = await openRebalancing();
  await press('Preview');
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  await fill('Bitcoin (%)', '40');
  expect(isOffered(dialog)).toBe(false);
  expect(sent).toEqual([]);
});

test('an owner who clicks twice on the preview, or presses Enter twice, places nothing; twice on the orders, once', async () => {
  answerCalls('preview_rebalance', ...[1, 2, 3, 4].map(() => HttpResponse.json(STEPS)));
  const sent = answerCalls('rebalance', HttpResponse.error(), HttpResponse.json([]));
  const { user, dialog } = await openRebalancing();
  await user.dblClick(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  await user.type(dialog.getByLabelText('Bitcoin (%)'), '{Enter}{Enter}');
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  expect(sent).toEqual([]);
  const place = dialog.getByRole('button', { name: 'Place these orders' });
  await user.click(place);
  expect((await dialog.findByRole('alert')).textContent).toContain('Couldn’t reach the server');
  expect(sent).toHaveLength(1);
  await user.dblClick(place);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});
