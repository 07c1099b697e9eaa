import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enrol, verify } from './support/factors.ts';
import { addPasskey, answerChallenge, newDevice, ORIGIN, signInByPasskey } from './support/passkeys.ts';
import { follow, mailedLink, sameSession, visitor } from './support/people.ts';
import {
  ageProofs,
  enter,
  expectStopped,
  expectUntouched,
  grab,
  letPass,
  newVictim,
  sql,
  type Victim,
} from './support/takeovers.ts';

// Ways into an account, by name, through HTTP to their end: no cent leaves to the thief within the named hours, and one link stops it.
// The same by the rules of the database alone, with more of them: tests/db/auth/takeovers.test.ts.

/** The session that the link of a mail begins, for who reads the mailbox. */
async function sessionByMail({ email }: Victim) {
  const { mailId } = await mailedLink(email);
  await visitor().auth.resetPasswordForEmail(email);
  const { client } = await follow((await mailedLink(email, [mailId])).link);
  return client;
}

test('a password from a leak', async () => {
  const victim = await newVictim();
  expect(await grab(await enter(victim))).toBeNull();
  await expectStopped(victim, 72);
});

test('a password from a leak, of a person with an authenticator', async () => {
  const victim = await newVictim({ hasFactor: true });
  expect(await grab(await enter(victim))).toBe('factor_required');
  await expectUntouched(victim);
});

test('the mailbox', async () => {
  const victim = await newVictim();
  const link = await sessionByMail(victim);
  expect(await grab(link)).toBe('session_ended');
  const password = randomUUID();
  expect((await link.auth.updateUser({ password })).error).toBeNull();
  expect(await grab(await enter(victim, password))).toBeNull();
  await expectStopped(victim, 72);
});

test('a recovery with the mailbox, of a person with an authenticator', async () => {
  const victim = await newVictim({ hasFactor: true });
  const link = await sessionByMail(victim);
  expect((await link.auth.updateUser({ password: randomUUID() })).error).toMatchObject({
    code: 'insufficient_aal',
  });
  expect(await grab(link)).toBe('session_ended');
  await expectUntouched(victim);
});

test('an authenticator of the thief keeps no owner from a new password by mail, and their passkey signs in no more', async () => {
  const victim = await newVictim();
  const thief = await sameSession(victim);
  const device = newDevice();
  await addPasskey(thief, device);
  expect((await verify(thief, await enrol(thief))).error).toBeNull();
  const link = await sessionByMail(victim);
  const late = await enrol(victim.client);
  expect((await verify(victim.client, late)).error).not.toBeNull();
  const password = randomUUID();
  expect((await link.auth.updateUser({ password })).error).toBeNull();
  expect((await signInByPasskey(visitor(), device)).error).not.toBeNull();
  const back = await enter(victim, password);
  expect((await back.from('profiles').select('id')).data).toEqual([{ id: victim.id }]);
});

test('a live tab', async () => {
  const victim = await newVictim();
  await ageProofs(victim, '6 minutes');
  expect(await grab(await sameSession(victim))).toBe('password_required');
  await expectUntouched(victim);
});

test('a live tab, of a person with an authenticator', async () => {
  const victim = await newVictim({ hasFactor: true });
  await ageProofs(victim, '6 minutes');
  expect(await grab(await sameSession(victim))).toBe('code_required');
  await expectUntouched(victim);
});

test('a refresh token', async () => {
  const victim = await newVictim();
  await ageProofs(victim, '6 minutes');
  const { session } = (await victim.client.auth.getSession()).data;
  const thief = visitor();
  await thief.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(await grab(thief)).toBe('password_required');
  await expectUntouched(victim);
});

test('a script in the page, right after the password', async () => {
  const victim = await newVictim();
  expect(await grab(victim.client)).toBeNull();
  await expectStopped(victim, 48);
});

