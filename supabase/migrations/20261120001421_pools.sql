-- Pools hold cash and coins under one set of units, on paper; none exist on a live site (trading design, sections 4, 5, 7 and 16).

create domain public.units as bigint
  constraint units_within_bounds check (value between 0 and 9007199254740991);
comment on domain public.units is 'Millionths of a unit of a pool; a unit starts at a dollar. At most the largest exact JSON integer.';

create table public.pools (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'portfolio' constraint pools_kind check (kind in ('portfolio', 'strategy')),
  owner_id uuid not null references public.profiles (id),
  title text not null constraint pools_title_short check (ground.short_line(title, 60)),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  constraint pools_in_order check (closed_at >= opened_at)
);
comment on table public.pools is 'Portfolios (one open per person, and closed ones) and strategies.';
comment on column public.pools.owner_id is 'Whose orders it takes: a portfolio''s holder, a strategy''s trader.';
comment on column public.pools.closed_at is 'When the last unit left, for good.';
create unique index pools_one_open on public.pools (owner_id) where closed_at is null and kind = 'portfolio';
create index pools_owner on public.pools (owner_id, opened_at desc);

create table pools.pool_books (
  pool_id uuid primary key references public.pools (id),
  cash_cents ledger.balance not null default 0,
  reserved_cents ledger.balance not null default 0,
  waiting_cents ledger.balance not null default 0,
  units public.units not null default 0,
  failures int not null default 0 constraint pool_books_failures_not_negative check (failures >= 0),
  failed_at timestamptz,
  failure text,
  tried_at timestamptz,
  skips int not null default 0 constraint pool_books_skips_not_negative check (skips >= 0),
  constraint pool_books_reserved_is_there check (reserved_cents <= cash_cents),
  constraint pool_books_failure_whole check (num_nonnulls(failed_at, failure) = 2 or failures = 0 and num_nonnulls(failed_at, failure) = 0)
) with (fillfactor = 60);
comment on table pools.pool_books is
  'Cash of each pool. Trades and dealings lock this row first, then accounts; proof.verify() recomputes it.';
create index pool_books_failed on pools.pool_books (failed_at) where failed_at is not null;

create table pools.holdings (
  pool_id uuid not null references public.pools (id),
  instrument_id text not null references public.instruments (id),
  quantity public.quantity not null,
  reserved public.quantity not null default 0,
  cost_cents ledger.balance not null,
  primary key (pool_id, instrument_id),
  constraint holdings_reserved_is_there check (reserved <= quantity)
) with (fillfactor = 60);
comment on table pools.holdings is 'Lots of each instrument in each pool. Changed under the lock of the pool''s books.';
comment on column pools.holdings.cost_cents is 'Purchase cost with fees; sales take a proportional part.';
create index holdings_instrument on pools.holdings (instrument_id);

create table public.marks (
  pool_id uuid not null references public.pools (id),
  at timestamptz not null default clock_timestamp(),
  value_cents ledger.balance not null,
  units public.units not null constraint marks_units_given check (units > 0),
  stale boolean not null,
  net_price numeric(40, 12),
  flow_growth numeric(40, 12) not null default 1,
  primary key (pool_id, at)
);
comment on table public.marks is 'Liquidation value of each pool at each dealing and every hour; append-only.';
comment on column public.marks.net_price is 'Cents left of a first-day unit after profit share; null for portfolios.';
comment on column public.marks.flow_growth is 'Of a strategy, then; a unit''s worth divided by it is the gross record. 1 for portfolios.';
comment on column public.marks.value_cents is 'Cash, and holdings at the bid less fee.';
comment on column public.marks.stale is 'Whether any price was older than max_age.';

grant select on public.pools, public.marks to authenticated;
create policy pools_owner_select on public.pools
  for select to authenticated using (owner_id = (select people.caller()));
create policy marks_owner_select on public.marks
  for select to authenticated
  using (pool_id in (select p.id from public.pools p where p.owner_id = (select people.caller())));

select ground.append_only('public.marks');
create trigger append_only_kept before delete or update of id, kind, owner_id, opened_at on public.pools
  for each row execute function ground.forbid_change();
create trigger append_only_ended before update on public.pools
  for each row when (old.closed_at is not null) execute function ground.forbid_change();

create function pools.fill_cents(instrument public.instruments, side text, quantity bigint, price bigint, fee_bp int) returns bigint
  language plpgsql immutable set search_path = ''
as $$
declare
  worth constant numeric := quantity::numeric * price * (10000 + case side when 'buy' then fee_bp else -fee_bp end);
  cent constant numeric := 100 * 10::numeric ^ (instrument.price_decimals + instrument.quantity_decimals);
