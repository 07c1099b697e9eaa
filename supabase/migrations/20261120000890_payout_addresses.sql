-- Payments are final, so an attacker must wait while the owner is warned. No one can shorten a wait: intervals are constants, and no role of the API
-- writes this table or the history.

create function withdrawals.address_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '48 hours' $$;
comment on function withdrawals.address_wait() is 'Returns how long an address must be in the book before money leaves to it.';

create function withdrawals.change_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '24 hours' $$;
comment on function withdrawals.change_wait() is
  'Returns the extra wait of an address added around a change of password, factors, passkeys or device.';

create function withdrawals.recovery_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '72 hours' $$;
comment on function withdrawals.recovery_wait() is
  'Returns how long nothing leaves an account after a recovery by mail or recovery code, or a new e-mail address.';

create table public.payout_addresses (
  investor_id uuid not null references public.profiles (id),
  network public.network not null,
  address text not null,
  canonical_address text not null generated always as (payments.canonical_address(network, address)) stored,
  memo text not null default '' constraint payout_addresses_memo_valid check (memo = '' or payments.valid_memo(network, memo)),
  added_at timestamptz not null default clock_timestamp(),
  primary key (investor_id, network, canonical_address, memo),
  constraint payout_addresses_spendable check (not payments.is_dead_address(address))
);
comment on table public.payout_addresses is
  'The address book of each person. A request to a new address adds it; cancelling or rejecting the request removes it.';
comment on column public.payout_addresses.canonical_address is 'As payments.canonical_address: one row per address and memo.';
comment on column public.payout_addresses.memo is 'TON only; empty: none. Another memo is another payee, so it waits separately.';

grant select on public.payout_addresses to authenticated, service_role;

create policy payout_addresses_investor_select on public.payout_addresses
  for select to authenticated
  using (investor_id = (select people.caller()) and (select people.may_read_sensitive()));

create trigger append_only_rows before update on public.payout_addresses
  for each row execute function ground.forbid_change();

