-- Corrections of balances and deposits by two operators, and bonuses that operators grant, within operator_limits.

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
comment on column desk.corrections.corrects is 'A ledger line, case or message; null for a bonus.';
comment on column desk.corrections.deposit_id is 'Corrected with cash and insurance fund; to zero it is reversed.';
create index corrections_investor on desk.corrections (investor_id, created_at desc);
create index corrections_waiting on desk.corrections (created_at, id) where status = 'proposed';
grant select (id, investor_id, amount_cents, reason, status, ended_at, kind, deposit_id, receivable_cents) on desk.corrections to authenticated;
create policy corrections_investor_select on desk.corrections for select to authenticated
  using (investor_id = (select people.caller()) and status = 'booked' and kind <> 'bonus');
select ground.append_only('desk.corrections', ended => 'old.status <> ''proposed''', columns =>
  'id, kind, investor_id, amount_cents, reason, corrects, deposit_id, proposed_by, created_at');

-- A correction books between `corrections`, the cost of the house's mistakes, and available; of a deposit against cash.

create function desk.announce_correction() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update of status on desk.corrections
  -- Broadcasts it to operators, before end_lease.
begin
  perform messages.broadcast_to_operators('corrections', new.id::text);
  return null;
end $$;

create function desk.corrected_deposit(deposit_id uuid, investor_id uuid, amount_cents bigint) returns public.deposits
  language plpgsql as $$
  -- Returns an investor's credited deposit that can change by so many cents. Raises not_found (also if it waits, or was
  -- rejected or reversed), invalid_amount (more is taken than it counts as).
declare
  deposit public.deposits;
begin
  select * into deposit from public.deposits d
  where d.id = corrected_deposit.deposit_id and d.investor_id = corrected_deposit.investor_id and d.status = 'approved';
  if not found then raise exception 'not_found'; end if;
  -- No more is taken than the deposit counts as.
  perform ground.require_amount(deposit.arrived_cents + deposit.corrected_cents + amount_cents, 0);
  return deposit;
end $$;

create function desk.preview_balance(investor_id uuid, amount_cents bigint, deposit_id uuid default null)
  returns table (available_cents bigint, after_cents bigint, receivable_cents bigint)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns a person's available balance before and after a correction, and its receivable, in cents. Raises not_found,
  -- invalid_amount (also of more than the deposit counts as), exceeds_available.
declare
  available constant bigint := (select a.available_cents from ledger.accounts a where a.investor_id = preview_balance.investor_id);
begin
  perform people.require_operator();
  if available is null then raise exception 'not_found'; end if;
  perform ground.require_amount(nullif(amount_cents, 0), -ground.most_cents());
  if deposit_id is not null then
    perform desk.corrected_deposit(deposit_id, investor_id, amount_cents);
  elsif available + amount_cents < 0 then
    raise exception 'exceeds_available' using detail = available::text;
  end if;
  return query select available, greatest(available + amount_cents, 0), greatest(-amount_cents - available, 0);
end $$;

create function desk.propose_correction(
  investor_id uuid, amount_cents bigint, reason text, corrects text, request_id uuid, deposit_id uuid default null
) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Proposes to add amount_cents (negative: take) to a person's balance or correct a deposit. Idempotent by request_id.
  -- Raises code_required, request_id_required, own_correction, reason_required, subject_required, address_named,
  -- request_id_reused, not_found, invalid_amount, exceeds_available, reversal_open (another correction of the deposit
  -- waits), account_closed.
