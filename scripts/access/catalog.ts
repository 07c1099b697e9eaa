import type { Sql } from 'postgres';

/** The roles of the API. An operator is an investor whose id is in `people.operators`. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof apiRoles)[number];

export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

export interface Privilege {
  role: ApiRole;
  verb: Verb;
  columns: string[];
}

export interface Policy {
  name: string;
  verb: Verb | 'all';
  roles: string[];
  using: string | null;
  check: string | null;
  comment: string | null;
}

export interface Relation {
  schema: string;
  name: string;
  view: boolean;
  comment: string | null;
  columns: string[];
  fields: Field[];
  structure: string[];
  privileges: Privilege[];
  policies: Policy[];
}

export interface Field {
  name: string;
  type: string;
  isNullable: boolean;
  value: string | null;
  comment: string | null;
}

export interface DatabaseFunction {
  schema: string;
  name: string;
  args: string;
  returns: string;
  comment: string | null;
  definer: boolean;
  executors: ApiRole[];
  /** Includes roles that may not use its schema. */
  grantees: string[];
  attributes: string[];
  source: string;
  triggers: string[];
}

export interface Bucket {
  id: string;
  public: boolean;
  limit: number | null;
  types: string[] | null;
}

export type Catalog = Awaited<ReturnType<typeof readCatalog>>;

export async function readCatalog(sql: Sql) {
  const buckets = await sql<Bucket[]>`
    select id, public, file_size_limit::int as limit, allowed_mime_types as types from storage.buckets order by id`;
  return {
    relations: await readRelations(sql),
    functions: await readFunctions(sql),
    buckets: [...buckets],
    types: await readLines(sql, TYPES),
    triggers: await readLines(sql, TRIGGERS),
    settings: await readLines(sql, SETTINGS),
    published: await readLines(sql, PUBLISHED),
  };
}

const OURS = '= any (ground.schemas())';

