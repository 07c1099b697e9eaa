-- Pools, on paper: money and holdings under one set of units. A portfolio is a pool with one holder, a strategy (strategies.sql) one with a
-- lead and any number. Nothing here exists on a live site (trading design, sections 4, 5, 7 and 16).

create domain public.units as bigint
  constraint units_within_bounds check (value between 0 and 9007199254740991);
comment on domain public.units is
  'Parts of a pool in millionths of a unit; a unit is a dollar when the pool begins. The upper bound is the largest whole number that is exact in JSON.';

create table public.pools (
  id uuid primary key default gen_random_uuid(),
  kind text not null default 'portfolio' constraint pools_kind check (kind in ('portfolio', 'strategy')),
  owner_id uuid not null references public.profiles (id),
  title text not null constraint pools_title_short check (private.short_line(title, 60)),
  opened_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz,
  constraint pools_in_order check (closed_at >= opened_at)
);
comment on table public.pools is 'Portfolios: one open one of each person, and those that came to an end; and strategies.';
comment on column public.pools.owner_id is 'Whose orders it takes: the holder of a portfolio, the lead of a strategy.';
comment on column public.pools.closed_at is 'When the last unit left. A closed one stays as it is; its owner may open another.';
create unique index pools_one_open on public.pools (owner_id) where closed_at is null and kind = 'portfolio';
create index pools_owner on public.pools (owner_id, opened_at desc);

create table private.pool_books (
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
comment on table private.pool_books is
  'What each pool has in cash. Whatever trades or deals for a pool locks this row first, and accounts after it; ledger.verify() recomputes it.';
comment on column private.pool_books.reserved_cents is 'What of the cash open orders to buy, and money that was asked out, may still need.';
comment on column private.pool_books.waiting_cents is 'What was put in and waits for its price; not yet cash.';
comment on column private.pool_books.failures is 'How many dealings or marks in a row have failed as no rule foresaw. They are tried again after a minute.';
comment on column private.pool_books.failed_at is 'When one failed last, and why (failure): kept when later ones succeed.';
comment on column private.pool_books.tried_at is 'When a dealing was tried last: the turns of those that wait (private.run_dealings).';
comment on column private.pool_books.skips is 'In how many dealings in a row someone was left out (private.leave_out).';
create index pool_books_failed on private.pool_books (failed_at) where failed_at is not null;

create table private.holdings (
  pool_id uuid not null references public.pools (id),
  instrument_id text not null references public.instruments (id),
  quantity public.quantity not null,
  reserved public.quantity not null default 0,
  cost_cents ledger.balance not null,
  primary key (pool_id, instrument_id),
  constraint holdings_reserved_is_there check (reserved <= quantity)
) with (fillfactor = 60);
comment on table private.holdings is 'What each pool holds of each instrument, in lots. Changed under the lock of the pool''s books.';
comment on column private.holdings.reserved is 'What of it open orders to sell may still need.';
comment on column private.holdings.cost_cents is 'What the quantity was bought for, fees included; sold in parts, each takes its part of it along.';
create index holdings_instrument on private.holdings (instrument_id);

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
comment on table public.marks is 'What each pool could be sold for, at each dealing and once an hour; append-only.';
comment on column public.marks.net_price is 'Of a strategy, what is left, in cents, for a whole unit of its first day, once the profit share is paid; null of a portfolio.';
comment on column public.marks.flow_growth is 'Of a strategy, its flow_growth at that moment: what a unit was worth divided by it is the record before the profit share. 1 of a portfolio.';
comment on column public.marks.value_cents is 'Cash, and what the holdings would bring at the bid, fee deducted.';
comment on column public.marks.stale is 'Whether a price in it was older than its instrument allows.';

grant select on public.pools, public.marks to authenticated;
create policy pools_owner_select on public.pools
  for select to authenticated using (owner_id = (select private.caller()));
create policy marks_owner_select on public.marks
  for select to authenticated
  using (pool_id in (select p.id from public.pools p where p.owner_id = (select private.caller())));

select private.append_only('public.marks');
create trigger append_only_kept before delete or update of id, kind, owner_id, opened_at on public.pools
  for each row execute function private.forbid_change();
create trigger append_only_ended before update on public.pools
  for each row when (old.closed_at is not null) execute function private.forbid_change();

create function private.fill_cents(instrument public.instruments, side text, quantity bigint, price bigint, fee_bp int) returns bigint
  language plpgsql immutable set search_path = ''
as $$
declare
  worth constant numeric := quantity::numeric * price * (10000 + case side when 'buy' then fee_bp else -fee_bp end);
  cent constant numeric := 100 * 10::numeric ^ (instrument.price_decimals + instrument.quantity_decimals);
begin
  -- div() is exact; a quotient of numeric is rounded to some sixteen digits.
  return div(worth + case side when 'buy' then cent - 1 else 0 end, cent);
end
$$;
comment on function private.fill_cents(public.instruments, text, bigint, bigint, int) is
  'What buying a quantity (lots) at a price (ticks) costs, or what selling it brings, in cents, fee included. A purchase is rounded up, a sale down: crumbs only cost more.';

create function private.pool_value(pool_id uuid)
  returns table (value_cents bigint, holdings int, oldest_at timestamptz, stale boolean)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select b.cash_cents + coalesce(sum(private.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp)), 0)::bigint,
      count(h.instrument_id)::int, min(coalesce(least(l.source_at, l.received_at), '-infinity')) filter (where h.instrument_id is not null),
      coalesce(bool_or(l.received_at is null or l.received_at <= clock_timestamp() - i.max_age or i.status <> 'shown'
        or not private.may_price(l.source)) filter (where h.instrument_id is not null), false)
    from private.pool_books b
    left join private.holdings h on h.pool_id = b.pool_id and h.quantity > 0
    left join public.instruments i on i.id = h.instrument_id
    left join public.last_quotes l on l.instrument_id = h.instrument_id
    where b.pool_id = pool_value.pool_id
    group by b.cash_cents;
