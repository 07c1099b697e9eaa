-- Strategies, the parts that people hold of them, and the profit share due on a part.

create function copying.parts_of(investor uuid)
  returns table (pool_id uuid, is_copy boolean, pool_cents bigint, part_cents bigint, waiting_cents bigint)
  language plpgsql stable as $$
  -- Returns a person's pools: their liquidation value, the person's part after accrued profit share, and pending
  -- subscriptions, in cents. is_copy: of another's strategy.
begin
  return query
    select p.id, p.owner_id <> investor, v.value_cents,
      case p.kind when 'portfolio' then v.value_cents else coalesce(copying.units_worth(p.id, investor, v.value_cents, nullif(b.units, 0)), 0) end,
      case p.kind when 'portfolio' then b.waiting_cents::bigint else (
        select coalesce(sum(r.amount_cents), 0)::bigint from public.copy_requests r
        where r.pool_id = p.id and r.investor_id = investor and r.side = 'in' and r.status = 'waiting') end
    from public.pools p join pools.pool_books b on b.pool_id = p.id cross join lateral pools.pool_value(p.id) v
    where p.id in (
      select o.id from public.pools o where o.owner_id = investor and o.kind = 'portfolio' and o.closed_at is null
      union select l.pool_id from public.lots l where l.investor_id = investor and l.units > 0
      union select r.pool_id from public.copy_requests r where r.investor_id = investor and r.side = 'in' and r.status = 'waiting');
end $$;

create function whole.in_pools_cents(investor uuid) returns bigint language plpgsql stable as $$
  -- Returns the liquidation value of a person's pools and pending subscriptions, in cents; 0 without any.
begin
  return (select coalesce(sum(p.part_cents + p.waiting_cents), 0) from copying.parts_of(investor) p);
end $$;

create function whole.pooled_cents(investor uuid) returns bigint
  language plpgsql stable security definer as $$ -- for: authenticated
  -- See whole.in_pools_cents; null for other people and without a session. For public.portfolio.
declare
  person uuid;
begin
  begin
    person := people.caller();
  exception when insufficient_privilege then
    return null;
  end;
  if investor is distinct from person then return null; end if;
  return whole.in_pools_cents(investor);
end $$;

create view public.portfolio with (security_invoker = true) as
select a.investor_id, a.deposited_cents, a.profit_cents, a.bonus_cents, a.referral_bonus_cents,
  a.available_cents as balance_cents, a.invested_cents, a.withdrawing_cents,
  a.available_cents + a.invested_cents + a.withdrawing_cents as owned_cents,
  a.profit_cents + a.bonus_cents + a.referral_bonus_cents as income_cents,
  whole.pooled_cents(a.investor_id) as pooled_cents, held.total_packages, held.active_packages,
  newest.title as active_plan
from ledger.accounts a
cross join lateral (
  select count(*)::int as total_packages, (count(*) filter (where x.status = 'active'))::int as active_packages
  from public.positions x where x.investor_id = a.investor_id and x.package_id is null) held
left join lateral (
  select p.title from public.positions x
  join public.plans p on p.id = x.plan_id
  where x.investor_id = a.investor_id and x.package_id is null and x.status = 'active' order by x.opened_at desc limit 1
) newest on true;
comment on view public.portfolio is
  'Returns the caller''s dashboard cards in cents (specification 2, Dashboard). pooled_cents, on paper, is not part of what they own.';
grant select on public.portfolio to authenticated;

-- Two operators review a strategy; its record is never reset, hidden or removed (trading design).
create function copying.link_mark() returns trigger language plpgsql stable as $$
  -- trigger: before insert on public.marks
  -- Copies the strategy's flow_growth. Stable, to read the snapshot that the pool was valued in.
begin
  new.flow_growth := coalesce((select s.flow_growth from public.strategies s where s.pool_id = new.pool_id), 1);
  return new;
end $$;

create function copying.propose_strategy(title text, idea text, share_bp int, capacity_cents bigint, stake_cents bigint, request_id uuid) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes the caller's strategy for review: profit share in basis points, capacity and stake in cents, which returns
  -- on refusal. Idempotent by request_id. Raises account_closed (42501), trading_closed, account_frozen,
  -- identity_required, portfolio_open, leads_strategy, too_many_strategies, invalid_value, address_named,
  -- below_minimum, invalid_amount, insufficient_funds, too_many_requests (twenty in 24 hours).
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.done_before(request_id, investor, 'propose_strategy', jsonb_build_array(
    title, idea, share_bp, capacity_cents, stake_cents), 20);
