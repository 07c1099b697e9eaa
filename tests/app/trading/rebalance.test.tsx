import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../support/app';
import { refusal, server, SUPABASE } from '../support/server';
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

/** Whether what was previewed can be placed. */
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

test('an owner begins with the shares that there are, sees each order before, and places them at once', async () => {
  const previews = answerCalls('preview_rebalance', HttpResponse.json(STEPS));
  const sent = answerCalls('rebalance', HttpResponse.json([]));
  const { dialog, fill, press } = await openRebalancing();
  expect(dialog.getByLabelText<HTMLInputElement>('Bitcoin, percent').value).toBe('90');
  await fill('Bitcoin, percent', '50');
  await fill('Doge, percent', '25.5');
  expect(dialog.getByText('Left as cash: 24.5%')).toBeDefined();
  await press('Preview');
  expect(await dialog.findByText('Bitcoin: 90% now, 50% wanted')).toBeDefined();
  expect(dialog.getByText('Sell 0.04210526 BTC, for about $3,995.99')).toBeDefined();
  expect(dialog.getByText('Buy for about $2,550.00')).toBeDefined();
  const meant = {
    pool_id: poolOf().pool_id,
    targets: { 'BTC-USD': 5000, 'DOGE-USD': 2550 },
    band_bp: 100,
  };
  expect(previews).toEqual([meant]);
  expect(sent).toEqual([]);
  await press('Place these orders');
  expect(await screen.findByText('The orders have been placed.')).toBeDefined();
  expect(sent[0]).toMatchObject(meant);
  expect(sent[0]?.['request_id']).toMatch(/^[0-9a-f-]{36}$/);
});

test('an owner who changes a share after the preview previews again before anything is placed', async () => {
  answerCalls('preview_rebalance', HttpResponse.json(STEPS), HttpResponse.json(STEPS));
  const sent = answerCalls('rebalance');
  const { dialog, fill, press } = await openRebalancing();
  await press('Preview');
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  await fill('Bitcoin, percent', '40');
  expect(isOffered(dialog)).toBe(false);
  expect(sent).toEqual([]);
});

test.each([
  ['60', '50', 'That is more than 100% in all.'],
  ['50.001', '', 'At most 2 decimals can be used here.'],
])(
  'an owner who wants %s and %s percent is told what is wrong, and nothing is asked',
  async (bitcoin, doge, words) => {
    const previews = answerCalls('preview_rebalance');
    const { dialog, fill, press } = await openRebalancing();
    await fill('Bitcoin, percent', bitcoin);
    await fill('Doge, percent', doge);
    expect(dialog.getByText(words)).toBeDefined();
    await press('Preview');
    expect(previews).toEqual([]);
  },
);

test('an owner with a band over a half reads the error, and nothing is asked', async () => {
  const previews = answerCalls('preview_rebalance');
  const { dialog, fill, press } = await openRebalancing();
  await fill('Leave alone what is off by up to, percent', '50.01');
  expect(dialog.getByText('Please enter 0% to 50%.')).toBeDefined();
  await press('Preview');
  expect(previews).toEqual([]);
});

test('an owner whose portfolio is close enough reads that there is nothing to do', async () => {
  answerCalls(
    'preview_rebalance',
    HttpResponse.json([step({ side: null, quantity: null, about_cents: null, target_bp: 9000 })]),
  );
  const { dialog, press } = await openRebalancing();
  await press('Preview');
  expect(await dialog.findByText('Nothing to do: everything is close enough.')).toBeDefined();
  expect(dialog.getByText('Stays as it is')).toBeDefined();
  expect(isOffered(dialog)).toBe(false);
});

test('an owner with orders that wait reads that these come first', async () => {
  answerCalls('preview_rebalance', refusal(400, 'P0001', 'orders_waiting'));
  const { dialog, press } = await openRebalancing();
  await press('Preview');
  const told = within(await dialog.findByRole('alert'));
  expect(told.getByText(/Please cancel them first\./)).toBeDefined();
  expect(told.getByRole('link', { name: 'Open orders' }).getAttribute('href')).toBe('/trade');
});

test('an owner who clicks twice on the preview, or presses Enter twice, places nothing; twice on the orders, once', async () => {
  answerCalls('preview_rebalance', ...[1, 2, 3, 4].map(() => HttpResponse.json(STEPS)));
  const sent = answerCalls('rebalance', HttpResponse.error(), HttpResponse.json([]));
  const { user, dialog } = await openRebalancing();
  await user.dblClick(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  await user.type(dialog.getByLabelText('Bitcoin, percent'), '{Enter}{Enter}');
  await waitFor(() => expect(isOffered(dialog)).toBe(true));
  expect(sent).toEqual([]);
  const place = dialog.getByRole('button', { name: 'Place these orders' });
  await user.click(place);
  expect((await dialog.findByRole('alert')).textContent).toContain('No connection');
  expect(sent).toHaveLength(1);
  await user.dblClick(place);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an owner who changes a share while the preview is on its way is not shown that of other shares', async () => {
  let answer: () => void = () => undefined;
  const changed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: unknown[] = [];
  server.use(
    http.post(`${SUPABASE}/rest/v1/rpc/preview_rebalance`, async ({ request }) => {
      asked.push(await request.json());
      await changed;
      return HttpResponse.json(STEPS);
    }),
  );
  const { dialog, fill, press } = await openRebalancing();
  await press('Preview');
  await waitFor(() => expect(asked).toHaveLength(1));
  await fill('Bitcoin, percent', '40');
  answer();
  const preview = dialog.getByRole('button', { name: 'Preview' });
  await waitFor(() => expect(preview.getAttribute('aria-busy')).toBe('false'));
  expect(isOffered(dialog)).toBe(false);
  expect(dialog.queryByText(/^Sell/)).toBeNull();
});
