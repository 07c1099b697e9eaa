import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// The outbox sends one mail after another: a person who has many written about themselves would keep back the warnings of others.
const { owner, asInvestor, makeInvestor } = await openStage();

/** The moments that the mails to an address warn of, oldest first. */
const warnedOf = async (address: string) =>
  (
    await owner<{ moment: string }[]>`
      select params ->> 'moment' as moment from private.outgoing_mails
      where kind = 'security' and recipient = ${address} order by created_at`
  ).map(({ moment }) => moment);

test('recovery codes are made at most twenty times in 24 hours, and what is refused leaves the last ten', async () => {
  async function withFactor() {
    const person = await makeInvestor();
    await addFactor(owner, person);
    await proven(owner, person);
    return person;
  }
  const make = (person: Person) =>
    asInvestor(person, { amr: codeAgo('0 seconds') }).call('make_recovery_codes');
  const kept = ({ id }: Person) =>
    owner`select code_hash from private.recovery_codes where person_id = ${id} order by code_hash`;

  const alice = await withFactor();
  for (let n = 0; n < 20; n += 1) await make(alice);
  const before = await kept(alice);
  await expect(make(alice)).rejects.toThrow('too_many_requests');
  expect(await kept(alice)).toEqual(before);
  await make(await withFactor());
});

test('twenty warnings of one kind in 24 hours are sent of what Auth does not limit, and the history keeps every moment', async () => {
  const alice = await makeInvestor();
  const setPassword = ({ id }: Person) =>
    owner`update auth.users set encrypted_password = ${randomUUID()} where id = ${id}`;
  for (let n = 0; n < 22; n += 1) await setPassword(alice);
  const bell = (since: string) => owner`
    select from public.notifications
    where investor_id = ${alice.id} and kind = 'security.password_changed' and created_at > now() - ${since}::interval`;
  expect(await warnedOf(alice.email)).toEqual(Array.from({ length: 20 }, () => 'password_changed'));
  expect(await bell('1 hour')).toHaveLength(20);
  expect(await owner`select from private.alarm_links where person_id = ${alice.id}`).toHaveLength(20);
  expect(
    await owner`select from public.account_events where investor_id = ${alice.id} and kind = 'password_changed'`,
  ).toHaveLength(22);

  await owner`update auth.users set email = ${`${randomUUID()}@example.com`} where id = ${alice.id}`;
  expect((await warnedOf(alice.email)).at(-1)).toBe('email_changed');
  const bob = await makeInvestor();
  await setPassword(bob);
  expect(await warnedOf(bob.email)).toEqual(['password_changed']);

  const age = (time: string) => owner`
    update public.notifications set created_at = created_at - ${time}::interval
    where (investor_id, created_at) = (
      select investor_id, created_at from public.notifications where investor_id = ${alice.id} order by created_at limit 1)`;
  await age('23 hours 59 minutes');
  await setPassword(alice);
  expect(await bell('1 year')).toHaveLength(20);
  await age('1 minute');
  await setPassword(alice);
  await setPassword(alice);
  expect(await bell('24 hours')).toHaveLength(20);
  expect(await bell('1 year')).toHaveLength(21);
});
