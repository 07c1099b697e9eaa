import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person, Row } from '../support/actors.ts';
import { fingerprint } from '../support/money/books.ts';
import { pendingCase, pendingDeposit } from '../support/money/pending.ts';
import { ADDRESSES, request } from '../support/money/withdrawals.ts';
import { oneMoment, type Query } from '../support/one-moment.ts';
import { newMessage, sendMessage } from '../support/people/contact.ts';
import { openStage } from '../support/stage.ts';
import { quote } from '../support/trading/quotes.ts';

const stage = await openStage();
const { owner, makeInvestor, operator } = stage;
const asked = oneMoment(stage);

const nothing = () => Promise.resolve();

test('an export is handed out for a minute after it was recorded, and recorded ten times a day', async () => {
  const [person, other] = [await makeInvestor(), await makeInvestor()];
  const record =
    (age: string, times = 1) =>
    (sql: Query) =>
      sql`
    insert into public.account_events (investor_id, kind, created_at)
    select case when n > ${times} then ${other.id}::uuid else ${person.id} end, 'data_exported', now() - ${age}::interval
    from generate_series(1, ${times} + 10) n`;
  const read = (sql: Query) => sql<{ answer: unknown }[]>`select my_data() is not null as answer`;
  expect(await asked(record('59.5 seconds'), read, person)).toBe(true);
  expect(await asked(record('1 minute'), read, person)).toBe('reading_not_recorded');
  const again = (sql: Query) => sql<{ answer: unknown }[]>`select 'recorded' as answer from record_export()`;
  expect(await asked(record('23 hours 59 minutes', 9), again, person)).toBe('recorded');
  expect(await asked(record('23 hours 59 minutes', 10), again, person)).toBe('too_many_requests');
  expect(await asked(record('24 hours', 10), again, person)).toBe('recorded');
});

test('a reading on record opens a tax number for a minute and a document for half an hour', async () => {
  const { id } = await pendingCase(stage);
  const clerk = operator('reviewer');
  const record = (action: string, age: string) => async (sql: Query) => {
    await sql`select ground.audit(${action}, ${id})`;
    await sql`alter table ground.audit_events disable trigger user`;
    await sql`update ground.audit_events set at = now() - ${age}::interval where subject = ${id}`;
  };
  const number = (sql: Query) => sql<{ answer: unknown }[]>`select coalesce(read_tax_number(${id}), 'read') as answer`;
  expect(await asked(record('tax_number_read', '59.5 seconds'), number, clerk)).toBe('read');
  expect(await asked(record('tax_number_read', '1 minute'), number, clerk)).toBe('reading_not_recorded');
  const [row] = await owner<{ path: string }[]>`select document_path as path from public.kyc_cases where id = ${id}`;
  const document = (sql: Query) =>
    sql<{ answer: unknown }[]>`select kyc.may_open_document(${row?.path ?? ''}) as answer`;
  expect(await asked(record('kyc_document_opened', '29 minutes 59 seconds'), document, clerk)).toBe(true);
  expect(await asked(record('kyc_document_opened', '30 minutes'), document, clerk)).toBe(false);
});

test('coins may have been sent ninety days before their deposit, to the microsecond', async () => {
  const { id } = await pendingDeposit(stage);
  const credit = (before: string) =>
    asked(
      nothing,
      (sql) => sql`
        select deposits.with_credit_at_quote(d, '1', d.created_at - ${before}::interval) as answer from public.deposits d where d.id = ${id}`,
    );
  expect(await credit('90 days')).toBe('no_price');
  expect(await credit('90 days 0.000001 seconds')).toBe('payment_time_required');
});

test('coins count at a quote that was given when they were paid or before, to the microsecond', async () => {
  const { id } = await pendingDeposit(stage);
  const paidUnderOneOf = (given: string, paid_at: string) =>
    asked(
      async (sql) => {
        await sql`
          insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, created_at, good_until)
          select investor_id, method, 100, 1, 1, 'simulated', ${given}, ${given}, ${given}::timestamptz + interval '15 minutes'
          from public.deposits where id = ${id}`;
        await sql`update public.deposits set created_at = ${paid_at}::timestamptz + interval '1 hour' where id = ${id}`;
      },
      (sql) => sql`
        select 'counts' as answer from public.deposits d, deposits.with_credit_at_quote(d, '1', ${paid_at}) where d.id = ${id}`,
    );
  expect(await paidUnderOneOf('2026-03-04T10:00:40Z', '2026-03-04T10:00:40Z')).toBe('counts');
  expect(await paidUnderOneOf('2026-03-04T10:00:40Z', '2026-03-04T10:00:39.999999Z')).toBe('no_price');
});