declare
  operator constant uuid := people.require_money_decision();
  proposed desk.corrections;
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  if investor_id = operator then raise exception 'own_correction'; end if;
  if not ground.short_line(reason, 500) then raise exception 'reason_required'; end if;
  if not ground.short_line(corrects, 200) then raise exception 'subject_required'; end if;
  perform ground.refuse_addresses(concat_ws(' ', reason, corrects));
  -- The deposit first, as its review does; locked, so that only one correction of it is open.
  perform from public.deposits d where d.id = propose_correction.deposit_id for update;
  -- Closing an account locks this row too, so that one sees the other.
  perform from ledger.accounts a where a.investor_id = propose_correction.investor_id for update;
  select * into proposed from desk.corrections c where c.id = propose_correction.request_id;
  if found then
    if (proposed.investor_id, proposed.amount_cents::bigint, proposed.reason, proposed.corrects, proposed.deposit_id, proposed.proposed_by)
       is distinct from (investor_id, amount_cents, btrim(reason), btrim(corrects), deposit_id, operator) then
      raise exception 'request_id_reused';
    end if;
    return proposed.id;
  end if;
  perform desk.preview_balance(investor_id, amount_cents, deposit_id);
  if (propose_correction.deposit_id is null or propose_correction.amount_cents > 0) and exists (select from public.profiles p where p.id = propose_correction.investor_id and p.closed_at is not null) then
    raise exception 'account_closed';
  end if;

  if exists (select from desk.corrections c where c.deposit_id = propose_correction.deposit_id and c.status = 'proposed') then
    raise exception 'reversal_open' using hint = 'Book or reject it first.';
  end if;
  insert into desk.corrections (id, kind, investor_id, amount_cents, reason, corrects, deposit_id, proposed_by)
  values (propose_correction.request_id,
    case when propose_correction.deposit_id is null then 'correction' else 'deposit_correction' end,
    propose_correction.investor_id, propose_correction.amount_cents, btrim(propose_correction.reason),
    btrim(propose_correction.corrects), propose_correction.deposit_id, operator)
  on conflict on constraint corrections_pkey do nothing
  returning * into proposed;
  -- The ledger knows its lines by id and purpose only: one of this id would count as booked.
  if not found or exists (select from public.deposits d where d.id = request_id)
     or exists (select from ledger.transfers t where t.reference = request_id) then
    raise exception 'request_id_reused';
  end if;
  perform ground.audit('correction_proposed', proposed.id, jsonb_strip_nulls(jsonb_build_object(
    'person', proposed.investor_id, 'amount_cents', proposed.amount_cents, 'reason', proposed.reason,
    'corrects', proposed.corrects,
    'deposit', proposed.deposit_id)));
  return proposed.id;
end $$;

create function desk.correct_deposit(correction desk.corrections) returns desk.corrections language plpgsql as $$
  -- Books a deposit's correction, against cash and insurance fund; the spent part becomes a receivable, and with
  -- nothing left it is reversed. Raises what desk.corrected_deposit raises.
declare
  deposit public.deposits;
  spent bigint := 0;
begin
  -- The deposit before the account, as its review does.
  perform from public.deposits d where d.id = correction.deposit_id for update;
  deposit := desk.corrected_deposit(correction.deposit_id, correction.investor_id, correction.amount_cents);
  if correction.amount_cents > 0 then
    perform ledger.transfer(correction.investor_id, 'cash', 'available', correction.amount_cents, 'deposit', correction.id);
  else
    spent := (
      select greatest(-correction.amount_cents - a.available_cents, 0)
      from ledger.accounts a where a.investor_id = correction.investor_id for update);
    if spent < -correction.amount_cents then
      perform ledger.transfer(correction.investor_id, 'available', 'cash', -correction.amount_cents - spent, 'deposit_reversal', correction.id);
    end if;
    if spent > 0 then
      perform ledger.transfer(correction.investor_id, 'receivables', 'cash', spent, 'deposit_receivable', correction.id);
    end if;
    if -correction.amount_cents / 5 > 0 then
      perform ledger.transfer(null, 'cash', 'insurance_fund', -correction.amount_cents / 5, 'insurance_return', correction.id);
    end if;
  end if;
  update public.deposits d
  set corrected_cents = d.corrected_cents + correction.amount_cents,
      status = case when d.arrived_cents + d.corrected_cents + correction.amount_cents = 0 then 'reversed' else d.status end,
      reversed_at = case when d.arrived_cents + d.corrected_cents + correction.amount_cents = 0 then now() end,
      reason = case when d.arrived_cents + d.corrected_cents + correction.amount_cents = 0 then correction.reason else d.reason end
  where d.id = deposit.id;
  correction.receivable_cents := spent;
  return correction;
