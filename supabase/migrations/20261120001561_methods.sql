create trigger announce after update on public.payment_methods
  for each statement execute function messages.announce_to_operators();
create trigger announce after update on public.withdrawal_methods
  for each statement execute function messages.announce_to_operators();

create function payments.method_desk()
  returns table (
    kind text, name text, in_use boolean, min_cents bigint, fee_cents bigint, duration text, waiting bigint, version text, networks text[], paid_on text[], fault text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select listed.kind, listed.name, listed.in_use, listed.min_cents, listed.fee_cents, listed.duration, listed.waiting, listed.version, listed.networks, listed.paid_on,
      case
        when not listed.in_use then null
        when listed.kind = 'payment' and listed.paid_on = '{}' then 'no_address'
        when listed.kind = 'payment' and not exists (select from public.withdrawal_methods m where m.active and m.coin = listed.coin) then 'not_paid_out'
        when listed.kind = 'withdrawal' and not exists (
          select from public.payment_methods m where m.active and m.coin = listed.coin and payments.can_be_paid(m.name, null)) then 'not_paid_in'
      end
    from (
      select 'payment' as kind, m.name, m.coin, m.active as in_use, null::bigint as min_cents, null::bigint as fee_cents, null as duration, m.position,
        (select count(*) from public.deposits d where d.method = m.name and d.status = 'pending') as waiting, md5(m::text) as version, m.networks,
        array(select w.chain::text from public.wallets w where w.method = m.name and w.address is not null order by w.position) as paid_on
      from public.payment_methods m
      union all
      select 'withdrawal', m.name, m.coin, m.active, m.min_cents, m.fee_cents, m.duration, m.position,
        (select count(*) from public.withdrawals w where w.method = m.name and w.status in ('pending', 'approved', 'paying')), md5(m::text), null, null
      from public.withdrawal_methods m
    ) listed
    order by listed.kind, listed.position;
end
$$;
comment on function payments.method_desk() is
  'Returns payment and withdrawal methods, in cents. fault: no_address, not_paid_out (no withdrawals in its coin), not_paid_in. Raises not_allowed, session_ended.';
select ground.open('payments.method_desk', 'authenticated');

create function payments.put_payment_method(method text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  before public.payment_methods;
  wanted jsonb;
begin
  select * into before from public.payment_methods m where m.name = put_payment_method.method for update;
  wanted := desk.changed(to_jsonb(before), changes);
  update public.payment_methods m set active = (wanted ->> 'active')::boolean where m.name = before.name;
  perform ground.audit('payment_method_changed', null, jsonb_build_object('method', before.name, 'changes', changes) || details);
end
$$;
comment on function payments.put_payment_method(text, jsonb, jsonb) is 'Activates or deactivates a payment method. Raises changed_meanwhile.';

create function payments.set_payment_method(method text, in_use boolean, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_payment_method.reason);
  before public.payment_methods;
begin
  if set_payment_method.in_use is null then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  select * into before from public.payment_methods m where m.name = set_payment_method.method;
  if not found then
    raise exception 'method_not_found';
  end if;
  if before.active = set_payment_method.in_use then
    return null;
  end if;
  return desk.decide('payment_method', before.name, jsonb_build_object('active', jsonb_build_array(before.active, set_payment_method.in_use)),
    why, not set_payment_method.in_use);
end
$$;
comment on function payments.set_payment_method(text, boolean, text) is
  'Activates or deactivates a payment method for new deposits. On a live site it only proposes to activate, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended, code_required, reason_required, invalid_value, method_not_found, change_open.';
select ground.open('payments.set_payment_method', 'authenticated');

create function payments.put_withdrawal_method(method text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  way public.withdrawal_methods;
begin
  select * into way from public.withdrawal_methods m where m.name = put_withdrawal_method.method for update;
  way := jsonb_populate_record(way, desk.changed(to_jsonb(way), changes));
  if not way.active and not exists (
    select from public.withdrawal_methods m where m.active and m.name <> way.name
  ) then
    raise exception 'last_method' using hint = 'One way to withdraw stays open.';
  end if;
  update public.withdrawal_methods m set active = way.active, min_cents = way.min_cents, fee_cents = way.fee_cents, duration = way.duration
  where m.name = way.name;
  perform ground.audit('withdrawal_method_changed', null, jsonb_build_object('method', way.name, 'changes', changes) || details);
end
$$;
comment on function payments.put_withdrawal_method(text, jsonb, jsonb) is 'Changes a withdrawal method. Raises changed_meanwhile, last_method.';

create function payments.set_withdrawal_method(
  method text, seen text, in_use boolean, min_cents bigint, fee_cents bigint, duration text, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_withdrawal_method.reason);
  before public.withdrawal_methods;
  wanted public.withdrawal_methods;
  unused public.withdrawal_methods;
begin
  if set_withdrawal_method.in_use is null
    -- A time, not a sentence: withdrawal cards show it.
    or not coalesce(btrim(set_withdrawal_method.duration) ~ '^[1-9][0-9]{0,3} ?(h|hrs?|hours?|days?|weeks?)$', false) then
    raise exception 'invalid_value';
  end if;
  -- Never above the original minimum, so that a raised one cannot keep people from their money.
  if set_withdrawal_method.min_cents is null or set_withdrawal_method.min_cents not between 1 and 100000 then
    raise exception 'invalid_minimum' using detail = '100000';
  end if;
  -- Nor a fee: amounts below every minimum pay none, and this is the highest.
  if set_withdrawal_method.fee_cents is null or set_withdrawal_method.fee_cents not between 0 and 2500
     or set_withdrawal_method.fee_cents >= set_withdrawal_method.min_cents then
    raise exception 'invalid_fee' using detail = least(2500, set_withdrawal_method.min_cents - 1)::text;
  end if;
  perform desk.take_turn_at_site();
  select * into before from public.withdrawal_methods m where m.name = set_withdrawal_method.method;
  if not found then
    raise exception 'method_not_found';
  end if;
  wanted := before;
  wanted.active := set_withdrawal_method.in_use;
  wanted.min_cents := set_withdrawal_method.min_cents;
  wanted.fee_cents := set_withdrawal_method.fee_cents;
  wanted.duration := btrim(set_withdrawal_method.duration);
  if before is not distinct from wanted then
    return null;
  end if;
  if set_withdrawal_method.seen is distinct from md5(before::text) then
    raise exception 'changed_meanwhile';
  end if;
  unused := before;
  unused.active := false;
  return desk.decide('withdrawal_method', wanted.name, desk.changes(to_jsonb(before), to_jsonb(wanted)), why, wanted is not distinct from unused);
end
$$;
comment on function payments.set_withdrawal_method(text, text, boolean, bigint, bigint, text, text) is
  'Changes a withdrawal method for new requests: minimum (at most 1,000 dollars) and fee (25) in cents. On a live site it only proposes all but deactivating, and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended, code_required, reason_required, invalid_value, invalid_minimum, invalid_fee (detail: the highest in cents), method_not_found, changed_meanwhile, last_method, change_open.';
select ground.open('payments.set_withdrawal_method', 'authenticated');

create function payments.refuse_unused_method() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.payment_methods m where m.name = new.method and not m.active) then
    raise exception 'method_not_found';
  end if;
  if new.status = 'pending' and exists (
    select from public.payment_methods m where m.name = new.method and not payments.can_be_paid(m.name, new.network)
  ) then
    raise exception 'method_without_address';
  end if;
  return new;
end
$$;
comment on function payments.refuse_unused_method() is
  'Trigger: refuses a new deposit by an inactive method, or one without an address on the named network. Raises method_not_found, method_without_address.';
create trigger refuse_unused_method before insert on public.deposits
  for each row execute function payments.refuse_unused_method();