const TYPES = `
  select format('%s %s', t.oid::regtype, case t.typtype
    when 'e' then (select string_agg(e.enumlabel, ', ' order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid)
    when 'd' then concat_ws(' ', format_type(t.typbasetype, t.typtypmod), case when t.typnotnull then 'NOT NULL' end,
      (select string_agg(pg_get_constraintdef(k.oid), ' ' order by k.conname) from pg_constraint k where k.contypid = t.oid))
    else (select string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
      from pg_attribute a where a.attrelid = t.typrelid) end)
  from pg_type t left join pg_class c on c.oid = t.typrelid
  where t.typnamespace::regnamespace::text ${OURS} and (t.typtype in ('d', 'e') or c.relkind = 'c')`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' ' || t.tgenabled::text end
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
  where not t.tgisinternal and p.pronamespace::regnamespace::text ${OURS} and not c.relnamespace::regnamespace::text ${OURS}`;

const SETTINGS = `
  select format('%s: %s', s.setrole::regrole, array_to_string(s.setconfig, ', ')) from pg_db_role_setting s
  where s.setrole::regrole::text in ('anon', 'authenticated', 'authenticator', 'service_role')`;

const PUBLISHED = `select format('%s: %s.%s', pubname, schemaname, tablename) from pg_publication_tables`;

async function readLines(sql: Sql, query: string): Promise<string[]> {
  const rows = await sql.unsafe<{ line: string }[]>(
    `select line from (${query}) lines (line) order by line collate "C"`,
  );
  return rows.map(({ line }) => line);
}

export async function readRelations(sql: Sql): Promise<Relation[]> {
  const grantee = sql`lateral (select case a.grantee when 0 then 'public' else a.grantee::regrole::text end) g (name)`;
  return sql<Relation[]>`
    with columns as not materialized (
      select a.attrelid as of, a.attname::text, a.attnum, a.attnotnull, a.attacl,
        format_type(a.atttypid, a.atttypmod) as type,
        case a.attidentity when '' then pg_get_expr(d.adbin, d.adrelid) else 'identity' end as value
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attnum > 0 and not a.attisdropped)
    select
      n.nspname as schema, c.relname as name, c.relkind = 'v' as view, obj_description(c.oid, 'pg_class') as comment,
      (select array_agg(attname order by attnum) from columns where of = c.oid) as columns,
      (select json_agg(json_build_object('name', attname, 'type', type, 'isNullable', not attnotnull, 'value', value,
        'comment', col_description(c.oid, attnum)) order by attnum) from columns where of = c.oid) as fields,
      array(
        select line from (
          select 0, format('grant %s to %s', lower(string_agg(a.privilege_type, ', ' order by a.privilege_type)), g.name)
          from aclexplode(c.relacl) a, ${grantee}
          where a.grantee <> c.relowner group by g.name
          union all
          select 0, format('grant %s (%s) to %s', lower(a.privilege_type), string_agg(t.attname, ', ' order by t.attnum),
            g.name)
          from columns t, aclexplode(t.attacl) a, ${grantee} where t.of = c.oid group by a.privilege_type, g.name
          union all
          select 1, format('constraint %s %s', k.conname, pg_get_constraintdef(k.oid))
          from pg_constraint k where k.conrelid = c.oid and k.contype <> 'n'
          union all
          select 2, pg_get_indexdef(i.indexrelid) from pg_index i where i.indrelid = c.oid
            and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))
          union all
          select 3, pg_get_triggerdef(t.oid) || case t.tgenabled when 'O' then '' else ' ' || t.tgenabled::text end
          from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) lines (kind, line)
        where n.nspname = any (ground.schemas())
        order by kind, line collate "C") as structure,
      coalesce((
        select json_agg(json_build_object('role', role, 'verb', verb, 'columns', columns))
        from (
          select r.role, v.verb, array(
            select attname from columns where of = c.oid
              and case when v.verb = 'delete' then has_table_privilege(r.role, c.oid, 'delete')
                       else has_column_privilege(r.role, c.oid, attnum, v.verb) end
            order by attnum) as columns
          from unnest(${[...apiRoles]}::text[]) with ordinality r (role, ord)
          cross join unnest(${[...verbs]}::text[]) with ordinality v (verb, ord)
          order by r.ord, v.ord) given
        where columns <> '{}'), '[]') as privileges,
      coalesce((
        select json_agg(json_build_object(
          'name', p.polname,
          'verb', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
          'roles', array(select case r when 0 then 'public' else r::regrole::text end from unnest(p.polroles) r),
          'using', pg_get_expr(p.polqual, p.polrelid), 'check', pg_get_expr(p.polwithcheck, p.polrelid),
          'comment', obj_description(p.oid, 'pg_policy')) order by p.polname)
        from pg_policy p where p.polrelid = c.oid), '[]') as policies
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm')
      and (n.nspname = any (ground.schemas()) or c.oid in ('storage.buckets'::regclass, 'storage.objects'::regclass,
        'realtime.messages'::regclass))
    order by array_position(ground.schemas() || '{storage,realtime}', n.nspname::text), c.relkind, c.relname`;
}

async function readFunctions(sql: Sql): Promise<DatabaseFunction[]> {
  return sql<DatabaseFunction[]>`
    select
      n.nspname as schema, p.proname as name, pg_get_function_identity_arguments(p.oid) as args,
      pg_get_function_result(p.oid) as returns, obj_description(p.oid, 'pg_proc') as comment,
      p.prosecdef as definer, p.prosrc as source,
      array(
        select r.role from unnest(${[...apiRoles]}::text[]) with ordinality r (role, ord)
        where has_function_privilege(r.role, p.oid, 'execute') and has_schema_privilege(r.role, n.oid, 'usage')
        order by r.ord) as executors,
      array(
        select distinct case a.grantee when 0 then 'public' else a.grantee::regrole::text end
        from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
        where a.grantee <> p.proowner order by 1) as grantees,
      array_remove(array[
          case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
          case when p.prosecdef then 'definer' end,
          case when not coalesce(p.proconfig @> array['search_path=""'], false) then 'search_path of the caller' end], null)
        || array_remove(coalesce(p.proconfig, '{}'), 'search_path=""') as attributes,
      array(select distinct tgrelid::regclass::text from pg_trigger where tgfoid = p.oid and not tgisinternal order by 1) as triggers
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (ground.schemas())
    order by array_position(ground.schemas(), n.nspname::text), p.proname, args`;
}
