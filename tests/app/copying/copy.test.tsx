import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { formatExact } from '@/lib/dates';
import { listening, openApp, openDialog } from '../support/app';
import { refusal, rpc, server, SUPABASE } from '../support/server';
import {
  type Copying,
  copyOf,
  ownsCents,
  POOL,
  protectionOf,
  readyToCopy,
  requestOf,
  strategyOf,
} from '../support/trading/copying';
import { answerCalls } from '../support/trading/trading';

let copying: Copying;
beforeEach(() => {
  copying = readyToCopy();
});

const open = (button: string) => openDialog(`/strategies/view?id=${POOL}`, button);

async function openCopy() {
  const app = openApp(`/strategies/questions?strategy=${POOL}`);
  await screen.findByRole('heading', { name: 'Copy “Slow bitcoin”' });
  return { ...app, dialog: within(screen.getByRole('main')) };
}

const slide = (percent: number) =>
  fireEvent.change(screen.getByRole('slider', { name: 'Stop-loss' }), { target: { value: String(percent) } });

test('a person who copies reads the part of their money, the cost of coming and leaving, and what they keep', async () => {
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  expect(dialog.getByText('10% of your money.')).toBeDefined();
  expect(await dialog.findByText('Round-trip cost about $0.20.')).toBeDefined();
  expect(dialog.getByText('You keep 85% of new profit.')).toBeDefined();
  expect(dialog.getByText('$10.00 to $150.00')).toBeDefined();
  slide(12.5);
  expect(dialog.getByText('12.5% below, not guaranteed')).toBeDefined();
  expect(dialog.getByText('24-hour cooling-off')).toBeDefined();
  expect(dialog.getByText(/Copies can hold up to 10% of your money: \$150\.00 more now\./)).toBeDefined();
});

test('the part of a person’s money counts what they have in portfolios and strategies', async () => {
  server.use(ownsCents(50_000, 50_000));
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  expect(dialog.getByText('5% of your money.')).toBeDefined();
});

test('a person copies with a stop, and the share that was shown goes along', async () => {
  const asked = answerCalls('subscribe_copy');
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  slide(12.5);
  await listening();
  copying.copies = [copyOf({ units: 0, waiting_in_cents: 5000 })];
  copying.requests = [requestOf({ not_before: '2999-03-05T11:59:00+00:00' })];
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ pool_id: POOL, amount_cents: 5000, seen_share_bp: 1500, stop_bp: 1250 });
  expect(await screen.findByText(/^Your \$50\.00 waits until/)).toBeDefined();
  expect(
    screen.getByText('Your 24-hour cooling-off period has started. You can cancel for free until it ends.'),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cancel request: $50.00 waiting to be invested' })).toBeDefined();
});

test('a person whose answer got lost and who sends again copies once', async () => {
  const asked = answerCalls('subscribe_copy', Response.error());
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[0]).toEqual(asked[1]);
});

test('a person reads that the share has changed, and sends the new one only when they have agreed', async () => {
  const asked = answerCalls('subscribe_copy', refusal(400, 'P0001', 'terms_changed'));
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  copying.strategies = [strategyOf({ share_bp: 2000 })];
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await dialog.findByText(/The profit share of this strategy changed, so nothing was sent\./)).toBeDefined();
  expect(await dialog.findByText('The profit share is now 20%. It was 15% when you opened this.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Continue with 20%' }));
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map((args) => args['seen_share_bp'])).toEqual([1500, 2000]);
});

test('a person who has not passed the questions is asked them in place of the form', async () => {
  copying.protection = protectionOf({ passed_at: null });
  openApp(`/strategies/questions?strategy=${POOL}`);
  expect(await screen.findByRole('heading', { name: 'How much can you lose?' })).toBeDefined();
  expect(screen.queryByLabelText('Amount')).toBeNull();
});

test('a person without a price of everything is not told a cost', async () => {
  copying.preview = { ...copying.preview, stale: true };
  const { user, dialog } = await openCopy();
  await user.type(dialog.getByLabelText('Amount'), '50');
  expect(await dialog.findByText(/Some current prices are missing, so we can’t/)).toBeDefined();
});

test('a holder changes the stop, and removes it', async () => {
  copying.copies = [copyOf()];
  const asked = answerCalls('set_copy_stop');
  const { user, dialog } = await open('Change the stop-loss');
  expect(dialog.getByRole<HTMLInputElement>('slider', { name: 'Stop-loss' }).value).toBe('20');
  slide(0);
  await user.click(dialog.getByRole('button', { name: 'Save the stop-loss' }));
  await waitFor(() => expect(asked).toEqual([{ pool_id: POOL }]));
});

test('a holder reads at which price each request counted, what the lead got, and that a stop was hit', async () => {
  copying.copies = [copyOf()];
  copying.requests = [
    requestOf({
      id: '00000000-0000-4000-8000-0000000000f2',
      side: 'out',
      amount_cents: null,
      units: 10_000_000,
      status: 'waiting',
      split_from: '00000000-0000-4000-8000-0000000000f3',
      reason: 'copy_stop',
    }),
    requestOf({
      status: 'dealt',
      ended_at: '2026-03-04T12:00:00+00:00',
      dealt_cents: 10_000,
      dealt_units: 98_000_000,
      share_units: 0,
    }),
    requestOf({
      id: '00000000-0000-4000-8000-0000000000f4',
      side: 'out',
      amount_cents: null,
      units: 20_000_000,
      status: 'dealt',
      ended_at: '2026-03-04T13:00:00+00:00',
      dealt_cents: 2100,
      dealt_units: 19_500_000,
      share_units: 500_000,
    }),
  ];
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByText('Invested $100.00: 98 units at $1.0204')).toBeDefined();
  expect(screen.getByText('Received $21.00: 19.5 units at $1.0769')).toBeDefined();
  expect(screen.getByText('Trader’s profit share: 0.5 units')).toBeDefined();
  expect(screen.getByText('10 units waiting to be sold: your stop-loss was reached')).toBeDefined();
  expect(screen.getByText(/Remainder of a request: there wasn’t enough/)).toBeDefined();
});

