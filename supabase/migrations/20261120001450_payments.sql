-- What the screens of payments say before and after a decision. Reckoned here, so that no client computes money or trusts
-- the clock of its machine. Each view and function shows what its caller may read anyway.

create view public.my_plan_terms with (security_invoker = true) as
select
  a.investor_id,
  p.id as plan_id,
  p.min_cents as price_cents,
  p.term,
  a.available_cents as balance_cents,
  case when p.min_cents <= least(a.available_cents, a.deposited_cents) then a.available_cents - p.min_cents end as remaining_cents,
  now() as opens_at,
  date_add(now(), p.term, 'UTC') as matures_at
from public.plans p
cross join ledger.accounts a
where p.active;
comment on view public.my_plan_terms is
  'What buying each plan now would mean for the caller: price, length, balance before and after in cents, and the dates. It changes nothing; private.invest decides.';
comment on column public.my_plan_terms.remaining_cents is 'The balance afterwards; null when private.invest would raise insufficient_funds.';
grant select on public.my_plan_terms to authenticated;

create view public.my_positions with (security_invoker = true) as
select
  x.investor_id,
  x.id,
  x.plan_id,
  x.principal_cents,
  x.status,
  x.opened_at,
  x.matures_at,
  x.closed_at,
  span.days,
  least(greatest((now() at time zone 'utc')::date - span.first_day, 0), span.days) as days_gone,
  coalesce(earned.amount_cents, 0)::bigint as yield_cents
from public.positions x
cross join lateral (
  select (x.opened_at at time zone 'utc')::date as first_day,
         (x.matures_at at time zone 'utc')::date - (x.opened_at at time zone 'utc')::date as days
) span
left join (
  select d.position_id, sum(d.amount_cents) as amount_cents
  from public.my_yield_days d
  group by d.position_id
) earned on earned.position_id = x.id;
comment on view public.my_positions is 'The caller''s positions, how much of each term has passed in days (UTC), and the yield booked so far in cents.';
comment on column public.my_positions.days is 'The length of the term in days.';
grant select on public.my_positions to authenticated;

-- The same days as private.share_yield shares with a position.
create view public.my_position_days with (security_invoker = true) as
select
  x.investor_id,
  x.id as position_id,
  y.day,
  coalesce(d.amount_cents, 0)::bigint as amount_cents,
  y.evidence
from public.positions x
join public.yield_postings y
  on y.plan_id = x.plan_id
  and y.reversed_at is null
  and x.opened_at < (y.day + 1)::timestamp at time zone 'utc' and least(x.matures_at, x.closed_at) > y.day::timestamp at time zone 'utc'
left join public.my_yield_days d on d.position_id = x.id and d.day = y.day;
comment on view public.my_position_days is
  'Every day on which the income of a position''s plan was booked, with what the position got of it in cents (zero too) and the evidence.';
grant select on public.my_position_days to authenticated;

create function public.withdrawal_terms(method text, amount_cents bigint)
  returns table (verified boolean, balance_cents bigint, remaining_cents bigint, min_cents bigint, duration text)
  language sql stable security invoker set search_path = ''
as $$
  select p.verified, a.available_cents::bigint, a.available_cents::bigint - withdrawal_terms.amount_cents, m.min_cents::bigint, m.duration
  from ledger.accounts a
  join public.profiles p on p.id = a.investor_id
  join public.withdrawal_methods m on m.name = withdrawal_terms.method
  where a.investor_id = (select private.caller())
$$;
comment on function public.withdrawal_terms(text, bigint) is
  'What a withdrawal of amount_cents would leave of the caller''s balance (negative: too much), whether the caller is verified, and the method''s minimum and '
  'duration; amounts in cents. '
  'Changes nothing; private.request_withdrawal decides. No row for a method that is not offered.';
grant execute on function public.withdrawal_terms(text, bigint) to authenticated;

create function private.lapsed_approvals() returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  return query
    select w.id from public.withdrawals w
    where w.investor_id = investor and private.approval_lapsed(w);
end
$$;
comment on function private.lapsed_approvals() is
  'The caller''s withdrawals that somebody approved who has lost the role since: they wait for another approval and can be taken back. Raises session_ended, not_allowed.';
grant execute on function private.lapsed_approvals() to authenticated;

create function public.lapsed_approvals() returns setof uuid
  language sql stable security invoker set search_path = ''
as $$ select private.lapsed_approvals() $$;
comment on function public.lapsed_approvals() is 'See private.lapsed_approvals.';
grant execute on function public.lapsed_approvals() to authenticated;
