-- Search and overview of people, the home of the back office, jobs, counts.
-- No one can act as another person or write a balance.

create function desk.rare_pattern(words text) returns text language sql stable as $$
  -- Returns a pattern without words that over a fifth of fifty sampled people have, whose trigram lists are long.
  with others as materialized (
    select lower(p.name || ' ' || p.email) as text from public.profiles p limit 50)
  select '%' || string_agg(case
      when t.part[1] ~ '^[[:alnum:]]{3}' and (select count(*) > 10 from others o where strpos(o.text, t.part[1]) > 0) then '%'
      else regexp_replace(t.part[1], '([\\%_])', '\\\1', 'g') end, '' order by t.place) || '%'
  from regexp_matches(words, '[[:alnum:]]+|[^[:alnum:]]+', 'g') with ordinality t (part, place)
$$;

create function desk.matching_people(words text, only_country text, only_state text, only_role text, joined_from date,
  joined_to date, from_person uuid, max_rows int, sort text default null)
  returns table (id uuid, name text, email text, country text, verified boolean, frozen boolean, created_at timestamptz)
  language plpgsql stable set plan_cache_mode = force_custom_plan as $$
  -- Returns people by part of name or e-mail, or id, and filters (days UTC, inclusive), newest or richest (sort) first.

  -- A generic plan would not know how many people match.
declare
  since constant timestamptz := (select p.created_at from public.profiles p where p.id = from_person);
  cents constant bigint := (select a.available_cents from ledger.accounts a where a.investor_id = from_person);
  given constant text := lower(btrim(coalesce(words, '')));
  pattern constant text := '%' || regexp_replace(given, '([\\%_])', '\\\1', 'g') || '%';
  rare constant text := desk.rare_pattern(given);
  given_id constant uuid := substring(given from '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$');
begin
  return query
    select p.id, p.name, p.email, p.country, p.verified,
      exists (select from people.freezes f where f.person_id = p.id), p.created_at
    from public.profiles p
    where case
        when sort = 'balance' then from_person is null
          or (coalesce((select a.available_cents from ledger.accounts a where a.investor_id = p.id), 0), p.id) <= (coalesce(cents, 0), from_person)
        else (p.created_at, p.id) <= (coalesce(since, 'infinity'), coalesce(from_person, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      end
      -- Only if different: the planner would expect a second condition to leave few rows.
      and (given = '' or p.id = given_id
        or lower(p.email) like rare and (rare = pattern or strpos(lower(p.email), given) > 0)
        or lower(p.name) like rare and (rare = pattern or strpos(lower(p.name), given) > 0))
      and (only_country is null or p.country = only_country)
      and (only_role is null or p.id in (select o.user_id from people.operators o where o.role = only_role))
      and (joined_from is null or p.created_at >= joined_from::timestamp at time zone 'utc')
      and (joined_to is null or p.created_at < (joined_to + 1)::timestamp at time zone 'utc')
      and case only_state
        when 'confirmed' then p.verified
        when 'unconfirmed' then not p.verified
        when 'identified' then kyc.has_identity(p.id)
        when 'frozen' then p.id in (select f.person_id from people.freezes f)
        else true
      end
    order by case when sort = 'balance' then coalesce((select a.available_cents from ledger.accounts a where a.investor_id = p.id), 0) end desc,
      case when sort = 'balance' then p.id end desc, p.created_at desc, p.id desc
    limit max_rows;
end $$;

create function desk.find_people(
  words text default '', from_person uuid default null, max_rows int default 50, only_country text default null,
  only_state text default null, only_role text default null, joined_from date default null, joined_to date default null,
  sort text default null )
  returns table (id uuid, name text, email text, country text, verified boolean, frozen boolean, created_at timestamptz,
    identified boolean, available_cents bigint) language sql stable security definer as $$ -- door: authenticated
  -- Returns people, ordered and filtered as desk.matching_people, with their available balance in cents.
  select people.require_operator();
  select m.id, m.name, m.email, m.country, m.verified, m.frozen, m.created_at, kyc.has_identity(m.id),
    (select a.available_cents::bigint from ledger.accounts a where a.investor_id = m.id)
  from desk.matching_people(
    words, only_country, only_state, only_role, joined_from, joined_to, from_person, least(greatest(max_rows, 1), 200), sort)
    with ordinality m (id, name, email, country, verified, frozen, created_at, place)
  order by m.place
$$;

create function desk.export_people(
  reason text, words text default '', only_country text default null, only_state text default null,
  only_role text default null, joined_from date default null, joined_to date default null
) returns jsonb language plpgsql security definer as $$ -- door: authenticated
  -- Exports up to ten thousand people (desk.matching_people), audited. Raises code_required, reason_required.
declare
  why text;
  people jsonb;
begin
  perform people.require_site_decision('admin');
  why := ground.given_reason(reason);
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'name', p.name, 'email', p.email, 'country', p.country, 'email_confirmed', p.verified,
      'identity_confirmed', kyc.has_identity(p.id), 'frozen', p.frozen, 'joined_at', p.created_at) order by p.created_at desc, p.id desc), '[]')
    into people
  from desk.matching_people(words, only_country, only_state, only_role, joined_from, joined_to, null, 10000) p;
  perform ground.audit('people_exported', null, jsonb_strip_nulls(jsonb_build_object(
    'reason', why, 'rows', jsonb_array_length(people), 'words', nullif(btrim(left(words, 200)), ''),
    'country', left(only_country, 60),
    'state', left(only_state, 20), 'role', left(only_role, 20), 'joined_from', joined_from, 'joined_to', joined_to)));
  return people;
