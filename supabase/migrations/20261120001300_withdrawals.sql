-- Withdrawals: waits of new addresses, own limits, requests, cancellation.
-- Payments are final, so an attacker must wait while the owner is warned. No role of the API can shorten a wait.

create function withdrawals.address_wait() returns interval language sql immutable as $$
  -- Returns how long an address must be in the book before money leaves to it.
  select interval '48 hours'
$$;

create function withdrawals.change_wait() returns interval language sql immutable as $$
  -- Returns the extra wait of an address added around a change of password, factors, passkeys or device.
  select interval '24 hours'
$$;

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
comment on table public.payout_addresses is 'The address book of each person. A request adds an address.';
comment on column public.payout_addresses.memo is 'TON only; empty: none. Another memo is another payee.';
grant select on public.payout_addresses to authenticated;
create policy payout_addresses_investor_select on public.payout_addresses
  for select to authenticated
  using (investor_id = (select people.caller()) and (select people.may_read_sensitive()));
create trigger append_only_rows before update on public.payout_addresses
  for each row execute function ground.forbid_change();

create function withdrawals.money_may_leave(person uuid, network text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable as $$
  -- Returns when money may leave to an address and memo (null: none), and why it waits: new_address,
  -- new_address_after_change, recovered, recovery_code_used or email_changed.
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
  -- Their author may have added the address. Auth does not report new passkeys, so existing ones count.
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
      and w.created_at < added + withdrawals.address_wait()) then
    payable_from := payable_from + withdrawals.change_wait();
    wait := 'new_address_after_change';
  end if;
  select e.kind, e.created_at + people.recovery_wait() as ends_at into recovery
  from public.account_events e
  where e.investor_id = person and e.kind in ('recovered', 'recovery_code_used', 'email_changed')
  order by e.created_at desc limit 1;
  if recovery.ends_at >= payable_from then
    payable_from := recovery.ends_at;
    wait := recovery.kind;
  end if;
end $$;

create function withdrawals.require_payable(person uuid, network text, address text, memo text) returns void
  language plpgsql stable as $$
  -- Refuses a payment before its wait ends, to every caller.
declare
  leaving record;
begin
  select * into leaving from withdrawals.money_may_leave(person, require_payable.network, require_payable.address, require_payable.memo);
  if leaving.payable_from > now() then
    raise exception 'must_wait' using detail = to_json(leaving.payable_from) #>> '{}', hint = leaving.wait;
  end if;
end $$;

create function withdrawals.keep_payout_address(person uuid, network text, address text, memo text) returns void
  language plpgsql as $$
  -- Adds an address and memo to a person's book, if missing, and notifies them: at most twenty in 24 hours.
begin
  insert into public.payout_addresses (investor_id, network, address, memo)
  values (person, keep_payout_address.network, keep_payout_address.address, coalesce(keep_payout_address.memo, ''))
  on conflict on constraint payout_addresses_pkey do nothing;
  if not found then return; end if;
  perform people.limit_moments(person, 'address_added');
  perform people.record_moment(person, 'address_added', address || coalesce(' (' || memo || ')', ''));
end $$;

create function withdrawals.forget_unpaid_address(person uuid, network text, address text, memo text) returns void
  language plpgsql as $$
  -- Removes an unpaid address, so that no one cancels and returns when it is old. The account is locked.
declare
  canonical constant text := payments.canonical_address(network, address);
begin
  delete from public.payout_addresses b
  where b.investor_id = person and b.network = forget_unpaid_address.network and b.canonical_address = canonical
    and b.memo = coalesce(forget_unpaid_address.memo, '')
    and not exists (
      select from public.withdrawals w
      where w.investor_id = person and w.status not in ('rejected', 'cancelled') and w.network = forget_unpaid_address.network
        and payments.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = b.memo);
  if found then perform people.record_account_event(person, 'address_removed'); end if;
end $$;