create function withdrawals.money_may_leave(person uuid, network text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable set search_path = ''
as $$
declare
  added constant timestamptz := coalesce((
    select b.added_at from public.payout_addresses b
    where b.investor_id = person and b.network = money_may_leave.network
      and b.canonical_address = payments.canonical_address(money_may_leave.network, money_may_leave.address)
      and b.memo = coalesce(money_may_leave.memo, '')), now());
  recovery record;
begin
  payable_from := added + withdrawals.address_wait();
  wait := 'new_address';
  -- The person who changed password, factor or passkey, or used a new device, may have added the address. Auth does not report new passkeys, so
  -- existing ones count.
  if exists (
    select from public.account_events e
    where e.investor_id = person
      and (e.kind in ('password_changed', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed') or e.kind = 'signed_in' and e.is_new_device)
      and e.created_at > added - withdrawals.address_wait() - withdrawals.change_wait()
      and e.created_at < added + withdrawals.address_wait()
  ) or exists (
    select from auth.webauthn_credentials w
    where w.user_id = person
      and w.created_at > added - withdrawals.address_wait() - withdrawals.change_wait()
      and w.created_at < added + withdrawals.address_wait()
  ) then
    payable_from := payable_from + withdrawals.change_wait();
    wait := 'new_address_after_change';
  end if;
  select e.kind, e.created_at + withdrawals.recovery_wait() as ends_at into recovery
  from public.account_events e
  where e.investor_id = person and e.kind in ('recovered', 'recovery_code_used', 'email_changed')
  order by e.created_at desc
  limit 1;
  if recovery.ends_at >= payable_from then
    payable_from := recovery.ends_at;
    wait := recovery.kind;
  end if;
end
$$;
comment on function withdrawals.money_may_leave(uuid, text, text, text) is
  'Returns when money may leave to an address and memo (null: none), and why it waits: new_address, new_address_after_change, recovered, recovery_code_used or email_changed.';

create function withdrawals.require_payable(person uuid, network text, address text, memo text) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  leaving record;
begin
  select * into leaving from withdrawals.money_may_leave(person, require_payable.network, require_payable.address, require_payable.memo);
  if leaving.payable_from > now() then
    raise exception 'must_wait' using detail = to_json(leaving.payable_from) #>> '{}', hint = leaving.wait;
  end if;
end
$$;
comment on function withdrawals.require_payable(uuid, text, text, text) is
  'Refuses a payment before its wait ends, to every caller. Raises must_wait (detail: from when on, hint: what it waits for, see withdrawals.money_may_leave).';

create function withdrawals.keep_payout_address(person uuid, network text, address text, memo text) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into public.payout_addresses (investor_id, network, address, memo)
  values (person, keep_payout_address.network, keep_payout_address.address, coalesce(keep_payout_address.memo, ''))
  on conflict on constraint payout_addresses_pkey do nothing;
  if not found then
    return;
  end if;
  perform people.limit_moments(person, 'address_added');
  perform people.record_moment(person, 'address_added', keep_payout_address.address || coalesce(' (' || keep_payout_address.memo || ')', ''));
end
$$;
comment on function withdrawals.keep_payout_address(uuid, text, text, text) is
  'Adds an address and memo to a person''s book, if missing, and notifies them: at most twenty in 24 hours. Raises too_many_requests.';

create function withdrawals.forget_unpaid_address(person uuid, network text, address text, memo text) returns void
  language plpgsql set search_path = ''
as $$
declare
  canonical constant text := payments.canonical_address(forget_unpaid_address.network, forget_unpaid_address.address);
begin
  delete from public.payout_addresses b
  where b.investor_id = person and b.network = forget_unpaid_address.network and b.canonical_address = canonical
    and b.memo = coalesce(forget_unpaid_address.memo, '')
    and not exists (
      select from public.withdrawals w
      where w.investor_id = person and w.status not in ('rejected', 'cancelled') and w.network = forget_unpaid_address.network
        and payments.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = b.memo);
  if found then
    perform people.record_account_event(person, 'address_removed');
  end if;
end
$$;
comment on function withdrawals.forget_unpaid_address(uuid, text, text, text) is
  'Removes an unpaid address, so that an attacker cannot ask, cancel and return when it is old. The caller has locked the account.';

create function withdrawals.remove_payout_address(network text, address text, memo text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  canonical constant text := payments.canonical_address(remove_payout_address.network, remove_payout_address.address);
  carried constant text := coalesce(btrim(remove_payout_address.memo), '');
begin
  perform people.require_recent_proof(investor);
  -- Concurrent requests to this address come before, or add it again.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if exists (
    select from public.withdrawals w
    where w.investor_id = investor and w.status in ('pending', 'approved', 'paying') and w.network = remove_payout_address.network
      and payments.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = carried
  ) then
    raise exception 'address_in_use' using hint = 'A withdrawal to it is open.';
  end if;
  delete from public.payout_addresses b
  where b.investor_id = investor and b.network = remove_payout_address.network and b.canonical_address = canonical and b.memo = carried;
  if found then
    perform people.record_account_event(investor, 'address_removed');
  end if;
end
$$;
comment on function withdrawals.remove_payout_address(text, text, text) is
  'Removes an address and memo from the caller''s book; used again, it waits again. No-op if missing. Raises not_allowed, session_ended (42501), code_required, password_required, address_in_use (a withdrawal to it is open).';
select ground.open('withdrawals.remove_payout_address', 'authenticated');

create function withdrawals.payout_waits()
  returns table (network text, address text, memo text, added_at timestamptz, payable_from timestamptz, wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select b.network::text, case when people.may_read_sensitive() then b.address end, case when people.may_read_sensitive() then nullif(b.memo, '') end, b.added_at, m.payable_from, case when m.payable_from > now() then m.wait end
    from (
      select null::public.network as network, null::text as address, null::text as memo, null::timestamptz as added_at
      union all
      select a.network, a.address, a.memo, a.added_at from public.payout_addresses a where a.investor_id = investor
    ) b
    cross join lateral withdrawals.money_may_leave(investor, b.network, b.address, b.memo) m
    order by b.added_at desc nulls first
    limit 101;
end
$$;
comment on function withdrawals.payout_waits() is
  'Returns when money could leave to a new address (first row), then to the newest hundred of the caller''s book, hidden unless people.may_read_sensitive(). Raises not_allowed, session_ended (42501).';
select ground.open('withdrawals.payout_waits', 'authenticated');

create function withdrawals.payout_wait(method text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  perform payments.refuse_dead_addresses(payout_wait.address);
  select m.payable_from, case when m.payable_from > now() then m.wait end into payable_from, wait
  from withdrawals.money_may_leave(investor, payments.withdrawal_network(payout_wait.method, payout_wait.address), payout_wait.address,
    nullif(btrim(payout_wait.memo), '')) m;
end
$$;
comment on function withdrawals.payout_wait(text, text, text) is
  'Returns when a withdrawal to an address, requested now, could be paid, and the wait''s cause (null: none; see withdrawals.money_may_leave). Raises not_allowed, session_ended (42501), dead_address.';

create function withdrawals.waiting_withdrawals() returns table (id uuid, payable_from timestamptz, wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return query
    select w.id, m.payable_from, m.wait
    from public.withdrawals w
    cross join lateral withdrawals.money_may_leave(investor, w.network, w.address, w.memo) m
    where w.investor_id = investor and w.status in ('pending', 'approved', 'paying') and m.payable_from > now();
end
$$;
comment on function withdrawals.waiting_withdrawals() is
  'Returns the caller''s open withdrawals that still wait, until when, and why (see withdrawals.money_may_leave). Raises not_allowed, session_ended (42501).';
select ground.open('withdrawals.waiting_withdrawals', 'authenticated');

grant execute on function withdrawals.payout_wait(text, text, text) to authenticated;
