-- A change of a deposit address takes two operators and a delay.
-- Changed addresses are how funds are stolen: two operators, and a delay in which any operator can stop it.

create function payments.wallet_change_delay() returns interval language sql immutable as $$
  -- Returns how long an approved address change waits, so that it can be noticed.
  select interval '48 hours'
$$;

create function payments.valid_wallet_address(wallet_id text, network text, address text) returns boolean
  language sql immutable as $$
  -- Returns whether an address fits a wallet and network; clients check checksums.
  select case wallet_id
    when 'bitcoin' then payments.valid_address('Bitcoin', address) and (network = 'main') = (address ~* '^(bc1|1|3)')
    when 'litecoin' then address ~ case network
      when 'main' then '^([LM3][1-9A-HJ-NP-Za-km-z]{25,34}|ltc1[02-9ac-hj-np-z]{11,71})$'
      else '^([mn2Q][1-9A-HJ-NP-Za-km-z]{25,34}|tltc1[02-9ac-hj-np-z]{11,71})$' end
    when 'dogecoin' then address ~ case network when 'main' then '^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$' else '^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$' end
    -- With prefix: without it the network is unknown.
    when 'bitcoin-cash' then address ~ case network when 'main' then '^bitcoincash:[qp][02-9ac-hj-np-z]{41}$' else '^bchtest:[qp][02-9ac-hj-np-z]{41}$' end
    when 'ton' then payments.valid_address('TON', address) and (address like '%:%' or (network = 'test') = payments.is_test_address('TON', address))
    else case
      when wallet_id in ('eth', 'usdt-erc20', 'bnb', 'shiba') then payments.valid_address('Ethereum', address)
      else wallet_id in ('usdt-trc20', 'tron') and payments.valid_address('USDT', address) and address ~ '^T' end
  end
  and (network = 'test' or not payments.is_dead_address(address))
$$;

create table payments.wallet_changes (
  id uuid primary key,
  wallet_id text not null references public.wallets (id),
  old_address text,
  address text not null,
  address_name text not null constraint wallet_changes_name_readable check (char_length(btrim(address_name)) between 1 and 80 and address_name !~ '[[:cntrl:]]'),
  network text not null constraint wallet_changes_network check (network in ('test', 'main')),
  memo text,
  reason text not null constraint wallet_changes_reason_given check (char_length(btrim(reason)) between 1 and 500),
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  approved_by uuid references public.profiles (id),
  approved_at timestamptz,
  effective_at timestamptz,
  applied_by uuid references public.profiles (id),
  applied_at timestamptz,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  cancel_reason text constraint wallet_changes_cancel_reason_given check (char_length(btrim(cancel_reason)) between 1 and 500),
  constraint wallet_changes_address_valid check (payments.valid_wallet_address(wallet_id, network, address)),
  constraint wallet_changes_memo_valid check (memo is null or wallet_id = 'ton' and payments.valid_memo('TON', memo)),
  constraint wallet_changes_two_people check (approved_by <> proposed_by),
  constraint wallet_changes_approval_whole check (num_nulls(approved_by, approved_at, effective_at) in (0, 3)),
  constraint wallet_changes_delay check (effective_at >= approved_at + payments.wallet_change_delay()),
  constraint wallet_changes_application_whole check (num_nulls(applied_by, applied_at) in (0, 2)),
  constraint wallet_changes_applied_when_due check (applied_at is null or coalesce(applied_at >= effective_at, false)),
  constraint wallet_changes_cancellation_whole check (num_nulls(cancelled_by, cancelled_at, cancel_reason) in (0, 3)),
  constraint wallet_changes_one_end check (applied_at is null or cancelled_at is null)
);
comment on table payments.wallet_changes is 'Changes of deposit addresses: proposed, approved, applied later.';
comment on column payments.wallet_changes.old_address is 'At the proposal; if it differs later, the proposal is stale.';
create index wallet_changes_wallet on payments.wallet_changes (wallet_id);
create unique index wallet_changes_one_open on payments.wallet_changes (wallet_id) where applied_at is null and cancelled_at is null;
select ground.append_only('payments.wallet_changes', ended => 'num_nonnulls(old.applied_at, old.cancelled_at) > 0', columns =>
  'id, wallet_id, old_address, address, address_name, network, memo, reason, proposed_by, proposed_at');

create function payments.guard_address() returns trigger language plpgsql as $$
  -- trigger: before update of address, network, memo on public.wallets
  -- Refuses an address not set by a change of two operators in this transaction.
