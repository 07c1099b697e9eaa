import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../support/app';
import { answerOperator, overviewOf } from '../../support/operator/operator';
import { announce, joins } from '../../support/realtime';
import { refusal, server, SUPABASE } from '../../support/server';
import { signIn } from '../../support/session';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const MESSAGE = {
  id: '00000000-0000-4000-8000-0000000000e1',
  reference: '0000E1AB',
  name: 'Ben Example',
  email: 'ben@example.com',
  subject: 'A question',
  message: 'How do I start?\n<b>Please tell me.</b>',
  created_at: '2026-03-04T12:00:00Z',
  investor_id: null,
};

const ACCOUNT = { investor_id: '00000000-0000-4000-8000-0000000000b2' };

const rows: object[] = [];
const answers: unknown[] = [];
const closed: unknown[] = [];

beforeEach(() => {
  signIn();
  answerOperator();
  for (const list of [rows, answers, closed]) list.length = 0;
  server.use(
    http.post(`${RPC}/contact_queue`, () => HttpResponse.json(rows)),
    http.post(`${RPC}/answer_contact_message`, async ({ request }) => {
      answers.push(await request.json());
      rows.length = 0;
      return HttpResponse.json({ id: MESSAGE.id });
    }),
    http.post(`${RPC}/close_contact_message`, async ({ request }) => {
      closed.push(await request.json());
      rows.length = 0;
      return HttpResponse.json({ id: MESSAGE.id });
    }),
  );
});

async function openMessage(values: object = {}) {
  rows.push({ ...MESSAGE, ...values });
  const app = openApp('/operator/messages');
  await app.user.click(await screen.findByRole('button', { name: 'Read message 0000E1AB of Ben Example' }));
  return { ...app, dialog: within(await screen.findByRole('dialog')) };
}

test('an operator with nothing to answer reads so, and sees a new message without a reload', async () => {
  openApp('/operator/messages');
  expect(await screen.findByText('No message is waiting')).toBeDefined();
  await waitFor(() => expect(joins).toHaveLength(1));
  rows.push(MESSAGE);
  announce('contact_messages');
  expect(await screen.findByRole('button', { name: /Read message/ })).toBeDefined();
});

