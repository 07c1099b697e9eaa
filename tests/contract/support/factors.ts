import { decodeJwt } from 'jose';
import { TOTP } from 'otpauth';
import type { Client } from './people.ts';

export interface Authenticator {
  factorId: string;
  secret: string;
  code: () => string;
}

export async function enrol(client: Client, friendlyName = 'Phone'): Promise<Authenticator> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  if (error) throw error;
  const { secret } = data.totp;
  const totp = new TOTP({ secret });
  return { factorId: data.id, secret, code: () => totp.generate() };
}

export function verify(client: Client, { factorId, code }: Authenticator) {
  return client.auth.mfa.challengeAndVerify({ factorId, code: code() });
}

export async function withAuthenticator(client: Client): Promise<Authenticator> {
  const authenticator = await enrol(client);
  const { error } = await verify(client, authenticator);
  if (error) throw error;
  return authenticator;
}

/** Returns a code that is not valid within a minute of now. */
export function wrongCode({ code }: Authenticator): string {
  const now = Number(code());
  return String((now + 500_000) % 1_000_000).padStart(6, '0');
}

export async function assurance(client: Client): Promise<{ aal: unknown; methods: unknown[] }> {
  const token = (await client.auth.getSession()).data.session?.access_token ?? '';
  const { aal, amr = [] } = decodeJwt<{ aal?: string; amr?: { method: string }[] }>(token);
  return { aal, methods: amr.map(({ method }) => method).toSorted() };
}
