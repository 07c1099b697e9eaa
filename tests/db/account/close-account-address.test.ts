import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { openStage } from '../support/stage.ts';

// What is kept under an address goes with the account of who confirmed it, and with no other.
const { owner, asInvestor, makeInvestor } = await openStage();
const close = (person: Person) => asInvestor(person).call('close_account', { email: person.email });

test('of a person who never used the account nothing is kept', async () => {
  const bob = await makeInvestor();
  const mails = (recipient: string) => owner`
    select from private.outgoing_mails where lower(recipient) = ${recipient.toLowerCase()}`;
  const other = `other-${bob.email}`;
  for (const email of [bob.email.toUpperCase(), other])
    await owner`insert into contact_messages (name, email, subject, message) values ('B', ${email}, 'S', 'M')`;
  expect(await mails(bob.email)).not.toHaveLength(0);
  await close(bob);
  expect(await mails(bob.email)).toHaveLength(0);
  expect(await mails(other)).toHaveLength(1);
  expect(await owner`select email from contact_messages where email ilike ${`%${bob.email}`}`).toEqual([
    { email: other },
  ]);
  expect([...(await owner`select from private.closed_accounts where person = ${bob.id}`)]).toEqual([]);
});

test('a person closes the account, also when another person registered with an address made of its id', async () => {
  const alice = await makeInvestor();
  await owner`insert into auth.users (id, email) values (gen_random_uuid(), ${`${alice.id}@closed.invalid`})`;
  await close(alice);
  expect(await owner`select from profiles where id = ${alice.id} and closed_at is not null`).toHaveLength(1);
});

test('a person who registered with the address of another, and never confirmed it, removes nothing of the other by closing', async () => {
  const mallory = await makeInvestor({ verified: false });
  const { email } = mallory;
  await owner`insert into newsletter_subscriptions (email, confirmed_at) values (${email}, now())`;
  await owner`insert into contact_messages (name, email, subject, message) values ('V', ${email}, 'S', 'M')`;
  await close(mallory);
  for (const [table, column] of [
    ['public.newsletter_subscriptions', 'email'],
    ['public.contact_messages', 'email'],
    ['private.outgoing_mails', 'recipient'],
  ] as const)
    expect(await owner`select from ${owner(table)} where ${owner(column)} = ${email}`).toHaveLength(1);
});

test('messages from the account go with it, and what its person answered as an operator stays', async () => {
  const carol = await makeInvestor();
  const other = await makeInvestor();
  await owner`
    insert into contact_messages (investor_id, name, subject, message, handled_by, handled_at)
    values (${carol.id}, 'C', 'S', 'M', null, null), (${other.id}, 'O', 'S', 'M', ${carol.id}, now())`;
  await close(carol);
  expect(
    await owner`select investor_id from contact_messages where investor_id in (${carol.id}, ${other.id})`,
  ).toEqual([{ investor_id: other.id }]);
});
