-- Removal of old rows and the schedule of all jobs; closes all tables and functions.

create function whole.remove_old_events() returns int language sql as $$
  -- Removes up to 10,000 notifications older than a year, events and unused quotes older than ninety days, old messages
  -- and unconfirmed accounts; returns how many, null if none. Run by supabase/workers/jobs.ts or pg_cron.

  -- In batches. Skips locked rows: waiting for them while holding others could deadlock.
  with notifications as (delete from public.notifications n where n.ctid = any (array(
    select o.ctid from public.notifications o where o.created_at < now() - interval '1 year'
    order by o.created_at limit 10000 for update skip locked)) returning 1),
  events as (delete from public.account_events e where e.ctid = any (array(
    select o.ctid from public.account_events o where o.created_at < now() - interval '90 days'
    order by o.created_at limit 10000 for update skip locked)) returning 1),
  quotes as (delete from public.deposit_quotes q where q.ctid = any (array(
    select o.ctid from public.deposit_quotes o
    where o.created_at < now() - interval '90 days'
      and not exists (select from public.deposits d where d.quote_id = o.id)
      and not exists (select from public.deposits d where d.credit_quote_id = o.id)
    order by o.created_at limit 10000 for update skip locked)) returning 1),
  messages as (delete from public.contact_messages m where m.ctid = any (array(
    select o.ctid from public.contact_messages o where o.investor_id is null and o.handled_at < now() - interval '1 year'
    order by o.handled_at limit 10000 for update skip locked)) returning 1)
  select nullif((
    select count(*) from (table notifications union all table events union all table quotes union all table messages) r)::int + people.remove_unconfirmed(), 0)
$$;

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


select ground.close_tables();

select ground.close_functions();
