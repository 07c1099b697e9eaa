import type { Sql } from 'postgres';

/**
 * Reads everything that migrations define, one line per object with its kind, name and definition: databases with
 * equal lines have the same columns, constraints, indexes, triggers, functions, views, policies, types, privileges,
 * comments and role settings.
 */
export async function readSchema(sql: Sql<{ bigint: number }>): Promise<string[]> {
  const rows = await sql<{ line: string }[]>`
    with ours as (select oid from pg_namespace where nspname = any (ground.schemas())),
    -- Policies and triggers of ours are also on tables of the services.
    tables as (
      select c.* from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.oid in (select oid from ours) or n.nspname in ('auth', 'storage', 'realtime') and c.relkind = 'r'),
    own_tables as (select * from tables where relnamespace in (select oid from ours))
    select * from (
      select format('schema %s %s', n.nspname, n.nspacl) from pg_namespace n where n.oid in (select oid from ours)
      union all
      select format('table %s %s %s %s %s %s', t.oid::regclass, t.relkind, t.relrowsecurity, t.relforcerowsecurity, t.reloptions, t.relacl)
        from own_tables t where t.relkind in ('r', 'v', 'S')
      union all
      select format('column %s.%s %s %s %s %s %s %s', t.oid::regclass, a.attname, a.attnum, format_type(a.atttypid, a.atttypmod),
          a.attnotnull, a.attgenerated, a.attidentity, a.attacl)
        from own_tables t join pg_attribute a on a.attrelid = t.oid where t.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
      union all
      select format('default %s %s %s', d.adrelid::regclass, d.adnum, pg_get_expr(d.adbin, d.adrelid))
        from pg_attrdef d where d.adrelid in (select oid from own_tables)
      union all
      select format('view %s %s', t.oid::regclass, pg_get_viewdef(t.oid)) from own_tables t where t.relkind = 'v'
      union all
      select format('constraint %s %s %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
        from pg_constraint c where c.connamespace in (select oid from ours)
      union all
      select format('index %s', pg_get_indexdef(i.indexrelid)) from pg_index i where i.indrelid in (select oid from own_tables)
      union all
      select format('trigger %s %s', pg_get_triggerdef(g.oid), g.tgenabled)
        from pg_trigger g where g.tgrelid in (select oid from tables) and not g.tgisinternal
      union all
      select format('policy %s', to_jsonb(p)) from pg_policies p
      union all
      select format('function %s %s', pg_get_functiondef(f.oid), f.proacl)
        from pg_proc f where f.pronamespace in (select oid from ours) and f.prokind in ('f', 'p')
      union all
      select format('type %s %s %s %s', y.oid::regtype, y.typtype, format_type(y.typbasetype, y.typtypmod),
          (select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e where e.enumtypid = y.oid))
        from pg_type y where y.typnamespace in (select oid from ours) and y.typtype in ('d', 'e')
      union all
      select format('comment %s %s %s', o.type, o.identity, d.description)
        from pg_description d, pg_identify_object(d.classoid, d.objoid, d.objsubid) o
        where o.identity ~ format('\\m(%s)\\M', array_to_string(ground.schemas(), '|'))
      union all
      select format('privileges of new objects %s %s %s %s', a.defaclrole::regrole, a.defaclnamespace::regnamespace, a.defaclobjtype, a.defaclacl)
        from pg_default_acl a
      union all
      select format('setting %s %s', s.setrole::regrole, s.setconfig)
        from pg_db_role_setting s where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    ) lines (line)
    order by line`;
  return rows.map(({ line }) => line);
}
