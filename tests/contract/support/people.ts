import { randomUUID } from 'node:crypto';
import { createClient, type EmailOtpType, type SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt } from 'jose';
import { inject } from 'vitest';
import type { Database } from '../../../src/lib/data/database.types.ts';
import { mailTo } from '../../support/mailbox.ts';

export type Client = SupabaseClient<Database>;

export interface Person {
  id: string;
  email: string;
  client: Client;
  sessionId: string;
}

export const PASSWORD = 'a-long-passphrase';

export function visitor(key = inject('supabase').publishableKey, vsn = '2.0.0'): Client {
  return createClient<Database>(inject('supabase').url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType: 'implicit' },
    realtime: { vsn },
  });
}

export function newAddress(): string {
  return `${randomUUID()}@example.com`;
}

export function register(email: string, data: Record<string, string> = {}) {
  const options = { data: registrationOf(data) };
  return visitor().auth.signUp({ email, password: PASSWORD, options });
}

const registrationOf = (data: Record<string, string>) => ({ name: 'Test Person', terms: true, ...data });

/** Completes a registration with the session of the confirmation link, as its page does. */
export async function finish(client: Client, data: Record<string, string> = {}, password = PASSWORD) {
  const { error } = await client.rpc('finish_registration', { registration: registrationOf(data) });
  return error ?? (await client.auth.updateUser({ password })).error;
}

const provesSomething = (link: string) => link.includes('#token_hash=');

/** Returns the link of the newest mail to the address that has one, except for mails whose ids are `seen`. */
export async function mailedLink(
  email: string,
  seen: readonly string[] = [],
): Promise<{ mailId: string; link: string }> {
  const { id, links } = await mailTo(inject('supabase').mailUrl, email, seen, (mail) =>
    mail.links.some(provesSomething),
  );
  return { mailId: id, link: links.find(provesSomething) ?? '' };
}

export function proofOf(link: string): { type: EmailOtpType; token_hash: string } {
  const told = new URLSearchParams(new URL(link).hash.slice(1));
  return { type: told.get('type') as EmailOtpType, token_hash: told.get('token_hash') ?? '' };
}

/** Follows a mailed link as its page does when its button is pressed; the client has the session, if one begins. */
export async function follow(link: string) {
  const client = visitor();
  const { data, error } = await client.auth.verifyOtp(proofOf(link));
  return { client, session: data.session, user: data.user, code: error?.code };
}

export async function signIn(email: string, vsn?: string): Promise<Person> {
  const client = visitor(undefined, vsn);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  const { session_id: sessionId = '' } = decodeJwt<{ session_id?: string }>(data.session.access_token);
  return { id: data.user.id, email, client, sessionId };
}

/** Copies a session, as a duplicated tab does. */
export async function sameSession({ client }: Person): Promise<Client> {
  const { session } = (await client.auth.getSession()).data;
  const tab = visitor();
  if (session) await tab.auth.setSession(session);
  return tab;
}

export async function newInvestor(data?: Record<string, string>): Promise<Person> {
  const email = newAddress();
  const { error } = await register(email, data);
  if (error) throw error;
  const { client } = await follow((await mailedLink(email)).link);
  const refusal = await finish(client, data);
  if (refusal) throw refusal;
  return signIn(email);
}
