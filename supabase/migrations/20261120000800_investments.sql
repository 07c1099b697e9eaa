-- Plans, the positions people hold in them, and the purchase.

create table public.plans (
  id text primary key,
  title text not null,
  duration text not null,
  term interval not null constraint plans_term_positive check (term > interval '0'),
  price_text text not null,
  min_cents public.amount not null,
  roi_bp int not null constraint plans_roi_not_negative check (roi_bp >= 0),
  referral_bonus_bp int not null default 0 constraint plans_referral_bonus_bounded check (referral_bonus_bp between 0 and 5000),
  offers text[] not null,
  position int not null unique,
  active boolean not null default true
);
comment on table public.plans is 'What can be bought (specification 3, Plan).';
comment on column public.plans.term is 'How long the principal is held; duration is the same in words.';
comment on column public.plans.roi_bp is 'Target return over the term in basis points: a target, not guaranteed. Nothing is computed from it.';
comment on column public.plans.referral_bonus_bp is 'Basis points of the principal paid once to the person who referred a buyer, at the buyer''s first plan.';

create type public.position_status as enum ('active', 'matured', 'closed');
comment on type public.position_status is 'An enum, which costs a purchase less than a check of a text.';

create table public.positions (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null,
  plan_id text not null,
  principal_cents public.amount not null,
  status public.position_status not null default 'active',
  opened_at timestamptz not null default now(),
  matures_at timestamptz not null,
  closed_at timestamptz,
  constraint positions_closed_at_fits check ((status = 'active') = (closed_at is null))
);
comment on table public.positions is 'A plan somebody bought. The principal returns to available when it matures.';
comment on column public.positions.id is
  'Made by the client once a click: a retry finds this row and buys nothing. Best ordered by time (UUID version 7), so that new rows share pages.';

comment on column public.positions.investor_id is
  'Not a foreign key, nor is plan_id: private.invest has just locked the account and read the plan, neither of which is ever removed, and every purchase would lock the plan''s one row.';

create index positions_investor on public.positions (investor_id, opened_at desc);
create index positions_due on public.positions (matures_at) where status = 'active';
create index positions_of_plan on public.positions (plan_id, opened_at);

alter table public.plans enable row level security;
alter table public.plans force row level security;
alter table public.positions enable row level security;
alter table public.positions force row level security;

grant select on public.plans to anon, authenticated, service_role;
grant select on public.positions to authenticated, service_role;

-- Plans are taken out of sale, never out of the books.
create trigger plans_stay before delete or update of id on public.plans
  for each row execute function private.forbid_change();

create policy plans_visitor_select on public.plans for select to anon using (active);
-- A plan that is sold no more keeps its name for those who bought it.
create policy plans_investor_select on public.plans
  for select to authenticated
  using (active or id in (select x.plan_id from public.positions x where x.investor_id = (select private.caller())));
create policy positions_investor_select on public.positions
  for select to authenticated
  using (investor_id = (select private.caller()));

create trigger announce after insert or update of status on public.positions
  for each row execute function private.announce();

