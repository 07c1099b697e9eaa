-- Removal of old rows, going live, schedules, closing of tables and functions, the function of each proposed change.
-- Users remove some of their old rows when they return; a job removes the rest.

create function whole.remove_old_events() returns int language plpgsql as $$
  -- Removes up to 10,000 notifications older than a year, events and unused quotes older than ninety days, old messages
  -- and unconfirmed accounts; returns how many, null if none. Run by supabase/workers/jobs.ts or pg_cron.
declare
  notifications int;
  events int;
  quotes int;
  messages int;
begin
  -- In batches. Skips locked rows: waiting for them while holding others could deadlock.
  delete from public.notifications n
  where n.ctid = any (array(select o.ctid from public.notifications o where o.created_at < now() - interval '1 year' order by o.created_at limit 10000 for update skip locked));
  get diagnostics notifications = row_count;
  delete from public.account_events e
  where e.ctid = any (array(select o.ctid from public.account_events o where o.created_at < now() - interval '90 days' order by o.created_at limit 10000 for update skip locked));
  get diagnostics events = row_count;
  delete from public.deposit_quotes q
  where q.ctid = any (array(
    select o.ctid from public.deposit_quotes o
    where o.created_at < now() - interval '90 days'
      and not exists (select from public.deposits d where d.quote_id = o.id)
      and not exists (select from public.deposits d where d.credit_quote_id = o.id)
    order by o.created_at limit 10000 for update skip locked));
  get diagnostics quotes = row_count;
  delete from public.contact_messages m
  where m.ctid = any (array(
    select o.ctid from public.contact_messages o
    where o.investor_id is null and o.handled_at < now() - interval '1 year'
    order by o.handled_at limit 10000 for update skip locked));
  get diagnostics messages = row_count;
  return nullif(notifications + events + quotes + messages + people.remove_unconfirmed(), 0);
end $$;

create function whole.remove_old_auth_log() returns int language plpgsql as $$
  -- Removes up to 10,000 entries older than ninety days from Auth's log; returns how many, null if none. Run by
  -- supabase/workers/jobs.ts or, hourly because the log has no index by time, pg_cron.
declare
  removed int;
begin
  delete from auth.audit_log_entries a
  where a.ctid = any (array(
    select o.ctid from auth.audit_log_entries o where o.created_at < now() - interval '90 days' limit 10000));
  get diagnostics removed = row_count;
  return nullif(removed, 0);
end $$;

create function whole.live_requirements() returns table (requirement text, missing text[]) language sql stable as $$
  -- Returns each requirement for going live, with what is missing; met if empty.
  select r.requirement, array_remove(r.missing, null)
  from public.site s, lateral (values
    ('legal_entity', array[case when s.legal_entity is null then 'legal_entity' end]),
    ('registration', array[case when s.registrations = '[]' then 'registrations' end]),
    ('contact', array[
      case when s.contact_email is null then 'contact_email' end,
      case when s.contact_phone is null then 'contact_phone' end,
      case when s.postal_location is null then 'postal_location' end]),
    ('risk_warning', array[case when s.risk_warning is null then 'risk_warning' end]),
    ('wallets', array(
      select w.coin from public.wallets w join public.payment_methods m on m.name = w.method
      where m.active and w.address is not null and not exists (
        select from payments.wallet_changes c
        where c.wallet_id = w.id and c.applied_at is null and c.cancelled_at is null and c.network = 'main' and c.effective_at <= now())
      order by w.position) || case when not exists (
        select from public.payment_methods m where m.active and payments.can_be_paid(m.name, null)) then 'wallets' end),
    ('two_people', array[case when (
      select count(*) from people.operators o join public.profiles p on p.id = o.user_id
      where o.role in ('treasurer', 'admin') and p.verified) < 2 then 'two_people' end]),
    ('factors', array(
      select p.name from people.operators o join public.profiles p on p.id = o.user_id
      where not people.has_factor(o.user_id) order by p.name)),
    -- A live site refuses all prices until two operators choose exchanges, and quotes no deposit without prices.
    ('exchanges', array[case when markets.decided_exchanges() is null then 'exchanges' end]),
    -- Deposits proven with test coins, and their corrections, must not be approved as real money.
    ('sandbox_money', array[
      case when exists (select from ledger.transfers) then 'transfers' end,
      case when exists (select from public.deposits d where d.status = 'pending') then 'deposits' end,
      case when exists (select from desk.corrections c where c.status = 'proposed') then 'corrections' end]),
    -- Nor do sandbox identities, test reserves or invented income count where money is real.
    ('sandbox_records', array[
      case when exists (select from public.kyc_cases k where k.status = 'approved') then 'identities' end,
      case when exists (select from public.reserve_attestations) then 'attestations' end,
      case when exists (select from public.yield_postings)
        or exists (select from desk.proposals p where p.kind = 'yield' and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0) then 'yield_days' end,
      case when exists (select from public.kyc_cases k where k.status = 'pending') then 'identity_checks' end,
      case when exists (select from public.pools) then 'pools' end])
  ) r (requirement, missing)
