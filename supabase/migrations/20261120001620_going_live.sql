-- What must be there before the site goes live, by two people; there is no way back.

create function whole.live_requirements() returns table (requirement text, missing text[]) language sql stable as $$
  -- Returns each requirement for going live, with what is missing; met if empty.
  select r.requirement, array_remove(r.missing, null)
  from public.site s, lateral (values
    ('legal_entity', array[case when s.legal_entity is null then 'legal_entity' end]),
    ('registration', array[case when s.registrations = '[]' then 'registrations' end]),
    ('contact', array[
      case when s.contact_email is null then 'contact_email' end,
      case when s.contact_phone is null then 'contact_phone' end,
      case when s.postal_location is null then 'postal_location' end]),
    ('risk_warning', array[case when s.risk_warning is null then 'risk_warning' end]),
    ('wallets', array(
      select w.coin from public.wallets w join public.payment_methods m on m.name = w.method
      where m.active and w.address is not null and not exists (
        select from desk.proposals p
        where p.kind = 'wallet' and p.subject = w.id and p.is_open and p.changes #>> '{network,1}' = 'main' and p.effective_at <= now())
      order by w.position) || case when not exists (
        select from public.payment_methods m where m.active and payments.can_be_paid(m.name, null)) then 'wallets' end),
    ('two_people', array[case when (
      select count(*) from people.operators o join public.profiles p on p.id = o.user_id
      where o.role in ('treasurer', 'admin') and p.verified and people.is_named_by_owner(o.user_id)) < 2 then 'two_people' end]),
    ('factors', array(
      select p.name from people.operators o join public.profiles p on p.id = o.user_id
      where not people.has_factor(o.user_id) order by p.name)),
    -- A live site refuses all prices until two operators choose exchanges, and quotes no deposit without prices.
    ('exchanges', array[case when markets.decided_exchanges() is null then 'exchanges' end]),
    -- Deposits proven with test coins, and their corrections, must not be approved as real money.
    ('sandbox_money', array[
      case when exists (select from ledger.transfers) then 'transfers' end,
      case when exists (select from public.deposits d where d.status = 'pending') then 'deposits' end,
      case when exists (select from desk.corrections c where c.status = 'proposed') then 'corrections' end]),
    -- Nor do sandbox identities, test reserves or invented income count where money is real.
    ('sandbox_records', array[
      case when exists (select from public.kyc_cases k where k.status = 'approved') then 'identities' end,
      case when exists (select from public.reserve_attestations) then 'attestations' end,
      case when exists (select from public.yield_postings)
        or exists (select from desk.proposals p where p.kind = 'yield' and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0) then 'yield_days' end,
      case when exists (select from public.kyc_cases k where k.status = 'pending') then 'identity_checks' end,
      case when exists (select from public.pools) then 'pools' end])
  ) r (requirement, missing)
$$;

create function whole.live_settings() returns jsonb language sql stable as $$
  -- Returns the sandbox settings that a live site keeps, as in desk.proposals.
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject, 'values', l.fields) order by l.kind, l.subject)
  from (
    select 'site', '', jsonb_build_object(
      'legal_entity', s.legal_entity, 'registrations', s.registrations, 'contact_email', s.contact_email,
      'contact_phone', s.contact_phone,
      'postal_location', s.postal_location, 'risk_warning', s.risk_warning, 'mail_notifications', s.mail_notifications)
    from public.site s
    union all
    select 'countries', '', jsonb_build_object('unserved_countries', s.unserved_countries) from public.site s
    union all
    -- Also inactive ones: a live site does not review their terms again.
    select 'plan', p.id, to_jsonb(p) - array['id', 'term', 'position'] || jsonb_build_object(
      'active', p.active and p.hashrate is null and not exists (select from plans.plan_capacity c where c.plan_id = p.id))
    from public.plans p
    union all
    select 'limit', r.role || ' ' || k.kind, jsonb_build_object('max_cents', l.max_cents)
    from unnest(array['reviewer', 'treasurer', 'admin']) r (role)
    cross join unnest(array['deposit', 'withdrawal', 'payment', 'bonus', 'alone']) k (kind)
    left join desk.role_limits l on l.role = r.role and l.kind = k.kind
    where r.role <> 'reviewer' or k.kind in ('deposit', 'withdrawal', 'alone')
    union all
    select 'payment_method', m.name, jsonb_build_object('active', m.active) from public.payment_methods m
    union all
    select 'withdrawal_method', m.name, jsonb_build_object('active', m.active, 'min_cents', m.min_cents, 'fee_cents', m.fee_cents, 'duration', m.duration)
    from public.withdrawal_methods m
    union all
    select 'explorer', e.chain::text, jsonb_build_object('template', e.template) from payments.explorers e where e.network = 'main' and e.template is not null
  ) l (kind, subject, fields)
$$;

