-- From demo money to real money: two people, nothing missing, everything at once, and no way back.

create function private.live_requirements() returns table (requirement text, missing text[])
  language sql stable set search_path = ''
as $$
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
        select from private.wallet_changes c
        where c.wallet_id = w.id and c.applied_at is null and c.cancelled_at is null and c.network = 'main' and c.effective_at <= now())
      order by w.position) || case when not exists (
        select from public.payment_methods m where m.active and private.can_be_paid(m.name, null)) then 'wallets' end),
    ('two_people', array[case when (
      select count(*) from private.operators o join public.profiles p on p.id = o.user_id
      where o.role in ('treasurer', 'admin') and p.verified) < 2 then 'two_people' end]),
    -- See private.require_operator.
    ('factors', array(
      select p.name from private.operators o join public.profiles p on p.id = o.user_id
      where not private.has_factor(o.user_id) order by p.name)),
    -- A live site refuses every price until two people have chosen exchanges, and without prices no deposit is quoted.
    ('exchanges', array[case when private.decided_exchanges() is null then 'exchanges' end]),
    -- A deposit that was proven with test coins, or a correction of such money, must not be approved as real money either.
    ('sandbox_money', array[
      case when exists (select from ledger.transfers) then 'transfers' end,
      case when exists (select from public.deposits d where d.status = 'pending') then 'deposits' end,
      case when exists (select from private.corrections c where c.status = 'proposed') then 'corrections' end]),
    -- Nor does a name that was confirmed by a picture of anything, a reserve of test coins, or a day's result of no mine at all hold where money is real.
    ('sandbox_records', array[
      case when exists (select from public.kyc_cases k where k.status = 'approved') then 'identities' end,
      case when exists (select from public.reserve_attestations) then 'attestations' end,
      case when exists (select from public.yield_postings)
        or exists (select from private.proposals p where p.kind = 'yield' and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0) then 'yield_days' end,
      case when exists (select from public.kyc_cases k where k.status = 'pending') then 'identity_checks' end,
      case when exists (select from public.pools) then 'pools' end])
  ) r (requirement, missing)
$$;
comment on function private.live_requirements() is 'What a site must have before it can go live, each with what is missing of it; without anything it is met.';

create function private.live_settings() returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_agg(jsonb_build_object('kind', l.kind, 'subject', l.subject, 'values', l.fields) order by l.kind, l.subject)
  from (
    select 'site', '', jsonb_build_object(
      'legal_entity', s.legal_entity, 'registrations', s.registrations, 'contact_email', s.contact_email, 'contact_phone', s.contact_phone,
      'postal_location', s.postal_location, 'risk_warning', s.risk_warning, 'mail_notifications', s.mail_notifications)
    from public.site s
    union all
    select 'countries', '', jsonb_build_object('unserved_countries', s.unserved_countries) from public.site s
    union all
    -- What is out of sale or use, too: on a live site its terms are not looked at again. Going live drops the evidence of capacity, and takes these plans and those that name PH/s out of sale.
    select 'plan', p.id, to_jsonb(p) - array['id', 'term', 'position'] || jsonb_build_object(
      'active', p.active and p.hashrate is null and not exists (select from private.plan_capacity c where c.plan_id = p.id))
    from public.plans p
    union all
    select 'limit', r.role || ' ' || k.kind, jsonb_build_object('max_cents', l.max_cents)
    from unnest(array['reviewer', 'treasurer', 'admin']) r (role)
    cross join unnest(array['deposit', 'withdrawal', 'payment', 'bonus', 'alone']) k (kind)
    left join private.role_limits l on l.role = r.role and l.kind = k.kind
    where r.role <> 'reviewer' or k.kind in ('deposit', 'withdrawal', 'alone')
    union all
    select 'payment_method', m.name, jsonb_build_object('active', m.active) from public.payment_methods m
    union all
    select 'withdrawal_method', m.name, jsonb_build_object('active', m.active, 'min_cents', m.min_cents, 'fee_cents', m.fee_cents, 'duration', m.duration)
    from public.withdrawal_methods m
    union all
    select 'explorer', e.chain::text, jsonb_build_object('template', e.template) from private.explorers e where e.network = 'main' and e.template is not null
  ) l (kind, subject, fields)
$$;
comment on function private.live_settings() is
  'What one admin alone may set in a sandbox and a live site keeps: its details, plans, limits of roles, ways to pay, explorers; each with its kind, subject and values as private.proposals has them.';

create function private.guard_mode() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  missing constant text := (select string_agg(r.requirement, ', ') from private.live_requirements() r where r.missing <> '{}');
begin
  if new.mode <> 'live' then
    raise exception 'no_way_back' using hint = 'What people own here would become demo money.';
  end if;
  if missing is not null then
    raise exception 'not_ready' using hint = missing;
  end if;
  if not exists (select from private.proposals p where p.kind = 'go_live' and p.confirmed_at >= now()) then
    raise exception 'second_person_required' using hint = 'A site goes live through private.confirm_proposal.';
  end if;
  return new;
end
$$;
comment on function private.guard_mode() is
  'Trigger of public.site: it goes live only complete and by a proposal that was confirmed in this transaction, and never back, no matter who asks. '
  'Raises no_way_back, not_ready (hint: what is missing), second_person_required.';
