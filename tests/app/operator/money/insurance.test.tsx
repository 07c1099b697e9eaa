import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, settled } from '../../support/app';
import { hold } from '../../support/holding';
import { answerOperator } from '../../support/operator/operator';
import { announce } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { ADA, signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;

const payout = {
  id: 'p1',
  event: 'A hot wallet was emptied',
  happened_on: '2026-03-01',
  evidence: 'stated by the auditor',
  amount_cents: 10_000,
  lost_cents: 30_000,
  people: 2,
  proposed_by: 'somebody',
  proposed_by_name: 'Demo Admin',
  proposed_at: '2026-03-04T12:00:00Z',
  booked_by_name: null,
  booked_at: null,
  cancelled_at: null,
};
const share = (id: string, lost_cents: number, paid_cents: number) => ({
  investor_id: id,
  investor_name: `Person ${id}`,
  investor_email: `${id}@example.com`,
  lost_cents,
  paid_cents,
});

/** What the page is answered; what is sent to a function is kept. */
function answerInsurance(
  payouts: object[],
  { role = 'treasurer', shares = [share('b', 20_000, 6667)] } = {},
) {
  const sent: Record<string, unknown[]> = {};
  answerOperator(role);
  const keep = (name: string, answer?: () => Response) =>
    http.post(`${RPC}/${name}`, async ({ request }) => {
      sent[name] = [...(sent[name] ?? []), await request.json()];
      return answer?.() ?? new HttpResponse(null, { status: 204 });
    });
  server.use(
    http.post(`${RPC}/insurance_balance`, () => HttpResponse.json(70_000)),
    http.post(`${RPC}/insurance_payouts`, () => HttpResponse.json(payouts)),
    http.post(`${RPC}/insurance_shares`, () => HttpResponse.json(shares)),
    keep('propose_insurance_payout', () => HttpResponse.json('p2')),
    keep('book_insurance_payout'),
    keep('cancel_insurance_payout'),
  );
  return sent;
}

beforeEach(() => {
  signIn();
});

type User = ReturnType<typeof openApp>['user'];
/** Opens the form of a payment and fills it in. */
async function enterPayment(user: User, losses = 'anna@example.com 120.50') {
  await user.click(await screen.findByRole('button', { name: 'Propose a payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Event'), 'A hot wallet was emptied');
  await user.type(dialog.getByLabelText('Day (UTC)'), '2026-03-01');
  await user.type(dialog.getByLabelText('Evidence'), 'stated by the auditor');
  await user.type(dialog.getByLabelText('Paid in all'), '100');
  await user.type(dialog.getByLabelText('Who lost what'), losses);
  return dialog;
}

test('a treasurer proposes a payment with a line for each person, and twice clicked is once sent', async () => {
  const sent = answerInsurance([]);
  const { user } = openApp('/operator/insurance');
  expect(await screen.findByText('$700.00')).toBeDefined();
  expect(screen.getByText('The fund has paid nothing yet')).toBeDefined();
  const dialog = await enterPayment(user, 'anna@example.com 120.50\nben@example.com; much');
  const propose = dialog.getByRole('button', { name: 'Propose a payment' });
  await user.click(propose);
  expect(
    (await screen.findAllByText('This line cannot be read: ben@example.com; much')).length,
  ).toBeGreaterThan(0);
  expect(sent['propose_insurance_payout']).toBeUndefined();
  await user.clear(dialog.getByLabelText('Who lost what'));
  await user.type(
    dialog.getByLabelText('Who lost what'),
    'anna@example.com 120.50\n\nben@example.com; 3,000',
  );
  await user.dblClick(propose);
  await screen.findByText('Proposed. Another treasurer can book it now.');
  expect(sent['propose_insurance_payout']).toMatchObject([
    {
      event: 'A hot wallet was emptied',
      happened_on: '2026-03-01',
      evidence: 'stated by the auditor',
      amount_cents: 10_000,
      losses: [
        { email: 'anna@example.com', lost_cents: 12_050 },
        { email: 'ben@example.com', lost_cents: 300_000 },
      ],
    },
  ]);
});

test('a treasurer who has begun another proposal keeps it when the first is answered', async () => {
  answerInsurance([]);
  const sending = hold(`${RPC}/propose_insurance_payout`);
  const { user } = openApp('/operator/insurance');
  await user.click((await enterPayment(user)).getByRole('button', { name: 'Propose a payment' }));
  await sending.arrived();
  await user.keyboard('{Escape}');
  await enterPayment(user);
  await sending.answer(HttpResponse.json('p2'));
  await screen.findByText('Proposed. Another treasurer can book it now.');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('another treasurer sees each share, and books it after a question', async () => {
  const sent = answerInsurance([payout], { shares: [share('b', 20_000, 6667), share('c', 10_000, 3333)] });
  const { user } = openApp('/operator/insurance');
  const table = within(await screen.findByRole('table', { name: 'The share of each person' }));
  expect(table.getByText('$66.67')).toBeDefined();
  expect(table.getByText('$33.33')).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Book it/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Pay $100.00 out of the insurance fund?' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  await screen.findByText('Booked. $100.00 has been paid.');
  expect(sent['book_insurance_payout']).toEqual([{ payout_id: 'p1' }]);
});

test.each([
  ['who proposed it', [{ ...payout, proposed_by: ADA.id }], {}],
  ['who is paid by it', [payout], { shares: [share(ADA.id, 1, 1)] }],
  ['a reviewer', [payout], { role: 'reviewer' }],
])('%s cannot book it, and reads who can', async (_, payouts, options) => {
  answerInsurance(payouts, options);
  openApp('/operator/insurance');
  await screen.findByText(/A treasurer or admin who did not propose it/);
  expect(screen.queryByRole('button', { name: /Book it/ })).toBeNull();
});

test('a payment that another operator has just stopped says so', async () => {
  answerInsurance([payout]);
  server.use(http.post(`${RPC}/book_insurance_payout`, () => refusal(400, 'P0001', 'already_reviewed')));
  const { user } = openApp('/operator/insurance');
  await user.click(await screen.findByRole('button', { name: /Book it/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Book it' }));
  expect((await screen.findAllByText('This has already been reviewed.')).length).toBeGreaterThan(0);
});

test('a payment that was proposed, not answered and cancelled is proposed under another id', async () => {
  const payouts: object[] = [];
  const sent = answerInsurance(payouts);
  let times = 0;
  server.use(
    http.post(`${RPC}/propose_insurance_payout`, async ({ request }) => {
      sent['proposed'] = [...(sent['proposed'] ?? []), await request.json()];
      times += 1;
      return times === 3 ? HttpResponse.json('p2') : HttpResponse.error();
    }),
  );
  const { user } = openApp('/operator/insurance');
  const dialog = await enterPayment(user);
  const propose = dialog.getByRole('button', { name: 'Propose a payment' });
  const sentTimes = (count: number) =>
    waitFor(() => {
      expect(sent['proposed']).toHaveLength(count);
      expect(propose.getAttribute('aria-busy')).toBe('false');
    });
  await user.click(propose);
  await sentTimes(1);
  await user.click(propose);
  await sentTimes(2);
  payouts.push(payout);
  announce('insurance_payouts');
  expect(await screen.findByText('Demo Admin')).toBeDefined();
  payouts.length = 0;
  announce('insurance_payouts');
  await waitFor(() => expect(screen.queryByText('Demo Admin')).toBeNull());
  await user.click(propose);
  await screen.findByText('Proposed. Another treasurer can book it now.');
  const [first, second, third] = (sent['proposed'] ?? []).map(
    (request) => (request as { request_id: string }).request_id,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
