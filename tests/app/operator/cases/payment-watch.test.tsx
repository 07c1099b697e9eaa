import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openDialog, settled } from '../../support/app';
import { fakeTimers, pass } from '../../support/clock';
import { answerOperator } from '../../support/operator/operator';
import { taken } from '../../support/operator/queued-withdrawals';
import { joins } from '../../support/realtime';
import { rpc, server } from '../../support/server';
import { signIn } from '../../support/session';

fakeTimers();

test('a treasurer who is about to send a payment reads that it has to wait, though they look at their wallet when it begins to', async () => {
  signIn();
  answerOperator('treasurer');
  const row = taken();
  let payable_from: string | null = null;
  server.use(rpc('withdrawal_queue', () => [{ ...row, payable_from }]));
  const { dialog } = await openDialog('/operator/withdrawals', /^Pay the withdrawal/);
  await waitFor(() => expect(joins).not.toEqual([]));
  await pass(5000);
  await settled();
  expect(dialog.queryByText(/The address is new or the account changed/)).toBeNull();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  // The owner has recovered the account, which sends operators no event.
  payable_from = '2099-01-03T00:00:00Z';
  await pass(11_000);
  await settled();
  expect(dialog.getByText(/The address is new or the account changed/)).toBeDefined();
});