create function withdrawals.remove_payout_address(network text, address text, memo text default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Removes an address and memo from the caller's book; used again, it waits again. No-op if missing. Raises
  -- code_required, password_required, address_in_use (a withdrawal to it is open).
declare
  investor constant uuid := people.caller();
  canonical constant text := payments.canonical_address(network, address);
  carried constant text := coalesce(btrim(memo), '');
begin
  perform people.require_recent_proof(investor);
  -- Concurrent requests to this address come before, or add it again.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if exists (
    select from public.withdrawals w
    where w.investor_id = investor and w.status in ('pending', 'approved', 'paying') and w.network = remove_payout_address.network
      and payments.canonical_address(w.network, w.address) = canonical and coalesce(w.memo, '') = carried) then
    raise exception 'address_in_use' using hint = 'An open withdrawal uses this address.';
  end if;
  delete from public.payout_addresses b
  where b.investor_id = investor and b.network = remove_payout_address.network and b.canonical_address = canonical and b.memo = carried;
  if found then perform people.record_account_event(investor, 'address_removed'); end if;
end $$;

create function withdrawals.payout_waits()
  returns table (network text, address text, memo text, added_at timestamptz, payable_from timestamptz, wait text)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns when money could leave to a new address, then to the newest hundred of the caller's book (may be hidden).
  select people.caller();
  select b.network::text, case when people.may_read_sensitive() then b.address end,
    case when people.may_read_sensitive() then nullif(b.memo, '') end, b.added_at, m.payable_from, case when m.payable_from > now() then m.wait end
  from (
    select null::public.network as network, null::text as address, null::text as memo, null::timestamptz as added_at
    union all
    select a.network, a.address, a.memo, a.added_at from public.payout_addresses a where a.investor_id = (select people.caller())) b
  cross join lateral withdrawals.money_may_leave((select people.caller()), b.network, b.address, b.memo) m
  order by b.added_at desc nulls first limit 101
$$;

create function withdrawals.payout_wait(method text, address text, memo text, out payable_from timestamptz, out wait text)
  language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns when a withdrawal to an address, requested now, could be paid, and the wait's cause (null: none; see
  -- withdrawals.money_may_leave). Raises not_allowed, session_ended (42501), dead_address.
declare
  investor constant uuid := people.caller();
begin
  perform payments.refuse_dead_addresses(address);
  select m.payable_from, case when m.payable_from > now() then m.wait end into payable_from, wait
  from withdrawals.money_may_leave(investor, payments.withdrawal_network(payout_wait.method, payout_wait.address), payout_wait.address,
    nullif(btrim(payout_wait.memo), '')) m;
end $$;

-- Limits are counted under the account's lock, by the database clock; no operator can change them.

create function withdrawals.sum_without_factor_cents() returns bigint language sql immutable as $$
  -- Returns how much (cents) a person without a factor can request in 24 hours; no minimum is higher.
  select 100000::bigint
$$;

create table withdrawals.withdrawal_limits (
  id bigint generated always as identity primary key,
  person_id uuid not null references public.profiles (id),
  span text not null constraint withdrawal_limits_span check (span in ('day', 'month')),
  limit_cents bigint constraint withdrawal_limits_sensible check (limit_cents between 100000 and 100000000000000),
  earlier_cents bigint constraint withdrawal_limits_earlier_sensible check (earlier_cents between 100000 and 100000000000000),
  counts_from timestamptz not null,
  set_at timestamptz not null default clock_timestamp(),
  constraint withdrawal_limits_counts_once_set check (counts_from >= set_at)
);
comment on table withdrawals.withdrawal_limits is 'People''s own limits, append-only; the last row of a span counts.';
comment on column withdrawals.withdrawal_limits.counts_from is 'At once for a lower limit, later for a higher one.';
create index withdrawal_limits_person on withdrawals.withdrawal_limits (person_id, span, id desc);
create trigger append_only_rows before update on withdrawals.withdrawal_limits
  for each row execute function ground.forbid_change();

create function withdrawals.factor_is_old_enough(person uuid) returns boolean language plpgsql stable as $$
  -- Returns whether no factor or passkey is newer than withdrawals.change_wait().