create trigger guard_mode before update of mode on public.site
  for each row when (new.mode <> old.mode and new.mode in ('sandbox', 'live')) execute function private.guard_mode();

create function private.go_live_checklist() returns table (requirement text, missing text[])
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query select * from private.live_requirements();
end
$$;
comment on function private.go_live_checklist() is
  'What a site must have before it can go live, each with the names of what is missing of it, for operators. Raises not_allowed, session_ended (42501).';
select private.open('private.go_live_checklist', 'authenticated');

create function private.go_live_state()
  returns table (
    request_id uuid, requested_by uuid, requested_by_name text, requested_at timestamptz, confirmed_by_name text, confirmed_at timestamptz, settings jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator();
  return query
    select g.id, g.proposed_by, r.name, g.proposed_at, c.name, g.confirmed_at, g.changes #> '{settings,1}'
    from private.proposals g
    join public.profiles r on r.id = g.proposed_by
    left join public.profiles c on c.id = g.confirmed_by
    where g.kind = 'go_live' and g.cancelled_at is null;
end
$$;
comment on function private.go_live_state() is
  'The request that the site go live which is open or was confirmed, if there is one, for operators; settings: what is confirmed with it (private.live_settings). Raises not_allowed, session_ended (42501).';
select private.open('private.go_live_state', 'authenticated');

create function private.request_go_live() returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := private.require_site_decision('admin');
  missing text;
begin
  perform private.take_turn_at_site();
  if (select s.mode from public.site s) = 'live' then
    raise exception 'already_live';
  end if;
  select string_agg(r.requirement, ', ') into missing from private.live_requirements() r where r.missing <> '{}';
  if missing is not null then
    raise exception 'not_ready' using hint = missing;
  end if;
  return private.propose('go_live', '', jsonb_build_object(
    'mode', jsonb_build_array('sandbox', 'live'), 'settings', jsonb_build_array(null, private.live_settings())), null);
end
$$;
comment on function private.request_go_live() is
  'An admin asks that the site go live with the settings that it has now. Returns the id for private.confirm_proposal; a retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, already_live, not_ready (hint: what is missing), change_open.';
select private.open('private.request_go_live', 'authenticated');

create function private.put_go_live(changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  operator constant uuid := (select auth.uid());
  change uuid;
  bonus text;
  capacities jsonb;
begin
  -- No one tries this out: what is missing was said before it was proposed.
  if not details ? 'proposed_by' then
    return;
  end if;
  -- Nothing comes into the books between the look at them and the change.
  lock table public.deposits, private.corrections, public.yield_postings, ledger.transfers, public.kyc_cases, public.reserve_attestations, private.plan_capacity in share mode;
  -- Evidence of a mine that there was none of; before the trail, which an operator who gives evidence writes after it.
  -- Without it a plan has no limit: one that had, or that names PH/s, is not sold until two people put it on sale again.
  with dropped as (delete from private.plan_capacity where true returning *),
  unsold as (update public.plans p set active = false where p.active and (p.hashrate is not null or p.id in (select d.plan_id from dropped d)))
  select jsonb_agg(jsonb_build_object(
    'plan_id', d.plan_id, 'capacity_cents', d.capacity_cents, 'capacity_phs', d.capacity_phs, 'evidence', d.evidence) order by d.plan_id)
  into capacities from dropped d;
  -- The site before any address, as private.apply_wallet_change does; and all addresses before the audit trail, which
  -- an operator who stops one of them writes while holding it.
  perform from public.site s for update;
  perform from private.wallet_changes c where c.applied_at is null and c.cancelled_at is null order by c.wallet_id for update;
  update public.site s set mode = 'live' where s.only_row;
  if private.live_settings() is distinct from changes #> '{settings,1}' then
    raise exception 'changed_meanwhile' using hint = 'The settings are no longer those of the proposal: cancel it, and ask again.';
  end if;
  for change in
    select c.id from private.wallet_changes c
    where c.applied_at is null and c.cancelled_at is null and c.network = 'main'
      -- A first address that is not due yet is put in place later, as on any live site.
      and c.effective_at <= now()
    order by c.wallet_id
  loop
    perform private.put_in_place(change, operator);
  end loop;
  -- Those of methods that were taken out of use.
  update public.wallets w set address = null, address_name = null, network = null, memo = null where w.network = 'test';
  -- Some regulators forbid bonuses: two people switch on what the site may give.
  foreach bonus in array (select s.bonuses from public.site s) loop
    perform private.turn_switch(bonus, false, details || '{"reason": "went_live"}');
  end loop;
  perform private.turn_switch('identity_before_withdrawal', true, details || '{"reason": "went_live"}');
  perform private.audit('went_live', null, jsonb_strip_nulls(details || jsonb_build_object('capacities', capacities)) || jsonb_build_object('settings', changes #> '{settings,1}'));
  perform private.announce_site();
end
$$;
comment on function private.put_go_live(jsonb, jsonb) is
  'The site goes live with the settings of the proposal: all its main-network addresses are put in place, the others are dropped, all bonuses are switched off, withdrawals take a confirmed identity, what was evidenced of the capacity of plans is dropped and these plans, and those that name PH/s, are not sold any more, and the mode changes, or nothing. '
  'Raises not_ready (hint: what is missing), changed_meanwhile (the settings are others than when it was asked), and what private.put_in_place raises.';
