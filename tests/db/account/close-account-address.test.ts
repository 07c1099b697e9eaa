import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { addFactor, addPasskey, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();
const close = (person: Person) => asInvestor(person).call('close_account', { email: person.email });

test('of a person who never used the account nothing is kept', async () => {
  const bob = await makeInvestor();
  const mails = (recipient: string) => owner`
    select from messages.outgoing_mails where lower(recipient) = ${recipient.toLowerCase()}`;
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
  expect([...(await owner`select from whole.closed_accounts where person = ${bob.id}`)]).toEqual([]);
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
    ['messages.outgoing_mails', 'recipient'],
  ] as const)
    expect(await owner`select from ${owner(table)} where ${owner(column)} = ${email}`).toHaveLength(1);
});

test('a person with a second factor, a passkey and a code word leaves no mail that waits, and no trace of their network or device', async () => {
  const dora = await makeInvestor();
  await addFactor(owner, dora);
  await addPasskey(owner, dora);
  await proven(owner, dora);
  const headers = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Telltale/1.0' };
  const call = (query: string, values: string[] = []) =>
    asInvestor(dora, { amr: codeAgo('0 seconds') }).transaction(async (sql) => {
      await sql`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
      await sql.unsafe(query, values);
    });
  await call('select set_code_word($1)', ['Blue Heron']);
  await call('select make_recovery_codes()');
  await call('select notice_my_passkeys()');
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any (ground.schemas() || '{auth}') order by 1`;
  const traces = async () => {
    const found: string[] = [];
    for (const { name } of tables) {
      const [row] = await owner.unsafe(`select from ${name} t where t::text ~* $1 limit 1`, [
        `${dora.id}@|203\\.0\\.113\\.77|Telltale|Blue Heron`,
      ]);
      if (row) found.push(name);
    }
    return found;
  };
  expect(await traces()).toEqual(
    [
      'auth.users',
      'people.code_words',
      'messages.outgoing_mails',
      'public.account_events',
      'public.profiles',
    ].toSorted(),
  );
  await call('select close_account($1)', [dora.email]);
  expect(await traces()).toEqual([]);
  expect(await owner`select from messages.outgoing_mails where recipient like '%@closed.invalid'`).toEqual([]);
});
