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
comment on column public.plans.referral_bonus_bp is 'Basis points of the principal paid once to the person who referred a buyer, when the term of the buyer''s first plan has run.';

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
  referral_bonus_cents public.cents not null default 0 constraint positions_referral_bonus_not_negative check (referral_bonus_cents >= 0),
  constraint positions_closed_at_fits check ((status = 'active') = (closed_at is null))
);
comment on table public.positions is 'A plan somebody bought. The principal returns to available when it matures.';
comment on column public.positions.id is
  'Made by the client once a click: a retry finds this row and buys nothing. Best ordered by time (UUID version 7), so that new rows share pages.';

comment on column public.positions.investor_id is
  'Not a foreign key, nor is plan_id: private.invest has just locked the account and read the plan, neither of which is ever removed, and every purchase would lock the plan''s one row.';

comment on column public.positions.referral_bonus_cents is
  'What whoever referred the buyer is credited when the term has run; of a first plan only. Nothing is booked before, and nothing at all if the plan does not run its term.';

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
  offer record;
  sale record;
  bought public.positions;
begin
  if invest.request_id is null then
    raise exception 'request_id_required';
  end if;
  select least(a.available_cents, a.deposited_cents) as funds, p.min_cents as price, p.term,
    -- A month is one of UTC, whatever time zone the caller asks for.
    date_add(now(), p.term, 'UTC') as matures_at,
    a.referral_due as is_first, case when a.referral_due then p.min_cents * p.referral_bonus_bp / 10000 else 0 end as bonus into offer
  from ledger.accounts a
  left join public.plans p on p.id = invest.plan_id and p.active
  where a.investor_id = investor
  for update of a;
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
    insert into public.positions as x (id, investor_id, plan_id, principal_cents, matures_at, referral_bonus_cents)
    select invest.request_id, investor, invest.plan_id, offer.price, offer.matures_at, offer.bonus
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
  if offer.is_first then
    update ledger.accounts a set referral_due = false where a.investor_id = investor;
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

create function private.pay_referral_bonus(matured public.positions) returns void
  language plpgsql set search_path = ''
as $$
declare
  referrer constant uuid := (
    select r.id from public.profiles b join public.profiles r on r.id = b.referred_by
    -- Who registered while that one closed names them still.
    where b.id = matured.investor_id and r.closed_at is null);
begin
  if referrer is not null and matured.referral_bonus_cents > 0 then
    perform ledger.transfer(referrer, 'referral_expense', 'available', matured.referral_bonus_cents, 'referral_bonus', matured.investor_id);
    perform private.tell(referrer, 'portfolio', 'referrals.credited', referrer, matured.referral_bonus_cents, null);
  end if;
end
$$;
comment on function private.pay_referral_bonus(public.positions) is
  'Credits whoever referred the buyer of a plan that has run its term, from the house''s referral expense. Booked with the buyer as its cause: at most once for each referred person.';

create function private.mature_positions(max_rows int) returns int
  language plpgsql set search_path = ''
as $$
declare
  due constant public.positions[] := array(
    select x from public.positions x
    where x.status = 'active' and x.matures_at <= now()
    order by x.investor_id, x.id
    limit max_rows
    for update skip locked);
  one public.positions;
begin
  -- The accounts of the investors and of those who are credited for them, in the order of their ids as everybody locks them.
  perform from ledger.accounts a
  where a.investor_id in (
    select unnest(array[d.investor_id, case when d.referral_bonus_cents > 0 then b.referred_by end])
    from unnest(due) d join public.profiles b on b.id = d.investor_id)
  order by a.investor_id
  for update;
  foreach one in array due loop
    update public.positions x set status = 'matured', closed_at = now() where x.id = one.id;
    perform ledger.transfer(one.investor_id, 'invested', 'available', one.principal_cents, 'mature', one.id);
    perform private.pay_referral_bonus(one);
  end loop;
  return cardinality(due);
end
$$;
comment on function private.mature_positions(int) is
  'Returns the principal of every position that is due to its investor''s available balance, and credits who referred a first buyer; answers how many. Safe to run at any time, by several at once: '
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
