import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readCatalog } from '../../../scripts/access/catalog.ts';
import { type Actor, begunBy, MAILED_SESSION, PASSWORD_SESSION } from '../support/actors.ts';
import { fillTables } from '../support/people/every-table.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, asInvestor, makeInvestor, makeOperator } = stage;

test('an investor who signed out changes no column of their profile', async () => {
  const alice = await makeInvestor();
  const columns = await owner<{ name: string }[]>`
    select column_name as name from information_schema.column_privileges
    where table_schema = 'public' and table_name = 'profiles' and grantee = 'authenticated' and privilege_type = 'UPDATE'`;
  expect(columns.length).toBeGreaterThan(3);
  for (const { name } of columns) {
    const change = asInvestor(alice, { session_id: randomUUID() }).transaction(
      (sql) => sql`update public.profiles set ${sql(name)} = default where id = ${alice.id}`,
    );
    await expect(change).rejects.toMatchObject({ code: '42501', message: 'session_ended' });
  }
});

test('an investor who signed out writes and removes nothing with the old token, neither a row nor a file', async () => {
  const alice = await makeInvestor();
  const bob = await makeInvestor();
  const file = (bucket: string) => `${alice.id}/${randomUUID()}.${bucket === 'kyc' ? 'pdf' : 'png'}`;
  const [proof, document, picture] = [file('proofs'), file('kyc'), file('avatars')];
  await owner`
    insert into storage.objects (bucket_id, name) values ('proofs', ${proof}), ('kyc', ${document}), ('avatars', ${picture})`;
  const written = () => owner`
    select (select count(*) from deposits where investor_id = ${alice.id}) as deposits,
      (select count(*) from kyc_cases where investor_id = ${alice.id}) as cases,
      (select count(*) from storage.objects where name like ${`${alice.id}/%`}) as files,
      (select name from profiles where id = ${alice.id}) as name`;
  const before = await written();
  const writings = (token: Actor) => [
    token.query`select submit_deposit(1000, 'bitcoin', ${proof})`,
    token.query`select submit_kyc_case('1 Some Street', ${document})`,
    token.query`update profiles set name = 'Somebody Else' where id = ${alice.id}`,
    token.during('object.upload')
      .query`insert into storage.objects (bucket_id, name) values ('avatars', ${file('avatars')})`,
    token.during('object.delete').transaction(async (sql) => {
      await sql`select set_config('storage.allow_delete_query', 'true', true), set_config('storage.can_delete', 'true', true)`;
      await sql`delete from storage.objects where name = ${picture}`;
    }),
  ];
  for (const token of [asInvestor(alice, { session_id: bob.sessionId }), asInvestor(alice, { session_id: undefined })])
    for (const { status, ...result } of await Promise.allSettled(writings(token)))
      expect({ status, ...result }).toMatchObject({
        status: 'rejected',
        reason: { code: '42501', message: 'session_ended' },
      });
  expect(await written()).toEqual(before);
  expect((await Promise.allSettled(writings(asInvestor(alice)))).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 'fulfilled'),
  );
  expect([...(await owner`select from storage.objects where name = ${picture}`)]).toEqual([]);
});

const { relations, functions } = await readCatalog(owner);
const TOKEN = /auth\.(uid|jwt|role|email)\(\)|request\.jwt/;

test('only the function that checks the session takes the caller from the token: no policy, default or other reachable function does', async () => {
  const rules = relations.flatMap(({ policies }) =>
    policies.map(({ name, using, check }) => ({ name, text: `${using ?? ''} ${check ?? ''}` })),
  );
  const defaults = await owner<{ name: string; text: string }[]>`
    select d.adrelid::regclass::text as name, pg_get_expr(d.adbin, d.adrelid) as text from pg_attrdef d
    join pg_class c on c.oid = d.adrelid where c.relnamespace::regnamespace::text = any (ground.schemas())`;
  const bodies = functions
    .filter(({ executors }) => executors.includes('authenticated'))
    .map(({ name, source }) => ({ name, text: source.replaceAll("auth.jwt() ->> 'session_id'", '') }));
  const taking = [...rules, ...defaults, ...bodies].filter(({ text }) => TOKEN.test(text));
  expect(taking.map(({ name }) => name)).toEqual(['admit_request', 'caller']);
});

