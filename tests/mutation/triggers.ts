import type { Sql } from 'postgres';
import type { Mutant } from './mutant.ts';

interface Trigger {
  table: string;
  name: string;
  short: string;
  calls: string;
  definition: string;
}

const PARTS = /^(CREATE (?:CONSTRAINT )?TRIGGER \S+ (?:BEFORE|AFTER)) (.*?) (ON .*)$/;

const CONDITION = /WHEN \(.*\) (?=EXECUTE FUNCTION )/;
const DEFERRED = 'DEFERRABLE INITIALLY DEFERRED ';

/**
 * Mutants of every trigger: dropped, disabled, without each of its events, columns and its condition, and immediate
 * if it is deferred.
 */
export async function triggerMutants(sql: Sql): Promise<Mutant[]> {
  const triggers = await sql<Trigger[]>`
    select n.nspname || '.' || r.relname as table, t.tgname as name, r.relname as short, pg_get_triggerdef(t.oid) as definition,
      p.oid::regprocedure::text as calls
    from pg_trigger t join pg_class r on r.oid = t.tgrelid join pg_namespace n on n.oid = r.relnamespace
    join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.pronamespace::regnamespace::text = any (ground.schemas()) order by 1, 2`;
  return triggers.flatMap((trigger) => {
    const { table, name, short, calls } = trigger;
    const drop = `drop trigger ${name} on ${table}`;
    const about = {
      about: ['access-document', short, name],
      // A statement that finds no row calls the function and does not touch the table.
      weakens: [table, calls],
    };
    const alteredMutants = alterations(trigger).map(([what, altered]) => ({
      name: `trigger ${name} on ${table}: ${what}`,
      sql: `${drop}; ${altered}`,
      ...about,
    }));
    const disable = `alter table ${table} disable trigger ${name}`;
    return [{ name: drop, sql: drop, ...about }, { name: disable, sql: disable, ...about }, ...alteredMutants];
  });
}

function alterations({ name, definition }: Trigger): [what: string, definition: string][] {
  const [, begin, all = '', rest = ''] = PARTS.exec(definition) ?? [];
  if (begin === undefined) throw new Error(`tests/mutation/triggers.ts: ${name} is not understood: ${definition}`);
  const events = all.split(' OR ');
  const build = (chosen: string[]) => `${begin} ${chosen.join(' OR ')} ${rest}`;
  const altered: [string, string][] = [];
  if (CONDITION.test(rest)) altered.push(['for every row', `${begin} ${all} ${rest.replace(CONDITION, '')}`]);
  if (rest.includes(DEFERRED)) altered.push(['not deferred', `${begin} ${all} ${rest.replace(DEFERRED, '')}`]);
  for (const event of events) {
    const others = events.filter((other) => other !== event);
    if (others.length > 0) altered.push([`not ${event.toLowerCase()}`, build(others)]);
    const columns = /^UPDATE OF (.*)$/.exec(event)?.[1]?.split(', ') ?? [];
    if (columns.length < 2) continue;
    for (const column of columns) {
      const left = `UPDATE OF ${columns.filter((other) => other !== column).join(', ')}`;
      altered.push([`not update of ${column}`, build(events.map((other) => (other === event ? left : other)))]);
    }
  }
  return altered;
}
