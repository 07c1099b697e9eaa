-- Review and payment of withdrawals: who approves one never pays it.

create function withdrawals.review_withdrawal(withdrawal_id uuid, approve boolean, reason text default null)
  returns public.withdrawals language plpgsql security definer as $$ -- door: authenticated
  -- Approves a request for another to pay, or rejects it, which returns the amount. Returns no address. Raises
  -- code_required, not_found, case_leased, own_withdrawal, reason_required, address_named, already_reviewed,
  -- person_frozen, must_wait, above_limit, payer_required (no operator would be left who may pay it).
declare
  operator uuid := people.require_money_decision();
  withdrawal public.withdrawals;
  why text;
  was_lapsed boolean;
  is_sent_back boolean;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id for update;
  if not found then raise exception 'not_found'; end if;
  if withdrawal.investor_id = operator then raise exception 'own_withdrawal'; end if;
  why := ground.review_reason(approve, reason);
  was_lapsed := withdrawals.approval_lapsed(withdrawal);
  -- A request that cannot be paid must not be held for ever, so a possible payer may reject it.
  is_sent_back := withdrawal.status = 'approved' and not approve and withdrawal.reviewed_by <> operator
    and people.operator_role() in ('treasurer', 'admin');
  if withdrawal.status <> 'pending' and not was_lapsed and not is_sent_back then
    if withdrawal.reviewed_by = operator and withdrawal.approved = approve and (approve or withdrawal.status = 'rejected') then
      return withdrawals.without_address(withdrawal);
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform desk.take_turn(withdrawal.investor_id);
    perform ledger.require_unfrozen(withdrawal.investor_id);
    perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
    perform desk.respect_limit('withdrawal', withdrawal.investor_id, withdrawal.amount_cents);
    -- An approved request can be cancelled only after 48 hours, so an operator who can pay it must exist.
    if not exists (
      select from people.operators o
      where o.role in ('treasurer', 'admin') and o.user_id not in (operator, withdrawal.investor_id)
        and not people.lacks_factor(o.user_id)
        and not exists (
          select from desk.role_limits l
          where l.role = o.role and l.kind = 'payment' and l.max_cents < withdrawal.amount_cents)) then
      raise exception 'payer_required' using hint = 'Another operator must approve it, or an admin add a treasurer.';
    end if;
  end if;

  update public.withdrawals w
  set status = case when approve then 'approved' else 'rejected' end,
      reviewed_by = operator,
      reviewed_at = now(),
      reason = why
  where w.id = withdrawal_id
  returning * into withdrawal;
  if not approve then
    perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'available', withdrawal.amount_cents, 'withdrawal_release', withdrawal_id);
    perform withdrawals.forget_unpaid_address(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  elsif was_lapsed then
    perform messages.notify(
      withdrawal.investor_id, 'withdrawals', 'withdrawals.approved', withdrawal_id, withdrawal.amount_cents, withdrawal.reason);
  end if;
  perform ground.audit('withdrawal_' || withdrawal.status, withdrawal_id,
    jsonb_build_object('amount_cents', withdrawal.amount_cents, 'reason', withdrawal.reason));
  return withdrawals.without_address(withdrawal);
end $$;

create function withdrawals.book_payment(withdrawal public.withdrawals) returns void language plpgsql as $$
  -- Books a withdrawal that was paid, or paid again (withdrawals.reverse_payment).
declare
  reversal uuid;
begin
  update withdrawals.reversals r set paid_at = now() where r.withdrawal_id = withdrawal.id and r.paid_at is null returning r.id into reversal;
  perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'cash', withdrawal.pays_cents, 'withdrawal_pay', coalesce(reversal, withdrawal.id));
  if withdrawal.fee_cents > 0 and reversal is null then
    perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'fees', withdrawal.fee_cents, 'withdrawal_fee', withdrawal.id);
  end if;
  perform ground.audit('withdrawal_paid', withdrawal.id, jsonb_build_object(
    'amount_cents', withdrawal.amount_cents, 'fee_cents', withdrawal.fee_cents, 'transaction_id', withdrawal.transaction_id,
    'coins', withdrawal.coins::text, 'price', withdrawal.price::text));
end $$;

create function withdrawals.reverse_payment(withdrawal public.withdrawals) returns void language plpgsql as $$
  -- Opens a paid withdrawal again, as it was before: its coins are ours, and owed. The fee stays, so it can only be paid.
declare
  reversal uuid;
begin
  insert into withdrawals.reversals (withdrawal_id, investor_id, amount_cents)
  values (withdrawal.id, withdrawal.investor_id, withdrawal.pays_cents) returning id into reversal;
  perform ledger.transfer(withdrawal.investor_id, 'cash', 'available', withdrawal.pays_cents, 'withdrawal_reversal', reversal);
  perform ledger.transfer(withdrawal.investor_id, 'available', 'withdrawing', withdrawal.pays_cents, 'withdrawal_hold', reversal);
  update public.withdrawals w
  set status = case when w.paid_by is null then 'approved' else 'paying' end, taken_by = w.paid_by, taken_until = case when w.paid_by is not null then now() end,
    paid_by = null, paid_at = null, transaction_id = null, transaction_output = null
  where w.id = withdrawal.id;
