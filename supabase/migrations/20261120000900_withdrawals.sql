create table public.withdrawal_methods (
  name text primary key,
  min_cents public.cents not null constraint withdrawal_methods_min_within_sum check (min_cents between 1 and 100000),
  fee_cents public.cents not null default 0 constraint withdrawal_methods_fee_bounded check (fee_cents between 0 and 2500 and (fee_cents = 0 or fee_cents < min_cents)),
  duration text not null,
  position int not null unique,
  active boolean not null default true,
  coin text not null constraint withdrawal_methods_coin_readable check (coin ~ '^[A-Z]{2,10}$')
);
comment on table public.withdrawal_methods is 'The four withdrawal methods and their minimums (specification 3, Withdrawal options).';
comment on column public.withdrawal_methods.fee_cents is
  'At most 25 dollars; none on a last balance below the minimum (withdrawals.withdrawal_fee).';
insert into public.withdrawal_methods (name, coin, min_cents, duration, position)
values ('Bitcoin', 'BTC', 100000, '48hrs', 1), ('Ethereum', 'ETH', 100000, '48hrs', 2), ('USDT', 'USDT', 100000, '48hrs', 3), ('TON', 'TON', 100000, '48hrs', 4);

create function payments.valid_address(method text, address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case method
    when 'Bitcoin' then
      address ~ '^[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}$'
      or address ~ '^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71}$'
      or address ~ '^(BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,71}$'
    when 'Ethereum' then address ~ '^0x[0-9a-fA-F]{40}$'
    when 'USDT' then address ~ '^0x[0-9a-fA-F]{40}$' or address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'
    when 'TON' then address ~ '^[EUk0][Qf][A-Za-z0-9_+/-]{46}$' or address ~ '^(0|-1):[0-9a-fA-F]{64}$'
  end, false)
$$;
comment on function payments.valid_address(text, text) is
  'Returns whether an address has the alphabet and length of the method''s network, main or test; clients check checksums.';

create function payments.is_test_address(method text, address text) returns boolean
  language sql immutable set search_path = ''
as $$
  select coalesce(case method
    when 'Bitcoin' then address ~ '^[mn2]' or address ~* '^(tb|bcrt)1'
    when 'TON' then address ~ '^[k0][Qf]'
  end, false)
$$;
comment on function payments.is_test_address(text, text) is
  'Returns whether a valid address marks itself as a test network''s; Ethereum''s and TRON''s look the same on all.';

create function payments.withdrawal_network(method text, address text) returns text
  language sql immutable set search_path = ''
as $$
  select case when method <> 'USDT' then method when address like '0x%' then 'Ethereum' else 'TRON' end
$$;
comment on function payments.withdrawal_network(text, text) is 'Returns the network of a withdrawal; for USDT, by its address.';

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
  coins public.coins,
  price numeric constraint withdrawals_price_positive check (price > 0),
  created_at timestamptz not null default now(),
  constraint withdrawals_address_valid check (payments.valid_address(method, address) and not payments.is_dead_address(address)),
  constraint withdrawals_memo_valid check (memo is null or payments.valid_memo(method, memo)),
  constraint withdrawals_reviewed_by_somebody check (status in ('pending', 'cancelled') or num_nulls(reviewed_by, reviewed_at) = 0),
  constraint withdrawals_rejected_with_reason check (status <> 'rejected' or reason is not null),
  constraint withdrawals_taken_while_paying check (num_nonnulls(taken_by, taken_until) = case status when 'paying' then 2 else 0 end),
  constraint withdrawals_taken_by_another check (taken_by <> investor_id and taken_by <> reviewed_by),
  constraint withdrawals_paid_with_proof check ((status = 'paid') = (paid_by is not null and paid_at is not null and transaction_id is not null)),
  constraint withdrawals_transaction_id_valid check (transaction_id is not distinct from payments.transaction_id(network, transaction_id)),
  constraint withdrawals_coins_when_paid check (coins is null or status = 'paid' and price is not null),
  constraint withdrawals_not_reviewed_by_owner check (reviewed_by is distinct from investor_id),
  constraint withdrawals_not_paid_by_owner check (paid_by is distinct from investor_id),
  constraint withdrawals_two_people check (paid_by is null or paid_by is distinct from reviewed_by)
);
comment on table public.withdrawals is
  'A request for payment. One operator approves it, another takes and pays it, neither is its owner (specification 3 and 4, Withdrawal).';
