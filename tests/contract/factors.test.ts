import { expect, inject, test } from 'vitest';
import { sql } from './support/database.ts';
import { assurance, enrol, verify, withAuthenticator, wrongCode } from './support/factors.ts';
import { newInvestor, PASSWORD, sameSession, visitor } from './support/people.ts';

const { adminDbUrl } = inject('supabase');

test('enrolling an authenticator gives a secret, its address for apps and a picture of that', async () => {
  const { client, email } = await newInvestor();
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Glassmine',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
  expect(data?.totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(data?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,[^#]*<svg[^#]*$/);
  const uri = new URL(data?.totp.uri ?? '');
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.href)).toContain(`Glassmine:${email}`);
  expect(uri.searchParams.get('secret')).toBe(data?.totp.secret);
});

test('a wrong code is refused, and the challenge still takes the right one', async () => {
  const { client } = await newInvestor();
  const phone = await enrol(client);
  const { factorId } = phone;
  const challenge = await client.auth.mfa.challenge({ factorId });
  const challengeId = challenge.data?.id ?? '';
  const wrong = await client.auth.mfa.verify({ factorId, challengeId, code: wrongCode(phone) });
  expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  expect((await assurance(client)).aal).toBe('aal1');
  expect((await client.auth.mfa.verify({ factorId, challengeId, code: phone.code() })).error).toBeNull();
});

test('a challenge takes one code, within five minutes', async () => {
  const { client } = await newInvestor();
  const { factorId, code } = await enrol(client);
  const { data } = await client.auth.mfa.challenge({ factorId });
  const seconds = (data?.expires_at ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThan(310);
  const challengeId = data?.id ?? '';
  expect((await client.auth.mfa.verify({ factorId, challengeId, code: code() })).error).toBeNull();
  const again = await client.auth.mfa.verify({ factorId, challengeId, code: code() });
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
});

test('a challenge of more than five minutes ago is refused and forgotten', async () => {
  const { client } = await newInvestor();
  const { factorId, code } = await enrol(client);
  const { data } = await client.auth.mfa.challenge({ factorId });
  const challengeId = data?.id ?? '';
  await sql`update auth.mfa_challenges set created_at = now() - interval '301 seconds' where id = ${challengeId}`;
  const late = await client.auth.mfa.verify({ factorId, challengeId, code: code() });
  expect(late.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  const again = await client.auth.mfa.verify({ factorId, challengeId, code: code() });
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
});

// A hosted project may take both.
test.runIf(adminDbUrl)('of two codes for one challenge at once, one is taken', async () => {
  const person = await newInvestor();
  const { factorId, code } = await enrol(person.client);
  const { data } = await person.client.auth.mfa.challenge({ factorId });
  const clients = [person.client, await sameSession(person)];
  const answers = await Promise.all(
    clients.map((client) => client.auth.mfa.verify({ factorId, challengeId: data?.id ?? '', code: code() })),
  );
  expect(answers.map(({ error }) => error?.code ?? 'taken').toSorted()).toEqual(['mfa_ip_address_mismatch', 'taken']);
});

test('a person cannot challenge, verify or remove the authenticator of another', async () => {
  const owner = await newInvestor();
  const phone = await enrol(owner.client);
  const challenge = await owner.client.auth.mfa.challenge({ factorId: phone.factorId });
  const { client } = await newInvestor();
  const { factorId } = phone;
  const attempts = [
    await client.auth.mfa.challenge({ factorId }),
    await client.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: phone.code() }),
    await client.auth.mfa.unenroll({ factorId }),
  ];
  for (const { error } of attempts) {
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  }
});

test('a challenge of one authenticator does not take the code of another', async () => {
  const { client } = await newInvestor();
  const [phone, tablet] = [await enrol(client), await enrol(client, 'Tablet')];
  const { data } = await client.auth.mfa.challenge({ factorId: phone.factorId });
  const { error } = await client.auth.mfa.verify({
    factorId: tablet.factorId,
    challengeId: data?.id ?? '',
    code: tablet.code(),
  });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_not_found' });
});

test('verifying one authenticator forgets the others that were begun', async () => {
  const { client } = await newInvestor();
  await enrol(client, 'Given up');
  const { factorId } = await withAuthenticator(client);
  expect((await client.auth.mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factorId]);
});

test('of the authenticators that were begun, one whose code was asked for outlives five minutes', async () => {
  const { client, id } = await newInvestor();
  const [asked] = [await enrol(client), await enrol(client, 'Given up')];
  await client.auth.mfa.challenge({ factorId: asked.factorId });
  await sql`update auth.mfa_factors set created_at = created_at - interval '6 minutes' where user_id = ${id}`;
  await enrol((await newInvestor()).client);
  expect((await client.auth.mfa.listFactors()).data?.all).toMatchObject([{ id: asked.factorId }]);
  expect((await verify(client, asked)).error).toBeNull();
});

test('the list of authenticators tells names and states, and never a secret', async () => {
  const { client, email } = await newInvestor();
  const phone = await enrol(client);
  const entry = { id: phone.factorId, friendly_name: 'Phone', factor_type: 'totp' };
  const begun = await client.auth.mfa.listFactors();
  expect(begun.data).toMatchObject({ all: [{ ...entry, status: 'unverified' }], totp: [] });
  const verified = await verify(client, phone);
  const list = await client.auth.mfa.listFactors();
  expect(list.data).toMatchObject({ all: [{ ...entry, status: 'verified' }], totp: [entry] });
  const again = await visitor().auth.signInWithPassword({ email, password: PASSWORD });
  expect(again.data.user?.factors).toMatchObject([{ ...entry, status: 'verified' }]);
  const updated = await client.auth.updateUser({ data: { language: 'en' } });
  expect(updated.data.user?.factors).toMatchObject([entry]);
  const told = JSON.stringify([begun.data, verified.data, list.data, again.data, updated.data]);
  expect(told).not.toContain(phone.secret);
});

test('two authenticators of a person do not have one name', async () => {
  const { client } = await newInvestor();
  await enrol(client);
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_factor_name_conflict' });
});

test('a person has ten authenticators at most', async () => {
  const { client } = await newInvestor();
  for (let n = 1; n <= 10; n += 1) await enrol(client, `Authenticator ${n}`);
  const { error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'One more' });
  expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
});

test('no second factor by phone is offered', async () => {
  const { client } = await newInvestor();
  const { error } = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+15550100' });
  expect(error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
});
