-- An owner's value, holdings, gains net of fees, and two kinds of return.

create function pools.money_weighted_return(flows bigint[], moments timestamptz[]) returns double precision
  language plpgsql immutable set search_path = ''
as $$
declare
  years constant double precision[] := array(
    select extract(epoch from m - moments[1])::double precision / (365 * 86400) from unnest(moments) with ordinality u (m, n) order by n);
  low double precision := -0.999999999;
  high double precision := 1;
  middle double precision;
  worth double precision;
begin
  if coalesce(array_length(flows, 1), 0) < 2 or years[array_length(years, 1)] <= 0
     or not exists (select from unnest(flows) f where f < 0) or not exists (select from unnest(flows) f where f > 0) then
    return null;
  end if;
  -- Ordered so that the value falls as the rate rises.
  for doubling in 1..60 loop
    select sum(f * exp(greatest(-y * ln(1 + high), -700))) into worth from unnest(flows, years) u (f, y);
    exit when worth <= 0;
    high := high * 4;
  end loop;
  if worth > 0 then
    return null;
  end if;
  for halving in 1..200 loop
    middle := (low + high) / 2;
    select sum(f * exp(greatest(-y * ln(1 + middle), -700))) into worth from unnest(flows, years) u (f, y);
    exit when worth = 0 or high - low < 1e-13 * greatest(1, abs(middle));
    if worth > 0 then
      low := middle;
    else
      high := middle;
    end if;
  end loop;
  return middle;
end
$$;
comment on function pools.money_weighted_return(bigint[], timestamptz[]) is
  'Returns the yearly rate (XIRR, 365 days; 0.1 is 10%) of payments in cents, in negative, out and end value positive; null if undefined.';

create function pools.my_portfolios()
  returns table (
    pool_id uuid, title text, opened_at timestamptz, closed_at timestamptz, cash_cents bigint, free_cents bigint, waiting_in_cents bigint, waiting_out_cents bigint,
    value_cents bigint, priced_at timestamptz, stale boolean, paid_in_cents bigint, paid_out_cents bigint, fee_cents bigint, realised_cents bigint, gain_cents bigint, price_gain_cents bigint,
    growth double precision, yearly_rate double precision, since timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select p.id, p.title, p.opened_at, p.closed_at, b.cash_cents::bigint, b.cash_cents - b.reserved_cents, b.waiting_cents::bigint, w.out_cents,
      v.value_cents, v.oldest_at, v.stale, d.in_cents, d.out_cents, f.fee_cents, f.realised_cents,
      v.value_cents + d.out_cents - d.in_cents, v.value_cents + d.out_cents - d.in_cents + f.fee_cents,
      case when b.units > 0 then v.value_cents * 10000.0::double precision / b.units - 1 end,
      pools.money_weighted_return(
        d.flows || case when v.value_cents > 0 then array[v.value_cents] else '{}' end,
        d.moments || case when v.value_cents > 0 then array[clock_timestamp()] else '{}' end),
      d.moments[1]
    from public.pools p
    join pools.pool_books b on b.pool_id = p.id
    cross join lateral pools.pool_value(p.id) v
    cross join lateral (
      select coalesce(sum(r.amount_cents) filter (where r.side = 'in'), 0)::bigint as in_cents,
        coalesce(sum(r.amount_cents) filter (where r.side = 'out'), 0)::bigint as out_cents,
        array_agg(case r.side when 'in' then -r.amount_cents else r.amount_cents end::bigint order by r.ended_at) as flows,
        array_agg(r.ended_at order by r.ended_at) as moments
      from public.dealing_requests r where r.pool_id = p.id and r.status = 'dealt'
    ) d
    cross join lateral (
      select coalesce(sum(r.amount_cents), 0)::bigint as out_cents
      from public.dealing_requests r where r.pool_id = p.id and r.status = 'waiting' and r.side = 'out'
    ) w
    cross join lateral (
      select coalesce(sum(x.fee_cents), 0)::bigint as fee_cents,
        coalesce(sum(x.cents - x.cost_cents) filter (where x.side = 'sell'), 0)::bigint as realised_cents
      from public.fills x where x.pool_id = p.id
    ) f
    where p.owner_id = investor and p.kind = 'portfolio'
    order by p.opened_at desc;
end
$$;
comment on function pools.my_portfolios() is
  'Returns the caller''s portfolios, newest first, in cents; value is liquidation value. growth is time-weighted, yearly_rate money-weighted (0.1 is 10%). Raises not_allowed, session_ended (42501).';
select ground.open('pools.my_portfolios', 'authenticated');

create function pools.my_holdings(pool_id uuid)
  returns table (
    instrument_id text, name text, quantity_decimals int, price_decimals int, quantity bigint, reserved bigint, cost_cents bigint, value_cents bigint, gain_cents bigint, bid bigint, received_at timestamptz,
    stale boolean, trading text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  if not exists (select from public.pools p where p.id = my_holdings.pool_id and p.owner_id = investor) then
    raise exception 'not_found';
  end if;
  return query
    select i.id, i.name, i.quantity_decimals, i.price_decimals, h.quantity::bigint, h.reserved::bigint, h.cost_cents::bigint,
      worth.cents, worth.cents - h.cost_cents, l.bid::bigint, l.received_at,
      coalesce(l.received_at <= clock_timestamp() - i.max_age or i.status <> 'shown' or not markets.may_price(l.source), true), i.trading
    from pools.holdings h
    join public.instruments i on i.id = h.instrument_id
    left join public.last_quotes l on l.instrument_id = i.id
    cross join lateral (select pools.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp) as cents) worth
    where h.pool_id = my_holdings.pool_id and h.quantity > 0
    order by i.position;
end
$$;
comment on function pools.my_holdings(uuid) is
  'Returns the holdings of the caller''s portfolio: lots, cents, and the bid in ticks. Raises not_allowed, session_ended (42501), not_found.';
select ground.open('pools.my_holdings', 'authenticated');

create function public.value_days(pool_id uuid, days int default 366) returns table (day date, value_cents bigint)
  language sql stable security invoker set search_path = ''
as $$
  select d.day::date, m.value_cents::bigint
  from (select now() at time zone 'utc' as moment) n
  cross join generate_series(
    date_trunc('day', n.moment) - least(greatest(coalesce(days, 366), 1), 3660) * interval '1 day', n.moment, interval '1 day') d (day)
  -- Each day's last mark by index: ten years have 90,000.
  cross join lateral (
    select k.value_cents from public.marks k
    where k.pool_id = value_days.pool_id and k.at >= d.day at time zone 'utc' and k.at < (d.day + interval '1 day') at time zone 'utc'
    order by k.at desc limit 1
  ) m
  order by d.day
$$;
comment on function public.value_days(uuid, int) is
  'Returns the portfolio''s value (cents) at the last mark of each day (UTC), at most ten years. Row-level security applies.';

grant execute on function public.value_days(uuid, int) to authenticated;
