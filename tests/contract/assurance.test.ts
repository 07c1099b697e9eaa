import { decodeJwt } from 'jose';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import { sql } from './support/database.ts';
import { assurance, enrol, verify, withAuthenticator } from './support/factors.ts';
import { follow, mailedLink, newAddress, newInvestor, PASSWORD, signIn, visitor } from './support/people.ts';

const OTHER = 'another-passphrase';

/** A recovery link removes younger factors. */
const addedLongAgo = ({ factorId }: { factorId: string }) =>
  sql`update auth.mfa_factors set created_at = created_at - interval '73 hours' where id = ${factorId}`;

test('a verified authenticator raises the session to the second level', async () => {
  const { client } = await newInvestor();
  const before = (await client.auth.getSession()).data.session;
  const phone = await enrol(client);
  const { data, error } = await verify(client, phone);
  expect(error).toBeNull();
  expect(data).toMatchObject({ token_type: 'bearer', user: { factors: [{ id: phone.factorId }] } });
  expect(data?.refresh_token).not.toBe(before?.refresh_token);
  expect(await assurance(client)).toEqual({ aal: 'aal2', methods: ['password', 'totp'] });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
});

test('a session stays on the second level when it is renewed', async () => {
  const { client } = await newInvestor();
  await withAuthenticator(client);
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await assurance(client)).toEqual({ aal: 'aal2', methods: ['password', 'totp'] });
});

// Auth forgives a reuse for ten seconds, or until the replacement is used.
test('a refresh token from before the verification begins no session of its own', async () => {
  const { client, sessionId } = await newInvestor();
  const stolen = (await client.auth.getSession()).data.session?.refresh_token ?? '';
  await withAuthenticator(client);
  const { data, error } = await visitor().auth.refreshSession({ refresh_token: stolen });
  const told = error?.code ?? decodeJwt(data.session?.access_token ?? '')['session_id'];
  expect(['refresh_token_already_used', sessionId]).toContain(told);
});

test('a new sign-in begins on the first level and reads that there is a second', async () => {
  const { client, email } = await newInvestor();
  const phone = await withAuthenticator(client);
  const again = await signIn(email);
  expect(await assurance(again.client)).toEqual({ aal: 'aal1', methods: ['password'] });
  expect((await again.client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await verify(again.client, phone)).error).toBeNull();
  expect(await assurance(again.client)).toEqual({ aal: 'aal2', methods: ['password', 'totp'] });
});

test('verifying again moves the time of the second factor and leaves one entry of it', async () => {
  const { client } = await newInvestor();
  const phone = await withAuthenticator(client);
  const { data: first } = await client.auth.getClaims();
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect((await verify(client, phone)).error).toBeNull();
  const { data: second } = await client.auth.getClaims();
  const timesOf = (claims: typeof first) =>
    z
      .array(z.object({ method: z.string(), timestamp: z.number() }))
      .parse(claims?.claims.amr)
      .filter(({ method }) => method === 'totp')
      .map(({ timestamp }) => timestamp);
  expect(timesOf(second)).toHaveLength(1);
  expect(timesOf(second)[0]).toBeGreaterThan(timesOf(first)[0] ?? Infinity);
});

test('with an authenticator, the first level changes neither password nor address', async () => {
  const { client, email } = await newInvestor();
  await withAuthenticator(client);
  const again = await signIn(email);
  const attempts = [
    await again.client.auth.updateUser({ password: OTHER, current_password: PASSWORD }),
    await again.client.auth.updateUser({ email: newAddress() }),
  ];
  for (const { error } of attempts) expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await client.auth.updateUser({ password: OTHER, current_password: PASSWORD })).error).toBeNull();
});

test('with an authenticator, a link of a mail changes the password only after a code', async () => {
  const { client: first, email } = await newInvestor();
  const registration = await mailedLink(email);
  const phone = await withAuthenticator(first);
  await visitor().auth.resetPasswordForEmail(email);
  await addedLongAgo(phone);
  const { client } = await follow((await mailedLink(email, [registration.mailId])).link);
  const { error } = await client.auth.updateUser({ password: OTHER });
  expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  expect((await verify(client, phone)).error).toBeNull();
  expect((await client.auth.updateUser({ password: OTHER })).error).toBeNull();
});

test('with an authenticator, the first level neither removes it nor enrols another', async () => {
  const { client, email } = await newInvestor();
  const { factorId } = await withAuthenticator(client);
  const again = await signIn(email);
  const removed = await again.client.auth.mfa.unenroll({ factorId });
  expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
  const another = await again.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
  expect(another.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
});

test('after an authenticator is removed, the first level is the highest again', async () => {
  const { client, email } = await newInvestor();
  const { factorId } = await withAuthenticator(client);
  const { data, error } = await client.auth.mfa.unenroll({ factorId });
  expect(error).toBeNull();
  expect(data).toEqual({ id: factorId });
  await client.auth.refreshSession();
  expect(await assurance(client)).toEqual({ aal: 'aal1', methods: ['password'] });
  const again = await signIn(email);
  expect((await again.client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
});

test('other sessions of the first level end when a code is verified', async () => {
  const { client, email } = await newInvestor();
  const elsewhere = await signIn(email);
  await withAuthenticator(client);
  expect((await elsewhere.client.auth.refreshSession()).error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
  });
  expect((await client.auth.getUser()).error).toBeNull();
});

test('other sessions of the second level stay when a code is verified', async () => {
  const { client, email } = await newInvestor();
  const phone = await withAuthenticator(client);
  const elsewhere = await signIn(email);
  expect((await verify(elsewhere.client, phone)).error).toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
});

test('a session of a mailed link stays one, whatever its calls say of how it began', async () => {
  const { client: first, email } = await newInvestor();
  const registration = await mailedLink(email);
  const phone = await withAuthenticator(first);
  await visitor().auth.resetPasswordForEmail(email);
  await addedLongAgo(phone);
  const { session } = await follow((await mailedLink(email, [registration.mailId])).link);
  const { url, publishableKey } = inject('supabase');
  let [token, refresh_token] = [session?.access_token ?? '', session?.refresh_token ?? ''];
  const post = async (path: string, body: object) => {
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { id: string; access_token: string; refresh_token: string };
  };
  const methods = () =>
    decodeJwt<{ amr: { method: string }[] }>(token)
      .amr.map(({ method }) => method)
      .toSorted();
  const factor = `/factors/${phone.factorId}`;
  const { id: challenge_id } = await post(`${factor}/challenge?grant_type=password`, {});
  const answer = { challenge_id, code: phone.code() };
  ({ access_token: token, refresh_token } = await post(`${factor}/verify?grant_type=password`, answer));
  expect(methods()).toEqual(['otp', 'totp']);
  const renewal = '/token?grant_type=refresh_token&grant_type=password';
  ({ access_token: token } = await post(renewal, { refresh_token, email, password: PASSWORD }));
  expect(methods()).toEqual(['otp', 'totp']);
});
