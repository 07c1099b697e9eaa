import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { newTransactionId, transactionIdOf } from '../../../support/transaction-id.ts';
import type { Actor, Row } from '../actors.ts';

const REVIEWER = '00000000-0000-4000-8000-000000000003';
const ADMIN = '00000000-0000-4000-8000-000000000005';

export function proofPath(investor: string): string {
  return `${investor}/${randomUUID()}.png`;
}

export async function makeDeposit(owner: Sql<{ bigint: number }>, investor: string, cents: number): Promise<string> {
  const [deposit] = await owner<{ id: string }[]>`
    with deposit as (
      insert into public.deposits (investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents,
        status, first_approved_by, first_approved_at, reviewed_by, reviewed_at)
      values (${investor}, ${cents}, 'bitcoin', ${proofPath(investor)}, 'Bitcoin', ${newTransactionId()}, 0, ${cents}, 'approved', ${ADMIN}, now(), ${REVIEWER}, now())
      returning *
    )
    select d.id, ledger.transfer(d.investor_id, 'cash', 'available', d.arrived_cents, 'deposit', d.id) from deposit d`;
  return deposit?.id ?? '';
}

/** An operator's approval of a bitcoin deposit of which these cents arrived by its own transaction. */
export const approval = (deposit_id: string, arrived_cents = 1000, change: Row = {}) => ({
  deposit_id,
  approve: true,
  arrived_cents,
  network: 'Bitcoin',
  transaction_id: transactionIdOf(deposit_id),
  transaction_output: 0,
  ...change,
});

export async function approvalAsClaimed(owner: Sql<{ bigint: number }>, id: string, change: Row = {}) {
  const [row] = await owner<{ cents: number }[]>`select amount_cents as cents from deposits where id = ${id}`;
  return approval(id, row?.cents, change);
}

export const approvalBy = (review: string, argument: string, id: string, cents?: number): Row =>
  review === 'review_deposit' ? approval(id, cents) : { [argument]: id, approve: true };

export const tronApproval = (deposit_id: string, arrived_cents = 1000) =>
  approval(deposit_id, arrived_cents, { network: 'TRON', transaction_output: null });

export async function uploadProof(owner: Sql<{ bigint: number }>, investor: string): Promise<string> {
  const path = proofPath(investor);
  await owner`insert into storage.objects (bucket_id, name, owner, owner_id) values ('proofs', ${path}, ${investor}, ${investor})`;
  return path;
}

export const submitDeposit = async (as: Actor, row: Row): Promise<string> =>
  (await as.call<{ answer: string }>('submit_deposit', row)).answer;

/** Books a deposit's line at a past moment, which no function of the product can. */
export async function bookOn(
  owner: Sql<{ bigint: number }>,
  investor: string,
  moment: string,
  cents: number,
): Promise<void> {
  const id = randomUUID();
  await owner`
    insert into ledger.transfers (investor_id, reference, amount_cents, created_at, value_date, debit, credit, code)
    values (${investor}, ${id}, ${cents}, ${moment}, ${moment.slice(0, 10)}, 'cash', 'available', 'deposit')`;
  await owner`
    update ledger.accounts set available_cents = available_cents + ${cents}, deposited_cents = deposited_cents + ${cents}
    where investor_id = ${investor}`;
}