begin
  return not exists (
    select from public.account_events e
    where e.investor_id = person and e.kind in ('factor_added', 'passkey_added') and e.created_at > clock_timestamp() - withdrawals.change_wait()
  ) and not exists (
    -- Auth does not report new passkeys.
    select from auth.webauthn_credentials w where w.user_id = person and w.created_at > clock_timestamp() - withdrawals.change_wait()
  );
end $$;

create function withdrawals.limits_of(person uuid) returns table (
  kind text, limit_cents bigint, left_cents bigint, more_from timestamptz, next_cents bigint, next_from timestamptz)
  language plpgsql stable as $$
  -- Returns a person's limits in cents: without_factor (24 hours), day and month (30 days); null is unlimited.
declare
  -- Not now(): the transaction may have waited for one that lowered a limit.
  at constant timestamptz := clock_timestamp();
  asked record;
  own withdrawals.withdrawal_limits;
begin
  select coalesce(sum(w.amount_cents) filter (where w.created_at > at - interval '24 hours'), 0)::bigint as day_cents,
    min(w.created_at) filter (where w.created_at > at - interval '24 hours') + interval '24 hours' as day_ends,
    coalesce(sum(w.amount_cents), 0)::bigint as month_cents,
    min(w.created_at) + interval '720 hours' as month_ends
  into asked
  from public.withdrawals w
  where w.investor_id = person and w.status not in ('rejected', 'cancelled') and w.created_at > at - interval '720 hours';
  foreach kind in array array['without_factor', 'day', 'month'] loop
    next_cents := null;
    next_from := null;
    if kind = 'without_factor' then
      limit_cents := case when not (people.has_factor(person) and withdrawals.factor_is_old_enough(person)) then withdrawals.sum_without_factor_cents() end;
    else
      select * into own from withdrawals.withdrawal_limits w
      where w.person_id = person and w.span = kind
      order by w.id desc limit 1;
      limit_cents := own.limit_cents;
      if own.counts_from > at then
        limit_cents := own.earlier_cents;
        next_cents := own.limit_cents;
        next_from := own.counts_from;
      end if;
    end if;
    left_cents := case when limit_cents is not null then greatest(limit_cents - case kind when 'month' then asked.month_cents else asked.day_cents end, 0) end;
    more_from := case kind when 'month' then asked.month_ends else asked.day_ends end;
    return next;
  end loop;
end $$;

create function withdrawals.require_within_limits(person uuid, amount_cents bigint) returns void
  language plpgsql stable as $$
  -- Refuses a request above withdrawals.limits_of; a recent, not new passkey lifts the limit without a factor.
declare
  exceeded record;
begin
  for exceeded in
    select l.kind, l.left_cents from withdrawals.limits_of(person) l
    where require_within_limits.amount_cents > l.left_cents
    order by l.left_cents, l.kind
  loop
    if exceeded.kind <> 'without_factor' then
      raise exception 'above_own_limit' using detail = exceeded.left_cents::text, hint = exceeded.kind;
    end if;
    -- As people.require_recent_proof() has it.
    if not (people.has_proved('5 minutes', '{passkey}') and withdrawals.factor_is_old_enough(person)) then
      raise exception 'factor_needed_for_sum' using detail = exceeded.left_cents::text, hint = 'Set up a second factor; the limit ends 24 hours later.';
    end if;
  end loop;
end $$;

create function withdrawals.withdrawal_limits() returns table (
  kind text, limit_cents bigint, left_cents bigint, more_from timestamptz, next_cents bigint, next_from timestamptz)
  language sql stable security definer as $$ -- door: authenticated
  -- See withdrawals.limits_of; of the caller.
  select * from withdrawals.limits_of((select people.caller()))
$$;

