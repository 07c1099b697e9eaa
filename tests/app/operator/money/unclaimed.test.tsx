import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { answerYieldPage, openYield } from '../../support/operator/yield-page';
import { signIn } from '../../support/session';

const PERSON = '00000000-0000-4000-8000-0000000000aa';
const ADDRESS = 'bitcoin bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** Opens a dialog of what a closed account has earned. */
async function open(opener: string, proposals: object[] = []) {
  signIn();
  openOperator('treasurer');
  answerYieldPage('treasurer', []);
  answer('unclaimed_money', [{ person_id: PERSON, since: '2026-02-10', amount_cents: 12_345 }]);
  answer('list_proposals', proposals);
  const { user } = openYield();
  await screen.findByRole('region', { name: 'Unclaimed' });
  await user.click(screen.getByRole('button', { name: opener }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  answer('propose_unclaimed_payout', 'p1');
  answer('pay_unclaimed', 'p1');
});

test('a treasurer proposes to pay what a closed account has earned, once for two clicks', async () => {
  const { user, dialog } = await open('Propose payment of $123.45');
  const send = dialog.getByRole('button', { name: 'Propose payment' });
  await user.click(send);
  expect(calls('propose_unclaimed_payout')).toEqual([]);
  await user.type(dialog.getByLabelText('Network and address'), ADDRESS);
  await user.type(dialog.getByLabelText('Evidence'), 'stated by the owner');
  await user.dblClick(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls('propose_unclaimed_payout')).toMatchObject([
    { person_id: PERSON, recipient: ADDRESS, evidence: 'stated by the owner' },
  ]);
});

test('another treasurer is told where to pay, and enters the payment', async () => {
  const { user, dialog } = await open('Record payment: $123.45', [
    {
      id: 'p1',
      kind: 'unclaimed',
      subject: PERSON,
      changes: {
        amount_cents: [null, 12_345],
        recipient: [null, ADDRESS],
        evidence: [null, 'stated by <b>the owner</b>'],
      },
      reason: null,
      proposed_by: 'b',
      proposed_by_name: 'Cleo',
      proposed_at: '2026-03-01T00:00:00Z',
    },
  ]);
  expect(screen.queryByRole('button', { name: /^Propose payment|^Confirm/ })).toBeNull();
  expect(screen.getByText(/<b>the owner<\/b>/)).toBeDefined();
  expect(dialog.getByText(`First send $123.45 to ${ADDRESS}, then enter the transaction ID.`)).toBeDefined();
  await user.selectOptions(dialog.getByLabelText('Network'), 'TRON');
  await user.type(dialog.getByLabelText('Transaction ID'), 'f00df00df00d');
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  expect(
    await dialog.findByText('This isn’t a transaction ID on this network. Check it and enter it again.'),
  ).toBeDefined();
  await user.type(dialog.getByLabelText('Transaction ID'), 'f00d'.repeat(13));
  await user.click(dialog.getByRole('button', { name: 'Record payment' }));
  await waitFor(() =>
    expect(calls('pay_unclaimed')).toMatchObject([
      { proposal_id: 'p1', network: 'TRON', transaction_id: 'f00d'.repeat(16) },
    ]),
  );
});
