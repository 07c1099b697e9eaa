-- Signals of operators and traders, and what became of them.

create table public.signals (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint signals_title_short check (char_length(btrim(title)) between 1 and 120),
  body text not null constraint signals_body_short check (char_length(btrim(body)) between 1 and 4000),
  published_at timestamptz not null default clock_timestamp(),
  instrument_id text not null references public.instruments (id),
  direction text not null constraint signals_direction check (direction in ('up', 'down')),
  horizon_days int not null constraint signals_horizon check (horizon_days between 1 and 365),
  price public.price not null,
  price_source public.price_source not null,
  published_by uuid references public.profiles (id),
  pool_id uuid references public.pools (id),
  constraint signals_lead_named check (pool_id is null or published_by is not null)
);
comment on table public.signals is 'A forecast by an operator or a trader (specification 2, Signals). Append-only.';
comment on column public.signals.price is 'Mid at publication, in ticks.';
create index signals_newest on public.signals (published_at desc);
grant select (id, title, body, published_at, instrument_id, direction, horizon_days, price, price_source, pool_id) on public.signals to authenticated;

-- Signals are never changed or withdrawn. No win rate, which rewards many small claims.
comment on column public.signals.pool_id is 'The trader''s strategy; null for operators.';
create index signals_pool on public.signals (pool_id, published_at desc) where pool_id is not null;
select ground.append_only('public.signals');

create function signals.has_active_plan() returns boolean language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns whether the caller holds an active plan. For policies.
declare
  person constant uuid := people.caller();
begin
  return exists (select from public.positions x where x.investor_id = person and x.status = 'active');
end $$;
create policy signals_investor_select on public.signals
  for select to authenticated
  using (published_at <= now() and ((select signals.has_active_plan()) or pool_id is not null));

create function signals.announce_signal() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on public.signals
  -- Broadcasts a new one to plan holders, operators, and the strategy's holders.
begin
  perform messages.broadcast('signals', new.id::text, p)
  from (
    select distinct s.user_id from auth.sessions s where coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '2 hours') o (p)
  where exists (select from public.positions x where x.investor_id = p and x.status = 'active')
     or exists (select from people.operators o where o.user_id = p)
     or exists (select from public.lots l where l.pool_id = new.pool_id and l.investor_id = p and l.units > 0);
  return null;
end $$;

create function signals.add_signal(
  author uuid, pool_id uuid, title text, body text, instrument_id text, direction text, horizon_days int,
  request_id uuid) returns public.signals language plpgsql as $$
  -- Publishes a signal (title of 120 characters, text of 4,000, 1 to 365 days) at the current price, ten in 24 hours.
  -- Idempotent by request_id. Raises title_required, text_required, address_named, invalid_value, signal_without_price
  -- (no fresh price of the instrument), too_many_signals.
declare
  signal public.signals;
  quote record;
begin
  if ground.done_before(request_id, author, 'add_signal', jsonb_build_array(
    pool_id, title, body, instrument_id, direction, horizon_days)) then
    return (select s from public.signals s where s.id = add_signal.request_id);
  end if;
  if not ground.short_line(title, 120) then raise exception 'title_required'; end if;
  if not ground.is_seen(body) or char_length(btrim(body)) > 4000
     or body ~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]' then
    raise exception 'text_required';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', title, body));
  if not coalesce(direction in ('up', 'down') and horizon_days between 1 and 365, false) then
    raise exception 'invalid_value';
  end if;
  perform from ledger.accounts a where a.investor_id = author for update;
  select * into quote from markets.quote_now(add_signal.instrument_id);
  if not found then raise exception 'signal_without_price'; end if;
  if (select count(*) from public.signals s where s.published_by = add_signal.author and s.published_at > clock_timestamp() - interval '24 hours') >= 10 then
    raise exception 'too_many_signals';
  end if;
  insert into public.signals (id, title, body, published_by, pool_id, instrument_id, direction, horizon_days, price, price_source)
  values (add_signal.request_id, btrim(add_signal.title), btrim(add_signal.body), add_signal.author, add_signal.pool_id,
    add_signal.instrument_id, add_signal.direction, add_signal.horizon_days, quote.mid, quote.source)
  on conflict (id) do nothing
  returning * into signal;
  if not found then raise exception 'request_id_reused'; end if;
  return signal;
end $$;

create function signals.publish_signal(title text, body text, instrument_id text, direction text, horizon_days int, request_id uuid) returns public.signals
  language plpgsql security definer as $$ -- door: authenticated
  -- Publishes an operator's signal, for good; see signals.add_signal, also for what it raises. Raises code_required.
