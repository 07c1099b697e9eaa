import type { TransactionSql } from 'postgres';

/** A clock of the database that can be set. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Lets it be a moment (milliseconds since 1970), from which it goes on. */
  set(moment: number): Promise<void>;
}

/**
 * Runs some work while every function and default of ours reads a clock that the work sets, and puts them back: so the rules of
 * the product themselves make a past. For the owner of the database, in one transaction, of which nothing is left if it fails.
 */
export async function withClock(sql: TransactionSql, work: (clock: Clock) => Promise<void>): Promise<void> {
  let now = Date.now();
  await sql.unsafe(SLOW);
  const clock: Clock = {
    get now() {
      return now;
    },
    async set(moment) {
      now = moment;
      await sql`select set_config('demo.now', ${new Date(moment).toISOString()}, true), set_config('demo.since', clock_timestamp()::text, true)`;
    },
  };
  await clock.set(now);
  await work(clock);
  await sql.unsafe(RESTORE);
}

/** Lets a text of SQL read the clock. */
export const onClock = (text: string) => text.replaceAll(/\bnow\(\)/g, 'ground.demo_now()');

const SLOW = `
set local check_function_bodies = off;
create function ground.demo_now() returns timestamptz language sql stable
  as $$ select current_setting('demo.now')::timestamptz $$;
create function ground.demo_clock() returns timestamptz language sql volatile
  as $$ select current_setting('demo.now')::timestamptz + (clock_timestamp() - current_setting('demo.since')::timestamptz) $$;
grant execute on function ground.demo_now(), ground.demo_clock() to public;

create temporary table told on commit drop as
  select pg_get_functiondef(p.oid) as original
  from pg_proc p
  where p.pronamespace::regnamespace::text = any (ground.schemas())
    and p.proname not in ('demo_now', 'demo_clock')
    and concat(p.prosrc, pg_get_expr(p.proargdefaults, 0)) ~ '\\m(now|(clock|statement)_timestamp)\\(\\)'
  union all
  select format('alter table %s alter column %I set default %s', d.adrelid::regclass, a.attname, pg_get_expr(d.adbin, d.adrelid))
  from pg_attrdef d
  join pg_class c on c.oid = d.adrelid
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where c.relnamespace::regnamespace::text = any (ground.schemas())
    and pg_get_expr(d.adbin, d.adrelid) ~ '\\m(now|clock_timestamp)\\(\\)';

do $do$
declare
  original text;
begin
  for original in select t.original from told t loop
    execute regexp_replace(regexp_replace(original, '(pg_catalog\\.)?\\mnow\\(\\)', 'ground.demo_now()', 'g'),
      '(pg_catalog\\.)?\\m(clock|statement)_timestamp\\(\\)', 'ground.demo_clock()', 'g');
  end loop;
end
$do$;

-- Bars and quotes of a past are over by the clock of the machine.
alter table public.bars disable trigger user;
alter table markets.quotes disable trigger user;
`;

const RESTORE = `
reset role;
-- The simulation makes the bars again, all of them.
delete from public.bars;
delete from markets.quotes;
alter table public.bars enable trigger user;
alter table markets.quotes enable trigger user;
do $do$
declare
  original text;
begin
  for original in select t.original from told t loop
    execute original;
  end loop;
end
$do$;
drop function ground.demo_now(), ground.demo_clock();
`;
