import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerFactors, factorOf } from '../support/factors';
import { hold } from '../support/holding';
import {
  answerPayments,
  beginPaying,
  BITCOIN,
  SUBMIT_DEPOSIT,
  METHODS,
  openFilledPayment,
  openPayment,
  WALLETS,
} from '../support/money/paying';
import { fileOf } from '../support/pictures';
import { refusal, server, SUPABASE } from '../support/server';
import { ADA } from '../support/session';

beforeEach(beginPaying);

test('an investor sees where to send the exact amount, on which network, and copies the whole address', async () => {
  const { user } = await openPayment('1,234.5');
  expect(
    screen.getByText(
      'Please make your payment of $1,234.50 to any of the crypto wallet addresses below. Always verify and confirm you copied the wallet address correctly',
    ),
  ).toBeDefined();
  const cards = screen.getAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(WALLETS.map(({ coin }) => coin));
  for (const [index, card] of cards.entries()) {
    expect(within(card).getByText(WALLETS[index]?.address ?? '')).toBeDefined();
    expect(within(card).getByText('Test network')).toBeDefined();
  }
  await user.click(screen.getByRole('button', { name: 'Copy the Bitcoin address' }));
  expect(await screen.findByText('Bitcoin address has been copied !!')).toBeDefined();
  expect(await navigator.clipboard.readText()).toBe(BITCOIN);
  const options = within(screen.getByLabelText('Payment Method')).getAllByRole('option');
  expect(options.slice(1).map((option) => option.getAttribute('value') ?? option.textContent)).toEqual(
    METHODS,
  );
  expect(
    options.filter((option) => option.matches(':disabled')).map(({ textContent }) => textContent),
  ).toEqual(['Litecoin', 'BNB', 'DOGE', 'SHIBA', 'BITCOIN CASH'].map((name) => `${name} (no address yet)`));
});

test('an investor whose browser forbids copying is told to do it by hand', async () => {
  const { user } = await openPayment('1,234.5');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy the Bitcoin address' }));
  expect(await screen.findByText(/This could not be copied/)).toBeDefined();
});

test('an investor who submits a proof reads that it was sent, and sees the dashboard', async () => {
  const sent = answerPayments();
  const { submit, path } = await openFilledPayment();
  await submit();
  expect(await screen.findByText('Payment Sent')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.uploads[0]).toMatch(new RegExp(`^${ADA.id}/[0-9a-f-]{36}\\.png$`));
  expect(sent.deposits).toEqual([{ amount_cents: 150_000, method: 'TRON', proof_path: sent.uploads[0] }]);
});

test('an investor who knows the transaction names it, with the network where the method has several', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  expect(screen.queryByLabelText('Network')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  const network = within(screen.getByLabelText('Network')).getAllByRole('option');
  expect(network.slice(1).map(({ textContent }) => textContent)).toEqual(['Ethereum', 'TRON']);
  const id = screen.getByLabelText('Transaction id (if you have it)');
  await user.type(id, 'f00d');
  await submit();
  // The toast says so and the field: to find one alone is to wait until the toast has gone.
  expect(await screen.findAllByText('Please choose the network of this payment.')).not.toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('Network'), 'Ethereum');
  await user.clear(id);
  await user.type(id, 'f00d'.repeat(16));
  await submit();
  expect(await screen.findAllByText('This is not the id of a transaction on this network.')).not.toHaveLength(
    0,
  );
  expect(sent.deposits).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Network'), 'TRON');
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.deposits).toMatchObject([
    { method: 'USDT', network: 'TRON', transaction_id: 'f00d'.repeat(16) },
  ]);
});

test('a network chosen for another method is not sent, and one may be left out with the id', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  await user.selectOptions(screen.getByLabelText('Network'), 'TRON');
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'Ethereum');
  await user.type(screen.getByLabelText('Transaction id (if you have it)'), `0x${'f00d'.repeat(16)}`);
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

test('an investor who goes back after a payment was sent does not find its form again', async () => {
  answerPayments();
  const { submit, path, router } = await openFilledPayment();
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  act(() => router.history.back());
  expect(await screen.findByRole('heading', { name: 'Your Deposits' })).toBeDefined();
  expect(path()).toBe('/deposit');
});

