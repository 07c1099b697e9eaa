-- Where people have their money sent, and from when on it may go there. A payment on a chain is final, so an attacker in an account
-- has to wait before anything leaves it, and its owner is told meanwhile. No one can shorten a wait: the intervals are constants, and no
-- role of the API writes this table or the history (account.sql) that they are reckoned from.

create function private.address_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '48 hours' $$;
comment on function private.address_wait() is 'How long an address has to be in the book before money leaves to it.';

create function private.change_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '24 hours' $$;
comment on function private.change_wait() is 'How much longer an address waits that was added about the time of another password, a change of factors or passkeys, or a new device.';

create function private.recovery_wait() returns interval
  language sql immutable set search_path = ''
as $$ select interval '72 hours' $$;
comment on function private.recovery_wait() is 'How long nothing leaves an account after it was recovered by mail or by a recovery code, or got another e-mail address.';

create table public.payout_addresses (
  investor_id uuid not null references public.profiles (id),
  network public.network not null,
  address text not null,
  canonical_address text not null generated always as (private.canonical_address(network, address)) stored,
  memo text not null default '' constraint payout_addresses_memo_valid check (memo = '' or private.valid_memo(network, memo)),
  added_at timestamptz not null default clock_timestamp(),
  primary key (investor_id, network, canonical_address, memo),
  constraint payout_addresses_spendable check (not private.is_dead_address(address))
);
comment on table public.payout_addresses is 'The address book of each person: where they were paid or ask to be paid, and since when. A request to a new address adds it; if that is cancelled or rejected, it leaves again.';
comment on column public.payout_addresses.address is 'As it was written first.';
comment on column public.payout_addresses.canonical_address is 'As private.canonical_address writes it: one address, however it is written, is one line for each memo.';
comment on column public.payout_addresses.memo is 'What payments to it carry, on TON; empty: nothing. With another memo the same address of an exchange is another person''s, so it waits by itself.';

grant select on public.payout_addresses to authenticated, service_role;

create policy payout_addresses_investor_select on public.payout_addresses
  for select to authenticated
  using (investor_id = (select private.caller()) and (select private.may_read_sensitive()));

create trigger append_only_rows before update on public.payout_addresses
  for each row execute function private.forbid_change();

