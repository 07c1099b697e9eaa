import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerFiles, stubAddresses } from '../pictures';
import { rpc, server, SUPABASE } from '../server';
import { signIn } from '../session';
import { answerOperator } from './operator';

const RPC = `${SUPABASE}/rest/v1/rpc`;
const PERSON = '00000000-0000-4000-8000-00000000be40';
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const NAMED = {
  frozen: false,
  networks: ['Bitcoin'],
  network: 'Bitcoin',
  transaction_id: 'f00d'.repeat(16),
  transaction_output: null,
  arrived_cents: null,
  named_elsewhere: 0,
  same_proof: [],
  coin: 'BTC',
  quote: null,
  arrived_coins: null,
  paid_at: null,
  identified: true,
  explorers: { Bitcoin: 'https://explorer.example.com/tx/{id}' },
};

export const arrivalOf = (arrived_cents: number) => ({
  approve: true,
  arrived_cents,
  network: 'Bitcoin',
  transaction_id: NAMED.transaction_id,
  transaction_output: 0,
});

export async function enterArrival(user: UserEvent, amount: string): Promise<void> {
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Amount received'));
  await user.type(dialog.getByLabelText('Amount received'), amount);
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
}

export const deposit = (n: number, values: object = {}) => ({
  id: idOf(n),
  investor_id: PERSON,
  investor_name: `Person ${n}`,
  investor_email: `p${n}@example.com`,
  amount_cents: n * 100,
  method: 'bitcoin',
  proof_path: `${PERSON}/${idOf(n)}.pdf`,
  status: 'pending',
  first_approved_by: null,
  created_at: '2026-03-04T12:00:00Z',
  ...NAMED,
  ...values,
});

export const rows: { id: string }[] = [];
export const asked: unknown[] = [];
export const decided: unknown[] = [];

export function openDepositQueue() {
  localStorage.clear();
  signIn();
  answerOperator();
  for (const list of [rows, asked, decided]) list.length = 0;
  rows.push(deposit(1), deposit(2), deposit(3));
  server.use(
    rpc('deposit_queue', () => rows, asked),
    http.post(`${RPC}/review_deposit`, async ({ request }) => {
      const decision = (await request.json()) as { deposit_id: string; approve: boolean };
      decided.push(decision);
      const place = rows.findIndex(({ id }) => id === decision.deposit_id);
      rows.splice(place, 1);
      return HttpResponse.json({ status: decision.approve ? 'approved' : 'rejected' });
    }),
  );
  stubAddresses();
  answerFiles('proofs', 'pdf');
}

export const opener = (n: number) =>
  screen.findByRole('button', { name: new RegExp(`Review the deposit of .* by Person ${n}`) });
