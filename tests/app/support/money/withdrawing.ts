import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openApp, pressable } from '../app';
import { server, SUPABASE, tableOf } from '../server';
import { enterPassword, signIn } from '../session';

export const REQUEST = `${SUPABASE}/rest/v1/rpc/request_withdrawal`;
const TERMS = `${SUPABASE}/rest/v1/rpc/withdrawal_terms`;
export const BITCOIN = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
/** As Bitcoin, TRON and TON write it; Ethereum adds `0x`. */
export const TRANSACTION_ID = 'f00d'.repeat(16);
export const RAW_TON = '0:ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e';

interface Request {
  method: string;
  address: string;
  amount_cents: number;
  request_id: string;
  expected_fee_cents?: number;
}

export function answerRequests(...answers: Response[]) {
  const sent: Request[] = [];
  server.use(
    http.post(REQUEST, async ({ request }) => {
      sent.push((await request.json()) as Request);
      return answers.shift() ?? HttpResponse.json({ id: '1', status: 'pending' });
    }),
  );
  return sent;
}

export const answerTerms = (values: object) =>
  http.post<never, { amount_cents: number }>(TERMS, async ({ request }) => {
    const { amount_cents } = await request.json();
    const remaining_cents = 250_000 - amount_cents;
    return HttpResponse.json({
      verified: true,
      balance_cents: 250_000,
      remaining_cents,
      fee_cents: 0,
      pays_cents: amount_cents,
      ...values,
    });
  });

export async function openDialog(method = 'Bitcoin') {
  const app = openApp('/withdraw');
  const card = await screen.findByRole('article', { name: method });
  await app.user.click(within(card).getByRole('button', { name: `Request Withdrawal: ${method}` }));
  await screen.findByText('Payment will be sent through your selected method.');
  return app;
}

export async function fill({ user }: ReturnType<typeof openApp>, address: string, amount: string) {
  await user.clear(screen.getByLabelText('Enter Address'));
  await user.clear(screen.getByLabelText('Enter Amount'));
  await user.type(screen.getByLabelText('Enter Address'), address);
  await user.type(screen.getByLabelText('Enter Amount'), amount);
}

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
export const sendButton = () => pressable('Send the request');

export async function send(app: ReturnType<typeof openApp>) {
  await app.user.click(submitButton());
  await enterPassword(app);
  await app.user.click(await sendButton());
}

export function readyToWithdraw() {
  signIn();
  server.use(
    tableOf('withdrawal_methods', () =>
      ['Bitcoin', 'Ethereum', 'USDT', 'TON'].map((name) => ({
        name,
        min_cents: 100_000,
        fee_cents: 0,
        duration: '48hrs',
      })),
    ),
    tableOf('portfolio', () => ({ balance_cents: 250_000 })),
    tableOf('profiles', () => ({ verified: true })),
    tableOf('withdrawals', []),
    answerTerms({}),
  );
}