create function private.money_may_leave(person uuid, network text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable set search_path = ''
as $$
declare
  added constant timestamptz := coalesce((
    select b.added_at from public.payout_addresses b
    where b.investor_id = person and b.network = money_may_leave.network
      and b.canonical_address = private.canonical_address(money_may_leave.network, money_may_leave.address)
      and b.memo = coalesce(money_may_leave.memo, '')), now());
  recovery record;
begin
  payable_from := added + private.address_wait();
  wait := 'new_address';
  -- The person who changed the password, a factor or a passkey, or came from another device, may be who added the address: also when they did it
  -- before. Auth tells of no passkey when it is added, so the passkeys that there are count as well as those that were noticed.
  if exists (
    select from public.account_events e
    where e.investor_id = person
      and (e.kind in ('password_changed', 'factor_added', 'factor_removed', 'passkey_added', 'passkey_removed') or e.kind = 'signed_in' and e.is_new_device)
      and e.created_at > added - private.address_wait() - private.change_wait()
      and e.created_at < added + private.address_wait()
  ) or exists (
    select from auth.webauthn_credentials w
    where w.user_id = person
      and w.created_at > added - private.address_wait() - private.change_wait()
      and w.created_at < added + private.address_wait()
  ) then
    payable_from := payable_from + private.change_wait();
    wait := 'new_address_after_change';
  end if;
  select e.kind, e.created_at + private.recovery_wait() as ends_at into recovery
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
comment on function private.money_may_leave(uuid, text, text, text) is
  'From when on money of a person may leave to an address with a memo (null: without one), and what it waits for or waited for last: new_address, new_address_after_change, recovered, recovery_code_used or email_changed. '
  'An address that is not in the book is taken for one that is added now.';

create function private.require_payable(person uuid, network text, address text, memo text) returns void
  language plpgsql stable set search_path = ''
as $$
declare
  leaving record;
begin
  select * into leaving from private.money_may_leave(person, require_payable.network, require_payable.address, require_payable.memo);
  if leaving.payable_from > now() then
    raise exception 'must_wait' using detail = to_json(leaving.payable_from) #>> '{}', hint = leaving.wait;
  end if;
end
$$;
comment on function private.require_payable(uuid, text, text, text) is
  'Refuses a payment that is not due to leave yet, no matter who asks. Raises must_wait (detail: from when on, hint: what it waits for, see private.money_may_leave).';

create function private.keep_payout_address(person uuid, network text, address text, memo text) returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into public.payout_addresses (investor_id, network, address, memo)
  values (person, keep_payout_address.network, keep_payout_address.address, coalesce(keep_payout_address.memo, ''))
  on conflict on constraint payout_addresses_pkey do nothing;
  if not found then
    return;
  end if;
  perform private.limit_moments(person, 'address_added');
  perform private.record_moment(person, 'address_added', keep_payout_address.address || coalesce(' (' || keep_payout_address.memo || ')', ''));
end
$$;
comment on function private.keep_payout_address(uuid, text, text, text) is 'Adds an address with its memo to a person''s address book, unless it is there, and tells them: at most twenty new ones in 24 hours. Raises too_many_requests.';

create function private.forget_unpaid_address(person uuid, network text, address text, memo text) returns void
  language plpgsql set search_path = ''
as $$
declare
  canonical constant text := private.canonical_address(forget_unpaid_address.network, forget_unpaid_address.address);
begin
  delete from public.payout_addresses b
  where b.investor_id = person and b.network = forget_unpaid_address.network and b.canonical_address = canonical
    and b.memo = coalesce(forget_unpaid_address.memo, '')
    and not exists (
      select from public.withdrawals w
      where w.investor_id = person and w.status not in ('rejected', 'cancelled') and w.network = forget_unpaid_address.network
        and private.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = b.memo);
  if found then
    perform private.record_account_event(person, 'address_removed');
  end if;
end
$$;
comment on function private.forget_unpaid_address(uuid, text, text, text) is
  'Takes an address out of a person''s book to which nothing was paid and nothing is on its way. Otherwise a visitor could ask, cancel, and come back when the address is old. The caller has locked the account.';

create function private.remove_payout_address(network text, address text, memo text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
  canonical constant text := private.canonical_address(remove_payout_address.network, remove_payout_address.address);
  carried constant text := coalesce(btrim(remove_payout_address.memo), '');
begin
  perform private.require_recent_proof(investor);
  -- A request to this address comes before, or adds it again.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if exists (
    select from public.withdrawals w
    where w.investor_id = investor and w.status in ('pending', 'approved', 'paying') and w.network = remove_payout_address.network
      and private.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = carried
  ) then
    raise exception 'address_in_use' using hint = 'A withdrawal to it is open.';
  end if;
  delete from public.payout_addresses b
  where b.investor_id = investor and b.network = remove_payout_address.network and b.canonical_address = canonical and b.memo = carried;
  if found then
    perform private.record_account_event(investor, 'address_removed');
  end if;
end
$$;
comment on function private.remove_payout_address(text, text, text) is
  'Takes an address with its memo out of the caller''s book; used again, it waits again. One that is not there changes nothing. Raises not_allowed, session_ended (42501), code_required, password_required, address_in_use (a withdrawal to it is open).';
select private.open('private.remove_payout_address', 'authenticated');

create function private.payout_waits()
  returns table (network text, address text, memo text, added_at timestamptz, payable_from timestamptz, wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  return query
    select b.network::text, case when private.may_read_sensitive() then b.address end, case when private.may_read_sensitive() then nullif(b.memo, '') end, b.added_at, m.payable_from, case when m.payable_from > now() then m.wait end
    from (
      select null::public.network as network, null::text as address, null::text as memo, null::timestamptz as added_at
      union all
      select a.network, a.address, a.memo, a.added_at from public.payout_addresses a where a.investor_id = investor
    ) b
    cross join lateral private.money_may_leave(investor, b.network, b.address, b.memo) m
    order by b.added_at desc nulls first
    limit 101;
end
$$;
comment on function private.payout_waits() is
  'First, without a network, from when on money could leave to an address that the caller used now for the first time; then the same for the newest hundred of their address book, '
  'with a null address and memo unless private.may_read_sensitive() lets them read it. '
  'wait says what it waits for (see private.money_may_leave), null if it no longer waits. Raises not_allowed, session_ended (42501).';
select private.open('private.payout_waits', 'authenticated');

create function private.payout_wait(method text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  perform private.refuse_dead_addresses(payout_wait.address);
  select m.payable_from, case when m.payable_from > now() then m.wait end into payable_from, wait
  from private.money_may_leave(investor, private.withdrawal_network(payout_wait.method, payout_wait.address), payout_wait.address,
    nullif(btrim(payout_wait.memo), '')) m;
end
$$;
comment on function private.payout_wait(text, text, text) is
  'From when on a withdrawal of the caller could be paid to an address that they asked for now, and what it would wait for, null if for nothing (see private.money_may_leave). Raises not_allowed, session_ended (42501), dead_address.';

create function private.waiting_withdrawals() returns table (id uuid, payable_from timestamptz, wait text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  return query
    select w.id, m.payable_from, m.wait
    from public.withdrawals w
    cross join lateral private.money_may_leave(investor, w.network, w.address, w.memo) m
    where w.investor_id = investor and w.status in ('pending', 'approved', 'paying') and m.payable_from > now();
end
$$;
comment on function private.waiting_withdrawals() is
  'The caller''s open withdrawals that cannot be paid yet, the time from which they can, and what they wait for (see private.money_may_leave). Raises not_allowed, session_ended (42501).';
select private.open('private.waiting_withdrawals', 'authenticated');

grant execute on function private.payout_wait(text, text, text) to authenticated;
