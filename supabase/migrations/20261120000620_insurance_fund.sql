-- The insurance fund: 20% of each deposit and fee goes to it, and two operators pay losses from it.

create function ledger.insurance_left(cash_cents bigint, insurance_fund_cents bigint) returns bigint
  language sql immutable as $$
  -- Returns the insurance fund less negative cash, at least zero, in cents. This is published.

  -- A negative cash balance was paid out of the fund, whatever its account says.
  select greatest(0, insurance_fund_cents + least(cash_cents, 0))
$$;

create function ledger.insurance_held(moment timestamptz) returns bigint language sql stable as $$
  -- Returns the insurance fund of a moment, in cents (see ledger.insurance_left). Sums all transfers.
  select ledger.insurance_left(s.cash_cents, s.insurance_fund_cents) from ledger.add_up(0, 9223372036854775807, moment) s
$$;

create table plans.insurance_payouts (
  id uuid primary key default gen_random_uuid(),
  event text not null constraint insurance_payouts_event_named check (char_length(btrim(event)) between 3 and 120 and event !~ '[[:cntrl:]]'),
  happened_on date not null,
  evidence public.evidence not null,
  amount_cents public.amount not null,
  lost_cents public.amount not null,
  booked_at timestamptz not null default now(),
  constraint insurance_payouts_within_loss check (amount_cents <= lost_cents)
);
comment on table plans.insurance_payouts is 'Payments of the insurance fund for an event, by two people. Published.';
comment on column plans.insurance_payouts.evidence is 'Published, so it names no investor.';
select ground.append_only('plans.insurance_payouts');

create table plans.insurance_shares (
  id uuid primary key default gen_random_uuid(),
  payout_id uuid not null references plans.insurance_payouts (id),
  investor_id uuid not null references public.profiles (id),
  lost_cents public.amount not null,
  paid_cents public.cents not null,
  constraint insurance_shares_within_loss check (paid_cents between 0 and lost_cents),
  constraint insurance_shares_once unique (payout_id, investor_id)
);
comment on table plans.insurance_shares is 'The investors of an insurance payment, their losses and shares.';
grant select (id, event, booked_at) on plans.insurance_payouts to authenticated;
create policy insurance_payouts_investor_select on plans.insurance_payouts
  for select to authenticated
  using ((select people.caller()) is not null);
grant select (id, payout_id, investor_id) on plans.insurance_shares to authenticated;
select people.owner_reads('plans.insurance_shares');
select ground.append_only('plans.insurance_shares');

-- Two operators pay investors who lost money in an event, each the same part of their loss. Events are published.

create function plans.insurance_available() returns bigint language sql stable as $$
  -- Returns what the insurance fund can pay now, in cents.
  select ledger.insurance_left(t.cash_cents, t.insurance_fund_cents) from ledger.house_totals(9223372036854775807) t
$$;

create function plans.read_losses(losses jsonb) returns jsonb language plpgsql stable as $$
  -- Returns the losses (cents) by person of a treasurer's list of up to a thousand {email, lost_cents}.
declare
  one record;
  person text;
  lost jsonb := '{}';
begin
  if jsonb_typeof(losses) is distinct from 'array' or jsonb_array_length(losses) not between 1 and 1000 then
    raise exception 'invalid_losses' using detail = '0';
  end if;
  for one in select l.value, l.ordinality from jsonb_array_elements(read_losses.losses) with ordinality l loop
    if jsonb_typeof(one.value) <> 'object' or jsonb_typeof(one.value -> 'lost_cents') is distinct from 'number'
       or (one.value ->> 'lost_cents') !~ '^[1-9][0-9]{0,11}$' then
      raise exception 'invalid_losses' using detail = one.ordinality::text;
    end if;
    select p.id::text into person from public.profiles p
    where lower(p.email) = lower(btrim(one.value ->> 'email')) and p.closed_at is null;
    if not found then raise exception 'person_not_found' using detail = one.ordinality::text; end if;
    if lost ? person then raise exception 'person_twice' using detail = one.ordinality::text; end if;
    lost := lost || jsonb_build_object(person, one.value -> 'lost_cents');
  end loop;
  return lost;
end $$;

