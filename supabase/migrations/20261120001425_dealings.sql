-- Subscriptions leave the balance at once and are dealt at later prices; an empty portfolio has no price to wait for.

create table public.dealing_requests (
  id uuid primary key,
  pool_id uuid not null references public.pools (id),
  investor_id uuid not null,
  side text not null constraint dealing_requests_side check (side in ('in', 'out')),
  amount_cents ledger.balance not null,
  asked_at timestamptz not null default clock_timestamp(),
  status text not null default 'waiting' constraint dealing_requests_status check (status in ('waiting', 'dealt', 'returned')),
  ended_at timestamptz,
  units public.units,
  pool_value_cents ledger.balance,
  pool_units public.units,
  constraint dealing_requests_amount_given check (amount_cents > 0 or side = 'out' and status = 'dealt'),
  constraint dealing_requests_end_whole check ((status = 'waiting') = (ended_at is null)),
  constraint dealing_requests_dealt_whole check (
    num_nonnulls(units, pool_value_cents, pool_units) = case status when 'dealt' then 3 else 0 end)
);
comment on table public.dealing_requests is 'Subscriptions and redemptions of portfolios; the id is the request''s.';
comment on column public.dealing_requests.investor_id is 'No foreign key: copied from a row that has one.';
comment on column public.dealing_requests.amount_cents is 'Zero if the last units are void: pools.void_units makes such a row.';
comment on column public.dealing_requests.status is 'waiting: for later prices of all holdings; returned: cancelled.';
create index dealing_requests_waiting on public.dealing_requests (pool_id, asked_at) where status = 'waiting';
create index dealing_requests_pool on public.dealing_requests (pool_id, asked_at desc);
create index dealing_requests_investor on public.dealing_requests (investor_id, asked_at desc);

grant select on public.dealing_requests to authenticated;
create policy dealing_requests_investor_select on public.dealing_requests
  for select to authenticated using (investor_id = (select people.caller()));
create trigger append_only_kept before delete or update of id, pool_id, investor_id, side, amount_cents, asked_at on public.dealing_requests
  for each row execute function ground.forbid_change();
create trigger append_only_ended before update on public.dealing_requests
  for each row when (old.status <> 'waiting') execute function ground.forbid_change();

create function pools.least_subscription() returns bigint
  language sql immutable set search_path = ''
as $$ select 1000::bigint $$;
comment on function pools.least_subscription() is 'Returns the minimum subscription, in cents.';

create function pools.leave_out(pool_id uuid, investors uuid[]) returns uuid[]
  language plpgsql set search_path = ''
as $$
declare
  absent constant uuid[] := ledger.lock_accounts(investors);
begin
  update pools.pool_books b
  set skips = case when cardinality(absent) > 0 then b.skips + 1 else 0 end,
      failed_at = case when cardinality(absent) > 0 and b.skips >= 2 then clock_timestamp() else b.failed_at end,
      failure = case when cardinality(absent) > 0 and b.skips >= 2
        then left(format('Left out in %s dealings, because another transaction keeps their accounts: %s', b.skips + 1, array_to_string(absent, ', ')), 500) else b.failure end
  where b.pool_id = leave_out.pool_id and (b.skips > 0 or cardinality(absent) > 0);
  return absent;
end
$$;
comment on function pools.leave_out(uuid, uuid[]) is
  'Locks these people''s accounts and returns those it could not; operators see a third time in a row. The pool''s books are locked.';

create function pools.deal_pool(pool_id uuid) returns int
  language plpgsql set search_path = ''
as $$
declare
  asked public.dealing_requests;
  books pools.pool_books;
  worth record;
  dealt_units bigint;
  dealt int := 0;
