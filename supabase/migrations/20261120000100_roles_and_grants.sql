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
