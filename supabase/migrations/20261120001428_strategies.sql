-- Two operators review a strategy (strategy_reviews.sql); its record is never reset, hidden or removed (trading design, sections 2, 7 and 13).

create table public.strategies (
  pool_id uuid primary key references public.pools (id),
  idea text not null constraint strategies_idea_short check (char_length(btrim(idea)) between 1 and 1000),
  share_bp int not null constraint strategies_share_bounded check (share_bp between 0 and 2000),
  capacity_cents public.amount not null,
  stake_bp int not null default 500 constraint strategies_stake_bounded check (stake_bp between 500 and 10000),
  status text not null default 'proposed'
    constraint strategies_status check (status in ('proposed', 'offered', 'suspended', 'closing', 'closed', 'dropped')),
  reason text constraint strategies_reason_short check (char_length(btrim(reason)) between 1 and 500),
  proposed_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  published_at timestamptz,
  shared_at timestamptz,
  record_units numeric(40, 12) not null default 1,
  record_hwm numeric(40, 12) not null default 100,
  flow_growth numeric(40, 12) not null default 1,
  record_share_bp int not null constraint strategies_record_share_bounded check (record_share_bp >= share_bp),
  constraint strategies_published_once check ((published_at is null) = (status in ('proposed', 'dropped'))),
  constraint strategies_reason_given check (status in ('proposed', 'offered') or reason is not null)
);
comment on table public.strategies is 'Strategies with their terms, one for each such pool. Never removed.';
comment on column public.strategies.share_bp is 'Basis points of each holder''s new profit; a lower one applies to all lots.';
comment on column public.strategies.capacity_cents is 'Most value at which money is accepted.';
comment on column public.strategies.stake_bp is 'Trader''s least part of all units when money comes in or they redeem.';
comment on column public.strategies.status is
  'proposed: under review; offered: takes money; suspended: no subscriptions or orders; closing: selling all; closed: all paid; dropped: never published.';
comment on column public.strategies.shared_at is 'Last profit share of all lots: once a quarter (UTC).';
comment on column public.strategies.record_units is 'What profit shares left of a first-day unit.';
comment on column public.strategies.record_hwm is 'High-water mark of that unit, in cents, without flow_growth.';
comment on column public.strategies.flow_growth is 'Effect of flows on the unit price (copying.neutralise_dealing), which records exclude.';
comment on column public.strategies.record_share_bp is
  'The highest since the last paid quarter (UTC), so that lowering it briefly does not improve the record.';

create index strategies_listed on public.strategies ((status = 'closed'), published_at, pool_id) where published_at is not null;

grant select on public.strategies to authenticated;
create policy strategies_announced_select on public.strategies
  for select to authenticated
  using ((select people.caller()) is not null
    and (published_at is not null or pool_id in (select p.id from public.pools p where p.owner_id = (select people.caller()))));

create trigger append_only_kept before delete or update of pool_id, idea, stake_bp, proposed_at on public.strategies
  for each row execute function ground.forbid_change();
create trigger append_only_published before update of published_at on public.strategies
  for each row when (old.published_at is not null) execute function ground.forbid_change();
create trigger append_only_ended before update on public.strategies
  for each row when (old.status in ('closed', 'dropped')) execute function ground.forbid_change();

create function pools.net_price(pool_id uuid, value_cents bigint, units bigint) returns numeric
  language plpgsql stable set search_path = ''
as $$
declare
  strategy public.strategies;
  price numeric;
begin
  select * into strategy from public.strategies s where s.pool_id = net_price.pool_id;
  if not found or net_price.units = 0 then
    return null;
  end if;
  price := net_price.value_cents::numeric * 1000000 / net_price.units / strategy.flow_growth;
  return strategy.record_units * (price - greatest(price - strategy.record_hwm, 0) * strategy.record_share_bp / 10000);
end
$$;
comment on function pools.net_price(uuid, bigint, bigint) is
  'Returns a first-day unit''s net price in cents, less flow_growth and profit shares; null for portfolios.';

create function copying.link_mark() returns trigger
  language plpgsql stable set search_path = ''
as $$
begin
  new.flow_growth := coalesce((select s.flow_growth from public.strategies s where s.pool_id = new.pool_id), 1);
  return new;
end
$$;
comment on function copying.link_mark() is
  'Trigger of marks: copies the strategy''s flow_growth. Stable, to read the snapshot of the statement that valued the pool.';

create trigger link_mark before insert on public.marks
  for each row execute function copying.link_mark();

create function copying.strategies_limit() returns int
  language sql immutable set search_path = ''
as $$ select 3 $$;
comment on function copying.strategies_limit() is
  'Returns how many strategies a person may announce in a lifetime, so that no one shows only the lucky one.';

create function copying.require_lead(investor uuid) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from public.profiles p where p.id = investor and p.closed_at is not null) then
    raise exception 'account_closed' using errcode = '42501';
  end if;
  if people.is_frozen(investor) then
    raise exception 'account_frozen';
  end if;
  if not kyc.has_identity(investor) then
    raise exception 'identity_required' using hint = 'strategy';
  end if;
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
  if (select count(*) from public.pools p join public.strategies s on s.pool_id = p.id
      where p.owner_id = investor and s.status <> 'dropped') >= copying.strategies_limit() then
    raise exception 'too_many_strategies' using detail = copying.strategies_limit()::text;
  end if;
