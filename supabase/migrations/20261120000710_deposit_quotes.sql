-- What coins are worth: quotes, and that a payment in time is credited at the quoted price, others at the price of arrival.

create function deposits.read_coins(written text, decimals int) returns numeric language sql immutable as $$
  -- Parses a number of coins with a maximum of decimals; null if malformed. Refuses commas, which are ambiguous.
  select case when r.coins > 0 and scale(r.coins) <= read_coins.decimals then trim_scale(r.coins) end
  from (select substring(btrim(written) from '^[0-9]{1,17}(?:\.[0-9]{1,18})?$')::numeric as coins) r
$$;

create function deposits.coins_for(cents bigint, price numeric, decimals int) returns numeric
  language sql immutable as $$
  -- Returns the coins for an amount in cents at a price (dollars a coin), rounded up to so many decimals.
  select trim_scale((div(u.cents, u.price) + (mod(u.cents, u.price) > 0)::int) * ('1e-' || decimals)::numeric)
  from (select coins_for.cents * ('1e' || decimals)::numeric as cents, coins_for.price * 100 as price) u
$$;

create function deposits.cents_for(coins numeric, price numeric) returns numeric language sql immutable as $$
  -- Returns the worth of coins at a price (dollars a coin) in cents, rounded down.
  select floor(coins * price * 100)
$$;

create function deposits.coin_price(coin text) returns table (price numeric, source text, priced_at timestamptz)
  language plpgsql stable as $$
  -- Returns the bid of a coin now, in dollars, and its source. No row without a price (markets.quote_now).
begin
  return query
    select q.bid * ('1e-' || i.price_decimals)::numeric, q.source, q.received_at
    from public.instruments i cross join lateral markets.quote_now(i.id) q
    where i.id = coin_price.coin || '-USD';
end $$;

create function deposits.coin_price_at(coin text, moment timestamptz)
  returns table (price numeric, source text, priced_at timestamptz) language plpgsql stable as $$
  -- Returns a coin's bid at a moment of the last three days, in dollars; no row without a quote in the minute before.
begin
  return query
    select q.bid * ('1e-' || i.price_decimals)::numeric, q.source::text, q.received_at
    from public.instruments i
    join markets.quotes q on q.instrument_id = i.id
    where i.id = coin_price_at.coin || '-USD' and q.received_at <= moment and q.received_at > moment - interval '1 minute'
      -- A live site never counts at a simulated or replayed price.
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
    order by q.received_at desc limit 1;
end $$;

create function deposits.held_price(investor uuid, coin text)
  returns table (price numeric, source text, priced_at timestamptz, good_until timestamptz)
  language plpgsql stable as $$
  -- Returns the investor's quoted price if still good, else the current bid. No row without a price.
begin
  return query
    select q.price, q.source, q.priced_at, q.good_until
    from public.deposit_quotes q
    join public.payment_methods m on m.name = q.method
    where q.investor_id = investor and m.coin = held_price.coin and q.good_until > now()
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
    order by q.created_at limit 1;
  if not found then return query select p.*, now() + interval '15 minutes' from deposits.coin_price(coin) p; end if;
end $$;

create function deposits.book_quotes(investor uuid, amount_cents bigint, coin text, coins text)
  returns setof public.deposit_quotes language plpgsql as $$
  -- Books or finds quotes of an amount in the coin of each method. Raises what deposits.quote_deposit raises.
declare
  asked numeric;
  cents numeric := amount_cents;
  held public.deposit_quotes;
  offered record;
  quote public.deposit_quotes;
