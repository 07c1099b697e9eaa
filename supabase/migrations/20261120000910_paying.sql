-- Between approval and payment the coins may have left while nothing here says so. So who pays takes the request first:
-- from then on its owner cannot take it back, its approval does not lapse, and no other operator pays it, until the
-- payment is recorded or the request is given back.

create function private.payment_lease() returns interval
  language sql immutable set search_path = ''
as $$ select interval '1 hour' $$;
comment on function private.payment_lease() is 'How long an operator who has taken a withdrawal has it alone.';

create function private.take_withdrawal(withdrawal_id uuid) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
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
  if private.approval_lapsed(withdrawal) then
    raise exception 'approval_lapsed' using hint = 'Who approved it is no operator any more: it must be approved again.';
  end if;
  perform private.take_turn(withdrawal.investor_id);
  perform private.require_unfrozen(withdrawal.investor_id);
  perform private.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  -- Theirs still, though the hour is over: it is counted already.
  if withdrawal.taken_by is distinct from operator then
    perform private.respect_limit('payment', withdrawal.investor_id, withdrawal.amount_cents);
  end if;

  update public.withdrawals w
  set status = 'paying', taken_by = operator, taken_until = now() + private.payment_lease(),
    price = (select p.price from public.withdrawal_methods m cross join lateral private.coin_price(m.coin) p where m.name = w.method)
  where w.id = take_withdrawal.withdrawal_id
  returning * into withdrawal;
  perform private.audit('withdrawal_taken', withdrawal.id, jsonb_build_object('amount_cents', withdrawal.amount_cents));
  return withdrawal;
end
$$;
comment on function private.take_withdrawal(uuid) is
  'A treasurer takes an approved request to pay it, for an hour, or takes one over whose hour has run out: its payer may have gone, and may have paid it. What the coin can be sold for now is proposed as its price. Within the hour a retry changes nothing. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, case_leased (another operator has it open), own_withdrawal, second_person_required, being_paid (by another; detail: until when), not_approved, approval_lapsed, person_frozen, must_wait (see private.require_payable), above_limit (detail: what is left of the caller''s limit, in cents).';
select private.open('private.take_withdrawal', 'authenticated');

create function private.give_back_withdrawal(withdrawal_id uuid, reason text) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  withdrawal public.withdrawals;
  why text;
begin
  select * into withdrawal from public.withdrawals w where w.id = give_back_withdrawal.withdrawal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  why := private.given_reason(give_back_withdrawal.reason);
  if withdrawal.status = 'approved' then
    withdrawal.address := null;
    withdrawal.memo := null;
    return withdrawal;
  end if;
  if withdrawal.status <> 'paying' then
    raise exception 'not_being_paid';
  end if;
  -- Who has lost the role pays nothing any more, and with a frozen owner it could not be taken over.
  if withdrawal.taken_by <> operator and (withdrawal.taken_until > now() or withdrawal.investor_id = operator or exists (
       select from private.operators o where o.user_id = withdrawal.taken_by and o.role in ('treasurer', 'admin'))) then
    raise exception 'being_paid' using hint = 'Who has taken it gives it back. Take it over when their time has run out.';
  end if;

  update public.withdrawals w
  set status = 'approved', taken_by = null, taken_until = null, given_back_at = now(), price = null
  where w.id = give_back_withdrawal.withdrawal_id
  returning * into withdrawal;
  if private.approval_lapsed(withdrawal) then
    perform private.tell(withdrawal.investor_id, 'withdrawals', 'withdrawals.lapsed', withdrawal.id, withdrawal.amount_cents, null);
  end if;
  perform private.audit('withdrawal_given_back', withdrawal.id,
    jsonb_build_object('amount_cents', withdrawal.amount_cents, 'reason', why));
  withdrawal.address := null;
  withdrawal.memo := null;
  return withdrawal;
end
$$;
comment on function private.give_back_withdrawal(uuid, text) is
  'The operator who has taken a request gives it back because nothing was sent, with a reason for the trail: it is approved and waits again, and its owner can take it back 48 hours from now. After their hour another one does, if who has taken it may pay nothing any more. A retry is a no-op. The answer has no address: see private.withdrawal_queue. '
  'Raises not_allowed, session_ended (42501), not_found, case_leased (another operator has it open), reason_required, not_being_paid, being_paid (by another).';
select private.open('private.give_back_withdrawal', 'authenticated');
