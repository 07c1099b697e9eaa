import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openApp, openDialog } from '../../support/app';
import { answer, calls, openOperator } from '../../support/operator/operator';
import { signIn } from '../../support/session';

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

beforeEach(() => {
  signIn();
  openOperator('reviewer');
  rows.length = 0;
  answer('contact_queue', () => rows);
  answer('handle_contact_message', () => {
    rows.length = 0;
    return { id: MESSAGE.id };
  });
});

async function openMessage(values: object = {}) {
  rows.push({ ...MESSAGE, ...values });
  return openDialog('/operator/messages', 'Read message 0000E1AB from Ben Example');
}

test('an operator reads a message as it was written and answers it once', async () => {
  const { user, dialog } = await openMessage();
  expect(dialog.getByText(/<b>Please tell me.<\/b>/)).toBeDefined();
  await user.type(dialog.getByLabelText('Answer'), '  Like this.  ');
  await user.dblClick(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Your answer is on its way to ben@example.com.')).toBeDefined();
  expect(calls('handle_contact_message')).toMatchObject([{ message_id: MESSAGE.id, answer: 'Like this.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Nothing waiting')).toBeDefined();
});

test.each([
  ['an account', ACCOUNT, /^Shown in their account and emailed to ben@example.com/, /on its way to ben@/],
  [
    'an account that no mail reaches',
    { ...ACCOUNT, email: '' },
    /^Shown in their account only, because their/,
    /Your answer is now in their account\./,
  ],
  ['the form', {}, /^Emailed to ben@example.com/, /on its way to ben@/],
])('an operator who answers %s knows where the answer is read', async (_, values, hint, told) => {
  const { user, dialog } = await openMessage(values);
  expect(dialog.getByText(hint)).toBeDefined();
  await user.type(dialog.getByLabelText('Answer'), 'Like this.');
  await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText(told)).toBeDefined();
});

test('an operator closes the chosen messages in one call, by keyboard too, and learns which stayed', async () => {
  const other = { ...MESSAGE, id: '00000000-0000-4000-8000-0000000000e2', reference: '0000E2AB' };
  rows.push(MESSAGE, other);
  answer('close_contact_messages', () => {
    rows.length = 0;
    return [
      { id: MESSAGE.id, reference: '0000E1AB', outcome: 'closed', holder: null },
      { id: other.id, reference: '0000E2AB', outcome: 'claimed', holder: 'Cleo' },
    ];
  });
  const { user } = openApp('/operator/messages');
  await user.click(await screen.findByRole('checkbox', { name: 'Select message 0000E1AB from Ben Example' }));
  await user.keyboard('jjx');
  await user.click(screen.getByRole('button', { name: 'Close 2 without an answer' }));
  await user.dblClick(screen.getByRole('button', { name: 'Yes, close 2' }));
  expect(await screen.findByText('Closed: 1. No email was sent.')).toBeDefined();
  const page = within(screen.getByRole('main'));
  expect(await page.findByText('Skipped (open by another operator): 0000E2AB (Cleo)')).toBeDefined();
  expect(calls('close_contact_messages')).toMatchObject([{ message_ids: [MESSAGE.id, other.id] }]);
  expect(await screen.findByText('Nothing waiting')).toBeDefined();
  expect(screen.queryByRole('button', { name: /without an answer/ })).toBeNull();
});

test('an operator reads about the form that anyone may have given the name', async () => {
  const { dialog } = await openMessage();
  expect(dialog.getByText('No account. The name and email are unverified.')).toBeDefined();
  expect(dialog.queryByRole('link')).toBeNull();
});
