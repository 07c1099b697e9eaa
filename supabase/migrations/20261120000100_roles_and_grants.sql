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

create schema ground;
comment on schema ground is 'What every subject uses: doors, append-only tables, the audit trail, request ids, texts.';
create schema people;
comment on schema people is 'Accounts, sessions, factors, operators and their roles, freezes, files.';
create schema messages;
comment on schema messages is 'Live messages, notifications, mails, contact, newsletter, announcements.';
create schema ledger;
comment on schema ledger is 'The double-entry books.';
create schema jobs;
comment on schema jobs is 'Work in slices, which resumes after an end of the server.';
create schema desk;
comment on schema desk is 'The back office: proposals for two people, limits, leases, queues, corrections, search, overviews.';
create schema payments;
comment on schema payments is 'Networks, coins, methods and addresses of payments.';
create schema site;
comment on schema site is 'What the public site says: details, claims, switches.';
create schema markets;
comment on schema markets is 'Instruments, quotes and prices.';
create schema kyc;
comment on schema kyc is 'Identities.';
create schema deposits;
comment on schema deposits is 'Deposits and their credits.';
create schema plans;
comment on schema plans is 'Plans, positions, yield and bonuses.';
create schema withdrawals;
comment on schema withdrawals is 'Withdrawals, payout addresses and limits.';
create schema pools;
comment on schema pools is 'Portfolios: orders, matching, dealing.';
create schema copying;
comment on schema copying is 'Strategies and their copies.';
create schema signals;
comment on schema signals is 'Signals of operators and strategies.';
create schema proof;
comment on schema proof is 'Verification of the books, proof of liabilities, published figures.';
create schema whole;
comment on schema whole is 'What concerns all subjects: closing an account, export, going live, schedules.';

grant usage on schema ground, people, messages, jobs, desk, payments, site, markets, kyc, deposits, plans, withdrawals, pools, copying, signals, proof, whole
  to anon, authenticated, service_role;
grant usage on schema ledger to authenticated;

-- The closing checks and the tests ask it which schemas are the project's own. A new subject adds its schema.
create function ground.schemas() returns text[]
  language sql immutable set search_path = ''
as $$
  select '{public,ground,people,messages,ledger,jobs,desk,payments,site,markets,kyc,deposits,plans,withdrawals,pools,copying,signals,proof,whole}'::text[]
$$;
comment on function ground.schemas() is 'Returns the schemas of this project, in their order.';

create domain public.cents as bigint
  constraint cents_within_bounds check (value between -100000000000000 and 100000000000000);
comment on domain public.cents is 'US dollars in cents, up to a trillion dollars either way, so sums stay exact in JSON numbers.';

create domain public.amount as bigint
  constraint amount_within_bounds check (value between 1 and 100000000000000);
comment on domain public.amount is 'A positive amount in cents, within the bounds of public.cents.';

create function ground.open(guarded regproc, variadic roles text[]) returns void
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
comment on function ground.open(regproc, text[]) is
  'Creates a guarded function''s door, a public function of the same name that runs as its caller, and grants both to these roles only.';
