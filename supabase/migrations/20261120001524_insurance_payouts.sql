-- What the insurance fund is for: when an event of the house's has cost investors money, two people pay those it hit out of the
-- fund, each the same part of what they lost. What was paid, and for what, is published.

create trigger announce after insert or update on private.insurance_payouts
  for each statement execute function private.announce_to_operators();

create function private.insurance_available() returns bigint
  language sql stable set search_path = ''
as $$
  -- The last sums and all that came since, however much that is: ledger.house_totals() may be what was kept last.
  select ledger.insurance_left(coalesce(y.cash_cents, 0) + s.cash_cents, coalesce(y.insurance_fund_cents, 0) + s.insurance_fund_cents)
  from (select 1) always
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.add_up(coalesce(y.through_id, 0), 9223372036854775807, 'infinity') s
$$;
comment on function private.insurance_available() is 'What the insurance fund can pay at this moment, in cents: what is really there of it.';

create function private.read_losses(losses jsonb) returns table (line bigint, investor_id uuid, lost_cents bigint)
  language plpgsql stable set search_path = ''
as $$
declare
  one record;
begin
  if jsonb_typeof(read_losses.losses) is distinct from 'array' or jsonb_array_length(read_losses.losses) not between 1 and 1000 then
    raise exception 'invalid_losses' using detail = '0';
  end if;
  for one in select l.value, l.ordinality from jsonb_array_elements(read_losses.losses) with ordinality l loop
    line := one.ordinality;
    if jsonb_typeof(one.value) <> 'object' or jsonb_typeof(one.value -> 'lost_cents') is distinct from 'number'
       or (one.value ->> 'lost_cents') !~ '^[1-9][0-9]{0,11}$' then
      raise exception 'invalid_losses' using detail = line::text;
    end if;
    lost_cents := (one.value ->> 'lost_cents')::bigint;
    select p.id into investor_id from public.profiles p
    where lower(p.email) = lower(btrim(one.value ->> 'email')) and p.closed_at is null;
    if not found then
      raise exception 'person_not_found' using detail = line::text;
    end if;
    return next;
  end loop;
end
$$;
comment on function private.read_losses(jsonb) is
  'The losses that a treasurer wrote down, a list of up to a thousand of {email, lost_cents}, with whose each is. Raises invalid_losses, person_not_found (none, or closed); detail: which line, 0 for the list.';

create function private.propose_insurance_payout(
  request_id uuid, event text, happened_on date, evidence text, amount_cents bigint, losses jsonb) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  today constant date := (now() at time zone 'utc')::date;
  known private.insurance_payouts;
  lost bigint;
  twice bigint;
  available bigint;
begin
  if propose_insurance_payout.request_id is null then
    raise exception 'request_id_required';
  end if;
  if char_length(coalesce(btrim(propose_insurance_payout.event), '')) not between 3 and 120 or propose_insurance_payout.event ~ '[[:cntrl:]]' then
    raise exception 'event_required' using hint = 'Three to 120 characters, in one line.';
  end if;
  perform private.refuse_addresses(concat_ws(' ', propose_insurance_payout.event, private.given_evidence(propose_insurance_payout.evidence)));
  if propose_insurance_payout.happened_on is null or propose_insurance_payout.happened_on not between today - 3650 and today then
    raise exception 'invalid_day';
  end if;
  if propose_insurance_payout.amount_cents is null or propose_insurance_payout.amount_cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  -- Those who propose take turns, so that one is told of the other's.
  perform pg_advisory_xact_lock(hashtextextended('insurance payout', 0));
  select * into known from private.insurance_payouts i where i.id = propose_insurance_payout.request_id;
  if found then
    if (known.proposed_by, known.event, known.happened_on, known.evidence, known.amount_cents::bigint) is distinct from (
      operator, btrim(propose_insurance_payout.event), propose_insurance_payout.happened_on, btrim(propose_insurance_payout.evidence),
      propose_insurance_payout.amount_cents)
      or array(select l.investor_id || ' ' || l.lost_cents from private.read_losses(propose_insurance_payout.losses) l order by 1)
        <> array(select s.investor_id || ' ' || s.lost_cents from private.insurance_shares s where s.payout_id = known.id order by 1) then
      raise exception 'request_id_reused';
    end if;
    return known.id;
  end if;
  if exists (select from private.insurance_payouts i where num_nonnulls(i.booked_at, i.cancelled_at) = 0) then
    raise exception 'payout_open' using hint = 'Book it or cancel it first.';
  end if;
  -- In the order of their ids, as everybody locks accounts: no one closes one that is about to be paid.
  perform from ledger.accounts a
  where a.investor_id in (select l.investor_id from private.read_losses(propose_insurance_payout.losses) l)
  order by a.investor_id
  for update;
  select sum(l.lost_cents), max(l.line) filter (where l.place > 1) into lost, twice
  from (
    select r.line, r.lost_cents, row_number() over (partition by r.investor_id order by r.line) as place
    from private.read_losses(propose_insurance_payout.losses) r
  ) l;
  if twice is not null then
    raise exception 'person_twice' using detail = twice::text;
  end if;
  if exists (select from private.read_losses(propose_insurance_payout.losses) l where l.investor_id = operator) then
    raise exception 'own_payout' using hint = 'Another treasurer must propose it.';
  end if;
  if propose_insurance_payout.amount_cents > lost then
    raise exception 'exceeds_loss' using detail = lost::text;
  end if;
  available := private.insurance_available();
  if propose_insurance_payout.amount_cents > available then
    raise exception 'exceeds_available' using detail = available::text;
  end if;

  insert into private.insurance_payouts (id, event, happened_on, evidence, amount_cents, lost_cents, proposed_by)
  values (propose_insurance_payout.request_id, btrim(propose_insurance_payout.event), propose_insurance_payout.happened_on,
    btrim(propose_insurance_payout.evidence), propose_insurance_payout.amount_cents, lost, operator);
  -- The same part of each loss, in whole cents; the cents that are left go to the largest remainders.
  insert into private.insurance_shares (payout_id, investor_id, lost_cents, paid_cents)
  select propose_insurance_payout.request_id, s.investor_id, s.lost_cents,
    s.whole + case when row_number() over (order by s.remainder desc, s.investor_id)
      <= propose_insurance_payout.amount_cents - sum(s.whole) over () then 1 else 0 end
  from (
    select l.investor_id, l.lost_cents,
      div(l.lost_cents::numeric * propose_insurance_payout.amount_cents, lost)::bigint as whole,
      mod(l.lost_cents::numeric * propose_insurance_payout.amount_cents, lost) as remainder
    from private.read_losses(propose_insurance_payout.losses) l
  ) s;
  perform private.audit('insurance_payout_proposed', propose_insurance_payout.request_id, jsonb_build_object(
    'event', btrim(propose_insurance_payout.event), 'happened_on', propose_insurance_payout.happened_on,
    'evidence', btrim(propose_insurance_payout.evidence), 'amount_cents', propose_insurance_payout.amount_cents, 'lost_cents', lost,
    'people', jsonb_array_length(propose_insurance_payout.losses)));
  return propose_insurance_payout.request_id;
