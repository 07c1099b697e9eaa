import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { fakeTimers, passUntil } from '../support/clock';
import { answerPayments, beginPaying, DEPOSITS, openFilledPayment } from '../support/money/paying';
import { refusal, rpc, server } from '../support/server';

fakeTimers();
beforeEach(beginPaying);

test('an investor whose line breaks in the middle keeps what has arrived, and the upload goes on from there', async () => {
  const sent = answerPayments();
  sent.storage.arrived = 30_000;
  sent.storage.onPiece.push('lost', 'lost', 'lost', 'lost', 'lost');
  const { submit, path } = await openFilledPayment();
  await submit();
  await passUntil(() => screen.queryByText('Payment Not Sent') !== null);
  expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t reach the server.');
  expect(sent.deposits).toEqual([]);
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.storage.offsets.at(-1)).toBe(30_000);
  expect(sent.deposits).toHaveLength(1);
});

test('an investor whose answers got lost sends the same proof again, and it counts once', async () => {
  const sent = answerPayments(HttpResponse.error(), refusal(400, 'P0001', 'duplicate'));
  sent.storage.onBegin.push(undefined, [409, 'The resource already exists']);
  sent.storage.onPiece.push('lost');
  sent.storage.onAsk.push([404, 'The file for this url was not found']);
  const { submit, path } = await openFilledPayment();
  await submit();
  await screen.findByText('Payment Not Sent');
  expect(sent.deposits).toHaveLength(1);
  server.use(
    http.get(
      DEPOSITS,
      () => HttpResponse.json([{ id: 'first', method: 'TRON', amount_cents: 150_000, transaction_id: null }]),
      { once: true },
    ),
  );
  await submit();
  expect(await screen.findByText('Payment Sent')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(new Set(sent.uploads).size).toBe(1);
  expect(sent.deposits[1]).toEqual(sent.deposits[0]);
});

test.each([
  ['left it out before', null],
  ['corrects it', 'beef'.repeat(16)],
])(
  'an investor who names the transaction after a lost answer and %s has it on the deposit, and reads the amount that is recorded',
  async (_what, transaction_id) => {
    const sent = answerPayments(HttpResponse.error(), refusal(400, 'P0001', 'duplicate'));
    const names: unknown[] = [];
    server.use(rpc('name_transaction', null, names));
    const { user, submit, path } = await openFilledPayment();
    await submit();
    await screen.findByText('Payment Not Sent');
    const row = { id: 'first', method: 'TRON', amount_cents: 149_900, transaction_id };
    server.use(http.get(DEPOSITS, () => HttpResponse.json([row]), { once: true }));
    await user.type(screen.getByLabelText('Transaction ID (optional)'), 'f00d'.repeat(16));
    await submit();
    expect(await screen.findByText('$1,499.00 by TRON. Our team will review it.')).toBeDefined();
    await waitFor(() => expect(path()).toBe('/dashboard'));
    expect(names).toEqual([{ deposit_id: 'first', transaction_id: 'f00d'.repeat(16) }]);
    expect(sent.deposits).toHaveLength(2);
  },
);
