-- How much an operator of a role may decide upon, and how much one person may decide alone. Both are sums of 24 hours, of the
-- operator and of the investor: one amount in many parts is still that amount. A rolling day has no midnight to wait for.

create table private.role_limits (
  role text not null constraint role_limits_role check (role in ('reviewer', 'treasurer', 'admin')),
  kind text not null constraint role_limits_kind check (kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone')),
  max_cents public.cents not null constraint role_limits_not_negative check (max_cents >= 0),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now(),
  primary key (role, kind)
);
comment on table private.role_limits is
  'The most (cents) in 24 hours that one operator of a role approves of deposits or withdrawals, pays, or grants as bonuses, and that one investor gets so; and (alone) that one operator credits without a second person, of deposits, bonuses and income together. Without a row there is no limit. The audit trail keeps what was set before.';
comment on column private.role_limits.set_by is 'The admin; null for what the product ships with.';
create index role_limits_set_by on private.role_limits (set_by) where set_by is not null;
insert into private.role_limits (role, kind, max_cents) values
  ('reviewer', 'deposit', 10000000), ('reviewer', 'withdrawal', 10000000),
  ('reviewer', 'alone', 1000000), ('treasurer', 'alone', 1000000), ('admin', 'alone', 1000000);

create trigger announce after insert or update or delete on private.role_limits
  for each statement execute function private.announce_to_operators();

create function private.own_limit(kind text) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select l.max_cents from private.operators o join private.role_limits l on l.role = o.role
    where o.user_id = (select auth.uid()) and l.kind = own_limit.kind);
end
$$;
comment on function private.own_limit(text) is
  'The most (cents) in 24 hours that the caller''s role may decide upon: deposit, withdrawal, payment or bonus, or may credit alone; null when there is no limit.';