comment on column public.withdrawals.memo is 'TON only; null: none.';
comment on column public.withdrawals.fee_cents is 'Part of amount_cents, as at the request; booked to fees with the payment.';
comment on column public.withdrawals.taken_by is 'Who is paying it, and alone may record the payment or give it back.';
comment on column public.withdrawals.taken_until is 'Then another may take it over; nothing else changes, because the coins may have left.';
comment on column public.withdrawals.given_back_at is 'When a payer last said that nothing was sent, which restarts the 48 hours.';
comment on column public.withdrawals.coins is 'As the payer recorded; null until paid, and without a price.';
comment on column public.withdrawals.price is 'Dollars a coin: the bid when taken; once paid, the price used.';

create index withdrawals_investor on public.withdrawals (investor_id, created_at desc);
create index withdrawals_open on public.withdrawals (created_at, id) where status in ('pending', 'approved', 'paying');
create unique index withdrawals_payment_once on public.withdrawals (network, transaction_id, payments.canonical_address(network, address), coalesce(memo, ''))
  where transaction_id is not null;
comment on index public.withdrawals_payment_once is
  'A transaction may pay several addresses, and each address one withdrawal per memo, however many outputs it has.';
create index withdrawals_ended on public.withdrawals (coalesce(paid_at, reviewed_at)) where status in ('paid', 'rejected');
create index withdrawals_method on public.withdrawals (method);
create index withdrawals_reviewed_by on public.withdrawals (reviewed_by) where reviewed_by is not null;
create index withdrawals_taken_by on public.withdrawals (taken_by) where taken_by is not null;
create index withdrawals_paid_by on public.withdrawals (paid_by) where paid_by is not null;

grant select on public.withdrawal_methods to authenticated, service_role;
grant select (id, investor_id, method, address, memo, amount_cents, fee_cents, pays_cents, status, approved, reviewed_at, reason, given_back_at, paid_at, transaction_id, coins, price, created_at)
  on public.withdrawals to authenticated;
grant select on public.withdrawals to service_role;

create policy withdrawal_methods_investor_select on public.withdrawal_methods for select to authenticated using ((select people.caller()) is not null and active);
create policy withdrawals_investor_select on public.withdrawals
  for select to authenticated
  using (investor_id = (select people.caller()));

create trigger announce after insert or update of status on public.withdrawals
  for each row execute function messages.announce('and operators');

create function withdrawals.payout_coins() returns table (method text, coin text, decimals int)
  language sql stable set search_path = ''
as $$
  select m.name, m.coin, (select max(p.decimals) from public.payment_methods p where p.coin = m.coin) from public.withdrawal_methods m
$$;
comment on function withdrawals.payout_coins() is 'Returns the coin of each withdrawal method and its decimals.';

create function withdrawals.withdrawal_fee(method public.withdrawal_methods, amount_cents bigint) returns bigint
  language plpgsql stable security definer set search_path = ''
as $$
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
end
$$;
comment on function withdrawals.withdrawal_fee(public.withdrawal_methods, bigint) is
  'Returns a request''s fee (cents): none if all the caller could withdraw, wherever it is, is below the minimum. Raises not_allowed, session_ended.';
grant execute on function withdrawals.withdrawal_fee(public.withdrawal_methods, bigint) to authenticated;

create function withdrawals.redact_operators(withdrawal public.withdrawals) returns public.withdrawals
  language plpgsql immutable set search_path = ''
as $$
begin
  withdrawal.reviewed_by := null;
  withdrawal.taken_by := null;
  withdrawal.taken_until := null;
  withdrawal.paid_by := null;
  withdrawal.network := null;
  return withdrawal;
end
$$;
comment on function withdrawals.redact_operators(public.withdrawals) is
  'Returns a withdrawal without columns its owner may not select, such as the names of operators.';