begin
  if num_nonnulls(amount_cents, coins) <> 1 or (coin is null) <> (coins is null) then
    raise exception 'invalid_amount';
  end if;
  -- Serialises one person's quotes, so that concurrent ones are counted.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if (select count(*) from public.deposit_quotes q where q.investor_id = investor and q.created_at > now() - interval '1 hour') >= 400 then
    raise exception 'too_many_requests';
  end if;
  delete from public.deposit_quotes q
  where q.investor_id = investor and q.created_at < now() - interval '90 days'
    and not exists (select from public.deposits d where q.id in (d.quote_id, d.credit_quote_id));
  if coins is not null then
    asked := deposits.read_coins(coins, (select max(m.decimals) from public.payment_methods m where m.coin = book_quotes.coin and m.active));
    if asked is null then raise exception 'invalid_amount'; end if;
    -- Read once, so that amount and quote have one price.
    select p.price, p.source, p.priced_at, p.good_until
    into held.price, held.source, held.priced_at, held.good_until from deposits.held_price(investor, coin) p;
    cents := coalesce(
      (select q.amount_cents::numeric from public.deposit_quotes q
        join public.payment_methods m on m.name = q.method
        where q.investor_id = investor and m.coin = book_quotes.coin and q.coins = asked and q.good_until > now()
          and (q.source ^@ 'ccxt:' or ground.is_sandbox())
        order by q.created_at desc limit 1),
      deposits.cents_for(asked, held.price));
    if cents is null then raise exception 'no_price'; end if;
  end if;
  if cents not between 1 and ground.most_cents() then raise exception 'invalid_amount'; end if;

  for offered in
    select m.name, m.coin, least(m.decimals, 8) as decimals from public.payment_methods m
    where m.active and payments.can_be_paid(m.name, null)
    order by m.position
  loop
    select * into quote from public.deposit_quotes q
    where q.investor_id = investor and q.method = offered.name and q.amount_cents = cents and q.good_until > now()
      and (asked is null or offered.coin <> coin or q.coins = asked)
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
      -- Each deposit has its own.
      and not exists (select from public.deposits d where d.quote_id = q.id and d.status <> 'rejected')
    order by q.created_at desc limit 1;
    if not found then
      insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, good_until)
      select investor, offered.name, cents,
        case when offered.coin = book_quotes.coin then asked else deposits.coins_for(cents::bigint, p.price, offered.decimals) end,
        p.price, p.source, p.priced_at, p.good_until
      from (
        select held.price, held.source, held.priced_at, held.good_until where offered.coin = book_quotes.coin
        union all
        select h.price, h.source, h.priced_at, h.good_until
        from deposits.held_price(investor, offered.coin) h where offered.coin is distinct from book_quotes.coin) p
      returning * into quote;
    end if;
    if quote.id is not null then return next quote; end if;
  end loop;
end $$;

create function deposits.quote_deposit(
  amount_cents bigint default null, coin text default null, coins text default null) returns table (
  id uuid, method text, amount_cents bigint, coin text, coins text, price text, source text, simulated boolean,
  priced_at timestamptz, good_until timestamptz, seconds_left int)
  language sql security definer as $$ -- door: authenticated
  -- Books quotes for fifteen minutes in each payment method, for cents or for coins of one; meanwhile the price stays.
  -- Coins, rounded up, and price (dollars a coin) are exact text. No row without a price. Raises invalid_amount,
  -- no_price (of the coin that was asked for), too_many_requests (400 an hour).
  select q.id, q.method, q.amount_cents::bigint, m.coin, q.coins::text, q.price::text, q.source,
    not q.source ^@ 'ccxt:', q.priced_at, q.good_until, extract(epoch from q.good_until - now())::int
  from deposits.book_quotes(people.caller(), quote_deposit.amount_cents, quote_deposit.coin, quote_deposit.coins) q
  join public.payment_methods m on m.name = q.method
  order by m.position
$$;

create function deposits.coins_left(quote public.deposit_quotes, deposit public.deposits) returns numeric
  language sql stable as $$
  -- Returns how many coins of a deposit a quote covers: its own plus one percent, less what it was used for.
  select greatest(0, quote.coins * 1.01 - (
    select coalesce(sum(d.arrived_coins - coalesce(d.rest_coins, 0)), 0)
    from public.deposits d
    where d.credit_quote_id = quote.id and d.id <> deposit.id and d.status in ('pending', 'approved')))
$$;

create function deposits.without_credit(deposit public.deposits) returns public.deposits language sql immutable as $$
  -- Returns a deposit without what an earlier approval counted in coins.
  select jsonb_populate_record(deposit, '{"arrived_coins": null, "paid_at": null, "credit_price": null,
    "credit_source": null, "credit_priced_at": null, "credit_quote_id": null, "rest_coins": null, "rest_price": null,
    "rest_source": null, "rest_priced_at": null}')