create function private.take_turn(investor_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Before private.require_unfrozen, which locks the account, too: everybody takes the two in this order.
  perform pg_advisory_xact_lock(hashtextextended('decisions of ' || (select auth.uid()), 0));
  perform from ledger.accounts a where a.investor_id = take_turn.investor_id for update;
  -- The role may have been taken while this waited; without one there is no limit, either.
  perform private.keep_role((select auth.uid()));
end
$$;
comment on function private.take_turn(uuid) is
  'Decisions of one operator, and about one investor''s money, take turns until the transaction ends, so that the sums of a day miss none. Until then the operator keeps the role. Raises not_allowed (42501) when it was taken meanwhile.';

create function private.decisions(kind text, operator uuid, investor_id uuid, but uuid default null)
  returns table (decided_by uuid, decided_for uuid, amount_cents bigint, is_alone boolean)
  language sql stable set search_path = ''
as $$
  select d.reviewed_by, d.investor_id, d.arrived_cents::bigint, d.first_approved_by is null
  from public.deposits d
  where decisions.kind = 'deposit' and d.approved and d.reviewed_at > now() - interval '24 hours'
    and (d.reviewed_by = decisions.operator or d.investor_id = decisions.investor_id)
  union all
  -- The first word of two is a word, too.
  select d.first_approved_by, null, d.arrived_cents, false
  from public.deposits d
  where decisions.kind = 'deposit' and d.status <> 'rejected' and d.first_approved_at > now() - interval '24 hours'
    and d.first_approved_by = decisions.operator and d.id is distinct from decisions.but
  union all
  select w.reviewed_by, w.investor_id, w.amount_cents, false
  from public.withdrawals w
  -- An approval that no longer counts waits for another one of the same money.
  where decisions.kind = 'withdrawal' and w.approved and w.reviewed_at > now() - interval '24 hours' and not private.approval_lapsed(w)
    and (w.reviewed_by = decisions.operator or w.investor_id = decisions.investor_id)
  union all
  -- What an operator has taken to pay may be on its way: it counts as theirs for as long as they have it, and as its investor's
  -- until another may take it.
  select coalesce(w.paid_by, w.taken_by), case when w.taken_until <= now() then null else w.investor_id end, w.amount_cents, false
  from public.withdrawals w
  where decisions.kind = 'payment' and (w.taken_by is not null or w.paid_at > now() - interval '24 hours')
    and (w.taken_by = decisions.operator or w.paid_by = decisions.operator or w.investor_id = decisions.investor_id)
  union all
  select e.actor, e.subject, abs((e.details ->> 'amount_cents')::bigint), not e.details ? 'proposed_by'
  from private.audit_events e
  where e.action = case decisions.kind when 'bonus' then 'bonus_granted' when 'yield' then 'yield_posted' end
    and e.at > now() - interval '24 hours'
    and (e.actor = decisions.operator or e.subject = decisions.investor_id)
  union all
  -- A bonus by the terms of a plan is a bonus, too.
  select null, t.investor_id, t.amount_cents, true
  from ledger.transfers t
  where decisions.kind = 'bonus' and t.code in ('profit_bonus', 'referral_bonus') and t.created_at > now() - interval '24 hours'
    and t.investor_id = decisions.investor_id
$$;
comment on function private.decisions(text, uuid, uuid, uuid) is
  'What an operator, or any operator for an investor, has decided in the last 24 hours of a kind (deposit, withdrawal, payment, bonus, yield), in cents, and whether one person did so alone; with the bonuses that plans brought the investor; without the first word on one deposit, which another word of the same operator replaces.';

create function private.respect_limit(kind text, investor_id uuid, amount_cents bigint, but uuid default null) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  operator constant uuid := (select auth.uid());
  ceiling constant bigint := private.own_limit(kind);
  decided bigint;
begin
  if ceiling is null then
    return;
  end if;
  select greatest(
    coalesce(sum(d.amount_cents) filter (where d.decided_by = operator), 0),
    coalesce(sum(d.amount_cents) filter (where d.decided_for = respect_limit.investor_id), 0))
  into decided
  from private.decisions(respect_limit.kind, operator, respect_limit.investor_id, respect_limit.but) d;
  if respect_limit.amount_cents > ceiling - decided then
    raise exception 'above_limit' using detail = greatest(ceiling - decided, 0)::text;
  end if;
end
$$;
comment on function private.respect_limit(text, uuid, bigint, uuid) is
  'Refuses an amount (cents) that would bring the decisions of the caller, or those for the investor, within 24 hours above what the caller''s role may decide upon: deposit, withdrawal, payment or bonus. Of one deposit the caller''s first word does not count. '
  'Raises above_limit (detail: what is left of the limit, in cents).';

create function private.used_of_limit(kind text) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(d.amount_cents), 0)::bigint
  from unnest(case kind when 'alone' then array['deposit', 'bonus', 'yield'] else array[kind] end) k (kind)
  cross join lateral private.decisions(k.kind, (select auth.uid()), null) d
  where d.decided_by = (select auth.uid()) and (d.is_alone or used_of_limit.kind <> 'alone')
$$;
comment on function private.used_of_limit(text) is
  'How much (cents) the caller has decided upon in the last 24 hours of a kind of limit, over all accounts; alone: deposits, bonuses and income without a second person.';

create function private.needs_second_person(kind text, investor_id uuid, amount_cents bigint) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  -- Cents in 24 hours for one investor.
  for_one constant bigint := case kind when 'deposit' then 1000000 when 'bonus' then 100000 end;
begin
  return coalesce(needs_second_person.amount_cents > private.own_limit('alone') - private.used_of_limit('alone'), false)
    -- Income does not belong to anyone yet.
    or coalesce(needs_second_person.amount_cents > for_one - (
      select coalesce(sum(d.amount_cents), 0)
      from private.decisions(kind, null, needs_second_person.investor_id) d
      where d.is_alone and d.decided_for = needs_second_person.investor_id), false);
end
$$;
comment on function private.needs_second_person(text, uuid, bigint) is
  'Whether an amount (cents) is more than one person may decide alone within 24 hours: for an investor, deposits above 10,000 dollars (specification 4, Deposit) or bonuses above 1,000; '
  'by an operator, deposits, bonuses and income together above the limit of their role (alone).';

