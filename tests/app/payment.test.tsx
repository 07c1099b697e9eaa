import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { openApp } from './support/app';
import { fileOf, stubDrawing } from './support/pictures';
import { refusal, server, SUPABASE } from './support/server';
import { ADA, signIn } from './support/session';

const DEPOSITS = `${SUPABASE}/rest/v1/deposits`;
const PROOF = `${SUPABASE}/storage/v1/object/proofs/:folder/:name`;
const METHODS = ['bitcoin', 'Ethereum', 'Litecoin', 'USDT', 'BNB', 'DOGE', 'TRON', 'SHIBA', 'BITCOIN CASH'];
const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

const WALLETS = [
  ['Bitcoin', BITCOIN, 'Bitcoin testnet address', 'bitcoin'],
  ['ETH', '0x000000000000000000000000000000000000dEaD', 'Sepolia test network address', 'ethereum'],
  ['USDT ERC20', '0x000000000000000000000000000000000000dEaD', 'Sepolia test network address', 'tether'],
  ['USDT TRC20', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tether'],
  ['TRON', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tron'],
].map(([coin, address, address_name, icon]) => ({
  id: coin,
  coin,
  address,
  address_name,
  icon,
  network: 'test',
}));

/** What has been sent to the server in this test. */
interface Sent {
  uploads: string[];
  deposits: unknown[];
}

/** A server that takes uploads and deposits; each answer may be another one first. */
function answerPayments({
  uploads = [],
  deposits = [],
}: { uploads?: Response[]; deposits?: Response[] } = {}) {
  const sent: Sent = { uploads: [], deposits: [] };
  server.use(
    http.post(PROOF, ({ params }) => {
      sent.uploads.push(`${String(params['folder'])}/${String(params['name'])}`);
      return uploads.shift() ?? HttpResponse.json({ Id: '1', Key: 'proofs/1' });
    }),
    http.post(DEPOSITS, async ({ request }) => {
      sent.deposits.push(await request.json());
      return deposits.shift() ?? new HttpResponse(null, { status: 201 });
    }),
  );
  return sent;
}

beforeEach(() => {
  signIn();
  stubDrawing();
  server.use(
    http.get(`${SUPABASE}/rest/v1/wallets`, () => HttpResponse.json(WALLETS)),
    http.get(`${SUPABASE}/rest/v1/payment_methods`, () =>
      HttpResponse.json(METHODS.map((name) => ({ name }))),
    ),
  );
});

/** Goes from the list of deposits to the payment page with an amount. */
async function openPayment(amount = '1,500') {
  const app = openApp('/deposit');
  await app.user.click(await screen.findByRole('button', { name: 'New Deposit' }));
  await app.user.type(screen.getByLabelText('Enter Amount'), amount);
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Make Payment' });
  return app;
}

/** Fills the proof form, all but the last click. */
async function openFilledPayment() {
  const app = await openPayment();
  await app.user.upload(screen.getByLabelText('Payment Proof'), fileOf('png'));
  await app.user.selectOptions(screen.getByLabelText('Payment Method'), 'BITCOIN CASH');
  return { ...app, submit: () => app.user.click(screen.getByRole('button', { name: 'Submit Payment' })) };
}

it('an investor sees where to send the exact amount, on which network, and copies the whole address', async () => {
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
  expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(METHODS);
});

it('an investor who opens the payment page without an amount is sent to enter one', async () => {
  const { path } = openApp('/deposit/wallet');
  expect(await screen.findByRole('heading', { name: 'Your Deposits' })).toBeDefined();
  expect(path()).toBe('/deposit');
  expect(await screen.findByText('Please enter the amount first.')).toBeDefined();
});

it('an investor who submits a proof is told that it was sent, and sees the dashboard', async () => {
  const sent = answerPayments();
  const { submit, path } = await openFilledPayment();
  await submit();
  expect(await screen.findByText('Payment Sent')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.uploads[0]).toMatch(new RegExp(`^${ADA.id}/[0-9a-f-]{36}\\.png$`));
  expect(sent.deposits).toEqual([
    { amount_cents: 150_000, method: 'BITCOIN CASH', proof_path: sent.uploads[0] },
  ]);
});

it('an investor who clicks twice sends one payment', async () => {
  const sent = answerPayments();
  const { user, path } = await openFilledPayment();
  await user.dblClick(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.deposits).toHaveLength(1);
});

it('an investor who forgets the file or the method sends nothing', async () => {
  const sent = answerPayments();
  const { user } = await openPayment();
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  expect(await screen.findByText('Please fill the form correctly')).toBeDefined();
  expect(screen.getByLabelText('Payment Proof').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Payment Method').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual({ uploads: [], deposits: [] });
});

it('an investor who chooses an SVG is told at once, and cannot send it', async () => {
  const sent = answerPayments();
  const { user } = await openPayment();
  await user.upload(screen.getByLabelText('Payment Proof'), fileOf('svg', 'proof.png'));
  expect(await screen.findByText('This kind of file is not accepted.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Payment Method'), 'USDT');
  await user.click(screen.getByRole('button', { name: 'Submit Payment' }));
  await waitFor(() => expect(screen.getAllByText('This kind of file is not accepted.')).toHaveLength(2));
  expect(sent).toEqual({ uploads: [], deposits: [] });
});

it('an investor who chooses another file sends that one', async () => {
  const sent = answerPayments();
  const { user, submit, path } = await openFilledPayment();
  await user.upload(screen.getByLabelText('Payment Proof'), fileOf('pdf'));
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads).toHaveLength(1);
  expect(sent.uploads[0]).toMatch(/\.pdf$/);
});

it.each([
  ['the connection breaks', () => HttpResponse.error(), 'No connection to the server.'],
  ['the server is busy', () => refusal(503, 'PGRST002', 'busy'), 'The server is busy'],
  ['the session has ended', () => refusal(401, 'PGRST303', 'JWT expired'), 'Your session has ended.'],
  ['ten others wait', () => refusal(400, 'P0001', 'too_many_pending'), 'too many pending requests'],
])('an investor keeps everything they entered when %s', async (_when, answer, words) => {
  const sent = answerPayments({ deposits: [answer()] });
  const { submit, path } = await openFilledPayment();
  await submit();
  expect(await screen.findByText('Payment Not Sent')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain(words);
  expect(path()).toBe('/deposit/wallet');
  expect(screen.getByLabelText<HTMLInputElement>('Payment Proof').files?.[0]?.name).toBe('proof.png');
  expect(screen.getByLabelText<HTMLSelectElement>('Payment Method').value).toBe('BITCOIN CASH');
  await submit();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(sent.uploads[1]).toBe(sent.uploads[0]);
});

it('an investor whose answers got lost sends the same proof again, and it counts once', async () => {
  const duplicate = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };
  const sent = answerPayments({
    uploads: [
      HttpResponse.error(),
      HttpResponse.json(duplicate, { status: 400 }),
      HttpResponse.json(duplicate, { status: 400 }),
    ],
    deposits: [HttpResponse.error(), refusal(409, '23505', 'duplicate key value')],
  });
  const { submit, path } = await openFilledPayment();
  await submit();
  await screen.findByText('Payment Not Sent');
  await submit();
  await waitFor(() => expect(sent.deposits).toHaveLength(1));
  await screen.findByText('Payment Not Sent');
  await submit();
  expect(await screen.findByText('Payment Sent')).toBeDefined();
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(new Set(sent.uploads).size).toBe(1);
  expect(sent.deposits[1]).toEqual(sent.deposits[0]);
});

it('an investor on a slow line sees that the payment is being sent', async () => {
  server.use(
    http.post(PROOF, () => HttpResponse.json({ Id: '1', Key: 'proofs/1' })),
    http.post(DEPOSITS, async () => {
      await delay(300);
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const { submit, path } = await openFilledPayment();
  await submit();
  expect(screen.getByRole('button', { name: 'Submit Payment' }).getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(path()).toBe('/dashboard'));
});
