-- The ground: every door is shut before the first table exists.
--
-- Supabase gives `anon`, `authenticated` and `service_role` all privileges on whatever is created in `public`, and
-- Postgres lets PUBLIC execute every function. Both are taken away here, so that each later file grants what it
-- means, in addition to the policy that limits it. EXECUTE of PUBLIC goes by the global form: `in schema` cannot revoke it.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema private;
comment on schema private is 'What the API never shows: guarded functions, operators, the audit trail.';
create schema ledger;
comment on schema ledger is 'The double-entry books.';

-- The one-line functions in `public` run as their caller, who therefore needs to reach the guarded function behind them.
grant usage on schema private to anon, authenticated, service_role;
grant usage on schema ledger to authenticated;

create domain public.cents as bigint
  constraint cents_within_bounds check (value between -100000000000000 and 100000000000000);
comment on domain public.cents is
  'US dollars in whole cents, up to a trillion dollars either way: sums stay exact in every client that reads JSON numbers.';

create domain public.amount as bigint
  constraint amount_within_bounds check (value between 1 and 100000000000000);
comment on domain public.amount is 'What is bought for or moved, in whole cents: more than nothing, within the bounds of public.cents.';

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
  'Makes the door of a guarded function: a function of the same name, arguments and answer in public, which the API exposes. It runs as its caller and makes one call. Both are granted to these roles, and to no one else.';