$$;

create function whole.live_settings() returns jsonb language sql stable as $$
  -- Returns the sandbox settings that a live site keeps, as in desk.proposals.
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject, 'values', l.fields) order by l.kind, l.subject)
  from (
    select 'site', '', jsonb_build_object(
      'legal_entity', s.legal_entity, 'registrations', s.registrations, 'contact_email', s.contact_email,
      'contact_phone', s.contact_phone,
      'postal_location', s.postal_location, 'risk_warning', s.risk_warning, 'mail_notifications', s.mail_notifications)
    from public.site s
    union all
    select 'countries', '', jsonb_build_object('unserved_countries', s.unserved_countries) from public.site s
    union all
    -- Also inactive ones: a live site does not review their terms again.
    select 'plan', p.id, to_jsonb(p) - array['id', 'term', 'position'] || jsonb_build_object(
      'active', p.active and p.hashrate is null and not exists (select from plans.plan_capacity c where c.plan_id = p.id))
    from public.plans p
    union all
    select 'limit', r.role || ' ' || k.kind, jsonb_build_object('max_cents', l.max_cents)
    from unnest(array['reviewer', 'treasurer', 'admin']) r (role)
    cross join unnest(array['deposit', 'withdrawal', 'payment', 'bonus', 'alone']) k (kind)
    left join desk.role_limits l on l.role = r.role and l.kind = k.kind
    where r.role <> 'reviewer' or k.kind in ('deposit', 'withdrawal', 'alone')
    union all
    select 'payment_method', m.name, jsonb_build_object('active', m.active) from public.payment_methods m
    union all
    select 'withdrawal_method', m.name, jsonb_build_object('active', m.active, 'min_cents', m.min_cents, 'fee_cents', m.fee_cents, 'duration', m.duration)
    from public.withdrawal_methods m
    union all
    select 'explorer', e.chain::text, jsonb_build_object('template', e.template) from payments.explorers e where e.network = 'main' and e.template is not null
  ) l (kind, subject, fields)
$$;

create function whole.guard_mode() returns trigger language plpgsql as $$
  -- trigger: before update of mode on public.site when (new.mode <> old.mode and new.mode in ('sandbox', 'live'))
  -- Allows going live only complete and by a proposal confirmed in this transaction, and never back. Raises no_way_back,
  -- not_ready (hint: what is missing), second_person_required.
declare
  missing constant text := (select string_agg(r.requirement, ', ') from whole.live_requirements() r where r.missing <> '{}');
begin
  if new.mode <> 'live' then
    raise exception 'no_way_back' using hint = 'What people own here would become demo money.';
  end if;
  if missing is not null then raise exception 'not_ready' using hint = missing; end if;
  if not exists (select from desk.proposals p where p.kind = 'go_live' and p.confirmed_at >= now()) then
    raise exception 'second_person_required' using hint = 'A site goes live through desk.confirm_proposal.';
  end if;
  return new;
