import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import {
  answerRequests,
  answerTerms,
  BITCOIN,
  fill,
  openDialog,
  readyToWithdraw,
  REQUEST,
  send,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { refusal, server } from '../support/server';
import { enterPassword } from '../support/session';

beforeEach(() => readyToWithdraw());

test('an investor enters the most by a button, and reads the fee, what is sent and what stays', async () => {
  server.use(answerTerms({ fee_cents: 250, pays_cents: 249_750 }));
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Max: $2,500.00' }));
  expect(screen.getByLabelText<HTMLInputElement>('Enter Amount').value).toBe('2,500.00');
  expect(document.activeElement).toBe(screen.getByLabelText('Enter Amount'));
  expect(await screen.findByText('$2.50 fee. You receive $2,497.50; $0.00 stays in your balance.')).toBeDefined();
  await user.type(screen.getByLabelText('Enter Amount'), '{backspace}1');
  await waitFor(() => expect(screen.queryByText(/stays in your balance\./)).toBeNull());
});

test('an investor requests a withdrawal once, however often they click, and comes to the dashboard', async () => {
  const sent = answerRequests();
  const app = await openDialog();
  await fill(app, ` ${BITCOIN} `, '1,250.50');
  await app.user.dblClick(submitButton());
  await enterPassword(app);
  await app.user.dblClick(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(sent).toEqual([
    {
      method: 'Bitcoin',
      address: BITCOIN,
      amount_cents: 125_050,
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      expected_fee_cents: 0,
    },
  ]);
});

test.each([
  ['999.99', /Minimum \$1,000\.00, unless you withdraw/],
  ['1e5', /Enter a plain amount, e\.g\. 1,000\.50/],
  ['-1000', /Enter a plain amount, e\.g\. 1,000\.50/],
  ['99999999999999', /insufficent Fund/],
  ['1000.001', /Enter a plain amount, e\.g\. 1,000\.50/],
  ['1.000,50', /This amount is ambiguous\. Write it like/],
])('an investor who enters %j as amount reads why not', async (amount, words) => {
  const sent = answerRequests();
  const app = await openDialog();
  await fill(app, BITCOIN, amount);
  await app.user.click(submitButton());
  await waitFor(() => expect(screen.getByLabelText('Enter Amount').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test.each([
  ['insufficient_funds', 'Enter Amount', 'This exceeds your available balance.'],
  ['below_minimum', 'Enter Amount', 'Minimum $1,000.00, unless you withdraw your whole balance.'],
  ['invalid_address', 'Enter Address', 'This address isn’t valid for the chosen method. Check it and enter it again.'],
  ['test_network_address', 'Enter Address', 'This is a test-network address. Enter a main-network address.'],
])('an investor refused with %s reads it next to the field', async (code, label, words) => {
  answerRequests(refusal(400, 'P0001', code));
  const app = await openDialog();
  await fill(app, BITCOIN, '2000');
  await send(app);
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const described = field.getAttribute('aria-describedby') ?? '';
  const errorId = described.split(' ').at(-1) ?? '';
  expect(document.querySelector(`[id="${errorId}"]`)?.textContent).toBe(words);
  expect(app.path()).toBe('/withdraw');
});

test('an investor who closed the dialog of a request that arrived makes the same request again, and it is another one', async () => {
  const sent: unknown[] = [];
  let answer = () => {};
  const isClosed = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post<never, { request_id: string }>(REQUEST, async ({ request }) => {
      sent.push((await request.json()).request_id);
      await isClosed;
      return HttpResponse.json({ id: '1', status: 'pending' });
    }),
  );
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await send(app);
  await app.user.keyboard('{Escape}');
  answer();
  expect(await screen.findByText('Order Sent')).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }));
  await fill(app, BITCOIN, '1000');
  await send(app);
  await waitFor(() => expect(app.path()).toBe('/dashboard'));
  expect(new Set(sent).size).toBe(2);
});
