-- Coins may leave without a record between approval and payment, so the payer takes the request first: until then its owner cannot cancel and no one
-- else pays.

create function desk.payment_lease() returns interval
  language sql immutable set search_path = ''
as $$ select interval '1 hour' $$;
comment on function desk.payment_lease() is 'Returns the length of a payer''s lease.';

create function withdrawals.take_withdrawal(withdrawal_id uuid) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  withdrawal public.withdrawals;
begin
  select * into withdrawal from public.withdrawals w where w.id = take_withdrawal.withdrawal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if withdrawal.investor_id = operator then
    raise exception 'own_withdrawal' using hint = 'Another operator must pay it.';
  end if;
  if withdrawal.reviewed_by = operator then
    raise exception 'second_person_required' using hint = 'Whoever approves a withdrawal cannot pay it.';
  end if;
  if withdrawal.taken_until > now() then
    if withdrawal.taken_by = operator then
      return withdrawal;
    end if;
    raise exception 'being_paid' using detail = withdrawal.taken_until::text;
  end if;
  if withdrawal.status not in ('approved', 'paying') then
    raise exception 'not_approved';
  end if;
  if withdrawals.approval_lapsed(withdrawal) then
    raise exception 'approval_lapsed' using hint = 'Who approved it is no operator any more: it must be approved again.';
  end if;
  perform desk.take_turn(withdrawal.investor_id);
  perform ledger.require_unfrozen(withdrawal.investor_id);
  perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  if withdrawal.taken_by is distinct from operator then
    perform desk.respect_limit('payment', withdrawal.investor_id, withdrawal.amount_cents);
  end if;

  update public.withdrawals w
  set status = 'paying', taken_by = operator, taken_until = now() + desk.payment_lease(),
    price = (select p.price from public.withdrawal_methods m cross join lateral deposits.coin_price(m.coin) p where m.name = w.method)
  where w.id = take_withdrawal.withdrawal_id
  returning * into withdrawal;
  perform ground.audit('withdrawal_taken', withdrawal.id, jsonb_build_object('amount_cents', withdrawal.amount_cents));
  return withdrawal;
end
$$;
comment on function withdrawals.take_withdrawal(uuid) is
  'Takes an approved request for an hour, or an expired lease (its payer may have paid). Proposes the coin''s bid. Raises not_allowed, session_ended (42501), code_required, not_found, case_leased (another operator has it open), own_withdrawal, second_person_required, being_paid (by another; detail: until when), not_approved, approval_lapsed, person_frozen, must_wait (see withdrawals.require_payable), above_limit (detail: what is left of the caller''s limit, in cents).';
select ground.open('withdrawals.take_withdrawal', 'authenticated');

create function withdrawals.give_back_withdrawal(withdrawal_id uuid, reason text) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
  withdrawal public.withdrawals;
  why text;
begin
  select * into withdrawal from public.withdrawals w where w.id = give_back_withdrawal.withdrawal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  why := ground.given_reason(give_back_withdrawal.reason);
  if withdrawal.status = 'approved' then
    withdrawal.address := null;
    withdrawal.memo := null;
    return withdrawal;
  end if;
  if withdrawal.status <> 'paying' then
    raise exception 'not_being_paid';
  end if;
  -- A payer who lost the role cannot pay, and with a frozen owner no one could take over.
  if withdrawal.taken_by <> operator and (withdrawal.taken_until > now() or withdrawal.investor_id = operator or exists (
       select from people.operators o where o.user_id = withdrawal.taken_by and o.role in ('treasurer', 'admin'))) then
    raise exception 'being_paid' using hint = 'Who has taken it gives it back. Take it over when their time has run out.';
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
  withdrawal.address := null;
  withdrawal.memo := null;
  return withdrawal;
end
$$;
comment on function withdrawals.give_back_withdrawal(uuid, text) is
  'Gives back a taken request because nothing was sent; its owner can cancel after 48 hours. Idempotent; returns no address. Raises not_allowed, session_ended (42501), not_found, case_leased (another operator has it open), reason_required, not_being_paid, being_paid (by another).';
select ground.open('withdrawals.give_back_withdrawal', 'authenticated');
