-- Leases of cases, queues of operators, time limits.
-- A lease, not a lock, so that a closed browser frees the case; half an hour at most, so that no one blocks a decision.

create table desk.case_leases (
  case_id uuid,
  queue text constraint case_leases_queue check (queue in ('deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections')),
  operator_id uuid not null references people.operators (user_id) on delete cascade,
  held_until timestamptz not null,
  since timestamptz not null default now(),
  primary key (case_id, queue)
);
comment on table desk.case_leases is 'Current or last lease of each open case; removed with its decision.';
comment on column desk.case_leases.queue is 'The case''s table: clients choose ids, which may be in two of them.';
comment on column desk.case_leases.since is 'Kept on release, so that taking it again starts no new half hour.';

create function desk.lease_case(queue text, case_id uuid)
  returns table (operator_id uuid, operator_name text, held_until timestamptz)
  language plpgsql security definer as $$ -- door: authenticated
  -- Leases an open case (queue: its table) for two minutes, extendable to thirty, if the caller can take its next step.
  -- Returns the holder, no row if free. Raises not_found.
declare
  operator constant uuid := people.require_operator();
  may_pay constant boolean := people.operator_role() in ('treasurer', 'admin');
  is_next boolean;
  holder_before uuid;
begin
  -- Locks the case first, as a decision does, so that a later caller sees it decided.
  case lease_case.queue
    when 'deposits' then
      select d.investor_id <> operator
        and (d.first_approved_by is distinct from operator or not people.is_operator_since(operator, d.first_approved_at)) into is_next
      from public.deposits d where d.id = lease_case.case_id and d.status = 'pending' for share;
    when 'withdrawals' then
      select w.investor_id <> operator and (w.status = 'pending' or withdrawals.approval_lapsed(w)
          or may_pay and w.reviewed_by <> operator and (w.taken_by = operator or w.taken_until > now() is not true) and w.amount_cents <= coalesce(desk.own_limit('payment'), w.amount_cents)) into is_next
      from public.withdrawals w where w.id = lease_case.case_id and w.status in ('pending', 'approved', 'paying') for share;
    when 'kyc_cases' then
      select k.investor_id <> operator into is_next
      from public.kyc_cases k where k.id = lease_case.case_id and k.status = 'pending' for share;
    when 'contact_messages' then
      select true into is_next
      from public.contact_messages m where m.id = lease_case.case_id and m.handled_at is null for share;
    when 'corrections' then
      select may_pay and operator not in (c.investor_id, c.proposed_by) into is_next
      from desk.corrections c where c.id = lease_case.case_id and c.status = 'proposed' for share;
    else
      null;
  end case;
  if not found then raise exception 'not_found'; end if;
  -- Operators who only look must not block the others.
  if is_next then
    perform people.keep_role(operator);
    select c.operator_id into holder_before from desk.case_leases c
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
    -- One turn an hour, even after a release.
    update desk.case_leases c set held_until = least(now() + interval '2 minutes', c.since + interval '30 minutes')
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.operator_id = operator and c.since > now() - interval '1 hour';
    if not found then
      insert into desk.case_leases as c (case_id, queue, operator_id, held_until)
      values (lease_case.case_id, lease_case.queue, operator, now() + interval '2 minutes')
      on conflict on constraint case_leases_pkey do update
        set operator_id = excluded.operator_id, held_until = excluded.held_until, since = excluded.since
        where c.held_until <= now();
    end if;
  end if;
  return query
    select c.operator_id, p.name, c.held_until from desk.case_leases c join public.profiles p on p.id = c.operator_id
    where c.case_id = lease_case.case_id and c.queue = lease_case.queue and c.held_until > now();
  if found and is_next and holder_before is null then
    perform messages.broadcast_to_operators('case_leases', lease_case.case_id::text);
  end if;
end $$;

