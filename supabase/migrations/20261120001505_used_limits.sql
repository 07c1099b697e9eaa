-- What counts toward the limits of operators in 24 hours.

create function desk.count_decisions(kind text, operator uuid, investor_id uuid, but uuid)
  returns setof desk.decision language plpgsql stable as $$
  -- See desk.decisions.
begin
  if kind = 'deposit' then
    return query select d.reviewed_by, d.investor_id, d.arrived_cents::bigint, d.first_approved_by is null
    from public.deposits d
    where d.approved and d.reviewed_at > now() - interval '24 hours'
      and (d.reviewed_by = count_decisions.operator or d.investor_id = count_decisions.investor_id)
    union all
    select d.first_approved_by, null, d.arrived_cents, false
    from public.deposits d
    where d.status <> 'rejected' and d.first_approved_at > now() - interval '24 hours'
      and d.first_approved_by = count_decisions.operator and d.id is distinct from count_decisions.but;
  elsif kind = 'withdrawal' then
    return query select w.reviewed_by, w.investor_id, w.amount_cents::bigint, false
    from public.withdrawals w
    where w.approved and w.reviewed_at > now() - interval '24 hours' and not withdrawals.approval_lapsed(w)
      and (w.reviewed_by = count_decisions.operator or w.investor_id = count_decisions.investor_id);
  elsif kind = 'payment' then
    -- Taken payments may be on their way: they count for the payer, and for the investor until another may take over.
    return query select coalesce(w.paid_by, w.taken_by), case when w.taken_until <= now() then null else w.investor_id end, w.amount_cents::bigint, false
    from public.withdrawals w
    where (w.taken_by is not null or w.paid_at > now() - interval '24 hours')
      and (w.taken_by = count_decisions.operator or w.paid_by = count_decisions.operator or w.investor_id = count_decisions.investor_id);
  else
    return query select e.actor, e.subject, abs((e.details ->> 'amount_cents')::bigint), not e.details ? 'proposed_by'
    from ground.audit_events e
    where e.action = case kind when 'bonus' then 'bonus_granted' when 'yield' then 'yield_posted' end
      and e.at > now() - interval '24 hours'
      and (e.actor = count_decisions.operator or e.subject = count_decisions.investor_id)
    union all
    select null, t.investor_id, t.amount_cents, true
    from ledger.transfers t
    where kind = 'bonus' and t.code in ('profit_bonus', 'referral_bonus') and t.created_at > now() - interval '24 hours'
      and t.investor_id = count_decisions.investor_id;
  end if;
end $$;

create function desk.list_limits()
  returns table (role text, kind text, max_cents bigint, set_by text, set_at timestamptz, left_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns all roles' limits in cents; left_cents: left of the caller's own.
  select people.require_operator();
  select l.role, l.kind, l.max_cents::bigint, p.name, l.set_at,
    case when l.role = people.operator_role() then greatest(l.max_cents - desk.used_of_limit(l.kind), 0) end
  from desk.role_limits l left join public.profiles p on p.id = l.set_by
  order by l.role, l.kind
$$;
