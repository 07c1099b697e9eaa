-- Revokes the default privileges before the first table exists.
--
-- Supabase grants its roles everything created in `public`, and Postgres grants EXECUTE to PUBLIC. Both are revoked here; EXECUTE of PUBLIC needs the
-- global form, because `in schema` cannot revoke it.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema private;
comment on schema private is 'Guarded functions, operators and the audit trail, which the API does not expose.';
create schema ledger;
comment on schema ledger is 'The double-entry books.';

grant usage on schema private to anon, authenticated, service_role;
grant usage on schema ledger to authenticated;

-- The closing checks and the tests ask it which schemas are the project's own. A new subject adds its schema.
create function private.schemas() returns text[]
  language sql immutable set search_path = ''
as $$
  select '{public,ledger,private}'::text[]
$$;
comment on function private.schemas() is 'Returns the schemas of this project, in their order.';

create domain public.cents as bigint
  constraint cents_within_bounds check (value between -100000000000000 and 100000000000000);
comment on domain public.cents is 'US dollars in cents, up to a trillion dollars either way, so sums stay exact in JSON numbers.';

create domain public.amount as bigint
  constraint amount_within_bounds check (value between 1 and 100000000000000);
comment on domain public.amount is 'A positive amount in cents, within the bounds of public.cents.';

create function private.open(guarded regproc, variadic roles text[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  f record;
  door text;
begin
  select p.oid::regprocedure as signature, p.proname as name, p.pronamespace::regnamespace || '.' || p.proname as qualified,
    pg_get_function_arguments(p.oid) as arguments, pg_get_function_identity_arguments(p.oid) as types,
    array_to_string(p.proargnames[1:p.pronargs], ', ') as given, pg_get_function_result(p.oid) as result,
    case p.provolatile when 's' then 'stable' when 'i' then 'immutable' else 'volatile' end as volatility,
    p.proretset or t.typtype = 'c' as has_rows
  into f
  from pg_catalog.pg_proc p join pg_catalog.pg_type t on t.oid = p.prorettype
  where p.oid = guarded;
  door := format('public.%I(%s)', f.name, f.types);
  execute format('create function public.%I(%s) returns %s language sql %s set search_path = %L as %L', f.name, f.arguments, f.result,
    f.volatility, '', format('select %s%s(%s)', case when f.has_rows then '* from ' else '' end, f.qualified, f.given));
  execute format('comment on function %s is %L', door, format('See %s.', f.qualified));
  execute format('grant execute on function %s, %s to %s', f.signature, door, array_to_string(roles, ', '));
end
$$;
comment on function private.open(regproc, text[]) is
  'Creates a guarded function''s door, a public function of the same name that runs as its caller, and grants both to these roles only.';
