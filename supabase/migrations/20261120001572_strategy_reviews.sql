-- Two operators approve, one suspends. Neither keeps money in (trading design, sections 8 and 13, attack 26).

create table copying.strategy_reviews (
  id uuid primary key,
  pool_id uuid not null references public.strategies (pool_id),
  kind text not null constraint strategy_reviews_kind check (kind in ('approve', 'refuse', 'suspend')),
  reason text constraint strategy_reviews_reason_short check (char_length(btrim(reason)) between 1 and 500),
  reviewed_by uuid not null references public.profiles (id),
  at timestamptz not null default clock_timestamp(),
  constraint strategy_reviews_reason_given check (kind = 'approve' or reason is not null)
);
comment on table copying.strategy_reviews is
  'Operators'' decisions about strategies, append-only. Two that agree since the last change publish, resume or end one.';
create index strategy_reviews_pool on copying.strategy_reviews (pool_id, at desc);
create index strategy_reviews_reviewed_by on copying.strategy_reviews (reviewed_by);

select ground.append_only('copying.strategy_reviews');
create trigger announce after insert on copying.strategy_reviews
  for each statement execute function messages.announce_to_operators();

create trigger announce after insert or update of status on public.strategies
  for each statement execute function messages.announce_to_operators();

create function copying.counted_reviews(strategy public.strategies) returns setof copying.strategy_reviews
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select last.* from (
      select distinct on (r.reviewed_by) r.* from copying.strategy_reviews r
      where r.pool_id = strategy.pool_id and r.at > strategy.changed_at
      order by r.reviewed_by, r.at desc
    ) last
    where people.is_operator_since(last.reviewed_by, last.at);
end
$$;
comment on function copying.counted_reviews(public.strategies) is
  'Returns each operator''s last decision since a strategy changed, if their role has not changed.';

