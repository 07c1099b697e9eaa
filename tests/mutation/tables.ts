import type { Sql } from 'postgres';
import { applied } from './edit.ts';
import { widenedChecks } from './limits.ts';
import type { Mutant } from './mutant.ts';

export async function tableMutants(sql: Sql): Promise<Mutant[]> {
  const constraints = await sql<{ table: string; name: string; short: string; type: string; definition: string }[]>`
    select n.nspname || '.' || r.relname as table, c.conname as name, r.relname as short, c.contype as type, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = any (ground.schemas()) and c.contype in ('c', 'f') and r.relkind = 'r' order by 1, 2`;
  const domains = await sql<{ domain: string; name: string; definition: string }[]>`
    select c.contypid::regtype::text as domain, c.conname as name, pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace where c.contypid <> 0 and n.nspname = any (ground.schemas()) order by 1, 2`;
  const relations = await sql<{ name: string; short: string; view: boolean }[]>`
    select n.nspname || '.' || c.relname as name, c.relname as short, c.relkind = 'v' as view
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (ground.schemas()) and c.relkind in ('r', 'v') order by 1`;
  const buckets = await sql<{ id: string }[]>`select id from storage.buckets order by id`;
  return [
    ...constraints.flatMap(({ table, name, short, type, definition }) => {
      const drop = mutant(`alter table ${table} drop constraint ${name}`, ['access-document', name, short], [table]);
      return [drop, ...(type === 'c' ? widened(drop, `table ${table}`, name, definition) : [])];
    }),
    ...domains.flatMap(({ domain, name, definition }) => {
      const drop = mutant(`alter domain ${domain} drop constraint ${name}`, ['access-document', name]);
      return [drop, ...widened(drop, `domain ${domain}`, name, definition)];
    }),
    ...relations.flatMap(({ name, short, view }) =>
      view
        ? [mutant(`alter view ${name} reset (security_invoker)`, ['access-structure', short])]
        : [
            mutant(`alter table ${name} disable row level security`, ['access-structure', short], [name]),
            mutant(`alter table ${name} no force row level security`, ['access-structure', short], [name]),
          ],
    ),
    ...buckets.flatMap(({ id }) =>
      [
        'public = true',
        'file_size_limit = null',
        'file_size_limit = file_size_limit * 10',
        'allowed_mime_types = null',
        `allowed_mime_types = allowed_mime_types || '{image/svg+xml}'`,
      ].map((change) => mutant(`update storage.buckets set ${change} where id = '${id}'`, ['access-files', id])),
    ),
  ];
}

function widened(drop: Mutant, what: string, name: string, definition: string): Mutant[] {
  return widenedChecks(definition).map((limit) => ({
    ...drop,
    name: `check ${name} of ${what}: ${limit.what}`,
    sql: `${drop.sql}; alter ${what} add constraint ${name} ${applied(definition, limit)} not valid`,
  }));
}

/** @param weakens the tables that a test must touch to notice */
function mutant(sql: string, about: string[], weakens?: string[]): Mutant {
  return { name: sql, about, sql, ...(weakens && { weakens }) };
}
