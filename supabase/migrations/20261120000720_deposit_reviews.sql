create function deposits.deposit_queue(
  from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false,
  only_state text default null, only_method text default null
)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean,
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint, named_elsewhere bigint, same_proof jsonb,
    explorers jsonb, coin text, quote jsonb, arrived_coins text, paid_at timestamptz, due_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select d.id, d.investor_id, p.name, p.email, d.amount_cents::bigint, d.method, d.proof_path, d.status,
           case when d.first_approved_by is not null and people.is_operator_since(d.first_approved_by, d.first_approved_at)
             then d.first_approved_by end,
           d.created_at, people.is_frozen(d.investor_id),
           m.networks, d.network::text, d.transaction_id, d.transaction_output, d.arrived_cents::bigint,
           (select count(*) from public.deposits o
             where o.network = d.network and o.transaction_id = d.transaction_id and o.id <> d.id and o.status <> 'rejected')
           + (select count(*) from public.withdrawals w where w.network = d.network and w.transaction_id = d.transaction_id)
           + (select count(*) from plans.unclaimed_payouts u where u.network = d.network and u.transaction_id = d.transaction_id),
           (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
             select o.id, op.name, o.amount_cents, o.status, o.created_at
             from public.deposits o join public.profiles op on op.id = o.investor_id
             where o.proof_fingerprint = d.proof_fingerprint and o.id <> d.id
             order by o.created_at, o.id limit 5) x),
           (select coalesce(jsonb_object_agg(e.chain, e.template), '{}')
             from payments.explorers e cross join public.site s
             where e.chain = any (m.networks) and e.network = case s.mode when 'live' then 'main' else 'test' end and e.template is not null),
           m.coin,
           (select jsonb_build_object('amount_cents', x.amount_cents, 'coins', x.coins::text, 'price', x.price::text, 'source', x.source,
               'simulated', not x.source ^@ 'ccxt:', 'priced_at', x.priced_at, 'created_at', x.created_at, 'good_until', x.good_until)
             from public.deposit_quotes x where x.id = d.quote_id),
           d.arrived_coins::text, d.paid_at,
      d.created_at + desk.time_limit('deposits')
    from desk.deposit_page(sort, only_late, only_state, only_method, from_case) with ordinality g (id, place)
    join public.deposits d on d.id = g.id
    join public.profiles p on p.id = d.investor_id
    join public.payment_methods m on m.name = d.method
    order by g.place
    limit greatest(max_rows, 1);
end
$$;
comment on function deposits.deposit_queue(uuid, int, text, boolean, text, text) is
  'Returns pending deposits, ordered as desk.deposit_page. first_approved_by is null after losing the role; named_elsewhere: other cases with its transaction; same_proof: the first five deposits with the same bytes; quote is text, dollars a coin. Raises not_allowed, session_ended (42501).';
select ground.open('deposits.deposit_queue', 'authenticated');

create function deposits.coins_left(quote public.deposit_quotes, deposit public.deposits) returns numeric
  language sql stable set search_path = ''
as $$
  with held as (
    select q.id, q.coins
    from public.deposit_quotes q
    join public.payment_methods m on m.name = q.method
    where q.investor_id = quote.investor_id and q.good_until = quote.good_until
      and m.coin = (select x.coin from public.payment_methods x where x.name = quote.method)
  )
  select greatest(0, least(quote.coins * 1.01, (select max(h.coins) from held h) * 1.01 - (
    select coalesce(sum(d.arrived_coins - coalesce(d.rest_coins, 0)), 0)
    from public.deposits d
    where d.credit_quote_id in (select h.id from held h) and d.id <> deposit.id and d.status in ('pending', 'approved'))))
$$;
comment on function deposits.coins_left(public.deposit_quotes, public.deposits) is
  'Returns how many coins of a deposit a quote covers: its own plus one percent; all of one price no more than the largest, so that a quote is no free option.';

create function deposits.with_credit(deposit public.deposits, coins text, paid_at timestamptz) returns public.deposits
  language plpgsql stable set search_path = ''
as $$
declare
  method constant public.payment_methods := (select m from public.payment_methods m where m.name = deposit.method);
  arrived constant numeric := deposits.read_coins(with_credit.coins, method.decimals);
  quote public.deposit_quotes;
  quoted numeric;
  moment record;
  cents numeric;