create function copying.keep_review(strategy public.strategies, kind text, reason text, operator uuid, request_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  if keep_review.request_id is null then
    raise exception 'request_id_required';
  end if;
  if exists (select from public.pools p where p.id = strategy.pool_id and p.owner_id = operator) then
    raise exception 'own_case' using errcode = '42501';
  end if;
  insert into copying.strategy_reviews (id, pool_id, kind, reason, reviewed_by)
  values (keep_review.request_id, strategy.pool_id, keep_review.kind, keep_review.reason, operator)
  on conflict (id) do nothing;
  if not found then
    raise exception 'request_id_reused';
  end if;
end
$$;
comment on function copying.keep_review(public.strategies, text, text, uuid, uuid) is
  'Stores an operator''s decision about another''s strategy. Raises request_id_required, request_id_reused, own_case (42501).';

create function copying.is_repeated(strategy public.strategies, kind text, reason text, operator uuid, request_id uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  kept copying.strategy_reviews;
begin
  select * into kept from copying.strategy_reviews r where r.id = is_repeated.request_id;
  if kept.id is not null and (kept.pool_id, kept.kind, kept.reason, kept.reviewed_by)
    is distinct from (strategy.pool_id, is_repeated.kind, is_repeated.reason, operator) then
    raise exception 'request_id_reused';
  end if;
  return kept.id is not null;
end
$$;
comment on function copying.is_repeated(public.strategies, text, text, uuid, uuid) is
  'Returns whether an operator made exactly this decision under this id. Raises request_id_reused (for anything else).';

create function copying.review_strategy(pool_id uuid, approve boolean, reason text, request_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.review_reason(review_strategy.approve, review_strategy.reason);
  strategy constant public.strategies := copying.lock_strategy(review_strategy.pool_id);
  decided constant text := case when review_strategy.approve then 'approve' else 'refuse' end;
begin
  if copying.is_repeated(strategy, decided, why, operator, review_strategy.request_id) then
    return strategy.status;
  end if;
  if strategy.status not in ('proposed', 'suspended') then
    raise exception 'not_waiting';
  end if;
  if exists (
    select from copying.counted_reviews(strategy) r where r.reviewed_by = operator and r.kind = decided) then
    raise exception 'second_person_required';
  end if;
  perform copying.keep_review(strategy, decided, why, operator, review_strategy.request_id);
  if strategy.status = 'proposed' and not review_strategy.approve then
    perform copying.wind_up(strategy, why);
  elsif (
    select count(*) from copying.counted_reviews(strategy) r where r.kind = decided) >= 2 then
    if review_strategy.approve then
      perform copying.offer_strategy(strategy);
    else
      perform copying.wind_up(strategy, why);
    end if;
  end if;
  -- After the accounts of those paid: the trail is locked last.
  perform ground.audit(case when review_strategy.approve then 'strategy_approved' else 'strategy_refused' end,
    strategy.pool_id, jsonb_build_object('reason', why, 'status', strategy.status));
  return (select s.status from public.strategies s where s.pool_id = strategy.pool_id);
end
$$;
comment on function copying.review_strategy(uuid, boolean, text, uuid) is
  'Approves or refuses a strategy, with a public reason; returns its status. Two approvals publish or resume, one refusal ends a proposal, two a suspended one. Idempotent. Raises not_allowed, session_ended, own_case (42501), code_required, reason_required, address_named, request_id_required, request_id_reused, not_found, not_waiting, second_person_required.';

create function copying.offer_strategy(strategy public.strategies) returns void
  language plpgsql set search_path = ''
as $$
declare
  lead constant uuid := (select p.owner_id from public.pools p where p.id = strategy.pool_id);
begin
  if people.is_frozen(lead) then
    raise exception 'account_frozen';
  end if;
  if not kyc.has_identity(lead) then
    raise exception 'identity_required' using hint = 'strategy';
  end if;
  if strategy.published_at is null then
    update public.strategies s
    set status = 'offered', changed_at = clock_timestamp(), published_at = clock_timestamp(), shared_at = clock_timestamp()
    where s.pool_id = strategy.pool_id;
  else
    update public.strategies s set status = 'offered', reason = null, changed_at = clock_timestamp() where s.pool_id = strategy.pool_id;
  end if;
  perform copying.notify_holders(strategy.pool_id, 'strategies.offered');
  perform copying.deal_if_cash(strategy.pool_id);
end
$$;
comment on function copying.offer_strategy(public.strategies) is
  'Announces or resumes a strategy; its record begins at the first announcement, at a dollar a unit. Raises account_frozen and identity_required, of its lead.';

create function copying.suspend_strategy(pool_id uuid, reason text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.given_reason(suspend_strategy.reason);
  strategy constant public.strategies := copying.lock_strategy(suspend_strategy.pool_id);
begin
  perform ground.refuse_addresses(why);
  if copying.is_repeated(strategy, 'suspend', why, operator, suspend_strategy.request_id) then
    return;
  end if;
  if strategy.status <> 'offered' then
    raise exception 'strategy_not_offered';
  end if;
  perform copying.keep_review(strategy, 'suspend', why, operator, suspend_strategy.request_id);
  update public.strategies s set status = 'suspended', reason = why, changed_at = clock_timestamp() where s.pool_id = strategy.pool_id;
  perform copying.stop_orders(strategy.pool_id);
  -- Before money returns, so that its owners learn why.
  perform copying.notify_holders(strategy.pool_id, 'strategies.suspended', why);
  perform copying.return_waiting(strategy.pool_id, false);
  perform ground.audit('strategy_suspended', strategy.pool_id, jsonb_build_object('reason', why));
end
$$;
comment on function copying.suspend_strategy(uuid, text, uuid) is
  'Suspends a strategy''s subscriptions and orders at once, with a public reason; redemptions go on. Idempotent. Raises not_allowed, session_ended, own_case (42501), code_required, reason_required, address_named, request_id_required, request_id_reused, not_found, strategy_not_offered.';
select ground.open('copying.suspend_strategy', 'authenticated');

create function copying.strategies_desk(from_strategy uuid default null, max_rows int default 50)
  returns table (
    pool_id uuid, title text, idea text, status text, reason text, lead_id uuid, lead_name text, share_bp int, capacity_cents bigint, value_cents bigint, stale boolean, holders bigint, waiting_in_cents bigint,
    waiting_out bigint, oldest_wait timestamptz, lead_bp int, changed_at timestamptz, approvals bigint, decided_by_me boolean, largest_bp int)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  first public.strategies;
begin
  select * into first from public.strategies s where s.pool_id = from_strategy;
  return query
    with page as materialized (
      select x.pool_id, x.status <> 'proposed' as examined, x.status in ('closed', 'dropped') as ended, x.changed_at
      from public.strategies x
      where first.pool_id is null
        or (x.status <> 'proposed', x.status in ('closed', 'dropped')) > (first.status <> 'proposed', first.status in ('closed', 'dropped'))
        or (x.status <> 'proposed', x.status in ('closed', 'dropped')) = (first.status <> 'proposed', first.status in ('closed', 'dropped'))
          and (x.changed_at, x.pool_id) <= (first.changed_at, first.pool_id)
      order by 2, 3, 4 desc, 1 desc
      limit least(greatest(max_rows, 1), 200)
    )
    select s.pool_id, p.title, s.idea, s.status, s.reason, p.owner_id, o.name, s.share_bp, s.capacity_cents::bigint, v.value_cents, v.stale, h.holders, b.waiting_cents::bigint,
      w.leaving, w.oldest, case when b.units > 0 then div(h.lead_units * 10000, b.units)::int end, s.changed_at,
      (select count(*) from copying.counted_reviews(s) r where r.kind = 'approve'),
      exists (select from copying.counted_reviews(s) r where r.reviewed_by = operator),
      case when b.units > 0 then div(h.largest * 10000, b.units)::int end
    from page
    join public.strategies s on s.pool_id = page.pool_id
    join public.pools p on p.id = s.pool_id
    join public.profiles o on o.id = p.owner_id
    join pools.pool_books b on b.pool_id = s.pool_id
    cross join lateral pools.pool_value(s.pool_id) v
    cross join lateral (
      select count(*) filter (where x.units > 0) as holders, coalesce(sum(x.units) filter (where x.investor_id = p.owner_id), 0) as lead_units,
        coalesce(max(x.units) filter (where x.investor_id <> p.owner_id), 0) as largest
      from (select l.investor_id, sum(l.units) as units from public.lots l where l.pool_id = s.pool_id group by l.investor_id) x
    ) h
    cross join lateral (
      select count(*) filter (where r.side = 'out') as leaving, min(r.asked_at) as oldest
      from public.copy_requests r where r.pool_id = s.pool_id and r.status = 'waiting'
    ) w
    order by page.examined, page.ended, page.changed_at desc, page.pool_id desc;
end
$$;
comment on function copying.strategies_desk(uuid, int) is
  'Returns strategies, those to review first, up to 200: cents, parts in basis points, approvals that count. Raises not_allowed, session_ended (42501).';
select ground.open('copying.strategies_desk', 'authenticated');

grant execute on function copying.review_strategy(uuid, boolean, text, uuid) to authenticated;

create function public.review_strategy(pool_id uuid, approve boolean, request_id uuid, reason text default null) returns text
  language sql security invoker set search_path = ''
as $$ select copying.review_strategy(pool_id, approve, reason, request_id) $$;
comment on function public.review_strategy(uuid, boolean, uuid, text) is 'See copying.review_strategy.';

grant execute on function public.review_strategy(uuid, boolean, uuid, text) to authenticated;
