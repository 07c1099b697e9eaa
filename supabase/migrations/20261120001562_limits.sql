-- Limits are sums of rolling 24 hours, per operator and per investor, so splitting an amount does not evade them.

create table desk.role_limits (
  role text not null constraint role_limits_role check (role in ('reviewer', 'treasurer', 'admin')),
  kind text not null constraint role_limits_kind check (kind in ('deposit', 'withdrawal', 'payment', 'bonus', 'alone')),
  max_cents public.cents not null constraint role_limits_not_negative check (max_cents >= 0),
  set_by uuid references public.profiles (id),
  set_at timestamptz not null default now(),
  primary key (role, kind)
);
comment on table desk.role_limits is
  'Most (cents) in 24 hours that an operator of a role decides, per operator and investor; (alone): credits without a second person. No row: unlimited.';
comment on column desk.role_limits.set_by is 'Null for the defaults.';
create index role_limits_set_by on desk.role_limits (set_by) where set_by is not null;
insert into desk.role_limits (role, kind, max_cents) values
  ('reviewer', 'deposit', 10000000), ('reviewer', 'withdrawal', 10000000),
  ('reviewer', 'alone', 1000000), ('treasurer', 'alone', 1000000), ('admin', 'alone', 1000000);

create trigger announce after insert or update or delete on desk.role_limits
  for each statement execute function messages.announce_to_operators();

create function desk.own_limit(kind text) returns bigint
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select l.max_cents from people.operators o join desk.role_limits l on l.role = o.role
    where o.user_id = (select auth.uid()) and l.kind = own_limit.kind);
end
$$;
comment on function desk.own_limit(text) is
  'Returns the 24-hour limit (cents) of the caller''s role for deposit, withdrawal, payment, bonus or alone; null if unlimited.';

