import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPayments, beginPaying, openFilledPayment, openPayment } from '../support/money/paying';
import { refusal } from '../support/server';

beforeEach(beginPaying);

test('an investor who knows the transaction names it, with the network where the method has several', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  expect(screen.queryByLabelText('Network')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  const network = within(screen.getByLabelText('Network')).getAllByRole('option');
  expect(network.slice(1).map(({ textContent }) => textContent)).toEqual(['Ethereum', 'TRON']);
  const id = screen.getByLabelText('Transaction ID (optional)');
  await user.type(id, 'f00d');
  await submit();
  // A toast and the field show the text; waiting for a single match would wait until the toast is gone.
  expect(await screen.findAllByText('Choose the network of this payment.')).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('Network'), 'Ethereum');
  await user.clear(id);
  await user.type(id, 'f00d'.repeat(16));
  await submit();
  expect(
    await screen.findAllByText('This isn’t a transaction ID on this network. Check it and enter it again.'),
  ).not.toHaveLength(0);
  expect(sent.deposits).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Network'), 'TRON');
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toMatchObject([{ method: 'USDT', network: 'TRON', transaction_id: 'f00d'.repeat(16) }]);
});

test('a network chosen for another method is not sent, and one may be left out with the id', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  await user.selectOptions(screen.getByLabelText('Network'), 'TRON');
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'Ethereum');
  await user.type(screen.getByLabelText('Transaction ID (optional)'), `0x${'f00d'.repeat(16)}`);
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toEqual([
    {
      amount_cents: 150_000,
      method: 'Ethereum',
      proof_path: sent.uploads[0],
      transaction_id: `0x${'f00d'.repeat(16)}`,
    },
  ]);
});

test('an investor who clicks twice sends one payment', async () => {
  const sent = answerPayments();
  const { user, path } = await openFilledPayment();
  await user.dblClick(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.deposits).toHaveLength(1);
});

test.each([
  ['the connection breaks', () => HttpResponse.error(), 'Couldn’t reach the server.'],
  ['the server is busy', () => refusal(503, 'PGRST002', 'busy'), 'The server is busy'],
  ['the session has ended', () => refusal(401, 'PGRST303', 'JWT expired'), 'Your session has ended.'],
  ['ten others wait', () => refusal(400, 'P0001', 'too_many_pending'), 'too many pending requests'],
])('an investor keeps everything they entered when %s', async (_when, answer, words) => {
  const sent = answerPayments(answer());
  const { submit, path } = await openFilledPayment();
  await submit();
  expect(await screen.findByText('Payment Not Sent')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(path()).toBe('/deposit/wallet');
  expect(screen.getByLabelText<HTMLInputElement>('Payment Proof').files?.[0]?.name).toBe('proof.png');
  expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('TRON');
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(new Set(sent.uploads).size).toBe(1);
});

test('an investor who chooses a wallet reads what may be sent to it, sees its QR code, and need not choose the method again', async () => {
  const { user } = await openPayment();
  const card = within(screen.getByRole('article', { name: 'USDT TRC20' }));
  await user.click(card.getByRole('radio', { name: 'USDT TRC20' }));
  expect(card.getByText('TRON network only. Anything else is lost.')).toBeDefined();
  expect(card.getByRole('img', { name: 'QR code of the USDT TRC20 address' })).toBeDefined();
  expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('USDT');
  expect(screen.getByLabelText<HTMLSelectElement>('Network').value).toBe('TRON');
  await user.click(screen.getByRole('button', { name: 'Copy ETH address' }));
  expect(await screen.findByRole('img', { name: 'QR code of the ETH address' })).toBeDefined();
  expect(card.queryByRole('img')).toBeNull();
});
