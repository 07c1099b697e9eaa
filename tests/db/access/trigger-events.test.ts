import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { claimsOf } from '../support/actors.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { oneMoment, type Query } from '../support/one-moment.ts';
import { openStage } from '../support/stage.ts';

// Each event and each column of a trigger alone, because today's functions often change two at once.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator, operator } = stage;
const asked = oneMoment(stage);
const nothing = () => Promise.resolve();
const done = async (work: Promise<unknown>) => {
  await work;
  return [{ answer: 'done' }];
};

const told = (event: string, statement: (sql: Query) => Promise<unknown>, before = nothing as typeof statement) =>
  asked(
    async (sql) => {
      await before(sql);
      await sql`delete from realtime.messages`;
    },
    async (sql) => {
      await statement(sql);
      return sql`
        select count(*)::int > 0 as answer from realtime.messages m join auth.sessions s on m.topic = 'session:' || s.id
        where m.event = ${event} and s.user_id = ${operator('admin').id}`;
    },
  );

const triggers = await owner<(Record<'table' | 'column', string> & Record<'insert' | 'update' | 'remove', boolean>)[]>`
  select t.tgrelid::regclass::text as table, min(a.attname) as column, bool_or(t.tgtype & 4 > 0) as insert,
    bool_or(t.tgtype & 16 > 0) as update, bool_or(t.tgtype & 8 > 0) as remove
  from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum > 0 and a.attgenerated = '' and a.attidentity = ''
    and (t.tgattr::text = '' or a.attnum = any (t.tgattr))
  where t.tgfoid = 'messages.announce_to_operators'::regproc and t.tgtype & 1 = 0 and t.tgqual is null
  group by t.tgrelid order by 1`;

describe('an operator is notified of a statement that may change', () => {
  const announced = triggers.flatMap(({ table, column, insert, update, remove }) => [
    ...(insert ? [[table, `insert into ${table} (${column}) select ${column} from ${table} where false`]] : []),
    ...(update ? [[table, `update ${table} set ${column} = ${column} where false`]] : []),
    ...(remove ? [[table, `delete from ${table} where false`]] : []),
  ]) as [string, string][];

  test.each(announced)('%s: %s', async (table, statement) => {
    expect(await told(table.replace(/.*\./, ''), (sql) => sql.unsafe(statement))).toBe(true);
  });

  test('a halt, when it ends, and not when quotes agree', async () => {
    const halt = (sql: Query) => sql`
      insert into markets.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at)
      values ('BTC-USD', now(), 1, now(), now())`;
    const agree = (sql: Query) => sql`update markets.halts set agreed_mid = 2 where ended_at is null`;
    const end = (sql: Query) => sql`update markets.halts set ended_at = now() where ended_at is null`;
    expect(await told('halts', agree, halt)).toBe(false);
    expect(await told('halts', end, halt)).toBe(true);
  });

  test('who is frozen, when the freeze begins and when it ends', async () => {
    const person = await makeInvestor();
    const freeze = (sql: Query) => sql`
      insert into people.freezes (person_id, reason, frozen_by) values (${person.id}, 'Taken over', ${operator('admin').id})`;
    const lift = (sql: Query) => sql`delete from people.freezes where person_id = ${person.id}`;
    expect(await told('freezes', freeze)).toBe(true);
    expect(await told('freezes', lift, freeze)).toBe(true);
  });

  test('who has which role, when it begins, changes and ends', async () => {
    const [person, clerk] = [await makeInvestor(), await makeOperator('reviewer')];
    expect(await told('operators', (sql) => sql`insert into people.operators values (${person.id}, 'reviewer')`)).toBe(
      true,
    );
    expect(
      await told('operators', (sql) => sql`update people.operators set role = 'admin' where user_id = ${clerk.id}`),
    ).toBe(true);
    expect(await told('operators', (sql) => sql`delete from people.operators where user_id = ${clerk.id}`)).toBe(true);
  });
});

const setAlone = (id: string, column: string) => (sql: Query) =>
  sql`update public.deposits set ${sql(column)} = ${sql(column)} where id = ${id}`;

test.each(['status', 'first_approved_by', 'transaction_id'])(
  'when only the %s of a deposit is set, its operators are notified',
  async (column) => {
    const { id } = await pendingDeposit(stage);
    expect(await told('deposits', setAlone(id, column))).toBe(true);
  },
);

test.each(['status', 'first_approved_by'])(
  'when only the %s of a deposit is set, its case is refused to others, and the turn at it ends',
  async (column) => {
    const { id } = await pendingDeposit(stage);
    const held = (sql: Query) => sql`
      insert into desk.case_leases (case_id, queue, operator_id, held_until)
      values (${id}, 'deposits', ${operator('treasurer').id}, now() + interval '1 minute')`;
    const by = (role: 'admin' | 'treasurer') => async (sql: Query) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify(claimsOf(operator(role)))}, true)`;
      await setAlone(id, column)(sql);
      return sql<{ answer: unknown }[]>`
        select count(*)::int as answer from desk.case_leases where case_id = ${id}`;
    };
    expect(await asked(held, by('admin'))).toBe('case_leased');
    expect(await asked(held, by('treasurer'))).toBe(0);
  },
);

test('a profile follows an address that changes without a new confirmation', async () => {
  const { id } = await makeInvestor();
  const email = `new-${id}@example.com`;
  expect(
    await asked(
      (sql) => sql`update auth.users set email = ${email} where id = ${id}`,
      (sql) => sql`select email as answer from public.profiles where id = ${id}`,
    ),
  ).toBe(email);
});

test('a site is guarded when its mode changes, and saved otherwise', async () => {
  const save = (mode: string) =>
    asked(
      (sql) => sql`select ground.audit('test', ${operator('admin').id})`,
      (sql) => done(sql`update public.site set mode = ${mode}`),
    );
  const [site] = await owner<{ mode: string }[]>`select mode from public.site`;
  expect(await save(site?.mode ?? '')).toBe('done');
  expect(await save('live')).not.toBe('done');
});

test('an address of another network than the site is on is refused at the end, also when only its network changes', async () => {
  expect(
    await asked(
      (sql) => sql`alter table public.wallets disable trigger guard_address`,
      async (sql) => {
        await sql`update public.wallets set network = 'main' where address is not null`;
        return done(sql`set constraints all immediate`);
      },
    ),
  ).toBe('wrong_network');
});

// Row triggers run before policies and would answer first.
test('an ended session is refused before a profile is looked at', async () => {
  const alice = await makeInvestor();
  const run = (claims = {}) =>
    asInvestor(alice, claims).query`update public.profiles set name = 'Somebody Else' where false`;
  await run();
  await expect(run({ session_id: randomUUID() })).rejects.toMatchObject({
    code: '42501',
    message: 'session_ended',
  });
});

test('a frozen person asks for no withdrawal, also past the function that asks first', async () => {
  const { id } = await makeInvestor({ deposited: 100_000 });
  const request = (sql: Query) =>
    done(sql`
      insert into public.withdrawals (id, investor_id, method, address, amount_cents)
      values (${randomUUID()}, ${id}, 'Bitcoin', ${ADDRESSES.Bitcoin[0] ?? ''}, 1000)`);
  const freeze = (sql: Query) => sql`
    insert into people.freezes (person_id, reason, frozen_by) values (${id}, 'Taken over', ${operator('admin').id})`;
  expect(await asked(nothing, request)).toBe('done');
  expect(await asked(freeze, request)).toBe('account_frozen');
});
