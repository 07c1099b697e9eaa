import type { Sql } from 'postgres';

/** The roles of the API. An operator is an investor whose id is in `private.operators`. */
export const apiRoles = ['anon', 'authenticated', 'service_role'] as const;
export type ApiRole = (typeof apiRoles)[number];

/** What can be done with the rows of a table. */
export const verbs = ['select', 'insert', 'update', 'delete'] as const;
export type Verb = (typeof verbs)[number];

/** What one role may do with one table, as far as privileges go. */
export interface Privilege {
  role: ApiRole;
  verb: Verb;
  /** The columns it holds for, in their order. */
  columns: string[];
}

/** One row-level security policy. */
export interface Policy {
  name: string;
  verb: Verb | 'all';
  roles: string[];
  /** Which rows can be seen or changed, as SQL; null where the verb has none. */
  using: string | null;
  /** Which rows can be written, as SQL; null where the verb has none. */
  check: string | null;
  /** `comment on policy`, for rules that no reader should have to work out. */
  comment: string | null;
}

/** A table or view of ours, or one of Supabase's that has policies of ours. */
export interface Relation {
  schema: string;
  name: string;
  view: boolean;
  comment: string | null;
  columns: string[];
  privileges: Privilege[];
  policies: Policy[];
}

/** A function of ours. */
export interface DatabaseFunction {
  schema: string;
  name: string;
  /** Argument names and types. */
  args: string;
  returns: string;
  comment: string | null;
  /** Runs as its owner. */
  definer: boolean;
  executors: ApiRole[];
  source: string;
  /** The tables whose triggers call it. */
  triggers: string[];
}

/** A folder of files. */
export interface Bucket {
  id: string;
  public: boolean;
  /** In bytes. */
  limit: number | null;
  types: string[] | null;
}

/** Everything that decides who may do what. */
export interface Catalog {
  relations: Relation[];
  functions: DatabaseFunction[];
  buckets: Bucket[];
}

const OUR_SCHEMAS = ['public', 'ledger', 'private'];

/** Reads who may do what from a migrated database's own catalog. */
export async function readCatalog(sql: Sql): Promise<Catalog> {
  const buckets = await sql<Bucket[]>`
    select id, public, file_size_limit::int as limit, allowed_mime_types as types from storage.buckets order by id`;
  return {
    relations: await readRelations(sql),
    functions: await readFunctions(sql),
    buckets: [...buckets],
  };
}

/** Reads our tables and views, and those of Supabase with policies of ours. */
export async function readRelations(sql: Sql): Promise<Relation[]> {
  return sql<Relation[]>`
    select
      n.nspname as schema, c.relname as name, c.relkind = 'v' as view, obj_description(c.oid, 'pg_class') as comment,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((
        select json_agg(json_build_object('role', p.role, 'verb', p.verb, 'columns', p.columns) order by p.ord, p.verb_ord)
        from (
          select r.role, v.verb, r.ord, v.ord as verb_ord, array(
            select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
              and case when v.verb = 'delete' then has_table_privilege(r.role, c.oid, 'delete')
                       else has_column_privilege(r.role, c.oid, a.attnum, v.verb) end
            order by a.attnum) as columns
          from unnest(${[...apiRoles]}::text[]) with ordinality r (role, ord)
          cross join unnest(${[...verbs]}::text[]) with ordinality v (verb, ord)
        ) p
        where p.columns <> '{}'), '[]') as privileges,
      coalesce((
        select json_agg(json_build_object(
          'name', p.polname,
          'verb', case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
          'roles', array(select case r when 0 then 'public' else r::regrole::text end from unnest(p.polroles) r),
          'using', pg_get_expr(p.polqual, p.polrelid),
          'check', pg_get_expr(p.polwithcheck, p.polrelid),
          'comment', obj_description(p.oid, 'pg_policy')) order by p.polname)
        from pg_policy p where p.polrelid = c.oid), '[]') as policies
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm')
      and (n.nspname = any (${OUR_SCHEMAS}) or (n.nspname, c.relname) in (values ('storage', 'buckets'), ('storage', 'objects'), ('realtime', 'messages')))
    order by array_position(${[...OUR_SCHEMAS, 'storage', 'realtime']}, n.nspname::text), c.relkind, c.relname`;
}

/** Reads our functions. */
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
      array(select distinct t.tgrelid::regclass::text from pg_trigger t where t.tgfoid = p.oid and not t.tgisinternal order by 1) as triggers
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any (${OUR_SCHEMAS})
    order by array_position(${OUR_SCHEMAS}, n.nspname::text), p.proname, args`;
}
