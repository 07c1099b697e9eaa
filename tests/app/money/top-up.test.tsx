import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { listening, openApp, pressable, settled } from '../support/app';
import {
  answerPurchases,
  openPlan,
  position,
  POSITIONS,
  readyToInvest,
  TOP_UP_TERMS,
} from '../support/money/investing';
import { refusal, rpc, server, SUPABASE } from '../support/server';

const TOP_UP = `${SUPABASE}/rest/v1/rpc/top_up`;

interface Asked {
  package_id: string;
  amount_cents: number;
  request_id: string;
}

function answerTopUps(values: object = {}, ...answers: Response[]) {
  const asked: Asked[] = [];
  const held = position({ id: '00000000-0000-4000-8000-0000000000aa' });
  server.use(
    http.get(POSITIONS, () => HttpResponse.json([held])),
    http.post<never, { amount_cents?: number }>(TOP_UP_TERMS, async ({ request }) => {
      const { amount_cents: cents } = await request.json();
      const refused = cents !== undefined && cents > 300_000 ? 'above_maximum' : null;
      return HttpResponse.json({
        room_cents: 300_000,
        top_ups_left: 20,
        spendable_cents: 252_660,
        balance_cents: 252_660,
        remaining_cents: cents === undefined || refused ? null : 252_660 - cents,
        held_cents: 100_000 + (refused ? 0 : (cents ?? 0)),
        refusal: refused,
        matures_at: '2031-05-13T23:30:00Z',
        ...values,
      });
    }),
    rpc('top_up', () => answers.shift() ?? HttpResponse.json(position()), asked),
  );
  return asked;
}

async function openTopUp(typed: string) {
  const app = openApp('/invest');
  await app.user.click(await screen.findByRole('button', { name: /^Top up/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Top up Basic' }));
  await app.user.type(dialog.getByLabelText('Amount'), typed);
  return { ...app, dialog };
}

beforeEach(() => readyToInvest());

test('an investor whose answer got lost sends the same request again, and learns of an earlier one', async () => {
  const asked = answerTopUps({}, HttpResponse.error(), refusal(400, 'P0001', 'request_id_reused'));
  const { user, dialog } = await openTopUp('10');
  await user.click(await pressable('Add $10.00', dialog));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/nothing is added twice/);
  await user.clear(dialog.getByLabelText('Amount'));
  await user.type(dialog.getByLabelText('Amount'), '100');
  await user.click(await pressable('Add $100.00', dialog));
  expect(await dialog.findByText(/Your first attempt went through; nothing was/)).toBeDefined();
  expect(asked[1]?.request_id).toBe(asked[0]?.request_id);
});

test.each([
  ['the last one of the day', { top_ups_left: 0 }, 'too_many_top_ups'],
  ['one that filled the package', { room_cents: 0 }, 'above_maximum'],
])(
  'an investor whose answer got lost for %s keeps the dialog, and its request when they close it',
  async (_which, left, refused) => {
    const asked = answerTopUps({}, HttpResponse.error());
    const { user, dialog } = await openTopUp('10');
    await listening();
    const send = await pressable('Add $10.00', dialog);
    answerTopUps({ refusal: refused, remaining_cents: null });
    const held = position({ id: '00000000-0000-4000-8000-0000000000aa', ...left });
    let reads = 0;
    server.use(
      http.get(POSITIONS, () => {
        reads += 1;
        return HttpResponse.json([held]);
      }),
      http.post<never, Asked>(
        TOP_UP,
        async ({ request }) => {
          asked.push(await request.json());
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(send);
    expect((await dialog.findByRole('alert')).textContent).toMatch(/nothing is added twice/);
    await waitFor(() => expect(reads).toBeGreaterThan(0));
    await settled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Top up/ }));
    const again = within(await screen.findByRole('dialog', { name: 'Top up Basic' }));
    await user.type(again.getByLabelText('Amount'), '10');
    server.use(rpc('top_up', () => held, asked));
    await user.click(await again.findByRole('button', { name: 'Add $10.00' }));
    expect(await screen.findByText('Plan topped up')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ request_id }) => request_id)).toEqual([asked[0]?.request_id, asked[0]?.request_id]);
    expect(screen.queryByRole('button', { name: /^Top up/ })).toBeNull();
  },
);

test('an investor finds no top-up of a package that is full, used up for today or over', async () => {
  server.use(
    http.get(POSITIONS, () =>
      HttpResponse.json([
        position({ room_cents: 0 }),
        position({ top_ups_left: 0 }),
        position({ status: 'matured', profit_bonus_cents: 188 }),
      ]),
    ),
  );
  openApp('/invest');
  expect(await screen.findByText('Profit bonus: $1.88')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Top up/ })).toBeNull();
});

test('an investor buys for the amount they type or slide to, within the bounds that the dialog says', async () => {
  const asked = answerPurchases();
  const { user, dialog, confirm, path } = await openPlan('Stater');
  const amount = dialog.getByLabelText('Amount');
  expect(amount).toHaveProperty('value', '100.00');
  expect(dialog.getByText('$100.00–$500.00')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '99');
  expect(await dialog.findByText('Enter at least $100.00')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '500.01');
  expect(await dialog.findByText('Enter at most $500.00')).toBeDefined();
  await user.clear(amount);
  await user.type(amount, '1.250,5');
  expect(await dialog.findByText(/This amount is ambiguous\. Write it like/)).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Invest/ }).disabled).toBe(true);
  await user.clear(amount);
  await user.type(amount, '250.5');
  expect(await dialog.findByText('$2,276.10')).toBeDefined();
  fireEvent.change(dialog.getByRole('slider'), { target: { value: '30000' } });
  expect(amount).toHaveProperty('value', '300.00');
  expect(await dialog.findByText('$2,226.60')).toBeDefined();
  await confirm();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(asked.map(({ amount_cents, expected_cents }) => [amount_cents, expected_cents])).toEqual([[30_000, 10_000]]);
});

test('an investor reads in the dialog what each field of the plan does', async () => {
  const { dialog } = await openPlan('Stater');
  for (const words of [
    '$100.00–$500.00, including top-ups.',
    /up to 20 times a day \(UTC\)/,
    /^The plan aims for 30% over/,
    /we add 15% of any income it earned/,
    /we pay them 10% of the price of your first plan/,
    'Each $100.00 represents 10 PH/s of capacity.',
  ])
    expect(dialog.getByText(words)).toBeDefined();
});
