-- Schemas, amounts, and what holds of every table and function: doors and grants from marks, append-only tables, hooks,
-- the closing of tables and functions.
-- Supabase grants its roles everything created in `public`, and Postgres grants EXECUTE to PUBLIC: both are revoked.
-- EXECUTE needs the global form, because `in schema` cannot revoke it.

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

revoke all on schema public from public;
grant usage on schema public to anon, authenticated, service_role;

create schema ground; comment on schema ground is 'Doors, append-only tables, the audit trail, request ids, texts.';
create schema people; comment on schema people is 'Accounts, sessions, factors, operators and roles, freezes, files.';
create schema messages; comment on schema messages is 'Live messages, notifications, mails, contact, newsletter.';
create schema ledger; comment on schema ledger is 'The double-entry books.';
create schema jobs; comment on schema jobs is 'Work in slices, which resumes after an end of the server.';
create schema desk; comment on schema desk is 'The back office: proposals, limits, leases, queues, corrections.';
create schema payments; comment on schema payments is 'Networks, coins, methods and addresses of payments.';
create schema site; comment on schema site is 'What the public site says: details, claims, switches.';
create schema markets; comment on schema markets is 'Instruments, quotes and prices.';
create schema kyc; comment on schema kyc is 'Identities.';
create schema deposits; comment on schema deposits is 'Deposits and their credits.';
create schema plans; comment on schema plans is 'Plans, positions, yield, bonuses, insurance payments, unclaimed money.';
create schema withdrawals; comment on schema withdrawals is 'Withdrawals, payout addresses and limits.';
create schema pools; comment on schema pools is 'Portfolios: orders, matching, dealing.';
create schema copying; comment on schema copying is 'Strategies and their copies.';
create schema signals; comment on schema signals is 'Signals of operators and strategies.';
create schema proof; comment on schema proof is 'Verification of the books, proof of liabilities, published figures.';
create schema chain; comment on schema chain is 'What is read from public chains: headers, deposit addresses, payments.';
create schema mining; comment on schema mining is 'Income of mining, computed from blocks and shares.';
create schema programs; comment on schema programs is 'Webhooks and API keys of people''s own programs.';
create schema whole; comment on schema whole is 'All subjects: closing an account, export, going live, schedules.';

grant usage on schema ground, people, messages, jobs, desk, payments, site, markets, kyc, deposits, plans, withdrawals,
  pools, copying, signals, proof, chain, mining, programs, whole to anon, authenticated, service_role;
grant usage on schema ledger to authenticated;

-- The closing checks and the tests ask it which schemas are the project's own. A new subject adds its schema.
create function ground.schemas() returns text[] language sql immutable as $$
  -- Returns the schemas of this project, in their order.
  select '{public,ground,people,messages,ledger,jobs,desk,payments,site,markets,kyc,deposits,plans,withdrawals,pools,copying,signals,proof,chain,mining,programs,whole}'::text[]
$$;

create domain public.cents as bigint
  constraint cents_within_bounds check (value between -100000000000000 and 100000000000000);
comment on domain public.cents is 'US dollars in cents, up to a trillion either way, so that sums stay exact in JSON.';

create domain public.amount as bigint constraint amount_within_bounds check (value between 1 and 100000000000000);
comment on domain public.amount is 'A positive amount in cents, within the bounds of public.cents.';

create domain public.coins as numeric
  constraint coins_within_bounds check (value > 0 and value < 1000000000000000000 and scale(value) <= 18);
comment on domain public.coins is 'A positive number of coins, exact. Travels as text, because JSON readers round.';

create function ground.most_cents() returns bigint language sql immutable as $$
  -- Returns the largest amount that people may name, in cents: a billion dollars.
  select 100000000000
$$;

create function ground.require_amount(cents numeric, lowest bigint default 1) returns void language plpgsql immutable as $$
  -- Refuses cents that no one may name: below the lowest, or above ground.most_cents(). Raises invalid_amount.
begin
  if not coalesce(cents between lowest and ground.most_cents(), false) then raise exception 'invalid_amount'; end if;
end $$;

create function ground.open(guarded regproc, variadic roles text[]) returns void language plpgsql as $$
  -- Creates a guarded function's door in public, which runs as its caller, and grants both to these roles only.
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
end $$;

create function ground.close_functions() returns void language plpgsql as $$
  -- Empties the search_path of each function, so that callers cannot put other objects in its way, and does what the
  -- marks at the head of its body say: opens it ("-- door: roles"), lets the roles that use policies, views and doors
  -- execute it ("-- for: roles"), runs it at changes of rows ("-- trigger: [name] after update on table"). Copies the
  -- comment that follows, like this one, into its comment. Idempotent.
declare
  f record;
  mark text;
