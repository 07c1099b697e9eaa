import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { Person, Row } from '../actors.ts';
import { PASSWORD_SESSION } from '../actors.ts';

export async function addFactor(
  owner: Sql<{ bigint: number }>,
  person: Person,
  status: 'verified' | 'unverified' = 'verified',
  type: 'totp' | 'webauthn' = 'totp',
): Promise<string> {
  const id = randomUUID();
  await owner`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (${id}, ${person.id}, ${`Authenticator ${id}`}, ${type}, ${status}, now(), now(), 'JBSWY3DPEHPK3PXP')`;
  return id;
}

export async function addPasskey(owner: Sql<{ bigint: number }>, person: Person): Promise<string> {
  const id = randomUUID();
  await owner`
    insert into auth.webauthn_credentials (id, user_id, credential_id, public_key, friendly_name)
    values (${id}, ${person.id}, ${Buffer.from(id)}, ${Buffer.from('key')}, 'Laptop')`;
  return id;
}

export async function addedAgo(owner: Sql<{ bigint: number }>, { id }: Person, ago: string): Promise<void> {
  await owner`
    update public.account_events set created_at = now() - ${ago}::interval
    where investor_id = ${id} and kind in ('factor_added', 'passkey_added')`;
  await owner`update auth.mfa_factors set created_at = now() - ${ago}::interval where user_id = ${id}`;
  await owner`update auth.webauthn_credentials set created_at = now() - ${ago}::interval where user_id = ${id}`;
}

export async function proven(owner: Sql<{ bigint: number }>, person: Person): Promise<void> {
  await owner`update auth.sessions set aal = 'aal2' where id = ${person.sessionId}`;
}

const UNITS: Record<string, number> = { second: 1, minute: 60, hour: 3600 };

/** `amr` of a session in which a code was entered, or another factor used, this long ago: `4 minutes 50 seconds`. */
export function codeAgo(ago: string, method = 'totp'): Row[] {
  let seconds = 0;
  for (const [, number = '', unit = ''] of ago.matchAll(/(\d+) (second|minute|hour)s?/g))
    seconds += Number(number) * (UNITS[unit] ?? 0);
  return [{ method, timestamp: Math.floor(Date.now() / 1000) - seconds }, ...PASSWORD_SESSION];
}