end $$;

create function desk.person_overview(person_id uuid) returns jsonb
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns one person: profile, cents, all open cases, and the newest twenty of everything. Raises not_found.
declare
  profile public.profiles;
begin
  perform people.require_operator();
  select * into profile from public.profiles p where p.id = person_overview.person_id;
  if not found then raise exception 'not_found'; end if;
  return jsonb_build_object(
    'profile', jsonb_build_object('id', profile.id, 'name', profile.name, 'email', profile.email, 'phone', profile.phone,
      'country', profile.country, 'verified', profile.verified, 'created_at', profile.created_at),
    'frozen', (select jsonb_build_object('reason', f.reason, 'at', f.frozen_at, 'by', p.name)
      from people.freezes f left join public.profiles p on p.id = f.frozen_by where f.person_id = profile.id),
    'identity_confirmed', kyc.has_identity(profile.id),
    'figures', (select to_jsonb(a) - '{investor_id,referral_due}'::text[] from ledger.accounts a where a.investor_id = profile.id),
    'deposits', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select d.id,
        case when d.approved then d.arrived_cents + d.corrected_cents when d.status = 'reversed' then d.arrived_cents else d.amount_cents end as amount_cents, d.method, d.status, d.reason, d.created_at,
        row_number() over (order by d.created_at desc) as place
      from public.deposits d where d.investor_id = profile.id) x where x.place <= 20 or x.status = 'pending'),
    'withdrawals', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select w.id, w.amount_cents, w.method, w.status, w.reason, w.created_at, row_number() over (order by w.created_at desc) as place
      from public.withdrawals w where w.investor_id = profile.id) x where x.place <= 20 or x.status in ('pending', 'approved', 'paying')),
    'kyc_cases', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select k.id, k.status, k.reason, k.created_at, row_number() over (order by k.created_at desc) as place
      from public.kyc_cases k where k.investor_id = profile.id) x where x.place <= 20 or x.status = 'pending'),
    'corrections', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select c.id, c.kind, c.amount_cents, c.status, coalesce(c.refusal, c.reason) as reason, c.created_at,
        row_number() over (order by c.created_at desc) as place
      from desk.corrections c where c.investor_id = profile.id) x where x.place <= 20 or x.status = 'proposed'),
    'messages', (select coalesce(jsonb_agg(to_jsonb(x) - 'place' order by x.place), '[]') from (
      select m.id, m.reference, m.subject, m.message, m.answer, m.created_at, m.handled_at, row_number() over (order by m.created_at desc) as place
      from public.contact_messages m where m.investor_id = profile.id) x where x.place <= 20 or x.handled_at is null),
    'positions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      select o.id, p.title as plan, o.principal_cents + (select t.cents from plans.top_ups_of(o.id) t) as principal_cents,
        o.status, o.opened_at, o.matures_at
      from public.positions o join public.plans p on p.id = o.plan_id
      where o.investor_id = profile.id and o.package_id is null order by o.opened_at desc limit 20) x),
    'transfers', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      select t.id, t.amount_cents, t.debit, t.credit, t.code, t.created_at, t.value_date
      from ledger.transfers t where t.investor_id = profile.id order by t.id desc limit 20) x),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
      -- As JSON: versions of Auth differ in these columns.
      select s.id, s.whole ->> 'created_at' as created_at, s.whole ->> 'user_agent' as user_agent
      from (select e.id, to_jsonb(e) as whole from auth.sessions e where e.user_id = profile.id
            and (e.not_after is null or e.not_after > now())) s
      order by s.whole ->> 'created_at' desc nulls last limit 20) x));
