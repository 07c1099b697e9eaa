import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { signIn } from '../../e2e/support/screens.ts';
import { newTransactionId } from '../../support/transaction-id.ts';

export const PASSWORD = 'a-long-passphrase';
const REVIEWER = '00000000-0000-4000-8000-000000000003';

export interface Investor {
  id: string;
  email: string;
}

export async function makeInvestor(sql: Sql, { deposited = 0, verified = true } = {}): Promise<Investor> {
  const id = randomUUID();
  const email = `investor-${id}@example.com`;
  await sql.begin(async (tx) => {
    await tx`
      insert into auth.users (
        instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
        email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (
        '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email},
        extensions.crypt(${PASSWORD}, extensions.gen_salt('bf', 4)), now(), '', '', '', '',
        '{"provider": "email", "providers": ["email"]}', '{"name": "Test Investor"}', now(), now())`;
    await tx`
      insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
      values (gen_random_uuid(), 'email', ${id}, ${id}, ${sql.json({ sub: id, email })}, now(), now(), now())`;
    // Confirmed in Auth, so that they can sign in, but not verified.
    if (!verified) await tx`update public.profiles set verified = false where id = ${id}`;
    if (deposited === 0) return;
    await tx`
      with deposit as (
        insert into public.deposits (investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents,
          status, first_approved_by, first_approved_at, reviewed_by, reviewed_at)
        values (${id}, ${deposited}, 'bitcoin', ${`${id}/${randomUUID()}.png`}, 'Bitcoin', ${newTransactionId()}, 0, ${deposited}, 'approved', '00000000-0000-4000-8000-000000000005', now(), ${REVIEWER}, now())
        returning *
      )
      select ledger.transfer(d.investor_id, 'cash', 'available', d.amount_cents, 'deposit', d.id) from deposit d`;
  });
  return { id, email };
}

export async function openAs(
  page: Page,
  sql: Sql,
  path: string,
  investor?: Parameters<typeof makeInvestor>[1],
): Promise<Investor> {
  const person = await makeInvestor(sql, investor);
  await signIn(page, person.email, PASSWORD, path);
  return person;
}

export async function makePending(sql: Sql, { id }: Investor, cents = 150_000): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    values (${id}, ${cents}, 'USDT', ${`${id}/${randomUUID()}.png`}) returning id`;
  return row?.id ?? '';
}

export async function decide(sql: Sql, deposit: string, reason?: string): Promise<void> {
  await sql`
    update public.deposits
    set status = ${reason === undefined ? 'approved' : 'rejected'}, reason = ${reason ?? null},
        network = 'Bitcoin', transaction_id = ${newTransactionId()}, transaction_output = 0, arrived_cents = amount_cents,
        reviewed_by = ${REVIEWER}, reviewed_at = now()
    where id = ${deposit}`;
}
