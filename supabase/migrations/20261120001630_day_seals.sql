-- A hash over the day's transfers and the previous seal finds later edits, inserts and deletes; a copy of the trail shows if all of it was rewritten.

create index audit_events_day_seals on ground.audit_events (id) where action = 'transfers_sealed';

create function proof.day_root(day date, previous text) returns table (transfers bigint, root text)
  language sql stable set search_path = ''
as $$
  -- Days and moments as numbers, independent of session settings. The first day begins with the ledger.
  select count(*), encode(sha256(
    convert_to(concat_ws('|', 'glassmine:day:v1', coalesce(day_root.previous, '-'), day_root.day - date '1970-01-01'), 'UTF8')
    || coalesce(string_agg(sha256(convert_to(concat_ws('|',
      t.id, coalesce(t.investor_id::text, '-'), t.reference, t.amount_cents, extract(epoch from t.created_at),
      t.value_date - date '1970-01-01', t.debit, t.credit, t.code, coalesce(t.posting_id::text, '-')), 'UTF8')), '' order by t.id), '')), 'hex')
  from ledger.transfers t
  where t.created_at >= case when day_root.previous is null then '-infinity' else day_root.day::timestamp at time zone 'utc' end
    and t.created_at < (day_root.day + 1)::timestamp at time zone 'utc'
$$;
comment on function proof.day_root(date, text) is
  'Returns a day''s (UTC) number of transfers and root: SHA-256 over the day, previous root (null: first) and transfers'' hashes.';

create function proof.seal_day() returns date
  language plpgsql set search_path = ''
as $$
declare
  last_day date;
  previous text;
  day date;
  day_end timestamptz;
  sealed record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal the transfers', 0)) then
    return null;
  end if;
  select (e.details ->> 'day')::date, e.details ->> 'root' into last_day, previous
  from ground.audit_events e where e.action = 'transfers_sealed' order by e.id desc limit 1;
  day := coalesce(last_day + 1, (select (min(t.created_at) at time zone 'utc')::date from ledger.transfers t));
  day_end := (day + 1)::timestamp at time zone 'utc';
  -- A minute for clocks set back. A transaction begun that day may still book on it.
  if day is null or day_end > clock_timestamp() - interval '1 minute' or ledger.journal_settled(day_end) < day_end then
    return null;
  end if;
  select * into sealed from proof.day_root(day, previous);
  perform ground.audit('transfers_sealed', null, jsonb_build_object(
    'day', day, 'transfers', sealed.transfers, 'root', sealed.root, 'previous', previous,
    'sums', (
      select coalesce(jsonb_object_agg(s.code, jsonb_build_array(s.movements, s.cents)), '{}')
      from (
        select t.code, count(*) as movements, sum(t.amount_cents) as cents from ledger.transfers t
        where t.created_at >= case when previous is null then '-infinity' else day_end - interval '24 hours' end and t.created_at < day_end
        group by t.code
      ) s)));
  return day;
end
$$;
comment on function proof.seal_day() is
  'Seals the oldest unsealed past day (UTC) and returns it; null if none or still written. Safe to run concurrently. Run by supabase/workers/jobs.ts or pg_cron.';

create function proof.wrong_seals() returns table (day date, transfers bigint, found bigint)
  language plpgsql stable set search_path = ''
as $$
declare
  seal record;
  actual record;
begin
  for seal in
    select (e.details ->> 'day')::date as day, (e.details ->> 'transfers')::bigint as transfers,
      e.details ->> 'root' as root, e.details ->> 'previous' as previous,
      lag((e.details ->> 'day')::date) over (order by e.id) as last_day, lag(e.details ->> 'root') over (order by e.id) as last_root
    from ground.audit_events e where e.action = 'transfers_sealed' order by e.id
  loop
    select * into actual from proof.day_root(seal.day, seal.previous);
    if actual.root is distinct from seal.root or seal.previous is distinct from seal.last_root or seal.day is distinct from coalesce(seal.last_day + 1, seal.day) then
      return query select seal.day, seal.transfers, actual.transfers;
    end if;
  end loop;
end
$$;
comment on function proof.wrong_seals() is
  'Recomputes each day''s seal and returns the differing ones, with sealed and current numbers of transfers.';