begin
  if pools.leave_out(deal_pool.pool_id, array(
      select distinct r.investor_id from public.dealing_requests r where r.pool_id = deal_pool.pool_id and r.status = 'waiting')) <> '{}' then
    return 0;
  end if;
  for asked in
    select r.* from public.dealing_requests r where r.pool_id = deal_pool.pool_id and r.status = 'waiting' order by r.asked_at, r.id
  loop
    select * into worth from pools.pool_value(deal_pool.pool_id);
    -- Every price must be good and later than the request.
    exit when worth.stale or worth.oldest_at <= asked.asked_at;
    select b.* into books from pools.pool_books b where b.pool_id = deal_pool.pool_id;
    if asked.side = 'in' then
      dealt_units := case
        when books.units = 0 then asked.amount_cents * 10000
        when worth.value_cents > 0 then least(div(asked.amount_cents::numeric * books.units, worth.value_cents), 9007199254740991) end;
      -- A worthless pool cannot be divided, and units have an upper bound.
      if coalesce(dealt_units, 0) = 0 or books.units + dealt_units > 9007199254740991 then
        perform pools.return_money(asked);
        continue;
      end if;
      update pools.pool_books b
      set waiting_cents = b.waiting_cents - asked.amount_cents, cash_cents = b.cash_cents + asked.amount_cents, units = b.units + dealt_units
      where b.pool_id = deal_pool.pool_id;
    else
      dealt_units := case
        when asked.amount_cents = worth.value_cents then books.units
        else div(asked.amount_cents::numeric * books.units + worth.value_cents - 1, worth.value_cents) end;
      update pools.pool_books b
      set reserved_cents = b.reserved_cents - asked.amount_cents, cash_cents = b.cash_cents - asked.amount_cents, units = b.units - dealt_units
      where b.pool_id = deal_pool.pool_id;
      perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'redeem', asked.id);
    end if;
    update public.dealing_requests r
    set status = 'dealt', ended_at = clock_timestamp(), units = dealt_units, pool_value_cents = worth.value_cents, pool_units = books.units
    where r.id = asked.id;
    perform messages.broadcast('pools', asked.pool_id::text, asked.investor_id);
    dealt := dealt + 1;
  end loop;
  if dealt > 0 then
    perform pools.mark_pool(deal_pool.pool_id);
    update public.pools p set closed_at = clock_timestamp()
    from pools.pool_books b
    where p.id = deal_pool.pool_id and b.pool_id = p.id and b.units = 0 and b.waiting_cents = 0 and p.closed_at is null;
    if found then
      perform pools.end_order(o, 'cancelled', 'by_owner')
      from public.orders o
      where o.pool_id = deal_pool.pool_id and o.status in ('armed', 'open') and coalesce(o.pair_id, o.id) = o.id;
    end if;
  end if;
  perform pools.void_units(deal_pool.pool_id);
  return dealt;
end
$$;
comment on function pools.deal_pool(uuid) is
  'Deals a pool''s requests once all its prices are later: units (millionths) at liquidation value, in the pool''s favour. Closes it with the last unit; returns how many. The pool''s books are locked.';

create function pools.void_units(pool_id uuid) returns void
  language plpgsql set search_path = ''
as $$
declare
  books pools.pool_books;
begin
  select b.* into books from pools.pool_books b join public.pools p on p.id = b.pool_id and p.kind = 'portfolio' and p.closed_at is null
  where b.pool_id = void_units.pool_id and b.units > 0 and b.cash_cents = 0 and b.waiting_cents = 0
    and not exists (select from pools.holdings h where h.pool_id = b.pool_id and h.quantity > 0);
  if not found then
    return;
  end if;
  perform pools.mark_pool(books.pool_id);
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents, status, ended_at, units, pool_value_cents, pool_units)
  select gen_random_uuid(), p.id, p.owner_id, 'out', 0, 'dealt', clock_timestamp(), books.units, 0, books.units from public.pools p where p.id = books.pool_id;
  update pools.pool_books b set units = 0 where b.pool_id = books.pool_id;
  update public.pools p set closed_at = clock_timestamp() where p.id = books.pool_id;
  perform messages.broadcast('pools', p.id::text, p.owner_id) from public.pools p where p.id = books.pool_id;
end
$$;
comment on function pools.void_units(uuid) is
  'Closes an open portfolio whose last coins brought no cent, and voids its units. The pool''s books are locked.';

create function pools.return_money(asked public.dealing_requests) returns void
  language plpgsql set search_path = ''