create function whole.guard_mode() returns trigger language plpgsql as $$
  -- trigger: before update of mode on public.site when (new.mode <> old.mode and new.mode in ('sandbox', 'live'))
  -- Allows going live only complete and by a proposal confirmed in this transaction, and never back. Raises
  -- no_way_back, not_ready, second_person_required.
declare
  missing constant text := (select string_agg(r.requirement, ', ') from whole.live_requirements() r where r.missing <> '{}');
begin
  if new.mode <> 'live' then
    raise exception 'no_way_back' using hint = 'What people own here would become demo money.';
  end if;
  if missing is not null then raise exception 'not_ready' using hint = missing; end if;
  if not exists (
    select from desk.proposals p
    where p.kind = 'go_live' and p.confirmed_at >= now() and people.is_named_by_owner(p.proposed_by) and people.is_named_by_owner(p.confirmed_by)) then
    raise exception 'second_person_required' using hint = 'A site goes live through desk.confirm_proposal, by two people named by the database owner.';
  end if;
  return new;
end $$;

create function whole.go_live_checklist() returns table (requirement text, missing text[])
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each requirement for going live with what is missing.
  select people.require_operator();
  select * from whole.live_requirements()
$$;

create function whole.go_live_state() returns table (
  request_id uuid, requested_by uuid, requested_by_name text, requested_at timestamptz, confirmed_by_name text,
  confirmed_at timestamptz, settings jsonb) language sql stable security definer as $$ -- door: authenticated
  -- Returns the open or confirmed request to go live; settings: what is confirmed with it (whole.live_settings).
  select people.require_operator();
  select g.id, g.proposed_by, r.name, g.proposed_at, c.name, g.confirmed_at, g.changes #> '{settings,1}'
  from desk.proposals g
  join public.profiles r on r.id = g.proposed_by
  left join public.profiles c on c.id = g.confirmed_by
  where g.kind = 'go_live' and g.cancelled_at is null
$$;

create function whole.request_go_live() returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Requests that the site goes live with its current settings. Returns the proposal's id; idempotent. Raises
  -- code_required, already_live, not_ready, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  missing text;
begin
  perform desk.take_turn_at_site();
  if (select s.mode from public.site s) = 'live' then raise exception 'already_live'; end if;
  select string_agg(r.requirement, ', ') into missing from whole.live_requirements() r where r.missing <> '{}';
  if missing is not null then raise exception 'not_ready' using hint = missing; end if;
  return desk.propose('go_live', '', jsonb_build_object(
    'mode', jsonb_build_array('sandbox', 'live'), 'settings', jsonb_build_array(null, whole.live_settings())), null);
end $$;

create function whole.put_go_live(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Goes live as proposed, all or nothing: applies main-network addresses, switches off bonuses, requires identity for
  -- withdrawals, drops evidenced capacity. Raises not_ready, changed_meanwhile (the settings are others than when it
  -- was asked), and what desk.apply_proposal raises.
declare
  change desk.proposals;
  bonus text;
  capacities jsonb;
begin
  -- Not tried at the proposal, which has already listed what is missing.
  if not details ? 'proposed_by' then return; end if;
  -- Nothing may be booked between check and change.
  lock table public.deposits, desk.corrections, public.yield_postings, ledger.transfers, public.kyc_cases,
    public.reserve_attestations, plans.plan_capacity in share mode;
  -- Before the trail, which operators write after it. These plans are not sold until two operators resume the sale.
  with dropped as (delete from plans.plan_capacity where true returning *),
  unsold as (update public.plans p set active = false where p.active and (p.hashrate is not null or p.id in (select d.plan_id from dropped d)))
  select jsonb_agg(jsonb_build_object(
    'plan_id', d.plan_id, 'capacity_cents', d.capacity_cents, 'capacity_phs', d.capacity_phs, 'evidence', d.evidence) order by d.plan_id)
  into capacities from dropped d;
  update public.site s set mode = 'live' where s.only_row;
  if whole.live_settings() is distinct from changes #> '{settings,1}' then raise exception 'changed_meanwhile'; end if;
  for change in
    select * from desk.proposals p
    where p.kind = 'wallet' and p.is_open and p.changes #>> '{network,1}' = 'main' and p.effective_at <= now() order by p.subject
  loop
    perform desk.apply_confirmed(change);
  end loop;
  update public.wallets w set read_from = null where w.read_from is not null;
  update public.wallets w set address = null, address_name = null, network = null, memo = null where w.network = 'test';
  foreach bonus in array (select s.bonuses from public.site s) loop
    perform site.turn_site_flag(bonus, false, details || '{"reason": "went_live"}');
  end loop;
  perform site.turn_site_flag('identity_before_withdrawal', true, details || '{"reason": "went_live"}');
  perform ground.audit('went_live', null, jsonb_strip_nulls(details || jsonb_build_object('capacities', capacities)) || jsonb_build_object('settings', changes #> '{settings,1}'));
  perform messages.broadcast_to_operators('site', 'site');
end $$;
