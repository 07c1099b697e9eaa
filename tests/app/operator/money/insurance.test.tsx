import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

const paid = {
  event: 'A hot wallet was emptied',
  happened_on: '2026-03-01',
  evidence: 'stated by the auditor',
  amount_cents: 10_000,
  lost_cents: 30_000,
};
const proposal = {
  id: 'p1',
  kind: 'insurance',
  subject: '',
  changes: Object.fromEntries(
    Object.entries({ ...paid, losses: { b: 20_000, c: 10_000 } }).map(([field, value]) => [field, [null, value]]),
  ),
  reason: null,
  proposed_by: 'b',
  proposed_by_name: 'Demo Admin',
  proposed_at: '2026-03-04T12:00:00Z',
};
const share = (id: string, lost_cents: number, paid_cents: number) => ({
  investor_id: id,
  investor_name: `Person ${id}`,
  investor_email: `${id}@example.com`,
  lost_cents,
  paid_cents,
});

/** Signs in an operator of this role, with these proposals and payments. */
function answerInsurance(proposals: object[], payouts: object[] = [], role = 'treasurer') {
  signIn();
  openOperator(role);
  answer('insurance_desk', { available_cents: 70_000, insurance_payouts: payouts });
  answer('list_proposals', proposals);
  answer('insurance_shares', [share('b', 20_000, 6667), share('c', 10_000, 3333)]);
  answer('propose_insurance_payout', 'p2');
}

type User = ReturnType<typeof openApp>['user'];
async function enterPayment(user: User, losses = 'anna@example.com 120.50') {
  await user.click(await screen.findByRole('button', { name: 'Propose a payment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Event'), 'A hot wallet was emptied');
  await user.type(dialog.getByLabelText('Day (UTC)'), '2026-03-01');
  await user.type(dialog.getByLabelText('Evidence'), 'stated by the auditor');
  await user.type(dialog.getByLabelText('Total payment'), '100');
  await user.type(dialog.getByLabelText('Losses'), losses);
  return dialog;
}

test('a treasurer proposes a payment with a line for each person, and twice clicked is once sent', async () => {
  answerInsurance([]);
  const { user } = openApp('/operator/insurance');
  expect(await screen.findByText('$700.00')).toBeDefined();
  expect(screen.getByText('Nothing yet')).toBeDefined();
  const dialog = await enterPayment(user, 'anna@example.com 120.50\nben@example.com; much');
  const propose = dialog.getByRole('button', { name: 'Propose a payment' });
  await user.click(propose);
  expect((await screen.findAllByText('Can’t read this line: ben@example.com; much')).length).toBeGreaterThan(0);
  expect(calls('propose_insurance_payout')).toEqual([]);
  await user.clear(dialog.getByLabelText('Losses'));
  await user.type(dialog.getByLabelText('Losses'), 'anna@example.com 120.50\n\nben@example.com; 3,000');
  await user.dblClick(propose);
  await screen.findByText('Proposed. Another person must confirm it.');
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

test('operators see each share of a payment that waits, and what was paid before', async () => {
  answerInsurance([proposal], [{ ...paid, people: 2, booked_at: '2026-03-02T12:00:00Z' }], 'reviewer');
  openApp('/operator/insurance');
  const table = within(await screen.findByRole('table', { name: 'Share per person' }));
  expect(table.getByText('$66.67')).toBeDefined();
  expect(table.getByText('$33.33')).toBeDefined();
  expect(within(screen.getByRole('table', { name: 'Earlier payments' })).getByText('$100.00')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Propose|Confirm/ })).toBeNull();
});
