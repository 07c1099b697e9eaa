import { decodeJwt } from 'jose';
import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { sql as owner } from './support/database.ts';
import { newInvestor, type Person, visitor } from './support/people.ts';

const { url, publishableKey, adminDbUrl } = inject('supabase');

const tokenOf = async ({ client }: Person) => (await client.auth.getSession()).data.session?.refresh_token ?? '';

async function renew(refresh_token: string) {
  const { data, error } = await visitor().auth.refreshSession({ refresh_token });
  const { session_id: sessionId } = decodeJwt<{ session_id?: string }>(data.session?.access_token ?? 'e30.e30.');
  return { error, sessionId, token: data.session?.refresh_token ?? '' };
}

const letPass = (token: string) =>
  owner`update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where token = ${token}`;

test('five tabs that renew a session at once all stay in it, with the same refresh token', async () => {
  const person = await newInvestor();
  const token = await tokenOf(person);
  const renewed = await Promise.all(Array.from({ length: 5 }, () => renew(token)));
  const [{ token: next } = { token: '' }] = renewed;
  expect(next).not.toBe(token);
  expect(renewed).toEqual(Array.from({ length: 5 }, () => ({ error: null, sessionId: person.sessionId, token: next })));
});

test('a tab whose answer was lost renews with the token that it has, also later', async () => {
  const person = await newInvestor();
  const token = await tokenOf(person);
  const { token: next } = await renew(token);
  await letPass(token);
  expect(await renew(token)).toEqual({ error: null, sessionId: person.sessionId, token: next });
});

async function stealSession() {
  const person = await newInvestor();
  const token = await tokenOf(person);
  const { token: next } = await renew(token);
  await renew(next);
  const again = await renew(token);
  expect(again).toMatchObject({ error: null, sessionId: person.sessionId });
  // A hosted project answers with a new token, as if that one alone had replaced the first.
  const { token: last } = await renew(again.token);
  await letPass(token);
  expect((await renew(token)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  return last;
}

// A hosted project accepts the newest token for ten more seconds, and the session continues (SECURITY.md).
test.runIf(adminDbUrl)('the newest token is refused at once when a theft was noticed', async () => {
  const last = await stealSession();
  expect((await renew(last)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
});

test('a token that was replaced twice is taken for ten seconds more, and ends the session after them', async () => {
  const last = await stealSession();
  await letPass(last);
  expect((await renew(last)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
});

/** Renews a session while the database dies each time the replacement is written; returns the status. */
async function renewAndDie(token: string): Promise<number> {
  const admin = postgres(adminDbUrl ?? '', { max: 1, onnotice: () => undefined });
  try {
    await admin`
      create or replace function auth.die() returns trigger language plpgsql as
      'begin perform pg_terminate_backend(pg_backend_pid()); return new; end'`;
    await admin.unsafe(
      `create trigger die before insert on auth.refresh_tokens for each row when (new.parent = '${token}') execute function auth.die()`,
    );
    const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: token }),
    });
    return response.status;
  } finally {
    await admin`drop trigger if exists die on auth.refresh_tokens`;
    await admin.end();
  }
}

test.runIf(adminDbUrl)(
  'a renewal in which the database dies leaves the person signed in, unless an old token is used before the next',
  async () => {
    const person = await newInvestor();
    const token = await tokenOf(person);
    expect(await renewAndDie(token)).toBeGreaterThanOrEqual(500);
    const again = await renew(token);
    expect(again).toMatchObject({ error: null, sessionId: person.sessionId });
    const { token: last } = await renew(again.token);
    expect(await renewAndDie(last)).toBeGreaterThanOrEqual(500);
    await letPass(token);
    expect((await renew(token)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect((await renew(last)).error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  },
);

test.each([
  ['of no session', 'ofnosession0', 'refresh_token_not_found'],
  ['of another form', 'not-a-token', 'validation_failed'],
])('a refresh token %s renews nothing', async (_what, token, code) => {
  expect((await renew(token)).error).toMatchObject({ status: 400, code });
});
