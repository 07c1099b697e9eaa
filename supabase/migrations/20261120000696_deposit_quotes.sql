create domain public.coins as numeric
  constraint coins_within_bounds check (value > 0 and value < 1000000000000000000 and scale(value) <= 18);
comment on domain public.coins is 'A positive number of coins, exact, with at most 18 decimals. Travels as text, because JSON readers round.';

create function deposits.read_coins(written text, decimals int) returns numeric
  language sql immutable set search_path = ''
as $$
  select case when r.coins > 0 and scale(r.coins) <= read_coins.decimals then trim_scale(r.coins) end
  from (select substring(btrim(written) from '^[0-9]{1,17}(?:\.[0-9]{1,18})?$')::numeric as coins) r
$$;
comment on function deposits.read_coins(text, int) is
  'Parses a number of coins with a maximum of decimals; null if malformed. Refuses commas, which are ambiguous.';

create function deposits.coins_for(cents bigint, price numeric, decimals int) returns numeric
  language sql immutable set search_path = ''
as $$
  select trim_scale((div(u.cents, u.price) + (mod(u.cents, u.price) > 0)::int) * ('1e-' || decimals)::numeric)
  from (select coins_for.cents * ('1e' || decimals)::numeric as cents, coins_for.price * 100 as price) u
$$;
comment on function deposits.coins_for(bigint, numeric, int) is
  'Returns the coins for an amount in cents at a price (dollars a coin), rounded up to so many decimals.';

create function deposits.cents_for(coins numeric, price numeric) returns numeric
  language sql immutable set search_path = ''
as $$ select floor(coins * price * 100) $$;
comment on function deposits.cents_for(numeric, numeric) is 'Returns the worth of coins at a price (dollars a coin) in cents, rounded down.';

create table public.deposit_quotes (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  method text not null references public.payment_methods (name),
  amount_cents public.cents not null constraint deposit_quotes_amount_sensible check (amount_cents between 1 and 100000000000),
  coins public.coins not null,
  price numeric not null constraint deposit_quotes_price_positive check (price > 0 and price < 1000000000000),
  source text not null,
  priced_at timestamptz not null,
  created_at timestamptz not null default now(),
  good_until timestamptz not null,
  constraint deposit_quotes_good_for_a_while check (good_until > created_at),
  constraint deposit_quotes_coins_enough check (coins * price * 100 >= amount_cents)
);
comment on table public.deposit_quotes is 'A deposit''s price in coins, honoured if paid in time; made by deposits.quote_deposit.';
comment on column public.deposit_quotes.price is 'Dollars a coin: the bid.';
create index deposit_quotes_investor on public.deposit_quotes (investor_id, method, created_at desc);
create index deposit_quotes_method on public.deposit_quotes (method);

grant select on public.deposit_quotes to authenticated, service_role;
create policy deposit_quotes_investor_select on public.deposit_quotes
  for select to authenticated
  using (investor_id = (select people.caller()));

create trigger append_only_rows before update on public.deposit_quotes
  for each row execute function ground.forbid_change();
create trigger append_only_delete before delete on public.deposit_quotes
  for each row when (old.created_at > now() - interval '90 days') execute function ground.forbid_change();

create function deposits.quote_life() returns interval
  language sql immutable set search_path = ''
as $$ select interval '15 minutes' $$;
comment on function deposits.quote_life() is 'Returns how long a deposit quote is good.';

create function deposits.coin_price(coin text) returns table (price numeric, source text, priced_at timestamptz)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select q.bid * ('1e-' || i.price_decimals)::numeric, q.source, q.received_at
    from public.instruments i cross join lateral markets.quote_now(i.id) q
    where i.id = coin_price.coin || '-USD';
end
$$;
comment on function deposits.coin_price(text) is
  'Returns the bid of a coin now, in dollars, and its source. No row without a price (markets.quote_now).';

create function deposits.coin_price_at(coin text, moment timestamptz) returns table (price numeric, source text, priced_at timestamptz)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select q.bid * ('1e-' || i.price_decimals)::numeric, q.source::text, q.received_at
    from public.instruments i
    join markets.quotes q on q.instrument_id = i.id
    where i.id = coin_price_at.coin || '-USD' and q.received_at <= moment and q.received_at > moment - interval '1 minute'
      -- A live site never counts at a simulated or replayed price.
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
    order by q.received_at desc
    limit 1;
