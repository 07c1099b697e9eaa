import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, whileHeld } = await openStage();

const GO_ON = { decision: 'continue' };
const REFUSED = { decision: 'reject', message: 'too_many_guesses' };

/** What the hook answers Auth about a password that was tried. */
async function tryPassword({ id }: Person, valid = false, sql: typeof owner = owner) {
  const event = JSON.stringify({ user_id: id, valid, metadata: {} });
  const [row] = await sql<{ answer: object }[]>`
    select private.password_verification_attempt(${event}::text::jsonb) as answer`;
  return row?.answer;
}

async function guess(person: Person, count: number) {
  for (let done = 0; done < count; done += 1) expect(await tryPassword(person)).toEqual(GO_ON);
}

const age = ({ id }: Person, time: string) =>
  owner`update private.password_guesses set guessed_at = guessed_at - ${time}::interval where person_id = ${id}`;

test('after ten wrong passwords none is taken, a right one neither, until the first is fifteen minutes old', async () => {
  const person = await makeInvestor();
  await guess(person, 1);
  await age(person, '1 minute');
  await guess(person, 9);
  for (const valid of [false, true]) expect(await tryPassword(person, valid)).toEqual(REFUSED);
  await age(person, '13 minutes 30 seconds');
  expect(await tryPassword(person, true)).toEqual(REFUSED);
  await age(person, '30 seconds');
  await guess(person, 1);
  expect(await tryPassword(person, true)).toEqual(REFUSED);
});

test('of guesses at the same moment each waits for the count of the one before', async () => {
  const person = await makeInvestor();
  await guess(person, 9);
  const late = await whileHeld(
    async (sql) => {
      // In shared mode: what waits for this takes the lock alone.
      await sql`select pg_advisory_xact_lock_shared(hashtextextended('password ' || ${person.id}::text, 0))`;
      await sql`insert into private.password_guesses (person_id) values (${person.id})`;
    },
    () => tryPassword(person, true),
  );
  expect(late).toEqual(REFUSED);
});

test('what is refused is not counted, so that no one keeps an owner out for good', async () => {
  const person = await makeInvestor();
  await guess(person, 10);
  await age(person, '14 minutes');
  for (let done = 0; done < 20; done += 1) expect(await tryPassword(person)).toEqual(REFUSED);
  await age(person, '1 minute');
  expect(await tryPassword(person, true)).toEqual(GO_ON);
});

test('a right password begins the count again', async () => {
  const person = await makeInvestor();
  await guess(person, 9);
  expect(await tryPassword(person, true)).toEqual(GO_ON);
  await guess(person, 10);
  expect(await tryPassword(person)).toEqual(REFUSED);
});

test('the owner of an account that is being guessed at sets a new password and signs in with it', async () => {
  const person = await makeInvestor();
  await guess(person, 10);
  // Auth writes the row for other reasons, too.
  await owner`update auth.users set encrypted_password = encrypted_password where id = ${person.id}`;
  expect(await tryPassword(person, true)).toEqual(REFUSED);
  await owner`update auth.users set encrypted_password = 'another' where id = ${person.id}`;
  expect(await tryPassword(person, true)).toEqual(GO_ON);
});

test('guesses about one person are not counted against another', async () => {
  const [guessed, other] = [await makeInvestor(), await makeInvestor()];
  await guess(guessed, 10);
  expect(await tryPassword(other, true)).toEqual(GO_ON);
  await owner`update auth.users set encrypted_password = 'another' where id = ${other.id}`;
  expect(await tryPassword(guessed)).toEqual(REFUSED);
});

test('of twelve guesses at the same moment ten are judged', async () => {
  const person = await makeInvestor();
  const answers = await Promise.all(Array.from({ length: 12 }, () => tryPassword(person)));
  expect(answers.filter((answer) => 'message' in (answer ?? {}))).toHaveLength(2);
});

test('no one but Auth asks, and no one reads the count', async () => {
  const actor = asInvestor(await makeInvestor());
  await expect(actor.query`select private.password_verification_attempt('{}'::jsonb)`).rejects.toMatchObject({
    code: '42501',
  });
  await expect(actor.query`select from private.password_guesses`).rejects.toMatchObject({ code: '42501' });
});