end $$;

create function withdrawals.is_reversed(withdrawal_id uuid) returns boolean language sql stable as $$
  -- Returns whether a withdrawal is owed because its payment left the chain.
  select exists (select from withdrawals.reversals r where r.withdrawal_id = is_reversed.withdrawal_id and r.paid_at is null)
$$;

create function withdrawals.settle_withdrawal(withdrawal_id uuid, transaction_id text, coins text default null)
  returns public.withdrawals language plpgsql security definer as $$ -- door: authenticated
  -- Records the payment by the operator who took it, never the approver or owner. coins: how many were sent (null: as
  -- proposed). Where the network is read, the id is only a hint: the chain must show and confirm an output to the
  -- address of these coins (chain_differs). Raises code_required, not_found, case_leased, own_withdrawal,
  -- second_person_required, invalid_transaction_id, not_being_paid, being_paid (by another), invalid_amount (coins that are
  -- malformed, or worth less than four fifths or more than five quarters of the amount), no_price (coins, but no price
  -- that they can be compared at), person_frozen, must_wait, transaction_counted.
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  withdrawal public.withdrawals;
  paid_with text;
  unit record;
  sent numeric;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id for update;
  if not found then raise exception 'not_found'; end if;
  if withdrawal.investor_id = operator then raise exception 'own_withdrawal'; end if;
  if withdrawal.reviewed_by = operator then raise exception 'second_person_required'; end if;
  paid_with := payments.transaction_id(withdrawal.network, btrim(transaction_id));
  if paid_with is null then raise exception 'invalid_transaction_id'; end if;
  if withdrawal.paid_by = operator and withdrawal.transaction_id = paid_with then return withdrawal; end if;
  if withdrawal.status <> 'paying' then raise exception 'not_being_paid'; end if;
  if withdrawal.taken_by <> operator then raise exception 'being_paid'; end if;
  select * into unit from withdrawals.payout_coins() c where c.method = withdrawal.method;
  sent := case when coins is null then coalesce(withdrawal.coins, deposits.coins_for(withdrawal.pays_cents, withdrawal.price, unit.decimals))
    else deposits.read_coins(coins, unit.decimals) end;
  if coins is not null and withdrawal.price is null then
    raise exception 'no_price' using hint = 'Record the payment without the number of coins.';
  end if;
  if coins is not null and sent is null or sent * withdrawal.price * 100 not between withdrawal.pays_cents * 0.8 and withdrawal.pays_cents * 1.25 then
    raise exception 'invalid_amount';
  end if;
  perform ledger.require_unfrozen(withdrawal.investor_id);
  perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  perform payments.refuse_counted_payout(withdrawal.network, paid_with,
    payments.canonical_address(withdrawal.network, withdrawal.address) || ' ' || coalesce(withdrawal.memo, ''));

  update public.withdrawals w
  set status = 'paid', taken_by = null, taken_until = null, paid_by = operator, paid_at = now(),
    transaction_id = paid_with,
    coins = sent,
    price = case when sent = deposits.coins_for(w.pays_cents, w.price, unit.decimals) then w.price else trim_scale(round(w.pays_cents / 100.0 / sent, 8)) end
  where w.id = withdrawal_id
  returning * into withdrawal;
  perform withdrawals.book_payment(withdrawal);
  return withdrawal;
end $$;

-- Coins may leave without a record, so the payer takes the request first: its owner cannot cancel then.

create function withdrawals.take_withdrawal(withdrawal_id uuid) returns public.withdrawals
  language plpgsql security definer as $$ -- door: authenticated
  -- Takes an approved request for an hour, or an expired lease (its payer may have paid). Proposes the coin's bid.
  -- Raises code_required, not_found, case_leased, own_withdrawal, second_person_required, being_paid (by another;
  -- detail: until when), not_approved, approval_lapsed, person_frozen, must_wait, above_limit.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  withdrawal public.withdrawals;
begin
  select * into withdrawal from public.withdrawals w where w.id = take_withdrawal.withdrawal_id for update;
  if not found then raise exception 'not_found'; end if;
  if withdrawal.investor_id = operator then raise exception 'own_withdrawal'; end if;
  if withdrawal.reviewed_by = operator then raise exception 'second_person_required'; end if;
  if withdrawal.taken_until > now() and withdrawal.taken_by <> operator then
    raise exception 'being_paid' using detail = withdrawal.taken_until::text;
  end if;
  if withdrawal.status not in ('approved', 'paying') then raise exception 'not_approved'; end if;
  if withdrawals.approval_lapsed(withdrawal) then raise exception 'approval_lapsed'; end if;
  perform desk.take_turn(withdrawal.investor_id);
  perform ledger.require_unfrozen(withdrawal.investor_id);
  perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  -- A retry, or a batch: neither goes on with what was stopped meanwhile.
  if withdrawal.taken_until > now() then return withdrawal; end if;
  if withdrawal.taken_by is distinct from operator then
    perform desk.respect_limit('payment', withdrawal.investor_id, withdrawal.amount_cents);
  end if;

  update public.withdrawals w
  set status = 'paying', taken_by = operator, taken_until = now() + interval '1 hour',
    price = (select p.price from public.withdrawal_methods m cross join lateral deposits.coin_price(m.coin) p where m.name = w.method)
  where w.id = take_withdrawal.withdrawal_id
  returning * into withdrawal;
  perform ground.audit('withdrawal_taken', withdrawal.id, jsonb_build_object('amount_cents', withdrawal.amount_cents));
  return withdrawal;
