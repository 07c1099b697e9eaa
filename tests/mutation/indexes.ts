import type { Sql } from 'postgres';
import type { Mutant } from './mutant.ts';

interface Key {
  table: string;
  name: string;
  short: string;
  isConstraint: boolean;
  definition: string;
  others: string[];
}

const PARTS = /^(.*? USING \w+ )\((.*?)\)( (?:INCLUDE|NULLS|WITH|WHERE) .*)?$/;
const PREDICATE = / WHERE .*$/;

const RESTRICTED = new Set(['transfers_once']);

/** Rows with a null key are never equal, so a predicate that excludes them changes nothing. */
const leavesOutNulls = (columns: string, rest: string): boolean => {
  const [, column] = /^ WHERE \((\w+) IS NOT NULL\)$/.exec(rest) ?? [];
  return column !== undefined && new RegExp(`\\b${column}\\b`).test(columns);
};

/** Drops every unique index and constraint, adds each other column of its table, and removes its predicate. */
export async function indexMutants(sql: Sql): Promise<Mutant[]> {
  const keys = await sql<Key[]>`
    select n.nspname || '.' || t.relname as table, c.relname as name, t.relname as short, pg_get_indexdef(c.oid) as definition,
      exists (select from pg_constraint o where o.conindid = c.oid and o.contype = 'u') as "isConstraint",
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and not exists (
          select from generate_series(1, i.indnkeyatts) n where pg_get_indexdef(c.oid, n, true) ~ ('\\m' || a.attname || '\\M'))
          and coalesce(pg_get_expr(i.indpred, i.indrelid), '') !~ ('\\m' || a.attname || ' = ')
        order by a.attnum) as others
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = any (ground.schemas()) and i.indisunique and not i.indisprimary order by 1, 2`;
  return keys.flatMap((key) => {
    const { table, name, short, isConstraint, definition, others } = key;
    const schema = table.split('.')[0];
    const drop = isConstraint ? `alter table ${table} drop constraint ${name} cascade` : `drop index ${schema}.${name}`;
    const [, begin, columns = '', rest = ''] = PARTS.exec(definition) ?? [];
    if (begin === undefined) throw new Error(`tests/mutation/indexes.ts: ${name} is not understood: ${definition}`);
    const about = { about: ['access-document', name, short], weakens: [table] };
    const altered = (what: string, other: string): Mutant => ({
      name: `unique ${schema}.${name}: ${what}`,
      sql: `${drop}; ${other}`,
      ...about,
    });
    return [
      { name: drop, sql: drop, ...about },
      ...others.map((column) => altered(`with one more column, ${column}`, `${begin}(${columns}, ${column})${rest}`)),
      ...(PREDICATE.test(rest) && !RESTRICTED.has(name) && !leavesOutNulls(columns, rest)
        ? [altered('of every row', `${begin}(${columns})${rest.replace(PREDICATE, '')}`)]
        : []),
    ];
  });
}
