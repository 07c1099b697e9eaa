-- A correction books between `corrections`, the cost of the house's mistakes, and available; lifetime sums stay. Corrections of deposits book against
-- cash.

create function desk.announce_correction() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform messages.broadcast('corrections', new.id::text, o.user_id) from people.operators o;
  return null;
end
$$;
comment on function desk.announce_correction() is 'Trigger of desk.corrections: broadcasts it to operators.';
create trigger announce_correction after insert or update of status on desk.corrections
  for each row execute function desk.announce_correction();

create trigger announce after update of status on desk.corrections
  for each row when (new.status = 'booked' and new.kind <> 'bonus') execute function messages.announce();

create trigger respect_lease before update of status on desk.corrections
  for each row when (new.status <> 'withdrawn') execute function desk.respect_lease();
create trigger end_lease after update of status on desk.corrections
  for each row execute function desk.end_lease();

create function desk.corrected_deposit(deposit_id uuid, investor_id uuid, amount_cents bigint) returns public.deposits
  language plpgsql set search_path = ''
as $$
declare
  deposit public.deposits;
begin
  select * into deposit from public.deposits d
  where d.id = corrected_deposit.deposit_id and d.investor_id = corrected_deposit.investor_id and d.status = 'approved';
  if not found then
    raise exception 'not_found';
  end if;
  if deposit.arrived_cents + deposit.corrected_cents + amount_cents not between 0 and 100000000000 then
    raise exception 'invalid_amount' using hint = 'No more is taken than the deposit counts as.';
  end if;
  return deposit;
end
$$;
comment on function desk.corrected_deposit(uuid, uuid, bigint) is
  'Returns an investor''s credited deposit that can change by so many cents. Raises not_found (also if it waits, or was rejected or reversed), invalid_amount (more is taken than it counts as).';