create function plans.shares_of(changes jsonb) returns table (investor_id uuid, lost_cents bigint, paid_cents bigint)
  language sql immutable as $$
  -- Returns what each person lost and is paid, in cents, by the proposal of a payment.
  select s.id, s.lost, s.whole + case when row_number() over (order by s.remainder desc, s.id) <= s.paid - sum(s.whole) over () then 1 else 0 end
  from (
    select l.key::uuid as id, l.value::bigint as lost, a.paid,
      div(l.value::numeric * a.paid, a.lost)::bigint as whole, mod(l.value::numeric * a.paid, a.lost) as remainder
    from (select (changes #>> '{amount_cents,1}')::numeric as paid, (changes #>> '{lost_cents,1}')::numeric as lost) a,
      jsonb_each_text(changes #> '{losses,1}') l) s
$$;

create function plans.hold_open(people jsonb) returns void language sql as $$
  -- Locks the accounts of people, the keys of an object, so that no one closes one that is about to be paid.

  -- In the order of their ids, as everybody locks accounts.
  select from ledger.accounts a where a.investor_id in (select k::uuid from jsonb_object_keys(people) k) order by a.investor_id for update
$$;

create function plans.put_insurance(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- The fund releases the amount, and each share is available to its investor, who is told.
declare
  losses constant jsonb := changes #> '{losses,1}';
  amount constant bigint := changes #>> '{amount_cents,1}';
  available bigint;
  payout plans.insurance_payouts;
  share plans.insurance_shares;
begin
  if losses ? (select auth.uid())::text then raise exception 'own_payout'; end if;
  perform plans.hold_open(losses);
  if exists (select from jsonb_object_keys(losses) k where people.is_frozen(k::uuid)) then
    raise exception 'person_frozen' using hint = 'Lift the freeze first, or cancel the payment and propose it without that person.';
  end if;
  available := plans.insurance_available();
  if amount > available then raise exception 'exceeds_available' using detail = available::text; end if;
  -- Not tried out when it is proposed: the books number their lines.
  if not details ? 'proposed_by' then return; end if;
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
end $$;

create function plans.propose_insurance_payout(
  request_id uuid, event text, happened_on date, evidence text, amount_cents bigint, losses jsonb) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- A treasurer proposes that the insurance fund pays amount_cents to investors who lost money in an event of a day
  -- (UTC), each the same part of what they lost (losses: [{email, lost_cents}]). Nothing is booked. Returns the
  -- request_id, for desk.confirm_proposal; a retry returns it again. Raises code_required, request_id_required,
  -- event_required, evidence_required, address_named, invalid_day, invalid_amount, request_id_reused, change_open,
  -- invalid_losses, person_not_found, person_twice (detail of the three: which line), own_payout (the caller is among
  -- them), person_frozen (one of them is), exceeds_loss, exceeds_available (detail of the two: the most in cents)
  -- (specification 1).
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  today constant date := (now() at time zone 'utc')::date;
  people jsonb;
  lost bigint;
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  if char_length(coalesce(btrim(event), '')) not between 3 and 120 or event ~ '[[:cntrl:]]' then
    raise exception 'event_required' using hint = 'Three to 120 characters, in one line.';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', event, ground.given_evidence(evidence)));
  if happened_on is null or happened_on not between today - 3650 and today then raise exception 'invalid_day'; end if;
  perform ground.require_amount(amount_cents);
  perform desk.take_turn_at_site();
  perform plans.hold_open(plans.read_losses(losses));
  people := plans.read_losses(losses);
  lost := (select sum(l.value::bigint) from jsonb_each_text(people) l);
  if amount_cents > lost then raise exception 'exceeds_loss' using detail = lost::text; end if;
  return desk.propose('insurance', '', desk.changes(null, jsonb_build_object(
    'event', btrim(event), 'happened_on', happened_on,
    'amount_cents', amount_cents, 'lost_cents', lost, 'evidence', btrim(evidence),
    'losses', people)), null, request_id);
end $$;

create function plans.insurance_shares(proposal_id uuid)
  returns table (investor_id uuid, investor_name text, investor_email text, lost_cents bigint, paid_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- For operators: the investors of a proposed insurance payment, what each lost and their share, in cents.
  select people.require_operator();
  select s.investor_id, p.name, p.email, s.lost_cents, s.paid_cents
  from desk.proposals o
  cross join lateral plans.shares_of(o.changes) s
  join public.profiles p on p.id = s.investor_id
  where o.id = insurance_shares.proposal_id and o.kind = 'insurance'
  order by s.lost_cents desc, s.investor_id limit 1000
$$;

create function plans.published_payouts() returns jsonb language sql stable security definer as $$ -- for: anon, authenticated
  -- Returns insurance payouts (cents), the twenty newest without names. Runs as its owner: visitors read no payment.
  select jsonb_build_object(
    'insurance_paid_cents', (select coalesce(sum(i.amount_cents), 0) from plans.insurance_payouts i),
    'insurance_payouts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'event', i.event, 'happened_on', i.happened_on, 'evidence', i.evidence,
        'stated_by', ground.stated_by(i.evidence), 'amount_cents', i.amount_cents, 'lost_cents', i.lost_cents,
        'people', (select count(*) from plans.insurance_shares s where s.payout_id = i.id), 'booked_at', i.booked_at)
        order by i.booked_at desc, i.id), '[]')
      from (select * from plans.insurance_payouts n order by n.booked_at desc, n.id limit 20) i))
$$;

create function plans.insurance_desk() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- For operators: what the insurance fund can pay now (available_cents), and its published payments.
  select people.require_operator();
  select plans.published_payouts() || jsonb_build_object('available_cents', plans.insurance_available())
$$;

create function plans.insurance_coverage() returns table (fund_cents bigint, owed_cents bigint, coverage_bp bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns insurance fund and liabilities to investors in cents, and their ratio in basis points, rounded down; null
  -- if nothing is owed. Runs as its owner: it sums all accounts and shows only the sums.

  -- In numeric: ten thousand times the liabilities may overflow bigint.
  select fund, owed, div(fund::numeric * 10000, nullif(owed, 0))::bigint
  from (
    select ledger.insurance_left(t.cash_cents, t.insurance_fund_cents) as fund, t.owed_cents as owed from ledger.house_totals() t
  ) sums
$$;
