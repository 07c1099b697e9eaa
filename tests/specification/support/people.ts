import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Sql } from 'postgres';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { makeDeposit } from '../../db/support/money/deposits.ts';
import { signIn } from '../../e2e/support/screens.ts';

export interface Member {
  id: string;
  email: string;
  password: string;
}

interface Beginning {
  name?: string;
  deposited?: number;
  referredBy?: Member;
  createdAt?: Date;
}

/** Makes a person with the demo people's password. Supabase Auth requires the row's timestamps. */
export async function makeMember(
  sql: Sql,
  { name = 'Ada Example Lovelace', deposited = 0, referredBy, createdAt = new Date() }: Beginning = {},
): Promise<Member> {
  const { password } = readDemoPeople();
  const [id, email] = [randomUUID(), `${randomUUID()}@example.com`];
  const [code] = referredBy
    ? await sql<{ referral_code: string }[]>`select referral_code from public.profiles where id = ${referredBy.id}`
    : [];
  await sql`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
      email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email},
      extensions.crypt(${password}, extensions.gen_salt('bf')), now(), '', '', '', '',
      '{"provider": "email", "providers": ["email"]}', ${sql.json({ name, phone: '+354 555 0100', ...code })}, ${createdAt}, now())`;
  await sql`
    insert into auth.identities (provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
    values ('email', ${id}, ${id}, ${sql.json({ sub: id, email, email_verified: true })}, now(), now(), now())`;
  if (deposited > 0) await makeDeposit(sql as never, id, deposited);
  return { id, email, password };
}

export const enter = (page: Page, { email, password }: Member, path?: string): Promise<void> =>
  signIn(page, email, password, path);
