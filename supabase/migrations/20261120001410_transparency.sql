-- Uptime, the front page, reserves, published figures, seals of days.

create table site.health_checks (
  minute timestamptz primary key constraint health_checks_whole_minute check (minute = date_trunc('minute', minute)),
  ok boolean not null
);
comment on table site.health_checks is 'Health checks, one a minute for a week; older ones are in site.uptime_days.';

create table site.uptime_days (
  day date primary key,
  first_minute timestamptz not null,
  up_minutes int not null constraint uptime_days_minutes_of_a_day check (up_minutes between 0 and 1440)
);
comment on table site.uptime_days is 'Health checks of each day (UTC).';
comment on column site.uptime_days.first_minute is 'First check of the day; on the first day, when measuring began.';

create function site.record_health_check(ok boolean) returns void
  language plpgsql security definer as $$ -- door: service_role
  -- Records a health check of this minute and updates the day. Uses the database clock, so gaps cannot be filled later.
declare
  today constant date := (now() at time zone 'utc')::date;
  midnight constant timestamptz := today::timestamp at time zone 'utc';
begin
  insert into site.health_checks as h (minute, ok) values (date_trunc('minute', now()), record_health_check.ok)
  on conflict on constraint health_checks_pkey do update set ok = h.ok and excluded.ok;
  insert into site.uptime_days (day, first_minute, up_minutes)
  select today, min(h.minute), count(*) filter (where h.ok) from site.health_checks h where h.minute >= midnight
  on conflict on constraint uptime_days_pkey do update set up_minutes = excluded.up_minutes;
  delete from site.health_checks h where h.minute < midnight - interval '7 days';
end $$;

create function site.uptime() returns jsonb language sql stable as $$
  -- Returns the share of minutes with every service up in 90 days (UTC), rounded down. Null before a full day.
  with span as (
    -- In dates: intervals of days follow the caller's time zone and are not always 24 hours.
    select greatest(d.first_minute, ((now() at time zone 'utc')::date - 89)::timestamp at time zone 'utc') as since,
           date_trunc('minute', now()) as this_minute
    from site.uptime_days d order by d.day limit 1
  ), counted as (
    select s.since, extract(epoch from s.this_minute - s.since)::int / 60 as minutes,
      (select coalesce(sum(d.up_minutes), 0) from site.uptime_days d where d.day >= (s.since at time zone 'utc')::date)
      - (select count(*) from site.health_checks h where h.minute = s.this_minute and h.ok) as up
    from span s)
  select jsonb_build_object(
    'percent', (select trunc(100.0 * c.up / c.minutes, 2) from counted c where c.minutes >= 1440),
    'since', (select c.since from counted c)) $$;

create function site.computed_claims() returns jsonb
  language sql stable security definer as $$ -- for: anon, authenticated
  -- Returns the public pages' computed figures. Runs as its owner: visitors may not read what it counts.
  select jsonb_build_object(
    'payment_methods', (select count(*) from public.payment_methods m where m.active and payments.can_be_paid(m.name, null)),
    'uptime', site.uptime()) $$;

create function public.front_page() returns jsonb language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns all that the public pages show; policies of the tables apply.
  select jsonb_build_object(
    'site', (select to_jsonb(s) - '{only_row,mail_notifications,version}'::text[] from public.site s),
    'plans', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{term,position,active}'::text[] order by p.position), '[]')
      from public.offered_plans p where p.active),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object('text', c.text, 'evidence_url', c.evidence_url) order by c.verified_at desc), '[]')
      from (
        select v.text, v.evidence_url, v.verified_at from public.claims v
        where v.verified_at is not null order by v.verified_at desc limit 20) c),
    'computed', site.computed_claims()) $$;