end $$;

create function withdrawals.give_back_withdrawal(withdrawal_id uuid, reason text) returns public.withdrawals
  language plpgsql security definer as $$ -- door: authenticated
  -- Gives back a taken request because nothing was sent; its owner can cancel after 48 hours. Idempotent; returns no
  -- address. Raises not_found, case_leased, reason_required, not_being_paid, being_paid (by another).
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
  withdrawal public.withdrawals;
  why text;
begin
  select * into withdrawal from public.withdrawals w where w.id = give_back_withdrawal.withdrawal_id for update;
  if not found then raise exception 'not_found'; end if;
  why := ground.given_reason(reason);
  if withdrawal.status = 'approved' then return withdrawals.without_address(withdrawal); end if;
  if withdrawal.status <> 'paying' then raise exception 'not_being_paid'; end if;
  -- A payer who lost the role cannot pay, and with a frozen owner no one could take over.
  if withdrawal.taken_by <> operator and (withdrawal.taken_until > now() or withdrawal.investor_id = operator or exists (
       select from people.operators o where o.user_id = withdrawal.taken_by and o.role in ('treasurer', 'admin'))) then
    raise exception 'being_paid' using hint = 'Its payer can release it. Take it over when their time is up.';
  end if;

  update public.withdrawals w
  set status = 'approved', taken_by = null, taken_until = null, given_back_at = now(), price = null
  where w.id = give_back_withdrawal.withdrawal_id
  returning * into withdrawal;
  if withdrawals.approval_lapsed(withdrawal) then
    perform messages.notify(withdrawal.investor_id, 'withdrawals', 'withdrawals.lapsed', withdrawal.id, withdrawal.amount_cents, null);
  end if;
  perform ground.audit('withdrawal_given_back', withdrawal.id,
    jsonb_build_object('amount_cents', withdrawal.amount_cents, 'reason', why));
  return withdrawals.without_address(withdrawal);
end $$;

create function public.withdrawal_terms(
  method text, amount_cents bigint, address text default null, memo text default null) returns table (
  verified boolean, balance_cents bigint, remaining_cents bigint, min_cents bigint, duration text, fee_cents bigint,
  pays_cents bigint, payable_from timestamptz, wait text, coin text, coins text)
  language sql stable security invoker as $$ -- for: authenticated
  -- Returns what withdrawing amount_cents would mean, in cents, when it can be paid and why it waits (null: no wait),
  -- and the coins at the price of now (null: no price). No row for a method not offered. Raises dead_address.
  select p.verified, a.available_cents::bigint, a.available_cents::bigint - withdrawal_terms.amount_cents,
    m.min_cents::bigint, m.duration, f.cents, greatest(withdrawal_terms.amount_cents - f.cents, 0), l.payable_from,
    l.wait, q.coin, q.coins
  from ledger.accounts a
  join public.profiles p on p.id = a.investor_id
  join public.withdrawal_methods m on m.name = withdrawal_terms.method
  cross join lateral (select withdrawals.withdrawal_fee(m, withdrawal_terms.amount_cents) as cents) f
  cross join lateral withdrawals.payout_wait(withdrawal_terms.method, withdrawal_terms.address, withdrawal_terms.memo) l
  cross join lateral withdrawals.payout_quote(m.name, greatest(withdrawal_terms.amount_cents - f.cents, 0)) q
  where a.investor_id = (select people.caller())
$$;

create function withdrawals.waiting_withdrawals() returns table (id uuid, payable_from timestamptz, wait text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's open withdrawals that still wait, until when, and why (see withdrawals.money_may_leave).
  select people.caller();
  select w.id, m.payable_from, m.wait
  from public.withdrawals w
  cross join lateral withdrawals.money_may_leave((select people.caller()), w.network, w.address, w.memo) m
  where w.investor_id = (select people.caller()) and w.status in ('pending', 'approved', 'paying') and m.payable_from > now()
$$;

create function withdrawals.lapsed_approvals() returns setof uuid
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's withdrawals whose approver lost the role: they need another approval and can be cancelled.
  select people.caller();
  select w.id from public.withdrawals w where w.investor_id = (select people.caller()) and withdrawals.approval_lapsed(w)
$$;