create function desk.preview_balance(investor_id uuid, amount_cents bigint, deposit_id uuid default null)
  returns table (available_cents bigint, after_cents bigint, receivable_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  available constant bigint := (select a.available_cents from ledger.accounts a where a.investor_id = preview_balance.investor_id);
begin
  perform people.require_operator();
  if available is null then
    raise exception 'not_found';
  end if;
  if preview_balance.amount_cents is null or preview_balance.amount_cents = 0
     or preview_balance.amount_cents not between -100000000000 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  if preview_balance.deposit_id is not null then
    perform desk.corrected_deposit(preview_balance.deposit_id, preview_balance.investor_id, preview_balance.amount_cents);
  elsif available + preview_balance.amount_cents < 0 then
    raise exception 'exceeds_available' using detail = available::text;
  end if;
  return query select available, greatest(available + preview_balance.amount_cents, 0), greatest(-preview_balance.amount_cents - available, 0);
end
$$;
comment on function desk.preview_balance(uuid, bigint, uuid) is
  'Returns a person''s available balance before and after a correction, and its receivable, in cents. Raises not_allowed, session_ended (42501), not_found, invalid_amount (also of more than the deposit counts as), exceeds_available (detail: what there is, in cents).';
select ground.open('desk.preview_balance', 'authenticated');

create function desk.propose_correction(
  investor_id uuid, amount_cents bigint, reason text, corrects text, request_id uuid, deposit_id uuid default null
) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision();
  proposed desk.corrections;
begin
  if propose_correction.request_id is null then
    raise exception 'request_id_required';
  end if;
  if propose_correction.investor_id = operator then
    raise exception 'own_correction' using hint = 'Another operator must propose it.';
  end if;
  if char_length(coalesce(btrim(propose_correction.reason), '')) not between 1 and 500 or propose_correction.reason ~ '[[:cntrl:]]' then
    raise exception 'reason_required' using hint = 'The person is shown it: one to five hundred characters, in one line.';
  end if;
  if char_length(coalesce(btrim(propose_correction.corrects), '')) not between 1 and 200 or propose_correction.corrects ~ '[[:cntrl:]]' then
    raise exception 'subject_required' using hint = 'What is corrected: one to two hundred characters, in one line.';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', propose_correction.reason, propose_correction.corrects));
  -- The deposit first, as its review does; locked, so that only one correction of it is open.
  perform from public.deposits d where d.id = propose_correction.deposit_id for update;
  -- Closing an account locks this row too, so that one sees the other.
  perform from ledger.accounts a where a.investor_id = propose_correction.investor_id for update;
  select * into proposed from desk.corrections c where c.id = propose_correction.request_id;
  if found then
    if (proposed.investor_id, proposed.amount_cents::bigint, proposed.reason, proposed.corrects, proposed.deposit_id, proposed.proposed_by)
       is distinct from (propose_correction.investor_id, propose_correction.amount_cents, btrim(propose_correction.reason),
         btrim(propose_correction.corrects), propose_correction.deposit_id, operator) then
      raise exception 'request_id_reused';
    end if;
    return proposed.id;
  end if;
  perform desk.preview_balance(propose_correction.investor_id, propose_correction.amount_cents, propose_correction.deposit_id);
  if (propose_correction.deposit_id is null or propose_correction.amount_cents > 0) and exists (select from public.profiles p where p.id = propose_correction.investor_id and p.closed_at is not null) then
    raise exception 'account_closed';
  end if;

  if exists (select from desk.corrections c where c.deposit_id = propose_correction.deposit_id and c.status = 'proposed') then
    raise exception 'reversal_open' using hint = 'Book it or refuse it first.';
  end if;
  insert into desk.corrections (id, kind, investor_id, amount_cents, reason, corrects, deposit_id, proposed_by)
  values (propose_correction.request_id, case when propose_correction.deposit_id is null then 'correction' else 'deposit_correction' end, propose_correction.investor_id, propose_correction.amount_cents,
    btrim(propose_correction.reason), btrim(propose_correction.corrects), propose_correction.deposit_id, operator)
  on conflict on constraint corrections_pkey do nothing
  returning * into proposed;
  if not found then
    raise exception 'request_id_reused';
  end if;
  perform ground.audit('correction_proposed', proposed.id, jsonb_strip_nulls(jsonb_build_object(
    'person', proposed.investor_id, 'amount_cents', proposed.amount_cents, 'reason', proposed.reason, 'corrects', proposed.corrects,
    'deposit', proposed.deposit_id)));
  return proposed.id;
end
$$;
comment on function desk.propose_correction(uuid, bigint, text, text, uuid, uuid) is
  'Proposes to add amount_cents (negative: take) to a person''s balance or correct a deposit. Idempotent by request_id. Raises not_allowed, session_ended (42501), code_required, request_id_required, own_correction, reason_required, subject_required, address_named, request_id_reused, not_found, invalid_amount, exceeds_available, reversal_open (another correction of the deposit waits), account_closed.';
select ground.open('desk.propose_correction', 'authenticated');

create function desk.correct_deposit(correction desk.corrections) returns desk.corrections
  language plpgsql set search_path = ''
as $$
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
end
$$;
comment on function desk.correct_deposit(desk.corrections) is
  'Books a deposit''s correction, against cash and insurance fund; the spent part becomes a receivable, and with nothing left it is reversed. Raises what desk.corrected_deposit raises.';

create function desk.review_correction(correction_id uuid, approve boolean, reason text default null) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  correction desk.corrections;
  available bigint;
  why text;
begin
  select * into correction from desk.corrections c where c.id = review_correction.correction_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if correction.investor_id = operator then
    raise exception 'own_correction' using hint = 'Another operator must decide it.';
  end if;
  if correction.proposed_by = operator then
    raise exception 'second_person_required' using hint = 'Whoever proposed it may withdraw it.';
  end if;
  why := ground.review_reason(approve, review_correction.reason);
  if correction.status <> 'proposed' then
    if correction.decided_by = operator and (correction.status = 'booked') = approve then
      return correction.status;
    end if;
    raise exception 'already_reviewed';
  end if;

  -- Bonuses need a proposer who may grant one; corrections any operator.
  if approve and not people.is_operator_since(correction.proposed_by, correction.created_at,
       variadic case correction.kind when 'bonus' then array['treasurer', 'admin'] else array['reviewer', 'treasurer', 'admin'] end) then
    raise exception 'approval_lapsed' using hint = 'Who proposed it is no operator any more: it can only be refused.';
  end if;
  if approve and correction.kind = 'bonus' then
    perform site.require_bonus('granted');
    perform desk.take_turn(correction.investor_id);
    perform desk.respect_limit('bonus', correction.investor_id, correction.amount_cents);
  end if;

  if approve and correction.amount_cents > 0 then
    perform ledger.require_unfrozen(correction.investor_id);
  end if;
  if approve and correction.kind = 'deposit_correction' then
    correction := desk.correct_deposit(correction);
  end if;

  update desk.corrections c
  set receivable_cents = correction.receivable_cents, status = case when approve then 'booked' else 'refused' end, decided_by = operator, ended_at = now(),
      refusal = case when not approve then why end
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
  perform ground.audit(case correction.kind when 'bonus' then 'bonus' else 'correction' end || '_' || correction.status, correction.id,
    jsonb_strip_nulls(jsonb_build_object(
      'person', correction.investor_id, 'amount_cents', correction.amount_cents, 'reason', coalesce(correction.refusal, correction.reason),
      'deposit', correction.deposit_id, 'receivable_cents', nullif(correction.receivable_cents, 0))));
  return correction.status;
end
$$;
comment on function desk.review_correction(uuid, boolean, text) is
  'Books or refuses another operator''s correction or bonus; returns its status. Never takes more than is available. Raises not_allowed, session_ended (42501), code_required, not_found, own_correction, second_person_required, reason_required, address_named, already_reviewed, approval_lapsed, person_frozen (a credit only), bonus_off (the site grants none), above_limit (a bonus only; detail: what is left of the caller''s limit, in cents), case_leased, exceeds_available (detail: what there is, in cents), invalid_amount, insufficient_funds.';
select ground.open('desk.review_correction', 'authenticated');

create function desk.withdraw_correction(correction_id uuid) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  correction desk.corrections;
begin
  select * into correction from desk.corrections c
  where c.id = withdraw_correction.correction_id and c.proposed_by = operator for update;
  if not found then
    raise exception 'not_found';
  end if;
  if correction.status in ('booked', 'refused') then
    raise exception 'already_reviewed';
  end if;
  if correction.status = 'proposed' then
    update desk.corrections c set status = 'withdrawn', ended_at = now() where c.id = correction.id;
    perform ground.audit(case correction.kind when 'bonus' then 'bonus' else 'correction' end || '_withdrawn', correction.id, jsonb_build_object('person', correction.investor_id, 'amount_cents', correction.amount_cents));
  end if;
  return 'withdrawn';
end
$$;
comment on function desk.withdraw_correction(uuid) is
  'Withdraws the caller''s correction before its decision; idempotent. Raises not_allowed, session_ended (42501), not_found, already_reviewed.';
select ground.open('desk.withdraw_correction', 'authenticated');

create function desk.correction_queue(from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false)
  returns table (
    id uuid, kind text, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, reason text, corrects text,
    proposed_by uuid, proposed_by_name text, created_at timestamptz, available_cents bigint, after_cents bigint,
    frozen boolean, due_at timestamptz, receivable_cents bigint, deposit_cents bigint, reverses boolean)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select c.id, c.kind, c.investor_id, p.name, p.email, c.amount_cents::bigint, c.reason, c.corrects, c.proposed_by, o.name, c.created_at,
      a.available_cents::bigint,
      case c.kind when 'deposit_correction' then greatest(a.available_cents + c.amount_cents, 0) else a.available_cents + c.amount_cents end,
      c.amount_cents > 0 and people.is_frozen(c.investor_id),
      c.created_at + desk.time_limit('corrections'),
      case c.kind when 'deposit_correction' then greatest(-c.amount_cents - a.available_cents, 0) else 0 end,
      d.arrived_cents + d.corrected_cents, coalesce(d.arrived_cents + d.corrected_cents + c.amount_cents = 0, false)
    from desk.case_page('corrections', sort, only_late, from_case) with ordinality g (id, place)
    join desk.corrections c on c.id = g.id
    join public.profiles p on p.id = c.investor_id
    join public.profiles o on o.id = c.proposed_by
    join ledger.accounts a on a.investor_id = c.investor_id
    left join public.deposits d on d.id = c.deposit_id
    order by g.place
    limit greatest(max_rows, 1);
end
$$;
comment on function desk.correction_queue(uuid, int, text, boolean) is
  'Returns open corrections and bonuses, ordered as desk.case_page, in cents; receivable_cents: spent part of a deposit. Raises not_allowed, session_ended (42501).';
select ground.open('desk.correction_queue', 'authenticated');