end
$$;
comment on function private.propose_insurance_payout(uuid, text, date, text, bigint, jsonb) is
  'A treasurer proposes that the insurance fund pays amount_cents to investors who lost money in an event of a day (UTC), each the same part of what they lost (losses: [{email, lost_cents}]). Nothing is booked. '
  'Returns the request_id, for private.book_insurance_payout; a retry returns it again. '
  'Raises not_allowed, session_ended (42501), code_required, request_id_required, event_required, evidence_required, address_named, invalid_day, invalid_amount, request_id_reused, payout_open, invalid_losses, person_not_found, person_twice (detail of the three: which line), '
  'own_payout (the caller is among them), exceeds_loss, exceeds_available (detail of the two: the most in cents) (specification 1).';
select private.open('private.propose_insurance_payout', 'authenticated');

create function private.insurance_payout_in_turn(payout_id uuid) returns private.insurance_payouts
  language plpgsql set search_path = ''
as $$
declare
  payout private.insurance_payouts;
begin
  select * into payout from private.insurance_payouts i where i.id = payout_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  return payout;
end
$$;
comment on function private.insurance_payout_in_turn(uuid) is 'Locks a proposed payment of the insurance fund and returns it. Raises not_found.';

create function private.book_insurance_payout(payout_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  payout constant private.insurance_payouts := private.insurance_payout_in_turn(payout_id);
  available bigint;
  share private.insurance_shares;
begin
  if payout.booked_by = operator then
    return;
  end if;
  if num_nonnulls(payout.booked_at, payout.cancelled_at) > 0 then
    raise exception 'already_reviewed';
  end if;
  if payout.proposed_by = operator then
    raise exception 'second_person_required';
  end if;
  if exists (select from private.insurance_shares s where s.payout_id = payout.id and s.investor_id = operator) then
    raise exception 'own_payout' using hint = 'Another treasurer must book it.';
  end if;
  if not private.is_operator_since(payout.proposed_by, payout.proposed_at, 'treasurer', 'admin') then
    raise exception 'approval_lapsed' using hint = 'Who proposed it is no treasurer any more: it can only be cancelled.';
  end if;
  perform from ledger.accounts a
  where a.investor_id in (select s.investor_id from private.insurance_shares s where s.payout_id = payout.id)
  order by a.investor_id
  for update;
  if exists (select from private.insurance_shares s where s.payout_id = payout.id and private.is_frozen(s.investor_id)) then
    raise exception 'person_frozen' using hint = 'Lift the freeze first, or cancel the payment and propose it without that person.';
  end if;
  available := private.insurance_available();
  if payout.amount_cents > available then
    raise exception 'exceeds_available' using detail = available::text;
  end if;
  update private.insurance_payouts i set booked_by = operator, booked_at = now() where i.id = payout.id;
  perform ledger.transfer(null, 'cash', 'insurance_fund', payout.amount_cents, 'insurance_release', payout.id);
  for share in
    select * from private.insurance_shares s where s.payout_id = payout.id and s.paid_cents > 0 order by s.investor_id
  loop
    perform ledger.transfer(share.investor_id, 'insurance_claims', 'available', share.paid_cents, 'insurance_payout', share.id);
    perform private.tell(share.investor_id, 'portfolio', 'insurance.paid', share.id, share.paid_cents, payout.event);
  end loop;
  perform private.audit('insurance_payout_booked', payout.id, jsonb_build_object('event', payout.event, 'amount_cents', payout.amount_cents));
end
$$;
comment on function private.book_insurance_payout(uuid) is
  'Another treasurer, who is paid nothing of it, books a proposed payment: the fund releases the amount, and each share is available to its investor, who is told. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, already_reviewed, second_person_required, own_payout, approval_lapsed, person_frozen (one of them is), exceeds_available (detail: what there is, in cents).';
select private.open('private.book_insurance_payout', 'authenticated');

create function private.cancel_insurance_payout(payout_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  payout constant private.insurance_payouts := private.insurance_payout_in_turn(payout_id);
begin
  if payout.cancelled_at is not null then
    return;
  end if;
  if payout.booked_at is not null then
    raise exception 'already_reviewed';
  end if;
  update private.insurance_payouts i set cancelled_by = operator, cancelled_at = now() where i.id = payout.id;
  perform private.audit('insurance_payout_cancelled', payout.id, jsonb_build_object('event', payout.event, 'amount_cents', payout.amount_cents));
end
$$;
comment on function private.cancel_insurance_payout(uuid) is
  'A treasurer cancels a proposed payment of the insurance fund; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, already_reviewed.';
select private.open('private.cancel_insurance_payout', 'authenticated');

create function private.insurance_balance() returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return private.insurance_available();
end
$$;
comment on function private.insurance_balance() is 'For operators: what the insurance fund can pay now, in cents. Raises not_allowed, session_ended (42501).';
select private.open('private.insurance_balance', 'authenticated');

create function private.insurance_payouts()
  returns table (
    id uuid, event text, happened_on date, evidence text, amount_cents bigint, lost_cents bigint, people bigint,
    proposed_by uuid, proposed_by_name text, proposed_at timestamptz, booked_by_name text, booked_at timestamptz, cancelled_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select i.id, i.event, i.happened_on, i.evidence::text, i.amount_cents::bigint, i.lost_cents::bigint,
      (select count(*) from private.insurance_shares s where s.payout_id = i.id),
      i.proposed_by, p.name, i.proposed_at, b.name, i.booked_at, i.cancelled_at
    from private.insurance_payouts i
    join public.profiles p on p.id = i.proposed_by
    left join public.profiles b on b.id = i.booked_by
    order by i.proposed_at desc, i.id
    limit 50;
end
$$;
comment on function private.insurance_payouts() is
  'For operators: the fifty newest payments of the insurance fund, amounts in cents; neither booked nor cancelled is the one that waits. Raises not_allowed, session_ended (42501).';
select private.open('private.insurance_payouts', 'authenticated');

create function private.insurance_shares(payout_id uuid)
  returns table (investor_id uuid, investor_name text, investor_email text, lost_cents bigint, paid_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select s.investor_id, p.name, p.email, s.lost_cents::bigint, s.paid_cents::bigint
    from private.insurance_shares s
    join public.profiles p on p.id = s.investor_id
    where s.payout_id = insurance_shares.payout_id
    order by s.lost_cents desc, s.investor_id
    limit 1000;
end
$$;
comment on function private.insurance_shares(uuid) is
  'For operators: the investors a payment of the insurance fund is for, what each lost and their share, in cents. Raises not_allowed, session_ended (42501).';
select private.open('private.insurance_shares', 'authenticated');

create function private.published_payouts() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'insurance_paid_cents', (select coalesce(sum(i.amount_cents), 0) from private.insurance_payouts i where i.booked_at is not null),
    'insurance_payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', i.event, 'happened_on', i.happened_on, 'evidence', i.evidence, 'stated_by', private.stated_by(i.evidence), 'amount_cents', i.amount_cents, 'lost_cents', i.lost_cents,
        'people', (select count(*) from private.insurance_shares s where s.payout_id = i.id), 'booked_at', i.booked_at)
        order by i.booked_at desc, i.id), '[]')
      from (select * from private.insurance_payouts n where n.booked_at is not null order by n.booked_at desc, n.id limit 20) i))
$$;
comment on function private.published_payouts() is
  'What everybody sees of the insurance fund''s payouts: their sum (cents), and the twenty newest with event, day, evidence, amount, loss and how many people; never who. Runs as its owner: visitors may read no payment.';

grant execute on function private.published_payouts() to anon, authenticated;