begin
  if arrived is null then
    raise exception 'invalid_amount';
  end if;
  if with_credit.paid_at is null or with_credit.paid_at > now() or with_credit.paid_at < deposit.created_at - interval '90 days' then
    raise exception 'payment_time_required';
  end if;
  -- Keeps the first approval's price: it may be gone by the second one.
  if (arrived, with_credit.paid_at) is not distinct from (deposit.arrived_coins::numeric, deposit.paid_at) then
    return deposit;
  end if;
  select * into quote
  from public.deposit_quotes q
  where q.investor_id = deposit.investor_id and q.method = deposit.method
    and q.created_at <= with_credit.paid_at and q.good_until >= with_credit.paid_at
    and (q.source ^@ 'ccxt:' or ground.is_sandbox())
  order by coalesce(q.id = deposit.quote_id, false) desc, q.created_at desc limit 1;
  quoted := least(arrived, trunc(coalesce(deposits.coins_left(quote, deposit), 0), method.decimals));
  select p.price, p.source, p.priced_at into moment from deposits.coin_price_at(method.coin, with_credit.paid_at) p where quoted < arrived;
  if quoted < arrived and moment.price is null then
    raise exception 'no_price' using hint = 'Enter what it was worth in dollars.';
  end if;
  if quoted > 0 then
    deposit.credit_quote_id := quote.id;
    deposit.credit_price := quote.price;
    deposit.credit_source := quote.source;
    deposit.credit_priced_at := quote.priced_at;
    deposit.rest_coins := nullif(arrived - quoted, 0);
    deposit.rest_price := moment.price;
    deposit.rest_source := moment.source;
    deposit.rest_priced_at := moment.priced_at;
  else
    deposit.credit_quote_id := null;
    deposit.credit_price := moment.price;
    deposit.credit_source := moment.source;
    deposit.credit_priced_at := moment.priced_at;
    deposit.rest_coins := null;
    deposit.rest_price := null;
    deposit.rest_source := null;
    deposit.rest_priced_at := null;
  end if;
  cents := floor(((arrived - coalesce(deposit.rest_coins, 0)) * deposit.credit_price + coalesce(deposit.rest_coins * deposit.rest_price, 0)) * 100);
  if cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  deposit.arrived_coins := arrived;
  deposit.paid_at := with_credit.paid_at;
  deposit.arrived_cents := cents;
  return deposit;
end
$$;
comment on function deposits.with_credit(public.deposits, text, timestamptz) is
  'Returns a deposit with its credit in cents, rounded down: quoted coins (deposits.coins_left) at the quote if paid in time, the rest at the price of arrival. Raises invalid_amount, payment_time_required (missing, of the future, or over 90 days before the proof), no_price.';

create function deposits.with_received_payment(
  deposit public.deposits, arrived_cents bigint, network text, transaction_id text, transaction_output int, arrived_coins text, paid_at timestamptz
) returns public.deposits
  language plpgsql stable set search_path = ''
