-- Who credits a deposit and as what: a large one (operator_limits: desk.most_alone) is confirmed by a second operator.

create function deposits.with_received_payment(
  deposit public.deposits, arrived_cents bigint, network text, transaction_id text, transaction_output int,
  arrived_coins text, paid_at timestamptz) returns public.deposits language plpgsql stable as $$
  -- Returns a deposit with the payment an operator found, in cents or coins. Raises invalid_amount, invalid_network,
  -- transaction_id_required, invalid_output, invalid_transaction_id, and what deposits.with_credit_at_quote raises.
begin
  if arrived_coins is not null and arrived_cents is null then
    deposit := deposits.with_credit_at_quote(deposit, arrived_coins, paid_at);
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
  -- Approves a deposit and credits what arrived (cents, or coins: deposits.with_credit_at_quote), or rejects it. Above
  -- desk.needs_second_person the first approval only marks it. Raises code_required, not_found, case_leased,
  -- own_deposit, reason_required, address_named, already_reviewed, person_frozen, above_limit, transaction_counted,
  -- chain_differs (of one read from its chain), proof_reused (without a reason), second_person_required, and what
  -- deposits.with_received_payment raises (specification 4, Deposit).
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
      raise exception 'proof_reused' using hint = 'Give a reason why this payment is also valid.';
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