test('an authenticator of the thief in place of the owner’s, set up by a session of the second level', async () => {
  const victim = await newVictim({ hasFactor: true });
  const theirs = await enrol(victim.client, 'Backup');
  expect((await verify(victim.client, theirs)).error).toBeNull();
  const factorId = victim.phone?.factorId ?? '';
  expect((await victim.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect(await grab(victim.client)).toBeNull();
  await expectStopped(victim, 72);
});

test('the owner’s passkey, removed in a live tab', async () => {
  const victim = await newVictim();
  const passkeyId = await addPasskey(victim.client, newDevice());
  await victim.client.rpc('notice_my_passkeys');
  await letPass(victim, '30 days');
  await sql`delete from private.outgoing_mails where recipient = ${victim.email}`;
  expect((await victim.client.auth.passkey.delete({ passkeyId })).error).toBeNull();
  expect(await grab(victim.client)).toBeNull();
  await expectStopped(victim, 72);
});

test('a passkey of the thief, by which they come back', async () => {
  const victim = await newVictim();
  const device = newDevice();
  await addPasskey(await sameSession(victim), device);
  const thief = visitor();
  expect((await signInByPasskey(thief, device)).error).toBeNull();
  expect(await grab(thief)).toBeNull();
  await expectStopped(victim, 72);
});

test('a passkey that was made for another origin', async () => {
  const victim = await newVictim();
  const device = newDevice();
  await addPasskey(victim.client, device);
  const thief = visitor();
  // The same name, so that the device has a passkey for it; another port, as of another program.
  const answer = await answerChallenge(thief, device, `${ORIGIN.replace(/:\d+$/, '')}:4444`);
  expect((await thief.auth.passkey.verifyAuthentication(answer)).error).not.toBeNull();
  expect(await grab(thief)).not.toBeNull();
  await expectUntouched(victim);
});

test('the sheet of recovery codes, with the password', async () => {
  const victim = await newVictim({ hasFactor: true });
  const { data } = await victim.client.rpc('make_recovery_codes');
  const thief = await enter(victim);
  expect((await thief.rpc('use_recovery_code', { code: data?.[0] ?? '' })).error).toBeNull();
  expect(await grab(thief)).toBeNull();
  await expectStopped(victim, 72);
});

test('a recovery code that a restored backup has brought back', async () => {
  const victim = await newVictim({ hasFactor: true });
  const { data, error } = await victim.client.rpc('make_recovery_codes');
  expect(error).toBeNull();
  const code = data?.[0] ?? '';
  const kept = await sql`select * from private.recovery_codes where person_id = ${victim.id}`;
  const factors = await sql`select * from auth.mfa_factors where user_id = ${victim.id}`;
  const owners = await enter(victim);
  expect((await owners.rpc('use_recovery_code', { code })).error).toBeNull();
  await sql`insert into auth.mfa_factors ${sql(factors)}`;
  await sql`insert into private.recovery_codes ${sql(kept)}`;
  await letPass(victim, '1 year');
  const thief = await enter(victim);
  expect((await thief.rpc('use_recovery_code', { code })).error).toBeNull();
  expect(await grab(thief)).toBeNull();
  await expectStopped(victim, 72);
});

test('a code of an authenticator, read over the shoulder and used a second time', async () => {
  const victim = await newVictim({ hasFactor: true });
  const code = victim.phone?.code() ?? '';
  const factorId = victim.phone?.factorId ?? '';
  await victim.client.auth.mfa.challengeAndVerify({ factorId, code });
  const thief = await enter(victim);
  const { error } = await thief.auth.mfa.challengeAndVerify({ factorId, code });
  // Auth may take it twice within its thirty seconds (SECURITY.md).
  const refusal = await grab(thief);
  expect(refusal).toBe(error ? 'factor_required' : null);
  await letPass(victim, '71 hours 59 minutes');
  await expectStopped(victim, 0);
});

test('a session of before the authenticator was set up', async () => {
  const victim = await newVictim();
  const thief = await enter(victim);
  expect((await verify(victim.client, await enrol(victim.client))).error).toBeNull();
  // Auth ends such sessions; the database would refuse them, too.
  expect(await grab(thief)).toMatch(/^(session_ended|factor_required)$/);
  await expectUntouched(victim);
});

test('of two sessions the one that was revoked', async () => {
  const victim = await newVictim();
  const thief = await enter(victim);
  expect((await victim.client.rpc('end_sessions')).error).toBeNull();
  expect(await grab(thief)).toBe('session_ended');
  await expectUntouched(victim);
});
