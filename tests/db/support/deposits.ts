import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

const REVIEWER = '00000000-0000-4000-8000-000000000003';
const ADMIN = '00000000-0000-4000-8000-000000000005';

/** The name of a proof in somebody's folder that nobody has used. */
export function proofPath(investor: string): string {
  return `${investor}/${randomUUID()}.png`;
}

/** An approved and credited deposit, made without the API. */
export async function makeDeposit(
  owner: Sql<{ bigint: number }>,
  investor: string,
  cents: number,
): Promise<string> {
  const [deposit] = await owner<{ id: string }[]>`
    with deposit as (
      insert into public.deposits (investor_id, amount_cents, method, proof_path, status, first_approved_by, first_approved_at, reviewed_by, reviewed_at)
      values (${investor}, ${cents}, 'bitcoin', ${proofPath(investor)}, 'approved', ${ADMIN}, now(), ${REVIEWER}, now())
      returning *
    )
    select d.id, ledger.transfer(d.investor_id, 'cash', 'available', d.amount_cents, 'deposit', d.id) from deposit d`;
  return deposit?.id ?? '';
}

/** Puts the file of a proof into somebody's folder, as the Storage service records it. */
export async function uploadProof(owner: Sql<{ bigint: number }>, investor: string): Promise<string> {
  const path = proofPath(investor);
  await owner`insert into storage.objects (bucket_id, name, owner, owner_id) values ('proofs', ${path}, ${investor}, ${investor})`;
  return path;
}

/** A line of the books as a deposit leaves it, booked at a moment of the past, which no function could do. */
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