create function withdrawals.request_withdrawal(
  method text, address text, amount_cents bigint, request_id uuid, expected_fee_cents bigint default null, memo text default null) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
  written constant text := btrim(request_withdrawal.address);
  carried constant text := nullif(btrim(request_withdrawal.memo), '');
  is_known constant boolean := ground.is_retry(request_withdrawal.request_id, investor, 'request_withdrawal', jsonb_build_array(
    request_withdrawal.method, written, carried, request_withdrawal.amount_cents));
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
  if not found then
    raise exception 'method_not_found';
  end if;
  if not payments.valid_address(chosen.name, written) then
    raise exception 'invalid_address';
  end if;
  perform payments.refuse_dead_addresses(written);
  if carried is not null and not payments.valid_memo(chosen.name, carried) then
    raise exception 'invalid_memo';
  end if;
  if payments.is_test_address(chosen.name, written) and (select s.mode from public.site s) = 'live' then
    raise exception 'test_network_address' using hint = 'Real money is paid on main networks.';
  end if;
  if request_withdrawal.amount_cents is null or request_withdrawal.amount_cents <= 0 then
    raise exception 'invalid_amount';
  end if;
  if request_withdrawal.amount_cents < chosen.min_cents and request_withdrawal.amount_cents < account.available_cents then
    raise exception 'below_minimum' using detail = chosen.min_cents::text;
  end if;
  if request_withdrawal.amount_cents > account.available_cents then
    raise exception 'insufficient_funds';
  end if;
  perform withdrawals.require_within_limits(investor, request_withdrawal.amount_cents);
  fee := withdrawals.withdrawal_fee(chosen, request_withdrawal.amount_cents);
  if fee <> request_withdrawal.expected_fee_cents then
    raise exception 'fee_changed' using detail = fee::text;
  end if;
  if request_withdrawal.amount_cents - fee < payments.dust_cents(payments.withdrawal_network(chosen.name, written)) then
    raise exception 'below_dust' using detail = payments.dust_cents(payments.withdrawal_network(chosen.name, written))::text;
  end if;
  if (select count(*) from public.withdrawals w where w.investor_id = investor and w.status = 'pending') >= 5 then
    raise exception 'too_many_pending' using hint = 'Wait for a review or cancel one.';
  end if;
  -- Each request leaves two ledger rows, even if cancelled, and notifies all operators.
  if (select count(*) from public.withdrawals w where w.investor_id = investor and w.created_at > now() - interval '24 hours') >= 50 then
    raise exception 'too_many_requests' using hint = 'Fifty requests in 24 hours.';
  end if;

  insert into public.withdrawals (id, investor_id, method, address, memo, amount_cents, fee_cents)
  values (request_withdrawal.request_id, investor, chosen.name, written, carried, request_withdrawal.amount_cents, fee)
  on conflict (id) do nothing
  returning * into requested;
  -- The id is another person's, or a deposit's. Last, so that a caller who could not ask learns nothing of it.
  if not found or exists (select from public.deposits d where d.id = request_withdrawal.request_id) then
    raise exception 'request_id_reused';
  end if;
  perform ledger.transfer(investor, 'available', 'withdrawing', requested.amount_cents, 'withdrawal_hold', requested.id);
  perform people.notice_passkeys(investor);
  perform withdrawals.keep_payout_address(investor, requested.network, requested.address, requested.memo);
  return withdrawals.redact_operators(requested);
end
$$;
comment on function withdrawals.request_withdrawal(text, text, bigint, uuid, bigint, text) is
  'Requests a payment of amount_cents, fee included, and holds it from the available balance until withdrawals.money_may_leave. Idempotent by request_id. Raises session_ended, not_allowed, request_id_required, request_id_reused, code_required, password_required (see people.require_recent_proof), account_frozen, account_not_verified, identity_required, method_not_found, invalid_address, dead_address (no one can spend from it), invalid_memo, test_network_address (on a live site), invalid_amount, below_minimum (detail: the minimum in cents; the whole available balance may be less), insufficient_funds, factor_needed_for_sum, above_own_limit (see withdrawals.require_within_limits), fee_changed (detail: the fee in cents), below_dust (what is sent would be less than the network carries; detail: the least in cents), too_many_pending, too_many_requests (more than fifty requests, those taken back included, or twenty new addresses in 24 hours) (specification 4, Withdrawal).';
select ground.open('withdrawals.request_withdrawal', 'authenticated');

