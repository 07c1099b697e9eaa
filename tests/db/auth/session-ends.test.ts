import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;

const MINUTE = 1 / 60;
const DAY = 24;

/** When a session ends, in hours after it began, and whether it still lets its person in. */
async function endOf({ sessionId }: Person): Promise<number> {
  const [session] = await owner<{ hours: number }[]>`
    select (extract(epoch from not_after - created_at) / 3600)::float as hours from auth.sessions where id = ${sessionId}`;
  return session?.hours ?? Number.NaN;
}

/** Begins another session of a person, some hours ago, as Auth does. */
async function begin(person: Person, hoursAgo: number, notAfter: string | null = null): Promise<Person> {
  const sessionId = crypto.randomUUID();
  await owner`
    insert into auth.sessions (id, user_id, created_at, not_after)
    values (${sessionId}, ${person.id}, now() - make_interval(secs => ${hoursAgo * 3600}), ${notAfter})`;
  return { ...person, sessionId };
}

/** Renews a session, as Auth does, some hours after its last renewal or else its beginning. */
async function renew({ sessionId }: Person, hours: number): Promise<void> {
  await owner`
    update auth.sessions
    set refreshed_at = coalesce(refreshed_at, created_at at time zone 'utc') + make_interval(secs => ${hours * 3600})
    where id = ${sessionId}`;
}

const enter = async (person: Person) => asInvestor(person).query`select private.caller()`;
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

test.each([
  ['an investor', makeInvestor, 7 * DAY],
  ['a treasurer', () => makeOperator('treasurer'), 2],
])('a session of %s that was not renewed for long ends when it is', async (_, make, rests) => {
  const person = await make();
  const used = await begin(person, 0);
  await renew(used, rests - MINUTE);
  await renew(used, rests - MINUTE);
  await enter(used);
  await renew(used, rests + MINUTE);
  await expect(enter(used)).rejects.toMatchObject(refused);
  // The time from its beginning to the first renewal counts, too.
  const forgotten = await begin(person, 0);
  await renew(forgotten, rests + MINUTE);
  await expect(enter(forgotten)).rejects.toMatchObject(refused);
});

test('an end that Auth has set earlier stays', async () => {
  const alice = await begin(await makeInvestor(), 1, '2026-01-01T00:00:00Z');
  await expect(enter(alice)).rejects.toMatchObject(refused);
  await renew(alice, 8 * DAY);
  const [session] = await owner`select not_after from auth.sessions where id = ${alice.sessionId}`;
  expect(session).toEqual({ not_after: new Date('2026-01-01T00:00:00Z') });
});

test('a person who becomes an operator is bound by the shorter times with the sessions that are open', async () => {
  const person = await makeInvestor();
  const bystander = await makeInvestor();
  const rested = await begin(person, 0);
  await renew(rested, 8 * DAY);
  const [young, old] = [await begin(person, 11), await begin(person, 13)];
  await enter(old);
  await owner`insert into private.operators (user_id, role) values (${person.id}, 'reviewer')`;
  await enter(young);
  await expect(enter(old)).rejects.toMatchObject(refused);
  await expect(enter(rested)).rejects.toMatchObject(refused);
  expect(await endOf(young)).toBeCloseTo(12, 3);
  expect(await endOf(bystander)).toBeCloseTo(30 * DAY, 3);
  await owner`delete from private.operators where user_id = ${person.id}`;
  expect(await endOf(young)).toBeCloseTo(12, 3);
});