end
$$;
comment on function copying.require_lead(uuid) is
  'Refuses a strategy to a person without confirmed identity, with money in a portfolio, another open strategy, or three before. Raises account_closed (42501), account_frozen, identity_required, portfolio_open, leads_strategy, too_many_strategies (detail: the most).';

create function copying.propose_strategy(title text, idea text, share_bp int, capacity_cents bigint, stake_cents bigint, request_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(propose_strategy.request_id, investor, 'propose_strategy', jsonb_build_array(
    propose_strategy.title, propose_strategy.idea, propose_strategy.share_bp, propose_strategy.capacity_cents, propose_strategy.stake_cents), 20);
begin
  perform pools.require_trading();
  -- Closing the account, and another tab, wait here.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    return propose_strategy.request_id;
  end if;
  perform copying.require_lead(investor);
  if not ground.short_line(propose_strategy.title, 60)
     or not char_length(coalesce(btrim(propose_strategy.idea), '')) between 1 and 1000
     or not coalesce(propose_strategy.share_bp between 0 and 2000, false) then
    raise exception 'invalid_value';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', propose_strategy.title, propose_strategy.idea));
  if not coalesce(propose_strategy.stake_cents >= pools.least_subscription(), false) then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if not coalesce(propose_strategy.capacity_cents between propose_strategy.stake_cents and 100000000000, false) then
    raise exception 'invalid_amount';
  end if;
  update public.pools p set closed_at = clock_timestamp()
  where p.owner_id = investor and p.kind = 'portfolio' and p.closed_at is null;
  insert into public.pools (id, kind, owner_id, title)
  values (propose_strategy.request_id, 'strategy', investor, btrim(propose_strategy.title))
  on conflict (id) do nothing;
  if not found then
    raise exception 'request_id_reused';
  end if;
  perform pools.require_unused(propose_strategy.request_id);
  insert into pools.pool_books (pool_id, waiting_cents) values (propose_strategy.request_id, propose_strategy.stake_cents);
  insert into public.strategies (pool_id, idea, share_bp, record_share_bp, capacity_cents)
  values (propose_strategy.request_id, btrim(propose_strategy.idea), propose_strategy.share_bp, propose_strategy.share_bp, propose_strategy.capacity_cents);
  insert into public.copy_requests (id, pool_id, investor_id, side, amount_cents, share_bp)
  values (propose_strategy.request_id, propose_strategy.request_id, investor, 'in', propose_strategy.stake_cents, 0);
  perform ledger.transfer(investor, 'available', 'pools', propose_strategy.stake_cents, 'subscribe', propose_strategy.request_id);
  perform messages.broadcast('copies', propose_strategy.request_id::text, investor);
  return propose_strategy.request_id;
end
$$;
comment on function copying.propose_strategy(text, text, int, bigint, bigint, uuid) is
  'Proposes the caller''s strategy for review: profit share in basis points, capacity and stake in cents, which returns on refusal. Idempotent by request_id. Raises not_allowed, session_ended, account_closed (42501), request_id_required, request_id_reused, trading_closed, account_frozen, identity_required, portfolio_open, leads_strategy, too_many_strategies, invalid_value, address_named, below_minimum, invalid_amount, insufficient_funds, too_many_requests (twenty in 24 hours).';
select ground.open('copying.propose_strategy', 'authenticated');

create function copying.lock_strategy(pool_id uuid, lead uuid default null) returns public.strategies
  language plpgsql set search_path = ''
as $$
declare
  strategy public.strategies;
begin
  perform from pools.pool_books b join public.pools p on p.id = b.pool_id
  where b.pool_id = lock_strategy.pool_id and p.owner_id = coalesce(lead, p.owner_id)
  for update of b;
  select s.* into strategy from public.strategies s join public.pools p on p.id = s.pool_id
  where s.pool_id = lock_strategy.pool_id and p.owner_id = coalesce(lead, p.owner_id);
  if not found then
    raise exception 'not_found';
  end if;
  return strategy;
end
$$;
comment on function copying.lock_strategy(uuid, uuid) is
  'Locks a strategy''s books before any account, for its trader if named, and returns it. Raises not_found.';

create function copying.notify_holders(pool_id uuid, kind text, reason text default null) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform messages.notify(h.investor_id, 'copies', notify_holders.kind, notify_holders.pool_id, null, reason)
  from (
    select l.investor_id from public.lots l where l.pool_id = notify_holders.pool_id and l.units > 0
    union select r.investor_id from public.copy_requests r where r.pool_id = notify_holders.pool_id and r.status = 'waiting'
    union select p.owner_id from public.pools p where p.id = notify_holders.pool_id
  ) h;
end
$$;
comment on function copying.notify_holders(uuid, text, text) is
  'Notifies a strategy''s trader, holders and requesters of a change, with a public reason.';

create function copying.stop_orders(pool_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform pools.end_order(o, 'cancelled', 'strategy_stopped')
  from public.orders o
  where o.pool_id = stop_orders.pool_id and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id;
end
$$;
comment on function copying.stop_orders(uuid) is 'Cancels a trader''s orders. The pool''s books are locked.';

create function copying.return_waiting(pool_id uuid, with_units boolean) returns void
  language plpgsql set search_path = ''
as $$
declare
  kept constant uuid[] := ledger.lock_accounts(array(
    select distinct r.investor_id from public.copy_requests r
    where r.pool_id = return_waiting.pool_id and r.status = 'waiting' and r.side = 'in'));
begin
  perform copying.return_copy(r) from public.copy_requests r
  where r.pool_id = return_waiting.pool_id and r.status = 'waiting'
    and case r.side when 'in' then r.investor_id <> all (kept) else with_units end;
end
$$;
comment on function copying.return_waiting(uuid, boolean) is
  'Cancels all pending subscriptions, and redemptions if asked; those of locked accounts end at a dealing. The strategy''s books are locked.';

create function copying.wind_up(strategy public.strategies, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform copying.notify_holders(strategy.pool_id, case strategy.status when 'proposed' then 'strategies.dropped' else 'strategies.closing' end, wind_up.reason);
  perform copying.stop_orders(strategy.pool_id);
  if strategy.status = 'proposed' then
    -- No one else waits for the books of a proposal, which holds only the stake.
    perform from ledger.accounts a join public.pools p on p.owner_id = a.investor_id where p.id = strategy.pool_id for update of a;
  end if;
  perform copying.return_waiting(strategy.pool_id, true);
  update public.strategies s
  set status = case strategy.status when 'proposed' then 'dropped' else 'closing' end, reason = wind_up.reason, changed_at = clock_timestamp()
  where s.pool_id = strategy.pool_id;
  if strategy.status = 'proposed' then
    update public.pools p set closed_at = clock_timestamp() where p.id = strategy.pool_id;
  else
    perform copying.deal_strategy(strategy.pool_id);
  end if;
end
$$;
comment on function copying.wind_up(public.strategies, text) is
  'Ends a strategy: cancels orders and requests; a published one sells all and pays everyone. The pool''s books are locked.';

create function copying.close_strategy(pool_id uuid, reason text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  strategy constant public.strategies := copying.lock_strategy(close_strategy.pool_id, people.caller());
begin
  if strategy.status in ('closing', 'closed', 'dropped') then
    return;
  end if;
  perform ground.refuse_addresses(close_strategy.reason);
  perform copying.wind_up(strategy, ground.given_reason(close_strategy.reason));
end
$$;
comment on function copying.close_strategy(uuid, text) is
  'Closes the caller''s strategy, selling all and paying everyone, or withdraws a proposal; the reason stays public. Idempotent. Raises not_allowed, session_ended (42501), not_found, reason_required, address_named.';
select ground.open('copying.close_strategy', 'authenticated');

create function copying.change_terms(pool_id uuid, share_bp int, capacity_cents bigint) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  lead constant uuid := people.caller();
  strategy constant public.strategies := copying.lock_strategy(change_terms.pool_id, lead);
begin
  if strategy.status not in ('offered', 'suspended') then
    raise exception 'strategy_not_offered';
  end if;
  if not coalesce(change_terms.share_bp between 0 and 2000, false) then
    raise exception 'invalid_value';
  end if;
  if not coalesce(change_terms.capacity_cents between 1 and 100000000000, false) then
    raise exception 'invalid_amount';
  end if;
  if (strategy.share_bp, strategy.capacity_cents) = (change_terms.share_bp, change_terms.capacity_cents) then
    return;
  end if;
  perform ground.count_call(lead, 'change_terms', 50);
  -- Each change notifies everyone in the strategy, the trader too, and notifications stay for the day.
  if change_terms.share_bp <> strategy.share_bp and (
    select count(*) from public.notifications n
    where n.investor_id = lead and n.created_at > now() - interval '24 hours' and n.kind = 'strategies.terms' and n.subject_id = strategy.pool_id) >= 5 then
    raise exception 'too_many_changes' using hint = 'Five of the share in 24 hours.';
  end if;
  update public.strategies s
  set share_bp = change_terms.share_bp, record_share_bp = greatest(s.record_share_bp, change_terms.share_bp), capacity_cents = change_terms.capacity_cents
  where s.pool_id = strategy.pool_id;
  update public.lots l set share_bp = change_terms.share_bp where l.pool_id = strategy.pool_id and l.share_bp > change_terms.share_bp;
  if change_terms.share_bp <> strategy.share_bp then
    perform copying.notify_holders(strategy.pool_id, 'strategies.terms', (change_terms.share_bp / 100.0)::numeric(6, 2)::text);
  end if;
end
$$;
comment on function copying.change_terms(uuid, int, bigint) is
  'Changes the caller''s capacity (cents) and profit share (basis points): a lower one applies at once, a higher one to later money. Raises not_allowed, session_ended (42501), not_found, strategy_not_offered, invalid_value, invalid_amount, too_many_changes, too_many_requests (50 changes in 24 hours).';
select ground.open('copying.change_terms', 'authenticated');