create function withdrawals.set_withdrawal_limits(day_cents bigint default null, month_cents bigint default null)
  returns void language plpgsql security definer as $$ -- door: authenticated
  -- Sets the caller's limits of 24 hours and 30 days in cents (null: none), raises after 48 hours. At
  -- most twenty changes in 24 hours; idempotent. Raises code_required, password_required, too_many_requests.
declare
  person constant uuid := people.caller();
begin
  perform people.require_recent_proof(person);
  -- Concurrent requests come before, or obey the new limit.
  perform from ledger.accounts a where a.investor_id = person for update;
  insert into withdrawals.withdrawal_limits (person_id, span, limit_cents, earlier_cents, set_at, counts_from)
  select person, l.kind, wanted.cents, l.limit_cents, clock.at,
    case when l.limit_cents is null or wanted.cents <= l.limit_cents then clock.at else clock.at + interval '48 hours' end
  from withdrawals.limits_of(person) l
  join (values ('day', day_cents), ('month', month_cents)) wanted (kind, cents) using (kind)
  cross join (select clock_timestamp() as at) clock
  where wanted.cents is distinct from case when l.next_from is null then l.limit_cents else l.next_cents end;
  if not found then return; end if;
  perform people.limit_moments(person, 'withdrawal_limits_changed');
  perform people.record_moment(person, 'withdrawal_limits_changed');
end $$;

create table public.withdrawals (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  method text not null references public.withdrawal_methods (name),
  address text not null,
  memo text,
  amount_cents public.cents not null constraint withdrawals_amount_positive check (amount_cents > 0),
  fee_cents public.cents not null default 0 constraint withdrawals_fee_below_amount check (fee_cents between 0 and amount_cents - 1),
  pays_cents bigint not null generated always as (amount_cents - fee_cents) stored,
  status text not null default 'pending'
    constraint withdrawals_status check (status in ('pending', 'approved', 'paying', 'paid', 'rejected', 'cancelled')),
  approved boolean not null generated always as (status in ('approved', 'paying', 'paid')) stored,
  reviewed_by uuid references public.profiles (id),
  reviewed_at timestamptz,
  reason text constraint withdrawals_reason_given check (char_length(btrim(reason)) between 1 and 500),
  taken_by uuid references public.profiles (id),
  taken_until timestamptz,
  given_back_at timestamptz,
  paid_by uuid references public.profiles (id),
  paid_at timestamptz,
  network public.network not null generated always as (payments.withdrawal_network(method, address)) stored,
  transaction_id text,
  transaction_output int,
  coins public.coins,
  price numeric constraint withdrawals_price_positive check (price > 0),
  created_at timestamptz not null default now(),
  constraint withdrawals_address_valid check (payments.valid_address(method, address) and not payments.is_dead_address(address)),
  constraint withdrawals_memo_valid check (memo is null or payments.valid_memo(method, memo)),
  constraint withdrawals_reviewed_by_somebody check (status in ('pending', 'cancelled') or num_nulls(reviewed_by, reviewed_at) = 0),
  constraint withdrawals_rejected_with_reason check (status <> 'rejected' or reason is not null),
  constraint withdrawals_taken_while_paying check (num_nonnulls(taken_by, taken_until) = case status when 'paying' then 2 else 0 end),
  constraint withdrawals_taken_by_another check (taken_by <> investor_id and taken_by <> reviewed_by),
  constraint withdrawals_paid_with_proof check ((status = 'paid') = (num_nulls(paid_at, transaction_id) = 0 and num_nonnulls(paid_by, transaction_output) > 0)),
  constraint withdrawals_transaction_id_valid check (transaction_id is not distinct from payments.transaction_id(network, transaction_id)),
  constraint withdrawals_coins_with_price check (coins is null or price is not null),
  constraint withdrawals_not_reviewed_by_owner check (reviewed_by is distinct from investor_id),
  constraint withdrawals_not_paid_by_owner check (paid_by is distinct from investor_id),
  constraint withdrawals_two_people check (paid_by is null or paid_by is distinct from reviewed_by)
);
comment on table public.withdrawals is 'One operator approves it, another pays it; neither is its owner.';
comment on column public.withdrawals.fee_cents is 'Part of amount_cents, as at the request.';
comment on column public.withdrawals.taken_by is 'Who is paying it, and alone may record the payment or give it back.';
comment on column public.withdrawals.taken_until is 'Then another may take it over, because the coins may have left.';
comment on column public.withdrawals.given_back_at is 'When nothing had been sent, which restarts the 48 hours.';
comment on column public.withdrawals.transaction_output is 'Which output of the transaction paid it, as read from the chain.';
comment on column public.withdrawals.coins is 'As the payer recorded; on a network that is read fixed at the approval. Null without a price.';
comment on column public.withdrawals.price is 'Dollars a coin: the bid when the coins were fixed, or taken; once paid, the price used.';
create index withdrawals_investor on public.withdrawals (investor_id, created_at desc);
create index withdrawals_open on public.withdrawals (created_at, id) where status in ('pending', 'approved', 'paying');
create unique index withdrawals_payment_once
  on public.withdrawals (network, transaction_id, payments.canonical_address(network, address), coalesce(memo, ''), coalesce(transaction_output, 0))
  where transaction_id is not null;
