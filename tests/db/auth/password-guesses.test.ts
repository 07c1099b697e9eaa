import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

const { owner, makeInvestor, whileHeld } = await openStage();

const GO_ON = { decision: 'continue' };
const REFUSED = { decision: 'reject', message: 'too_many_guesses' };

const asked =
  (hook: 'password_verification_attempt' | 'mfa_verification_attempt') =>
  async ({ id }: Person, valid = false, ip_address?: string) => {
    const event = JSON.stringify({ user_id: id, valid, metadata: { ip_address } });
    const [row] = await owner<{ answer: object }[]>`
      select ${owner(`people.${hook}`)}(${event}::text::jsonb) as answer`;
    return row?.answer;
  };
const tryPassword = asked('password_verification_attempt');
const tryCode = asked('mfa_verification_attempt');

async function guess(person: Person, count: number) {
  for (let done = 0; done < count; done += 1) expect(await tryPassword(person)).toEqual(GO_ON);
}

const age = ({ id }: Person, time: string) =>
  owner`update people.sign_in_guesses set guessed_at = guessed_at - ${time}::interval where person_id = ${id}`;

const signInFrom = ({ id }: Person, ip: string) =>
  owner`insert into auth.sessions (id, user_id, ip, user_agent) values (${randomUUID()}, ${id}, ${ip}, 'Browser')`;

test('after ten wrong passwords none is taken, a right one neither, and then one each minute and a half', async () => {
  const person = await makeInvestor();
  await guess(person, 10);
  for (const valid of [false, true]) expect(await tryPassword(person, valid)).toEqual(REFUSED);
  await age(person, '80 seconds');
  expect(await tryPassword(person, true)).toEqual(REFUSED);
  await age(person, '10 seconds');
  await guess(person, 1);
  expect(await tryPassword(person, true)).toEqual(REFUSED);
});

test('guesses from other networks lock no one out of a network that they signed in from, and its own do after ten', async () => {
  const person = await makeInvestor();
  await signInFrom(person, '198.51.100.7');
  for (let network = 0; network < 14; network += 1) await tryPassword(person, false, `203.0.${network}.1`);
  expect(await tryPassword(person, true, '203.0.113.1')).toEqual(REFUSED);
  expect(await tryPassword(person, true, '198.51.100.9')).toEqual(GO_ON);
  for (let done = 0; done < 10; done += 1) expect(await tryPassword(person, false, '198.51.100.7')).toEqual(GO_ON);
  expect(await tryPassword(person, true, '198.51.100.7')).toEqual(REFUSED);
});

test('the owner comes in after a recovery, however often a stranger on the same network goes on guessing', async () => {
  const person = await makeInvestor();
  const guessOn = async () => {
    for (let done = 0; done < 22; done += 1) await tryPassword(person, false, '198.51.100.7');
  };
  await guessOn();
  expect(await tryPassword(person, true, '198.51.100.7')).toEqual(REFUSED);
  await owner`update auth.users set encrypted_password = 'another' where id = ${person.id}`;
  await guessOn();
  expect(await tryPassword(person, true, '198.51.100.7')).toEqual(GO_ON);
});

test('an owner is told of guesses once a day: of ten wrong passwords and of five wrong codes', async () => {
  const person = await makeInvestor();
  const told = async () =>
    (
      await owner<{ kind: string }[]>`
        select kind from public.notifications where investor_id = ${person.id} and kind like '%guessed' order by kind`
    ).map(({ kind }) => kind);
  for (let done = 0; done < 4; done += 1) await tryCode(person);
  await guess(person, 9);
  expect(await told()).toEqual([]);
  for (let done = 0; done < 2; done += 1) {
    await tryCode(person);
    await guess(person, 10 - 9 * (1 - done));
    await age(person, '1 hour');
  }
  expect(await told()).toEqual(['security.code_guessed', 'security.password_guessed']);
});

test('after ten wrong codes a right one is rejected, and a wrong one is left to Auth, which ends no session for it', async () => {
  const person = await makeInvestor();
  // A thief with the password alone can sign in from anywhere, so that makes no network known.
  await signInFrom(person, '203.0.113.1');
  for (let done = 0; done < 12; done += 1) expect(await tryCode(person, false, '203.0.113.1')).toEqual(GO_ON);
  for (const network of ['203.0.113.1', '198.51.100.7'])
    expect(await tryCode(person, true, network)).toEqual({ decision: 'reject', message: 'too_many_codes' });
  await signInFrom(person, '198.51.100.7');
  await owner`
    update public.account_events set created_at = now() - interval '4 days' where investor_id = ${person.id} and ip = '198.51.100.7'`;
  expect(await tryCode(person, true, '198.51.100.7')).toEqual(GO_ON);
});

test('of guesses at the same moment each waits for the count of the one before', async () => {
  const person = await makeInvestor();
  await guess(person, 9);
  const late = await whileHeld(
    async (sql) => {
      // In shared mode, because what waits for it takes the exclusive lock.
      await sql`select pg_advisory_xact_lock_shared(hashtextextended('password ' || ${person.id}::text, 0))`;
      await sql`insert into people.sign_in_guesses (person_id, kind, is_known) values (${person.id}, 'password', false)`;
    },
    () => tryPassword(person, true),
  );
  expect(late).toEqual(REFUSED);
});

test('guesses about one person are not counted against another', async () => {
  const [guessed, other] = [await makeInvestor(), await makeInvestor()];
  await guess(guessed, 10);
  expect(await tryPassword(other, true)).toEqual(GO_ON);
  await owner`update auth.users set encrypted_password = 'another' where id = ${other.id}`;
  expect(await tryPassword(guessed)).toEqual(REFUSED);
});