create function desk.take_turn(investor_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Before ledger.require_unfrozen, which locks the account too: everyone locks in this order.
  perform pg_advisory_xact_lock(hashtextextended('decisions of ' || (select auth.uid()), 0));
  perform from ledger.accounts a where a.investor_id = take_turn.investor_id for update;
  -- The role may have been taken meanwhile, and without one there is no limit.
  perform people.keep_role((select auth.uid()));
end
$$;
comment on function desk.take_turn(uuid) is
  'Serialises decisions of one operator and about one investor, so that daily sums are complete, and keeps the operator''s role. Raises not_allowed (42501) when it was taken meanwhile.';

create function desk.decisions(kind text, operator uuid, investor_id uuid, but uuid default null)
  returns table (decided_by uuid, decided_for uuid, amount_cents bigint, is_alone boolean)
  language sql stable set search_path = ''
as $$
  select d.reviewed_by, d.investor_id, d.arrived_cents::bigint, d.first_approved_by is null
  from public.deposits d
  where decisions.kind = 'deposit' and d.approved and d.reviewed_at > now() - interval '24 hours'
    and (d.reviewed_by = decisions.operator or d.investor_id = decisions.investor_id)
  union all
  select d.first_approved_by, null, d.arrived_cents, false
  from public.deposits d
  where decisions.kind = 'deposit' and d.status <> 'rejected' and d.first_approved_at > now() - interval '24 hours'
    and d.first_approved_by = decisions.operator and d.id is distinct from decisions.but
  union all
  select w.reviewed_by, w.investor_id, w.amount_cents, false
  from public.withdrawals w
  where decisions.kind = 'withdrawal' and w.approved and w.reviewed_at > now() - interval '24 hours' and not withdrawals.approval_lapsed(w)
    and (w.reviewed_by = decisions.operator or w.investor_id = decisions.investor_id)
  union all
  -- Taken payments may be on their way: they count for the payer, and for the investor until another may take over.
  select coalesce(w.paid_by, w.taken_by), case when w.taken_until <= now() then null else w.investor_id end, w.amount_cents, false
  from public.withdrawals w
  where decisions.kind = 'payment' and (w.taken_by is not null or w.paid_at > now() - interval '24 hours')
    and (w.taken_by = decisions.operator or w.paid_by = decisions.operator or w.investor_id = decisions.investor_id)
  union all
  select e.actor, e.subject, abs((e.details ->> 'amount_cents')::bigint), not e.details ? 'proposed_by'
  from ground.audit_events e
  where e.action = case decisions.kind when 'bonus' then 'bonus_granted' when 'yield' then 'yield_posted' end
    and e.at > now() - interval '24 hours'
    and (e.actor = decisions.operator or e.subject = decisions.investor_id)
  union all
  select null, t.investor_id, t.amount_cents, true
  from ledger.transfers t
  where decisions.kind = 'bonus' and t.code in ('profit_bonus', 'referral_bonus') and t.created_at > now() - interval '24 hours'
    and t.investor_id = decisions.investor_id
$$;
comment on function desk.decisions(text, uuid, uuid, uuid) is
  'Returns decisions of a kind in 24 hours by an operator, or any for an investor, in cents, without the first approval of one deposit.';

create function desk.respect_limit(kind text, investor_id uuid, amount_cents bigint, but uuid default null) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  operator constant uuid := (select auth.uid());
  ceiling constant bigint := desk.own_limit(kind);
  decided bigint;
begin
  if ceiling is null then
    return;
  end if;
  select greatest(
    coalesce(sum(d.amount_cents) filter (where d.decided_by = operator), 0),
    coalesce(sum(d.amount_cents) filter (where d.decided_for = respect_limit.investor_id), 0))
  into decided
  from desk.decisions(respect_limit.kind, operator, respect_limit.investor_id, respect_limit.but) d;
  if respect_limit.amount_cents > ceiling - decided then
    raise exception 'above_limit' using detail = greatest(ceiling - decided, 0)::text;
  end if;
end
$$;
comment on function desk.respect_limit(text, uuid, bigint, uuid) is
  'Refuses cents that exceed the caller''s 24-hour limit by caller or investor. Raises above_limit (detail: what is left of the limit, in cents).';

create function desk.used_of_limit(kind text) returns bigint
  language sql stable set search_path = ''
as $$
  select coalesce(sum(d.amount_cents), 0)::bigint
  from unnest(case kind when 'alone' then array['deposit', 'bonus', 'yield'] else array[kind] end) k (kind)
  cross join lateral desk.decisions(k.kind, (select auth.uid()), null) d
  where d.decided_by = (select auth.uid()) and (d.is_alone or used_of_limit.kind <> 'alone')
$$;
comment on function desk.used_of_limit(text) is 'Returns how much (cents) of a limit the caller used in 24 hours.';

create function desk.needs_second_person(kind text, investor_id uuid, amount_cents bigint) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  -- Cents in 24 hours for one investor.
  for_one constant bigint := case kind when 'deposit' then 1000000 when 'bonus' then 100000 end;
begin
  return coalesce(needs_second_person.amount_cents > desk.own_limit('alone') - desk.used_of_limit('alone'), false)
    or coalesce(needs_second_person.amount_cents > for_one - (
      select coalesce(sum(d.amount_cents), 0)
      from desk.decisions(kind, null, needs_second_person.investor_id) d
      where d.is_alone and d.decided_for = needs_second_person.investor_id), false);
end
$$;
comment on function desk.needs_second_person(text, uuid, bigint) is
  'Returns whether cents exceed what one person may decide in 24 hours: deposits above 10,000 dollars (specification 4, Deposit), bonuses above 1,000, or the role''s limit (alone).';

create function desk.list_limits()
  returns table (role text, kind text, max_cents bigint, set_by text, set_at timestamptz, left_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select l.role, l.kind, l.max_cents::bigint, p.name, l.set_at,
      case when l.role = people.operator_role() then greatest(l.max_cents - desk.used_of_limit(l.kind), 0) end
    from desk.role_limits l left join public.profiles p on p.id = l.set_by
    order by l.role, l.kind;
end
$$;
comment on function desk.list_limits() is
  'Returns all roles'' limits in cents; left_cents: left of the caller''s own. Raises not_allowed, session_ended.';
select ground.open('desk.list_limits', 'authenticated');

create function desk.put_limit(role_and_kind text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  of_role constant text := split_part(role_and_kind, ' ', 1);
  of_kind constant text := split_part(role_and_kind, ' ', 2);
  wanted public.cents;
begin
  lock table desk.role_limits in share row exclusive mode;
  wanted := desk.changed(
    jsonb_build_object('max_cents', (select l.max_cents from desk.role_limits l where l.role = of_role and l.kind = of_kind)), changes) ->> 'max_cents';
  if wanted is null then
    delete from desk.role_limits l where l.role = of_role and l.kind = of_kind;
  else
    insert into desk.role_limits as l (role, kind, max_cents, set_by)
    values (of_role, of_kind, wanted, (select auth.uid()))
    on conflict on constraint role_limits_pkey do update
      set max_cents = excluded.max_cents, set_by = excluded.set_by, set_at = now();
  end if;
  perform ground.audit('limit_changed', null, jsonb_build_object('role', of_role, 'kind', of_kind, 'changes', changes) || details);
end
$$;
comment on function desk.put_limit(text, jsonb, jsonb) is
  'Sets or lifts a limit of a role and kind, like "reviewer deposit". Raises changed_meanwhile.';

create function desk.set_limit(role text, kind text, seen_cents bigint, max_cents bigint, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_limit.reason);
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
  perform desk.take_turn_at_site();
  lock table desk.role_limits in share row exclusive mode;
  before := (select l.max_cents from desk.role_limits l where l.role = set_limit.role and l.kind = set_limit.kind);
  if before is not distinct from set_limit.max_cents then
    return null;
  end if;
  if before is distinct from set_limit.seen_cents then
    raise exception 'changed_meanwhile';
  end if;
  return desk.decide('limit', set_limit.role || ' ' || set_limit.kind, jsonb_build_object('max_cents', jsonb_build_array(before, set_limit.max_cents)),
    why, coalesce(set_limit.max_cents < coalesce(before, 9223372036854775807), false));
end
$$;
comment on function desk.set_limit(text, text, bigint, bigint, text) is
  'Sets a role''s 24-hour limit (cents; null: none). On a live site it only proposes a raise, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended, code_required, reason_required, invalid_amount, invalid_role, invalid_value, changed_meanwhile, change_open.';

grant execute on function desk.set_limit(text, text, bigint, bigint, text) to authenticated;

create function public.set_limit(
  role text, kind text, reason text, seen_cents bigint default null, max_cents bigint default null) returns uuid
  language sql security invoker set search_path = ''
as $$ select desk.set_limit(role, kind, seen_cents, max_cents, reason) $$;
comment on function public.set_limit(text, text, text, bigint, bigint) is 'See desk.set_limit.';

grant execute on function public.set_limit(text, text, text, bigint, bigint) to authenticated;
