import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openDialog } from '../../support/app';
import { answerOperator } from '../../support/operator/operator';
import { approved, taken } from '../../support/operator/queued-withdrawals';
import { server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const GONE = /^Already decided or cancelled, so it has left/;

interface Asked {
  only_state?: string;
  from_case?: string;
}

beforeEach(() => signIn());

test('a treasurer who takes what they found among the approved goes on with it, though it is no longer among them', async () => {
  let row = approved();
  const { id } = row;
  answerOperator('treasurer');
  server.use(
    http.post(`${RPC}/withdrawal_queue`, async ({ request }) => {
      const { only_state } = (await request.json()) as Asked;
      return HttpResponse.json(only_state === undefined || only_state === row.status ? [row] : []);
    }),
    http.post(`${RPC}/take_withdrawal`, () => {
      row = taken({ id });
      return HttpResponse.json({ status: 'paying' });
    }),
  );
  const { user, dialog } = await openDialog(
    '/operator/withdrawals?state=approved',
    'Pay the withdrawal of $1,000.00 to Ben Example',
  );
  await user.click(dialog.getByRole('button', { name: 'Claim payment' }));
  expect(await dialog.findByLabelText('Transaction ID')).toBeDefined();
  expect(dialog.getByText('T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Release' })).toBeDefined();
  expect(screen.queryByText(GONE)).toBeNull();
});