begin
  if not exists (
    select from payments.wallet_changes c
    where c.wallet_id = new.id and c.applied_at = now() and (c.address, c.network) = (new.address, new.network) and c.memo is not distinct from new.memo
  ) and not (new.address is null and old.network = 'test' and (select s.mode from public.site s) = 'live') then
    raise exception 'change_required' using hint = 'Addresses change through payments.propose_wallet_change.';
  end if;
  new.changed_at := now();
  return new;
end $$;

create function payments.fit_networks() returns trigger language plpgsql security definer as $$
  -- Trigger at the end of a transaction: refuses main-network addresses in a sandbox and test ones on a live site.
begin
  if exists (select from public.wallets w cross join public.site s where (w.network = 'main') <> (s.mode = 'live')) then
    raise exception 'wrong_network' using hint = 'A sandbox shows test-network addresses, a live site main-network ones.';
  end if;
  return null;
end $$;
create constraint trigger fit_networks after insert or update of network on public.wallets
  deferrable initially deferred for each row execute function payments.fit_networks();
create constraint trigger fit_networks after update of mode on public.site
  deferrable initially deferred for each row execute function payments.fit_networks();

create function payments.announce_wallet_change() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update on payments.wallet_changes
  -- Broadcasts steps to operators, and new addresses to everyone.
begin
  perform messages.broadcast_to_operators('wallet_changes', new.id::text);
  if new.applied_at is not null then perform messages.broadcast_to_all('wallets', new.wallet_id, 0); end if;
  return null;
end $$;

create function payments.propose_wallet_change(
  wallet_id text, address text, address_name text, network text, reason text, request_id uuid, memo text default null)
  returns void language plpgsql security definer as $$ -- door: authenticated
  -- Proposes a wallet's address and, on TON, memo; a main-network one waits for going live. Idempotent by request_id.
  -- Raises code_required, request_id_required, not_found, wrong_network, dead_address, invalid_address,
  -- address_name_required, invalid_memo, reason_required, change_open, request_id_reused.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  wallet public.wallets;
  change payments.wallet_changes;
  carried constant text := nullif(btrim(memo), '');
  why text;
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  select * into wallet from public.wallets w where w.id = propose_wallet_change.wallet_id;
  if not found then raise exception 'not_found'; end if;
  if coalesce(propose_wallet_change.network, '') not in ('test', 'main')
     or propose_wallet_change.network = 'test' and (select s.mode from public.site s) = 'live' then
    raise exception 'wrong_network';
  end if;
  if network = 'main' then perform payments.refuse_dead_addresses(address); end if;
  if not coalesce(payments.valid_wallet_address(wallet.id, network, btrim(address)), false) then
    raise exception 'invalid_address';
  end if;
  if not ground.short_line(address_name, 80) then raise exception 'address_name_required'; end if;
  if carried is not null and not payments.valid_memo(wallet.chain, carried) then raise exception 'invalid_memo'; end if;
  why := ground.given_reason(reason);
  insert into payments.wallet_changes (id, wallet_id, old_address, address, address_name, network, memo, reason, proposed_by)
  values (
    request_id, wallet.id, wallet.address, btrim(propose_wallet_change.address),
    btrim(propose_wallet_change.address_name), propose_wallet_change.network, carried, why, operator)
  on conflict do nothing
  returning * into change;
  if change.id is not null then
    perform ground.audit('wallet_change_proposed', change.id, jsonb_build_object(
      'wallet', wallet.id, 'from', wallet.address, 'to', change.address, 'network', change.network, 'memo', change.memo, 'reason', change.reason));
    return;
  end if;
  select * into change from payments.wallet_changes c where c.id = request_id;
  if not found then raise exception 'change_open' using hint = 'One change of a wallet at a time.'; end if;
  if (change.wallet_id, change.address, change.address_name, change.network, change.memo, change.reason, change.proposed_by) is distinct from
     (wallet.id, btrim(address), btrim(address_name), network, carried, why, operator) then
    raise exception 'request_id_reused';
  end if;
end $$;

create function payments.open_wallet_change(change_id uuid) returns payments.wallet_changes language plpgsql as $$
  -- Locks a change that has not ended.
declare
  change payments.wallet_changes;
begin
  select * into change from payments.wallet_changes c where c.id = change_id for update;
  if not found then raise exception 'not_found'; end if;
  if num_nonnulls(change.applied_at, change.cancelled_at) > 0 then raise exception 'change_closed'; end if;
  return change;
end $$;