create function withdrawals.cancel_withdrawal(withdrawal_id uuid) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  investor uuid := people.caller();
  withdrawal public.withdrawals;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id and w.investor_id = investor for update;
  if not found then
    raise exception 'not_found';
  end if;
  if withdrawal.status = 'cancelled' then
    return withdrawals.redact_operators(withdrawal);
  end if;
  if withdrawal.status <> 'pending' and not withdrawals.approval_lapsed(withdrawal) and not withdrawals.approval_expired(withdrawal) then
    raise exception 'not_cancellable';
  end if;
  update public.withdrawals w set status = 'cancelled' where w.id = withdrawal_id returning * into withdrawal;
  perform ledger.transfer(investor, 'withdrawing', 'available', withdrawal.amount_cents, 'withdrawal_release', withdrawal_id);
  perform withdrawals.forget_unpaid_address(investor, withdrawal.network, withdrawal.address, withdrawal.memo);
  return withdrawals.redact_operators(withdrawal);
end
$$;
comment on function withdrawals.cancel_withdrawal(uuid) is
  'Cancels the caller''s request if pending, lapsed or left unpaid for 48 hours and not being paid; returns the amount. Raises session_ended, not_allowed, not_found, not_cancellable.';
select ground.open('withdrawals.cancel_withdrawal', 'authenticated');

create function withdrawals.approval_lapsed(withdrawal public.withdrawals) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return withdrawal.status = 'approved' and not people.is_operator_since(withdrawal.reviewed_by, withdrawal.reviewed_at);
end
$$;
comment on function withdrawals.approval_lapsed(public.withdrawals) is 'Returns whether a request''s approver lost the role before anyone took it.';

create function withdrawals.approval_expired(withdrawal public.withdrawals) returns boolean
  language sql stable set search_path = ''
as $$
  -- The promised time (specification 3, Withdrawal options). An earlier payer can record a payment for as long again.
  select withdrawal.status = 'approved' and greatest(withdrawal.reviewed_at, withdrawal.given_back_at) <= now() - interval '48 hours'
$$;
comment on function withdrawals.approval_expired(public.withdrawals) is
  'Returns whether a request was approved or given back 48 hours ago and not taken since.';

create function withdrawals.withdrawal_queue(
  from_case uuid default null, max_rows int default 50, sort text default 'oldest', only_late boolean default false,
  only_state text default null, only_method text default null
)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text, address text, memo text,
    status text, reviewed_by uuid, created_at timestamptz, frozen boolean,
    taken_by uuid, taken_by_name text, taken_until timestamptz, fee_cents bigint, pays_cents bigint, payable_from timestamptz, due_at timestamptz,
    coin text, coins text, price text)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
begin
  return query
    select w.id, w.investor_id, p.name, p.email, w.amount_cents::bigint, w.method,
      case when w.is_shown then w.address end, case when w.is_shown then w.memo end,
      case when w.is_lapsed then 'pending' else w.status end, w.reviewed_by, w.created_at,
      people.is_frozen(w.investor_id), w.taken_by, t.name, case when w.taken_until > now() then w.taken_until end,
      w.fee_cents::bigint, w.pays_cents, case when m.payable_from > now() then m.payable_from end,
      w.created_at + desk.time_limit('withdrawals'),
      c.coin, deposits.coins_for(w.pays_cents, w.price, c.decimals)::text, w.price::text
    from (
      -- The address is shown for the review, then only to the paying operator, so that no one pays twice.
      select q.*, g.place, l.is_lapsed, q.status = 'pending' or l.is_lapsed or q.taken_by is not distinct from operator as is_shown
      from desk.withdrawal_page(sort, only_late, only_state, only_method, from_case) with ordinality g (id, place)
      join public.withdrawals q on q.id = g.id
      cross join lateral withdrawals.approval_lapsed(q) l (is_lapsed)
    ) w
    join public.profiles p on p.id = w.investor_id
    left join public.profiles t on t.id = w.taken_by
    join withdrawals.payout_coins() c on c.method = w.method
    cross join lateral withdrawals.money_may_leave(w.investor_id, w.network, w.address, w.memo) m
    order by w.place
    limit greatest(max_rows, 1);
