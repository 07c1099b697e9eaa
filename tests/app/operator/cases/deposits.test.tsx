import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { arrivalOf, deposit as waiting, enterArrival } from '../../support/operator/deposit-queue';
import { answerOperator } from '../../support/operator/operator';
import { answerFiles, stubAddresses } from '../../support/pictures';
import { announce, joins } from '../../support/realtime';
import { refusal, rpc, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const BEN = '00000000-0000-4000-8000-00000000be40';

const deposit = (values: object = {}) => ({
  ...waiting(1500),
  id: crypto.randomUUID(),
  investor_id: BEN,
  investor_name: 'Ben Example',
  investor_email: 'ben@example.com',
  proof_path: `${BEN}/00000000-0000-4000-8000-0000000000d1.png`,
  ...values,
});

function answerQueue(rows: object[], ...answers: Response[]) {
  const decisions: unknown[] = [];
  server.use(
    rpc('deposit_queue', () => rows),
    http.post(`${RPC}/review_deposit`, async ({ request }) => {
      const decision = (await request.json()) as { deposit_id: string; approve: boolean };
      decisions.push(decision);
      const answer = answers.shift();
      if (!answer?.ok && answer) return answer;
      rows.splice(0, rows.length);
      return answer ?? HttpResponse.json({ status: decision.approve ? 'approved' : 'rejected' });
    }),
  );
  return decisions;
}

let read: string[] = [];
let addresses = new Map<string, Blob>();
beforeEach(() => {
  signIn();
  answerOperator();
  addresses = stubAddresses();
  read = answerFiles('proofs');
});

async function openCase(name = 'Review the deposit of $1,500.00 by Ben Example') {
  return openDialog('/operator/deposits', name);
}

test('an operator reads the proof with their own session, on opening and not before, and nothing of it stays', async () => {
  const row = deposit();
  answerQueue([row]);
  const app = openApp('/operator/deposits');
  const button = await screen.findByRole('button', { name: /Review the deposit/ });
  expect(read).toEqual([]);
  await app.user.click(button);
  const picture = await screen.findByRole('img', { name: 'Uploaded image' });
  expect(addresses.get(picture.getAttribute('src') ?? '')?.type).toBe('image/png');
  expect(read).toEqual([row.proof_path]);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(addresses.size).toBe(0));
});

test.each([
  ['a page that is called a picture', 'html', 'png'],
  ['a drawing with a script that is called a picture', 'svg', 'jpg'],
  ['a page that is called a PDF', 'html', 'pdf'],
  ['a PDF that is called a picture', 'pdf', 'png'],
] as const)('an operator is shown nothing of %s, and told why', async (_, kind, ending) => {
  answerFiles('proofs', kind);
  answerQueue([deposit({ proof_path: `${BEN}/00000000-0000-4000-8000-0000000000d1.${ending}` })]);
  const { dialog } = await openCase();
  expect(await dialog.findByText(/This file’s content doesn’t match its file/)).toBeDefined();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.queryByRole('link', { name: /full size|PDF/ })).toBeNull();
  expect(addresses.size).toBe(0);
  expect(dialog.getByRole('button', { name: 'Reject' })).toBeDefined();
});

test('an operator enters what arrived, and approves after a question that names amount and person, and once', async () => {
  const row = deposit();
  const decisions = answerQueue([row]);
  const { user, dialog } = await openCase();
  await enterArrival(user, '1,500');
  await waitFor(() =>
    expect(dialog.getByRole('form', { name: 'Approve $1,500.00 for Ben Example?' })).toBe(document.activeElement),
  );
  expect(decisions).toEqual([]);
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, approve' }));
  expect(await screen.findByText('Approved. $1,500.00 credited to Ben Example.')).toBeDefined();
  expect(decisions).toEqual([{ deposit_id: row.id, ...arrivalOf(150_000) }]);
  expect(await screen.findByText('Nothing waiting')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('an operator cannot reject without a reason', async () => {
  const row = deposit();
  const decisions = answerQueue([row]);
  const { user, dialog } = await openCase();
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  await user.type(dialog.getByLabelText('Reason'), '   ');
  await user.click(dialog.getByRole('button', { name: 'Yes, reject' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(decisions).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'No amount <b>visible</b>');
  await user.click(dialog.getByRole('button', { name: 'Yes, reject' }));
  expect(await screen.findByText('Rejected. Ben Example sees your reason.')).toBeDefined();
  expect(decisions).toEqual([{ deposit_id: row.id, approve: false, reason: 'No amount <b>visible</b>' }]);
});

test('an operator overtaken by another reads so, and the row leaves', async () => {
  const rows = [deposit()];
  answerQueue(rows, refusal(400, 'P0001', 'already_reviewed'));
  const { user, dialog } = await openCase();
  // The reread on join must not arrive before the decision.
  await waitFor(() => expect(joins).not.toEqual([]));
  await enterArrival(user, '1,500');
  const decide = dialog.getByRole('button', { name: 'Yes, approve' });
  rows.splice(0, 1);
  await user.click(decide);
  expect(await screen.findByText(/Already decided or cancelled, so it has left/)).toBeDefined();
  expect(await screen.findByText('Nothing waiting')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an investor who opens the back office reads that there is no such page, and nothing of it is read', async () => {
  let wasRead = false;
  server.use(
    rpc('my_role', null),
    http.post(`${RPC}/deposit_queue`, () => {
      wasRead = true;
      return HttpResponse.json([]);
    }),
  );
  openApp('/operator/deposits');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
  expect(wasRead).toBe(false);
  expect(joins).toEqual([]);
});

test('an operator whose role is taken away loses the open page at once', async () => {
  answerQueue([]);
  openApp('/operator/deposits');
  await screen.findByRole('heading', { name: 'Deposits' });
  await waitFor(() => expect(joins).not.toEqual([]));
  server.use(rpc('my_role', null));
  announce('operators');
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeDefined();
});
