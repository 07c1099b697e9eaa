import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { expect, inject } from 'vitest';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import type { Database } from '../../../src/lib/data/database.types.ts';
import { mailTo } from '../../support/mailbox.ts';
import { newTransactionId } from '../../support/transaction-id.ts';
import { sql as owner } from './database.ts';
import { type Authenticator, withAuthenticator } from './factors.ts';
import { type Client, newInvestor, PASSWORD, type Person, visitor } from './people.ts';

export const THEIRS = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu';

export interface Victim extends Person {
  phone?: Authenticator;
}

export async function newVictim({ hasFactor = false } = {}): Promise<Victim> {
  const person = await newInvestor();
  await fund(person, 1_000_000);
  const victim: Victim = hasFactor ? { ...person, phone: await withAuthenticator(person.client) } : person;
  await letPass(victim, '1 year');
  await owner`delete from messages.outgoing_mails where recipient = ${person.email}`;
  return victim;
}

async function fund({ id }: Person, cents: number): Promise<void> {
  const deposit = randomUUID();
  await owner`
    insert into public.deposits (id, investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents,
      status, first_approved_by, first_approved_at, reviewed_by, reviewed_at)
    select ${deposit}, ${id}, ${cents}, 'bitcoin', ${`${id}/${deposit}.png`}, 'Bitcoin', ${newTransactionId()}, 0, ${cents}, 'approved', a.id, now(), r.id, now()
    from public.profiles a, public.profiles r where a.email = 'admin@example.com' and r.email = 'reviewer@example.com'`;
  await owner`select ledger.transfer(${id}, 'cash', 'available', ${cents}, 'deposit', ${deposit})`;
}

export async function letPass({ id }: Pick<Person, 'id'>, time: string): Promise<void> {
  const book = await owner<{ network: string; address: string; added: Date }[]>`
    delete from public.payout_addresses where investor_id = ${id}
    returning network, address, added_at - ${time}::interval as added`;
  for (const { network, address, added } of book)
    await owner`
      insert into public.payout_addresses (investor_id, network, address, added_at) values (${id}, ${network}, ${address}, ${added})`;
  await owner`update public.profiles set created_at = created_at - ${time}::interval where id = ${id}`;
  await owner`update auth.mfa_factors set created_at = created_at - ${time}::interval where user_id = ${id}`;
  await owner`update auth.webauthn_credentials set created_at = created_at - ${time}::interval where user_id = ${id}`;
  await owner`update public.account_events set created_at = created_at - ${time}::interval where investor_id = ${id}`;
}

/** Ages the proofs of a session, including those in its token. */
export async function ageProofs({ client, sessionId }: Person, time: string): Promise<void> {
  await owner`
    update auth.mfa_amr_claims set created_at = created_at - ${time}::interval, updated_at = updated_at - ${time}::interval
    where session_id = ${sessionId}`;
  const { error } = await client.auth.refreshSession();
  if (error) throw error;
}

export async function enter({ email }: Pick<Person, 'email'>, password = PASSWORD): Promise<Client> {
  const { url, publishableKey } = inject('supabase');
  const thief = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'implicit' },
    global: { headers: { 'user-agent': `Thief ${randomUUID()}` } },
  });
  const { error } = await thief.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return thief;
}

/** Requests $1,000 to an address of the thief; returns the code of the refusal, or null. */
export async function grab(client: Client, address = THEIRS): Promise<string | null> {
  const { error } = await client.rpc('request_withdrawal', {
    method: 'Bitcoin',
    address,
    amount_cents: 100_000,
    request_id: randomUUID(),
  });
  return error?.message ?? null;
}

async function operator(role: string): Promise<Client> {
  const client = visitor();
  const { error } = await client.auth.signInWithPassword({
    email: `${role}@example.com`,
    password: readDemoPeople().password,
  });
  if (error) throw error;
  return client;
}
const operators = Promise.all([operator('reviewer'), operator('treasurer')]);

/** Lets two operators pay all requests as far as the database allows; returns the cents paid in all. */
async function paid({ id }: Pick<Person, 'id'>): Promise<number> {
  const [reviewer, treasurer] = await operators;
  const open = await owner<{ id: string }[]>`
    select id from public.withdrawals where investor_id = ${id} and status = 'pending'`;
  for (const { id: withdrawal_id } of open) {
    const { error } = await reviewer.rpc('review_withdrawal', { withdrawal_id, approve: true });
    if (error) expect(error.message).toMatch(/^(must_wait|person_frozen)$/);
    else {
      await treasurer.rpc('take_withdrawal', { withdrawal_id });
      await treasurer.rpc('settle_withdrawal', { withdrawal_id, transaction_id: newTransactionId() });
    }
  }
  const [sum] = await owner<{ cents: number }[]>`
    select coalesce(sum(amount_cents), 0)::int as cents from public.withdrawals where investor_id = ${id} and status = 'paid'`;
  return sum?.cents ?? -1;
}

export async function warningLink({ email }: Pick<Person, 'email'>): Promise<string> {
  const seen: string[] = [];
  for (;;) {
    const [waiting] = await owner<{ token: string }[]>`
      select params ->> 'token' as token from messages.outgoing_mails
      where kind = 'security' and recipient = ${email} and params ->> 'token' is not null order by created_at limit 1`;
    if (waiting) return waiting.token;
    const { id, links } = await mailTo(inject('supabase').mailUrl, email, seen);
    const link = links.find((each) => each.includes('/not-me'));
    if (link) return LINK_SECRET.exec(link)?.[0] ?? '';
    seen.push(id);
  }
}
const LINK_SECRET = /[0-9a-f]{64}/;

/** Expects that nothing leaves the account for some hours, and nothing at all after the link of a warning. */
export async function expectStopped(victim: Person, hours: number): Promise<void> {
  expect(await paid(victim)).toBe(0);
  await letPass(victim, `${hours - 1} hours 59 minutes`);
  expect(await paid(victim)).toBe(0);
  const { error } = await visitor().rpc('report_takeover', { token: await warningLink(victim) });
  expect(error).toBeNull();
  await letPass(victim, '1 year');
  expect(await paid(victim)).toBe(0);
}

export async function expectUntouched(victim: Person): Promise<void> {
  await letPass(victim, '1 year');
  expect(await paid(victim)).toBe(0);
}