end
$$;
comment on function withdrawals.withdrawal_queue(uuid, int, text, boolean, text, text) is
  'Returns withdrawals to approve or pay, ordered as desk.withdrawal_page. address and memo: null once approved, except for the payer; payable_from: end of its wait (null: over); coins and price (dollars a coin): proposed to the payer. Raises not_allowed, session_ended (42501).';
select ground.open('withdrawals.withdrawal_queue', 'authenticated');

create function withdrawals.is_payable(withdrawal public.withdrawals, approver uuid) returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from people.operators o
    where o.role in ('treasurer', 'admin') and o.user_id not in (is_payable.approver, withdrawal.investor_id)
      and not people.lacks_factor(o.user_id)
      and not exists (
        select from desk.role_limits l
        where l.role = o.role and l.kind = 'payment' and l.max_cents < withdrawal.amount_cents));
end
$$;
comment on function withdrawals.is_payable(public.withdrawals, uuid) is
  'Returns whether another operator could pay a request after this one''s approval.';

create function withdrawals.review_withdrawal(withdrawal_id uuid, approve boolean, reason text default null) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := people.require_money_decision();
  withdrawal public.withdrawals;
  why text;
  was_lapsed boolean;
  is_sent_back boolean;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if withdrawal.investor_id = operator then
    raise exception 'own_withdrawal' using hint = 'Another operator must review it.';
  end if;
  why := ground.review_reason(approve, review_withdrawal.reason);
  was_lapsed := withdrawals.approval_lapsed(withdrawal);
  -- A request that cannot be paid must not be held for ever, so a possible payer may reject it.
  is_sent_back := withdrawal.status = 'approved' and not approve and withdrawal.reviewed_by <> operator
    and people.operator_role() in ('treasurer', 'admin');
  if withdrawal.status <> 'pending' and not was_lapsed and not is_sent_back then
    if withdrawal.reviewed_by = operator and withdrawal.approved = approve and (approve or withdrawal.status = 'rejected') then
      withdrawal.address := null;
      withdrawal.memo := null;
      return withdrawal;
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform desk.take_turn(withdrawal.investor_id);
    perform ledger.require_unfrozen(withdrawal.investor_id);
    perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
    perform desk.respect_limit('withdrawal', withdrawal.investor_id, withdrawal.amount_cents);
    -- An approved request can be cancelled only after 48 hours, so an operator who can pay it must exist.
    if not withdrawals.is_payable(withdrawal, operator) then
      raise exception 'payer_required' using hint = 'Another operator must approve it, or another treasurer be appointed.';
    end if;
  end if;

  update public.withdrawals w
  set status = case when approve then 'approved' else 'rejected' end,
      reviewed_by = operator,
      reviewed_at = now(),
      reason = why
  where w.id = withdrawal_id
  returning * into withdrawal;
  if not approve then
    perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'available', withdrawal.amount_cents, 'withdrawal_release', withdrawal_id);
    perform withdrawals.forget_unpaid_address(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  elsif was_lapsed then
    perform messages.notify(
      withdrawal.investor_id, 'withdrawals', 'withdrawals.approved', withdrawal_id, withdrawal.amount_cents, withdrawal.reason);
  end if;
  perform ground.audit('withdrawal_' || withdrawal.status, withdrawal_id,
    jsonb_build_object('amount_cents', withdrawal.amount_cents, 'reason', withdrawal.reason));
  withdrawal.address := null;
  withdrawal.memo := null;
  return withdrawal;
end
$$;
comment on function withdrawals.review_withdrawal(uuid, boolean, text) is
  'Approves a request for another to pay, or rejects it, which returns the amount. Returns no address. Raises not_allowed, session_ended, code_required, not_found, case_leased (another operator has it open), own_withdrawal, reason_required, address_named, already_reviewed, person_frozen, must_wait (see withdrawals.require_payable), above_limit (detail: what is left of the caller''s limit, in cents), payer_required (no operator would be left who may pay it).';
select ground.open('withdrawals.review_withdrawal', 'authenticated');

create function withdrawals.settle_withdrawal(withdrawal_id uuid, transaction_id text, coins text default null) returns public.withdrawals
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := people.require_money_decision('treasurer', 'admin');
  withdrawal public.withdrawals;
  paid_with text;
  unit record;
  sent numeric;
begin
  select * into withdrawal from public.withdrawals w where w.id = withdrawal_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if withdrawal.investor_id = operator then
    raise exception 'own_withdrawal' using hint = 'Another operator must pay it.';
  end if;
  if withdrawal.reviewed_by = operator then
    raise exception 'second_person_required' using hint = 'Whoever approves a withdrawal cannot pay it.';
  end if;
  if coalesce(btrim(settle_withdrawal.transaction_id), '') = '' then
    raise exception 'transaction_id_required';
  end if;
  paid_with := payments.transaction_id(withdrawal.network, btrim(settle_withdrawal.transaction_id));
  if paid_with is null then
    raise exception 'invalid_transaction_id';
  end if;
  if withdrawal.status = 'paid' and withdrawal.paid_by = operator and withdrawal.transaction_id = paid_with then
    return withdrawal;
  end if;
  if withdrawal.status <> 'paying' then
    raise exception 'not_being_paid' using hint = 'Take it before you pay it.';
  end if;
  if withdrawal.taken_by <> operator then
    raise exception 'being_paid' using hint = 'Who has taken it records the payment.';
  end if;
  select * into unit from withdrawals.payout_coins() c where c.method = withdrawal.method;
  sent := case when settle_withdrawal.coins is null then deposits.coins_for(withdrawal.pays_cents, withdrawal.price, unit.decimals)
    else deposits.read_coins(settle_withdrawal.coins, unit.decimals) end;
  if settle_withdrawal.coins is not null and sent is null or sent * withdrawal.price * 100 not between withdrawal.pays_cents * 0.8 and withdrawal.pays_cents * 1.25 then
    raise exception 'invalid_amount';
  end if;
  perform ledger.require_unfrozen(withdrawal.investor_id);
  perform withdrawals.require_payable(withdrawal.investor_id, withdrawal.network, withdrawal.address, withdrawal.memo);
  perform payments.lock_transaction(withdrawal.network, paid_with);
  if exists (
    select from public.withdrawals w
    where w.network = withdrawal.network and w.transaction_id = paid_with
      and payments.canonical_address(w.network, w.address) = payments.canonical_address(withdrawal.network, withdrawal.address)
      and w.memo is not distinct from withdrawal.memo
  ) or exists (select from public.deposits d where d.status = 'approved' and d.network = withdrawal.network and d.transaction_id = paid_with)
    or exists (select from plans.unclaimed_payouts u where u.network = withdrawal.network and u.transaction_id = paid_with) then
    raise exception 'transaction_counted' using hint = 'It paid another withdrawal to this address or unclaimed money, or was a deposit.';
  end if;

  update public.withdrawals w
  set status = 'paid', taken_by = null, taken_until = null, paid_by = operator, paid_at = now(), transaction_id = paid_with,
    coins = sent, price = case when sent = deposits.coins_for(w.pays_cents, w.price, unit.decimals) then w.price else trim_scale(round(w.pays_cents / 100.0 / sent, 8)) end
  where w.id = withdrawal_id
  returning * into withdrawal;
  perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'cash', withdrawal.pays_cents, 'withdrawal_pay', withdrawal_id);
  if withdrawal.fee_cents > 0 then
    perform ledger.transfer(withdrawal.investor_id, 'withdrawing', 'fees', withdrawal.fee_cents, 'withdrawal_fee', withdrawal_id);
  end if;
  perform ground.audit('withdrawal_paid', withdrawal_id, jsonb_build_object(
    'amount_cents', withdrawal.amount_cents, 'fee_cents', withdrawal.fee_cents, 'transaction_id', withdrawal.transaction_id,
    'coins', withdrawal.coins::text, 'price', withdrawal.price::text));
  return withdrawal;
end
$$;
comment on function withdrawals.settle_withdrawal(uuid, text, text) is
  'Records the payment by the operator who took it, never the approver or owner. coins: how many were sent (null: as proposed). Raises not_allowed, session_ended, code_required, not_found, case_leased (another operator has it open), own_withdrawal, second_person_required, transaction_id_required, invalid_transaction_id, not_being_paid, being_paid (by another), invalid_amount (coins that are malformed, or worth less than four fifths or more than five quarters of the amount), person_frozen, must_wait (see withdrawals.require_payable), transaction_counted.';
select ground.open('withdrawals.settle_withdrawal', 'authenticated');