comment on index public.withdrawals_payment_once is 'A transaction may pay several addresses, once per memo and, where it is read from the chain, output.';
create index withdrawals_ended on public.withdrawals (coalesce(paid_at, reviewed_at)) where status in ('paid', 'rejected');
grant select (id, investor_id, method, address, memo, amount_cents, fee_cents, pays_cents, status, approved, reviewed_at, reason, given_back_at, paid_at, transaction_id, transaction_output, coins, price, created_at)
  on public.withdrawals to authenticated;
select people.owner_reads('public.withdrawals');

create table withdrawals.reversals (
  id uuid primary key default gen_random_uuid(),
  withdrawal_id uuid not null references public.withdrawals (id),
  investor_id uuid not null references public.profiles (id),
  amount_cents public.cents not null,
  reversed_at timestamptz not null default now(),
  paid_at timestamptz
);
comment on table withdrawals.reversals is 'Payments that left their chain: the withdrawal is open again, and its owner is owed these cents until it is paid again.';
create unique index reversals_open on withdrawals.reversals (withdrawal_id) where paid_at is null;
create index reversals_withdrawal on withdrawals.reversals (withdrawal_id);
grant select (id, investor_id, withdrawal_id) on withdrawals.reversals to authenticated;
select people.owner_reads('withdrawals.reversals');
select ground.append_only('withdrawals.reversals', 'id, withdrawal_id, investor_id, amount_cents, reversed_at', ended => 'old.paid_at is not null');
create index withdrawals_reviewed on public.withdrawals (reviewed_at) include (created_at) where reviewed_at is not null;
create index withdrawals_paid on public.withdrawals (paid_at) include (reviewed_at, amount_cents) where paid_at is not null;
create index withdrawals_open_amount on public.withdrawals (amount_cents, id) where status in ('pending', 'approved', 'paying');

create function withdrawals.refuse_frozen() returns trigger language plpgsql security definer as $$
  -- trigger: before insert on public.withdrawals
  -- Refuses new ones of a frozen person. Earlier ones wait, and can be cancelled.
begin
  if people.is_frozen(new.investor_id) then raise exception 'account_frozen' using hint = 'Contact support.'; end if;
  return new;
end $$;

create function withdrawals.payout_coins() returns table (method text, coin text, decimals int)
  language sql stable as $$
  -- Returns the coin of each withdrawal method and its decimals.
  select m.name, m.coin, (select max(p.decimals) from public.payment_methods p where p.coin = m.coin) from public.withdrawal_methods m
$$;

create function withdrawals.withdrawal_fee(method public.withdrawal_methods, amount_cents bigint) returns bigint
  language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns a request's fee (cents): none if all the caller owns is below the minimum.
declare
  investor constant uuid := people.caller();