create table public.reserve_attestations (
  id uuid primary key default gen_random_uuid(),
  network text not null constraint reserves_network_short check (char_length(btrim(network)) between 2 and 40 and network !~ '[[:cntrl:]]'),
  address text not null constraint reserves_address_plausible
    check (address ~ '^0x([0-9a-f]{40}|(?!0{24})[0-9a-f]{64})$' or (
      address ~ '^[A-Za-z0-9_-]{10,120}$' and address !~* '^0x|[0-9a-f]{40}'
      and address !~ '^([Uk0][Qf][A-Za-z0-9_-]{46}|[QPqp][02-9AC-HJ-NP-Zac-hj-np-z]{41}|M[1-9A-HJ-NP-Za-km-z]{33})$'))
    constraint reserves_address_spendable check (not payments.is_dead_address(address)),
  amount text not null constraint reserves_amount_exact check (amount ~ '^[0-9]{1,15}([.][0-9]{1,18})? [A-Z]{2,10}$'),
  value_cents public.cents not null constraint reserves_value_not_negative check (value_cents >= 0),
  signed_on date not null,
  block_height bigint not null constraint reserves_block_height_possible check (block_height between 1 and 1000000000000),
  block_hash text not null constraint reserves_block_hash_whole check (block_hash ~ '^(0x)?[0-9a-f]{64}$'),
  message text not null constraint reserves_message_short check (char_length(message) <= 1000),
  signature text not null constraint reserves_signature_plausible check (char_length(signature) between 16 and 2000 and signature ~ '^[A-Za-z0-9+/=_-]+$'),
  how_to_check text not null constraint reserves_how_to_check_short check (char_length(btrim(how_to_check)) between 10 and 500),
  attested_by uuid not null references public.profiles (id),
  attested_at timestamptz not null default now(),
  constraint reserves_once unique (network, address, block_height),
  constraint reserves_message_names_all
    check (position(address in case when address like '0x%' then lower(message) else message end) > 0 and position(block_hash in message) > 0
      and message ~ (date_part('year', signed_on)::text || '-' || lpad(date_part('month', signed_on)::text, 2, '0') || '-'
        || lpad(date_part('day', signed_on)::text, 2, '0')))
);
comment on table public.reserve_attestations is 'Reserves by an operator''s word, with a signed message; append-only.';
comment on constraint reserves_address_plausible on public.reserve_attestations is
  'One spelling, or it would count twice: no prefix; 0x in lower case; TON as contracts (EQ, Ef); Bitcoin Cash and Litecoin beginning with 1 or 3.';
comment on column public.reserve_attestations.amount is 'In the network''s coin, like 12.5 BTC.';
comment on column public.reserve_attestations.value_cents is 'By the operator''s word, on the day of signing.';
comment on column public.reserve_attestations.block_hash is 'Named in the message, which cannot be older.';
comment on constraint reserves_message_names_all on public.reserve_attestations is
  'The message names address, block and day (YYYY-MM-DD), or an old or foreign one could be reused.';
create index reserve_attestations_newest on public.reserve_attestations (lower(address), signed_on desc, block_height desc, attested_at desc);
grant select (id, network, address, amount, value_cents, signed_on, block_height, block_hash, message, signature, how_to_check, attested_at)
  on public.reserve_attestations to anon, authenticated;
create policy reserve_attestations_anyone_select on public.reserve_attestations for select to anon, authenticated using (true);
select ground.append_only('public.reserve_attestations');

