-- Users remove some of their old rows when they return; a job removes the rest.

-- Not BRIN: new rows reuse freed space, so the removal would soon read every page.
create index notifications_by_time on public.notifications (created_at);
create index account_events_by_time on public.account_events (created_at);
create index deposit_quotes_by_time on public.deposit_quotes (created_at);
create index contact_messages_visitors_handled on public.contact_messages (handled_at) where investor_id is null and handled_at is not null;

create function whole.remove_old_events() returns int
  language plpgsql set search_path = ''
as $$
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
end
$$;
comment on function whole.remove_old_events() is
  'Removes up to 10,000 notifications older than a year, events and unused quotes older than ninety days, old messages and unconfirmed accounts; returns how many, null if none. Run by supabase/workers/jobs.ts or pg_cron.';

create function whole.remove_old_auth_log() returns int
  language plpgsql set search_path = ''
as $$
declare
  removed int;
begin
  delete from auth.audit_log_entries a
  where a.ctid = any (array(
    select o.ctid from auth.audit_log_entries o where o.created_at < now() - interval '90 days' limit 10000));
  get diagnostics removed = row_count;
  return nullif(removed, 0);
end
$$;
comment on function whole.remove_old_auth_log() is
  'Removes up to 10,000 entries older than ninety days from Auth''s log; returns how many, null if none. Run by supabase/workers/jobs.ts or, hourly because the log has no index by time, pg_cron.';
