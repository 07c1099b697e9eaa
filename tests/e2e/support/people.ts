import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import postgres from 'postgres';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import { test as journeys } from './fixtures.ts';
import { signIn } from './screens.ts';

const PAYOUT_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

export interface MadePerson {
  id: string;
  name: string;
}

interface PeopleFixtures {
  sql: postgres.Sql;
  pageOf: (who: string, path?: string) => Promise<Page>;
  person: (name: string, deposited?: number) => Promise<MadePerson & { email: string }>;
}

async function openFor(browser: Browser, baseURL: string, email: string, path?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, email, readDemoPeople().password, path);
  return page;
}

export const test = journeys.extend<PeopleFixtures>({
  sql: async ({ databaseUrl }, provide) => {
    const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
    await provide(sql);
    await sql.end();
  },
  pageOf: async ({ browser, baseURL }, provide) => {
    const pages: Page[] = [];
    await provide(async (who, path) => {
      const email = who.includes('@') ? who : `${who}@example.com`;
      const page = await openFor(browser, baseURL ?? '', email, path);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
  person: async ({ sql }, provide) => {
    await provide(async (name, deposited = 0) => {
      const id = randomUUID();
      const email = `${id}@example.com`;
      await sql`
        insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token,
          email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
        select u.instance_id, ${id}, u.aud, u.role, ${email}, u.encrypted_password, now(), '', '', '', '', u.raw_app_meta_data, ${sql.json({ name })}, now(), now()
        from auth.users u where u.email = 'investor@example.com'`;
      await sql`
        insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at)
        values (${randomUUID()}, 'email', ${id}, ${id}, ${sql.json({ sub: id, email, email_verified: true })}, now(), now(), now())`;
      if (deposited > 0) {
        const deposit = randomUUID();
        await sql`
          insert into public.deposits (id, investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents,
            status, first_approved_by, first_approved_at, reviewed_by, reviewed_at)
          select ${deposit}, ${id}, ${deposited}, 'bitcoin', ${`${id}/${deposit}.png`}, 'Bitcoin', ${newTransactionId()}, 0, ${deposited}, 'approved', a.id, now(), r.id, now()
          from public.profiles a, public.profiles r where a.email = 'admin@example.com' and r.email = 'reviewer@example.com'`;
        await sql`select ledger.transfer(${id}, 'cash', 'available', ${deposited}, 'deposit', ${deposit})`;
      }
      return { id, name, email };
    });
  },
});

/** A pending deposit; its proof exists only if it was stored at that path before. */
export async function waitingDeposit(
  sql: postgres.Sql,
  { id }: MadePerson,
  cents: number,
  proof = `${id}/${randomUUID()}.png`,
): Promise<string> {
  const deposit = randomUUID();
  await sql`
    insert into public.deposits (id, investor_id, amount_cents, method, proof_path, network, transaction_id)
    values (${deposit}, ${id}, ${cents}, 'Ethereum', ${proof}, 'Ethereum', ${`0x${newTransactionId()}`})`;
  return deposit;
}

export async function waitingWithdrawal(sql: postgres.Sql, { id }: MadePerson, cents: number): Promise<string> {
  const withdrawal = randomUUID();
  await sql`
    insert into public.payout_addresses (investor_id, network, address, added_at)
    values (${id}, 'Ethereum', ${PAYOUT_ADDRESS}, now() - interval '7 days') on conflict do nothing`;
  await sql`
    insert into public.withdrawals (id, investor_id, method, address, amount_cents)
    values (${withdrawal}, ${id}, 'Ethereum', ${PAYOUT_ADDRESS}, ${cents})`;
  await sql`select ledger.transfer(${id}, 'available', 'withdrawing', ${cents}, 'withdrawal_hold', ${withdrawal})`;
  return withdrawal;
}

export function opener(page: Page, { name }: MadePerson) {
  return page.getByRole('button', { name: new RegExp(`(by|to|of) ${name}$`) });
}

export { expect } from '@playwright/test';
