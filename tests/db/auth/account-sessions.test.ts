import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, signIn, makeOperator } = stage;

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

const invest = (person: Person) => asInvestor(person).rows('invest', { plan_id: 'stater', request_id: randomUUID() });

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
    select recipient from messages.outgoing_mails where kind = 'security' and recipient in (${alice.email}, ${bob.email})`;
  expect(warned).toEqual([{ recipient: alice.email }]);
});

const MINUTE = 1 / 60;

const DAY = 24;

async function endOf({ sessionId }: Person): Promise<number> {
  const [session] = await owner<{ hours: number }[]>`
    select (extract(epoch from not_after - created_at) / 3600)::float as hours from auth.sessions where id = ${sessionId}`;
  return session?.hours ?? Number.NaN;
}

async function begin(person: Person, hoursAgo: number, notAfter: string | null = null): Promise<Person> {
  const sessionId = crypto.randomUUID();
  await owner`
    insert into auth.sessions (id, user_id, created_at, not_after)
    values (${sessionId}, ${person.id}, now() - make_interval(secs => ${hoursAgo * 3600}), ${notAfter})`;
  return { ...person, sessionId };
}

test('who becomes an operator is signed out twelve hours after they signed in', async () => {
  const session = await begin(await makeInvestor(), 1);
  await owner`insert into people.operators (user_id, role) values (${session.id}, 'reviewer')`;
  expect(await endOf(session)).toBe(12);
});

async function renew({ sessionId }: Person, hours: number): Promise<void> {
  await owner`
    update auth.sessions
    set refreshed_at = coalesce(refreshed_at, created_at at time zone 'utc') + make_interval(secs => ${hours * 3600})
    where id = ${sessionId}`;
}

const enter = async (person: Person) => asInvestor(person).query`select people.caller()`;

const refused = { code: '42501', message: 'session_ended' };

test.each([
  ['an investor', makeInvestor, 30 * DAY],
  ['a reviewer', () => makeOperator('reviewer'), 12],
  ['an admin', () => makeOperator('admin'), 12],
])('a session of %s ends in time, however often it is renewed', async (_, make, lasts) => {
  const person = await make();
  const young = await begin(person, lasts - MINUTE);
  expect(await endOf(young)).toBeCloseTo(lasts, 3);
  await enter(young);
  const old = await begin(person, lasts + MINUTE);
  await expect(enter(old)).rejects.toMatchObject(refused);
  await owner`update auth.sessions set refreshed_at = now() at time zone 'utc' where id = ${old.sessionId}`;
  await expect(enter(old)).rejects.toMatchObject(refused);
});

test('an end that Auth has set earlier stays', async () => {
  const alice = await begin(await makeInvestor(), 1, '2026-01-01T00:00:00Z');
  await expect(enter(alice)).rejects.toMatchObject(refused);
  await renew(alice, 8 * DAY);
  const [session] = await owner`select not_after from auth.sessions where id = ${alice.sessionId}`;
  expect(session).toEqual({ not_after: new Date('2026-01-01T00:00:00Z') });
});
