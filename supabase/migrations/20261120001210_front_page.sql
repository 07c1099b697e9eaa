create table site.health_checks (
  minute timestamptz primary key constraint health_checks_whole_minute check (minute = date_trunc('minute', minute)),
  ok boolean not null
);
comment on table site.health_checks is 'Results of the health checks, one row a minute for a week; older ones are in site.uptime_days.';

create table site.uptime_days (
  day date primary key,
  first_minute timestamptz not null,
  up_minutes int not null constraint uptime_days_minutes_of_a_day check (up_minutes between 0 and 1440)
);
comment on table site.uptime_days is 'Health checks of each day (UTC).';
comment on column site.uptime_days.first_minute is 'First check of the day; on the first day, when measuring began.';

create function site.record_health_check(ok boolean) returns void
  language plpgsql security definer set search_path = ''
as $$
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
end
$$;
comment on function site.record_health_check(boolean) is
  'Records a health check of this minute and updates the day. Uses the database clock, so gaps cannot be filled later.';
select ground.open('site.record_health_check', 'service_role');

create function site.uptime() returns jsonb
  language sql stable set search_path = ''
as $$
  with span as (
    -- In dates: intervals of days follow the caller's time zone and are not always 24 hours.
    select greatest(d.first_minute, ((now() at time zone 'utc')::date - 89)::timestamp at time zone 'utc') as since,
           date_trunc('minute', now()) as this_minute
    from site.uptime_days d order by d.day limit 1
  ), counted as (
    select s.since, extract(epoch from s.this_minute - s.since)::int / 60 as minutes,
      (select coalesce(sum(d.up_minutes), 0) from site.uptime_days d where d.day >= (s.since at time zone 'utc')::date)
      - (select count(*) from site.health_checks h where h.minute = s.this_minute and h.ok) as up
    from span s
  )
  select jsonb_build_object(
    'percent', (select trunc(100.0 * c.up / c.minutes, 2) from counted c where c.minutes >= 1440),
    'since', (select c.since from counted c))
$$;
comment on function site.uptime() is
  'Returns the share of minutes with every service up in 90 days (UTC), rounded down; unchecked minutes are down. Null before a full day.';

create function site.computed_claims() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'payment_methods', (select count(*) from public.payment_methods m where m.active and payments.can_be_paid(m.name, null)),
    'uptime', site.uptime())
$$;
comment on function site.computed_claims() is
  'Returns the public pages'' computed figures. Runs as its owner: visitors may not read what it counts, and learn only the figures.';
grant execute on function site.computed_claims() to anon, authenticated;

create function public.front_page() returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'site', (select to_jsonb(s) - '{only_row,mail_notifications,version}'::text[] from public.site s),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', p.id, 'title', p.title, 'duration', p.duration, 'price_text', p.price_text,
        'min_cents', p.min_cents, 'max_cents', p.max_cents, 'roi_bp', p.roi_bp, 'top_ups_per_day', p.top_ups_per_day,
        'profit_bonus_bp', p.profit_bonus_bp, 'referral_bonus_bp', p.referral_bonus_bp, 'hashrate', p.hashrate, 'offers', p.offers) order by p.position), '[]')
      from public.offered_plans p where p.active),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object('text', c.text, 'evidence_url', c.evidence_url) order by c.verified_at desc), '[]')
      from (
        select v.text, v.evidence_url, v.verified_at from public.claims v
        where v.verified_at is not null order by v.verified_at desc limit 20
      ) c),
    'computed', site.computed_claims())
$$;
comment on function public.front_page() is 'Returns all that the public pages show; policies of the tables apply.';
grant execute on function public.front_page() to anon, authenticated;