as $$
begin
  if with_received_payment.arrived_coins is not null and with_received_payment.arrived_cents is null then
    deposit := deposits.with_credit(deposit, with_received_payment.arrived_coins, with_received_payment.paid_at);
  elsif with_received_payment.arrived_coins is not null or coalesce(with_received_payment.arrived_cents, 0) not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  else
    deposit.arrived_cents := with_received_payment.arrived_cents;
    deposit.arrived_coins := null;
    deposit.paid_at := null;
    deposit.credit_price := null;
    deposit.credit_source := null;
    deposit.credit_priced_at := null;
    deposit.credit_quote_id := null;
    deposit.rest_coins := null;
    deposit.rest_price := null;
    deposit.rest_source := null;
    deposit.rest_priced_at := null;
  end if;
  if not exists (select from public.payment_methods m where m.name = deposit.method and with_received_payment.network = any (m.networks)) then
    raise exception 'invalid_network';
  end if;
  if coalesce(btrim(with_received_payment.transaction_id), '') = '' then
    raise exception 'transaction_id_required';
  end if;
  if (with_received_payment.network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash')) <> (with_received_payment.transaction_output is not null)
     or with_received_payment.transaction_output < 0 then
    raise exception 'invalid_output';
  end if;
  deposit.network := with_received_payment.network;
  deposit.transaction_id := payments.transaction_id(with_received_payment.network, btrim(with_received_payment.transaction_id));
  deposit.transaction_output := with_received_payment.transaction_output;
  if deposit.transaction_id is null then
    raise exception 'invalid_transaction_id';
  end if;
  return deposit;
end
$$;
comment on function deposits.with_received_payment(public.deposits, bigint, text, text, int, text, timestamptz) is
  'Returns a deposit with the payment an operator found, in cents or coins. Raises invalid_amount, invalid_network, transaction_id_required, invalid_output, invalid_transaction_id, and what deposits.with_credit raises.';

create function deposits.refuse_counted(arrived public.deposits) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform payments.lock_transaction(arrived.network, arrived.transaction_id);
  -- A transaction that paid a withdrawal is ours, so its change is no deposit.
  if exists (
    select from public.deposits d
    where d.status = 'approved' and d.network = arrived.network and d.transaction_id = arrived.transaction_id
      and coalesce(d.transaction_output, 0) = coalesce(arrived.transaction_output, 0)
  ) or exists (select from public.withdrawals w where w.network = arrived.network and w.transaction_id = arrived.transaction_id)
    or exists (select from plans.unclaimed_payouts u where u.network = arrived.network and u.transaction_id = arrived.transaction_id) then
    raise exception 'transaction_counted';
  end if;
end
$$;
comment on function deposits.refuse_counted(public.deposits) is
  'Refuses a payment that another deposit was credited for, or one of ours; locks its transaction id. Raises transaction_counted.';

create function deposits.payment_details(deposit public.deposits, reason text) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object('amount_cents', deposit.amount_cents, 'arrived_cents', deposit.arrived_cents, 'network', deposit.network,
    'transaction_id', deposit.transaction_id, 'transaction_output', deposit.transaction_output, 'reason', reason)
    || case when deposit.arrived_coins is null then '{}' else jsonb_build_object(
      'arrived_coins', deposit.arrived_coins::text, 'paid_at', deposit.paid_at, 'price', deposit.credit_price::text, 'source', deposit.credit_source,
      'quote', deposit.credit_quote_id) end
    || case when deposit.rest_coins is null then '{}' else jsonb_build_object(
      'rest_coins', deposit.rest_coins::text, 'rest_price', deposit.rest_price::text, 'rest_source', deposit.rest_source) end
$$;
comment on function deposits.payment_details(public.deposits, text) is
  'Returns what the audit trail keeps of a deposit decision; amounts in cents.';

create function deposits.review_deposit(
  deposit_id uuid, approve boolean, reason text default null, arrived_cents bigint default null, network text default null,
  transaction_id text default null, transaction_output int default null, arrived_coins text default null, paid_at timestamptz default null
) returns public.deposits
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := people.require_money_decision();
  deposit public.deposits;
  arrived public.deposits;
  why text;
  is_seconded boolean;
begin
  select * into deposit from public.deposits d where d.id = deposit_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if deposit.investor_id = operator then
    raise exception 'own_deposit' using hint = 'Another operator must review it.';
  end if;
  why := ground.review_reason(approve, review_deposit.reason);
  arrived := deposit;
  if approve then
    -- Before reading the quote: two concurrent approvals must not count the same coins.
    perform desk.take_turn(deposit.investor_id);
    arrived := deposits.with_received_payment(
      deposit, review_deposit.arrived_cents, review_deposit.network, review_deposit.transaction_id, review_deposit.transaction_output,
      review_deposit.arrived_coins, review_deposit.paid_at);
  end if;
  if deposit.status <> 'pending' then
    if deposit.reviewed_by = operator and deposit.approved = approve and arrived is not distinct from deposit then
      return deposit;
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform ledger.require_unfrozen(deposit.investor_id);
    perform deposits.refuse_counted(arrived);
    if why is null and exists (
      select from public.deposits d where d.proof_fingerprint = deposit.proof_fingerprint and d.id <> deposit_id
    ) then
      raise exception 'proof_reused' using hint = 'Say in a reason why this payment counts all the same.';
    end if;
    perform desk.respect_limit('deposit', deposit.investor_id, arrived.arrived_cents, deposit_id);
  end if;

  -- A first approval counts only while its operator keeps the role and for the same payment.
  is_seconded := arrived is not distinct from deposit and people.is_operator_since(deposit.first_approved_by, deposit.first_approved_at);
  if approve and not is_seconded and desk.needs_second_person('deposit', deposit.investor_id, arrived.arrived_cents) then
    update public.deposits d
    set first_approved_by = operator, first_approved_at = now(), arrived_cents = arrived.arrived_cents, network = arrived.network,
        transaction_id = arrived.transaction_id, transaction_output = arrived.transaction_output, arrived_coins = arrived.arrived_coins,
        paid_at = arrived.paid_at, credit_price = arrived.credit_price, credit_source = arrived.credit_source,
        credit_priced_at = arrived.credit_priced_at, credit_quote_id = arrived.credit_quote_id,
        rest_coins = arrived.rest_coins, rest_price = arrived.rest_price, rest_source = arrived.rest_source,
        rest_priced_at = arrived.rest_priced_at
    where d.id = deposit_id
    returning * into deposit;
    perform ground.audit('deposit_first_approval', deposit_id, deposits.payment_details(deposit, why));
    return deposit;
  end if;
  if approve and is_seconded and deposit.first_approved_by = operator then
    raise exception 'second_person_required';
  end if;

  update public.deposits d
  set status = case when approve then 'approved' else 'rejected' end,
      reviewed_by = operator,
      reviewed_at = now(),
      reason = why,
      first_approved_by = case when is_seconded or not approve then d.first_approved_by end,
      first_approved_at = case when is_seconded or not approve then d.first_approved_at end,
      arrived_cents = arrived.arrived_cents,
      network = arrived.network,
      transaction_id = arrived.transaction_id,
      transaction_output = arrived.transaction_output,
      arrived_coins = arrived.arrived_coins,
      paid_at = arrived.paid_at,
      credit_price = arrived.credit_price,
      credit_source = arrived.credit_source,
      credit_priced_at = arrived.credit_priced_at,
      credit_quote_id = arrived.credit_quote_id,
      rest_coins = arrived.rest_coins,
      rest_price = arrived.rest_price,
      rest_source = arrived.rest_source,
      rest_priced_at = arrived.rest_priced_at
  where d.id = deposit_id
  returning * into deposit;
  if approve then
    perform ledger.transfer(deposit.investor_id, 'cash', 'available', deposit.arrived_cents, 'deposit', deposit_id);
  end if;
  perform ground.audit('deposit_' || deposit.status, deposit_id, deposits.payment_details(deposit, why));
  return deposit;
end
$$;
comment on function deposits.review_deposit(uuid, boolean, text, bigint, text, text, int, text, timestamptz) is
  'Approves a deposit and credits what arrived (cents, or coins: deposits.with_credit), or rejects it. Above desk.needs_second_person the first approval only marks it, until another names the same payment. Raises not_allowed, session_ended, code_required, not_found, case_leased (another operator has it open), own_deposit, reason_required, address_named, invalid_amount, invalid_network, transaction_id_required, invalid_output, invalid_transaction_id, already_reviewed, person_frozen, above_limit (detail: what is left of the caller''s limit, in cents), transaction_counted, proof_reused (the same bytes prove another deposit, and no reason is given), second_person_required (specification 4, Deposit).';
select ground.open('deposits.review_deposit', 'authenticated');

create function deposits.preview_credit(deposit_id uuid, coins text, paid_at timestamptz)
  returns table (arrived_cents bigint, price text, source text, simulated boolean, priced_at timestamptz, quoted boolean,
    rest_coins text, rest_price text, rest_priced_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  deposit public.deposits;
begin
  perform people.require_operator();
  select * into deposit from public.deposits d where d.id = deposit_id;
  if not found then
    raise exception 'not_found';
  end if;
  deposit := deposits.with_credit(deposit, preview_credit.coins, preview_credit.paid_at);
  return query select deposit.arrived_cents::bigint, deposit.credit_price::text, deposit.credit_source, not deposit.credit_source ^@ 'ccxt:',
    deposit.credit_priced_at, deposit.credit_quote_id is not null,
    deposit.rest_coins::text, deposit.rest_price::text, deposit.rest_priced_at;
end
$$;
comment on function deposits.preview_credit(uuid, text, timestamptz) is
  'Returns what an approval of so many coins would credit (cents), and at which prices. Changes nothing. Raises not_allowed, session_ended (42501), not_found, and what deposits.with_credit raises.';
select ground.open('deposits.preview_credit', 'authenticated');