end $$;

-- Reads a bounded part, however large the books: the oldest thousand cases and the newest two hundred audit rows.

create table desk.operator_visits (
  operator_id uuid primary key references people.operators (user_id) on delete cascade,
  event_id bigint not null constraint operator_visits_event_not_negative check (event_id >= 0),
  visited_at timestamptz not null default clock_timestamp()
);
comment on table desk.operator_visits is 'Up to which audit row each operator has read others'' changes.';

create function desk.waiting_by_queue() returns jsonb language sql stable as $$
  -- Returns each queue's open and late cases (1000: or more), cents and oldest.
  with waiting as materialized (
    select l.queue, w.*, w.created_at <= now() - make_interval(hours => l.hours) as is_late
    from desk.time_limits l
    cross join lateral (
      select c.id, c.amount_cents, c.created_at from desk.cases c
      where c.queue = l.queue and c.is_open order by c.created_at, c.id limit 1000) w)
  select jsonb_build_object('queues', jsonb_agg(to_jsonb(s) - 'place' order by s.place))
  from (
    select q.place, q.queue, l.hours as limit_hours,
      count(w.id) as cases, count(*) filter (where w.is_late) as late, sum(abs(w.amount_cents))::bigint as cents,
      min(w.created_at) as oldest_at, (array_agg(w.id order by w.created_at, w.id))[1] as oldest_id
    from unnest('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[]) with ordinality q (queue, place)
    join desk.time_limits l on l.queue = q.queue
    left join waiting w on w.queue = q.queue
    group by q.place, q.queue, l.hours) s
$$;

create function desk.open_proposals() returns table (kind text, proposed_at timestamptz) language sql stable as $$
  -- Returns what waits for a second operator, and strategies to review, by page of the back office.
  select case
    when c.kind in ('wallet', 'chain_account', 'chain_network') then 'wallet_changes'
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
  from desk.proposals c where c.is_open
  union all
  select 'strategies', s.proposed_at from public.strategies s where s.status = 'proposed'
$$;

create function desk.held_cases() returns jsonb language sql stable as $$
  -- Returns cases that operators have leased or taken to pay, and until when; the fifty held longest.
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
    order by x.since, x.id limit 50) h
$$;

create function desk.changes_since_visit(operator uuid) returns jsonb language plpgsql stable as $$
  -- Returns others' changes since desk.mark_changes_read, by kind, from the newest two hundred audit rows.
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
      where newest.actor is distinct from operator and (visit.event_id is not null or newest.at >= role_since))
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
end $$;

create function desk.operator_home() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- Returns the back office's home: queues, proposals, leases, checks and ages.
  select people.require_operator();
  select desk.waiting_by_queue() || jsonb_build_object(
    'proposals', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.oldest_at, s.kind), '[]')
      from (select o.kind, count(*) as cases, min(o.proposed_at) as oldest_at from desk.open_proposals() o group by o.kind) s),
    'held', desk.held_cases(),
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
    'changes', desk.changes_since_visit((select people.caller())))
$$;

create function desk.mark_changes_read(through_event bigint) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Marks changes as read up to an audit row (at most the newest). Never moves back.
declare
  operator constant uuid := people.require_operator();
  seen constant bigint := greatest(0, least(coalesce(through_event, 0), (select h.last_id from ground.audit_head h)));
begin
  perform people.keep_role(operator);
  insert into desk.operator_visits as v (operator_id, event_id) values (operator, seen)
  on conflict on constraint operator_visits_pkey do update
    set event_id = greatest(v.event_id, excluded.event_id), visited_at = clock_timestamp();
end $$;

-- Returns no more of each than the lists operators read anyway.