begin
  -- div() is exact; numeric quotients are rounded to some sixteen digits.
  return div(worth + case side when 'buy' then cent - 1 else 0 end, cent);
end
$$;
comment on function pools.fill_cents(public.instruments, text, bigint, bigint, int) is
  'Returns cost or proceeds of lots at a price (ticks) in cents with fee, purchases rounded up, sales down.';

create function pools.pool_value(pool_id uuid)
  returns table (value_cents bigint, holdings int, oldest_at timestamptz, stale boolean)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select b.cash_cents + coalesce(sum(pools.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp)), 0)::bigint,
      count(h.instrument_id)::int, min(coalesce(least(l.source_at, l.received_at), '-infinity')) filter (where h.instrument_id is not null),
      coalesce(bool_or(l.received_at is null or l.received_at <= clock_timestamp() - i.max_age or i.status <> 'shown'
        or not markets.may_price(l.source)) filter (where h.instrument_id is not null), false)
    from pools.pool_books b
    left join pools.holdings h on h.pool_id = b.pool_id and h.quantity > 0
    left join public.instruments i on i.id = h.instrument_id
    left join public.last_quotes l on l.instrument_id = h.instrument_id
    where b.pool_id = pool_value.pool_id
    group by b.cash_cents;
end
$$;
comment on function pools.pool_value(uuid) is
  'Returns a pool''s liquidation value in cents, its oldest price''s time, and whether any price is stale.';

create function pools.mark_pool(pool_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into public.marks (pool_id, value_cents, units, stale, net_price)
  select b.pool_id, v.value_cents, b.units, v.stale, pools.net_price(b.pool_id, v.value_cents, b.units)
  from pools.pool_books b cross join lateral pools.pool_value(b.pool_id) v
  where b.pool_id = mark_pool.pool_id and b.units > 0;
end
$$;
comment on function pools.mark_pool(uuid) is 'Stores a pool''s value in cents, unless it has no units.';

create function pools.record_failure(pool_id uuid, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  raise warning 'Pool % was not dealt or marked: %', record_failure.pool_id, reason;
  update pools.pool_books b
  set failures = b.failures + 1, failed_at = clock_timestamp(), failure = left(reason, 500), tried_at = clock_timestamp()
  where b.pool_id = record_failure.pool_id;
end
$$;
comment on function pools.record_failure(uuid, text) is
  'Stores why a pool could not be dealt or marked, and logs a warning. The pool''s books are locked.';

create function pools.mark_pools() returns int
  language plpgsql set search_path = ''
as $$
declare
  due uuid;
  marked int := 0;
begin
  for due in
    select b.pool_id from pools.pool_books b
    where b.units > 0 and (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and not exists (
      select from public.marks m where m.pool_id = b.pool_id and m.at >= date_trunc('hour', now(), 'UTC'))
    order by b.pool_id
    -- Few at once, so that batches of prices still find their books unlocked.
    limit 100
    -- A mark computed before the dealing that closes the pool, but dated after it, would end its record.
    for update of b skip locked
  loop
    begin
      perform pools.mark_pool(due);
      marked := marked + 1;
    exception when others then
      -- An unexpected failure in one pool must not leave others unmarked.
      perform pools.record_failure(due, sqlerrm);
    end;
  end loop;
  return nullif(marked, 0);
end
$$;
comment on function pools.mark_pools() is
  'Stores each pool''s value (cents) once an hour, up to 100; returns how many, null if none. Skips locked books. Run by supabase/workers/jobs.ts or pg_cron.';

create function pools.require_trading() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not ground.is_sandbox() then
    raise exception 'trading_closed' using hint = 'Portfolios exist on paper only, in a sandbox.';
  end if;
end
$$;
comment on function pools.require_trading() is 'Refuses portfolios and orders on a live site, which has no venue. Raises trading_closed.';

create function pools.lock_pool(pool_id uuid, owner uuid, kind text default null) returns pools.pool_books
  language plpgsql set search_path = ''
as $$
declare
  books pools.pool_books;
begin
  select b.* into books from pools.pool_books b
  join public.pools p on p.id = b.pool_id
  where b.pool_id = lock_pool.pool_id and p.owner_id = owner and p.kind = coalesce(lock_pool.kind, p.kind)
  for update of b;
  if not found then
    raise exception 'not_found';
  end if;
  return books;
end
$$;
comment on function pools.lock_pool(uuid, uuid, text) is
  'Locks a pool''s books for its owner, before any account; of one kind, if given. Raises not_found.';