create function desk.release_case(queue text, case_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Releases the caller's lease of a case (queue: its table); leaves others'.
declare
  operator constant uuid := people.require_operator();
begin
  update desk.case_leases c set held_until = now()
  where c.case_id = release_case.case_id and c.queue = release_case.queue and c.operator_id = operator and c.held_until > now();
  if found then
    perform messages.broadcast_to_operators('case_leases', release_case.case_id::text);
  end if;
end $$;

create function desk.open_leases(queue text)
  returns table (case_id uuid, operator_id uuid, operator_name text, held_until timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns current leases of a queue (its table); the newest 200.
  select people.require_operator();
  select c.case_id, c.operator_id, p.name, c.held_until
  from desk.case_leases c join public.profiles p on p.id = c.operator_id
  where c.queue = open_leases.queue and c.held_until > now() order by c.held_until desc limit 200 $$;

create function desk.respect_lease() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status, first_approved_by on public.deposits
  -- trigger: before update of status on public.withdrawals when (new.status <> 'cancelled')
  -- trigger: before update of status on public.kyc_cases
  -- trigger: before update of handled_at on public.contact_messages
  -- trigger: before update of status on desk.corrections when (new.status <> 'withdrawn')
  -- Refuses a decision on a case another operator holds. Raises case_leased.
begin
  if exists (
    select from desk.case_leases c where c.case_id = new.id and c.queue = tg_table_name and c.held_until > now()
      and c.operator_id <> (select auth.uid())) then
    raise exception 'case_leased' using hint = 'Another operator has this case open.';
  end if;
  return new;
end $$;

create function desk.end_lease() returns trigger language plpgsql security definer as $$
  -- trigger: after update of status, first_approved_by on public.deposits
  -- trigger: after update of status on public.withdrawals
  -- trigger: after update of status on public.kyc_cases
  -- trigger: after update of handled_at on public.contact_messages
  -- trigger: after update of status on desk.corrections
  -- Ends the lease with the decision, and broadcasts it to operators.
begin
  delete from desk.case_leases c where c.case_id = new.id and c.queue = tg_table_name;
  if found then perform messages.broadcast_to_operators('case_leases', new.id::text); end if;
  return null;
end $$;

-- Only messages can be closed in bulk, because no mail is sent and no money moves.
create function messages.close_contact_messages(message_ids uuid[]) returns table (
  id uuid, reference text, outcome text, holder text) language plpgsql security definer as $$ -- door: authenticated
  -- Closes up to a hundred messages; returns closed, claimed (leased by another), or handled. Raises invalid_value.
declare
  operator constant uuid := people.require_operator();
  message public.contact_messages;
begin
  if message_ids is null or cardinality(message_ids) not between 1 and 100 then raise exception 'invalid_value'; end if;
  -- In one order, so that overlapping lists do not deadlock, and before the head of the audit trail.
  perform from public.contact_messages m where m.id = any (message_ids) order by m.id for update;
  perform from desk.case_leases c where c.case_id = any (message_ids) and c.queue = 'contact_messages' for update;
  for message in select * from public.contact_messages m where m.id = any (message_ids) order by m.id loop
    id := message.id;
    reference := message.reference;
    holder := (
      select p.name from desk.case_leases c join public.profiles p on p.id = c.operator_id
      where c.case_id = message.id and c.queue = 'contact_messages' and c.held_until > now() and c.operator_id <> operator);
    outcome := case when message.handled_at is not null then 'handled' when holder is not null then 'claimed' else 'closed' end;
    if outcome = 'closed' then perform messages.handle_contact_message(message.id, null); end if;
    return next;
  end loop;
end $$;

create function desk.list_time_limits() returns table (queue text, hours int, set_by text, set_at timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each queue's time limit in hours, in menu order, and who set it.
  select people.require_operator();
  select l.queue, l.hours, p.name, l.set_at from desk.time_limits l left join public.profiles p on p.id = l.set_by
  order by array_position('{deposits,withdrawals,kyc_cases,contact_messages,corrections}'::text[], l.queue) $$;

create function desk.set_time_limit(queue text, seen_hours int, hours int, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets a queue's time limit in hours (1 to 720, deposits to 24). Idempotent. Raises code_required, reason_required,
  -- invalid_value (detail: the field), changed_meanwhile.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before int;
begin
  if not coalesce(hours between 1 and case queue when 'deposits' then 24 else 720 end, false) then
    raise exception 'invalid_value' using detail = 'hours';
  end if;
  select l.hours into before from desk.time_limits l where l.queue = set_time_limit.queue for update;
  if before is null then raise exception 'invalid_value' using detail = 'queue'; end if;
  if before = hours then return; end if;
  if before is distinct from seen_hours then raise exception 'changed_meanwhile'; end if;
  update desk.time_limits l set hours = set_time_limit.hours, set_by = admin, set_at = now() where l.queue = set_time_limit.queue;
  perform ground.audit('time_limit_changed', null, jsonb_build_object(
    'queue', queue, 'reason', why, 'changes', jsonb_build_object('hours', jsonb_build_array(before, hours))));
end $$;

create view desk.cases with (security_invoker = true) as
select 'deposits' as queue, d.id, d.investor_id as person_id, null::text as name,
  d.amount_cents::bigint as amount_cents, d.created_at, d.status = 'pending' as is_open, d.method,
  case when d.first_approved_by is not null and people.is_operator_since(d.first_approved_by, d.first_approved_at) then 'second' else 'first' end as state
from public.deposits d
union all
select 'withdrawals', w.id, w.investor_id, null, w.amount_cents::bigint, w.created_at, w.status in ('pending', 'approved', 'paying'), w.method,
  case when withdrawals.approval_lapsed(w) then 'pending' else w.status end
from public.withdrawals w
union all
select 'kyc_cases', k.id, k.investor_id, k.name, null, k.created_at, k.status = 'pending', null, null from public.kyc_cases k
union all
select 'contact_messages', m.id, m.investor_id, m.name, null, m.created_at, m.handled_at is null, null, null from public.contact_messages m
union all
select 'corrections', c.id, c.investor_id, null, c.amount_cents::bigint, c.created_at, c.status = 'proposed', null, null from desk.corrections c;
comment on view desk.cases is 'All cases of the five queues (their tables), with a name of their own, and cents.';

create function desk.case_page(queue text, sort text, only_late boolean, only_state text, only_method text, from_case uuid) returns setof uuid
  language plpgsql stable set plan_cache_mode = force_custom_plan rows 100 as $$
  -- Returns up to a hundred ids of open cases of a queue from one on (unknown: start), by age; of money also by size.

  -- A custom plan turns the queue, order and filters into those of an index.
declare
  before constant timestamptz := case when only_late then now() - desk.time_limit(queue) else 'infinity' end;
  first desk.cases;
begin
  select * into first from desk.cases c where c.queue = case_page.queue and c.id = from_case;
  if queue not in ('deposits', 'withdrawals') and sort <> 'newest' then sort := null; end if;
  return query
    select c.id from desk.cases c where c.queue = case_page.queue and c.is_open and c.created_at <= before
      and (only_state is null or c.state = only_state) and (only_method is null or c.method = only_method)
      and case
        when first.id is null then true
        when sort = 'newest' then (c.created_at, c.id) <= (first.created_at, from_case)
        when sort = 'largest' then (c.amount_cents, c.id) <= (first.amount_cents, from_case)
        when sort = 'smallest' then (c.amount_cents, c.id) >= (first.amount_cents, from_case)
        else (c.created_at, c.id) >= (first.created_at, from_case)
      end
    order by case when sort = 'newest' then c.created_at end desc,
      case when sort = 'largest' then c.amount_cents end desc,
      case when sort in ('newest', 'largest') then c.id end desc, case when sort = 'smallest' then c.amount_cents end,
      case when sort = 'smallest' then c.id end, c.created_at, c.id
    limit 100;
end $$;

create function desk.correction_queue(from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false)
  returns table (
    id uuid, kind text, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, reason text,
    corrects text, proposed_by uuid, proposed_by_name text, created_at timestamptz, available_cents bigint,
    after_cents bigint, frozen boolean, due_at timestamptz, receivable_cents bigint, deposit_cents bigint,
    reverses boolean) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns open corrections and bonuses, as desk.case_page, in cents; receivable_cents: spent part of a deposit.
begin
  perform people.require_operator();
  return query
    select c.id, c.kind, c.investor_id, p.name, p.email, c.amount_cents::bigint, c.reason, c.corrects, c.proposed_by,
      o.name, c.created_at, a.available_cents::bigint,
      case c.kind when 'deposit_correction' then greatest(a.available_cents + c.amount_cents, 0) else a.available_cents + c.amount_cents end,
      c.amount_cents > 0 and people.is_frozen(c.investor_id), c.created_at + desk.time_limit('corrections'),
      case c.kind when 'deposit_correction' then greatest(-c.amount_cents - a.available_cents, 0) else 0 end,
      d.arrived_cents + d.corrected_cents, coalesce(d.arrived_cents + d.corrected_cents + c.amount_cents = 0, false)
    from desk.case_page('corrections', sort, only_late, null, null, from_case) with ordinality g (id, place)
    join desk.corrections c on c.id = g.id
    join public.profiles p on p.id = c.investor_id
    join public.profiles o on o.id = c.proposed_by
    join ledger.accounts a on a.investor_id = c.investor_id
    left join public.deposits d on d.id = c.deposit_id
    order by g.place limit greatest(max_rows, 1);
end $$;

create function deposits.deposit_queue(
  from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false,
  only_state text default null, only_method text default null ) returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean,
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint,
    named_elsewhere bigint, same_proof jsonb, explorers jsonb, coin text, quote jsonb, arrived_coins text,
    paid_at timestamptz, due_at timestamptz, identified boolean)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns pending deposits, ordered as desk.case_page. first_approved_by is null after losing the role;
  -- named_elsewhere: other cases with its transaction; same_proof: the first five deposits with the same bytes; quote
  -- is text, dollars a coin.
begin
  perform people.require_operator();
  return query
    select d.id, d.investor_id, p.name, p.email, d.amount_cents::bigint, d.method, d.proof_path, d.status,
           case when d.first_approved_by is not null
           and people.is_operator_since(d.first_approved_by, d.first_approved_at) then d.first_approved_by end,
           d.created_at, people.is_frozen(d.investor_id),
           m.networks, d.network::text, d.transaction_id, d.transaction_output, d.arrived_cents::bigint,
           (select count(*) from public.deposits o
             where o.network = d.network and o.transaction_id = d.transaction_id and o.id <> d.id and o.status <> 'rejected')
           + (select count(*) from public.withdrawals w where w.network = d.network and w.transaction_id = d.transaction_id)
           + (select count(*) from plans.unclaimed_payouts u where u.network = d.network and u.transaction_id = d.transaction_id),
           (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
             select o.id, op.name, o.amount_cents, o.status, o.created_at
             from public.deposits o join public.profiles op on op.id = o.investor_id
             where o.proof_fingerprint = d.proof_fingerprint and o.id <> d.id order by o.created_at, o.id limit 5) x),
           (select coalesce(jsonb_object_agg(e.chain, e.template), '{}')
             from payments.explorers e cross join public.site s
             where e.chain = any (m.networks) and e.network = case s.mode when 'live' then 'main' else 'test' end and e.template is not null),
           m.coin,
           (select jsonb_build_object('amount_cents', x.amount_cents, 'coins', x.coins::text, 'price', x.price::text,
               'source', x.source,
               'simulated', not x.source ^@ 'ccxt:', 'priced_at', x.priced_at, 'created_at', x.created_at, 'good_until', x.good_until)
             from public.deposit_quotes x where x.id = d.quote_id),
           d.arrived_coins::text, d.paid_at,
      d.created_at + desk.time_limit('deposits'), kyc.has_identity(d.investor_id)
    from desk.case_page('deposits', sort, only_late, only_state, only_method, from_case) with ordinality g (id, place)
    join public.deposits d on d.id = g.id
    join public.profiles p on p.id = d.investor_id
    join public.payment_methods m on m.name = d.method
    order by g.place limit greatest(max_rows, 1);
end $$;

create function withdrawals.withdrawal_queue(
  from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false,
  only_state text default null, only_method text default null ) returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text, address text,
    memo text, status text, reviewed_by uuid, created_at timestamptz, frozen boolean,
    taken_by uuid, taken_by_name text, taken_until timestamptz, fee_cents bigint, pays_cents bigint,
    payable_from timestamptz, due_at timestamptz, coin text, coins text, price text, identified boolean)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns withdrawals to approve or pay, ordered as desk.case_page. address and memo: null once approved, except for
  -- the payer; payable_from: end of its wait (null: over); coins and price (dollars a coin): proposed to the payer.
begin
  perform people.require_operator();
  return query
    select w.id, w.investor_id, p.name, p.email, w.amount_cents::bigint, w.method,
      case when w.is_shown then w.address end, case when w.is_shown then w.memo end,
      case when w.is_lapsed then 'pending' else w.status end, w.reviewed_by, w.created_at,
      people.is_frozen(w.investor_id), w.taken_by, t.name, case when w.taken_until > now() then w.taken_until end,
      w.fee_cents::bigint, w.pays_cents, case when m.payable_from > now() then m.payable_from end,
      w.created_at + desk.time_limit('withdrawals'),
      c.coin, deposits.coins_for(w.pays_cents, w.price, c.decimals)::text, w.price::text, kyc.has_identity(w.investor_id)
    from (
      -- The address is shown for the review, then only to the paying (select people.caller()), so that no one pays twice.
      select q.*, g.place, l.is_lapsed, q.status = 'pending' or l.is_lapsed or q.taken_by is not distinct from (select people.caller()) as is_shown
      from desk.case_page('withdrawals', sort, only_late, only_state, only_method, from_case) with ordinality g (id, place)
      join public.withdrawals q on q.id = g.id
      cross join lateral withdrawals.approval_lapsed(q) l (is_lapsed)) w
    join public.profiles p on p.id = w.investor_id
    left join public.profiles t on t.id = w.taken_by
    join withdrawals.payout_coins() c on c.method = w.method
    cross join lateral withdrawals.money_may_leave(w.investor_id, w.network, w.address, w.memo) m
    order by w.place limit greatest(max_rows, 1);
end $$;

create function kyc.kyc_queue(from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false)
  returns table (id uuid, investor_id uuid, investor_name text, investor_email text, home_address text,
    document_path text, created_at timestamptz, frozen boolean, due_at timestamptz, same_person uuid,
    same_person_name text) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns pending identity cases, as desk.case_page. same_person: another of the same name, document or address.
begin
  perform people.require_operator();
  return query
    select k.id, k.investor_id, k.name, p.email, k.home_address, k.document_path, k.created_at,
      people.is_frozen(k.investor_id), k.created_at + desk.time_limit('kyc_cases'), o.investor_id, o.name
    from desk.case_page('kyc_cases', sort, only_late, null, null, from_case) with ordinality g (id, place)
    join public.kyc_cases k on k.id = g.id
    join public.profiles p on p.id = k.investor_id
    left join lateral (
      select x.investor_id, x.name from public.kyc_cases x
      where x.status = 'approved' and x.investor_id <> k.investor_id and (x.identity_keys && kyc.identity_keys(k)
        or lower(regexp_replace(x.name, '[[:space:][:punct:]]', '', 'g')) = lower(regexp_replace(k.name, '[[:space:][:punct:]]', '', 'g')))
      order by x.created_at, x.id limit 1) o on true
    order by g.place limit greatest(max_rows, 1);
end $$;

create function messages.contact_queue(from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false)
  returns table (id uuid, reference text, name text, email text, subject text, message text, created_at timestamptz, investor_id uuid, due_at timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns open messages; order and filters as desk.case_page has them. email is empty if no mail reaches the writer.
  select people.require_operator();
  select m.id, m.reference, m.name, coalesce(m.email, ''), m.subject, m.message, m.created_at, m.investor_id,
    m.created_at + desk.time_limit('contact_messages')
  from desk.case_page('contact_messages', sort, only_late, null, null, from_case) with ordinality g (id, place)
  join public.contact_messages m on m.id = g.id
  order by g.place limit greatest(max_rows, 1) $$;