create function payments.approve_wallet_change(change_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Approves a change, by another treasurer or admin, which starts the delay. Idempotent. Raises code_required,
  -- not_found, change_closed, second_person_required, already_reviewed.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  change constant payments.wallet_changes := payments.open_wallet_change(change_id);
begin
  if change.proposed_by = operator then raise exception 'second_person_required'; end if;
  if change.approved_by = operator then return; end if;
  if change.approved_by is not null then raise exception 'already_reviewed'; end if;
  update payments.wallet_changes c
  set approved_by = operator, approved_at = now(), effective_at = now() + payments.wallet_change_delay()
  where c.id = change.id;
  perform ground.audit('wallet_change_approved', change.id, jsonb_build_object('wallet', change.wallet_id, 'to', change.address));
end $$;

create function payments.cancel_wallet_change(change_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Cancels a change before it is applied with a reason; idempotent. Raises reason_required, not_found, change_closed.
declare
  operator constant uuid := people.require_operator();
  change payments.wallet_changes;
  why text;
begin
  why := ground.given_reason(reason);
  if exists (select from payments.wallet_changes c where c.id = change_id and (c.cancelled_by, c.cancel_reason) = (operator, why)) then
    return;
  end if;
  change := payments.open_wallet_change(change_id);
  update payments.wallet_changes c
  set cancelled_by = operator, cancelled_at = now(), cancel_reason = why
  where c.id = change.id;
  perform ground.audit('wallet_change_cancelled', change.id, jsonb_build_object(
    'wallet', change.wallet_id, 'to', change.address, 'reason', why));
end $$;

create function payments.activate_wallet_change(change_id uuid, operator uuid) returns void language plpgsql as $$
  -- Applies a change. Raises change_closed, not_approved, too_early, wrong_network, approval_lapsed, stale_change.
declare
  change constant payments.wallet_changes := payments.open_wallet_change(change_id);
begin
  if change.approved_at is null then raise exception 'not_approved'; end if;
  if change.effective_at > now() then raise exception 'too_early' using hint = 'The delay has not passed.'; end if;
  if (change.network = 'main') <> (select s.mode = 'live' from public.site s) then
    raise exception 'wrong_network' using hint = 'A main-network address is put in place by going live.';
  end if;
  if not people.is_operator_since(change.proposed_by, change.proposed_at, 'treasurer', 'admin')
     or not people.is_operator_since(change.approved_by, change.approved_at, 'treasurer', 'admin') then
    raise exception 'approval_lapsed' using hint = 'One of the two is no treasurer or admin any more.';
  end if;
  if change.old_address is distinct from (select w.address from public.wallets w where w.id = change.wallet_id) then
    raise exception 'stale_change' using hint = 'Another address came into use since: cancel this one and propose it again.';
  end if;
  update payments.wallet_changes c set applied_by = operator, applied_at = now() where c.id = change.id;
  update public.wallets w
  set address = change.address, address_name = change.address_name, network = change.network, memo = change.memo
  where w.id = change.wallet_id;
  perform ground.audit('wallet_change_applied', change.id, jsonb_build_object(
    'wallet', change.wallet_id, 'from', change.old_address, 'to', change.address, 'network', change.network, 'memo', change.memo));
end $$;

create function payments.apply_wallet_change(change_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Applies an approved change after its delay. Raises code_required, and what payments.activate_wallet_change raises.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
begin
  -- Locks the site before any change, so that this and going live wait for each other.
  perform from public.site s for share;
  perform payments.activate_wallet_change(change_id, operator);
end $$;

create function payments.wallet_desk() returns table (
  id text, coin text, icon text, chain text, address text, address_name text, network text, memo text,
  changed_at timestamptz, delay_hours int, change_id uuid, new_address text, new_address_name text, new_network text,
  new_memo text, reason text, proposed_by uuid, proposed_by_name text, proposed_at timestamptz, approved_by_name text,
  approved_at timestamptz, effective_at timestamptz, due boolean)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each wallet with its address and open change; due: the delay has passed.
  select people.require_operator();
  select w.id, w.coin, w.icon, w.chain::text, w.address, w.address_name, w.network, w.memo, w.changed_at,
    (extract(epoch from payments.wallet_change_delay()) / 3600)::int,
    c.id, c.address, c.address_name, c.network, c.memo, c.reason, c.proposed_by, p.name, c.proposed_at, a.name,
    c.approved_at, c.effective_at, c.effective_at <= now()
  from public.wallets w
  left join payments.wallet_changes c on c.wallet_id = w.id and c.applied_at is null and c.cancelled_at is null
  left join public.profiles p on p.id = c.proposed_by
  left join public.profiles a on a.id = c.approved_by
  order by w.position limit 50
$$;