create function desk.cases_by_id(words text) returns table (
  queue text, id uuid, person_id uuid, name text, amount_cents bigint, waiting boolean, created_at timestamptz)
  language sql stable as $$
  -- Returns at most five cases of each queue whose id or reference begins with the words; cents.

  -- Reads each queue only if the words can be an id: a join in order of ids would read it all.
  select c.*
  from (select translate(lower(words), '-', '') as digits) d
  cross join unnest('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[]) q
  cross join lateral (
    select c.queue, c.id, c.person_id, c.name, c.amount_cents, c.is_open, c.created_at from desk.cases c
    where c.queue = q and c.id between rpad(d.digits, 32, '0')::uuid and rpad(d.digits, 32, 'f')::uuid order by c.id limit 5) c
  where d.digits ~ '^[0-9a-f]{8,32}$'
$$;

create function desk.payments_by_id(words text)
  returns table (queue text, id uuid, person_id uuid, amount_cents bigint, waiting boolean, created_at timestamptz)
  language sql stable as $$
  -- Returns deposits and withdrawals that name a transaction, at most five of each; cents.
  with asked as (
    select n.network, coalesce(payments.transaction_id(n.network, words), payments.transaction_id(n.network, '0x' || words)) as transaction_id
    from unnest('{Bitcoin,Litecoin,Dogecoin,Bitcoin Cash,Ethereum,BNB Smart Chain,TRON,TON}'::text[]) n (network))
  (select 'deposits', d.id, d.investor_id, coalesce(d.arrived_cents, d.amount_cents)::bigint, d.status = 'pending', d.created_at
    from asked a
    cross join lateral (
      select * from public.deposits x where x.network = a.network and x.transaction_id = a.transaction_id order by x.created_at desc limit 5
    ) d
    order by d.created_at desc limit 5)
  union all
  (select 'withdrawals', w.id, w.investor_id, w.amount_cents::bigint, false, w.created_at
    from asked a
    cross join lateral (
      select * from public.withdrawals x where x.network = a.network and x.transaction_id = a.transaction_id order by x.created_at desc limit 5
    ) w
    order by w.created_at desc limit 5)
$$;

create function desk.office_search(words text) returns table (
  kind text, queue text, id uuid, name text, detail text, amount_cents bigint, waiting boolean, created_at timestamptz)
  language plpgsql stable security definer set plan_cache_mode = force_custom_plan as $$ -- door: authenticated
  -- Searches people, cases and payments by what identifies them, from two characters on; cents.
declare
  given constant text := btrim(left(words, 200));
begin
  perform people.require_operator();
  if coalesce(char_length(given), 0) < 2 then return; end if;
  return query
    select 'person', null, p.id, p.name, p.email, null::bigint, null::boolean, p.created_at from desk.matching_people(given, null, null, null, null, null, null, 6) p
    union all
    select 'case', c.queue, c.id, coalesce(c.name, p.name), p.email, c.amount_cents, c.waiting, c.created_at
    from desk.cases_by_id(given) c left join public.profiles p on p.id = c.person_id
    union all
    select 'transaction', y.queue, y.id, p.name, p.email, y.amount_cents, y.waiting, y.created_at
    from desk.payments_by_id(given) y left join public.profiles p on p.id = y.person_id;
end $$;

create function desk.list_jobs() returns table (
  id bigint, kind text, plan_title text, day date, amount_cents bigint, asked_by_name text, asked_at timestamptz,
  state text, done int, total int, error text) language sql stable security definer as $$ -- door: authenticated
  -- Returns jobs open or ended within ten minutes, newest first. Amounts in cents.
  select people.require_operator();
  select j.id, j.kind, l.title, coalesce(y.day, (j.details ->> 'day')::date),
    coalesce(y.amount_cents, (j.details ->> 'amount_cents')::bigint)::bigint, p.name, j.asked_at, j.state, j.done, j.total, j.error
  from jobs.jobs j
  left join public.profiles p on p.id = j.asked_by
  left join public.yield_postings y on y.id = j.subject
  join public.plans l on l.id = coalesce(y.plan_id, j.details ->> 'plan_id')
  where j.ended_at is null or j.ended_at > now() - interval '10 minutes'
  order by j.id desc limit 100
$$;

create function desk.queue_counts() returns table (queue text, cases int)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns how many cases wait in each queue and, by page, for a second person; 100 means a hundred or more.
  select people.require_operator();
  -- Looks at a hundred of each at most, so that long queues count as fast.
  select q, (select count(*)::int from (select from desk.cases c where c.queue = q and c.is_open limit 100) x)
  from unnest('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[]) q
  union all
  select o.kind, least(count(*), 100)::int from desk.open_proposals() o group by o.kind
$$;
