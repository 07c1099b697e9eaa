-- Which payment and withdrawal methods are in use, their minimum and fee; block explorers. (Waits of people's own payout addresses: withdrawals.)

create function payments.method_desk() returns table (
  kind text, name text, in_use boolean, min_cents bigint, fee_cents bigint, duration text, waiting bigint, version text,
  networks text[], paid_on text[], fault text) language sql stable security definer as $$ -- door: authenticated
  -- Returns payment and withdrawal methods, in cents. fault: no_address, not_paid_out, not_paid_in.
  select people.require_operator();
  select listed.kind, listed.name, listed.in_use, listed.min_cents, listed.fee_cents, listed.duration, listed.waiting,
    listed.version, listed.networks, listed.paid_on, case
      when not listed.in_use then null
      when listed.kind = 'payment' and listed.paid_on = '{}' then 'no_address'
      when listed.kind = 'payment' and not exists (select from public.withdrawal_methods m where m.active and m.coin = listed.coin) then 'not_paid_out'
      when listed.kind = 'withdrawal' and not exists (
        select from public.payment_methods m where m.active and m.coin = listed.coin and payments.can_be_paid(m.name, null)) then 'not_paid_in'
    end
  from (
    select 'payment' as kind, m.name, m.coin, m.active as in_use, null::bigint as min_cents,
      null::bigint as fee_cents, null as duration, m.position,
      (select count(*) from public.deposits d where d.method = m.name and d.status = 'pending') as waiting,
      md5(m::text) as version, m.networks,
      array(select w.chain::text from public.wallets w where w.method = m.name and payments.can_be_paid(m.name, w.chain) order by w.position) as paid_on
    from public.payment_methods m
    union all
    select 'withdrawal', m.name, m.coin, m.active, m.min_cents, m.fee_cents, m.duration, m.position,
      (select count(*) from public.withdrawals w where w.method = m.name and w.status in ('pending', 'approved', 'paying')), md5(m::text), null, null
    from public.withdrawal_methods m) listed
  order by listed.kind, listed.position
$$;

create function payments.put_payment_method(method text, changes jsonb, details jsonb) returns void
  language plpgsql as $$
  -- Activates or deactivates a payment method.
declare
  before public.payment_methods;
  wanted jsonb;
begin
  select * into before from public.payment_methods m where m.name = put_payment_method.method for update;
  wanted := desk.changed(to_jsonb(before), changes);
  update public.payment_methods m set active = (wanted ->> 'active')::boolean where m.name = before.name;
  perform ground.audit('payment_method_changed', null, jsonb_build_object('method', before.name, 'changes', changes) || details);
end $$;

create function payments.set_payment_method(method text, in_use boolean, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Activates or deactivates a payment method for new deposits. On a live site it only proposes to activate, and
  -- returns the proposal's id. Idempotent. Raises code_required, reason_required, invalid_value, method_not_found,
  -- change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before public.payment_methods;
begin
  if in_use is null then raise exception 'invalid_value'; end if;
  perform desk.take_turn_at_site();
  select * into before from public.payment_methods m where m.name = set_payment_method.method;
  if not found then raise exception 'method_not_found'; end if;
  if before.active = in_use then return null; end if;
  return desk.decide('payment_method', before.name, jsonb_build_object('active', jsonb_build_array(before.active, in_use)),
    why, not in_use);
end $$;

create function payments.put_withdrawal_method(method text, changes jsonb, details jsonb) returns void
  language plpgsql as $$
  -- Changes a withdrawal method.
declare
  way public.withdrawal_methods;
begin
  select * into way from public.withdrawal_methods m where m.name = put_withdrawal_method.method for update;
  way := jsonb_populate_record(way, desk.changed(to_jsonb(way), changes));
  if not way.active and not exists (select from public.withdrawal_methods m where m.active and m.name <> way.name) then
    raise exception 'last_method' using hint = 'At least one withdrawal method stays enabled.';
  end if;
  update public.withdrawal_methods m set active = way.active, min_cents = way.min_cents, fee_cents = way.fee_cents, duration = way.duration
  where m.name = way.name;
  perform ground.audit('withdrawal_method_changed', null, jsonb_build_object('method', way.name, 'changes', changes) || details);
end $$;

create function payments.set_withdrawal_method(
  method text, seen text, in_use boolean, min_cents bigint, fee_cents bigint, duration text, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Changes a withdrawal method for new requests: minimum (at most 1,000 dollars) and fee (25) in cents. On a live site
  -- it only proposes all but deactivating, and returns the proposal's id. Idempotent. Raises code_required,
  -- reason_required, invalid_value, invalid_minimum, invalid_fee (detail: the highest in cents), method_not_found,
  -- changed_meanwhile, last_method, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  before public.withdrawal_methods;
  wanted public.withdrawal_methods;
  unused public.withdrawal_methods;
begin
  if in_use is null
    -- A time, not a sentence: withdrawal cards show it.
    or not coalesce(btrim(duration) ~ '^[1-9][0-9]{0,3} ?(h|hrs?|hours?|days?|weeks?)$', false) then
    raise exception 'invalid_value';
  end if;
  -- Never above the original minimum, so that a raised one cannot keep people from their money.
  if min_cents is null or min_cents not between 1 and 100000 then
    raise exception 'invalid_minimum' using detail = '100000';
  end if;
  -- Nor a fee: amounts below every minimum pay none, and this is the highest.
  if fee_cents is null or fee_cents not between 0 and 2500
     or fee_cents >= min_cents then
    raise exception 'invalid_fee' using detail = least(2500, min_cents - 1)::text;
  end if;
  perform desk.take_turn_at_site();
  select * into before from public.withdrawal_methods m where m.name = set_withdrawal_method.method;
  if not found then raise exception 'method_not_found'; end if;
  wanted := jsonb_populate_record(before, jsonb_build_object(
    'active', in_use, 'min_cents', min_cents, 'fee_cents', fee_cents, 'duration', btrim(duration)));
  if before is not distinct from wanted then return null; end if;
  if seen is distinct from md5(before::text) then raise exception 'changed_meanwhile'; end if;
  unused := jsonb_populate_record(before, '{"active": false}');
  return desk.decide('withdrawal_method', wanted.name, desk.changes(to_jsonb(before), to_jsonb(wanted)), why, wanted is not distinct from unused);
end $$;

create function payments.refuse_unused_method() returns trigger language plpgsql security definer as $$
  -- trigger: before insert on public.deposits when (new.sighting_id is null)
  -- Refuses a new deposit by an inactive method, or one without an address on the named network.
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
end $$;

-- Each network has one chosen explorer, because operators believe what its pages say about payments.

create table payments.explorers (
  chain public.network not null,
  network text not null constraint explorers_network check (network in ('test', 'main')),
  template text constraint explorers_template_valid check (
    template ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]+)?/[^]\s{}<>"''\\^`|[]*\{id\}[^]\s{}<>"''\\^`|[]*$' and char_length(template) <= 300),
  primary key (chain, network)
);
comment on table payments.explorers is 'Block explorers by network, for operators only.';

insert into payments.explorers (chain, network, template)
values
  ('Bitcoin', 'main', 'https://mempool.space/tx/{id}'), ('Bitcoin', 'test', 'https://mempool.space/testnet/tx/{id}'),
  ('Litecoin', 'main', 'https://litecoinspace.org/tx/{id}'), ('Litecoin', 'test', 'https://litecoinspace.org/testnet/tx/{id}'),
  ('Dogecoin', 'main', 'https://blockchair.com/dogecoin/transaction/{id}'), ('Dogecoin', 'test', null),
  ('Bitcoin Cash', 'main', 'https://blockchair.com/bitcoin-cash/transaction/{id}'), ('Bitcoin Cash', 'test', null),
  ('Ethereum', 'main', 'https://etherscan.io/tx/{id}'), ('Ethereum', 'test', 'https://sepolia.etherscan.io/tx/{id}'),
  ('BNB Smart Chain', 'main', 'https://bscscan.com/tx/{id}'), ('BNB Smart Chain', 'test', 'https://testnet.bscscan.com/tx/{id}'),
  ('TRON', 'main', 'https://tronscan.org/#/transaction/{id}'), ('TRON', 'test', 'https://nile.tronscan.org/#/transaction/{id}'),
  ('TON', 'main', 'https://tonviewer.com/transaction/{id}'), ('TON', 'test', 'https://testnet.tonviewer.com/transaction/{id}');

create function payments.explorer_desk() returns table (chain text, network text, template text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each network's explorer, test networks in a sandbox.
  select people.require_operator();
  select e.chain::text, e.network, e.template
  from payments.explorers e cross join public.site s
  where e.network = case s.mode when 'live' then 'main' else 'test' end
  order by e.chain::text
$$;

create function payments.put_explorer(chain_and_network text, changes jsonb, details jsonb) returns void
  language plpgsql as $$
  -- Sets a network's explorer, like "Bitcoin main".
declare
  before payments.explorers;
  wanted text;
begin
  select * into before from payments.explorers e where e.chain || ' ' || e.network = chain_and_network for update;
  wanted := desk.changed(to_jsonb(before), changes) ->> 'template';
  begin
    update payments.explorers e set template = wanted where e.chain = before.chain and e.network = before.network;
  exception when check_violation then
    raise exception 'invalid_explorer';
  end;
  perform ground.audit('explorer_changed', null, jsonb_build_object(
    'chain', before.chain, 'network', before.network, 'from', before.template, 'to', wanted) || details);
end $$;

create function payments.set_explorer(chain text, network text, seen text, template text, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets a network's explorer, an https address with {id} in its path. On a live site it only proposes this and returns
  -- the proposal's id. Idempotent. Raises code_required, reason_required, invalid_network, changed_meanwhile,
  -- invalid_explorer, change_open.
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(reason);
  wanted constant text := nullif(btrim(template), '');
  before payments.explorers;
begin
  perform desk.take_turn_at_site();
  select * into before from payments.explorers e where e.chain::text = set_explorer.chain and e.network = set_explorer.network for update;
  if not found then raise exception 'invalid_network'; end if;
  if before.template is not distinct from wanted then return null; end if;
  if before.template is distinct from nullif(btrim(seen), '') then raise exception 'changed_meanwhile'; end if;
  return desk.decide('explorer', before.chain || ' ' || before.network, jsonb_build_object('template', jsonb_build_array(before.template, wanted)),
    why, wanted is null);
end $$;

select messages.announce_changes('payments.explorers', 'update');