create function private.pay_referral_bonus(buyer uuid, referrer uuid, bought public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  bonus bigint := (select bought.principal_cents * p.referral_bonus_bp / 10000 from public.plans p where p.id = bought.plan_id);
begin
  if bonus > 0 then
    perform ledger.transfer(referrer, 'referral_expense', 'available', bonus, 'referral_bonus', buyer);
    perform private.tell(referrer, 'portfolio', 'referrals.credited', referrer, bonus, null);
  end if;
end
$$;
comment on function private.pay_referral_bonus(uuid, uuid, public.positions) is
  'Credits the referrer from the house''s referral expense. Booked with the buyer as its cause: at most once for each referred person.';

create function private.lock_with_referrer(buyer uuid) returns uuid
  language plpgsql set search_path = ''
as $$
begin
  perform from ledger.accounts a
  where a.investor_id in (select unnest(array[p.id, p.referred_by]) from public.profiles p where p.id = buyer)
  order by a.investor_id
  for update;
  -- Read only now: while this waited, another first purchase may have been made, or the referrer may have closed the account.
  return (
    select p.referred_by from public.profiles p join ledger.accounts a on a.investor_id = p.id
    where p.id = buyer and a.referral_due
      -- Who registered while that one closed names them still.
      and not exists (select from public.profiles r where r.id = p.referred_by and r.closed_at is not null));
end
$$;
comment on function private.lock_with_referrer(uuid) is
  'Locks the accounts of a buyer and of who referred them, in the order of their ids as everybody does; answers the referrer who is to be credited, if any.';

create function private.bought_before(investor uuid, plan_id text, request_id uuid, price bigint, funds bigint) returns public.positions
  language plpgsql set search_path = ''
as $$
declare
  bought public.positions;
begin
  select * into bought from public.positions x where x.id = request_id;
  if bought.investor_id = investor and bought.plan_id = bought_before.plan_id then
    return bought;
  end if;
  -- That somebody else has used the id is told last: whoever could not buy anyway learns nothing of it.
  raise exception '%', case
    when bought.investor_id = investor then 'request_id_reused'
    when exists (select from private.freezes f where f.person_id = investor) then 'account_frozen'
    when price is null then 'plan_not_found'
    when price > funds then 'insufficient_funds'
    else 'request_id_reused' end;
end
$$;
comment on function private.bought_before(uuid, text, uuid, bigint, bigint) is
  'The position that an earlier try of the same request bought; price and funds are cents. Raises request_id_reused, account_frozen, plan_not_found (no price), insufficient_funds.';

create function private.invest(plan_id text, request_id uuid, expected_cents bigint, expected_term interval) returns public.positions
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  referrer uuid;
  offer record;
  sale record;
  bought public.positions;
  is_first boolean := false;
begin
  if invest.request_id is null then
    raise exception 'request_id_required';
  end if;
  -- The first purchase of somebody who was referred also credits the referrer: then both rows are locked, in the order of their ids.
  loop
    select least(a.available_cents, a.deposited_cents) as funds, p.min_cents as price, p.term,
      -- A month is one of UTC, whatever time zone the caller asks for.
      date_add(now(), p.term, 'UTC') as matures_at into offer
    from ledger.accounts a
    left join public.plans p on p.id = invest.plan_id and p.active
    where a.investor_id = investor
      and (is_first or not a.referral_due)
    for update of a;
    exit when found or is_first;
    is_first := true;
    referrer := private.lock_with_referrer(investor);
  end loop;
  -- What was bought is bought, whatever it costs now.
  if offer.price <> invest.expected_cents or offer.matures_at <> date_add(now(), invest.expected_term, 'UTC') then
    if not exists (select from public.positions x where x.id = invest.request_id and x.investor_id = investor) then
      if offer.price <> invest.expected_cents then
        raise exception 'price_changed' using detail = offer.price::text;
      end if;
      raise exception 'term_changed' using detail = offer.term::text;
    end if;
  end if;
  if offer.price <= offer.funds then
    -- Whether somebody is frozen and whether the plan is limited is read now, when both can only wait for this purchase.
    insert into public.positions as x (id, investor_id, plan_id, principal_cents, matures_at)
    select invest.request_id, investor, invest.plan_id, offer.price, offer.matures_at
    where not exists (select from private.freezes f where f.person_id = investor)
    on conflict (id) do nothing
    returning x as position, exists (select from private.plan_capacity c where c.plan_id = x.plan_id) as is_limited into sale;
    bought := sale.position;
  end if;
  if bought.id is null then
    return private.bought_before(investor, invest.plan_id, invest.request_id, offer.price, offer.funds);
  end if;

  if sale.is_limited then
    perform private.sell_capacity(bought);
  end if;
  perform ledger.transfer(investor, 'available', 'invested', bought.principal_cents, 'invest', bought.id);
  if is_first then
    update ledger.accounts a set referral_due = false where a.investor_id = investor;
    if referrer is not null then
      perform private.pay_referral_bonus(investor, referrer, bought);
    end if;
  end if;
  return bought;
end
$$;
comment on function private.invest(text, uuid, bigint, interval) is
  'Buys a plan at its minimum from the available balance. The position gets the request_id as its id: the same again returns the first position. '
  'With expected_cents and expected_term, the price and the length that the caller has seen, nothing is bought at others. Raises session_ended, not_allowed, '
  'request_id_required, request_id_reused, account_frozen, plan_not_found, price_changed (detail: the price in cents), term_changed (detail: the term), '
  'insufficient_funds, plan_sold_out (specification 4, Invest).';
grant execute on function private.invest(text, uuid, bigint, interval) to authenticated;

create function public.invest(plan_id text, request_id uuid, expected_cents bigint default null, expected_term interval default null) returns public.positions
  -- A door in SQL would be planned anew at each call.
  language plpgsql security invoker set search_path = ''
as $$ begin return private.invest(plan_id, request_id, expected_cents, expected_term); end $$;
comment on function public.invest(text, uuid, bigint, interval) is 'See private.invest.';
grant execute on function public.invest(text, uuid, bigint, interval) to authenticated;

create function private.mature_positions(max_rows int) returns int
  language plpgsql set search_path = ''
as $$
declare
  due public.positions;
  matured int := 0;
begin
  for due in
    select * from public.positions x
    where x.status = 'active' and x.matures_at <= now()
    order by x.investor_id, x.id
    limit max_rows
    for update skip locked
  loop
    update public.positions x set status = 'matured', closed_at = now() where x.id = due.id;
    perform ledger.transfer(due.investor_id, 'invested', 'available', due.principal_cents, 'mature', due.id);
    matured := matured + 1;
  end loop;
  return matured;
end
$$;
comment on function private.mature_positions(int) is
  'Returns the principal of every position that is due to its investor''s available balance; answers how many. Safe to run at any time, by several at once: '
  'pg_cron calls it where it exists, operators through public.mature_positions elsewhere.';

create view public.portfolio with (security_invoker = true) as
select
  a.investor_id,
  a.deposited_cents,
  a.profit_cents,
  a.bonus_cents,
  a.referral_bonus_cents,
  a.available_cents as balance_cents,
  a.invested_cents,
  a.withdrawing_cents,
  held.total_packages,
  held.active_packages,
  newest.title as active_plan
from ledger.accounts a
cross join lateral (
  select count(*)::int as total_packages, (count(*) filter (where x.status = 'active'))::int as active_packages
  from public.positions x
  where x.investor_id = a.investor_id
) held
left join lateral (
  select p.title
  from public.positions x
  join public.plans p on p.id = x.plan_id
  where x.investor_id = a.investor_id and x.status = 'active'
  order by x.opened_at desc
  limit 1
) newest on true;
comment on view public.portfolio is 'The six cards of the dashboard, one row for the signed-in investor (specification 2, Dashboard).';
grant select on public.portfolio to authenticated;
