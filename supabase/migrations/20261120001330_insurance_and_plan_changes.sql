-- Insurance payments, money that no one claims, changes of plans, and previews of a day before it is booked.

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
comment on column plans.insurance_payouts.event is 'One line; published, and shown to those who are paid.';
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

-- Owners of closed accounts cannot be reached: one who proves their identity to a treasurer is paid by another.

create function plans.unclaimed_amounts() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable as $$
  -- Returns the unclaimed cents of each closed account that ever had any, and their first day.
  select coalesce(x.investor_id, u.person_id), min(t.value_date),
    sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end)::bigint
  from ledger.transfers t
  -- By purpose: people choose position ids.
  left join public.positions x on x.id = t.reference and t.code <> 'unclaimed_payout'
  left join plans.unclaimed_payouts u on u.id = t.reference and t.code = 'unclaimed_payout'
  where t.debit = 'unclaimed' or t.credit = 'unclaimed'
  group by 1
$$;

create function plans.propose_unclaimed_payout(person_id uuid, recipient text, evidence text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- A treasurer proposes to pay all that is unclaimed of a closed account, where to (network and address) and on what
  -- evidence; returns the id for plans.pay_unclaimed. A retry returns the first. Raises code_required,
  -- recipient_required, dead_address, evidence_required, change_open, not_found (nothing is unclaimed).
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  unclaimed bigint;
begin
  if char_length(coalesce(btrim(recipient), '')) not between 10 and 200
     or recipient ~ '[[:cntrl:]]' then
    raise exception 'recipient_required' using hint = 'Network and address: ten to two hundred characters, in one line.';
  end if;
  perform payments.refuse_dead_addresses(recipient);
  perform ground.given_evidence(evidence);
  perform desk.take_turn_at_site();
  -- Those who take back yield of the same account take turns with this.
  perform from ledger.accounts a where a.investor_id = propose_unclaimed_payout.person_id for update;
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = propose_unclaimed_payout.person_id);
  if coalesce(unclaimed, 0) = 0 then raise exception 'not_found'; end if;
  return desk.propose('unclaimed', person_id::text, desk.changes(null, jsonb_build_object(
    'amount_cents', unclaimed, 'recipient', btrim(recipient), 'evidence', btrim(evidence))), null);
end $$;

