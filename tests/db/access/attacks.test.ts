import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { describe, expect, test } from 'vitest';
import { uploadProof } from '../support/money/deposits.ts';
import { openStage } from '../support/stage.ts';

// Attacks by their numbers in docs/attacks.md, which also names the tests of the others.
const { owner, asInvestor, asAnonymous, asOperator, makeInvestor, makeOperator, operator } = await openStage();
const alice = await makeInvestor({ deposited: 1_000_000 });
const mallory = await makeInvestor();
const denied = { code: '42501' };
const nobody = '00000000-0000-4000-8000-00000000dead';

const tables = await owner<{ name: string }[]>`
  select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;

describe('1, a table without row-level security:', () => {
  test.each(tables.map(({ name }) => name))('a visitor and a stranger find nothing of Alice in %s', async (name) => {
    const answers = await Promise.all(
      [asAnonymous, asInvestor(mallory)].map((anyone) =>
        anyone
          .transaction((sql) => sql`select * from ${sql(`public.${name}`)}`)
          .then((rows) => JSON.stringify([...rows]))
          .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error)),
      ),
    );
    for (const answer of answers) expect(answer).not.toContain(alice.id);
  });
});

test('2, a view that bypasses the policies: a stranger counts nothing of Alice in the portfolio', async () => {
  const [row] = await asInvestor(mallory)
    .query`select count(*)::int as rows from public.portfolio where investor_id = ${alice.id}`;
  expect(row).toEqual({ rows: 0 });
});

test('5, a definer function that looks names up in the caller’s schemas: a table of the caller’s does not replace ours', async () => {
  const rows = await asInvestor(mallory).transaction(async (sql) => {
    await sql`select set_config('search_path', 'pg_temp, public', true)`;
    return sql`select * from public.my_role()`;
  });
  expect(rows).toMatchObject([{ my_role: null }]);
  const mutable = await owner`
    select from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (ground.schemas()) and p.prosecdef and not coalesce(p.proconfig @> array['search_path=""'], false)`;
  expect([...mutable]).toEqual([]);
});

test('6, a function that trusts an id it is given: no function of an investor takes one', async () => {
  const trusting = await owner<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proargnames && '{investor_id,user_id,person,owner,caller}'
      and has_function_privilege('authenticated', p.oid, 'execute') and p.proargmodes is null`;
  expect(trusting.map(({ name }) => name).toSorted()).toEqual(['grant_bonus', 'propose_correction']);
  const wanted = { investor_id: mallory.id, amount_cents: 100, reason: 'x', request_id: randomUUID() };
  await expect(asInvestor(mallory).rows('grant_bonus', wanted)).rejects.toMatchObject(denied);
  await expect(asInvestor(mallory).rows('propose_correction', { ...wanted, corrects: 'x' })).rejects.toMatchObject(
    denied,
  );
});

test.each(['NaN', 'Infinity', '-Infinity', '1e400', '0.5', '-1', '0', '99999999999999999999', '0x10', ''])(
  '11, an amount of %j: no money moves',
  async (amount) => {
    const before = await owner`select * from ledger.accounts where investor_id = ${alice.id}`;
    await expect(
      asInvestor(alice).rows('request_withdrawal', {
        method: 'Ethereum',
        address: '0x52908400098527886E0F7030069857D2E4169EE7',
        amount_cents: amount,
        request_id: randomUUID(),
      }),
    ).rejects.toHaveProperty('code');
    expect([...(await owner`select * from ledger.accounts where investor_id = ${alice.id}`)]).toEqual([...before]);
  },
);

test('12, errors that tell whether an id exists: the withdrawal of another investor and one that does not exist are refused alike', async () => {
  const { id } = await asInvestor(alice).call<{ id: string }>('request_withdrawal', {
    method: 'Ethereum',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    amount_cents: 100_000,
    request_id: randomUUID(),
  });
  const answers = await Promise.all(
    [id, nobody].map((withdrawal_id) =>
      asInvestor(mallory)
        .rows('cancel_withdrawal', { withdrawal_id })
        .catch((error: unknown) => (error instanceof postgres.PostgresError ? [error.code, error.message] : error)),
    ),
  );
  expect(answers).toEqual([
    ['P0001', 'not_found'],
    ['P0001', 'not_found'],
  ]);
});

test('17, a query without end: visitors and investors are cut off after seconds', async () => {
  const limits = await owner`
    select r.rolname as role, s.setting from pg_db_role_setting d join pg_roles r on r.oid = d.setrole, unnest(d.setconfig) s (setting)
    where r.rolname in ('anon', 'authenticated', 'authenticator') and s.setting like 'statement_timeout=%' order by 1`;
  expect([...limits]).toEqual([
    { role: 'anon', setting: 'statement_timeout=3s' },
    { role: 'authenticated', setting: 'statement_timeout=8s' },
    { role: 'authenticator', setting: 'statement_timeout=8s' },
  ]);
});

test('20, a token that outlives its session or its holder’s role moves nothing', async () => {
  const gone = await makeInvestor({ deposited: 100_000 });
  await owner`delete from auth.sessions where id = ${gone.sessionId}`;
  await expect(asInvestor(gone).rows('invest', { plan_id: 'basic', request_id: randomUUID() })).rejects.toMatchObject({
    ...denied,
    message: 'session_ended',
  });
  const dismissed = await makeOperator('admin');
  expect(await asInvestor(dismissed).rows('deposit_queue')).toEqual([]);
  await owner`delete from people.operators where user_id = ${dismissed.id}`;
  await expect(asInvestor(dismissed).rows('deposit_queue')).rejects.toMatchObject({
    ...denied,
    message: 'not_allowed',
  });
  expect(await asOperator('admin').rows('deposit_queue')).toEqual([]);
  expect(operator('admin').id).not.toBe(dismissed.id);
});

describe('abuse:', () => {
  const give = async (person: typeof alice, path: string) =>
    asInvestor(person).query`select submit_deposit(100, 'bitcoin', ${path})`;

  test('ten deposits of one investor may wait, and the eleventh after a review', async () => {
    const eager = await makeInvestor();
    const paths = [];
    for (let n = 0; n < 11; n += 1) paths.push(await uploadProof(owner, eager.id));
    for (const path of paths.slice(0, 10)) await give(eager, path);
    await expect(give(eager, paths[10] ?? '')).rejects.toMatchObject({
      code: 'P0001',
      message: 'too_many_pending',
    });
    await expect(give(eager, paths[9] ?? '')).resolves.toHaveLength(1);
    const another = await makeInvestor();
    await give(another, await uploadProof(owner, another.id));
    await owner`update public.deposits set status = 'rejected', reason = 'x', reviewed_by = ${operator('reviewer').id} where proof_path = ${paths[0] ?? ''}`;
    await expect(give(eager, paths[10] ?? '')).resolves.toHaveLength(1);
  });

  test('twelve deposits sent at once are ten', async () => {
    const eager = await makeInvestor();
    const paths = [];
    for (let n = 0; n < 12; n += 1) paths.push(await uploadProof(owner, eager.id));
    const sent = await Promise.allSettled(paths.map((path) => give(eager, path)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });
});