begin
  return case
    when method.fee_cents > 0 and amount_cents < method.min_cents
      and (select a.available_cents + a.withdrawing_cents from ledger.accounts a where a.investor_id = investor)
        + whole.in_pools_cents(investor)
        + coalesce((select sum(coalesce(d.arrived_cents, d.amount_cents)) from public.deposits d where d.investor_id = investor and d.status = 'pending'), 0)
        < method.min_cents
      then 0
    else method.fee_cents::bigint end;
end $$;

create function withdrawals.payout_quote(method text, cents bigint, out coin text, out coins text)
  language plpgsql stable security definer as $$ -- for: authenticated
  -- Returns a method's coin, and what cents are worth in it now (null: no price).
begin
  perform people.caller();
  select c.coin, deposits.coins_for(payout_quote.cents, p.price, c.decimals)::text into coin, coins
  from withdrawals.payout_coins() c left join lateral deposits.coin_price(c.coin) p on true
  where c.method = payout_quote.method;
end $$;

create function withdrawals.redact_operators(withdrawal public.withdrawals) returns public.withdrawals language sql immutable as $$
  -- Returns a withdrawal without columns its owner may not select, such as the names of operators.
  select jsonb_populate_record(withdrawal,
    '{"reviewed_by": null, "taken_by": null, "taken_until": null, "paid_by": null, "network": null}')
$$;

create function withdrawals.without_address(withdrawal public.withdrawals) returns public.withdrawals language sql immutable as $$
  -- Returns a withdrawal without its address, which is shown only for its review and to its payer.
  select jsonb_populate_record(withdrawal, '{"address": null, "memo": null}')
$$;

create function withdrawals.request_withdrawal(
  method text, address text, amount_cents bigint, request_id uuid, expected_fee_cents bigint default null,
  memo text default null) returns public.withdrawals language plpgsql security definer as $$ -- door: authenticated
  -- Requests a payment of amount_cents, fee included, and holds it from the available balance until
  -- withdrawals.money_may_leave. Idempotent by request_id. Raises code_required, password_required, account_frozen,
  -- account_not_verified, identity_required, method_not_found, invalid_address, dead_address, invalid_memo,
  -- test_network_address (on a live site), invalid_amount, below_minimum (detail: the minimum in cents; the whole
  -- available balance may be less), insufficient_funds, factor_needed_for_sum, above_own_limit (see
  -- withdrawals.require_within_limits), fee_changed (detail: the fee in cents), below_dust (what is sent would be less
  -- than the network carries; detail: the least in cents), too_many_pending, too_many_requests (more than fifty
  -- requests, those taken back included, or twenty new addresses in 24 hours) (specification 4, Withdrawal).
declare
  investor constant uuid := people.caller();
  written constant text := btrim(address);
  carried constant text := nullif(btrim(memo), '');
  is_known constant boolean := ground.done_before(request_id, investor, 'request_withdrawal', jsonb_build_array(
    method, written, carried, amount_cents));
  account ledger.accounts;
  chosen public.withdrawal_methods;
  fee bigint;
  requested public.withdrawals;