test('an operator has a role from the moment that it began', async () => {
  const since = (before: string) =>
    asked(
      nothing,
      (sql) => sql`
        select people.is_operator_since(o.user_id, o.role_since - ${before}::interval, 'reviewer') as answer
        from people.operators o where o.user_id = ${operator('reviewer').id}`,
    );
  expect(await since('0')).toBe(true);
  expect(await since('0.000001 seconds')).toBe(false);
});

describe('a quote', () => {
  const judged = (changes: Row, age: string) =>
    asked(
      (sql) => sql`delete from public.last_quotes`,
      (sql) => sql`
        select coalesce((to_jsonb(j) ->> 'reason'), 'good') as answer
        from public.instruments i cross join lateral markets.judge_quotes('simulated', jsonb_build_array(
          ${sql.json(quote(changes) as never)}::jsonb
            || jsonb_build_object('source_at', '2100-01-01'::timestamptz - case when ${age} = 'max' then i.max_age else ${age}::text::interval end
            + case when ${age} = 'max' and ${'younger' in changes} then interval '0.000001 seconds' else '0' end)), '2100-01-01') j
        where i.id = 'BTC-USD'`,
    );
  test('without a size has no size, and is not malformed', async () => {
    expect(await judged({ bid_size: 0 }, '0')).toBe('no_size');
  });
  test('of one cent is a price, and of none is malformed', async () => {
    expect(await judged({ bid: 1, ask: 2 }, '0')).toBe('too_wide');
    expect(await judged({ bid: 0, ask: 2 }, '0')).toBe('malformed');
  });
  test('may be two seconds ahead of the clock, and one microsecond younger than its age allows', async () => {
    expect(await judged({}, '-2 seconds')).toBe('good');
    expect(await judged({}, '-2.000001 seconds')).toBe('ahead_of_clock');
    expect(await judged({}, 'max')).toBe('too_old');
    expect(await judged({ younger: true }, 'max')).toBe('good');
  });
});

describe('a plan is held on a day', () => {
  const opened = (person: Person, from: string, until: string) => (sql: Query) =>
    sql`
    insert into public.positions (investor_id, plan_id, principal_cents, opened_at, matures_at)
    values (${person.id}, 'vip', 2000000, ${from}, ${until})`;
  const cases: [held: boolean, from: string, until: string][] = [
    [true, '2026-03-02T23:59:59.999Z', '2026-04-01T00:00:00Z'],
    [false, '2026-03-03T00:00:00Z', '2026-04-01T00:00:00Z'],
    [true, '2026-02-01T00:00:00Z', '2026-03-02T00:00:00.001Z'],
    [false, '2026-02-01T00:00:00Z', '2026-03-02T00:00:00Z'],
  ];

  test.each(cases)('%s from %s until %s, by an operator who then books no income of it', async (held, from, until) => {
    const person = operator('treasurer');
    const refused = (sql: Query) => sql<{ answer: unknown }[]>`
      select 'may book' as answer from plans.refuse_own_yield('vip', '2026-03-02', array[${person.id}]::uuid[])`;
    expect(await asked(opened(person, from, until), refused)).toBe(held ? 'own_yield' : 'may book');
  });

  test.each(cases)('%s from %s until %s, as a worker counts its holders', async (held, from, until) => {
    const person = await makeInvestor();
    const many = (sql: Query) =>
      sql<{ answer: unknown }[]>`select plans.has_many_holders('vip', '2026-03-02') as answer`;
    const alone = async (sql: Query) => {
      await sql`
        create or replace function jobs.slice_size() returns int
          language sql immutable set search_path = '' as 'select 0'`;
      await sql`delete from public.positions where plan_id = 'vip'`;
      await opened(person, from, until)(sql);
    };
    expect(await asked(alone, many)).toBe(held);
  });
});

test('income waits an hour for its worker before the books call it missing', async () => {
  const subject = randomUUID();
  const waits = (age: string) =>
    asked(
      (sql) => sql`
        insert into jobs.jobs (kind, subject, asked_by, asked_at)
        values ('yield', ${subject}, ${operator('treasurer').id}, now() - ${age}::interval)`,
      (sql) => sql`select proof.waits_for_worker('yield', ${subject}) as answer`,
    );
  expect(await waits('59 minutes 59 seconds')).toBe(true);
  expect(await waits('1 hour')).toBe(false);
});

test('an account stays open for seven days after its last plan ended', async () => {
  const person = await makeInvestor();
  const why = (age: string) =>
    asked(
      (sql) => sql`
        insert into public.positions (investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
        values (${person.id}, 'stater', 10000, 'matured', now() - interval '20 days', now() - interval '10 days', now() - ${age}::interval)`,
      (sql) => sql`select whole.why_not_closable(${person.id}) as answer`,
    );
  expect(await why('6 days 23 hours 59 minutes')).toBe('recent_plan');
  expect(await why('7 days')).toBeNull();
});

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