create function proof.put_attestation(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Publishes a reserve at an address.
declare
  attested public.reserve_attestations;
begin
  attested := jsonb_populate_record(null::public.reserve_attestations, desk.changed(null, changes));
  attested.id := gen_random_uuid();
  attested.attested_by := coalesce((details ->> 'proposed_by')::uuid, (select auth.uid()));
  attested.attested_at := now();
  insert into public.reserve_attestations as r select attested.* on conflict on constraint reserves_once do nothing;
  if not found then raise exception 'already_attested'; end if;
  perform ground.audit('reserve_attested', attested.id,
    jsonb_build_object('address', attested.address, 'amount', attested.amount, 'value_cents', attested.value_cents) || details);
end $$;

create function proof.attest_reserve(
  network text, address text, amount text, value_cents bigint, signed_on date, block_height bigint, block_hash text,
  message text, signature text, how_to_check text ) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Publishes an address's reserve (value_cents on that day), signed within 31 days; on a live site only proposes this
  -- and returns the proposal's id. Counts last messages only, so that coins moved on count once. Idempotent. Raises
  -- code_required, invalid_day, dead_address, address_named, already_attested, change_open.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  written constant text := case when address ~* '^0x' then lower(address) else address end;
  today constant date := (now() at time zone 'utc')::date;
  given constant jsonb := jsonb_build_object(
    'network', btrim(network), 'address', written, 'amount', amount, 'value_cents', value_cents, 'signed_on', signed_on,
    'block_height', block_height, 'block_hash', block_hash, 'message', message, 'signature', signature, 'how_to_check', btrim(how_to_check));
  attested public.reserve_attestations;
begin
  if signed_on is null or signed_on not between today - 31 and today then raise exception 'invalid_day'; end if;
  perform payments.refuse_dead_addresses(written);
  -- Everyone reads these operators' words, so they must contain no other address.
  perform ground.refuse_addresses(concat_ws(' ', network, how_to_check,
    regexp_replace(message, '***=' || written, '', 'gi')));
  perform desk.take_turn_at_site();
  select * into attested from public.reserve_attestations r
  where r.network = given ->> 'network' and r.address = written and r.block_height = attest_reserve.block_height;
  if (attested.amount, attested.value_cents::bigint, attested.message, attested.signature) = (amount, value_cents, message, signature) then
    return null;
  end if;
  return desk.decide('attestation', concat_ws(' ', given ->> 'network', written, block_height), desk.changes(null, given), null, false);
end $$;

-- Sums over all positions, accounts and requests: once a minute, not for every visitor.
create table proof.kept_figures (
  only_row boolean primary key default true constraint kept_figures_only_row check (only_row),
  figures_as_of timestamptz not null,
  capacities jsonb not null,
  income jsonb not null,
  withdrawals jsonb not null
);
comment on table proof.kept_figures is 'One row: public figures of capacity, income and withdrawals, and their moment.';

create function proof.booked_income() returns jsonb language sql stable as $$
  -- Returns income less losses of thirty days (UTC) and of all time, yield credited, and bonuses, in cents.
  select jsonb_build_object(
    'days', count(distinct y.day) filter (where y.is_recent and y.amount_cents > 0),
    'income_cents', coalesce(sum(y.amount_cents) filter (where y.is_recent), 0),
    'stated_cents', coalesce(sum(y.amount_cents) filter (where y.is_recent and y.is_stated), 0),
    'newest', max(y.day) filter (where y.is_recent), 'booked_cents', coalesce(sum(y.amount_cents), 0),
    'credited_cents', (select coalesce(sum(a.profit_cents), 0) from ledger.accounts a))
    || (
      select jsonb_build_object(
        'granted_cents', coalesce(sum(t.amount_cents) filter (where t.code = 'bonus'), 0),
        'profit_bonus_cents', coalesce(sum(t.amount_cents) filter (where t.code = 'profit_bonus'), 0),
        'referral_bonus_cents', coalesce(sum(t.amount_cents) filter (where t.code = 'referral_bonus'), 0))
      from ledger.transfers t where t.code in ('bonus', 'profit_bonus', 'referral_bonus'))
  from (
    select p.day, p.amount_cents, p.day > (now() at time zone 'utc')::date - 30 as is_recent, ground.stated_by(p.evidence) is not null as is_stated
    from public.yield_postings p where p.reversed_at is null) y $$;

create function proof.evidenced_capacity() returns jsonb language sql stable as $$
  -- Returns each plan's evidenced capacity and principal (cents, PH/s) and its evidence; null without any.
  select coalesce(jsonb_agg(jsonb_build_object(
    'plan', p.title, 'capacity_cents', c.capacity_cents, 'capacity_phs', c.capacity_phs, 'evidence', c.evidence,
    'stated_by', ground.stated_by(c.evidence), 'evidenced_at', c.evidenced_at,
    'sold_cents', coalesce(s.principal_cents, 0), 'sold_phs', coalesce(s.hashrate, 0))
    order by p.position), '[]')
  from public.plans p
  left join plans.plan_capacity c on c.plan_id = p.id
  left join ledger.plan_sums() s on s.plan_id = p.id
  where s.principal_cents > 0 or c.plan_id is not null and p.active $$;

create function proof.withdrawal_statistics() returns jsonb language sql stable as $$
  -- Returns open, paid and rejected withdrawals (cents, median hours rounded up) and frozen people.
  select jsonb_build_object(
    'waiting', o.waiting, 'waiting_cents', o.cents, 'oldest', o.oldest,
    'paid', e.paid, 'paid_cents', e.cents, 'median_hours', e.median_hours, 'rejected', e.rejected,
    'frozen', (select count(*) from people.freezes f where not f.by_owner))
  from (
    select count(*) as waiting, coalesce(sum(w.amount_cents), 0) as cents, min(w.created_at) as oldest
    from public.withdrawals w where w.status in ('pending', 'approved', 'paying')) o
  cross join (
    select count(*) filter (where w.status = 'paid') as paid, coalesce(sum(w.amount_cents) filter (where w.status = 'paid'), 0) as cents,
      ceil(percentile_cont(0.5) within group (order by extract(epoch from w.paid_at - w.created_at)) / 3600) as median_hours,
      count(*) filter (where w.status = 'rejected') as rejected
    from public.withdrawals w
    where w.status in ('paid', 'rejected') and coalesce(w.paid_at, w.reviewed_at) > now() - interval '30 days') e $$;

create function proof.current_figures() returns proof.kept_figures language sql stable as $$
  -- Returns public figures of this moment.
  select true, now(), proof.evidenced_capacity(), proof.booked_income(), proof.withdrawal_statistics() $$;

create function proof.keep_figures() returns timestamptz language plpgsql as $$
  -- Stores public figures once a minute; returns their moment, null if just done.
begin
  if exists (select from proof.kept_figures k where k.figures_as_of > clock_timestamp() - interval '1 minute')
     or not pg_try_advisory_xact_lock(hashtextextended('keep figures', 0)) then
    return null;
  end if;
  insert into proof.kept_figures select * from proof.current_figures()
  on conflict on constraint kept_figures_pkey do update
    set (only_row, figures_as_of, capacities, income, withdrawals) = row(excluded.*);
  return now();
end $$;

create function proof.published_figures() returns jsonb
  language sql stable security definer as $$ -- for: anon, authenticated
  -- Returns proof.keep_figures' figures, or current ones if it has not run for two minutes. Runs as its owner: visitors
  -- may read neither capacities nor the rows that it sums; it shows evidence and sums.
  select to_jsonb(coalesce(
    (select k from proof.kept_figures k where k.figures_as_of > now() - interval '2 minutes'), proof.current_figures())) - 'only_row' $$;

create function public.transparency(before bigint default null) returns jsonb
  language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns all of /transparency in cents, coverage in basis points rounded down (null if nothing is owed).
  with latest as (
    select * from public.liability_snapshots s order by s.number desc limit 1
  ), reserves as (
    -- Each coin only on its latest day, at one block: otherwise the same coins, moved on, would count at each address.
    select newest.*, newest.signed_on >= (now() at time zone 'utc')::date - 31
      and newest.signed_on = max(newest.signed_on) over (partition by newest.coin)
      and newest.block_height = max(newest.block_height) over (partition by newest.coin, lower(newest.network), newest.signed_on) as counts
    from (
      select distinct on (lower(r.address)) r.network, r.address, r.amount, r.value_cents, r.signed_on, r.block_height,
        r.block_hash, r.message, r.signature, r.how_to_check, split_part(r.amount, ' ', 2) as coin
      from public.reserve_attestations r
      order by lower(r.address), r.signed_on desc, r.block_height desc, r.attested_at desc) newest
    order by newest.signed_on desc, newest.address limit 100
  ), held as (
    select coalesce(sum(r.value_cents) filter (where r.counts), 0) as cents from reserves r
  ), points as (
    select s.number, s.as_of, s.total_cents, ntile(120) over (order by s.number) as part
      from public.liability_snapshots s)
  select jsonb_build_object(
    'site', (select to_jsonb(s) - 'only_row' from public.site s), 'latest', (select to_jsonb(l) from latest l),
    'restorations', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.number desc), '[]')
      from (select * from public.restorations t order by t.number desc limit 30) r),
    'snapshots', (
      select coalesce(jsonb_agg(to_jsonb(p) order by p.number desc), '[]')
      from (
        select s.number, s.as_of, s.leaves, s.total_cents, s.root, s.seal from public.liability_snapshots s
        where s.number < coalesce(transparency.before, 9223372036854775807) order by s.number desc limit 30) p),
    'history', (
      select coalesce(jsonb_agg(jsonb_build_object('as_of', p.as_of, 'total_cents', p.total_cents) order by p.number), '[]')
      from (select distinct on (q.part) q.* from points q order by q.part, q.number desc) p),
    'reserves', (select coalesce(jsonb_agg(to_jsonb(r) - 'coin' order by r.value_cents desc), '[]') from reserves r),
    'reserves_cents', (select h.cents from held h),
    'coverage_bp', (select div(h.cents * 10000, nullif(l.total_cents, 0)) from held h, latest l),
    'insurance_bp', (select div(l.insurance_fund_cents::numeric * 10000, nullif(l.total_cents, 0)) from latest l))
    || proof.published_figures() || plans.published_payouts() $$;