begin
  select * into account from ledger.accounts a where a.investor_id = investor for update;
  if is_known then
    select * into requested from public.withdrawals w where w.id = request_withdrawal.request_id;
    return withdrawals.redact_operators(requested);
  end if;

  perform people.require_recent_proof(investor);
  if not exists (select from public.profiles p where p.id = investor and p.verified) then
    raise exception 'account_not_verified';
  end if;
  perform kyc.require_identity(investor, 'withdrawal');
  select * into chosen from public.withdrawal_methods m where m.name = request_withdrawal.method and m.active;
  if not found then raise exception 'method_not_found'; end if;
  if not payments.valid_address(chosen.name, written) then raise exception 'invalid_address'; end if;
  perform payments.refuse_dead_addresses(written);
  if carried is not null and not payments.valid_memo(chosen.name, carried) then raise exception 'invalid_memo'; end if;
  if payments.is_test_address(chosen.name, written) and (select s.mode from public.site s) = 'live' then
    raise exception 'test_network_address' using hint = 'A live site pays on main networks only.';
  end if;
  if amount_cents is null or amount_cents <= 0 then raise exception 'invalid_amount'; end if;
  if amount_cents < chosen.min_cents and amount_cents < account.available_cents then
    raise exception 'below_minimum' using detail = chosen.min_cents::text;
  end if;
  if amount_cents > account.available_cents then raise exception 'insufficient_funds'; end if;
  perform withdrawals.require_within_limits(investor, amount_cents);
  fee := withdrawals.withdrawal_fee(chosen, amount_cents);
  if fee <> expected_fee_cents then raise exception 'fee_changed' using detail = fee::text; end if;
  if amount_cents - fee < payments.dust_cents(payments.withdrawal_network(chosen.name, written)) then
    raise exception 'below_dust' using detail = payments.dust_cents(payments.withdrawal_network(chosen.name, written))::text;
  end if;
  if (select count(*) from public.withdrawals w where w.investor_id = investor and w.status = 'pending') >= 5 then
    raise exception 'too_many_pending' using hint = 'Wait for a review or cancel one.';
  end if;
  -- Each request leaves two ledger rows, even if cancelled, and notifies all operators.
  if (select count(*) from public.withdrawals w where w.investor_id = investor and w.created_at > now() - interval '24 hours') >= 50 then
    raise exception 'too_many_requests' using hint = 'The limit is 50 requests in 24 hours.';
  end if;

  insert into public.withdrawals (id, investor_id, method, address, memo, amount_cents, fee_cents)
  values (request_withdrawal.request_id, investor, chosen.name, written, carried, request_withdrawal.amount_cents, fee)
  on conflict (id) do nothing
  returning * into requested;
  -- The id is another person's, or of other money. Last, so that a caller who could not ask learns nothing of it.
  if not found or exists (select from public.deposits d where d.id = request_withdrawal.request_id)
     or exists (select from ledger.transfers t where t.reference = request_withdrawal.request_id) then
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'withdrawing', requested.amount_cents, 'withdrawal_hold', requested.id);
  perform people.notice_passkeys(investor);
  perform withdrawals.keep_payout_address(investor, requested.network, requested.address, requested.memo);
  return withdrawals.redact_operators(requested);
end $$;

create function withdrawals.approval_lapsed(withdrawal public.withdrawals) returns boolean language plpgsql stable as $$
  -- Returns whether a request's approver lost the role before anyone took it.
begin
  return withdrawal.status = 'approved' and not people.is_operator_since(withdrawal.reviewed_by, withdrawal.reviewed_at);
end $$;

create function withdrawals.cancel_withdrawal(withdrawal_id uuid) returns public.withdrawals
  language plpgsql security definer as $$ -- door: authenticated
  -- Cancels the caller's request if pending, lapsed or left unpaid for 48 hours. Raises not_found, not_cancellable.
declare
  investor uuid := people.caller();
  withdrawal public.withdrawals;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id and w.investor_id = investor for update;
  if not found then raise exception 'not_found'; end if;
  if withdrawal.status = 'cancelled' then return withdrawals.redact_operators(withdrawal); end if;
  -- 48 hours are promised (specification 3, Withdrawal options). An earlier payer can record a payment for as long again.
  if withdrawal.status <> 'pending' and not withdrawals.approval_lapsed(withdrawal)
     and not (withdrawal.status = 'approved' and greatest(withdrawal.reviewed_at, withdrawal.given_back_at) <= now() - interval '48 hours') then
    raise exception 'not_cancellable';
  end if;
  update public.withdrawals w set status = 'cancelled' where w.id = withdrawal_id returning * into withdrawal;
  perform ledger.transfer(investor, 'withdrawing', 'available', withdrawal.amount_cents, 'withdrawal_release', withdrawal_id);
  perform withdrawals.forget_unpaid_address(investor, withdrawal.network, withdrawal.address, withdrawal.memo);
  return withdrawals.redact_operators(withdrawal);
end $$;
