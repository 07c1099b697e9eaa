import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { sql } from './support/database.ts';
import { assurance, verify, withAuthenticator } from './support/factors.ts';
import { addPasskey, makePasskey, newDevice, ORIGIN, signInByPasskey, answerChallenge } from './support/passkeys.ts';
import { follow, mailedLink, newInvestor, PASSWORD, signIn, visitor } from './support/people.ts';

const { url: supabaseUrl, publishableKey, jwtSecret } = inject('supabase');

test('the options of a new passkey name the site and the person, and ask for one that needs no address', async () => {
  const { client, id, email } = await newInvestor({ name: 'Ada' });
  const { data, error } = await client.auth.passkey.startRegistration();
  expect(error).toBeNull();
  expect(data?.options).toMatchObject({
    rp: { id: new URL(ORIGIN).hostname },
    user: { id: Buffer.from(id).toString('base64url'), name: email, displayName: 'Ada' },
    attestation: 'none',
  });
  expect(data?.options.authenticatorSelection).toEqual({
    residentKey: 'required',
    userVerification: 'preferred',
  });
  const seconds = (data?.expires_at ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThan(310);
});

test('a passkey signs in without an address, on the first level', async () => {
  const { client, id } = await newInvestor();
  const device = newDevice();
  await addPasskey(client, device);
  const browser = visitor();
  const { data, error } = await signInByPasskey(browser, device);
  expect(error).toBeNull();
  expect(data?.user?.id).toBe(id);
  expect(await assurance(browser)).toEqual({ aal: 'aal1', methods: ['passkey'] });
  expect((await browser.from('profiles').select('id')).data).toEqual([{ id }]);
  expect((await browser.auth.refreshSession()).error).toBeNull();
  expect(await assurance(browser)).toEqual({ aal: 'aal1', methods: ['passkey'] });
});

test('a passkey of a person with an authenticator reads nothing before the code', async () => {
  const { client, id } = await newInvestor();
  const device = newDevice();
  await addPasskey(client, device);
  const phone = await withAuthenticator(client);
  const browser = visitor();
  await signInByPasskey(browser, device);
  expect((await browser.from('profiles').select('id')).error).toMatchObject({ message: 'factor_required' });
  expect((await verify(browser, phone)).error).toBeNull();
  expect(await assurance(browser)).toEqual({ aal: 'aal2', methods: ['passkey', 'totp'] });
  expect((await browser.from('profiles').select('id')).data).toEqual([{ id }]);
});

test('with an authenticator, the first level neither adds nor removes a passkey', async () => {
  const { client, email } = await newInvestor();
  const passkeyId = await addPasskey(client, newDevice());
  await withAuthenticator(client);
  const again = await signIn(email);
  for (const { error } of [
    await again.client.auth.passkey.startRegistration(),
    await again.client.auth.passkey.delete({ passkeyId }),
  ])
    expect(error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
});

test('the list tells the passkeys of a person, with their names and when they were used last', async () => {
  const { client } = await newInvestor();
  expect((await client.auth.passkey.list()).data).toEqual([]);
  const device = newDevice();
  const passkeyId = await addPasskey(client, device);
  const fresh = (await client.auth.passkey.list()).data?.[0];
  expect(fresh?.id).toBe(passkeyId);
  expect(fresh?.friendly_name).not.toBe('');
  expect(fresh).not.toHaveProperty('last_used_at');
  const named = await client.auth.passkey.update({ passkeyId, friendlyName: 'Laptop' });
  expect(named.data).toMatchObject({ id: passkeyId, friendly_name: 'Laptop' });
  await signInByPasskey(visitor(), device);
  const used = (await client.auth.passkey.list()).data?.[0];
  expect(used?.friendly_name).toBe('Laptop');
  expect(Date.parse(used?.last_used_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a name has one letter at least and 120 bytes at most', async () => {
  const { client } = await newInvestor();
  const passkeyId = await addPasskey(client, newDevice());
  for (const friendlyName of ['', 'é'.repeat(61)]) {
    const { error } = await client.auth.passkey.update({ passkeyId, friendlyName });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  }
  expect((await client.auth.passkey.update({ passkeyId, friendlyName: 'é'.repeat(60) })).error).toBeNull();
});

test('a passkey that was removed does not sign in', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  const passkeyId = await addPasskey(client, device);
  expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
  const { error } = await signInByPasskey(visitor(), device);
  expect(error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
});

test('a person cannot rename or remove the passkey of another', async () => {
  const owner = await newInvestor();
  const passkeyId = await addPasskey(owner.client, newDevice());
  const { client } = await newInvestor();
  for (const { error } of [
    await client.auth.passkey.update({ passkeyId, friendlyName: 'Mine' }),
    await client.auth.passkey.delete({ passkeyId }),
    await client.auth.passkey.delete({ passkeyId: randomUUID() }),
  ])
    expect(error).toMatchObject({ status: 404, code: 'validation_failed' });
  expect((await owner.client.auth.passkey.list()).data).toHaveLength(1);
});

test('a challenge is answered once, by the person and for the purpose it was made for', async () => {
  const { client } = await newInvestor();
  const stranger = await newInvestor();
  const device = newDevice();
  const made = await makePasskey(client, device);
  const unknown = { status: 400, code: 'webauthn_challenge_not_found' };
  expect((await stranger.client.auth.passkey.verifyRegistration(made)).error).toMatchObject(unknown);
  expect((await visitor().auth.passkey.verifyAuthentication(made)).error).toMatchObject(unknown);
  expect((await client.auth.passkey.verifyRegistration(made)).error).toBeNull();
  expect((await client.auth.passkey.verifyRegistration(made)).error).toMatchObject(unknown);
  const used = await answerChallenge(visitor(), device);
  expect((await visitor().auth.passkey.verifyAuthentication(used)).error).toBeNull();
  expect((await visitor().auth.passkey.verifyAuthentication(used)).error).toMatchObject(unknown);
});

test('a device that answers another site is refused', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  // The same host name, so that the device has a passkey for it, with the port of another program.
  const elsewhere = ORIGIN.replace(/:\d+$/, '') + ':4444';
  const refused = { status: 400, code: 'webauthn_verification_failed' };
  const made = await makePasskey(client, device, elsewhere);
  expect((await client.auth.passkey.verifyRegistration(made)).error).toMatchObject(refused);
  await addPasskey(client, device);
  const used = await answerChallenge(visitor(), device, elsewhere);
  expect((await visitor().auth.passkey.verifyAuthentication(used)).error).toMatchObject(refused);
});

test('a challenge of more than five minutes ago is refused', async () => {
  const { client } = await newInvestor();
  const made = await makePasskey(client, newDevice());
  await sql`update auth.webauthn_challenges set expires_at = now() where id = ${made.challengeId}`;
  const { error } = await client.auth.passkey.verifyRegistration(made);
  expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' });
});

// The real Auth removes them on some later request.
test.runIf(jwtSecret)('challenges that stay without an answer are removed when another is made', async () => {
  const begin = async () => (await visitor().auth.passkey.startAuthentication()).data?.challenge_id ?? '';
  const [left, recent] = [await begin(), await begin()];
  await sql`update auth.webauthn_challenges set expires_at = now() - interval '6 minutes' where id = ${left}`;
  await sql`update auth.webauthn_challenges set expires_at = now() where id = ${recent}`;
  const newest = await begin();
  const kept = await sql`select id from auth.webauthn_challenges where id in ${sql([left, recent, newest])}`;
  expect(kept.map(({ id }) => String(id)).toSorted()).toEqual([recent, newest].toSorted());
});

test('an answer that says nothing is refused with what it lacks', async () => {
  const send = async (body: object) => {
    const response = await fetch(`${supabaseUrl}/auth/v1/passkeys/authentication/verify`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { error_code: code, msg } = (await response.json()) as { error_code: string; msg: string };
    return { status: response.status, code, msg };
  };
  const refused = { status: 400, code: 'validation_failed' };
  expect(await send({})).toEqual({ ...refused, msg: 'challenge_id is required' });
  expect(await send({ challenge_id: 'x' })).toEqual({ ...refused, msg: 'credential is required' });
  expect(await send({ challenge_id: 'x', credential: {} })).toEqual({
    ...refused,
    msg: 'challenge_id must be a valid UUID',
  });
});

test('a visitor has no passkeys to list or add', async () => {
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/registration/options'],
  ] as const) {
    const response = await fetch(`${supabaseUrl}/auth/v1/passkeys${path}`, {
      method,
      headers: { apikey: publishableKey },
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error_code: 'bad_jwt' });
  }
});

test('a person has ten passkeys at most', async () => {
  const { client } = await newInvestor();
  for (let n = 1; n <= 10; n += 1) await addPasskey(client, newDevice());
  const { error } = await client.auth.passkey.startRegistration();
  expect(error).toMatchObject({ status: 422, code: 'too_many_passkeys' });
});

test('a passkey stays when the password is changed, and signs in afterwards', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  await addPasskey(client, device);
  const password = 'another-passphrase';
  expect((await client.auth.updateUser({ password, current_password: PASSWORD })).error).toBeNull();
  expect((await signInByPasskey(visitor(), device)).error).toBeNull();
});

test('a passkey that a mailed link added signs in, and its owner is notified before', async () => {
  const { email } = await newInvestor();
  const registration = await mailedLink(email);
  await visitor().auth.resetPasswordForEmail(email);
  const { client } = await follow((await mailedLink(email, [registration.mailId])).link);
  const device = newDevice();
  await addPasskey(client, device);
  const browser = visitor();
  expect((await signInByPasskey(browser, device)).error).toBeNull();
  const { data } = await browser.from('account_events').select('kind').order('created_at');
  const kinds = data?.map(({ kind }) => kind) ?? [];
  expect(kinds).toContain('recovered');
  expect(kinds).toContain('passkey_added');
});