test('an operator reads a message as it was written and answers it once', async () => {
  const { user, dialog } = await openMessage();
  expect(dialog.getByText(/<b>Please tell me.<\/b>/)).toBeDefined();
  await user.type(dialog.getByLabelText('Answer'), '  Like this.  ');
  await user.dblClick(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer is on its way to ben@example.com.')).toBeDefined();
  expect(answers).toEqual([{ message_id: MESSAGE.id, answer: 'Like this.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('No message is waiting')).toBeDefined();
});

test.each([
  [
    'an account',
    ACCOUNT,
    /^Shown in their account and sent by mail to ben@example.com/,
    /on its way to ben@/,
  ],
  [
    'an account that no mail reaches',
    { ...ACCOUNT, email: '' },
    /^Shown in their account. No mail/,
    /is in their account/,
  ],
  ['the form', {}, /^Sent by mail to ben@example.com/, /on its way to ben@/],
])('an operator who answers %s knows where the answer is read', async (_, values, hint, told) => {
  const { user, dialog } = await openMessage(values);
  expect(dialog.getByText(hint)).toBeDefined();
  await user.type(dialog.getByLabelText('Answer'), 'Like this.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(told)).toBeDefined();
});

test('an operator who writes nothing sends nothing', async () => {
  const { user, dialog } = await openMessage();
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(answers).toEqual([]);
});

test('an operator closes a message without an answer', async () => {
  const { user, dialog } = await openMessage();
  await user.dblClick(dialog.getByRole('button', { name: 'Close without an answer' }));
  expect(await screen.findByText('The message has been closed. No mail was sent.')).toBeDefined();
  expect(closed).toEqual([{ message_id: MESSAGE.id }]);
  expect(answers).toEqual([]);
});

test('an operator overtaken by another reads so, and the message is gone', async () => {
  server.use(http.post(`${RPC}/answer_contact_message`, () => refusal(400, 'P0001', 'already_reviewed')));
  const { user, dialog } = await openMessage();
  await user.type(dialog.getByLabelText('Answer'), 'Like this.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/This was decided or cancelled in the meantime/)).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an operator whose answer cannot be sent keeps what they wrote', async () => {
  server.use(http.post(`${RPC}/answer_contact_message`, () => HttpResponse.json({}, { status: 503 })));
  const { user, dialog } = await openMessage();
  await user.type(dialog.getByLabelText('Answer'), 'Like this.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(/busy or restarting/)).toBeDefined();
  expect(dialog.getByLabelText('Answer')).toHaveProperty('value', 'Like this.');
});

test('an operator closes the chosen messages in one call, by keyboard too, and learns which stayed', async () => {
  const calls: unknown[] = [];
  const other = { ...MESSAGE, id: '00000000-0000-4000-8000-0000000000e2', reference: '0000E2AB' };
  rows.push(MESSAGE, other);
  server.use(
    http.post(`${RPC}/close_contact_messages`, async ({ request }) => {
      calls.push(await request.json());
      rows.length = 0;
      return HttpResponse.json([
        { id: MESSAGE.id, reference: '0000E1AB', outcome: 'closed', holder: null },
        { id: other.id, reference: '0000E2AB', outcome: 'claimed', holder: 'Cleo' },
      ]);
    }),
  );
  const { user } = openApp('/operator/messages');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose message 0000E1AB of Ben Example' }));
  await user.keyboard('jjx');
  await user.click(screen.getByRole('button', { name: 'Close 2 without an answer' }));
  await user.dblClick(screen.getByRole('button', { name: 'Yes, close 2' }));
  expect(await screen.findByText('Closed: 1. No mail was sent.')).toBeDefined();
  const page = within(screen.getByRole('main'));
  expect(await page.findByText('Left open, another operator has it: 0000E2AB (Cleo)')).toBeDefined();
  expect(calls).toEqual([{ message_ids: [MESSAGE.id, other.id] }]);
  expect(await screen.findByText('No message is waiting')).toBeDefined();
  expect(screen.queryByRole('button', { name: /without an answer/ })).toBeNull();
});

test('an operator at the keyboard is led into the question about the chosen messages, back, and on', async () => {
  rows.push(MESSAGE);
  server.use(
    http.post(`${RPC}/close_contact_messages`, () =>
      HttpResponse.json([{ id: MESSAGE.id, reference: '0000E1AB', outcome: 'claimed', holder: 'Cleo' }]),
    ),
  );
  const { user } = openApp('/operator/messages');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose message 0000E1AB of Ben Example' }));
  await user.click(screen.getByRole('button', { name: 'Close 1 without an answer' }));
  expect(screen.getByRole('form', { name: 'Close 1 without an answer' })).toBe(document.activeElement);
  await user.keyboard('{Tab}{Tab}{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Close 1 without an answer' })).toBe(document.activeElement),
  );
  await user.keyboard('{Enter}{Tab}{Enter}');
  const page = within(screen.getByRole('main'));
  expect(await page.findByText('Left open, another operator has it: 0000E1AB (Cleo)')).toBeDefined();
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('an operator whose chosen message has left is asked again about the next one', async () => {
  rows.push(MESSAGE, { ...MESSAGE, id: '00000000-0000-4000-8000-0000000000e2', reference: '0000E2AB' });
  const { user } = openApp('/operator/messages');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose message 0000E1AB of Ben Example' }));
  await user.click(screen.getByRole('button', { name: 'Close 1 without an answer' }));
  await waitFor(() => expect(joins).not.toEqual([]));
  rows.shift();
  announce('contact_messages');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, close 1' })).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Choose message 0000E2AB of Ben Example' }));
  expect(screen.getByRole('button', { name: 'Close 1 without an answer' })).toBeDefined();
});

test('an operator sees from whose account a message came, and goes there', async () => {
  const { dialog } = await openMessage({ investor_id: '00000000-0000-4000-8000-00000000be40' });
  expect(dialog.getByRole('link', { name: 'Written from this account' }).getAttribute('href')).toBe(
    '/operator/person?id=00000000-0000-4000-8000-00000000be40',
  );
});

test('an operator reads about the form that anyone may have given the name', async () => {
  const { dialog } = await openMessage();
  expect(dialog.getByText('None. Anyone may give this name and this address.')).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('an operator reads of an earlier message that was closed, and not what its writer reads', async () => {
  const closedOne = { ...MESSAGE, answer: null, handled_at: '2026-03-05T12:00:00Z' };
  server.use(
    http.post(`${RPC}/person_overview`, () =>
      HttpResponse.json(overviewOf(ACCOUNT.investor_id, { messages: [closedOne] })),
    ),
  );
  openApp(`/operator/person?id=${ACCOUNT.investor_id}`);
  expect(await screen.findByText('Closed without an answer.')).toBeDefined();
  expect(screen.queryByText(/You can write again/)).toBeNull();
});