end
$$;
comment on function deposits.coin_price_at(text, timestamptz) is
  'Returns a coin''s bid at a moment of the last three days, in dollars; no row without a quote in the minute before.';

create function deposits.held_price(investor uuid, coin text)
  returns table (price numeric, source text, priced_at timestamptz, good_until timestamptz)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select q.price, q.source, q.priced_at, q.good_until
    from public.deposit_quotes q
    join public.payment_methods m on m.name = q.method
    where q.investor_id = investor and m.coin = held_price.coin and q.good_until > now()
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
    order by q.created_at
    limit 1;
  if not found then
    return query select p.*, now() + deposits.quote_life() from deposits.coin_price(held_price.coin) p;
  end if;
end
$$;
comment on function deposits.held_price(uuid, text) is
  'Returns the investor''s quoted price if still good, else the current bid: one at a time, so that asking again gives no choice. No row without a price.';

create function deposits.book_quotes(investor uuid, amount_cents bigint, coin text, coins text) returns setof public.deposit_quotes
  language plpgsql set search_path = ''
as $$
declare
  asked numeric;
  cents numeric := book_quotes.amount_cents;
  held public.deposit_quotes;
  offered record;
  quote public.deposit_quotes;
begin
  if num_nonnulls(book_quotes.amount_cents, book_quotes.coins) <> 1 or (book_quotes.coin is null) <> (book_quotes.coins is null) then
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
  if book_quotes.coins is not null then
    asked := deposits.read_coins(book_quotes.coins, (select max(m.decimals) from public.payment_methods m where m.coin = book_quotes.coin and m.active));
    if asked is null then
      raise exception 'invalid_amount';
    end if;
    -- Read once, so that amount and quote have one price.
    select p.price, p.source, p.priced_at, p.good_until
    into held.price, held.source, held.priced_at, held.good_until from deposits.held_price(investor, book_quotes.coin) p;
    cents := coalesce(
      (select q.amount_cents::numeric from public.deposit_quotes q
        join public.payment_methods m on m.name = q.method
        where q.investor_id = investor and m.coin = book_quotes.coin and q.coins = asked and q.good_until > now()
          and (q.source ^@ 'ccxt:' or ground.is_sandbox())
        order by q.created_at desc limit 1),
      deposits.cents_for(asked, held.price));
    if cents is null then
      raise exception 'no_price';
    end if;
  end if;
  if cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;

  for offered in
    select m.name, m.coin, least(m.decimals, 8) as decimals from public.payment_methods m
    where m.active and payments.can_be_paid(m.name, null)
    order by m.position
  loop
    select * into quote from public.deposit_quotes q
    where q.investor_id = investor and q.method = offered.name and q.amount_cents = cents and q.good_until > now()
      and (asked is null or offered.coin <> book_quotes.coin or q.coins = asked)
      and (q.source ^@ 'ccxt:' or ground.is_sandbox())
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
        from deposits.held_price(investor, offered.coin) h where offered.coin is distinct from book_quotes.coin
      ) p
      returning * into quote;
    end if;
    if quote.id is not null then
      return next quote;
    end if;
  end loop;
end
$$;
comment on function deposits.book_quotes(uuid, bigint, text, text) is
  'Books quotes of an amount for an investor in the coin of each method, or finds good ones. Raises what deposits.quote_deposit raises.';

create function deposits.quote_deposit(amount_cents bigint default null, coin text default null, coins text default null)
  returns table (
    id uuid, method text, amount_cents bigint, coin text, coins text, price text, source text, simulated boolean,
    priced_at timestamptz, good_until timestamptz, seconds_left int)
  language sql security definer set search_path = ''
as $$
  select q.id, q.method, q.amount_cents::bigint, m.coin, q.coins::text, q.price::text, q.source, not q.source ^@ 'ccxt:', q.priced_at, q.good_until,
    extract(epoch from q.good_until - now())::int
  from deposits.book_quotes(people.caller(), quote_deposit.amount_cents, quote_deposit.coin, quote_deposit.coins) q
  join public.payment_methods m on m.name = q.method
  order by m.position
$$;
comment on function deposits.quote_deposit(bigint, text, text) is
  'Books quotes for fifteen minutes in each payment method, for cents or for coins of one; meanwhile the price stays. Coins, rounded up, and price (dollars a coin) are exact text. No row without a price. Raises session_ended, not_allowed, invalid_amount, no_price (of the coin that was asked for), too_many_requests (400 an hour).';
select ground.open('deposits.quote_deposit', 'authenticated');