begin
  for f in
    select p.oid, p.oid::regprocedure as signature, p.prokind = 'f' and coalesce(p.proconfig::text, '') !~ 'search_path=' as is_open,
      string_to_array(substring(p.prosrc from '^ -- door: ([a-z_, ]+)\n'), ', ') as callers,
      substring(p.prosrc from '^ -- for: ([a-z_, ]+)\n') as users, p.proname as name, p.prosrc as source,
      substring(p.prosrc from '^[^\n]*\n(?: *-- trigger: [^\n]*\n)*((?: *--[^\n]*\n)+)') as lines,
      exists (select from pg_catalog.pg_proc d where d.pronamespace = 'public'::regnamespace and d.proname = p.proname) as has_door
    from pg_catalog.pg_proc p
    where p.pronamespace::regnamespace::text = any (ground.schemas())
  loop
    if f.is_open then execute format('alter function %s set search_path = %L', f.signature, ''); end if;
    if f.callers is not null and not f.has_door then perform ground.open(f.oid, variadic f.callers); end if;
    if f.users is not null then execute format('grant execute on function %s to %s', f.signature, f.users); end if;
    for mark in select m[1] from regexp_matches(f.source, '^ *-- trigger: ([^\n]*)', 'gn') m loop
      execute format('create or replace trigger %s execute function %s', case when mark ~ '^(before|after) ' then f.name || ' ' else '' end
        || regexp_replace(mark, '( when .*)?$', ' for each row\1'), f.signature);
    end loop;
    if f.lines is not null then
      execute format('comment on routine %s is %L', f.signature, btrim(regexp_replace(f.lines, '\s*-- ', ' ', 'g'), E' \n'));
    end if;
  end loop;
end $$;

create function ground.hook(verb text, kind text) returns regproc language plpgsql stable as $$
  -- Returns the one function <verb>_<kind> of the subjects: so a lower file calls what a higher one defines. Raises
  -- no_data_found, too_many_rows.
declare
  called regproc;
begin
  select p.oid into strict called from pg_catalog.pg_proc p
  where p.proname = verb || '_' || kind and p.pronamespace::regnamespace::text = any (array_remove(ground.schemas(), 'public'));
  return called;
end $$;

create function ground.close_tables() returns void language plpgsql as $$
  -- Forces row-level security on every table, adds missing deny-all policies and indexes of foreign keys, and refuses
  -- truncate. Idempotent.
declare
  t record;
begin
  for t in
    select c.oid::regclass as name, c.relname, exists (select from pg_catalog.pg_policy p where p.polrelid = c.oid) as has_policy,
      bool_or(g.tgname = 'append_only_table') is not true and bool_or(g.tgfoid = 'ground.forbid_change'::regproc) as is_kept
    from pg_catalog.pg_class c left join pg_catalog.pg_trigger g on g.tgrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace::regnamespace::text = any (ground.schemas())
    group by c.oid
  loop
    execute format('alter table %1$s enable row level security, force row level security', t.name);
    if not t.has_policy then
      execute format('create policy %I on %s for select to anon, authenticated using (false)', t.relname || '_nobody_select', t.name);
    end if;
    if t.is_kept then
      execute format('create trigger append_only_table before truncate on %s for each statement execute function ground.forbid_change()', t.name);
    end if;
  end loop;
  for t in
    select r.oid::regclass as name, r.relname || '_' || regexp_replace(a.attname, '_id$', '') as index_name, a.attname, a.attnotnull
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_class r on r.oid = k.conrelid
    join pg_catalog.pg_attribute a on a.attrelid = r.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and r.relnamespace::regnamespace::text = any (ground.schemas()) and not exists (
      select from pg_catalog.pg_index i where i.indrelid = r.oid and i.indkey[0] = a.attnum)
  loop
    execute format('create index %I on %s (%I)', t.index_name, t.name, t.attname)
      || case when t.attnotnull then '' else format(' where %I is not null', t.attname) end;
  end loop;
end $$;

create function ground.forbid_change() returns trigger language plpgsql as $$
  -- Trigger of append-only tables: refuses update, delete and truncate for every role. Raises append_only.
begin
  raise exception 'append_only' using hint = format('Rows of %s are never changed or removed.', tg_relid::regclass);
end $$;

create function ground.append_only(kept regclass, columns text default null, ended text default null) returns void
  language plpgsql as $$
  -- Makes a table append-only for every role; or only these columns of it, and rows that have ended (a condition of
  -- old). ground.close_tables() refuses truncate.
declare
  refused constant text := 'for each row %s execute function ground.forbid_change()';
begin
  execute format('create trigger %I before delete or update %s on %s ' || refused,
    case when columns is null then 'append_only_rows' else 'append_only_kept' end, 'of ' || columns, kept, '');
  if ended is not null then
    execute format('create trigger append_only_ended before update on %s ' || refused, kept, format('when (%s)', ended));
  end if;
end $$;

create extension if not exists pg_trgm with schema extensions;