begin
  perform pools.require_trading();
  -- Closing the account, and another tab, wait here.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if is_known then return request_id; end if;
  perform people.require_open(investor);
  if people.is_frozen(investor) then raise exception 'account_frozen'; end if;
  if not kyc.has_identity(investor) then raise exception 'identity_required' using hint = 'strategy'; end if;
  if exists (
    select from public.pools p join pools.pool_books b on b.pool_id = p.id
    where p.owner_id = investor and p.kind = 'portfolio' and p.closed_at is null and b.units + b.waiting_cents > 0) then
    raise exception 'portfolio_open';
  end if;
  if exists (
    select from public.pools p join public.strategies s on s.pool_id = p.id
    where p.owner_id = investor and s.status in ('proposed', 'offered', 'suspended', 'closing')) then
    raise exception 'leads_strategy';
  end if;
  -- In a lifetime, so that no one shows only the lucky one.
  if (select count(*) from public.pools p join public.strategies s on s.pool_id = p.id
      where p.owner_id = investor and s.status <> 'dropped') >= 3 then
    raise exception 'too_many_strategies' using detail = '3';
  end if;
  if not ground.short_line(title, 60) or char_length(btrim(idea)) > 1000 or not ground.is_seen(idea)
     or not coalesce(share_bp between 0 and 2000, false) then
    raise exception 'invalid_value';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', title, idea));
  if not coalesce(stake_cents >= pools.least_subscription(), false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  perform ground.require_amount(capacity_cents, stake_cents);
  update public.pools p set closed_at = clock_timestamp()
  where p.owner_id = investor and p.kind = 'portfolio' and p.closed_at is null;
  insert into public.pools (id, kind, owner_id, title)
  values (propose_strategy.request_id, 'strategy', investor, btrim(propose_strategy.title))
  on conflict (id) do nothing;
  if not found then raise exception 'request_id_reused'; end if;
  perform pools.require_unused(request_id);
  insert into pools.pool_books (pool_id, waiting_cents) values (propose_strategy.request_id, propose_strategy.stake_cents);
  insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents)
  values (propose_strategy.request_id, btrim(propose_strategy.idea), propose_strategy.share_bp, propose_strategy.share_bp, propose_strategy.capacity_cents);
  insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp)
  values (propose_strategy.request_id, propose_strategy.request_id, investor, 'in', propose_strategy.stake_cents, 0);
  perform ledger.transfer(investor, 'available', 'pools', stake_cents, 'subscribe', request_id);
  perform messages.broadcast('copies', request_id::text, investor);
  return request_id;
end $$;

create function copying.lock_strategy(pool_id uuid, lead uuid default null) returns public.strategies
  language plpgsql as $$
  -- Locks a strategy's books before any account, for its trader if named, and returns it. Raises not_found.
declare
  strategy public.strategies;
begin
  perform from pools.pool_books b join public.pools p on p.id = b.pool_id
  where b.pool_id = lock_strategy.pool_id and p.owner_id = coalesce(lead, p.owner_id)
  for update of b;
  select s.* into strategy from public.strategies s join public.pools p on p.id = s.pool_id
  where s.pool_id = lock_strategy.pool_id and p.owner_id = coalesce(lead, p.owner_id);
  if not found then raise exception 'not_found'; end if;
  return strategy;
end $$;

create function copying.notify_holders(pool_id uuid, kind text, reason text default null) returns void
  language plpgsql as $$
  -- Notifies a strategy's trader, holders and requesters of a change, with a public reason or else its title.
begin
  perform messages.notify(h.investor_id, 'copies', notify_holders.kind, notify_holders.pool_id, null,
    coalesce(reason, (select p.title from public.pools p where p.id = notify_holders.pool_id)))
  from (
    select l.investor_id from public.lots l where l.pool_id = notify_holders.pool_id and l.units > 0
    union select r.investor_id from public.copy_requests r where r.pool_id = notify_holders.pool_id and r.status = 'waiting'
    union select p.owner_id from public.pools p where p.id = notify_holders.pool_id) h;
end $$;

create function copying.change_terms(pool_id uuid, share_bp int, capacity_cents bigint) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Changes the caller's capacity (cents) and profit share (basis points): a lower one applies at once, a higher one to
  -- later money. Raises not_found, strategy_not_offered, invalid_value, invalid_amount, too_many_changes,
  -- too_many_requests (50 changes in 24 hours).
declare
  lead constant uuid := people.caller();
  strategy constant public.strategies := copying.lock_strategy(pool_id, lead);
begin
  if strategy.status not in ('offered', 'suspended') then raise exception 'strategy_not_offered'; end if;
  if not coalesce(share_bp between 0 and 2000, false) then raise exception 'invalid_value'; end if;
  perform ground.require_amount(capacity_cents);
  if (strategy.share_bp, strategy.capacity_cents) = (share_bp, capacity_cents) then return; end if;
  perform ground.count_call(lead, 'change_terms', 50);
  -- Each change notifies everyone in the strategy, the trader too, and notifications stay for the day.
  if change_terms.share_bp <> strategy.share_bp and (
    select count(*) from public.notifications n
    where n.investor_id = lead and n.created_at > now() - interval '24 hours' and n.kind = 'strategies.terms' and n.subject_id = strategy.pool_id) >= 5 then
    raise exception 'too_many_changes' using hint = 'The limit is five changes in 24 hours.';
  end if;
  update public.strategies s
  set share_bp = change_terms.share_bp, record_share_bp = greatest(s.record_share_bp, change_terms.share_bp), capacity_cents = change_terms.capacity_cents
  where s.pool_id = strategy.pool_id;
  update public.lots l set share_bp = change_terms.share_bp where l.pool_id = strategy.pool_id and l.share_bp > change_terms.share_bp;
  if share_bp <> strategy.share_bp then
    perform copying.notify_holders(strategy.pool_id, 'strategies.terms', (share_bp / 100.0)::numeric(6, 2)::text);
  end if;
