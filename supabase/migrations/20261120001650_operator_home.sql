-- Reads a bounded part, however large the books: the oldest thousand cases, the newest two hundred audit rows, and today's decisions.

create table desk.operator_visits (
  operator_id uuid primary key references people.operators (user_id) on delete cascade,
  event_id bigint not null constraint operator_visits_event_not_negative check (event_id >= 0),
  visited_at timestamptz not null default clock_timestamp()
);
comment on table desk.operator_visits is 'Up to which audit row each operator has read others'' changes, and when. Removed with the role.';

create index yield_postings_posted on public.yield_postings (posted_at) include (amount_cents) where reversed_at is null;

create function desk.waiting_cases(max_rows int)
  returns table (queue text, id uuid, person_id uuid, name text, amount_cents bigint, created_at timestamptz)
  language sql stable set search_path = ''
as $$
  (select 'deposits', d.id, d.investor_id, null, d.amount_cents::bigint, d.created_at
    from public.deposits d where d.status = 'pending' order by d.created_at, d.id limit max_rows)
  union all
  (select 'withdrawals', w.id, w.investor_id, null, w.amount_cents::bigint, w.created_at
    from public.withdrawals w where w.status in ('pending', 'approved', 'paying') order by w.created_at, w.id limit max_rows)
  union all
  (select 'kyc_cases', k.id, k.investor_id, k.name, null, k.created_at
    from public.kyc_cases k where k.status = 'pending' order by k.created_at, k.id limit max_rows)
  union all
  (select 'contact_messages', m.id, null, m.name, null, m.created_at
    from public.contact_messages m where m.handled_at is null order by m.created_at, m.id limit max_rows)
  union all
  (select 'corrections', c.id, c.investor_id, null, c.amount_cents::bigint, c.created_at
    from desk.corrections c where c.status = 'proposed' order by c.created_at, c.id limit max_rows)
$$;
comment on function desk.waiting_cases(int) is
  'Returns the oldest open cases of each queue, in cents, negative for a correction that takes.';

create function desk.waiting_by_queue() returns jsonb
  language sql stable set search_path = ''
as $$
  with waiting as materialized (
    select w.*, w.created_at <= now() - make_interval(hours => l.hours) as is_late
    from desk.waiting_cases(1000) w join desk.time_limits l on l.queue = w.queue
  )
  select jsonb_build_object(
    'queues', (
      select jsonb_agg(to_jsonb(s) - 'place' order by s.place)
      from (
        select q.place, q.queue, l.hours as limit_hours,
          count(w.id) as cases, count(*) filter (where w.is_late) as late, sum(abs(w.amount_cents))::bigint as cents, min(w.created_at) as oldest_at
        from unnest('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[]) with ordinality q (queue, place)
        join desk.time_limits l on l.queue = q.queue
        left join waiting w on w.queue = q.queue
        group by q.place, q.queue, l.hours
      ) s),
    'late', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.created_at, l.id), '[]')
      from (
        select w.queue, w.id, coalesce(w.name, p.name) as person_name, w.amount_cents, w.created_at, o.name as opened_by
        from (select n.* from waiting n where n.is_late order by n.created_at, n.id limit 10) w
        left join public.profiles p on p.id = w.person_id
        left join desk.case_leases c on c.case_id = w.id and c.queue = w.queue
        left join public.profiles o on o.id = c.operator_id
      ) l))
$$;
comment on function desk.waiting_by_queue() is
  'Returns each queue''s open and late cases (1000: or more), sum in cents and oldest, and the ten oldest late cases.';

create function desk.open_proposals() returns table (kind text, proposed_at timestamptz)
  language sql stable set search_path = ''
as $$
  select 'wallet_changes', v.proposed_at from payments.wallet_changes v where v.applied_at is null and v.cancelled_at is null
  union all
  select case
    when c.kind in ('site', 'countries') or c.subject ^@ 'identity_' then 'site'
    when c.kind in ('switch', 'plan') then 'plans'
    when c.kind in ('payment_method', 'withdrawal_method', 'explorer') then 'methods'
    when c.kind in ('limit', 'role') then 'role_changes'
    when c.kind in ('exchanges', 'resumption') then 'exchanges'
    when c.kind in ('trading', 'insurance') then c.kind
    when c.kind = 'attestation' then 'proof'
    when c.kind = 'go_live' then 'go_live_requests'
    else 'yield'
  end, c.proposed_at
  from desk.proposals c where c.confirmed_at is null and c.cancelled_at is null
  union all
  select 'strategies', s.proposed_at from public.strategies s where s.status = 'proposed'
$$;
comment on function desk.open_proposals() is
  'Returns what waits for a second operator, and strategies to review, without queues'' cases, by page of the back office.';

