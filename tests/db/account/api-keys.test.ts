import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { fillTables } from '../support/people/every-table.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor } = stage;
const ALL = ['balance', 'statement', 'deposits', 'withdrawals', 'positions'];

const make = async (person: Person, change: object = {}) =>
  (
    await asInvestor(person).call<{ answer: string }>('make_api_key', {
      name: 'Books',
      scopes: ALL,
      days: 30,
      ...change,
    })
  ).answer;
const read = async (key: string, scope = 'balance', until?: string) =>
  (await asAnonymous.call<{ answer: object[] }>('read_by_key', { key, scope, ...(until !== undefined && { until }) }))
    .answer;

test('a key reads its scopes of its owner and nothing else, the columns that they read themselves', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await makeInvestor({ deposited: 7 });
  await fillTables(stage, person);
  await owner`delete from people.freezes where true`;
  const key = await make(person);
  expect(await read(key)).toMatchObject([{ deposited_cents: 500_000 }]);
  for (const [scope, table] of Object.entries({
    statement: 'ledger.movements',
    deposits: 'deposits',
    withdrawals: 'withdrawals',
    positions: 'positions',
  })) {
    const rows = await read(key, scope);
    const [{ ids } = {}] =
      await owner`select array_agg(id::text) as ids from ${owner.unsafe(table)} where investor_id = ${person.id}`;
    expect(rows.map((row) => String((row as { id: unknown }).id)).toSorted()).toEqual((ids as string[]).toSorted());
    expect(JSON.stringify(rows)).not.toMatch(/investor_id|reviewed_by|approved_by|taken_by|paid_by/);
    expect(await read(key, scope, '2000-01-01')).toEqual([]);
  }
  const narrow = await make(person, { scopes: ['deposits'] });
  await expect(read(narrow)).rejects.toThrow('not_allowed');
  await expect(read(key, 'profiles')).rejects.toThrow('not_allowed');
  await expect(read(`${key}0`)).rejects.toThrow('not_allowed');
  const kept = await owner`
    select last_used_at is not null as used, api_keys::text as row from api_keys
    where hash = sha256(convert_to(${key}, 'UTF8'))`;
  expect(kept).toMatchObject([{ used: true }]);
  expect(JSON.stringify(kept)).not.toContain(key);
  await expect(asInvestor(person).query`select hash from api_keys`).rejects.toThrow('permission denied');
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['it has expired', ({ id }) => owner`update api_keys set expires_at = now() where investor_id = ${id}`],
  [
    'its owner is frozen',
    ({ id }) => owner`insert into people.freezes (person_id, reason) values (${id}, 'Asked for it')`,
  ],
  ['its owner ended all other sessions', (person) => asInvestor(person).call('end_sessions')],
  [
    'its owner set a new password',
    ({ id }) => owner`update auth.users set encrypted_password = 'new' where id = ${id}`,
  ],
  ['its owner stopped the account', (person) => asInvestor(person).call('stop_my_account')],
  [
    'its owner removed it',
    async (person) => {
      const [key] = await asInvestor(person).query<{ id: string }>`select id from api_keys`;
      await expect(asInvestor(await makeInvestor()).call('remove_program', { program_id: key?.id })).rejects.toThrow(
        'not_found',
      );
      await asInvestor(person).call('remove_program', { program_id: key?.id });
    },
  ],
  ['10,000 calls were made', ({ id }) => owner`update ground.call_counts set calls = 10000 where person_id = ${id}`],
])('a key reads nothing when %s', async (_, end) => {
  const person = await makeInvestor();
  const key = await make(person);
  await read(key);
  await end(person);
  await expect(read(key)).rejects.toThrow(/not_allowed|too_many_requests/);
});

test('a key needs a recent proof, a name, known scopes and an end within 366 days; ten at most, and its owner is told', async () => {
  const person = await makeInvestor();
  const long = asInvestor(person, { amr: [{ method: 'password', timestamp: 1 }] });
  await expect(long.call('make_api_key', { name: 'x', scopes: ALL, days: 1 })).rejects.toThrow('password_required');
  for (const change of [
    { name: ' ' },
    { scopes: [] },
    { scopes: ['all'] },
    { scopes: [null] },
    { scopes: [...ALL, ...ALL] },
    { days: 0 },
    { days: 367 },
    { days: null },
  ])
    await expect(make(person, change)).rejects.toThrow('invalid_value');
  for (let n = 0; n < 10; n += 1) await make(person);
  await expect(make(person)).rejects.toThrow('too_many_requests');
  const [{ told } = {}] =
    await owner`select count(*)::int as told from account_events where investor_id = ${person.id} and kind = 'program_added'`;
  expect(told).toBe(10);
});