create function plans.put_unclaimed(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Records the payment of what a closed account has earned, by the network and the transaction id of the details.
declare
  person constant uuid := subject;
  amount constant bigint := changes #>> '{amount_cents,1}';
  given_network constant text := details ->> 'network';
  paid_with constant text := payments.transaction_id(given_network, details ->> 'transaction_id');
  unclaimed bigint;
  payout uuid;
begin
  -- What it is paid with is known when it is confirmed.
  if not details ? 'proposed_by' then return; end if;
  if details ->> 'transaction_id' is null then raise exception 'transaction_id_required'; end if;
  if paid_with is null then raise exception 'invalid_transaction_id'; end if;
  if amount < payments.dust_cents(given_network) then
    raise exception 'below_dust' using detail = payments.dust_cents(given_network)::text;
  end if;
  perform from ledger.accounts a where a.investor_id = person for update;
  perform ledger.require_unfrozen(person);
  perform payments.lock_transaction(given_network, paid_with);
  if exists (select from plans.unclaimed_payouts u where u.network = given_network and u.transaction_id = paid_with)
     or exists (select from public.withdrawals w where w.network = given_network and w.transaction_id = paid_with)
     or exists (
       select from public.deposits d where d.status = 'approved' and d.network = given_network and d.transaction_id = paid_with) then
    raise exception 'transaction_counted' using hint = 'Unclaimed money is paid with a transaction of its own.';
  end if;
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = person);
  if unclaimed < amount then raise exception 'exceeds_available' using detail = unclaimed::text; end if;
  insert into plans.unclaimed_payouts (person_id, amount_cents, network, transaction_id)
  values (person, amount, given_network, paid_with) returning id into payout;
  perform ledger.transfer(null, 'unclaimed', 'cash', amount, 'unclaimed_payout', payout);
  perform ground.audit('unclaimed_paid', payout, details || jsonb_build_object(
    'person', person, 'amount_cents', amount, 'recipient', changes #>> '{recipient,1}', 'transaction_id', paid_with));
end $$;

create function plans.pay_unclaimed(proposal_id uuid, network text, transaction_id text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Another treasurer records the payment that was proposed of what a closed account has earned, by its network and
  -- transaction id: a transaction of its own. A retry is a no-op. Raises code_required, not_found, invalid_network,
  -- transaction_id_required, invalid_transaction_id, below_dust (the network does not carry so little), person_frozen,
  -- transaction_counted, exceeds_available (detail: what there is, in cents), and what desk.confirm_proposal raises.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
begin
  if not exists (select from desk.proposals p where p.id = pay_unclaimed.proposal_id and p.kind = 'unclaimed') then
    raise exception 'not_found';
  end if;
  if not coalesce(pg_input_is_valid(network, 'public.network'), false) then raise exception 'invalid_network'; end if;
  perform desk.confirm_with(operator, proposal_id, jsonb_build_object(
    'network', network, 'transaction_id', nullif(btrim(transaction_id), '')));
end $$;

create function plans.unclaimed_money() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- What is unclaimed of each closed account (cents), and since which day; for treasurers.
  select people.require_operator('treasurer', 'admin');
  select a.person_id, a.since, a.amount_cents from plans.unclaimed_amounts() a
  where a.amount_cents > 0
  order by a.since, a.person_id limit 200
$$;

-- Two operators pay investors who lost money in an event, each the same part of their loss. Events are published.

create function plans.insurance_available() returns bigint language sql stable as $$
  -- Returns what the insurance fund can pay now, in cents.

  -- Adds all later transfers, because ledger.house_totals() may be stale.
  select ledger.insurance_left(coalesce(y.cash_cents, 0) + s.cash_cents, coalesce(y.insurance_fund_cents, 0) + s.insurance_fund_cents)
  from (select 1) always
  left join (select * from ledger.tallies k order by k.through_id desc limit 1) y on true
  cross join lateral ledger.add_up(coalesce(y.through_id, 0), 9223372036854775807, 'infinity') s
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

-- Forms send what they opened with (`seen`): of two concurrent edits the second fails.

create function plans.plan_desk() returns table (
  id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint,
  max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, hashrate numeric,
  offers text[], place int, on_sale boolean, version text, held bigint, held_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns every plan with active packages and principal including top-ups (cents); version is for save_plan.
  select people.require_operator();
  select p.id, p.title, p.duration,
    (extract(year from p.term) * 12 + extract(month from p.term))::int, extract(day from p.term)::int,
    p.price_text, p.min_cents::bigint, p.max_cents::bigint, p.top_ups_per_day, p.roi_bp, p.profit_bonus_bp,
    p.referral_bonus_bp, p.hashrate, p.offers, p.position, p.active, md5(p::text), coalesce(s.packages, 0),
    coalesce(s.principal_cents, 0)
  from public.plans p
  left join ledger.plan_sums() s on s.plan_id = p.id
  order by p.position limit 200
$$;

create function plans.offer_matches_plan(
  line text, max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int,
  hashrate numeric) returns boolean language sql immutable as $$
  -- Returns whether an offer's line states a field of the plan (3, Plans); any other is an unproven claim.
  select coalesce(case
    when line ~ '^[0-9]{1,3} daily top up$' then number = top_ups_per_day
    -- The smaller of two maxima promises nothing that is not kept (D47a).
    when line ~ '^[0-9]{1,9} max( price)?$' then number * 100 >= max_cents
    when line ~ '^[0-9]{1,3}([.][0-9]{1,2})?% interest$' then number * 100 = roi_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% profit bonus$' then number * 100 = profit_bonus_bp
    when line ~ '^[0-9]{1,2}([.][0-9]{1,2})?% referral bonus$' then number * 100 = referral_bonus_bp
    when line ~ '^hashrate [0-9]{1,7}([.][0-9]{1,3})?ph/s$' then number = hashrate
  end, false)
  from (select (regexp_match(line, '[0-9]+(?:[.][0-9]+)?'))[1]::numeric as number) n
$$;

create function plans.price_text_matches(price_text text, min_cents bigint, max_cents bigint) returns boolean
  language sql immutable as $$
  -- Returns whether a price in words, like $5,000 or $100-$500, matches minimum and maximum (cents).
  select coalesce(
    bool_and(replace(n.number, ',', '')::numeric * 100 = case n.place when 1 then min_cents else max_cents end)
      filter (where price_text ~ '^[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?(-[$][0-9]{1,3}(,?[0-9]{3})*([.][0-9]{2})?)?$'), false)
  from regexp_matches(price_text, '[0-9,]+(?:[.][0-9]{2})?', 'g') with ordinality m (parts, place)
  cross join lateral (select m.parts[1] as number, m.place) n
$$;

create function plans.largest_referral_bonus(plan public.plans) returns numeric language sql immutable as $$
  -- Returns the largest referral bonus (cents) of one purchase of a plan.
  select coalesce(trunc(plan.max_cents::numeric * plan.referral_bonus_bp / 10000), 0)
$$;

create function plans.put_plan(plan_id text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Adds or changes a plan.
declare
  before public.plans;
  wanted public.plans;
begin
  lock table public.plans in share row exclusive mode;
  select * into before from public.plans p where p.id = put_plan.plan_id;
  wanted := jsonb_populate_record(before, desk.changed(case when before.id is not null then to_jsonb(before) end, changes));
  if exists (select from public.plans p where p.position = wanted.position and p.id <> wanted.id) then
    raise exception 'place_taken';
  end if;
  if wanted.active and wanted.hashrate is not null and wanted.source_id is null and not ground.is_sandbox() then
    raise exception 'source_required' using hint = 'Nothing proves its PH/s: set its source of mining first.';
  end if;
  -- Terms that book a bonus are its grant, so the caller's limit for bonuses applies.
  if plans.largest_referral_bonus(wanted) > plans.largest_referral_bonus(before) then
    perform desk.respect_limit('bonus', null, plans.largest_referral_bonus(wanted)::bigint);
  end if;
  insert into public.plans as p select wanted.*
  on conflict on constraint plans_pkey do update
    set title = excluded.title, duration = excluded.duration, term = excluded.term, price_text = excluded.price_text,
        min_cents = excluded.min_cents, max_cents = excluded.max_cents, top_ups_per_day = excluded.top_ups_per_day,
        roi_bp = excluded.roi_bp, profit_bonus_bp = excluded.profit_bonus_bp,
        referral_bonus_bp = excluded.referral_bonus_bp, hashrate = excluded.hashrate, offers = excluded.offers,
        position = excluded.position, active = excluded.active;
  perform ground.audit(case when before.id is null then 'plan_added' else 'plan_changed' end, null,
    jsonb_build_object('plan', wanted.id, 'changes', changes) || details);
end $$;

create function plans.save_plan(
  plan_id text, title text, duration text, term_months int, term_days int, price_text text, min_cents bigint,
  max_cents bigint, top_ups_per_day int, roi_bp int, profit_bonus_bp int, referral_bonus_bp int, offers text[],
  place int, on_sale boolean, reason text, hashrate numeric default null, seen text default null) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Adds (seen null) or changes a plan: cents, basis points, PH/s (null: none). Texts only state fields. On a live site
  -- it only proposes all but stopping the sale, and returns the proposal's id. Idempotent. Raises code_required,
  -- reason_required, invalid_plan (detail: the field), plan_exists, changed_meanwhile, place_taken, source_required,
  -- above_limit, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before public.plans;
  wanted public.plans;
  unsold public.plans;
  wrong constant text := case
    when save_plan.plan_id is null or save_plan.plan_id !~ '^[a-z0-9][a-z0-9-]{0,39}$' then 'id'
    -- A name, not a sentence, even with hyphens: cards only state fields.
    when coalesce(btrim(save_plan.title) !~ '^[[:alpha:]]+(-[[:alpha:]]+)?( [[:alnum:]]+)?$' or char_length(btrim(save_plan.title)) > 30, true) then 'title'
    when coalesce(btrim(save_plan.duration) !~ '^[1-9][0-9]{0,3} (day|week|month|year)s?( [1-9][0-9]{0,3} (day|week)s?)?$', true) then 'duration'
    when coalesce(save_plan.term_months not between 0 and 120 or save_plan.term_days not between 0 and 3650
      or save_plan.term_months + save_plan.term_days = 0, true) then 'term'
    when btrim(save_plan.duration)::interval::text <> make_interval(months => save_plan.term_months, days => save_plan.term_days)::text then 'duration'
    when coalesce(save_plan.min_cents not between 1 and ground.most_cents(), true) then 'min_cents'
    when coalesce(save_plan.max_cents not between save_plan.min_cents and ground.most_cents(), true) then 'max_cents'
    when not plans.price_text_matches(btrim(save_plan.price_text), save_plan.min_cents, save_plan.max_cents) then 'price_text'
    when coalesce(save_plan.top_ups_per_day not between 0 and 100, true) then 'top_ups_per_day'
    -- The house pays both: neither exceeds the specification's highest (3, Plans).
    when coalesce(save_plan.profit_bonus_bp not between 0 and 3500, true) then 'profit_bonus_bp'
    when save_plan.hashrate is not null and (
      save_plan.hashrate < 0.001 or save_plan.hashrate * save_plan.max_cents > 1000000 * save_plan.min_cents::numeric or scale(save_plan.hashrate) > 3) then 'hashrate'
    when coalesce(save_plan.roi_bp not between 0 and 100000, true) then 'roi_bp'
    when coalesce(save_plan.referral_bonus_bp not between 0 and 1000, true) then 'referral_bonus_bp'
    when coalesce(cardinality(save_plan.offers), 99) > 12
      or exists (
        select from unnest(save_plan.offers) o (line)
        where not plans.offer_matches_plan(
          o.line, save_plan.max_cents, save_plan.top_ups_per_day, save_plan.roi_bp, save_plan.profit_bonus_bp,
          save_plan.referral_bonus_bp, save_plan.hashrate)) then 'offers'
    when coalesce(save_plan.place not between 1 and 1000, true) then 'place'
    when save_plan.on_sale is null then 'on_sale'
  end;
begin
  if wrong is not null then raise exception 'invalid_plan' using detail = wrong; end if;
  perform desk.take_turn_at_site();
  -- Locked, so that the seen version is current. Purchases and readers do not wait for it.
  lock table public.plans in share row exclusive mode;
  select * into before from public.plans p where p.id = save_plan.plan_id;
  wanted := jsonb_populate_record(wanted, jsonb_build_object(
    'id', plan_id, 'title', btrim(title), 'duration', btrim(duration),
    'term', make_interval(months => term_months, days => term_days),
    'price_text', btrim(price_text), 'min_cents', min_cents, 'max_cents', max_cents, 'top_ups_per_day', top_ups_per_day,
    'roi_bp', roi_bp,
    'profit_bonus_bp', profit_bonus_bp, 'hashrate', hashrate, 'referral_bonus_bp', referral_bonus_bp, 'offers', offers,
    'position', place,
    'active', on_sale, 'source_id', before.source_id, 'phs_per_dollar', before.phs_per_dollar));
  if before is not distinct from wanted then return null; end if;
  if seen is null and before.id is not null then raise exception 'plan_exists'; end if;
  if seen is distinct from md5(before::text) and seen is not null then raise exception 'changed_meanwhile'; end if;
  unsold := jsonb_populate_record(before, '{"active": false}');
  return desk.decide('plan', plan_id,
    desk.changes(case when before.id is not null then to_jsonb(before) end, to_jsonb(wanted)),
    why, wanted is not distinct from unsold);
end $$;

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

create function plans.largest_shares(plan_id text, day date, amount_cents bigint) returns table (
  position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
  language sql stable set work_mem = '64MB' as $$
  -- Returns the 200 largest shares of a plan's income (cents) of a day (UTC), with the number and sum of all.
  select y.*, count(*) over () as positions, (sum(y.share_cents) over ())::bigint as shared_cents
  from plans.yield_shares(largest_shares.plan_id, largest_shares.day, largest_shares.amount_cents, now(), '{}') y
  where largest_shares.amount_cents > 0
  order by y.share_cents desc, y.position_id limit 200
$$;

create function plans.preview_yield(plan_id text, day date, amount_cents bigint) returns table (
  investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint,
  shared_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns post_yield's 200 largest shares, with number and sum of all, for a plan, day (UTC) and income (cents).
  -- Raises plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_holders.
begin
  perform people.require_operator('treasurer', 'admin');
  perform plans.check_yield(plan_id, day, amount_cents);
  if amount_cents > 0 and plans.has_many_holders(plan_id, day) then raise exception 'too_many_holders'; end if;
  return query
    select s.investor_id, p.name, s.principal_cents, s.share_cents, s.positions, s.shared_cents
    from plans.largest_shares(preview_yield.plan_id, preview_yield.day, preview_yield.amount_cents) s
    join public.profiles p on p.id = s.investor_id
    order by s.share_cents desc, s.position_id;
end $$;

create function plans.start_yield_preview(plan_id text, day date, amount_cents bigint) returns bigint
  language plpgsql security definer as $$ -- door: authenticated
  -- Queues a preview of an income (cents) with many shares; plans.yield_preview returns its result for an hour. Raises
  -- plan_not_found, invalid_day, day_too_old, invalid_amount, loss_too_old, too_many_pending.
declare
  operator constant uuid := people.require_operator('treasurer', 'admin');
begin
  perform plans.check_yield(plan_id, day, amount_cents);
  delete from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at < now() - interval '1 hour';
  if (select count(*) >= 10 from jobs.jobs j where j.kind = 'yield_preview' and j.ended_at is null) then
    raise exception 'too_many_pending' using hint = 'Other previews are being computed.';
  end if;
  return jobs.start_job('yield_preview', null, jsonb_build_object(
    'plan_id', plan_id, 'day', day, 'amount_cents', amount_cents),
    operator, is_small => false);
end $$;

create function plans.advance_yield_preview(job jobs.jobs) returns jobs.jobs language plpgsql as $$
  -- Computes the whole preview without locking accounts.
begin
  select coalesce(jsonb_agg(to_jsonb(s) order by s.share_cents desc, s.position_id), '[]'), coalesce(max(s.positions), 0)
  into job.result, job.total
  from plans.largest_shares(job.details ->> 'plan_id', (job.details ->> 'day')::date, (job.details ->> 'amount_cents')::bigint) s;
  job.done := job.total;
  return job;
end $$;

create function plans.yield_preview(job_id bigint) returns table (
  investor_id uuid, investor_name text, principal_cents bigint, share_cents bigint, positions bigint,
  shared_cents bigint) language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the result of plans.start_yield_preview once done, as plans.preview_yield. Raises not_found.
begin
  perform people.require_operator('treasurer', 'admin');
  if not exists (select from jobs.jobs j where j.id = yield_preview.job_id and j.kind = 'yield_preview' and j.state = 'done') then
    raise exception 'not_found';
  end if;
  return query
    select s.investor_id, p.name, s.principal_cents, s.share_cents, s.positions, s.shared_cents
    from jobs.jobs j,
      jsonb_to_recordset(j.result) s (
        position_id uuid, investor_id uuid, principal_cents bigint, share_cents bigint, positions bigint, shared_cents bigint)
    join public.profiles p on p.id = s.investor_id
    where j.id = yield_preview.job_id
    order by s.share_cents desc, s.position_id;
end $$;

create function plans.yield_days(plan_id text, first_day date, days int default 31) returns table (
  day date, is_over boolean, held boolean, bookable boolean, amount_cents bigint, evidence text, posted_by text,
  posting_id uuid) language sql stable security definer as $$ -- door: authenticated
  -- The calendar of a plan for operators, up to 62 days (UTC) that have come: whether it is over, whether anyone held
  -- the plan, whether it can still be booked, and what was, in cents; null means nothing yet.
  select people.require_operator();
  with calendar as (
    -- The last holder before a day's end mostly still held the plan on it.
    select d.day, exists (
      select from (
        select least(x.matures_at, x.closed_at) as ends_at from public.positions x
        where x.plan_id = yield_days.plan_id and x.opened_at < (d.day + 1)::timestamp at time zone 'utc'
        order by x.opened_at desc limit 100) newest
      where newest.ends_at > d.day::timestamp at time zone 'utc') as held
    from (select first_day + n as day from generate_series(0, least(greatest(days, 1), 62) - 1) n) d
    where d.day <= (now() at time zone 'utc')::date
  ), spans as materialized (
    select distinct (x.opened_at at time zone 'utc')::date as first_held,
      ((least(x.matures_at, x.closed_at) - interval '1 microsecond') at time zone 'utc')::date as last_held
    from public.positions x
    where x.plan_id = yield_days.plan_id
      and x.opened_at < (select max(d.day) + 1 from calendar d where not d.held)::timestamp at time zone 'utc'
      and least(x.matures_at, x.closed_at) > (select min(d.day) from calendar d where not d.held)::timestamp at time zone 'utc'
  )
  select d.day, d.day < (now() at time zone 'utc')::date, d.held or exists (select from spans s where d.day between s.first_held and s.last_held), d.day >= (now() at time zone 'utc')::date - plans.yield_window(), y.amount_cents::bigint, y.evidence::text, p.name, y.id
  from calendar d
  left join public.yield_postings y on y.plan_id = yield_days.plan_id and y.day = d.day and y.reversed_at is null
  left join public.profiles p on p.id = y.posted_by
  order by d.day
$$;
