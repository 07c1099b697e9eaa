import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { ADA, signIn } from '../../support/session';

const payout = {
  id: 'p1',
  event: 'A hot wallet was emptied',
  happened_on: '2026-03-01',
  evidence: 'stated by the auditor',
  amount_cents: 10_000,
  lost_cents: 30_000,
  people: 2,
  proposed_by: 'b',
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

/** Signs in an operator of this role, with these payments, and the shares of the one that waits. */
function answerInsurance(payouts: object[], shares = [share('b', 20_000, 6667)], role = 'treasurer') {
  signIn();
  openOperator(role);
  answer('insurance_balance', 70_000);
  answer('insurance_payouts', payouts);
  answer('insurance_shares', shares);
  answer('propose_insurance_payout', 'p2');
  answer('book_insurance_payout');
}

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
  answerInsurance([]);
  const { user } = openApp('/operator/insurance');
  expect(await screen.findByText('$700.00')).toBeDefined();
  expect(screen.getByText('The fund has paid nothing yet')).toBeDefined();
  const dialog = await enterPayment(user, 'anna@example.com 120.50\nben@example.com; much');
  const propose = dialog.getByRole('button', { name: 'Propose a payment' });
  await user.click(propose);
  expect(
    (await screen.findAllByText('This line cannot be read: ben@example.com; much')).length,
  ).toBeGreaterThan(0);
  expect(calls('propose_insurance_payout')).toEqual([]);
  await user.clear(dialog.getByLabelText('Who lost what'));
  await user.type(
    dialog.getByLabelText('Who lost what'),
    'anna@example.com 120.50\n\nben@example.com; 3,000',
  );
  await user.dblClick(propose);
  await screen.findByText('Proposed. Another treasurer can book it now.');
  expect(calls('propose_insurance_payout')).toMatchObject([
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

test('another treasurer sees each share, and books it after a question', async () => {
  answerInsurance([payout], [share('b', 20_000, 6667), share('c', 10_000, 3333)]);
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
  expect(calls('book_insurance_payout')).toMatchObject([{ payout_id: 'p1' }]);
});

test.each([
  ['who is paid by it', share(ADA.id, 1, 1), 'treasurer'],
  ['a reviewer', share('b', 1, 1), 'reviewer'],
])('%s cannot book it, and reads who can', async (_, paid, role) => {
  answerInsurance([payout], [paid], role);
  openApp('/operator/insurance');
  await screen.findByText(/A treasurer or admin who did not propose it/);
  expect(screen.queryByRole('button', { name: /Book it/ })).toBeNull();
});
