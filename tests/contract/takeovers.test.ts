import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { sql } from './support/database.ts';
import { enrol, verify } from './support/factors.ts';
import { addPasskey, newDevice, signInByPasskey } from './support/passkeys.ts';
import { follow, mailedLink, newInvestor, sameSession, visitor } from './support/people.ts';
import {
  ageProofs,
  enter,
  expectStopped,
  expectUntouched,
  grab,
  letPass,
  newVictim,
  THEIRS,
  type Victim,
  warningLink,
} from './support/takeovers.ts';

// Account takeovers through HTTP: no cent leaves within the named hours, and one link stops it.
// tests/db/auth/takeovers.test.ts has more, by the rules of the database alone.

async function sessionByMail({ email }: Victim) {
  const { mailId } = await mailedLink(email);
  await visitor().auth.resetPasswordForEmail(email);
  const { client } = await follow((await mailedLink(email, [mailId])).link);
  return client;
}

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

test('a refresh token', async () => {
  const victim = await newVictim();
  await ageProofs(victim, '6 minutes');
  const { session } = (await victim.client.auth.getSession()).data;
  const thief = visitor();
  await thief.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' });
  expect(await grab(thief)).toBe('password_required');
  await expectUntouched(victim);
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

test('a recovery code that a restored backup has brought back', async () => {
  const victim = await newVictim({ hasFactor: true });
  const { data, error } = await victim.client.rpc('make_recovery_codes');
  expect(error).toBeNull();
  const code = data?.[0] ?? '';
  const kept = await sql`select * from people.recovery_codes where person_id = ${victim.id}`;
  const factors = await sql`select * from auth.mfa_factors where user_id = ${victim.id}`;
  const owners = await enter(victim);
  expect((await owners.rpc('use_recovery_code', { code })).error).toBeNull();
  await sql`insert into auth.mfa_factors ${sql(factors)}`;
  await sql`insert into people.recovery_codes ${sql(kept)}`;
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
  // Auth may take a code twice within its thirty seconds (SECURITY.md).
  const refusal = await grab(thief);
  expect(refusal).toBe(error ? 'factor_required' : null);
  await letPass(victim, '71 hours 59 minutes');
  await expectStopped(victim, 0);
});

test('the clock of the client: no call by which money leaves takes a time', async () => {
  const victim = await newVictim();
  const { url, publishableKey } = inject('supabase');
  const { session } = (await victim.client.auth.getSession()).data;
  const call = (path: string, body: object) =>
    fetch(`${url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${session?.access_token}`,
        'content-type': 'application/json',
        date: 'Wed, 01 Jan 2020 00:00:00 GMT',
      },
      body: JSON.stringify(body),
    });
  const request = { method: 'Bitcoin', address: THEIRS, amount_cents: 100_000, request_id: randomUUID() };
  const time = '2020-01-01T00:00:00Z';
  expect((await call('rpc/request_withdrawal', { ...request, created_at: time })).status).toBe(404);
  expect(
    (
      await call('withdrawals', {
        method: 'Bitcoin',
        address: THEIRS,
        amount_cents: 100_000,
        created_at: time,
      })
    ).status,
  ).toBe(403);
  const line = { investor_id: victim.id, network: 'Bitcoin', address: THEIRS, added_at: time };
  expect((await call('payout_addresses', line)).status).toBe(403);
  expect((await call('rpc/request_withdrawal', request)).status).toBe(200);
  await expectStopped(victim, 48);
});

test('an operator who would take the authenticator away', async () => {
  const victim = await newVictim({ hasFactor: true });
  const admin = await newInvestor({ name: `Operator ${randomUUID()}` });
  await sql`insert into people.operators (user_id, role) values (${admin.id}, 'admin')`;
  const { url, publishableKey } = inject('supabase');
  const { session } = (await admin.client.auth.getSession()).data;
  const answer = await fetch(`${url}/auth/v1/admin/users/${victim.id}/factors/${victim.phone?.factorId}`, {
    method: 'DELETE',
    headers: { apikey: publishableKey, authorization: `Bearer ${session?.access_token}` },
  });
  expect(answer.ok).toBe(false);
  await sql`delete from people.operators where user_id = ${admin.id}`;
  expect(await grab(await enter(victim))).toBe('factor_required');
  await expectUntouched(victim);
});

test('the link of a warning, opened by a program that looks at mails', async () => {
  const victim = await newVictim();
  expect(await grab(await enter(victim))).toBeNull();
  const { url, publishableKey } = inject('supabase');
  const token = await warningLink(victim);
  for (const method of ['HEAD', 'GET'])
    await fetch(`${url}/rest/v1/rpc/report_takeover?token=${token}`, {
      method,
      headers: { apikey: publishableKey },
    });
  expect(await sql`select from people.freezes where person_id = ${victim.id}`).toHaveLength(0);
  await expectStopped(victim, 72);
});

test('a warning among a flood of mails that the thief asks for', async () => {
  const victim = await newVictim();
  for (let n = 0; n < 8; n += 1) {
    await visitor().auth.resetPasswordForEmail(victim.email);
    await visitor().rpc('subscribe_newsletter', { email: victim.email } as never);
  }
  expect(await grab(await enter(victim))).toBeNull();
  await expectStopped(victim, 72);
});
