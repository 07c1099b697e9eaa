import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { oneMoment, type Query } from '../support/one-moment.ts';
import { newMessage, sendMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { makeInvestor } = stage;
const asked = oneMoment(stage);

test('four hundred quotes count against the next for an hour', async () => {
  const person = await makeInvestor();
  const quotes = (count: number, age: string) => (sql: Query) =>
    sql`
    insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, created_at, good_until)
    select ${person.id}, 'bitcoin', 100, 1, 100, 'simulated', now() - ${age}::interval, now() - ${age}::interval, now()
    from generate_series(1, ${count})`;
  const ask = (sql: Query) =>
    sql<{ answer: unknown }[]>`select 'answered' as answer from (select count(*) from quote_deposit(100)) q`;
  expect(await asked(quotes(399, '59 minutes 59 seconds'), ask, person)).toBe('answered');
  expect(await asked(quotes(400, '59 minutes 59 seconds'), ask, person)).toBe('too_many_requests');
  expect(await asked(quotes(400, '1 hour'), ask, person)).toBe('answered');
});

test('forty files count against the next for a day, in whatever buckets, and those of others do not', async () => {
  const person = await makeInvestor();
  const files = (count: number, age: string) => (sql: Query) =>
    sql`
    insert into storage.objects (bucket_id, name, created_at)
    select (array['proofs', 'kyc', 'avatars'])[1 + n % 3], case when n > ${count} then gen_random_uuid() else ${person.id} end || '/' || n,
      now() - ${age}::interval from generate_series(1, ${count} + 40) n`;
  const ask = (sql: Query) => sql<{ answer: unknown }[]>`select people.may_upload('proofs') as answer`;
  expect(await asked(files(39, '23 hours 59 minutes'), ask, person)).toBe(true);
  expect(await asked(files(40, '23 hours 59 minutes'), ask, person)).toBe(false);
  expect(await asked(files(40, '24 hours'), ask, person)).toBe(true);
});

test('five messages from a mailbox, however it is spelled, count against the next for an hour, and sixty messages for a minute', async () => {
  const mail = `${randomUUID()}@example.com`;
  const messages = (count: number, age: string, email?: string) => async (sql: Query) => {
    await sql`truncate public.contact_messages`;
    for (let n = 0; n < count; n += 1)
      await sql`
        insert into public.contact_messages
        ${sql({ ...newMessage({ email: email ?? `${randomUUID()}@example.com`, message: randomUUID() }) })}`;
    await sql`update public.contact_messages set created_at = now() - ${age}::interval`;
  };
  const ask = async (sql: Query) => {
    await sendMessage(sql, { email: mail.replace('@', '+1@').toUpperCase() });
    return [{ answer: 'sent' }];
  };
  expect(await asked(messages(4, '1 second', mail), ask, null)).toBe('sent');
  expect(await asked(messages(5, '59 minutes 59 seconds', mail), ask, null)).toBe('too_many_messages');
  expect(await asked(messages(5, '1 hour', mail), ask, null)).toBe('sent');
  expect(await asked(messages(60, '59.5 seconds'), ask, null)).toBe('too_many_messages');
  expect(await asked(messages(60, '1 minute'), ask, null)).toBe('sent');
});

test('sixty newsletters count against the next for a minute', async () => {
  const newsletters = (age: string) => (sql: Query) =>
    sql`
    insert into public.newsletter_subscriptions (email, asked_at)
    select n || '@example.org', now() - ${age}::interval from generate_series(1, 60) n`;
  const ask = (sql: Query) =>
    sql<{ answer: unknown }[]>`select 'asked' as answer from subscribe_newsletter('late@example.org')`;
  expect(await asked(newsletters('59.5 seconds'), ask, null)).toBe('too_many_messages');
  expect(await asked(newsletters('1 minute'), ask, null)).toBe('asked');
});

describe('fifty requests for money count against the next for a day', () => {
  const ONE = { method: 'Bitcoin', address: ADDRESSES.Bitcoin[0] ?? '' };
  const requests = (of: Person, count: number, age: string) => (sql: Query) =>
    sql`
    insert into public.withdrawals (investor_id, method, address, amount_cents, status, created_at)
    select ${of.id}, ${ONE.method}, ${ONE.address}, 1000, 'cancelled', now() - ${age}::interval from generate_series(1, ${count})`;
  const ask = (sql: Query) =>
    sql<{ answer: unknown }[]>`
    select 'taken' as answer from request_withdrawal(${ONE.method}, ${ONE.address}, 100000, ${randomUUID()})`;

  test('also when they were taken back, and not against those of others', async () => {
    const [person, other] = [await makeInvestor({ deposited: 100_000 }), await makeInvestor({ deposited: 100_000 })];
    expect(await asked(requests(person, 49, '23 hours 59 minutes 59 seconds'), ask, person)).toBe('taken');
    expect(await asked(requests(person, 50, '23 hours 59 minutes 59 seconds'), ask, person)).toBe('too_many_requests');
    expect(await asked(requests(person, 50, '24 hours'), ask, person)).toBe('taken');
    expect(await asked(requests(other, 50, '1 hour'), ask, person)).toBe('taken');
  });

  test('while a retry returns the request that it made, and nothing is written for the one that is refused', async () => {
    const person = await makeInvestor({ deposited: 200_000 });
    const request_id = randomUUID();
    const first = await request(stage.asInvestor(person), { request_id });
    await stage.owner.begin(async (sql) => requests(person, 49, '1 hour')(sql));
    const before = await fingerprint(stage.owner);
    await expect(request(stage.asInvestor(person))).rejects.toThrow('too_many_requests');
    expect(await request(stage.asInvestor(person), { request_id })).toEqual(first);
    expect(await fingerprint(stage.owner)).toEqual(before);
  });
});