declare
  operator constant uuid := people.require_site_decision();
  is_known constant boolean := exists (select from public.signals s where s.id = publish_signal.request_id);
  signal constant public.signals := signals.add_signal(
    operator, null, title, body, instrument_id, direction, horizon_days, request_id);
begin
  if not is_known then
    perform ground.audit('signal_published', signal.id, jsonb_build_object('title', signal.title));
  end if;
  return signal;
end $$;

create function signals.publish_lead_signal(
  pool_id uuid, title text, body text, instrument_id text, direction text, horizon_days int,
  request_id uuid) returns public.signals language plpgsql security definer as $$ -- door: authenticated
  -- Publishes a signal of an offered strategy's trader, for good; see signals.add_signal, also for what it raises.
  -- Raises trading_closed, not_found, strategy_not_offered, account_frozen.
declare
  lead constant uuid := people.caller();
begin
  perform pools.require_trading();
  -- Before the books, as everybody locks.
  perform from ledger.accounts a where a.investor_id = lead for update;
  if (copying.lock_strategy(pool_id, lead)).status <> 'offered' then raise exception 'strategy_not_offered'; end if;
  if people.is_frozen(lead) then raise exception 'account_frozen'; end if;
  return signals.add_signal(lead, pool_id, title, body, instrument_id, direction, horizon_days, request_id);
end $$;

create function signals.signal_outcome(signal public.signals)
  returns table (ends_at timestamptz, is_over boolean, measured_at timestamptz, change_bp int, high_bp int, low_bp int)
  language plpgsql stable as $$
  -- Returns a signal's outcome by its end or now, in basis points of its price; null without prices.
declare
  ends constant timestamptz := signal.published_at + make_interval(hours => 24 * signal.horizon_days);
begin
  return query
    select ends, ends <= now(),
      o.until, round((o.close - signal.price) * 10000.0 / signal.price)::int,
      round((o.high - signal.price) * 10000.0 / signal.price)::int, round((o.low - signal.price) * 10000.0 / signal.price)::int
    from (
      select max(b.opened_at) + interval '1 hour' as until, (array_agg(b.close order by b.opened_at desc))[1] as close, max(b.high) as high, min(b.low) as low
      from public.bars b
      where b.instrument_id = signal.instrument_id and b.span = '1h' and b.opened_at >= signal.published_at and b.opened_at <= least(ends, now()) - interval '1 hour'
        and (signal.price_source ^@ 'ccxt:' and b.source ^@ 'ccxt:' or (select ground.is_sandbox()))) measured
    left join lateral (select measured.*) o on ends > now() or measured.until > ends - interval '24 hours';
end $$;

create function signals.read_signals(
  before timestamptz default null, max_rows int default 50, strategy uuid default null) returns table (
  id uuid, title text, body text, published_at timestamptz, published_by uuid, pool_id uuid, strategy_title text,
  instrument_id text, instrument_name text, price_decimals int, price bigint, direction text, horizon_days int,
  ends_at timestamptz, is_over boolean, measured_at timestamptz, change_bp int, high_bp int, low_bp int)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns signals before a moment, newest first, of one strategy or all (null), with price (ticks) and outcome, null
  -- on a live site if simulated. Operators' only for operators, who see the author, and for holders of an active plan.
declare
  operates constant boolean := people.operator_role() is not null;
  sees_all constant boolean := operates or signals.has_active_plan();
begin
  return query
    select s.id, s.title, s.body, s.published_at, case when operates then s.published_by end, s.pool_id, p.title, s.instrument_id, i.name,
      i.price_decimals,
      case when s.price_source ^@ 'ccxt:' or (select ground.is_sandbox()) then s.price::bigint end,
      s.direction, s.horizon_days, o.ends_at, o.is_over, o.measured_at, o.change_bp, o.high_bp, o.low_bp
    from (
      select x.* from public.signals x
      where x.published_at <= now() and x.published_at < coalesce(read_signals.before, 'infinity')
        and (x.pool_id is not null or sees_all) and (x.pool_id = read_signals.strategy or read_signals.strategy is null)
      order by x.published_at desc limit least(greatest(coalesce(max_rows, 50), 1), 200)) s
    join public.instruments i on i.id = s.instrument_id
    left join public.pools p on p.id = s.pool_id
    cross join lateral signals.signal_outcome(s) o
    order by s.published_at desc;
end $$;
