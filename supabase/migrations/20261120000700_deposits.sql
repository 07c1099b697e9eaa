-- Deposits: quotes in coins, proofs, credits and reviews; the table of corrections of balances.

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
comment on table public.deposit_quotes is 'A deposit''s price in coins, honoured if paid in time.';
comment on column public.deposit_quotes.price is 'Dollars a coin: the bid.';
create index deposit_quotes_investor on public.deposit_quotes (investor_id, method, created_at desc);
grant select on public.deposit_quotes to authenticated, service_role;
select people.owner_reads('public.deposit_quotes');
create trigger append_only_rows before update on public.deposit_quotes
  for each row execute function ground.forbid_change();
create trigger append_only_delete before delete on public.deposit_quotes
  for each row when (old.created_at > now() - interval '90 days') execute function ground.forbid_change();

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

create table public.deposits (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null default people.caller() references public.profiles (id),
  amount_cents public.cents not null constraint deposits_amount_sensible check (amount_cents between 1 and 100000000000),
  method text not null references public.payment_methods (name),
  proof_path text constraint deposits_proof_once unique,
  sighting_id uuid,
  proof_fingerprint text,
  network public.network,
  transaction_id text,
  transaction_output int constraint deposits_output_not_negative check (transaction_output >= 0),
  arrived_cents public.cents constraint deposits_arrived_sensible check (arrived_cents between 1 and 100000000000),
  status text not null default 'pending' constraint deposits_status check (status in ('pending', 'approved', 'rejected', 'reversed')),
  approved boolean not null generated always as (status = 'approved') stored,
  first_approved_by uuid references public.profiles (id),
  first_approved_at timestamptz,
  reviewed_by uuid references public.profiles (id),
  reviewed_at timestamptz,
  reason text constraint deposits_reason_given check (char_length(btrim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  quote_id uuid references public.deposit_quotes (id),
  arrived_coins public.coins,
  paid_at timestamptz,
  credit_price numeric,
  credit_source text,
  credit_priced_at timestamptz,
  credit_quote_id uuid references public.deposit_quotes (id),
  rest_coins public.coins,
  rest_price numeric,
  rest_source text,
  rest_priced_at timestamptz,
  corrected_cents public.cents not null default 0,
  reversed_at timestamptz,
  constraint deposits_reversed_whole check (
    (status = 'reversed') = (reversed_at is not null) and (status = 'reversed') <= coalesce(corrected_cents = -arrived_cents, false)),
  constraint deposits_corrected_within check (
    corrected_cents = 0 or coalesce(status in ('approved', 'reversed') and arrived_cents + corrected_cents >= 0, false)),
  constraint deposits_credit_whole check (
    (num_nulls(arrived_coins, paid_at, credit_price, credit_source, credit_priced_at) in (0, 5)
      or status in ('pending', 'rejected') and sighting_id is not null and num_nulls(arrived_coins, paid_at) = 0)
    and (credit_quote_id is null or arrived_coins is not null)),
  constraint deposits_rest_whole check (
    num_nulls(rest_coins, rest_price, rest_source, rest_priced_at) in (0, 4)
    and (rest_coins is null or coalesce(credit_quote_id is not null and rest_coins < arrived_coins, false))),
  constraint deposits_credit_exact check (
    arrived_coins is null or credit_price is null or coalesce(
      arrived_cents = floor(((arrived_coins - coalesce(rest_coins, 0)) * credit_price + coalesce(rest_coins * rest_price, 0)) * 100), false)),
  constraint deposits_proof_in_own_folder check (proof_path like investor_id::text || '/%'),
  constraint deposits_first_approval_whole check (num_nulls(first_approved_by, first_approved_at) in (0, 2)),
  constraint deposits_proven check (num_nulls(proof_path, sighting_id) = 1),
  constraint deposits_reviewed_by_somebody check (case status when 'pending' then reviewed_by is null else coalesce(reviewed_by, sighting_id) is not null end),
  constraint deposits_not_reviewed_by_owner check (reviewed_by is distinct from investor_id and first_approved_by is distinct from investor_id),
  constraint deposits_rejected_with_reason check (status not in ('rejected', 'reversed') or reason is not null),
  constraint deposits_large_need_two_people check (
    status <> 'approved' or arrived_cents <= 1000000 or reviewed_by is null
    or (first_approved_by is not null and first_approved_by is distinct from reviewed_by)),
  constraint deposits_transaction_id_valid check (
    transaction_id is null
    or coalesce(transaction_id ~ case when network in ('Ethereum', 'BNB Smart Chain') then '^0x[0-9a-f]{64}$' when network is not null then '^[0-9a-f]{64}$' end, false)),
  constraint deposits_output_where_numbered check (
    transaction_output is null or sighting_id is not null or coalesce(network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash'), false)),
  constraint deposits_approved_as_arrived check (
    status <> 'approved' and first_approved_by is null
    or num_nulls(arrived_cents, network, transaction_id) = 0
      and (transaction_output is not null) = (network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash') or sighting_id is not null))
);
comment on table public.deposits is 'A payment that an investor reports, with proof (specification 3 and 4, Deposit).';
comment on column public.deposits.proof_path is 'Null if read from its chain (chain.sightings), and credited without an operator.';
comment on column public.deposits.arrived_cents is 'As found by the approving operators; credited.';
comment on column public.deposits.paid_at is 'When the network shows the payment; decides the price.';
comment on column public.deposits.credit_price is 'Dollars a coin: of the quote if paid in time, else at arrival.';
comment on column public.deposits.rest_coins is 'Beyond the quote, credited at rest_price; null without any.';
comment on column public.deposits.corrected_cents is 'By two operators (desk.corrections); all of it if reversed.';
comment on column public.deposits.transaction_output is 'On networks that number outputs; of Ethereum if it was read from its chain, as there.';
create index deposits_investor on public.deposits (investor_id, created_at desc);
create index deposits_pending on public.deposits (created_at, id) where status = 'pending';
create unique index deposits_payment_once on public.deposits (network, transaction_id, coalesce(transaction_output, 0)) where status = 'approved';
comment on index public.deposits_payment_once is 'One payment is credited once.';
create index deposits_transaction on public.deposits (network, transaction_id) where transaction_id is not null;
create index deposits_proof_fingerprint on public.deposits (proof_fingerprint) where proof_fingerprint is not null;
grant select (id, investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents, status, approved,
  reviewed_at, reason, created_at, quote_id, arrived_coins, paid_at, credit_price, credit_source, credit_priced_at, credit_quote_id,
  rest_coins, rest_price, rest_source, rest_priced_at, corrected_cents, reversed_at, sighting_id)
  on public.deposits to authenticated;
grant select on public.deposits to service_role;
select people.owner_reads('public.deposits');

create function deposits.fingerprint(metadata jsonb) returns text language sql immutable as $$
  -- Returns a file's size and entity tag in one form; equal for equal bytes, null if Storage gives none.

  -- Plain uploads have the MD5 of the bytes as tag; resumable ones the MD5 of that and the number of parts.
  select (metadata ->> 'size') || ' '
    || case when e.tag ~ '^[0-9a-f]{32}$' then md5(decode(e.tag, 'hex')) || '-1' else e.tag end
  from (select btrim(metadata ->> 'eTag', '"') as tag) e
$$;

create function deposits.with_transaction(deposit public.deposits, network text, written text) returns public.deposits
  language plpgsql stable as $$
  -- Returns a deposit with the transaction its investor names, in canonical form (null: none). Raises invalid_network,
  -- invalid_transaction_id, transaction_named (by another open deposit of this investor).
declare
  networks constant text[] := (select m.networks from public.payment_methods m where m.name = deposit.method);
begin
  deposit.network := coalesce(network, case when cardinality(networks) = 1 then networks[1] end);
  if deposit.network <> all (networks) or deposit.network is null and written is not null then
    raise exception 'invalid_network';
  end if;
  deposit.transaction_id := payments.transaction_id(deposit.network, written);
  if deposit.transaction_id is null and written is not null then raise exception 'invalid_transaction_id'; end if;
  -- Only the investor's own: ids are public, and a stranger naming one first must not block the payer.
  if exists (
    select from public.deposits d
    where d.investor_id = deposit.investor_id and d.network = deposit.network and d.transaction_id = deposit.transaction_id
      and d.status not in ('rejected', 'reversed') and d.proof_path is distinct from deposit.proof_path) then
    raise exception 'transaction_named';
  end if;
  return deposit;
end $$;

create function deposits.submit_deposit(
  amount_cents bigint, method text, proof_path text, network text default null, transaction_id text default null,
  quote_id uuid default null) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Submits the caller's deposit of amount_cents with proof; returns its id. Idempotent by proof. Raises account_closed
  -- (42501), not_found (no such proof), duplicate (the proof of another deposit), invalid_amount, method_not_found,
  -- method_without_address, too_many_pending, quote_mismatch, and what deposits.with_transaction and
  -- kyc.require_identity raise (specification 4, Deposit).
declare
  investor constant uuid := people.caller();
  written constant text := nullif(btrim(transaction_id), '');
  deposit public.deposits;
begin
  if not people.has_uploaded('proofs', proof_path) then raise exception 'not_found'; end if;
  -- Serialises one person's deposits, so that a retry finds the first.
  perform from ledger.accounts a where a.investor_id = investor for update;
  select * into deposit from public.deposits d where d.proof_path = submit_deposit.proof_path;
  if found then
    if (deposit.amount_cents, deposit.method, deposit.quote_id)
         is distinct from (submit_deposit.amount_cents, submit_deposit.method, submit_deposit.quote_id)
       or (deposits.with_transaction(deposit, coalesce(submit_deposit.network, deposit.network), coalesce(written, deposit.transaction_id))).transaction_id
         is distinct from deposit.transaction_id then
      raise exception 'duplicate';
    end if;
    return deposit.id;
  end if;
  perform ground.require_amount(amount_cents);
  if not exists (select from public.payment_methods m where m.name = method) then
    raise exception 'method_not_found';
  end if;
  -- It may have ended: the payment may have been in time.
  if submit_deposit.quote_id is not null and not exists (
    select from public.deposit_quotes q
    where (q.id, q.investor_id, q.method) = (submit_deposit.quote_id, investor, submit_deposit.method)
      and q.amount_cents = submit_deposit.amount_cents) then
    raise exception 'quote_mismatch';
  end if;
  if (select count(*) from public.deposits d
      where d.investor_id = investor and d.status = 'pending' and d.sighting_id is null) >= 10 then
    raise exception 'too_many_pending' using hint = 'Wait for a review.';
  end if;
  deposit.investor_id := investor;
  deposit.method := method;
  deposit.proof_path := proof_path;
  deposit := deposits.with_transaction(deposit, network, written);
  insert into public.deposits as d (investor_id, amount_cents, method, proof_path, proof_fingerprint, network, transaction_id, quote_id)
  select investor, submit_deposit.amount_cents, deposit.method, o.name, deposits.fingerprint(o.metadata),
    deposit.network, deposit.transaction_id, submit_deposit.quote_id
  from storage.objects o where o.bucket_id = 'proofs' and o.name = deposit.proof_path
  returning * into deposit;
  return deposit.id;
end $$;

create function deposits.name_transaction(deposit_id uuid, transaction_id text, network text default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Names the transaction of the caller's pending deposit; idempotent. Raises transaction_id_required, not_found,
  -- already_reviewed (decided, or approved by the first of two), what deposits.with_transaction raises, and
  -- too_many_requests (fifty in 24 hours) (specification 4, Deposit).
declare
  investor constant uuid := people.caller();
  written constant text := nullif(btrim(transaction_id), '');
  deposit public.deposits;
  named public.deposits;
begin
  if written is null then raise exception 'transaction_id_required'; end if;
  select * into deposit from public.deposits d where d.id = deposit_id and d.investor_id = investor for update;
  if not found then raise exception 'not_found'; end if;
  -- Serialises one person's deposits, so that two cannot name one transaction.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if deposit.status <> 'pending' or deposit.first_approved_by is not null then
    raise exception 'already_reviewed';
  end if;
  perform ground.count_call(investor, 'name_transaction', 50);
  named := deposits.with_transaction(deposit, coalesce(network, deposit.network), written);
  update public.deposits d set network = named.network, transaction_id = named.transaction_id
  where d.id = deposit_id and (d.network, d.transaction_id) is distinct from (named.network, named.transaction_id);
end $$;

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

create function deposits.with_credit(deposit public.deposits, coins text, paid_at timestamptz) returns public.deposits
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
  if (arrived, with_credit.paid_at) is not distinct from (deposit.arrived_coins::numeric, deposit.paid_at) and deposit.credit_price is not null then
    return deposit;
  end if;
  select * into quote
  from public.deposit_quotes q
  where q.investor_id = deposit.investor_id and q.method = deposit.method
    and q.created_at <= with_credit.paid_at and q.good_until >= with_credit.paid_at
    -- One that was read from its chain has its own, or none.
    and (deposit.sighting_id is null or q.id = deposit.quote_id)
    and (q.source ^@ 'ccxt:' or ground.is_sandbox())
  order by coalesce(q.id = deposit.quote_id, false) desc, q.created_at desc limit 1;
  quoted := least(arrived, trunc(coalesce(deposits.coins_left(quote, deposit), 0), method.decimals));
  select p.price, p.source, p.priced_at into moment from deposits.coin_price_at(method.coin, with_credit.paid_at) p where quoted < arrived;
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

create function deposits.with_received_payment(
  deposit public.deposits, arrived_cents bigint, network text, transaction_id text, transaction_output int,
  arrived_coins text, paid_at timestamptz) returns public.deposits language plpgsql stable as $$
  -- Returns a deposit with the payment an operator found, in cents or coins. Raises invalid_amount, invalid_network,
  -- transaction_id_required, invalid_output, invalid_transaction_id, and what deposits.with_credit raises.
begin
  if arrived_coins is not null and arrived_cents is null then
    deposit := deposits.with_credit(deposit, arrived_coins, paid_at);
  elsif arrived_coins is not null or coalesce(arrived_cents, 0) not between 1 and ground.most_cents() then
    raise exception 'invalid_amount';
  else
    deposit := deposits.without_credit(deposit);
    deposit.arrived_cents := arrived_cents;
  end if;
  if not exists (select from public.payment_methods m where m.name = deposit.method and network = any (m.networks)) then
    raise exception 'invalid_network';
  end if;
  if coalesce(btrim(transaction_id), '') = '' then raise exception 'transaction_id_required'; end if;
  if deposit.sighting_id is not null then
    transaction_output := coalesce(transaction_output, deposit.transaction_output);
  elsif (network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash')) <> (transaction_output is not null)
     or transaction_output < 0 then
    raise exception 'invalid_output';
  end if;
  deposit.network := network;
  deposit.transaction_id := payments.transaction_id(network, btrim(transaction_id));
  deposit.transaction_output := transaction_output;
  if deposit.transaction_id is null then raise exception 'invalid_transaction_id'; end if;
  return deposit;
end $$;

create function deposits.payment_details(deposit public.deposits, reason text) returns jsonb
  language sql immutable as $$
  -- Returns what the audit trail keeps of a deposit decision; amounts in cents.
  select jsonb_build_object('amount_cents', deposit.amount_cents, 'arrived_cents', deposit.arrived_cents, 'network', deposit.network,
    'transaction_id', deposit.transaction_id, 'transaction_output', deposit.transaction_output, 'reason', reason)
    || case when deposit.arrived_coins is null then '{}' else jsonb_build_object(
      'arrived_coins', deposit.arrived_coins::text, 'paid_at', deposit.paid_at, 'price', deposit.credit_price::text, 'source', deposit.credit_source,
      'quote', deposit.credit_quote_id) end
    || case when deposit.rest_coins is null then '{}' else jsonb_build_object(
      'rest_coins', deposit.rest_coins::text, 'rest_price', deposit.rest_price::text, 'rest_source', deposit.rest_source) end
$$;

create function deposits.review_deposit(
  deposit_id uuid, approve boolean, reason text default null, arrived_cents bigint default null,
  network text default null, transaction_id text default null, transaction_output int default null,
  arrived_coins text default null, paid_at timestamptz default null) returns public.deposits
  language plpgsql security definer as $$ -- door: authenticated
  -- Approves a deposit and credits what arrived (cents, or coins: deposits.with_credit), or rejects it. Above
  -- desk.needs_second_person the first approval only marks it. Raises code_required, not_found, case_leased (another
  -- operator has it open), own_deposit, reason_required, address_named, already_reviewed, person_frozen, above_limit
  -- (detail: what is left, in cents), transaction_counted, chain_differs (of one read from its chain), proof_reused
  -- (without a reason), second_person_required, and what deposits.with_received_payment raises (specification 4, Deposit).
declare
  operator uuid := people.require_money_decision();
  deposit public.deposits;
  arrived public.deposits;
  why text;
  is_seconded boolean;
  needs_another boolean;
begin
  select * into deposit from public.deposits d where d.id = deposit_id for update;
  if not found then raise exception 'not_found'; end if;
  if deposit.investor_id = operator then raise exception 'own_deposit'; end if;
  why := ground.review_reason(approve, reason);
  arrived := deposit;
  if approve then
    -- Before reading the quote: two concurrent approvals must not count the same coins.
    perform desk.take_turn(deposit.investor_id);
    arrived := deposits.with_received_payment(
      deposit, arrived_cents, network, transaction_id, transaction_output,
      arrived_coins, paid_at);
  end if;
  if deposit.status <> 'pending' then
    if deposit.reviewed_by = operator and deposit.approved = approve and arrived is not distinct from deposit then
      return deposit;
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform ledger.require_unfrozen(deposit.investor_id);
    if why is null and exists (
      select from public.deposits d where d.proof_fingerprint = deposit.proof_fingerprint and d.id <> deposit_id) then
      raise exception 'proof_reused' using hint = 'Say in a reason why this payment counts all the same.';
    end if;
    perform desk.respect_limit('deposit', deposit.investor_id, arrived.arrived_cents, deposit_id);
  end if;

  -- A first approval counts only while its operator keeps the role and for the same payment.
  is_seconded := arrived is not distinct from deposit and people.is_operator_since(deposit.first_approved_by, deposit.first_approved_at);
  needs_another := approve and not is_seconded and desk.needs_second_person('deposit', deposit.investor_id, arrived.arrived_cents);
  if approve and is_seconded and deposit.first_approved_by = operator then
    raise exception 'second_person_required';
  elsif approve and not is_seconded then
    arrived.first_approved_by := case when needs_another then operator end;
    arrived.first_approved_at := case when needs_another then now() end;
  end if;
  if not needs_another then
    arrived.status := case when approve then 'approved' else 'rejected' end;
    arrived.reviewed_by := operator;
    arrived.reviewed_at := now();
    arrived.reason := why;
  end if;
  update public.deposits d
  set (status, first_approved_by, first_approved_at, reviewed_by, reviewed_at, reason, arrived_cents, network,
      transaction_id, transaction_output, arrived_coins, paid_at, credit_price, credit_source, credit_priced_at,
      credit_quote_id, rest_coins, rest_price, rest_source, rest_priced_at)
    = (arrived.status, arrived.first_approved_by, arrived.first_approved_at, arrived.reviewed_by, arrived.reviewed_at,
      arrived.reason, arrived.arrived_cents, arrived.network, arrived.transaction_id, arrived.transaction_output,
      arrived.arrived_coins, arrived.paid_at, arrived.credit_price, arrived.credit_source, arrived.credit_priced_at,
      arrived.credit_quote_id, arrived.rest_coins, arrived.rest_price, arrived.rest_source, arrived.rest_priced_at)
  where d.id = deposit_id
  returning * into deposit;
  if deposit.approved then
    perform ledger.transfer(deposit.investor_id, 'cash', 'available', deposit.arrived_cents, 'deposit', deposit_id);
  end if;
  perform ground.audit(case when needs_another then 'deposit_first_approval' else 'deposit_' || deposit.status end, deposit_id,
    deposits.payment_details(deposit, why));
  return deposit;
end $$;

create function deposits.preview_credit(deposit_id uuid, coins text, paid_at timestamptz) returns table (
  arrived_cents bigint, price text, source text, simulated boolean, priced_at timestamptz, quoted boolean,
  rest_coins text, rest_price text, rest_priced_at timestamptz)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns what an approval of so many coins would credit (cents), and at which prices. Changes nothing. Raises
  -- not_found, and what deposits.with_credit raises.
declare
  deposit public.deposits;
begin
  perform people.require_operator();
  select * into deposit from public.deposits d where d.id = deposit_id;
  if not found then raise exception 'not_found'; end if;
  deposit := deposits.with_credit(deposit, coins, paid_at);
  return query select deposit.arrived_cents::bigint, deposit.credit_price::text, deposit.credit_source,
    not deposit.credit_source ^@ 'ccxt:', deposit.credit_priced_at, deposit.credit_quote_id is not null,
    deposit.rest_coins::text, deposit.rest_price::text, deposit.rest_priced_at;
end $$;

create index deposit_quotes_by_time on public.deposit_quotes (created_at);

-- By day of decision, so that a day not stored reads only its own cases.
create index deposits_reviewed on public.deposits (reviewed_at) include (created_at, arrived_cents, status) where reviewed_at is not null;

create index deposits_pending_amount on public.deposits (amount_cents, id) where status = 'pending';

create table desk.corrections (
  id uuid primary key,
  kind text not null default 'correction' constraint corrections_kind check (kind in ('correction', 'bonus', 'deposit_correction')),
  investor_id uuid not null references public.profiles (id),
  amount_cents public.cents not null
    constraint corrections_amount_sensible check (amount_cents <> 0 and amount_cents between -100000000000 and 100000000000),
  reason text not null
    constraint corrections_reason_given check (char_length(btrim(reason)) between 1 and 500 and reason !~ '[[:cntrl:]]'),
  corrects text
    constraint corrections_corrects_given check (char_length(btrim(corrects)) between 1 and 200 and corrects !~ '[[:cntrl:]]'),
  status text not null default 'proposed'
    constraint corrections_status check (status in ('proposed', 'booked', 'refused', 'withdrawn')),
  proposed_by uuid references public.profiles (id),
  created_at timestamptz not null default now(),
  decided_by uuid references public.profiles (id),
  ended_at timestamptz,
  deposit_id uuid references public.deposits (id),
  receivable_cents public.cents not null default 0,
  refusal text constraint corrections_refusal_short check (char_length(btrim(refusal)) between 1 and 500),
  constraint corrections_corrects_something check ((kind = 'bonus') = (corrects is null)),
  constraint corrections_of_a_deposit check ((kind = 'deposit_correction') = (deposit_id is not null)),
  constraint corrections_receivable_within check (
    receivable_cents = 0 or kind = 'deposit_correction' and status = 'booked' and receivable_cents between 0 and -amount_cents),
  constraint corrections_bonus_given check (kind <> 'bonus' or amount_cents > 0),
  constraint corrections_two_people check (decided_by <> proposed_by),
  constraint corrections_not_proposed_by_owner check (proposed_by <> investor_id),
  constraint corrections_not_decided_by_owner check (decided_by <> investor_id),
  constraint corrections_decided_by_somebody check ((status in ('booked', 'refused')) = (decided_by is not null) or proposed_by is null),
  constraint corrections_proposed_by_somebody check (proposed_by is not null or kind = 'deposit_correction' and amount_cents < 0),
  constraint corrections_ended_when_over check ((status = 'proposed') = (ended_at is null)),
  constraint corrections_refused_with_reason check ((status = 'refused') = (refusal is not null))
);
comment on table desk.corrections is 'Corrections of balances by two operators, neither the investor. Never removed.';
comment on column desk.corrections.id is 'Made by the client; also the reference in the ledger.';
comment on column desk.corrections.reason is 'Shown to the investor once booked.';
comment on column desk.corrections.corrects is 'A ledger line, case or message; null for a bonus.';
comment on column desk.corrections.deposit_id is 'Corrected with cash and insurance fund; to zero it is reversed.';
create index corrections_investor on desk.corrections (investor_id, created_at desc);
create index corrections_waiting on desk.corrections (created_at, id) where status = 'proposed';
grant select (id, investor_id, amount_cents, reason, status, ended_at, kind, deposit_id, receivable_cents) on desk.corrections to authenticated;
create policy corrections_investor_select on desk.corrections for select to authenticated
  using (investor_id = (select people.caller()) and status = 'booked' and kind <> 'bonus');
select ground.append_only('desk.corrections', ended => 'old.status <> ''proposed''', columns =>
  'id, kind, investor_id, amount_cents, reason, corrects, deposit_id, proposed_by, created_at');
