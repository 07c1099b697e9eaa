import type { Sql } from 'postgres';
import type { Mutant } from './mutant.ts';

const OUR_SCHEMAS = ['public', 'ledger', 'private'];

/** Every constraint, unique index, trigger, row-level switch, view and bucket. */
export async function tableMutants(sql: Sql): Promise<Mutant[]> {
  const constraints = await sql<{ table: string; name: string; short: string }[]>`
    select n.nspname || '.' || r.relname as table, c.conname as name, r.relname as short
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = any (${OUR_SCHEMAS}) and c.contype in ('c', 'u', 'f') and r.relkind = 'r' order by 1, 2`;
  const domains = await sql<{ domain: string; name: string }[]>`
    select c.contypid::regtype::text as domain, c.conname as name from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace where c.contypid <> 0 and n.nspname = any (${OUR_SCHEMAS}) order by 1, 2`;
  const indexes = await sql<{ table: string; name: string; short: string }[]>`
    select n.nspname || '.' || r.relname as table, n.nspname || '.' || x.relname as name, r.relname as short
    from pg_index i join pg_class x on x.oid = i.indexrelid join pg_class r on r.oid = i.indrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = any (${OUR_SCHEMAS}) and i.indisunique
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by 2`;
  const triggers = await sql<{ table: string; name: string; short: string }[]>`
    select n.nspname || '.' || r.relname as table, t.tgname as name, r.relname as short
    from pg_trigger t join pg_class r on r.oid = t.tgrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace::regnamespace::text = any (${OUR_SCHEMAS}) order by 1, 2`;
  const relations = await sql<{ name: string; short: string; view: boolean }[]>`
    select n.nspname || '.' || c.relname as name, c.relname as short, c.relkind = 'v' as view
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${OUR_SCHEMAS}) and c.relkind in ('r', 'v') order by 1`;
  const buckets = await sql<{ id: string }[]>`select id from storage.buckets order by id`;
  return [
    ...constraints.map(({ table, name, short }) =>
      mutant(`alter table ${table} drop constraint ${name}`, [short, name], [table]),
    ),
    ...domains.map(({ domain, name }) =>
      mutant(`alter domain ${domain} drop constraint ${name}`, ['cents', name]),
    ),
    ...indexes.map(({ table, name, short }) => mutant(`drop index ${name}`, [short, name], [table])),
    ...triggers.map(({ table, name, short }) =>
      mutant(`drop trigger ${name} on ${table}`, [short, name], [table]),
    ),
    ...relations.flatMap(({ name, short, view }) =>
      view
        ? [mutant(`alter view ${name} reset (security_invoker)`, [short])]
        : [
            mutant(`alter table ${name} disable row level security`, [short, 'row level security'], [name]),
            mutant(`alter table ${name} no force row level security`, [short, 'row level security'], [name]),
          ],
    ),
    ...buckets.flatMap(({ id }) =>
      [
        'public = true',
        'file_size_limit = null',
        'file_size_limit = file_size_limit * 10',
        'allowed_mime_types = null',
        `allowed_mime_types = allowed_mime_types || '{image/svg+xml}'`,
      ].map((change) => mutant(`update storage.buckets set ${change} where id = '${id}'`, ['buckets', id])),
    ),
  ];
}

/** @param weakens the tables that a test must touch to notice */
function mutant(sql: string, about: string[], weakens?: string[]): Mutant {
  return { name: sql, about, sql, ...(weakens && { weakens }) };
}