end $$;

-- People read their own lots; traders read sums (trading design, sections 4, 7 and 9).
create function copying.due_share(units bigint, share_bp int, hwm numeric, bid_cents bigint, pool_units bigint)
  returns bigint language plpgsql immutable as $$
  -- Returns the profit share in units (millionths) above a high-water mark (cents, whole unit), rounded down.
begin
  if bid_cents::numeric * 1000000 <= hwm * pool_units then return 0; end if;
  return div(units::numeric * share_bp * (bid_cents::numeric * 1000000 - hwm * pool_units), 10000::numeric * bid_cents * 1000000);
end $$;

create function copying.units_worth(pool_id uuid, investor uuid, bid_cents bigint, pool_units bigint) returns bigint
  language plpgsql stable as $$
  -- Returns a person's units of a strategy in cents at a value and number of all units, after accrued profit share.
begin
  return (
    select coalesce(div(sum(l.units - copying.due_share(l.units, l.share_bp, l.hwm, units_worth.bid_cents, units_worth.pool_units)) * units_worth.bid_cents,
      units_worth.pool_units), 0)
    from public.lots l where l.pool_id = units_worth.pool_id and l.investor_id = units_worth.investor and l.units > 0);
end $$;

create function copying.offer_value(pool_id uuid) returns bigint language plpgsql stable as $$
  -- Returns a pool's replacement value in cents: cash, and holdings at the ask with fee.
begin
  return (
    select b.cash_cents + coalesce(sum(pools.fill_cents(h.instrument, 'buy', h.quantity, (h.quote).ask, (h.instrument).taker_bp)), 0)::bigint
    from pools.pool_books b left join pools.held h on h.pool_id = b.pool_id where b.pool_id = offer_value.pool_id
    group by b.cash_cents);
end $$;

create function copying.may_buy(pool_id uuid) returns boolean language plpgsql stable as $$
  -- Returns whether a strategy takes money: no halted or sell_only holdings, a confirmed trader who is not frozen.
begin
  return not exists (
    select from pools.held h where h.pool_id = may_buy.pool_id and (h.instrument).trading <> 'open')
    -- A trader with an unconfirmed name could show another person's.
    and not exists (
      select from public.pools p where p.id = may_buy.pool_id and (people.is_frozen(p.owner_id) or not kyc.has_identity(p.owner_id)));
end $$;

create function copying.free_units(pool_id uuid, investor uuid) returns bigint language plpgsql stable as $$
  -- Returns a person's units (millionths) of a strategy that are not being redeemed.
begin
  return (select coalesce(sum(l.units), 0) from public.lots l where l.pool_id = free_units.pool_id and l.investor_id = free_units.investor)
    - (select coalesce(sum(r.units), 0) from public.copy_requests r
       where r.pool_id = free_units.pool_id and r.investor_id = free_units.investor and r.side = 'out' and r.status = 'waiting');
end $$;

create function copying.remaining_dealing_capacity(strategy public.strategies, before timestamptz, bid_cents numeric,
  offer_cents numeric, pool_units numeric) returns numeric language plpgsql stable as $$
  -- Returns how much pending money a strategy takes by capacity and stake, all in cents.
declare
  lead constant uuid := (select p.owner_id from public.pools p where p.id = strategy.pool_id);
  asked numeric;
  own numeric;
  held numeric;
  room numeric;
begin
  if not copying.may_buy(strategy.pool_id) then return 0; end if;
  select coalesce(sum(r.amount_cents), 0), coalesce(sum(r.amount_cents) filter (where r.investor_id = lead), 0) into asked, own
  from copying.waiting r where r.pool_id = strategy.pool_id and r.side = 'in' and r.since < before;
  if pool_units = 0 then return asked; end if;
  held := copying.free_units(strategy.pool_id, lead) * offer_cents * 10000 / (pool_units * strategy.stake_bp) - offer_cents;
  -- Pro rata; the trader's part makes room for others.
  room := least(strategy.capacity_cents - bid_cents, case
    when held + own * 10000 / strategy.stake_bp >= asked then asked
    when held > 0 then trunc(held * asked / (asked - own * 10000 / strategy.stake_bp))
    else 0 end);
  return case when room >= least(asked, pools.least_subscription()) then least(room, asked) else 0 end;
end $$;

create function copying.return_copy(asked public.copy_requests) returns void language plpgsql as $$
  -- Cancels a pending request: money returns to the balance, units stay. The strategy's books are locked.
begin
  if asked.side = 'in' then
    update pools.pool_books b set waiting_cents = b.waiting_cents - asked.amount_cents where b.pool_id = asked.pool_id;
    perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'unsubscribe', asked.id);
  end if;
  update public.copy_requests r set status = 'returned', ended_at = clock_timestamp() where r.id = asked.id;
  perform messages.broadcast('copies', asked.pool_id::text, asked.investor_id);
end $$;
