import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRelations } from '../../../scripts/access/catalog.ts';
import { tidy } from '../../support/expressions.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor } = await openStage();

const relations = await readRelations(owner);

const policies = relations.flatMap((relation) =>
  relation.policies.map((policy) => ({
    ...policy,
    relation: `${relation.schema}.${relation.name}`,
    owned: relation.columns.includes('investor_id') ? 'investor_id' : relation.name === 'profiles' && 'id',
    rules: [policy.using, policy.check].filter((rule) => rule !== null).map(tidy),
  })),
);

test('row-level security is enabled and forced on every table, so that not even its owner role is exempt by default', async () => {
  const open = await owner`
    select c.oid::regclass::text as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (ground.schemas()) and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)`;
  expect([...open]).toEqual([]);
});

test('every table says in a policy who reads or writes it', () => {
  const silent = relations.filter(
    ({ schema, view, policies: own }) => !view && schema !== 'storage' && own.length === 0,
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every view runs with the rights of its reader', async () => {
  const views = await owner`
    select c.oid::regclass::text as view from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (ground.schemas()) and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions @> '{security_invoker=true}', false)`;
  expect([...views]).toEqual([]);
});

test('every policy of a table with an owner names the owner, or says that there is none', () => {
  const nameless = policies.filter(
    ({ owned, rules }) =>
      owned !== false &&
      rules.some(
        (rule) =>
          rule !== 'false' &&
          !rule.includes(`${owned} = (select people.caller())`) &&
          !rule.toLowerCase().includes(`(${owned} is null)`),
      ),
  );
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test('every policy of files names the bucket and the caller', () => {
  const loose = policies.filter(
    ({ relation, rules }) =>
      relation === 'storage.objects' &&
      rules.some(
        (rule) =>
          !(
            rule.includes('bucket_id') &&
            /own_object|own_folders|starts_with\(name, .*people\.caller\(\)|may_download_proofs|may_open_document/i.test(
              rule,
            )
          ),
      ),
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test('every policy is for one verb and for named roles', () => {
  const loose = policies.filter(({ verb, roles }) => verb === 'all' || roles.includes('public'));
  expect(loose.map(({ name }) => name)).toEqual([]);
});

test('no policy and no function trusts what people write into their own account', async () => {
  const trusting = policies.filter(({ rules }) => rules.some((rule) => rule.includes('user_metadata')));
  expect(trusting.map(({ name }) => name)).toEqual([]);
  // The sign-up trigger copies the name from user metadata, an export shows it, and closing or an unfinished
  // registration clears it; it decides nothing.
  const functions = await owner<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (ground.schemas()) and p.prosrc ~ 'user_meta_?data' order by 1`;
  expect(functions.map(({ name }) => name)).toEqual(
    [
      'people.before_user_created',
      'people.bound_metadata',
      'whole.close_account',
      'people.create_profile',
      'people.finish_registration',
      'people.follow_language',
      'people.forget_registration',
      'whole.my_data',
    ].toSorted(),
  );
});

test('no function of ours looks names up where its caller could have put others', async () => {
  const open = await owner`
    select p.oid::regprocedure::text as function from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (ground.schemas()) and not coalesce(p.proconfig @> array['search_path=""'], false)`;
  // A procedure with its own settings cannot commit; only the owner calls this one, and it qualifies every name.
  expect([...open]).toEqual([{ function: 'jobs.run_job(text)' }]);
});

test('whatever proposes a change of the site or ends a proposal takes the turn first, itself or by its caller', async () => {
  const byCaller = await owner<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p
    where p.pronamespace::regnamespace::text = any (ground.schemas())
      and p.prosrc ~ 'desk\\.(propose|decide|end_proposal)\\(|lock table people'
      and p.prosrc !~ '(take_turn_at_site|open_proposal|admin_in_turn)\\(.*(desk\\.(propose|decide|end_proposal)\\(|lock table people)'
    order by 1`;
  expect(byCaller.map(({ name }) => name)).toEqual(['desk.decide', 'desk.propose']);
});

test('no function that the API shows runs as its owner', async () => {
  const definers = await owner`
    select p.oid::regprocedure::text as function from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef`;
  expect([...definers]).toEqual([]);
});

test('no role of the API may truncate a table of ours, refer to it or put a trigger on it', async () => {
  const held = await owner`
    select r.role, c.oid::regclass::text as relation, v.verb
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = any (ground.schemas())
    cross join unnest('{anon,authenticated,service_role}'::text[]) r (role)
    cross join unnest('{truncate,references,trigger,maintain}'::text[]) v (verb)
    where c.relkind in ('r', 'v') and has_table_privilege(r.role, c.oid, v.verb)`;
  expect([...held]).toEqual([]);
});

test('no role of the API may create anything in a schema of ours, nor enter one it has no use for', async () => {
  const schemas = await owner`
    select n.nspname as schema, r.role, has_schema_privilege(r.role, n.oid, 'usage') as usage, has_schema_privilege(r.role, n.oid, 'create') as create
    from pg_namespace n cross join unnest('{anon,authenticated,service_role}'::text[]) r (role)
    where n.nspname = any (ground.schemas()) order by 1, 2`;
  expect(schemas.filter(({ create }) => create)).toEqual([]);
  expect(schemas.filter(({ usage }) => !usage).map(({ schema, role }) => `${role} ${schema}`)).toEqual([
    'anon ledger',
    'service_role ledger',
  ]);
});

test('what a later migration creates is closed until it grants something', async () => {
  await owner`create table public.later (id int generated by default as identity primary key)`;
  await owner`create function public.later() returns int language sql return 1`;
  await owner`create function ground.later() returns int language sql return 1`;
  const open = await owner`
    select r.role from unnest('{anon,authenticated,service_role}'::text[]) r (role)
    where has_table_privilege(r.role, 'public.later', 'select, insert, update, delete, truncate, references, trigger, maintain')
       or has_sequence_privilege(r.role, 'public.later_id_seq', 'usage, select, update')
       or has_function_privilege(r.role, 'public.later()', 'execute')
       or has_function_privilege(r.role, 'ground.later()', 'execute')`;
  expect([...open]).toEqual([]);
});

// Attacks by their numbers in docs/attacks.md, which also names the tests of the others.

test('6, a function that trusts an id it is given: no function of an investor takes one', async () => {
  const trusting = await owner<{ name: string }[]>`
    select p.proname as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proargnames && '{investor_id,user_id,person,owner,caller}'
      and has_function_privilege('authenticated', p.oid, 'execute') and p.proargmodes is null`;
  expect(trusting.map(({ name }) => name).toSorted()).toEqual(['grant_bonus', 'propose_correction']);
  const mallory = await makeInvestor();
  const denied = { code: '42501' };
  const wanted = { investor_id: mallory.id, amount_cents: 100, reason: 'x', request_id: randomUUID() };
  await expect(asInvestor(mallory).rows('grant_bonus', wanted)).rejects.toMatchObject(denied);
  await expect(asInvestor(mallory).rows('propose_correction', { ...wanted, corrects: 'x' })).rejects.toMatchObject(
    denied,
  );
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
