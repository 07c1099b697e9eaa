import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeTimers, passUntil } from '../support/clock';
import { answerPayments, beginPaying, openFilledPayment } from '../support/money/paying';

fakeTimers();
beforeEach(beginPaying);

test('an investor whose line breaks in the middle keeps what has arrived, and the upload goes on from there', async () => {
  const sent = answerPayments();
  sent.storage.arrived = 30_000;
  sent.storage.onPiece.push('lost', 'lost', 'lost', 'lost', 'lost');
  const { submit, path } = await openFilledPayment();
  await submit();
  await passUntil(() => screen.queryByText('Payment Not Sent') !== null);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection to the server.');
  expect(sent.deposits).toEqual([]);
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.storage.offsets.at(-1)).toBe(30_000);
  expect(sent.deposits).toHaveLength(1);
});
