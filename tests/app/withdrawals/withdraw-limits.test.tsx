import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { openApp, pressable } from '../support/app';
import { answerLimits, limitRow } from '../support/money/limits';
import { beginPaying, openPayment } from '../support/money/paying';
import {
  answerRequests,
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  send,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { refusal, rpc, server } from '../support/server';

const MORE_FROM = '2026-03-06T12:00:00Z';

beforeEach(() => readyToWithdraw());

test('an investor without an authenticator reads what is left today before anything is entered, and where they set one up', async () => {
  answerLimits(limitRow('without_factor', 100_000, 40_000, { more_from: MORE_FROM }));
  openApp('/withdraw');
  expect(
    await screen.findByText(/^You can request up to \$400\.00 now\. You can request more from 6 Mar 2026/),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set up a second factor' })).toHaveProperty('search', '?tab=security');
  expect(screen.queryByRole('link', { name: 'Change limits' })).toBeNull();
});

test('an investor with limits of their own reads what each of them leaves, the tightest first', async () => {
  answerLimits(limitRow('without_factor'), limitRow('day', 300_000, 300_000), limitRow('month', 500_000, 120_000));
  openApp('/withdraw');
  const month = await screen.findByText('Your own limit is $5,000.00 in 30 days. $1,200.00 left.');
  const day = screen.getByText('Your own limit is $3,000.00 in 24 hours.');
  expect(month.compareDocumentPosition(day)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Change limits' }).getAttribute('href')).toBe('/account?tab=security');
  expect(screen.queryByRole('link', { name: 'Set up a second factor' })).toBeNull();
});

test('an investor enters by the button for the most what their tightest limit leaves', async () => {
  answerLimits(limitRow('without_factor'), limitRow('day', 300_000, 210_000), limitRow('month', 500_000, 120_000));
  const { user } = await openDialog();
  await user.click(await screen.findByRole('button', { name: 'Max: $1,200.00' }));
  expect(screen.getByLabelText<HTMLInputElement>('Enter Amount').value).toBe('1,200.00');
});

test.each([
  ['without_factor', /^You can request up to \$1,000\.00 now\. To request more, add a second factor/],
  ['day', /^You have \$1,000\.00 left of your own limit\. You can raise it/],
  ['month', /^You have \$1,000\.00 left of your own limit\. You can raise it/],
])('an amount above what is left is refused in its field, with what to do: %s', async (kind, words) => {
  answerLimits(limitRow(kind, 200_000, 100_000));
  const sent = answerRequests();
  const app = await openDialog();
  await fill(app, BITCOIN, '1000.01');
  await app.user.click(submitButton());
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeDefined();
  expect(screen.getByLabelText('Enter Amount').getAttribute('aria-invalid')).toBe('true');
  await fill(app, BITCOIN, '1000');
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent).toMatchObject([{ amount_cents: 100_000 }]);
});

test.each([
  ['factor_needed_for_sum', /^This exceeds what you can request without a/],
  ['above_own_limit', /^This exceeds your own withdrawal limit\. You/],
])('a late refusal of the database is shown in the field of the amount: %s', async (code, words) => {
  const sent = answerRequests(refusal(400, 'P0001', code));
  const app = await openDialog();
  await fill(app, BITCOIN, '1500');
  await send(app);
  expect(await within(screen.getByRole('dialog')).findByText(words)).toBeDefined();
  expect(screen.getByLabelText('Enter Amount').getAttribute('aria-invalid')).toBe('true');
  await fill(app, BITCOIN, '1000');
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent[0]?.request_id).toBe(sent[1]?.request_id);
});

test('a lost answer is not made certain by a refusal of the next try', async () => {
  answerRequests(HttpResponse.error(), refusal(400, 'P0001', 'too_many_pending'));
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await send(app);
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/Couldn’t reach the server\. Check your/);
  await app.user.click(await sendButton());
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toMatch(/too many pending requests/));
  expect(dialog.queryByText('$1,500.00')).toBeNull();
});

test('a request whose answer was lost is sent again, although it has used the limit up itself', async () => {
  const sent = answerRequests(HttpResponse.error());
  const app = await openDialog();
  await fill(app, BITCOIN, '1500');
  await send(app);
  await screen.findByRole('alert');
  const change = await pressable('Change');
  answerLimits(limitRow('day', 150_000, 0));
  await app.user.click(change);
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent[0]?.request_id).toBe(sent[1]?.request_id);
});

test('a form whose limits cannot be read says so and sends nothing', async () => {
  server.use(rpc('withdrawal_limits', () => refusal(400, 'XX000', 'broken')));
  const app = await openDialog();
  await fill(app, BITCOIN, '1500');
  await app.user.click(submitButton());
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeDefined();
});

test('an investor without an authenticator reads before they pay what they can take out', async () => {
  beginPaying();
  answerLimits(limitRow('without_factor', 100_000, 0));
  await openPayment();
  expect(
    await screen.findByText(
      'Until 24 hours after you add a second factor, you can request up to $1,000.00 per 24 hours.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set up a second factor' })).toHaveProperty('search', '?tab=security');
});