test('a person finds their copies next to their portfolio, with what each is worth and that one is closing', async () => {
  copying.copies = [copyOf({ status: 'closing', changed_at: '2026-03-04T09:30:15+00:00' })];
  openApp('/portfolio');
  const copies = within(await screen.findByRole('region', { name: 'Your copies' }));
  expect(copies.getByText('$108.00')).toBeDefined();
  expect(copies.getByText('+$8.00')).toBeDefined();
  expect(copies.getByText('$1.41')).toBeDefined();
  expect(copies.getByText('20% below $100.00, not guaranteed')).toBeDefined();
  expect(copies.getByText(/We’re selling everything at the next/)).toBeDefined();
  expect(copies.getByText(`Since ${formatExact('2026-03-04T09:30:15+00:00')}.`)).toBeDefined();
  expect(copies.queryByRole('button', { name: 'Take money out' })).toBeNull();
  const allocation = within(screen.getByRole('region', { name: 'Allocation' }));
  expect(allocation.getAllByText('Slow bitcoin')).toHaveLength(1);
  expect(copies.getByRole('link', { name: /Holdings and trades/ }).getAttribute('href')).toBe(
    `/strategies/view?id=${POOL}`,
  );
});

test('a person before a first copy finds leaving next to going on, and takes the money back in one step', async () => {
  copying.copies = [copyOf({ units: 0, paid_in_cents: 0, waiting_in_cents: 5000 })];
  copying.requests = [requestOf({ not_before: '2999-03-05T11:59:00+00:00' })];
  const asked = answerCalls('return_copy_request');
  const { user } = openApp(`/strategies/view?id=${POOL}`);
  const heading = await screen.findByRole('heading', { name: 'Cooling-off before your first copy' });
  const ways = [...(heading.closest('section')?.querySelectorAll('li') ?? [])];
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Keep my requestNo action needed. We’ll buy at the first prices after that.',
    'Cancel my requestAll $50.00 returns to your balance immediately, free of charge.Cancel request: $50.00 waiting to be invested',
  ]);
  expect(new Set(ways.map(({ className }) => className)).size).toBe(1);
  expect(screen.queryByText('Waiting for the next prices')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take money out' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel request: $50.00 waiting to be invested' }));
  await waitFor(() => expect(asked).toEqual([{ request_id: '00000000-0000-4000-8000-0000000000f1' }]));
});

test.each([
  ['a stake of their own', true, 1],
  ['a copy that counted', false, 0],
])('a person with %s elsewhere reads whether this is a first copy', async (_what, is_mine, times) => {
  copying.copies = [copyOf({ pool_id: '00000000-0000-4000-8000-0000000000e2', is_mine })];
  const { dialog } = await openCopy();
  expect(dialog.queryAllByText('24-hour cooling-off')).toHaveLength(times);
});

test('a person who copies reads their part of each coin of a strategy, and that it is looked through', async () => {
  copying.copies = [copyOf()];
  server.use(
    rpc('my_assets', [
      { instrument_id: null, name: null, cents: 56_200 },
      { instrument_id: 'BTC-USD', name: 'Bitcoin', cents: 4600 },
    ]),
  );
  openApp('/portfolio');
  const allocation = within(await screen.findByRole('region', { name: 'Allocation' }));
  expect(allocation.getByText('Bitcoin').nextElementSibling?.textContent).toBe('$46.00 7.6%');
  expect(allocation.getByText('US dollars').nextElementSibling?.textContent).toBe('$562.00 92.4%');
  expect(allocation.getByText(/^Includes your share of the coins and cash/)).toBeDefined();
});

type Request = ReturnType<typeof requestOf>;

const answerRequests = (rows: Request[]) =>
  server.use(
    http.get(`${SUPABASE}/rest/v1/copy_requests`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const orders = searchParams.get('order')?.split(',').toReversed() ?? [];
      const sorted = orders.reduce((list, order) => {
        const [column, direction] = order.split('.') as [keyof Request, string];
        const sign = direction === 'desc' ? -1 : 1;
        return list.toSorted((a, b) => sign * String(a[column]).localeCompare(String(b[column])));
      }, rows);
      return HttpResponse.json(sorted.slice(0, Number(searchParams.get('limit'))));
    }),
  );

test('what waits is shown with the way to take it back, however much has counted since it was asked', async () => {
  readyToCopy({ copies: [copyOf({ waiting_in_cents: 5000 })] });
  const dealt = Array.from({ length: 50 }, (_, n) =>
    requestOf({ id: `dealt ${n}`, status: 'dealt', dealt_cents: 5000, dealt_units: 1_000_000 }),
  );
  answerRequests([...dealt, requestOf({ asked_at: '2026-03-01T12:00:00+00:00' })]);
  openApp(`/strategies/view?id=${POOL}`);
  expect(await screen.findByRole('button', { name: /^Cancel request/ })).toBeDefined();
  expect(screen.getByText('Your transactions')).toBeDefined();
});
