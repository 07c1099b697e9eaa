import type { Sql } from 'postgres';
import type { Edit } from './edit.ts';

export type PersonColumns = ReadonlyMap<string, string[]>;

export async function personColumns(sql: Sql): Promise<PersonColumns> {
  const rows = await sql<{ table: string; columns: string[] }[]>`
    select n.nspname || '.' || c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid = 'uuid'::regtype
      and (a.attname ~ '(_by|^investor_id|^person_id|^owner)$' or n.nspname = 'public' and c.relname = 'profiles' and a.attname = 'id')
    group by 1`;
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const COMPARED =
  /\b(\w+)\.(\w+_by|investor_id|person_id)(?=\s*(?:=|<>|is (?:not )?distinct from)\s*(?:\w+\.)?(?:operator|admin|investor|person)\b)/g;

export function otherPeople(text: string, people: PersonColumns): Edit[] {
  return [...text.matchAll(COMPARED)].flatMap((match) => {
    const [compared, row = '', column = ''] = match;
    const tables = [
      ...text.matchAll(new RegExp(`(?:(?:from|join|update) (\\w+\\.\\w+) ${row}|\\b${row} (\\w+\\.\\w+))\\b`, 'g')),
    ];
    const table = tables.findLast(({ index }) => index < match.index) ?? tables[0];
    const others = people.get(table?.[1] ?? table?.[2] ?? '') ?? [];
    return others
      .filter((other) => other !== column)
      .map((other) => ({
        what: `compares ${row}.${other}, not ${text.slice(match.index, match.index + 60).split('\n')[0]}`,
        at: match.index,
        length: compared.length,
        replacement: `${row}.${other}`,
      }));
  });
}