end $$;

create function whole.go_live_checklist() returns table (requirement text, missing text[])
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each requirement for going live with what is missing.
  select people.require_operator();
  select * from whole.live_requirements()
$$;

create function whole.go_live_state() returns table (
  request_id uuid, requested_by uuid, requested_by_name text, requested_at timestamptz, confirmed_by_name text,
  confirmed_at timestamptz, settings jsonb) language sql stable security definer as $$ -- door: authenticated
  -- Returns the open or confirmed request to go live; settings: what is confirmed with it (whole.live_settings).
  select people.require_operator();
  select g.id, g.proposed_by, r.name, g.proposed_at, c.name, g.confirmed_at, g.changes #> '{settings,1}'
  from desk.proposals g
  join public.profiles r on r.id = g.proposed_by
  left join public.profiles c on c.id = g.confirmed_by
  where g.kind = 'go_live' and g.cancelled_at is null
$$;

create function whole.request_go_live() returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Requests that the site goes live with its current settings. Returns the proposal's id; idempotent. Raises
  -- code_required, already_live, not_ready (hint: what is missing), change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  missing text;
begin
  perform desk.take_turn_at_site();
  if (select s.mode from public.site s) = 'live' then raise exception 'already_live'; end if;
  select string_agg(r.requirement, ', ') into missing from whole.live_requirements() r where r.missing <> '{}';
  if missing is not null then raise exception 'not_ready' using hint = missing; end if;
  return desk.propose('go_live', '', jsonb_build_object(
    'mode', jsonb_build_array('sandbox', 'live'), 'settings', jsonb_build_array(null, whole.live_settings())), null);
end $$;