create function private.list_limits()
  returns table (role text, kind text, max_cents bigint, set_by text, set_at timestamptz, left_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select l.role, l.kind, l.max_cents::bigint, p.name, l.set_at,
      case when l.role = private.operator_role() then greatest(l.max_cents - private.used_of_limit(l.kind), 0) end
    from private.role_limits l left join public.profiles p on p.id = l.set_by
    order by l.role, l.kind;
end
$$;
comment on function private.list_limits() is 'The limits of all roles in cents, for operators; left_cents: what the caller has left of their own. Raises not_allowed, session_ended.';
select private.open('private.list_limits', 'authenticated');

create function private.put_limit(role_and_kind text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  of_role constant text := split_part(role_and_kind, ' ', 1);
  of_kind constant text := split_part(role_and_kind, ' ', 2);
  wanted public.cents;
begin
  lock table private.role_limits in share row exclusive mode;
  wanted := private.changed(
    jsonb_build_object('max_cents', (select l.max_cents from private.role_limits l where l.role = of_role and l.kind = of_kind)), changes) ->> 'max_cents';
  if wanted is null then
    delete from private.role_limits l where l.role = of_role and l.kind = of_kind;
  else
    insert into private.role_limits as l (role, kind, max_cents, set_by)
    values (of_role, of_kind, wanted, (select auth.uid()))
    on conflict on constraint role_limits_pkey do update
      set max_cents = excluded.max_cents, set_by = excluded.set_by, set_at = now();
  end if;
  perform private.audit('limit_changed', null, jsonb_build_object('role', of_role, 'kind', of_kind, 'changes', changes) || details);
end
$$;
comment on function private.put_limit(text, jsonb, jsonb) is 'Sets or lifts the limit of a role and a kind, like "reviewer deposit". Raises changed_meanwhile.';

create function private.set_limit(role text, kind text, seen_cents bigint, max_cents bigint, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.require_site_decision('admin');
  why constant text := private.given_reason(set_limit.reason);
  before bigint;
begin
  if set_limit.max_cents not between 0 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  if not coalesce(set_limit.role in ('reviewer', 'treasurer', 'admin'), false) then
    raise exception 'invalid_role';
  end if;
  if not coalesce(set_limit.kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone'), false) then
    raise exception 'invalid_value';
  end if;
  perform private.take_turn_at_site();
  lock table private.role_limits in share row exclusive mode;
  before := (select l.max_cents from private.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind);
  if before is not distinct from set_limit.max_cents then
    return null;
  end if;
  if before is distinct from set_limit.seen_cents then
    raise exception 'changed_meanwhile';
  end if;
  -- Less is one person's word; no limit is the most.
  return private.decide('limit', set_limit.role || ' ' || set_limit.kind, jsonb_build_object('max_cents', jsonb_build_array(before, set_limit.max_cents)),
    why, coalesce(set_limit.max_cents < coalesce(before, 9223372036854775807), false));
end
$$;
comment on function private.set_limit(text, text, bigint, bigint, text) is
  'An admin sets how much (cents) a role may decide upon in 24 hours, or lifts that (null); seen_cents is what the form was opened with. A retry is a no-op. '
  'On a live site more is only proposed: the answer is the id that private.confirm_proposal takes, null where it is done. '
  'Raises not_allowed, session_ended, code_required, reason_required, invalid_amount, invalid_role, invalid_value, changed_meanwhile, change_open.';

grant execute on function private.set_limit(text, text, bigint, bigint, text) to authenticated;

create function public.set_limit(
  role text, kind text, reason text, seen_cents bigint default null, max_cents bigint default null) returns uuid
  language sql security invoker set search_path = ''
as $$ select private.set_limit(role, kind, seen_cents, max_cents, reason) $$;
comment on function public.set_limit(text, text, text, bigint, bigint) is 'See private.set_limit.';

grant execute on function public.set_limit(text, text, text, bigint, bigint) to authenticated;