test('every policy for signed-in people alone asks for an open session, itself or by a function that does', () => {
  const asking = new Set(
    functions
      .filter(({ schema, source }) => schema !== 'public' && source.includes('people.caller()'))
      .map(({ name }) => name),
  );
  const silent = relations.flatMap(({ policies }) =>
    policies.filter(({ roles, using, check }) => {
      const asks = [...`${using} ${check}`.matchAll(/[a-z]+\.(\w+)\(/g)].map(([, name = '']) => name);
      return roles.join() === 'authenticated' && !asks.some((name) => name === 'caller' || asking.has(name));
    }),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

const readable = relations.flatMap(({ schema, name, privileges, policies }) => {
  const columns = privileges.find(({ role, verb }) => role === 'authenticated' && verb === 'select')?.columns;
  if (!columns || (policies.length > 0 && policies.every(({ using }) => using === 'false'))) return [];
  const isPublic =
    policies.length === 0
      ? // A view shows what its tables' policies let the reader see.
        privileges.some(({ role, verb }) => role === 'anon' && verb === 'select')
      : policies.some(({ roles, verb }) => roles.includes('anon') && verb === 'select');
  return [{ table: `${schema}.${name}`, columns, isPublic }];
});
const read = async (actor: Actor, { table, columns }: (typeof readable)[number], topic = '') => {
  try {
    return await actor.transaction(async (sql) => {
      await sql`select set_config('realtime.topic', ${topic}, true), set_config('storage.operation', 'storage.object.list', true)`;
      return [...(await sql`select ${sql(columns)} from ${sql(table)}`)];
    });
  } catch (error) {
    return String(Reflect.get(Object(error), 'message'));
  }
};

test.each([
  ['a mailed link or code', MAILED_SESSION],
  ['a provider that nobody uses here', [{ method: 'oauth', timestamp: 1 }]],
  ['several methods of which none begins a session here', [{ method: 'otp' }, { method: 'totp' }]],
  ['a method that only sounds like one', [{ method: 'password_reset' }]],
  ['a security key alone', [{ method: 'mfa/webauthn' }]],
  ['no method', []],
  ['a word instead of a list', 'password'],
  ['a list of words', ['password']],
  ['an unknown method', undefined],
])('a session begun with %s has no caller', async (_, amr) => {
  const alice = await makeInvestor({ deposited: 50_000 });
  const nobody = asInvestor(alice, { amr });
  for (const attempt of [
    () => nobody.query`select people.caller()`,
    () => nobody.query`select id from profiles`,
    () => nobody.rows('invest', { plan_id: 'stater', request_id: randomUUID() }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: '42501', message: 'session_ended' });
});

test.each([
  ['password', PASSWORD_SESSION],
  ['passkey', begunBy('passkey')],
])('a session begun with a %s is its owner, also with a second factor', async (_, began) => {
  const alice = await makeInvestor();
  expect(await asInvestor(alice, { amr: began }).query`select people.caller() as id`).toEqual([{ id: alice.id }]);
  const amr = [{ method: 'totp', timestamp: 2 }, ...began];
  expect(await asInvestor(alice, { amr }).query`select people.caller() as id`).toEqual([{ id: alice.id }]);
});

const alice = await makeInvestor({ deposited: 500_000 });
const operator = await makeOperator('treasurer');
await fillTables(stage, alice);

describe.each([
  ['that ended', () => ({ session_id: randomUUID() })],
  ['that a mailed link began', () => ({ amr: MAILED_SESSION })],
])('with the token of a session %s', (_, change) => {
  test.each(readable.map((one) => [one.table, one] as const))(
    'an investor reads nothing of %s but what a visitor does',
    async (table, relation) => {
      const topic = `session:${alice.sessionId}`;
      const open = await read(asInvestor(alice), relation, topic);
      const after = await read(asInvestor(alice, change()), relation, topic);
      // An empty result would prove nothing.
      const least = relation.isPublic || table === 'storage.buckets' ? 0 : 1;
      expect(open.length).toBeGreaterThanOrEqual(least);
      const visited = relation.isPublic ? await read(asAnonymous, relation) : [];
      expect(['session_ended', visited]).toContainEqual(after);
    },
  );

  test('a person cannot join its topic', async () => {
    const topic = `session:${alice.sessionId}`;
    const join = (actor: Actor) => actor.query`select messages.may_hear(${topic})`;
    expect(await join(asInvestor(alice))).toEqual([{ may_hear: true }]);
    await expect(join(asInvestor(alice, change()))).rejects.toThrow('session_ended');
  });

  test('an operator lists no proof and opens no document', async () => {
    const here = asInvestor(operator).during('object.get_authenticated');
    const left = asInvestor(operator, change()).during('object.get_authenticated');
    const [kyc] = await owner<{ id: string }[]>`select id from kyc_cases where investor_id = ${alice.id}`;
    await asInvestor(operator).call('record_document_opening', { case_id: kyc?.id });
    const acts = [
      (actor: Actor) =>
        actor.query`select name from storage.objects where bucket_id = 'proofs' and name like ${`${alice.id}/%`}`,
      (actor: Actor) =>
        actor.query`select name from storage.objects where bucket_id = 'kyc' and name like ${`${alice.id}/%`}`,
    ];
    for (const act of acts) {
      expect((await act(here)).length).toBeGreaterThan(0);
      await expect(act(left)).rejects.toThrow('session_ended');
    }
  });
});

test('an investor cannot move money on a session past its end', async () => {
  const ada = await makeInvestor({ deposited: 50_000 });
  await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${ada.sessionId}`;
  await expect(asInvestor(ada).rows('invest', { plan_id: 'stater', request_id: randomUUID() })).rejects.toThrow(
    'session_ended',
  );
  await owner`update auth.sessions set not_after = now() + interval '1 hour' where id = ${ada.sessionId}`;
  expect(await asInvestor(ada).rows('invest', { plan_id: 'stater', request_id: randomUUID() })).toHaveLength(1);
});
