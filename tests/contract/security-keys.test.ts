import { expect, test } from 'vitest';
import { sql } from './support/database.ts';
import { assurance, enrol, verify, withAuthenticator } from './support/factors.ts';
import { answerKey, challengeOf, enrolKey, proveKey, withKey } from './support/keys.ts';
import { newDevice, ORIGIN } from './support/passkeys.ts';
import { newInvestor, signIn } from './support/people.ts';

// supabase-js gives no codes for these answers.
const unexpected = { status: 500 };
const refused = { ...unexpected, message: 'Failed to validate WebAuthn MFA response' };

test('the challenge of a new security key names the site and the person', async () => {
  const { client, id, email } = await newInvestor();
  const factorId = await enrolKey(client);
  const { type, expires_at, webauthn } = await challengeOf(client, factorId);
  expect(type).toBe('webauthn');
  expect(webauthn.type).toBe('create');
  expect(webauthn.credential_options.publicKey).toMatchObject({
    rp: { id: new URL(ORIGIN).hostname },
    user: { name: email, displayName: email },
  });
  const { user } = webauthn.credential_options.publicKey as PublicKeyCredentialCreationOptions;
  expect(Buffer.from(user.id as ArrayBuffer).toString()).toBe(id);
  const seconds = expires_at - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThan(310);
});

test('a security key raises the session to the second level, now and after the password', async () => {
  const { client, email, id } = await newInvestor();
  const device = newDevice();
  const factorId = await withKey(client, device);
  expect(await assurance(client)).toEqual({ aal: 'aal2', methods: ['mfa/webauthn', 'password'] });
  const again = await signIn(email);
  expect(await assurance(again.client)).toEqual({ aal: 'aal1', methods: ['password'] });
  expect((await again.client.from('profiles').select('id')).error).toMatchObject({
    message: 'factor_required',
  });
  const { data, error } = await proveKey(again.client, factorId, device);
  expect(error).toBeNull();
  expect(data).toMatchObject({ token_type: 'bearer', user: { id, factors: [{ id: factorId }] } });
  expect(await assurance(again.client)).toEqual({ aal: 'aal2', methods: ['mfa/webauthn', 'password'] });
  expect((await again.client.from('profiles').select('id')).data).toEqual([{ id }]);
  expect((await again.client.auth.refreshSession()).error).toBeNull();
  expect(await assurance(again.client)).toEqual({ aal: 'aal2', methods: ['mfa/webauthn', 'password'] });
});

test('the list of factors tells security keys by name and state', async () => {
  const { client } = await newInvestor();
  const factorId = await withKey(client, newDevice(), 'Blue key');
  const { data } = await client.auth.mfa.listFactors();
  const entry = { id: factorId, friendly_name: 'Blue key', factor_type: 'webauthn', status: 'verified' };
  expect(data).toMatchObject({ all: [entry], webauthn: [entry], totp: [] });
});

test('the challenge of one security key is answered by any other of the person', async () => {
  const { client } = await newInvestor();
  const [first, second] = [newDevice(), newDevice()];
  const factorId = await withKey(client, first, 'First');
  await withKey(client, second, 'Second');
  expect((await proveKey(client, factorId, second)).error).toBeNull();
});

test('a device whose key the person has already is told not to make another', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  await withKey(client, device, 'First');
  const factorId = await enrolKey(client, 'Second');
  const made = await answerKey(client, factorId, device).catch(() => 'refused by the device');
  expect(made).toBe('refused by the device');
});

test('a security key of another person, or of another site, is refused', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  const factorId = await withKey(client, device);
  const elsewhere = ORIGIN.replace(/:\d+$/, '') + ':4444';
  const phished = await answerKey(client, factorId, device, elsewhere);
  expect((await client.auth.mfa.verify(phished)).error).toMatchObject(refused);
  const stranger = await newInvestor();
  const other = newDevice();
  const theirs = await answerKey(stranger.client, await withKey(stranger.client, other), other);
  const answer = { ...(await answerKey(client, factorId, device)), webauthn: theirs.webauthn };
  expect((await client.auth.mfa.verify(answer)).error).toMatchObject(refused);
  const wrongSite = await answerKey(client, await enrolKey(client, 'Elsewhere'), newDevice(), elsewhere);
  expect((await client.auth.mfa.verify(wrongSite)).error).toMatchObject(unexpected);
});

