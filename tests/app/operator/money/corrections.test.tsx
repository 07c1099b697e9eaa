import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { answerCorrections, BEN, rows, sent, switchBonusesOff } from '../../support/operator/correcting';
import { ADA, signIn } from '../../support/session';

const CLEO = '00000000-0000-4000-8000-00000000c1e0';

const correction = (values: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'correction',
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  amount_cents: -2500,
  reason: '<b>Credited twice</b>',
  corrects: 'Line 17',
  proposed_by: CLEO,
  proposed_by_name: 'Cleo',
  created_at: '2026-03-04T12:00:00Z',
  available_cents: 10_000,
  after_cents: 7500,
  receivable_cents: 0,
  deposit_cents: null,
  reverses: false,
  ...values,
});

beforeEach(() => {
  signIn();
  sent.length = 0;
  rows.length = 0;
  answerCorrections();
});

async function openCase() {
  const app = openApp('/operator/corrections');
  await app.user.click(await screen.findByRole('button', { name: 'Review the correction of -$25.00 for Ben Example' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

describe('the queue of corrections', () => {
  test('a bonus that waits is called a bonus, and granted by a second treasurer', async () => {
    rows.push(correction({ kind: 'bonus', corrects: null, amount_cents: 100_001, after_cents: 110_001 }));
    const { user } = openApp('/operator/corrections');
    await user.click(await screen.findByRole('button', { name: 'Review the bonus of +$1,000.01 for Ben Example' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bonus of +$1,000.01' }));
    expect(dialog.queryByText('What’s being corrected')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await user.click(dialog.getByRole('button', { name: 'Yes, approve' }));
    await waitFor(() => expect(sent).toMatchObject([{ name: 'review_correction', approve: true }]));
  });

  test('a treasurer rejects a bonus and is not offered to grant it while bonuses are switched off', async () => {
    switchBonusesOff();
    rows.push(correction({ kind: 'bonus', corrects: null, amount_cents: 100_001, after_cents: 110_001 }));
    const { dialog } = await openDialog('/operator/corrections', /^Review the bonus/);
    expect(await dialog.findByText(/^Operator bonuses are switched off/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
  });

  test('what was wrongly credited is taken back from a frozen account, too', async () => {
    rows.push(correction({ frozen: true }));
    const { dialog } = await openCase();
    expect(dialog.getByRole('button', { name: 'Approve' })).toBeDefined();
    expect(dialog.queryByText(/^This account is frozen/)).toBeNull();
  });

  test('the proposer of a correction cannot decide it, and takes it back', async () => {
    const row = correction({ proposed_by: ADA.id });
    rows.push(row);
    const { user, dialog } = await openCase();
    expect(dialog.getByText(/You proposed this\. A second person must book/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: /Approve|Reject/ })).toBeNull();
    await user.dblClick(dialog.getByRole('button', { name: 'Withdraw the proposal' }));
    expect(await screen.findByText(/Proposal withdrawn\. Nothing was booked\./)).toBeDefined();
    expect(sent).toEqual([{ name: 'withdraw_correction', correction_id: row.id }]);
  });

  test('an operator is told when there is too little left, and can only refuse', async () => {
    rows.push(correction({ available_cents: 1000, after_cents: -1500 }));
    const { dialog } = await openCase();
    expect(dialog.getByText(/The available balance is too low to book/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
  });
});
