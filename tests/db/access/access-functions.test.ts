import { expect, test } from 'vitest';
import { executable } from '../support/access/executable.ts';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();
const inOurSchemas = owner`('public', 'ledger', 'private')`;

test.each(Object.entries(executable))(
  '%s may execute exactly the functions that are meant',
  async (role, expected) => {
    const granted = await owner<{ name: string }[]>`
    select distinct n.nspname || '.' || p.proname as name
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${inOurSchemas} and has_function_privilege(${role}, p.oid, 'execute')`;
    expect(granted.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
  },
);

test('no function of ours looks names up where its caller could have put others', async () => {
  const open = await owner`
    select p.oid::regprocedure::text as function from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ${inOurSchemas} and not coalesce(p.proconfig @> array['search_path=""'], false)`;
  // A procedure with settings of its own cannot commit. This one calls what its caller, the owner alone, names in full.
  expect([...open]).toEqual([{ function: 'private.run_job(text)' }]);
});

test('no function that the API shows runs as its owner', async () => {
  const definers = await owner`
    select p.oid::regprocedure::text as function from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef`;
  expect([...definers]).toEqual([]);
});
