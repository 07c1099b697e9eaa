import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { propose } from './corrections.ts';
import { proofPath } from './deposits.ts';
import { ADDRESSES } from './withdrawals.ts';

export async function pendingDeposit({ owner, makeInvestor }: Stage, amount_cents = 1000): Promise<{ id: string }> {
  const { id: investor } = await makeInvestor();
  const [row] = await owner<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${investor}, ${amount_cents}, 'bitcoin', ${proofPath(investor)}) returning id`;
  return { id: row?.id ?? '' };
}

/** An identity case whose document each operator has opened. */
export async function pendingCase(
  { owner, asOperator, makeInvestor }: Stage,
  person?: Person,
): Promise<{ id: string }> {
  const { id: investor } = person ?? (await makeInvestor());
  const [row] = await owner<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${investor}, '1 Some Street', ${`${investor}/document`}) returning id`;
  for (const role of ['reviewer', 'treasurer', 'admin'] as const)
    await asOperator(role).call('record_document_opening', { case_id: row?.id });
  return { id: row?.id ?? '' };
}

export async function pendingWithdrawal(stage: Stage, investor?: Person): Promise<{ id: string }> {
  const person = investor ?? (await stage.makeInvestor({ deposited: 100_000 }));
  return stage.asInvestor(person).call<{ id: string }>('request_withdrawal', {
    method: 'Bitcoin',
    address: ADDRESSES.Bitcoin[0],
    amount_cents: 100_000,
    request_id: randomUUID(),
  });
}

export async function pendingMessage({ owner }: Stage): Promise<{ id: string }> {
  const [row] = await owner<{ id: string }[]>`
    insert into public.contact_messages (name, email, subject, message)
    values ('Ada', ${`${randomUUID()}@example.com`}, 'Question', 'How do I start?') returning id`;
  return { id: row?.id ?? '' };
}

export async function pendingCorrection(stage: Stage): Promise<{ id: string }> {
  return { id: await propose(stage, await stage.makeInvestor(), 100) };
}

export async function confirmIdentity({ owner, operator }: Stage, { id }: Person, status = 'approved') {
  await owner`
    insert into public.kyc_cases (investor_id, name, home_address, document_path, reviewed_by, reviewed_at, status, reason)
    select p.id, p.name, '1 Some Street', ${`${id}/${randomUUID()}.png`}, ${operator('reviewer').id}, now(), ${status}, 'Seen'
    from public.profiles p where p.id = ${id}`;
}
