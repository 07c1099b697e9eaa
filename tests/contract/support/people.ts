import { randomUUID } from 'node:crypto';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { inject } from 'vitest';
import type { Database } from '../../../src/lib/data/database.types.ts';
import { mailTo } from '../../support/mailbox.ts';

export type Client = SupabaseClient<Database>;

/** A person with a confirmed account, signed in. */
export interface Person {
  id: string;
  email: string;
  client: Client;
  /** Of their client. */
  sessionId: string;
}

/** What everyone here has. */
export const PASSWORD = 'a-long-passphrase';

/** A client of a visitor. Each has a session of its own and keeps it in memory. */
export function visitor(key = inject('supabase').publishableKey, vsn = '2.0.0'): Client {
  return createClient<Database>(inject('supabase').url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'implicit' },
    realtime: { vsn },
  });
}

export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

/** Registers without confirming. */
export function register(email: string, data: Record<string, string> = {}) {
  const options = { data: registrationOf(data) };
  return visitor().auth.signUp({ email, password: PASSWORD, options });
}

const registrationOf = (data: Record<string, string>) => ({ name: 'Test Person', terms: true, ...data });

/** Sets what a registration says and its first password with the session of the confirmation link, as its page does. */
export async function finish(client: Client, data: Record<string, string> = {}, password = PASSWORD) {
  const { error } = await client.rpc('finish_registration', { registration: registrationOf(data) });
  return error ?? (await client.auth.updateUser({ password })).error;
}

const provesSomething = (link: string) => link.includes('#token_hash=');

/** The link that proves something to Auth in the newest mail to the address that has one; `seen` are ids of mails that are not meant. */
export async function mailedLink(
  email: string,
  seen: readonly string[] = [],
): Promise<{ mailId: string; link: string }> {
  const { id, links } = await mailTo(inject('supabase').mailUrl, email, seen, (mail) =>
    mail.links.some(provesSomething),
  );
  return { mailId: id, link: links.find(provesSomething) ?? '' };
}

/** What the link of a mail proves. */
export function proofOf(link: string): { type: EmailOtpType; token_hash: string } {
  const told = new URLSearchParams(new URL(link).hash.slice(1));
  return { type: told.get('type') as EmailOtpType, token_hash: told.get('token_hash') ?? '' };
}

/** Follows the link of a mail as the page behind it does when its button is pressed: a client with the session that it begins, if it does. */
export async function follow(link: string) {
  const client = visitor();
  const { data, error } = await client.auth.verifyOtp(proofOf(link));
  return { client, session: data.session, user: data.user, code: error?.code };
}

/** Signs in again: another session of the same person. */
export async function signIn(email: string, vsn?: string): Promise<Person> {
  const client = visitor(undefined, vsn);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const { session_id: sessionId = '' } = decodeJwt<{ session_id?: string }>(data.session.access_token);
  return { id: data.user.id, email, client, sessionId };
}

/** Another tab with the session of a person, as a browser makes it of a tab that is duplicated. */
export async function sameSession({ client }: Person): Promise<Client> {
  const { session } = (await client.auth.getSession()).data;
  const tab = visitor();
  if (session) await tab.auth.setSession(session);
  return tab;
}

/** Registers, confirms and signs in. */
export async function newInvestor(data?: Record<string, string>): Promise<Person> {
  const email = newAddress();
  const { error } = await register(email, data);
  if (error) throw error;
  const { client } = await follow((await mailedLink(email)).link);
  const refusal = await finish(client, data);
  if (refusal) throw refusal;
  return signIn(email);
}