create function whole.put_go_live(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Goes live as proposed, all or nothing: applies main-network addresses, switches off bonuses, requires identity for
  -- withdrawals, drops evidenced capacity. Raises not_ready (hint: what is missing), changed_meanwhile (the settings
  -- are others than when it was asked), and what payments.activate_wallet_change raises.
declare
  operator constant uuid := (select auth.uid());
  change uuid;
  bonus text;
  capacities jsonb;
begin
  -- Not tried at the proposal, which has already listed what is missing.
  if not details ? 'proposed_by' then return; end if;
  -- Nothing may be booked between check and change.
  lock table public.deposits, desk.corrections, public.yield_postings, ledger.transfers, public.kyc_cases,
    public.reserve_attestations, plans.plan_capacity in share mode;
  -- Before the trail, which operators write after it. These plans are not sold until two operators resume the sale.
  with dropped as (delete from plans.plan_capacity where true returning *),
  unsold as (update public.plans p set active = false where p.active and (p.hashrate is not null or p.id in (select d.plan_id from dropped d)))
  select jsonb_agg(jsonb_build_object(
    'plan_id', d.plan_id, 'capacity_cents', d.capacity_cents, 'capacity_phs', d.capacity_phs, 'evidence', d.evidence) order by d.plan_id)
  into capacities from dropped d;
  -- The site before addresses, as payments.apply_wallet_change does; these before the trail, as operators who stop one.
  perform from public.site s for update;
  perform from payments.wallet_changes c where c.applied_at is null and c.cancelled_at is null order by c.wallet_id for update;
  update public.site s set mode = 'live' where s.only_row;
  if whole.live_settings() is distinct from changes #> '{settings,1}' then raise exception 'changed_meanwhile'; end if;
  for change in
    select c.id from payments.wallet_changes c
    where c.applied_at is null and c.cancelled_at is null and c.network = 'main'
      and c.effective_at <= now()
    order by c.wallet_id
  loop
    perform payments.activate_wallet_change(change, operator);
  end loop;
  update public.wallets w set read_from = null where w.read_from is not null;
  update public.wallets w set address = null, address_name = null, network = null, memo = null where w.network = 'test';
  foreach bonus in array (select s.bonuses from public.site s) loop
    perform site.turn_site_flag(bonus, false, details || '{"reason": "went_live"}');
  end loop;
  perform site.turn_site_flag('identity_before_withdrawal', true, details || '{"reason": "went_live"}');
  perform ground.audit('went_live', null, jsonb_strip_nulls(details || jsonb_build_object('capacities', capacities)) || jsonb_build_object('settings', changes #> '{settings,1}'));
  perform messages.broadcast_to_operators('site', 'site');
end $$;

-- With pg_cron: hosted projects and `supabase start`. Elsewhere supabase/workers/jobs.ts runs the jobs.

create function whole.schedule_jobs() returns int language plpgsql as $$
  -- Schedules all jobs with pg_cron, replacing existing ones; returns how many, 0 without it. For the database owner.
declare
  -- One message each, whose settings hold for it alone. A job that commits is alone in its message: jobs.run_job().
  limits constant text := 'set statement_timeout = ''5min''; set lock_timeout = ''30s''; ';
  schedule record;
  scheduled int := 0;
begin
  if to_regprocedure('cron.schedule(text,text,text)') is null then return 0; end if;
  -- At most eight at once: each is a connection, and Supabase advises eight.
  for schedule in
    select * from (values
      ('plans that have ended', '* * * * *', 'call jobs.run_job(''nullif(plans.mature_positions(1000), 0)'')'),
      ('sums of the ledger', '* * * * *', limits || 'select ledger.tally()'),
      ('check of new movements', '* * * * *', limits || 'select proof.check_new_lines()'),
      ('values of portfolios', '* * * * *', 'call jobs.run_job(''pools.mark_pools()'')'),
      ('stops of copies', '* * * * *', 'call jobs.run_job(''copying.watch_copies()'')'),
      ('jobs in slices', '* * * * *', 'call jobs.run_job(''jobs.run_slice()'')'),
      -- Not in the first hour after a start, so that a restoration is recorded before any snapshot.
      ('daily snapshot', '*/10 * * * *', 'set statement_timeout = ''1h''; set lock_timeout = ''30s''; '
        || 'select proof.take_daily_snapshot() where pg_postmaster_start_time() < now() - interval ''1 hour'''),
      ('figures of the site', '1-59/2 * * * *', limits || 'select proof.keep_figures()'),
      ('check of the books', '*/2 * * * *', 'call jobs.run_job(''desk.run_book_check()'')'),
      ('statistics of strategies', '1-51/10 * * * *', 'call jobs.run_job(''copying.keep_statistics()'')'),
      ('old events', '2-57/5 * * * *', limits || 'select whole.remove_old_events()'),
      ('old quotes', '3-58/5 * * * *', limits || 'select markets.remove_old_quotes()'),
      ('seal of the day', '4-59/5 * * * *', limits || 'select proof.seal_day()'),
      ('days of mining', '6-36/30 * * * *', limits || 'select mining.keep_day()'),
      ('days of reports', '5-55/10 * * * *', limits || 'select desk.keep_report_days()'),
      ('old log of Auth', '16 * * * *', 'call jobs.run_job(''whole.remove_old_auth_log()'')'),
      ('old runs of these', '26 3 * * *', 'delete from cron.job_run_details where end_time < now() - interval ''7 days''')
    ) s (name, times, command)
  loop
    execute 'select cron.schedule($1, $2, $3)' using schedule.name, schedule.times, schedule.command;
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end $$;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
  end if;
-- A server that has the files but does not load them refuses: run without jobs instead of failing.
exception when others then
  raise warning 'pg_cron cannot be enabled: %', sqlerrm;
end $$;
select whole.schedule_jobs();

-- Called once all tables exist. A later migration with a table ends with it too.

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

select ground.close_tables();

select ground.close_functions();