end $$;

create function desk.review_correction(correction_id uuid, approve boolean, reason text default null) returns text
  language plpgsql security definer as $$ -- door: authenticated
  -- Books or refuses another operator's correction or bonus; returns its status. Never takes more than is available.
  -- Raises code_required, not_found, own_correction, second_person_required, reason_required, address_named,
  -- already_reviewed, approval_lapsed, person_frozen (a credit only), bonus_off (the site grants none), above_limit (a
  -- bonus only; detail: what is left of the caller's limit, in cents), case_leased, exceeds_available, invalid_amount,
  -- insufficient_funds.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  correction desk.corrections;
  available bigint;
  why text;
begin
  select * into correction from desk.corrections c where c.id = review_correction.correction_id for update;
  if not found then raise exception 'not_found'; end if;
  if correction.investor_id = operator then raise exception 'own_correction'; end if;
  if correction.proposed_by = operator then raise exception 'second_person_required'; end if;
  why := ground.review_reason(approve, reason);
  if correction.status <> 'proposed' then
    if correction.decided_by = operator and (correction.status = 'booked') = approve then
      return correction.status;
    end if;
    raise exception 'already_reviewed';
  end if;

  -- Bonuses need a proposer who may grant one; corrections any operator.
  if approve and not people.is_operator_since(correction.proposed_by, correction.created_at,
       variadic case correction.kind when 'bonus' then array['treasurer', 'admin'] else array['reviewer', 'treasurer', 'admin'] end) then
    raise exception 'approval_lapsed' using hint = 'The proposer is no longer an operator, so it can only be rejected.';
  end if;
  if approve and correction.kind = 'bonus' then
    perform site.require_bonus('granted');
    perform desk.take_turn(correction.investor_id);
    perform desk.respect_limit('bonus', correction.investor_id, correction.amount_cents);
  end if;

  if approve and correction.amount_cents > 0 then perform ledger.require_unfrozen(correction.investor_id); end if;
  if approve and correction.kind = 'deposit_correction' then correction := desk.correct_deposit(correction); end if;

  update desk.corrections c
  set receivable_cents = correction.receivable_cents, status = case when approve then 'booked' else 'refused' end,
      decided_by = operator, ended_at = now(), refusal = case when not approve then why end
  where c.id = correction.id
  returning * into correction;
  if correction.kind = 'bonus' and approve then
    perform plans.book_bonus(correction.investor_id, correction.amount_cents, correction.reason, correction.id, correction.proposed_by);
    return correction.status;
  elsif correction.kind = 'correction' and correction.amount_cents > 0 and approve then
    perform ledger.transfer(correction.investor_id, 'corrections', 'available', correction.amount_cents, 'correction', correction.id);
  elsif correction.kind = 'correction' and approve then
    -- If it is spent meanwhile, the transfer fails with insufficient_funds.
    available := (select a.available_cents from ledger.accounts a where a.investor_id = correction.investor_id);
    if available < -correction.amount_cents then
      raise exception 'exceeds_available' using detail = available::text;
    end if;
    perform ledger.transfer(correction.investor_id, 'available', 'corrections', -correction.amount_cents, 'correction', correction.id);
  end if;
  perform ground.audit(case correction.kind when 'bonus' then 'bonus' else 'correction' end || '_' || correction.status,
    correction.id, jsonb_strip_nulls(jsonb_build_object(
      'person', correction.investor_id, 'amount_cents', correction.amount_cents,
      'reason', coalesce(correction.refusal, correction.reason),
      'deposit', correction.deposit_id, 'receivable_cents', nullif(correction.receivable_cents, 0))));
  return correction.status;
end $$;

create function desk.withdraw_correction(correction_id uuid) returns text
  language plpgsql security definer as $$ -- door: authenticated
  -- Withdraws the caller's correction before its decision; idempotent. Raises not_found, already_reviewed.
declare
  operator constant uuid := people.require_operator();
  correction desk.corrections;
begin
  select * into correction from desk.corrections c
  where c.id = withdraw_correction.correction_id and c.proposed_by = operator for update;
  if not found then raise exception 'not_found'; end if;
  if correction.status in ('booked', 'refused') then raise exception 'already_reviewed'; end if;
  if correction.status = 'proposed' then
    update desk.corrections c set status = 'withdrawn', ended_at = now() where c.id = correction.id;
    perform ground.audit(case correction.kind when 'bonus' then 'bonus' else 'correction' end || '_withdrawn', correction.id, jsonb_build_object('person', correction.investor_id, 'amount_cents', correction.amount_cents));
  end if;
  return 'withdrawn';
end $$;

create function plans.book_bonus(investor_id uuid, amount_cents bigint, reason text, request_id uuid, proposed_by uuid default null) returns bigint
  language plpgsql as $$
  -- Credits a bonus (cents), notifies its owner and audits it; proposed_by is the first of two people.
declare
  transfer_id constant bigint := ledger.transfer(investor_id, 'bonus_expense', 'available', amount_cents, 'bonus', request_id);
begin
  perform messages.notify(investor_id, 'portfolio', 'bonuses.granted', request_id, amount_cents, reason);
  perform ground.audit('bonus_granted', investor_id, jsonb_strip_nulls(jsonb_build_object(
    'amount_cents', amount_cents, 'reason', reason, 'request', request_id, 'proposed_by', proposed_by)));
  return transfer_id;
end $$;

create function plans.grant_bonus(investor_id uuid, amount_cents bigint, reason text, request_id uuid) returns bigint
  language plpgsql security definer as $$ -- door: authenticated
  -- Credits a bonus (cents). Above desk.needs_second_person it only proposes it and returns null. Idempotent by
  -- request_id. Raises code_required, own_bonus, request_id_required, not_found, invalid_amount, reason_required,
  -- address_named, idempotency_key_reused, already_reviewed (it was refused or withdrawn), bonus_off, account_closed
  -- (42501), person_frozen, above_limit.
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  proposed desk.corrections;
  why text;
begin
  if investor_id = operator then raise exception 'own_bonus'; end if;
  if request_id is null then raise exception 'request_id_required'; end if;
  -- Closing an account locks its row, so that neither overtakes the other.
  perform desk.take_turn(investor_id);
  if not exists (select from ledger.accounts a where a.investor_id = grant_bonus.investor_id) then
    raise exception 'not_found';
  end if;
  perform ground.require_amount(amount_cents);
  why := ground.given_reason(reason);
  perform ground.refuse_addresses(why);
  if exists (select from ledger.transfers t where t.reference = request_id and t.code = 'bonus') then
    return ledger.transfer(investor_id, 'bonus_expense', 'available', amount_cents, 'bonus', request_id);
  end if;
  select * into proposed from desk.corrections c where c.id = request_id;
  if found then
    if (proposed.kind, proposed.investor_id, proposed.amount_cents::bigint, proposed.reason, proposed.proposed_by)
       is distinct from ('bonus', grant_bonus.investor_id, grant_bonus.amount_cents, why, operator) then
      raise exception 'idempotency_key_reused';
    end if;
    if proposed.status <> 'proposed' then raise exception 'already_reviewed'; end if;
    return null;
  end if;
  perform site.require_bonus('granted');
  perform people.require_open(investor_id);
  perform ledger.require_unfrozen(investor_id);
  perform desk.respect_limit('bonus', investor_id, amount_cents);
  if not desk.needs_second_person('bonus', investor_id, amount_cents) then
    return plans.book_bonus(investor_id, amount_cents, why, request_id);
  end if;
  if why ~ '[[:cntrl:]]' then raise exception 'reason_required'; end if;
  insert into desk.corrections (id, kind, investor_id, amount_cents, reason, proposed_by)
  values (grant_bonus.request_id, 'bonus', grant_bonus.investor_id, grant_bonus.amount_cents, why, operator)
  on conflict on constraint corrections_pkey do nothing;
  if not found then raise exception 'idempotency_key_reused'; end if;
  perform ground.audit('bonus_proposed', request_id, jsonb_build_object(
    'person', investor_id, 'amount_cents', amount_cents, 'reason', why));
  return null;
end $$;