create function desk.held_cases() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(h) order by h.since, h.id), '[]')
  from (
    select x.queue, x.id, p.name as operator_name, x.since, x.until
    from (
      select c.queue, c.case_id as id, c.operator_id, c.since, c.held_until as until
      from desk.case_leases c where c.held_until > now()
      union all
      select 'withdrawals', w.id, w.taken_by, w.taken_until - interval '1 hour', w.taken_until
      from public.withdrawals w where w.taken_by is not null and w.taken_until > now()
        and not exists (select from desk.case_leases c where c.case_id = w.id and c.queue = 'withdrawals' and c.held_until > now())
    ) x
    join public.profiles p on p.id = x.operator_id
    order by x.since, x.id
    limit 50
  ) h
$$;
comment on function desk.held_cases() is
  'Returns cases that operators have leased or taken to pay, and until when; the fifty held longest.';

create function desk.changes_since_visit(operator uuid) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  role_since constant timestamptz := (select o.role_since from people.operators o where o.user_id = operator);
  visit desk.operator_visits;
begin
  select * into visit from desk.operator_visits v where v.operator_id = operator;
  return (
    with news as (
      select * from (
        select e.id, e.at, e.actor, e.action from ground.audit_events e
        where e.id > coalesce(visit.event_id, 0)
        order by e.id desc limit 200) newest
      where newest.actor is distinct from operator and (visit.event_id is not null or newest.at >= role_since)
    )
    select jsonb_build_object(
      'since', visit.visited_at,
      'through', (select h.last_id from ground.audit_head h),
      'kinds', (
        select coalesce(jsonb_agg(to_jsonb(k) order by k.last_at desc, k.action), '[]')
        from (
          select n.action, count(*) as times, max(n.at) as last_at,
            (select p.name from public.profiles p where p.id = (array_agg(n.actor order by n.id desc))[1]) as last_by
          from news n group by n.action
        ) k)));
end
$$;
comment on function desk.changes_since_visit(uuid) is
  'Returns others'' changes since desk.mark_changes_read, by kind, from the newest two hundred audit rows.';

create function desk.operator_home() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  today constant timestamptz := date_trunc('day', now(), 'UTC');
begin
  return desk.waiting_by_queue() || jsonb_build_object(
    'proposals', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.oldest_at, s.kind), '[]')
      from (select o.kind, count(*) as cases, min(o.proposed_at) as oldest_at from desk.open_proposals() o group by o.kind) s),
    'held', desk.held_cases(),
    'today', jsonb_build_object(
      'deposits', (
        select jsonb_build_object('cases', count(*), 'cents', coalesce(sum(d.arrived_cents), 0))
        from public.deposits d where d.reviewed_at >= today and d.status = 'approved'),
      'withdrawals', (
        select jsonb_build_object('cases', count(*), 'cents', coalesce(sum(w.amount_cents), 0)) from public.withdrawals w where w.paid_at >= today),
      'yield', (
        select jsonb_build_object('cases', count(*), 'cents', coalesce(sum(y.amount_cents), 0))
        from public.yield_postings y where y.posted_at >= today and y.reversed_at is null)),
    'books', (
      select jsonb_build_object('checked_at', c.checked_at, 'problems', jsonb_array_length(c.ledger_problems) + c.audit_problems)
      from desk.book_checks c order by c.id desc limit 1),
    'prices', (
      select jsonb_build_object(
        'instruments', count(*), 'halted', count(*) filter (where i.status = 'halted'),
        'stale', count(*) filter (where i.status = 'shown' and l.received_at > clock_timestamp() - i.max_age is not true),
        'newest_at', max(l.received_at), 'simulated', bool_or(not l.source ^@ 'ccxt:'))
      from public.instruments i left join public.last_quotes l on l.instrument_id = i.id),
    'proof', (select jsonb_build_object('number', s.number, 'as_of', s.as_of) from public.liability_snapshots s order by s.number desc limit 1),
    'seal', (
      select jsonb_build_object('day', e.details ->> 'day', 'at', e.at)
      from ground.audit_events e where e.action = 'transfers_sealed' order by e.id desc limit 1),
    'changes', desk.changes_since_visit(operator));
end
$$;
comment on function desk.operator_home() is
  'Returns the back office''s home: queues, proposals, leases, today''s sums (UTC, cents), checks and ages (null if none). Raises not_allowed, session_ended (42501).';
select ground.open('desk.operator_home', 'authenticated');

create function desk.mark_changes_read(through_event bigint) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  seen constant bigint := greatest(0, least(coalesce(through_event, 0), (select h.last_id from ground.audit_head h)));
begin
  perform people.keep_role(operator);
  insert into desk.operator_visits as v (operator_id, event_id) values (operator, seen)
  on conflict on constraint operator_visits_pkey do update
    set event_id = greatest(v.event_id, excluded.event_id), visited_at = clock_timestamp();
end
$$;
comment on function desk.mark_changes_read(bigint) is
  'Marks changes as read up to an audit row (at most the newest). Never moves back. Raises not_allowed, session_ended (42501).';
select ground.open('desk.mark_changes_read', 'authenticated');