test('a new key does not answer the challenge of one that is there', async () => {
  const { client, email } = await newInvestor();
  const factorId = await withKey(client, newDevice());
  const thief = await signIn(email);
  const { id: challengeId, webauthn } = await challengeOf(thief.client, factorId);
  const { challenge, rpId } = webauthn.credential_options.publicKey as PublicKeyCredentialRequestOptions;
  const made = newDevice().create(ORIGIN, {
    publicKey: {
      challenge,
      rp: { id: rpId ?? '', name: 'Glassmine' },
      user: { id: new Uint8Array([1]), name: 'x', displayName: 'x' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    },
  } as never);
  const { error } = await thief.client.auth.mfa.verify({
    factorId,
    challengeId,
    webauthn: { rpId: rpId ?? '', type: 'create', credential_response: made as never },
  });
  expect(error).toMatchObject(unexpected);
  expect((await assurance(thief.client)).aal).toBe('aal1');
});

test('a challenge of a security key is answered once', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  const answer = await answerKey(client, await withKey(client, device), device);
  expect((await client.auth.mfa.verify(answer)).error).toBeNull();
  expect((await client.auth.mfa.verify(answer)).error).toMatchObject({
    status: 422,
    code: 'mfa_factor_not_found',
  });
});

test('a challenge of more than five minutes ago is refused', async () => {
  const { client } = await newInvestor();
  const device = newDevice();
  const answer = await answerKey(client, await withKey(client, device), device);
  await sql`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${answer.challengeId}`;
  expect((await client.auth.mfa.verify(answer)).error).toMatchObject({
    status: 422,
    code: 'mfa_challenge_expired',
  });
});

test('a security key that was removed raises no session, and takes the level from those that it raised', async () => {
  const { client, email } = await newInvestor();
  const device = newDevice();
  const factorId = await withKey(client, device);
  const phone = await enrol(client);
  expect((await verify(client, phone)).error).toBeNull();
  const again = await signIn(email);
  await proveKey(again.client, factorId, device);
  const answer = await answerKey(again.client, factorId, device);
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await again.client.auth.mfa.verify(answer)).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
  });
  await again.client.auth.refreshSession();
  expect(await assurance(again.client)).toEqual({ aal: 'aal1', methods: ['password'] });
});

test('of several security keys, one that was removed answers no challenge of the others', async () => {
  const { client } = await newInvestor();
  const [kept, gone] = [newDevice(), newDevice()];
  const factorId = await withKey(client, kept, 'Kept');
  const removed = await withKey(client, gone, 'Gone');
  const answer = await answerKey(client, factorId, gone);
  expect((await client.auth.mfa.unenroll({ factorId: removed })).error).toBeNull();
  expect((await client.auth.mfa.verify(answer)).error).toMatchObject(refused);
  expect((await proveKey(client, factorId, kept)).error).toBeNull();
});

test('with a factor, the first level neither adds nor removes a security key', async () => {
  const { client, email } = await newInvestor();
  const factorId = await withKey(client, newDevice());
  const again = await signIn(email);
  const added = await again.client.auth.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Another' });
  expect(added.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  const removed = await again.client.auth.mfa.unenroll({ factorId });
  expect(removed.error).toMatchObject({ status: 422, code: 'insufficient_aal' });
});

test('a person cannot challenge or remove the security key of another', async () => {
  const owner = await newInvestor();
  const factorId = await withKey(owner.client, newDevice());
  const { client } = await newInvestor();
  await withAuthenticator(client);
  for (const { error } of [
    await client.auth.mfa.challenge({ factorId, webauthn: { rpId: 'localhost' } }),
    await client.auth.mfa.unenroll({ factorId }),
  ])
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});
