-- Two operators pay investors who lost money in an event, each the same part of their loss. Amounts and events are published.

create function plans.insurance_available() returns bigint
  language sql stable set search_path = ''
as $$
  -- Adds all later transfers, because ledger.house_totals() may be stale.
  select ledger.insurance_left(coalesce(y.cash_cents, 0) + s.cash_cents, coalesce(y.insurance_fund_cents, 0) + s.insurance_fund_cents)
  from (select 1) always
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.add_up(coalesce(y.through_id, 0), 9223372036854775807, 'infinity') s
$$;
comment on function plans.insurance_available() is 'Returns what the insurance fund can pay now, in cents.';

create function plans.read_losses(losses jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  one record;
  person text;
  lost jsonb := '{}';
begin
  if jsonb_typeof(read_losses.losses) is distinct from 'array' or jsonb_array_length(read_losses.losses) not between 1 and 1000 then
    raise exception 'invalid_losses' using detail = '0';
  end if;
  for one in select l.value, l.ordinality from jsonb_array_elements(read_losses.losses) with ordinality l loop
    if jsonb_typeof(one.value) <> 'object' or jsonb_typeof(one.value -> 'lost_cents') is distinct from 'number'
       or (one.value ->> 'lost_cents') !~ '^[1-9][0-9]{0,11}$' then
      raise exception 'invalid_losses' using detail = one.ordinality::text;
    end if;
    select p.id::text into person from public.profiles p
    where lower(p.email) = lower(btrim(one.value ->> 'email')) and p.closed_at is null;
    if not found then
      raise exception 'person_not_found' using detail = one.ordinality::text;
    end if;
    if lost ? person then
      raise exception 'person_twice' using detail = one.ordinality::text;
    end if;
    lost := lost || jsonb_build_object(person, one.value -> 'lost_cents');
  end loop;
  return lost;
end
$$;
comment on function plans.read_losses(jsonb) is
  'Returns the losses (cents) by the ids of their people, of the list that a treasurer wrote down: up to a thousand of {email, lost_cents}. Raises invalid_losses, person_not_found (none, or closed), person_twice; detail: which line, 0 for the list.';

create function plans.shares_of(changes jsonb) returns table (investor_id uuid, lost_cents bigint, paid_cents bigint)
  language sql immutable set search_path = ''
as $$
  select s.id, s.lost, s.whole + case when row_number() over (order by s.remainder desc, s.id) <= s.paid - sum(s.whole) over () then 1 else 0 end
  from (
    select l.key::uuid as id, l.value::bigint as lost, a.paid,
      div(l.value::numeric * a.paid, a.lost)::bigint as whole, mod(l.value::numeric * a.paid, a.lost) as remainder
    from (select (changes #>> '{amount_cents,1}')::numeric as paid, (changes #>> '{lost_cents,1}')::numeric as lost) a,
      jsonb_each_text(changes #> '{losses,1}') l
  ) s
$$;
comment on function plans.shares_of(jsonb) is 'Returns what each person lost and is paid, in cents, by the proposal of a payment.';

create function plans.hold_open(people jsonb) returns void
  language sql set search_path = ''
as $$
  -- In the order of their ids, as everybody locks accounts.
  select from ledger.accounts a where a.investor_id in (select k::uuid from jsonb_object_keys(people) k) order by a.investor_id for update
$$;
comment on function plans.hold_open(jsonb) is 'Locks the accounts of people, the keys of an object, so that no one closes one that is about to be paid.';

create function plans.put_insurance(changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  losses constant jsonb := changes #> '{losses,1}';
  amount constant bigint := changes #>> '{amount_cents,1}';
  available bigint;
  payout plans.insurance_payouts;
  share plans.insurance_shares;
begin
  if losses ? (select auth.uid())::text then
    raise exception 'own_payout' using hint = 'Another treasurer must propose and confirm it.';
  end if;
  perform plans.hold_open(losses);
  if exists (select from jsonb_object_keys(losses) k where people.is_frozen(k::uuid)) then
    raise exception 'person_frozen' using hint = 'Lift the freeze first, or cancel the payment and propose it without that person.';
  end if;
  available := plans.insurance_available();
  if amount > available then
    raise exception 'exceeds_available' using detail = available::text;
  end if;
  -- Not tried out when it is proposed: the books number their lines.
  if not details ? 'proposed_by' then
    return;
  end if;
  insert into plans.insurance_payouts (event, happened_on, evidence, amount_cents, lost_cents)
  values (changes #>> '{event,1}', (changes #>> '{happened_on,1}')::date, changes #>> '{evidence,1}', amount, (changes #>> '{lost_cents,1}')::bigint)
  returning * into payout;
  insert into plans.insurance_shares (payout_id, investor_id, lost_cents, paid_cents)
  select payout.id, s.* from plans.shares_of(changes) s;
  perform ledger.transfer(null, 'cash', 'insurance_fund', amount, 'insurance_release', payout.id);
  for share in
    select * from plans.insurance_shares s where s.payout_id = payout.id and s.paid_cents > 0 order by s.investor_id
  loop
    perform ledger.transfer(share.investor_id, 'insurance_claims', 'available', share.paid_cents, 'insurance_payout', share.id);
    perform messages.notify(share.investor_id, 'portfolio', 'insurance.paid', share.id, share.paid_cents, payout.event);
  end loop;
  perform ground.audit('insurance_payout_booked', payout.id, jsonb_build_object('event', payout.event, 'amount_cents', amount) || details);
end
$$;
comment on function plans.put_insurance(jsonb, jsonb) is
  'The fund releases the amount, and each share is available to its investor, who is told. Raises own_payout (the caller is among them), person_frozen (one of them is), exceeds_available (detail: what there is, in cents).';

create function plans.propose_insurance_payout(
  request_id uuid, event text, happened_on date, evidence text, amount_cents bigint, losses jsonb) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  today constant date := (now() at time zone 'utc')::date;
  people jsonb;
  lost bigint;
begin
  if propose_insurance_payout.request_id is null then
    raise exception 'request_id_required';
  end if;
  if char_length(coalesce(btrim(propose_insurance_payout.event), '')) not between 3 and 120 or propose_insurance_payout.event ~ '[[:cntrl:]]' then
    raise exception 'event_required' using hint = 'Three to 120 characters, in one line.';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', propose_insurance_payout.event, ground.given_evidence(propose_insurance_payout.evidence)));
  if propose_insurance_payout.happened_on is null or propose_insurance_payout.happened_on not between today - 3650 and today then
    raise exception 'invalid_day';
  end if;
  if propose_insurance_payout.amount_cents is null or propose_insurance_payout.amount_cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  perform desk.take_turn_at_site();
  perform plans.hold_open(plans.read_losses(propose_insurance_payout.losses));
  people := plans.read_losses(propose_insurance_payout.losses);
  lost := (select sum(l.value::bigint) from jsonb_each_text(people) l);
  if propose_insurance_payout.amount_cents > lost then
    raise exception 'exceeds_loss' using detail = lost::text;
  end if;
  return desk.propose('insurance', '', desk.changes(null, jsonb_build_object(
    'event', btrim(propose_insurance_payout.event), 'happened_on', propose_insurance_payout.happened_on,
    'amount_cents', propose_insurance_payout.amount_cents, 'lost_cents', lost, 'evidence', btrim(propose_insurance_payout.evidence),
    'losses', people)), null, propose_insurance_payout.request_id);
end
$$;
comment on function plans.propose_insurance_payout(uuid, text, date, text, bigint, jsonb) is
  'A treasurer proposes that the insurance fund pays amount_cents to investors who lost money in an event of a day (UTC), each the same part of what they lost (losses: [{email, lost_cents}]). Nothing is booked. '
  'Returns the request_id, for desk.confirm_proposal; a retry returns it again. '
  'Raises not_allowed, session_ended (42501), code_required, request_id_required, event_required, evidence_required, address_named, invalid_day, invalid_amount, request_id_reused, change_open, invalid_losses, person_not_found, person_twice (detail of the three: which line), '
  'own_payout (the caller is among them), person_frozen (one of them is), exceeds_loss, exceeds_available (detail of the two: the most in cents) (specification 1).';
select ground.open('plans.propose_insurance_payout', 'authenticated');

create function plans.insurance_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return plans.published_payouts() || jsonb_build_object('available_cents', plans.insurance_available());
end
$$;
comment on function plans.insurance_desk() is
  'For operators: what the insurance fund can pay now (available_cents), and what is published of its payments (plans.published_payouts). Raises not_allowed, session_ended (42501).';
select ground.open('plans.insurance_desk', 'authenticated');

create function plans.insurance_shares(proposal_id uuid)
  returns table (investor_id uuid, investor_name text, investor_email text, lost_cents bigint, paid_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select s.investor_id, p.name, p.email, s.lost_cents, s.paid_cents
    from desk.proposals o
    cross join lateral plans.shares_of(o.changes) s
    join public.profiles p on p.id = s.investor_id
    where o.id = insurance_shares.proposal_id and o.kind = 'insurance'
    order by s.lost_cents desc, s.investor_id
    limit 1000;
end
$$;
comment on function plans.insurance_shares(uuid) is
  'For operators: the investors a proposed payment of the insurance fund is for, what each lost and their share, in cents. Raises not_allowed, session_ended (42501).';
select ground.open('plans.insurance_shares', 'authenticated');

create function plans.published_payouts() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'insurance_paid_cents', (select coalesce(sum(i.amount_cents), 0) from plans.insurance_payouts i),
    'insurance_payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', i.event, 'happened_on', i.happened_on, 'evidence', i.evidence, 'stated_by', ground.stated_by(i.evidence), 'amount_cents', i.amount_cents, 'lost_cents', i.lost_cents,
        'people', (select count(*) from plans.insurance_shares s where s.payout_id = i.id), 'booked_at', i.booked_at)
        order by i.booked_at desc, i.id), '[]')
      from (select * from plans.insurance_payouts n order by n.booked_at desc, n.id limit 20) i))
$$;
comment on function plans.published_payouts() is
  'Returns the sum of insurance payouts (cents) and the twenty newest, without names. Runs as its owner: visitors may read no payment.';

grant execute on function plans.published_payouts() to anon, authenticated;
