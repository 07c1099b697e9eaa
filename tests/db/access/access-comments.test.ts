import { expect, test } from 'vitest';
import { cloneDatabase } from '../support/database.ts';

const { owner } = await cloneDatabase();

test.each([
  [
    'table and view',
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'ledger'::regnamespace)
       and c.relkind in ('r', 'v') and obj_description(c.oid, 'pg_class') is null`,
  ],
  [
    'function',
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'ledger'::regnamespace)
       and obj_description(p.oid, 'pg_proc') is null`,
  ],
  [
    'domain',
    `select t.oid::regtype::text as name from pg_type t
     where t.typnamespace in ('public'::regnamespace, 'private'::regnamespace, 'ledger'::regnamespace)
       and t.typtype = 'd' and obj_description(t.oid, 'pg_type') is null`,
  ],
  [
    'schema',
    `select n.nspname as name from pg_namespace n
     where n.nspname in ('private', 'ledger') and obj_description(n.oid, 'pg_namespace') is null`,
  ],
])('a reviewer finds a comment on every %s', async (_, undocumented) => {
  expect(await owner.unsafe(undocumented)).toEqual([]);
});
