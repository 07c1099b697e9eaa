import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { pressable } from '../support/app';
import {
  answerRequests,
  answerTerms,
  BITCOIN,
  fill,
  openDialog,
  RAW_TON,
  readyToWithdraw,
  send,
  sendButton,
  submitButton,
} from '../support/money/withdrawing';
import { refusal, server, SUPABASE, tableOf } from '../support/server';
import { ADA, enterPassword, sessionOf } from '../support/session';

beforeEach(() => readyToWithdraw());

test('an investor is warned of an address that carries no checksum', async () => {
  const app = await openDialog('TON');
  await fill(app, RAW_TON, '1000');
  await app.user.click(submitButton());
  expect(await screen.findByText(/This address has no checksum, so we can’t/)).toBeDefined();
  // Nor would a translator leave it as it is.
  expect(screen.getByText(RAW_TON.slice(0, 4)).closest('[translate=no]')).not.toBeNull();
});

test('an investor whose answer was lost sends the same request again, and is not told that it leaves their balance twice', async () => {
  const sent = answerRequests(HttpResponse.error());
  const app = await openDialog();
  await fill(app, BITCOIN, '2000');
  await send(app);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Couldn’t reach the server\. Check your/);
  await app.user.keyboard('{Escape}');
  server.use(answerTerms({ balance_cents: 50_000, remaining_cents: -150_000 }));
  await app.user.click(screen.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }));
  await fill(app, BITCOIN, '2000');
  await app.user.click(submitButton());
  await sendButton();
  await waitFor(() => expect(screen.queryByText('…')).toBeNull());
  expect(within(screen.getByRole('dialog')).queryByText('-$1,500.00')).toBeNull();
  await enterPassword(app);
  await app.user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

test('an investor who changes a request that had arrived reads so, and only then makes another', async () => {
  const sent = answerRequests(HttpResponse.error(), refusal(400, 'P0001', 'request_id_reused'));
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await send(app);
  await screen.findByRole('alert');
  await app.user.click(await pressable('Change'));
  await fill(app, BITCOIN, '1200');
  await send(app);
  await waitFor(() => expect(sent).toHaveLength(2));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/Your first attempt went through, so we didn’t send/),
  );
  expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  await app.user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
});

test('an investor who took an earlier request back that had arrived is not told that it was sent, and sends another', async () => {
  const sent = answerRequests(
    HttpResponse.error(),
    HttpResponse.json({ id: '1', status: 'cancelled' }),
    HttpResponse.json({ id: '2', status: 'pending' }),
  );
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await send(app);
  await screen.findByRole('alert');
  await app.user.click(await sendButton());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/Your first attempt went through, so we didn’t send/),
  );
  expect(screen.queryByText('Order Sent')).toBeNull();
  expect(app.path()).toBe('/withdraw');
  await app.user.click(await sendButton());
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent[1]?.request_id).toBe(sent[0]?.request_id);
  expect(sent[2]?.request_id).not.toBe(sent[0]?.request_id);
});

test('an investor whose balance is below the minimum asks for all of it, again too when the answer was lost', async () => {
  let balance_cents = 50_000;
  server.use(
    tableOf('portfolio', () => ({ balance_cents })),
    answerTerms({ balance_cents: 50_000, remaining_cents: 0 }),
  );
  const sent = answerRequests(HttpResponse.error());
  const app = await openDialog();
  await fill(app, BITCOIN, '499.99');
  await app.user.click(submitButton());
  expect((await screen.findAllByText(/, unless you withdraw your whole balance\./)).length).toBeGreaterThan(0);
  await fill(app, BITCOIN, '500');
  await app.user.click(submitButton());
  const first = await sendButton();
  balance_cents = 0;
  await enterPassword(app);
  await app.user.click(first);
  await screen.findByRole('alert');
  await app.user.keyboard('{Escape}');
  await app.user.click(screen.getByRole('button', { name: 'Request Withdrawal: Bitcoin' }));
  await fill(app, BITCOIN, '500');
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent.map(({ amount_cents }) => amount_cents)).toEqual([50_000, 50_000]);
});

test('an investor sees the fee and what is sent before anything is, and a fee that has changed since is asked about again', async () => {
  const sent = answerRequests(refusal(400, 'P0001', 'fee_changed'));
  server.use(answerTerms({ fee_cents: 1500, pays_cents: 98_500 }));
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await app.user.click(submitButton());
  await sendButton();
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByText('$985.00');
  expect(dialog.getByText('Fee, taken from the amount').nextElementSibling?.textContent).toBe('$15.00');
  await enterPassword(app);
  await app.user.click(await sendButton());
  expect((await screen.findAllByText(/The fee has changed\. Check the new fee/)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Enter Amount').value).toBe('1,000.00');
  server.use(answerTerms({ fee_cents: 2000, pays_cents: 98_000 }));
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(sent.map(({ expected_fee_cents }) => expected_fee_cents)).toEqual([1500, 2000]);
  expect(sent[0]?.request_id).toBe(sent[1]?.request_id);
});

test('an investor whose address has changed since they signed in sends it with their password', async () => {
  const sent = answerRequests();
  const addresses: unknown[] = [];
  server.use(
    http.get(`${SUPABASE}/auth/v1/user`, () => HttpResponse.json(sessionOf({ ...ADA, email: 'ada@example.org' }).user)),
    http.post<never, { email?: string }>(`${SUPABASE}/auth/v1/token`, async ({ request }) => {
      addresses.push((await request.json()).email);
      return HttpResponse.json(sessionOf(ADA));
    }),
  );
  const app = await openDialog();
  await fill(app, BITCOIN, '1000');
  await send(app);
  expect(await screen.findByText('Order Sent')).toBeDefined();
  expect(addresses).toEqual(['ada@example.org']);
  expect(sent).toHaveLength(1);
});