as $$
begin
  if asked.side = 'in' then
    update pools.pool_books b set waiting_cents = b.waiting_cents - asked.amount_cents where b.pool_id = asked.pool_id;
    perform ledger.transfer(asked.investor_id, 'pools', 'available', asked.amount_cents, 'unsubscribe', asked.id);
  else
    update pools.pool_books b set reserved_cents = b.reserved_cents - asked.amount_cents where b.pool_id = asked.pool_id;
  end if;
  update public.dealing_requests r set status = 'returned', ended_at = clock_timestamp() where r.id = asked.id;
  perform messages.broadcast('pools', asked.pool_id::text, asked.investor_id);
end
$$;
comment on function pools.return_money(public.dealing_requests) is
  'Cancels a pending request: subscriptions return to the balance, redemptions stay. The pool''s books are locked.';

create function pools.try_dealing(pool_id uuid, is_strategy boolean) returns int
  language plpgsql set search_path = ''
as $$
declare
  dealt int;
begin
  dealt := case when try_dealing.is_strategy then copying.deal_strategy(try_dealing.pool_id) else pools.deal_pool(try_dealing.pool_id) end;
  update pools.pool_books b set failures = 0, tried_at = clock_timestamp() where b.pool_id = try_dealing.pool_id;
  return dealt;
exception when others then
  -- Unexpected failure: one pool must not block the others' money.
  perform pools.record_failure(try_dealing.pool_id, sqlerrm);
  return 0;
end
$$;
comment on function pools.try_dealing(uuid, boolean) is
  'Deals for a pool; returns how many requests ended. Rolls back and stores an unexpected failure. The pool''s books are locked.';

create function pools.free_books(pools uuid[], most int) returns uuid[]
  language plpgsql set search_path = ''
as $$
begin
  return array(
    select b.pool_id from unnest(free_books.pools) with ordinality p (pool_id, place) join pools.pool_books b on b.pool_id = p.pool_id
    order by p.place
    limit free_books.most
    for update of b skip locked);
end
$$;
comment on function pools.free_books(uuid[], int) is
  'Locks the books of the first unlocked pools, up to so many, without waiting, and returns them in order.';

