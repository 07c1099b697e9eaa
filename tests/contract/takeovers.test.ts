import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { sql } from './support/database.ts';
import { enrol, verify, withAuthenticator } from './support/factors.ts';
import { addPasskey, newDevice, signInByPasskey } from './support/passkeys.ts';
import { follow, mailedLink, newInvestor, sameSession, visitor } from './support/people.ts';

// What only Auth and the API decide about a takeover; tests/db/auth/takeovers.test.ts has the ways into an account.
const { url, publishableKey } = inject('supabase');

test('an authenticator of the thief keeps no owner from a new password by mail, and their passkey signs in no more', async () => {
  const victim = await newInvestor();
  const thief = await sameSession(victim);
  const device = newDevice();
  await addPasskey(thief, device);
  expect((await verify(thief, await enrol(thief))).error).toBeNull();
  const { mailId } = await mailedLink(victim.email);
  await visitor().auth.resetPasswordForEmail(victim.email);
  const link = (await follow((await mailedLink(victim.email, [mailId])).link)).client;
  const late = await enrol(victim.client);
  expect((await verify(victim.client, late)).error).not.toBeNull();
  const password = randomUUID();
  expect((await link.auth.updateUser({ password })).error).toBeNull();
  expect((await signInByPasskey(visitor(), device)).error).not.toBeNull();
  const back = visitor();
  await back.auth.signInWithPassword({ email: victim.email, password });
  expect((await back.from('profiles').select('id')).data).toEqual([{ id: victim.id }]);
});

test('no operator takes the authenticator of a person away', async () => {
  const victim = await newInvestor();
  const { factorId } = await withAuthenticator(victim.client);
  const admin = await newInvestor({ name: `Operator ${randomUUID()}` });
  await sql`insert into people.operators (user_id, role) values (${admin.id}, 'admin')`;
  const { session } = (await admin.client.auth.getSession()).data;
  const answer = await fetch(`${url}/auth/v1/admin/users/${victim.id}/factors/${factorId}`, {
    method: 'DELETE',
    headers: { apikey: publishableKey, authorization: `Bearer ${session?.access_token}` },
  });
  expect(answer.ok).toBe(false);
  await sql`delete from people.operators where user_id = ${admin.id}`;
  expect(await sql`select from auth.mfa_factors where id = ${factorId}`).toHaveLength(1);
});

test('a program that opens the link of a warning stops no account', async () => {
  const victim = await newInvestor();
  const token = randomUUID();
  await sql`insert into people.alarm_links (token_hash, person_id) values (sha256(${token}::bytea), ${victim.id})`;
  const frozen = () => sql`select from people.freezes where person_id = ${victim.id}`;
  for (const method of ['HEAD', 'GET'])
    await fetch(`${url}/rest/v1/rpc/report_takeover?token=${token}`, { method, headers: { apikey: publishableKey } });
  expect(await frozen()).toHaveLength(0);
  expect((await visitor().rpc('report_takeover', { token })).error).toBeNull();
  expect(await frozen()).toHaveLength(1);
});
