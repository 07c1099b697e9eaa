import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, signIn } = await openStage();

interface Session {
  id: string;
  is_current: boolean;
  last_used_at: Date;
}
const sessions = (person: Person) => asInvestor(person).rows<Session>('my_sessions');
const end = (person: Person, session_id?: string | null) =>
  asInvestor(person).call('end_sessions', session_id === undefined ? {} : { session_id });
const history = async (person: Person) =>
  (await asInvestor(person).query<{ kind: string }>`select kind from account_events order by created_at`).map(
    ({ kind }) => kind,
  );
const invest = (person: Person) =>
  asInvestor(person).rows('invest', { plan_id: 'stater', request_id: randomUUID() });

test('a person sees where they are signed in, this session first and then the last used, and no session of another', async () => {
  const phone = await makeInvestor();
  const [tablet, laptop] = [await signIn(phone.id), await signIn(phone.id)];
  await owner`update auth.sessions set refreshed_at = now() at time zone 'utc' + interval '1 hour', user_agent = ${'x'.repeat(900)} where id = ${tablet.sessionId}`;
  await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${(await signIn(phone.id)).sessionId}`;
  await makeInvestor();
  const seen = await sessions(laptop);
  expect(seen.map(({ id, is_current }) => [id, is_current])).toEqual([
    [laptop.sessionId, true],
    [tablet.sessionId, false],
    [phone.sessionId, false],
  ]);
  expect(seen[1]).toMatchObject({ user_agent: 'x'.repeat(300) });
  const [tablets] = await owner`
    select refreshed_at at time zone 'utc' as last_used_at from auth.sessions where id = ${tablet.sessionId}`;
  expect(seen[1]).toMatchObject({ ...tablets });
});

test('a person ends another of their sessions, which moves no money from then on, and their pages hear of it', async () => {
  const here = await makeInvestor({ deposited: 50_000 });
  const lost = await signIn(here.id);
  expect(await end(here, lost.sessionId)).toEqual({ answer: 1 });
  await expect(invest(lost)).rejects.toThrow('session_ended');
  await expect(invest(here)).resolves.toHaveLength(1);
  const ended = ['sessions', lost.sessionId];
  expect((await heardBy(owner, here)).filter(([event]) => event === 'sessions')).toEqual([ended]);
  expect((await heardBy(owner, lost)).at(-1)).toEqual(ended);
  expect(await history(here)).toEqual(['signed_in', 'signed_in', 'session_ended']);
  await expect(end(here, lost.sessionId)).rejects.toThrow('not_found');
});

test('a person ends all others at once and stays signed in themselves', async () => {
  const here = await makeInvestor();
  const others = [await signIn(here.id), await signIn(here.id)];
  expect(await end(here)).toEqual({ answer: 2 });
  expect(await sessions(here)).toHaveLength(1);
  for (const other of others) await expect(sessions(other)).rejects.toThrow('session_ended');
  expect(await end(here, null)).toEqual({ answer: 0 });
  expect((await history(here)).filter((kind) => kind === 'session_ended')).toHaveLength(1);
});

test('a sign-in is remembered with the address and browser it came from, once, also when they become known later', async () => {
  const alice = await makeInvestor();
  const from = () => asInvestor(alice).query`select kind, host(ip) as ip, user_agent from account_events`;
  expect(await from()).toEqual([{ kind: 'signed_in', ip: null, user_agent: null }]);
  const set = (user_agent: string) =>
    owner`update auth.sessions set ip = '192.0.2.7', user_agent = ${user_agent} where id = ${alice.sessionId}`;
  await set('F'.repeat(500));
  expect(await from()).toEqual([{ kind: 'signed_in', ip: '192.0.2.7', user_agent: 'F'.repeat(300) }]);
  await set('Another, at a refresh');
  expect(await from()).toHaveLength(1);
  expect(await from()).toMatchObject([{ user_agent: 'F'.repeat(300) }]);
});

test('another password and another address are remembered; what Auth keeps besides is not', async () => {
  const alice = await makeInvestor();
  await owner`update auth.users set encrypted_password = 'x' where id = ${alice.id}`;
  await owner`update auth.users set encrypted_password = 'x', last_sign_in_at = now() where id = ${alice.id}`;
  await owner`update auth.users set email = ${`new-${alice.email}`} where id = ${alice.id}`;
  expect(await history(alice)).toEqual(['signed_in', 'password_changed', 'email_changed']);
});

test('a new password takes back a change of address that was asked for before, and nothing else does', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const asked = async () =>
    (
      await owner<{ email_change: string }[]>`
        select email_change from auth.users where id in (${alice.id}, ${bob.id}) order by id = ${bob.id}`
    ).map(({ email_change }) => email_change);
  await owner`update auth.users set encrypted_password = 'x', email_change = '' where id in (${alice.id}, ${bob.id})`;
  await owner`update auth.users set email_change = 'thief@example.com' where id in (${alice.id}, ${bob.id})`;
  await owner`update auth.users set encrypted_password = 'x', recovery_token = 'y', last_sign_in_at = now() where id = ${alice.id}`;
  expect(await asked()).toEqual(['thief@example.com', 'thief@example.com']);
  await owner`update auth.users set encrypted_password = 'y' where id = ${alice.id}`;
  expect(await asked()).toEqual(['', 'thief@example.com']);
  await owner`update auth.users set encrypted_password = null where id = ${bob.id}`;
  expect(await asked()).toEqual(['', '']);
});

test('accepting an invitation, for which Auth makes up a password, is no change of it', async () => {
  const alice = await makeInvestor();
  await owner`update auth.users set encrypted_password = '' where id = ${alice.id}`;
  await owner`delete from account_events where investor_id = ${alice.id}`;
  await owner`update auth.users set encrypted_password = 'made up' where id = ${alice.id}`;
  expect(await history(alice)).toEqual([]);
  await owner`update auth.users set encrypted_password = 'chosen' where id = ${alice.id}`;
  expect(await history(alice)).toEqual(['password_changed']);
});

test('the history is forgotten after ninety days, each person’s own', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  const age = () => owner`update account_events set created_at = now() - interval '91 days'`;
  await age();
  await signIn(alice.id);
  expect(await history(alice)).toHaveLength(1);
  expect(await history(bob)).toHaveLength(1);
  await age();
  await owner`update auth.users set encrypted_password = 'y' where id = ${alice.id}`;
  expect(await history(alice)).toEqual(['password_changed']);
  expect(await history(bob)).toHaveLength(1);
});

test('the first sign-in after ninety days counts as a new device and is notified by mail, the first of a new account is not', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  await owner`delete from public.account_events where investor_id in (${alice.id}, ${bob.id})`;
  await owner`update public.profiles set created_at = now() - interval '91 days' where id = ${alice.id}`;
  await owner`update public.profiles set created_at = now() - interval '89 days' where id = ${bob.id}`;
  const isNew = async ({ id }: Person) => {
    await owner`
      insert into auth.sessions (id, user_id, ip, user_agent) values (${randomUUID()}, ${id}, '203.0.113.9', 'Browser')`;
    const rows = await owner<{ is_new_device: boolean }[]>`
      select is_new_device from public.account_events where investor_id = ${id} and kind = 'signed_in'`;
    return rows.map(({ is_new_device }) => is_new_device);
  };
  expect(await isNew(alice)).toEqual([true]);
  expect(await isNew(bob)).toEqual([false]);
  const warned = await owner`
    select recipient from private.outgoing_mails where kind = 'security' and recipient in (${alice.email}, ${bob.email})`;
  expect(warned).toEqual([{ recipient: alice.email }]);
});