create function pools.run_dealings(max_pools int default 1000) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  most constant int := least(greatest(max_pools, 1), 10000);
  strategies uuid[] := copying.due_strategies(null);
  portfolios uuid[] := array(
    select r.pool_id from public.dealing_requests r join pools.pool_books b on b.pool_id = r.pool_id
    where r.status = 'waiting' and (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and not exists (
      -- Otherwise those without prices would always be first.
      select from pools.holdings h left join public.last_quotes l on l.instrument_id = h.instrument_id
      where h.pool_id = r.pool_id and h.quantity > 0 and coalesce(least(l.source_at, l.received_at) <= r.asked_at, true))
    group by r.pool_id, b.tried_at
    order by greatest(min(r.asked_at), b.tried_at));
  dealt int := 0;
  due uuid;
begin
  perform pools.lock_books(portfolios[:most] || strategies[:most]);
  -- Locked books take no place from later ones.
  portfolios := pools.free_books(portfolios, most);
  strategies := pools.free_books(strategies, most);
  foreach due in array portfolios loop
    dealt := dealt + pools.try_dealing(due, false);
  end loop;
  return dealt + copying.deal_strategies(strategies);
end
$$;
comment on function pools.run_dealings(int) is
  'Deals requests with prices, pools untried longest first, up to so many, skipping locked books and accounts; returns how many.';
select ground.open('pools.run_dealings', 'service_role');

create function pools.open_portfolio(title text, request_id uuid) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(open_portfolio.request_id, investor, 'open_portfolio', jsonb_build_array(open_portfolio.title));
  opened public.pools;
begin
  perform pools.require_trading();
  -- Closing the account, and another tab, wait here.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    return open_portfolio.request_id;
  end if;
  if not ground.short_line(open_portfolio.title, 60) then
    raise exception 'title_required';
  end if;
  if exists (select from public.profiles p where p.id = investor and p.closed_at is not null) then
    raise exception 'account_closed' using errcode = '42501';
  end if;
  if people.is_frozen(investor) then
    raise exception 'account_frozen';
  end if;
  if exists (select from public.pools p where p.owner_id = investor and p.closed_at is null and p.kind = 'portfolio') then
    raise exception 'portfolio_open';
  end if;
  -- A trader for others has no orders of their own (attack 1).
  if exists (select from public.pools p where p.owner_id = investor and p.closed_at is null) then
    raise exception 'leads_strategy';
  end if;
  insert into public.pools (id, owner_id, title) values (open_portfolio.request_id, investor, btrim(open_portfolio.title))
  on conflict (id) do nothing
  returning * into opened;
  if not found then
    raise exception 'request_id_reused';
  end if;
  insert into pools.pool_books (pool_id) values (opened.id);
  perform messages.broadcast('pools', opened.id::text, investor);
  return opened.id;
end
$$;
comment on function pools.open_portfolio(text, uuid) is
  'Opens the caller''s paper portfolio with a title of up to 60 characters; one may be open. Idempotent by request_id. Raises not_allowed, session_ended, account_closed (42501), request_id_required, request_id_reused, trading_closed, title_required, account_frozen, portfolio_open, leads_strategy.';
select ground.open('pools.open_portfolio', 'authenticated');

create function pools.require_unused(request_id uuid) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if exists (select from public.dealing_requests r where r.id = require_unused.request_id)
     or exists (select from public.copy_requests r where r.id = require_unused.request_id) then
    raise exception 'request_id_reused';
  end if;
end
$$;
comment on function pools.require_unused(uuid) is
  'Refuses a portfolio request''s id for a strategy and vice versa: the ledger knows both by id and purpose only. Raises request_id_reused.';

create function pools.subscribe(pool_id uuid, amount_cents bigint, request_id uuid) returns public.dealing_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(subscribe.request_id, investor, 'subscribe', jsonb_build_array(subscribe.pool_id, subscribe.amount_cents));
  asked public.dealing_requests;
begin
  perform pools.require_trading();
  -- A freeze locks this row too.
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(subscribe.pool_id, investor, 'portfolio');
  if is_known then
    select r.* into asked from public.dealing_requests r where r.id = subscribe.request_id;
    return asked;
  end if;
  perform pools.require_unused(subscribe.request_id);
  if people.is_frozen(investor) then
    raise exception 'account_frozen';
  end if;
  perform kyc.require_identity(investor, 'plan');
  if (select p.closed_at from public.pools p where p.id = subscribe.pool_id) is not null then
    raise exception 'portfolio_closed';
  end if;
  if subscribe.amount_cents is null or subscribe.amount_cents < pools.least_subscription() then
    raise exception 'below_minimum' using detail = pools.least_subscription()::text;
  end if;
  if subscribe.amount_cents > 100000000000 then
    raise exception 'invalid_amount';
  end if;
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
  values (subscribe.request_id, subscribe.pool_id, investor, 'in', subscribe.amount_cents);
  perform ledger.transfer(investor, 'available', 'pools', subscribe.amount_cents, 'subscribe', subscribe.request_id);
  update pools.pool_books b set waiting_cents = b.waiting_cents + subscribe.amount_cents where b.pool_id = subscribe.pool_id;
  if (select v.holdings from pools.pool_value(subscribe.pool_id) v) = 0 then
    perform pools.deal_pool(subscribe.pool_id);
  end if;
  select r.* into asked from public.dealing_requests r where r.id = subscribe.request_id;
  perform messages.broadcast('pools', asked.pool_id::text, investor);
  return asked;
end
$$;
comment on function pools.subscribe(uuid, bigint, uuid) is
  'Moves cents from the available balance into the caller''s portfolio at its next prices, at once without holdings. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, trading_closed, not_found, account_frozen, identity_required, portfolio_closed, below_minimum (detail: the least in cents), invalid_amount, insufficient_funds, too_many_requests (200 in 24 hours).';
select ground.open('pools.subscribe', 'authenticated');

create function pools.redeem(pool_id uuid, amount_cents bigint, request_id uuid) returns public.dealing_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  is_known constant boolean := ground.is_retry(redeem.request_id, investor, 'redeem', jsonb_build_array(redeem.pool_id, redeem.amount_cents));
  books pools.pool_books;
  asked public.dealing_requests;
  amount bigint;
  holds_nothing boolean;
begin
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(redeem.pool_id, investor, 'portfolio');
  if is_known then
    select r.* into asked from public.dealing_requests r where r.id = redeem.request_id;
    return asked;
  end if;
  perform pools.require_unused(redeem.request_id);
  holds_nothing := (select v.holdings from pools.pool_value(redeem.pool_id) v) = 0;
  if holds_nothing then
    perform pools.deal_pool(redeem.pool_id);
  end if;
  select b.* into books from pools.pool_books b where b.pool_id = redeem.pool_id;
  amount := coalesce(redeem.amount_cents, books.cash_cents - books.reserved_cents);
  if amount < 1 then
    raise exception 'invalid_amount';
  end if;
  if amount > books.cash_cents - books.reserved_cents then
    raise exception 'insufficient_cash' using detail = (books.cash_cents - books.reserved_cents)::text;
  end if;
  update pools.pool_books b set reserved_cents = b.reserved_cents + amount where b.pool_id = redeem.pool_id;
  insert into public.dealing_requests (id, pool_id, investor_id, side, amount_cents)
  values (redeem.request_id, redeem.pool_id, investor, 'out', amount);
  if holds_nothing then
    perform pools.deal_pool(redeem.pool_id);
  end if;
  select r.* into asked from public.dealing_requests r where r.id = redeem.request_id;
  perform messages.broadcast('pools', asked.pool_id::text, investor);
  return asked;
end
$$;
comment on function pools.redeem(uuid, bigint, uuid) is
  'Redeems free cash (cents; null: all) of the caller''s portfolio at its next prices, even while frozen. Raises not_allowed, session_ended (42501), request_id_required, request_id_reused, not_found, invalid_amount, insufficient_cash (detail: what is free, in cents), too_many_requests (200 in 24 hours).';

create function pools.return_request(request_id uuid) returns public.dealing_requests
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  asked public.dealing_requests;
begin
  select r.* into asked from public.dealing_requests r where r.id = return_request.request_id and r.investor_id = investor;
  if not found then
    raise exception 'not_found';
  end if;
  perform from ledger.accounts a where a.investor_id = investor for update;
  perform pools.lock_pool(asked.pool_id, investor);
  select r.* into asked from public.dealing_requests r where r.id = return_request.request_id;
  if asked.status = 'returned' then
    return asked;
  end if;
  if asked.status = 'dealt' then
    raise exception 'already_dealt';
  end if;
  -- No cancelling with a price in view that will count, for an hour.
  if asked.asked_at > clock_timestamp() - interval '1 hour' and exists (
    select from pools.holdings h join public.last_quotes l on l.instrument_id = h.instrument_id
    where h.pool_id = asked.pool_id and h.quantity > 0 and least(l.source_at, l.received_at) > asked.asked_at) then
    raise exception 'already_priced';
  end if;
  perform pools.return_money(asked);
  select r.* into asked from public.dealing_requests r where r.id = return_request.request_id;
  return asked;
end
$$;
comment on function pools.return_request(uuid) is
  'Cancels a pending request before a price that counts, or after an hour; idempotent. Raises not_allowed, session_ended (42501), not_found, already_dealt, already_priced.';
select ground.open('pools.return_request', 'authenticated');

grant execute on function pools.redeem(uuid, bigint, uuid) to authenticated;

create function public.redeem(pool_id uuid, request_id uuid, amount_cents bigint default null) returns public.dealing_requests
  language sql security invoker set search_path = ''
as $$ select * from pools.redeem(pool_id, amount_cents, request_id) $$;
comment on function public.redeem(uuid, uuid, bigint) is 'See pools.redeem.';

grant execute on function public.redeem(uuid, uuid, bigint) to authenticated;
