import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Person } from '../support/actors.ts';
import { heardBy, whoHeard } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

// Realtime asks who may hear when a channel is joined and not again: what an ended session joined before stays open until its
// token expires. So nothing is sent there.
const { owner, asInvestor, makeInvestor, makeOperator, signIn, operator } = await openStage();

const TO_OPERATORS = 'cases';

/** Something of a person changes, of which they hear, and the operators hear. */
async function happen({ id }: Person): Promise<void> {
  await owner`select private.broadcast('own', 'x', ${id})`;
  await owner`select private.broadcast(${TO_OPERATORS}, 'x', user_id) from private.operators`;
}

/** The events that a session hears when something happens to its person; afterwards all is forgotten. */
async function hears(person: Person): Promise<string[]> {
  await owner`delete from realtime.messages`;
  await happen(person);
  const heard = await heardBy(owner, person);
  return heard.map(([event]) => event).toSorted();
}

/** Whether a session may still do anything, as policies and functions ask. */
const isOpen = (person: Person) =>
  asInvestor(person).query`select private.caller()`.then(
    () => true,
    () => false,
  );

const change = (person: Person, columns: Record<string, Date>) =>
  owner`update auth.sessions set ${owner(columns)} where id = ${person.sessionId}`;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

const ENDS: [how: string, end: (person: Person) => Promise<unknown>][] = [
  ['signing out', (person) => owner`delete from auth.sessions where id = ${person.sessionId}`],
  [
    'another session of the person ending it',
    async (person) =>
      asInvestor(await signIn(person.id)).rows('end_sessions', { session_id: person.sessionId }),
  ],
  [
    'a ban',
    (person) => owner`update auth.users set banned_until = now() + interval '1 hour' where id = ${person.id}`,
  ],
  ['closing the account', (person) => asInvestor(person).call('close_account', { email: person.email })],
  ['the time that Auth set for it', (person) => change(person, { not_after: minutesAgo(1) })],
];

test.each(ENDS)('a session whose channel was joined before hears nothing after %s', async (_, end) => {
  const person = await makeInvestor();
  expect(await hears(person)).toEqual(['own']);
  await end(person);
  expect(await hears(person)).toEqual([]);
  expect(await isOpen(person)).toBe(false);
});

test.each(ENDS.slice(0, 3))('the last that a session hears after %s is that it ended', async (_, end) => {
  const person = await makeInvestor();
  await owner`delete from realtime.messages`;
  await end(person);
  expect(await heardBy(owner, person)).toEqual([['sessions', person.sessionId]]);
});

test('another session of the same person goes on hearing, and alone hears of the end', async () => {
  const gone = await makeInvestor();
  const here = await signIn(gone.id);
  await owner`delete from realtime.messages`;
  await owner`delete from auth.sessions where id = ${gone.sessionId}`;
  expect(await heardBy(owner, here)).toEqual([['sessions', gone.sessionId]]);
  expect(await whoHeard(owner, 'sessions')).toEqual({ [here.id]: 1 });
  expect(await hears(here)).toEqual(['own']);
});

test('an operator who lost the role hears that, and from then on what any investor hears', async () => {
  const former = await makeOperator('reviewer');
  expect(await hears(former)).toEqual([TO_OPERATORS, 'own']);
  await owner`delete from private.operators where user_id = ${former.id}`;
  expect(await heardBy(owner, former)).toContainEqual(['operators', former.id]);
  expect(await hears(former)).toEqual(['own']);
});

test('a ban that is over or lifted ends no session', async () => {
  const person = await makeInvestor();
  await owner`update auth.users set banned_until = now() - interval '1 second' where id = ${person.id}`;
  await owner`update auth.users set banned_until = null where id = ${person.id}`;
  expect(await isOpen(person)).toBe(true);
  expect(await hears(person)).toEqual(['own']);
});

test('a ban of one person ends the sessions of no other', async () => {
  const [banned, other] = [await makeInvestor(), await makeInvestor()];
  await owner`update auth.users set banned_until = 'infinity' where id = ${banned.id}`;
  expect(await isOpen(other)).toBe(true);
});

test('a session that was not renewed within the life of a token costs no message: no page of it can be open', async () => {
  const person = await makeInvestor();
  const { auth } = z
    .object({ auth: z.object({ jwt_expiry: z.int() }) })
    .parse(parse(readFileSync('supabase/config.toml', 'utf8')));
  // A page renews its session some time before, and clocks differ.
  const life = auth.jwt_expiry / 60 + 5;
  await change(person, { created_at: minutesAgo(life) });
  expect(await hears(person)).toEqual(['own']);
  await change(person, { created_at: minutesAgo(10_000), refreshed_at: minutesAgo(life) });
  expect(await hears(person)).toEqual(['own']);
  await change(person, { refreshed_at: minutesAgo(2 * life) });
  expect(await hears(person)).toEqual([]);
  expect(await isOpen(person)).toBe(true);
});

test('of the very many sessions of a person the twenty that were used last hear, and other people hear no less', async () => {
  const [other, person] = [await makeInvestor(), await makeInvestor()];
  await change(other, { created_at: minutesAgo(1) });
  await owner`
    insert into auth.sessions (id, user_id, created_at, refreshed_at)
    select gen_random_uuid(), ${person.id}, now() - n * interval '1 second', null from generate_series(1, 30) n`;
  // The oldest of all, renewed a moment ago.
  await change(person, { created_at: minutesAgo(60), refreshed_at: minutesAgo(0) });
  await owner`delete from realtime.messages`;
  await happen(person);
  const told = await owner`
    select m.event, count(distinct s.id)::int as sessions, min(s.created_at) > now() - interval '25 seconds' as are_newest
    from realtime.messages m join auth.sessions s on m.topic = 'session:' || s.id
    where s.user_id = ${person.id} and s.id <> ${person.sessionId}
    group by m.event order by m.event`;
  expect([...told]).toEqual([{ event: 'own', sessions: 19, are_newest: true }]);
  expect(await heardBy(owner, person)).toEqual([['own', 'x']]);
  expect(await heardBy(owner, other)).toEqual([]);
});

test.each([
  ['of another investor', async () => `session:${(await makeInvestor()).sessionId}`],
  ['of an operator', () => `session:${operator('admin').sessionId}`],
  ['of another session of the same person', async (id: string) => `session:${(await signIn(id)).sessionId}`],
  ['that nobody has', () => `session:${randomUUID()}`],
  ['without a session', () => 'session:'],
  ['of earlier days', (id: string) => `investor:${id}`],
  ['with a star', () => 'session:*'],
] as const)('a stranger cannot join the topic %s', async (_, topicOf) => {
  const stranger = await makeInvestor();
  const topic = await topicOf(stranger.id);
  expect(await asInvestor(stranger).query`select private.may_hear(${topic})`).toEqual([{ may_hear: false }]);
});