end
$$;
comment on function private.pool_value(uuid) is
  'What a pool could be sold for, in cents: its cash, and its holdings at the last bid less the fee, never the mid; how many it holds, of when the oldest price is, and whether one is stale '
  '(older than max_age, halted, or of a source that may not price).';

create function private.mark_pool(pool_id uuid) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into public.marks (pool_id, value_cents, units, stale, net_price)
  select b.pool_id, v.value_cents, b.units, v.stale, private.net_price(b.pool_id, v.value_cents, b.units)
  from private.pool_books b cross join lateral private.pool_value(b.pool_id) v
  where b.pool_id = mark_pool.pool_id and b.units > 0;
end
$$;
comment on function private.mark_pool(uuid) is 'Keeps what a pool is worth now, in cents, unless it has no units.';

create function private.note_failure(pool_id uuid, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  raise warning 'Pool % was not dealt or marked: %', note_failure.pool_id, reason;
  update private.pool_books b
  set failures = b.failures + 1, failed_at = clock_timestamp(), failure = left(reason, 500), tried_at = clock_timestamp()
  where b.pool_id = note_failure.pool_id;
end
$$;
comment on function private.note_failure(uuid, text) is
  'Keeps why a pool could not be dealt or marked, for operators (private.price_desk), with a warning. The books of the pool are locked.';

create function private.mark_pools() returns int
  language plpgsql set search_path = ''
as $$
declare
  due uuid;
  marked int := 0;
begin
  for due in
    select b.pool_id from private.pool_books b
    where b.units > 0 and (b.failures = 0 or b.failed_at < clock_timestamp() - interval '1 minute') and not exists (
      select from public.marks m where m.pool_id = b.pool_id and m.at >= date_trunc('hour', now(), 'UTC'))
    order by b.pool_id
    -- So few that a batch of prices does not go on without their books.
    limit 100
    -- A mark that was computed before a dealing and is dated after it would end the record of a pool that this closes.
    for update of b skip locked
  loop
    begin
      perform private.mark_pool(due);
      marked := marked + 1;
    exception when others then
      -- As of a dealing: what no rule foresaw in one pool leaves no other without its mark.
      perform private.note_failure(due, sqlerrm);
    end;
  end loop;
  return nullif(marked, 0);
end
$$;
comment on function private.mark_pools() is
  'Keeps what each pool is worth, in cents, once in each hour (UTC), up to 100 pools, and returns how many; null when none was left. Those whose books another transaction keeps are marked the next time, and one that cannot be marked is shown to operators and tried again after a minute. '
  'Run by supabase/workers/jobs.ts locally and by pg_cron where it exists (schedules.sql).';

create function private.require_trading() returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_sandbox() then
    raise exception 'trading_closed' using hint = 'Portfolios exist on paper only, in a sandbox.';
  end if;
end
$$;
comment on function private.require_trading() is 'Refuses portfolios and orders on a live site: no venue stands behind them. Raises trading_closed.';

create function private.lock_pool(pool_id uuid, owner uuid, kind text default null) returns private.pool_books
  language plpgsql set search_path = ''
as $$
declare
  books private.pool_books;
begin
  select b.* into books from private.pool_books b
  join public.pools p on p.id = b.pool_id
  where b.pool_id = lock_pool.pool_id and p.owner_id = owner and p.kind = coalesce(lock_pool.kind, p.kind)
  for update of b;
  if not found then
    raise exception 'not_found';
  end if;
  return books;
end
$$;
comment on function private.lock_pool(uuid, uuid, text) is 'Locks the books of a pool, of one kind if it is given, for its owner, before any account is locked. Raises not_found.';