$$;

create function deposits.with_credit_at_quote(deposit public.deposits, coins text, paid_at timestamptz) returns public.deposits
  language plpgsql stable as $$
  -- Returns a deposit with its credit in cents, rounded down: quoted coins (deposits.coins_left) at the quote if paid
  -- in time, the rest at the price of arrival. Raises invalid_amount, payment_time_required (missing, of the future, or
  -- over 90 days before the proof), no_price.
declare
  method constant public.payment_methods := (select m from public.payment_methods m where m.name = deposit.method);
  arrived constant numeric := deposits.read_coins(coins, method.decimals);
  quote public.deposit_quotes;
  quoted numeric;
  moment record;
  cents numeric;
begin
  if arrived is null then raise exception 'invalid_amount'; end if;
  if paid_at is null or paid_at > now() or paid_at < deposit.created_at - interval '90 days' then
    raise exception 'payment_time_required';
  end if;
  -- Keeps the first approval's price: it may be gone by the second one.
  if (arrived, with_credit_at_quote.paid_at) is not distinct from (deposit.arrived_coins::numeric, deposit.paid_at) and deposit.credit_price is not null then
    return deposit;
  end if;
  select * into quote
  from public.deposit_quotes q
  where q.investor_id = deposit.investor_id and q.method = deposit.method
    and q.created_at <= with_credit_at_quote.paid_at and q.good_until >= with_credit_at_quote.paid_at
    -- One that was read from its chain has its own, or none.
    and (deposit.sighting_id is null or q.id = deposit.quote_id)
    and (q.source ^@ 'ccxt:' or ground.is_sandbox())
  order by coalesce(q.id = deposit.quote_id, false) desc, q.created_at desc limit 1;
  quoted := least(arrived, trunc(coalesce(deposits.coins_left(quote, deposit), 0), method.decimals));
  select p.price, p.source, p.priced_at into moment from deposits.coin_price_at(method.coin, with_credit_at_quote.paid_at) p where quoted < arrived;
  if quoted < arrived and moment.price is null then raise exception 'no_price'; end if;
  deposit := deposits.without_credit(deposit);
  deposit.arrived_coins := arrived;
  deposit.paid_at := paid_at;
  if quoted > 0 then
    select quote.id, quote.price, quote.source, quote.priced_at, nullif(arrived - quoted, 0), moment.price, moment.source, moment.priced_at
    into deposit.credit_quote_id, deposit.credit_price, deposit.credit_source, deposit.credit_priced_at,
      deposit.rest_coins, deposit.rest_price, deposit.rest_source, deposit.rest_priced_at;
  else
    select moment.price, moment.source, moment.priced_at into deposit.credit_price, deposit.credit_source, deposit.credit_priced_at;
  end if;
  cents := floor(((arrived - coalesce(deposit.rest_coins, 0)) * deposit.credit_price + coalesce(deposit.rest_coins * deposit.rest_price, 0)) * 100);
  if cents not between 1 and ground.most_cents() then raise exception 'invalid_amount'; end if;
  deposit.arrived_cents := cents;
  return deposit;
end $$;

create function deposits.preview_credit(deposit_id uuid, coins text, paid_at timestamptz) returns table (
  arrived_cents bigint, price text, source text, simulated boolean, priced_at timestamptz, quoted boolean,
  rest_coins text, rest_price text, rest_priced_at timestamptz)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns what an approval of so many coins would credit (cents), and at which prices. Changes nothing. Raises
  -- not_found, and what deposits.with_credit_at_quote raises.
declare
  deposit public.deposits;
begin
  perform people.require_operator();
  select * into deposit from public.deposits d where d.id = deposit_id;
  if not found then raise exception 'not_found'; end if;
  deposit := deposits.with_credit_at_quote(deposit, coins, paid_at);
  return query select deposit.arrived_cents::bigint, deposit.credit_price::text, deposit.credit_source,
    not deposit.credit_source ^@ 'ccxt:', deposit.credit_priced_at, deposit.credit_quote_id is not null,
    deposit.rest_coins::text, deposit.rest_price::text, deposit.rest_priced_at;
end $$;