-- A hash over the day's transfers and the previous seal finds later edits; a copy of the trail, if all was rewritten.
create function proof.day_root(day date, previous text) returns table (transfers bigint, root text)
  language sql stable as $$
  -- Returns a day's (UTC) number of transfers and root: SHA-256 over day, previous root and transfers' hashes.

  -- Days and moments as numbers, independent of session settings. The first day begins with the ledger.
  select count(*), encode(sha256(
    convert_to(concat_ws('|', 'glassmine:day:v1', coalesce(day_root.previous, '-'), day_root.day - date '1970-01-01'), 'UTF8')
    || coalesce(string_agg(sha256(convert_to(concat_ws('|',
      t.id, coalesce(t.investor_id::text, '-'), t.reference, t.amount_cents, extract(epoch from t.created_at),
      t.value_date - date '1970-01-01', t.debit, t.credit, t.code, coalesce(t.posting_id::text, '-')), 'UTF8')), '' order by t.id), '')), 'hex')
  from ledger.transfers t
  where t.created_at >= case when day_root.previous is null then '-infinity' else day_root.day::timestamp at time zone 'utc' end
    and t.created_at < (day_root.day + 1)::timestamp at time zone 'utc' $$;

create function proof.seal_day() returns date language plpgsql as $$
  -- Seals the oldest unsealed past day (UTC) and returns it; null if none or still written. Safe to run concurrently.
declare
  last_day date;
  previous text;
  day date;
  day_end timestamptz;
  sealed record;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('seal the transfers', 0)) then return null; end if;
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
        group by t.code) s)));
  return day;
end $$;

create function proof.wrong_seals() returns table (day date, transfers bigint, found bigint)
  language plpgsql stable as $$
  -- Recomputes each day's seal and returns the differing ones, with sealed and current numbers of transfers.
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
end $$;
