import type { TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { heardBy } from '../support/heard.ts';
import { openStage } from '../support/stage.ts';

const { owner, asAnonymous, asInvestor, makeInvestor, makeOperator, signIn } = await openStage();

type Transaction = TransactionSql<{ bigint: number }>;

const crowd = await makeInvestor();

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

interface Sessions {
  created_at?: Date;
  refreshed_at?: Date | null;
  not_after?: Date | null;
  /** A user agent so long that four sessions fill a page of the table. */
  isLong?: boolean;
}

async function begin(sql: Transaction, sessions: number, columns: Sessions = {}): Promise<void> {
  const { created_at = minutesAgo(1), refreshed_at = null, not_after = null, isLong = false } = columns;
  await sql`
    insert into auth.sessions (id, user_id, created_at, refreshed_at, not_after, user_agent)
    select gen_random_uuid(), ${crowd.id}, ${created_at}, ${refreshed_at}, ${not_after}, ${isLong ? 'x'.repeat(1850) : 'x'}
    from generate_series(1, ${sessions})`;
}

async function spreadOf(sql: Transaction): Promise<number> {
  const [row] = await sql<{ ms: number }[]>`select messages.spread_ms() as ms`;
  return row?.ms ?? Number.NaN;
}

/** Runs without any other open session, then rolls back. */
async function inCrowd<Fact>(look: (sql: Transaction) => Promise<Fact>): Promise<Fact> {
  const undone = new Error('undone');
  let fact: { value: Fact } | undefined;
  await owner
    .begin(async (sql) => {
      await sql`update auth.sessions set created_at = now() - interval '3 hours', refreshed_at = null`;
      fact = { value: await look(sql) };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  if (!fact) throw new Error('Nothing was looked at');
  return fact.value;
}

test('an open session may hear what concerns everybody, and neither one that has ended nor a visitor may', async () => {
  const person = await makeInvestor();
  const hear = asInvestor(person).query;
  expect(await hear`select messages.may_hear('everyone')`).toEqual([{ may_hear: true }]);
  expect(await hear`select messages.may_hear('Everyone')`).toEqual([{ may_hear: false }]);
  await owner`delete from auth.sessions where id = ${person.sessionId}`;
  await expect(hear`select messages.may_hear('everyone')`).rejects.toThrow('session_ended');
  await expect(asAnonymous.query`select messages.may_hear('everyone')`).rejects.toMatchObject({
    code: '42501',
  });
});

test.each([
  [999, 0],
  [1000, 1000],
  [1500, 1500],
])('the pages of %i open sessions spread their reading over %i ms', async (sessions, ms) => {
  expect(await inCrowd(async (sql) => begin(sql, sessions).then(() => spreadOf(sql)))).toBe(ms);
});

const TO_OPERATORS = 'cases';

async function happen({ id }: Person): Promise<void> {
  await owner`select messages.broadcast('own', 'x', ${id})`;
  await owner`select messages.broadcast(${TO_OPERATORS}, 'x', user_id) from people.operators`;
}

async function hears(person: Person): Promise<string[]> {
  await owner`delete from realtime.messages`;
  await happen(person);
  const heard = await heardBy(owner, person);
  return heard.map(([event]) => event).toSorted();
}

const isOpen = (person: Person) =>
  asInvestor(person).query`select people.caller()`.then(
    () => true,
    () => false,
  );

const change = (person: Person, columns: Record<string, Date>) =>
  owner`update auth.sessions set ${owner(columns)} where id = ${person.sessionId}`;

const ENDS: [how: string, end: (person: Person) => Promise<unknown>][] = [
  ['signing out', (person) => owner`delete from auth.sessions where id = ${person.sessionId}`],
  [
    'another session of the person ending it',
    async (person) => asInvestor(await signIn(person.id)).rows('end_sessions', { session_id: person.sessionId }),
  ],
  ['a ban', (person) => owner`update auth.users set banned_until = now() + interval '1 hour' where id = ${person.id}`],
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

test('an operator who lost the role hears that, and from then on what any investor hears', async () => {
  const former = await makeOperator('reviewer');
  expect(await hears(former)).toEqual([TO_OPERATORS, 'own']);
  await owner`delete from people.operators where user_id = ${former.id}`;
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