test('an investor who clicks twice sends one payment', async () => {
  const sent = answerPayments();
  const { user, path } = await openFilledPayment();
  await user.dblClick(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.deposits).toHaveLength(1);
});

test('an investor who forgets the file or the method sends nothing', async () => {
  const sent = answerPayments();
  const { user } = await openPayment();
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getByLabelText('Payment Proof').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Payment Method').getAttribute('aria-invalid')).toBe('true');
  expect([sent.uploads, sent.deposits]).toEqual([[], []]);
});

test('an investor who chooses an SVG reads the error at once, and cannot send it', async () => {
  const sent = answerPayments();
  const { user } = await openPayment();
  await user.upload(screen.getByLabelText('Payment Proof'), fileOf('svg', 'proof.png'));
  expect((await screen.findByRole('alert')).textContent).toBe('This kind of file is not accepted.');
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(screen.getAllByText('This kind of file is not accepted.')).toHaveLength(2));
  expect([sent.uploads, sent.deposits]).toEqual([[], []]);
});

test('an investor who chooses another file sends that one', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  await user.upload(screen.getByLabelText('Payment Proof'), fileOf('pdf'));
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.uploads[0]).toMatch(/\.pdf$/);
});

test.each([
  ['the connection breaks', () => HttpResponse.error(), 'No connection to the server.'],
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

test('an investor whose session ends while the proof is on its way reads so, and nothing is recorded', async () => {
  const sent = answerPayments();
  const { submit } = await openFilledPayment();
  sessionStorage.removeItem('token');
  await submit();
  expect(await screen.findByText('Payment Not Sent')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('Your session has ended.');
  expect([sent.uploads, sent.deposits]).toEqual([[], []]);
});

test.each([
  [403, 'new row violates row-level security policy', 'You have uploaded too many files today.'],
  [403, '"exp" claim timestamp check failed', 'Your session has ended.'],
  [403, 'session_ended', 'Your session has ended.'],
  [413, 'The object exceeded the maximum allowed size', 'The file is too large'],
  [415, 'mime type image/png is not supported', 'This kind of file is not accepted.'],
] as const)(
  'an investor whose proof the storage refuses with %s and %s reads why',
  async (status, body, words) => {
    const sent = answerPayments();
    sent.storage.onBegin.push([status, body]);
    const { submit } = await openFilledPayment();
    await submit();
    expect(await screen.findByText('Payment Not Sent')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(sent.deposits).toEqual([]);
  },
);

test('an investor whose proof the storage refuses for want of a second factor comes to the second step', async () => {
  answerFactors(factorOf('first', 'My phone'));
  answerPayments().storage.onBegin.push([403, 'factor_required']);
  const { submit, path } = await openFilledPayment();
  await submit();
  await waitFor(() => expect(path()).toBe('/second-step'));
});

test('an operator whose proof is refused reads that their account takes no payments', async () => {
  server.use(http.post(`${SUPABASE}/rest/v1/rpc/my_role`, () => HttpResponse.json('reviewer')));
  answerPayments().storage.onBegin.push([403, 'new row violates row-level security policy']);
  const { submit } = await openFilledPayment();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toContain('takes no payments or documents');
});

test('an investor reads for each wallet what may be sent to it, and can show its address as a QR code', async () => {
  await openPayment();
  const card = within(screen.getByRole('article', { name: 'USDT TRC20' }));
  expect(card.getByText('Send only USDT TRC20 here (TRON). Anything else is lost.')).toBeDefined();
  expect(card.getByRole('img', { name: 'QR code of the USDT TRC20 address', hidden: true })).toBeDefined();
});

test('an investor on a slow line sees that the payment is being sent, and how much of the proof has arrived', async () => {
  answerPayments();
  const sending = hold(SUBMIT_DEPOSIT);
  const { submit, path } = await openFilledPayment();
  await submit();
  await sending.arrived();
  expect(screen.getByRole('button', { name: 'Submit Payment' }).getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByRole('progressbar', { name: 'Uploading: 100%' })).toBeDefined();
  await sending.answer(new HttpResponse(null, { status: 201 }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
});
