-- Money in: where to send it, the proof that it was sent, and its review.

create table public.payment_methods (
  name text primary key,
  networks text[] not null constraint payment_methods_networks_named check (cardinality(networks) > 0),
  position int not null unique,
  active boolean not null default true
);
comment on table public.payment_methods is 'The nine choices of the proof form (specification 9).';
comment on column public.payment_methods.networks is 'Where it is paid: names of public.network, at least one, because each of the nine is paid on a public network.';
comment on column public.payment_methods.active is 'Only then does a new deposit name it.';
insert into public.payment_methods (name, networks, position)
values
  ('bitcoin', '{Bitcoin}', 1), ('Ethereum', '{Ethereum}', 2), ('Litecoin', '{Litecoin}', 3), ('USDT', '{Ethereum,TRON}', 4),
  ('BNB', '{BNB Smart Chain}', 5), ('DOGE', '{Dogecoin}', 6), ('TRON', '{TRON}', 7), ('SHIBA', '{Ethereum}', 8),
  ('BITCOIN CASH', '{Bitcoin Cash}', 9);

create table public.wallets (
  id text primary key,
  coin text not null,
  address text not null,
  address_name text not null,
  icon text not null,
  network text not null constraint wallets_network check (network in ('test', 'main')),
  position int not null unique
);
comment on table public.wallets is 'The platform''s addresses people send to; test networks only while the site is a sandbox.';

create table public.deposits (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null default private.caller() references public.profiles (id),
  amount_cents public.cents not null constraint deposits_amount_sensible check (amount_cents between 1 and 100000000000),
  method text not null references public.payment_methods (name),
  proof_path text not null constraint deposits_proof_once unique,
  proof_fingerprint text,
  network public.network,
  transaction_id text,
  transaction_output int constraint deposits_output_not_negative check (transaction_output >= 0),
  arrived_cents public.cents constraint deposits_arrived_sensible check (arrived_cents between 1 and 100000000000),
  status text not null default 'pending' constraint deposits_status check (status in ('pending', 'approved', 'rejected')),
  approved boolean not null generated always as (status = 'approved') stored,
  first_approved_by uuid references public.profiles (id),
  first_approved_at timestamptz,
  reviewed_by uuid references public.profiles (id),
  reviewed_at timestamptz,
  reason text constraint deposits_reason_given check (char_length(btrim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  constraint deposits_proof_in_own_folder check (proof_path like investor_id::text || '/%'),
  constraint deposits_first_approval_whole check (num_nulls(first_approved_by, first_approved_at) in (0, 2)),
  constraint deposits_reviewed_by_somebody check ((status = 'pending') = (reviewed_by is null)),
  constraint deposits_not_reviewed_by_owner check (reviewed_by is distinct from investor_id and first_approved_by is distinct from investor_id),
  constraint deposits_rejected_with_reason check (status <> 'rejected' or reason is not null),
  constraint deposits_large_need_two_people check (
    status <> 'approved' or arrived_cents <= 1000000
    or (first_approved_by is not null and first_approved_by is distinct from reviewed_by)),
  -- Written out: whoever inserts a row may execute no function of ours.
  constraint deposits_transaction_id_valid check (
    transaction_id is null
    or coalesce(transaction_id ~ case when network in ('Ethereum', 'BNB Smart Chain') then '^0x[0-9a-f]{64}$' when network is not null then '^[0-9a-f]{64}$' end, false)),
  constraint deposits_output_where_numbered check (
    transaction_output is null or coalesce(network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash'), false)),
  constraint deposits_approved_as_arrived check (
    status <> 'approved' and first_approved_by is null
    or num_nulls(arrived_cents, network, transaction_id) = 0
      and (transaction_output is not null) = (network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash')))
);
comment on table public.deposits is 'A payment somebody says they made, with its proof; what arrived is credited when an operator approves it (specification 3 and 4, Deposit).';
comment on column public.deposits.proof_fingerprint is 'Equal where two proofs are of the same bytes, see private.fingerprint; null where Storage says nothing of them.';
comment on column public.deposits.amount_cents is 'What the investor says they paid.';
comment on column public.deposits.arrived_cents is 'What arrived, as the operators who approve it found; credited.';
comment on column public.deposits.network is 'Where it was paid, one of its method''s; the investor need not know.';
comment on column public.deposits.transaction_id is
  'Of the payment, as private.transaction_id writes it. Named by the investor where they know it, and by every operator who approves.';
comment on column public.deposits.transaction_output is
  'Which output of the transaction paid us, on networks that number them. Elsewhere a whole transaction is one payment.';
comment on column public.deposits.first_approved_by is 'Above 10,000 dollars, also in parts within a day, two operators must approve; this is the first of them.';
comment on column public.deposits.approved is 'The specification''s flag: true exactly when status is approved.';

create index deposits_investor on public.deposits (investor_id, created_at desc);
create index deposits_pending on public.deposits (created_at, id) where status = 'pending';
create unique index deposits_payment_once on public.deposits (network, transaction_id, coalesce(transaction_output, 0)) where status = 'approved';
comment on index public.deposits_payment_once is 'One payment is credited once.';
create index deposits_transaction on public.deposits (network, transaction_id) where transaction_id is not null;
create index deposits_proof_fingerprint on public.deposits (proof_fingerprint) where proof_fingerprint is not null;
create index deposits_method on public.deposits (method);
create index deposits_reviewed_by on public.deposits (reviewed_by) where reviewed_by is not null;
create index deposits_first_approved_by on public.deposits (first_approved_by) where first_approved_by is not null;

alter table public.payment_methods enable row level security;
alter table public.payment_methods force row level security;
alter table public.wallets enable row level security;
alter table public.wallets force row level security;
alter table public.deposits enable row level security;
alter table public.deposits force row level security;

grant select on public.payment_methods, public.wallets to authenticated, service_role;
grant select (id, investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents, status, approved,
  reviewed_at, reason, created_at) on public.deposits to authenticated;
grant insert (amount_cents, method, proof_path, network, transaction_id) on public.deposits to authenticated;
grant select on public.deposits to service_role;

create policy payment_methods_investor_select on public.payment_methods for select to authenticated using ((select private.caller()) is not null and active);
create policy wallets_investor_select on public.wallets for select to authenticated using ((select private.caller()) is not null);

create policy deposits_investor_select on public.deposits
  for select to authenticated
  using (investor_id = (select private.caller()));

create policy deposits_investor_insert on public.deposits
  for insert to authenticated
  with check (
    investor_id = (select private.caller())
    and private.has_uploaded('proofs', proof_path)
  );

create function private.limit_pending_deposits() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Deposits of one person take turns, so that several at once are counted. A proof given twice is not one more: the unique key answers.
  perform from ledger.accounts a where a.investor_id = new.investor_id for update;
  if (select count(*) from public.deposits d
      where d.investor_id = new.investor_id and d.status = 'pending' and d.proof_path <> new.proof_path) >= 10 then
    raise exception 'too_many_pending' using hint = 'Wait for a review.';
  end if;
  return new;
end
$$;
comment on function private.limit_pending_deposits() is
  'Trigger: at most ten deposits of one investor wait for review. Raises too_many_pending.';

create function private.fingerprint(metadata jsonb) returns text
  language sql immutable set search_path = ''
as $$
  -- In one piece or resumed: the first has the MD5 of the bytes, the second the MD5 of that, and the number of its parts.
  select (metadata ->> 'size') || ' '
    || case when e.tag ~ '^[0-9a-f]{32}$' then md5(decode(e.tag, 'hex')) || '-1' else e.tag end
  from (select btrim(metadata ->> 'eTag', '"') as tag) e
$$;
comment on function private.fingerprint(jsonb) is
  'What Storage says of the bytes of a file: their number and their entity tag, in one form for both ways to upload a file of one part. '
  'Equal bytes give equal fingerprints where Storage makes its tags of the bytes; null where it gives none.';

create function private.name_payment() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  networks constant text[] := (select m.networks from public.payment_methods m where m.name = new.method);
  written constant text := nullif(btrim(new.transaction_id), '');
begin
  new.proof_fingerprint := (
    select private.fingerprint(o.metadata) from storage.objects o where o.bucket_id = 'proofs' and o.name = new.proof_path);
  if new.network is null and cardinality(networks) = 1 then
    new.network := networks[1];
  end if;
  if new.network <> all (networks) or new.network is null and written is not null then
    raise exception 'invalid_network';
  end if;
  new.transaction_id := private.transaction_id(new.network, written);
  if new.transaction_id is null and written is not null then
    raise exception 'invalid_transaction_id';
  end if;
  -- Only their own: ids are public, and a stranger who names one first must not shut out who paid. A proof given twice is one deposit.
  if exists (
    select from public.deposits d
    where d.investor_id = new.investor_id and d.network = new.network and d.transaction_id = new.transaction_id
      and d.status <> 'rejected' and d.proof_path <> new.proof_path
  ) then
    raise exception 'transaction_named';
  end if;
  return new;
end
$$;
comment on function private.name_payment() is
  'Trigger: writes the id of a transaction that an investor names in its one form, the network of a method that has only one, and the fingerprint of the proof. '
  'Raises invalid_network (not of the method, or none with an id), invalid_transaction_id, transaction_named (by another deposit of this investor that was not rejected).';
-- After limit_pending_deposits, by name: deposits of one investor take turns there.
create trigger name_payment before insert on public.deposits
  for each row when (new.status = 'pending') execute function private.name_payment();

create trigger require_session before insert on public.deposits
  for each statement when (current_user = 'authenticated') execute function private.require_session();

create trigger limit_pending_deposits before insert on public.deposits
  for each row when (new.status = 'pending') execute function private.limit_pending_deposits();

create trigger announce after insert or update of status, first_approved_by on public.deposits
  for each row execute function private.announce('and operators');

create function private.deposit_queue(from_case uuid, max_rows int)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean,
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint, named_elsewhere bigint, same_proof jsonb)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- A case that has been decided since keeps its place.
  since constant timestamptz := (select c.created_at from public.deposits c where c.id = from_case);
begin
  perform private.require_operator();
  return query
    select d.id, d.investor_id, p.name, p.email, d.amount_cents::bigint, d.method, d.proof_path, d.status,
           case when d.first_approved_by is not null and private.is_operator_since(d.first_approved_by, d.first_approved_at)
             then d.first_approved_by end,
           d.created_at, private.is_frozen(d.investor_id),
           m.networks, d.network::text, d.transaction_id, d.transaction_output, d.arrived_cents::bigint,
           (select count(*) from public.deposits o
             where o.network = d.network and o.transaction_id = d.transaction_id and o.id <> d.id and o.status <> 'rejected')
           + (select count(*) from public.withdrawals w where w.network = d.network and w.transaction_id = d.transaction_id)
           + (select count(*) from private.unclaimed_payouts u where u.network = d.network and u.transaction_id = d.transaction_id),
           (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from (
             select o.id, op.name, o.amount_cents, o.status, o.created_at
             from public.deposits o join public.profiles op on op.id = o.investor_id
             where o.proof_fingerprint = d.proof_fingerprint and o.id <> d.id
             order by o.created_at, o.id limit 5) x)
    from (
      -- The page first, under a bound that is always the same: one plan serves every call, however long the queue.
      select * from public.deposits q
      where q.status = 'pending'
        and (q.created_at, q.id) >= (coalesce(since, '-infinity'), coalesce(from_case, '00000000-0000-0000-0000-000000000000'))
      order by q.created_at, q.id
      limit 100
    ) d
    join public.profiles p on p.id = d.investor_id
    join public.payment_methods m on m.name = d.method
    order by d.created_at, d.id
    limit greatest(max_rows, 1);
end
$$;
comment on function private.deposit_queue(uuid, int) is 'Pending deposits, oldest first, for operators; first_approved_by is null again when who that was has lost the role since; frozen: it cannot be approved now; networks: those of its method; arrived_cents: what the first approval says; named_elsewhere: how many other deposits, not rejected, and payments of ours name its transaction; same_proof: the first five other deposits with the same bytes as proof; from_case is the first of the page. Raises not_allowed, session_ended (42501).';

create function private.as_arrived(
  deposit public.deposits, arrived_cents bigint, network text, transaction_id text, transaction_output int) returns public.deposits
  language plpgsql stable set search_path = ''
as $$
begin
  if as_arrived.arrived_cents is null or as_arrived.arrived_cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  if not exists (select from public.payment_methods m where m.name = deposit.method and as_arrived.network = any (m.networks)) then
    raise exception 'invalid_network';
  end if;
  if coalesce(btrim(as_arrived.transaction_id), '') = '' then
    raise exception 'transaction_id_required';
  end if;
  if (as_arrived.network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash')) <> (as_arrived.transaction_output is not null)
     or as_arrived.transaction_output < 0 then
    raise exception 'invalid_output';
  end if;
  deposit.arrived_cents := as_arrived.arrived_cents;
  deposit.network := as_arrived.network;
  deposit.transaction_id := private.transaction_id(as_arrived.network, btrim(as_arrived.transaction_id));
  deposit.transaction_output := as_arrived.transaction_output;
  if deposit.transaction_id is null then
    raise exception 'invalid_transaction_id';
  end if;
  return deposit;
end
$$;
comment on function private.as_arrived(public.deposits, bigint, text, text, int) is
  'Returns a deposit with what an operator says of its payment: cents, network, transaction id, and the number of the output where the network numbers them. '
  'Raises invalid_amount, invalid_network, transaction_id_required, invalid_output, invalid_transaction_id.';

create function private.refuse_counted(arrived public.deposits) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.lock_transaction(arrived.network, arrived.transaction_id);
  -- A transaction that paid somebody out is ours: whatever of it comes back to us is no deposit.
  if exists (
    select from public.deposits d
    where d.status = 'approved' and d.network = arrived.network and d.transaction_id = arrived.transaction_id
      and coalesce(d.transaction_output, 0) = coalesce(arrived.transaction_output, 0)
  ) or exists (select from public.withdrawals w where w.network = arrived.network and w.transaction_id = arrived.transaction_id)
    or exists (select from private.unclaimed_payouts u where u.network = arrived.network and u.transaction_id = arrived.transaction_id) then
    raise exception 'transaction_counted';
  end if;
end
$$;
comment on function private.refuse_counted(public.deposits) is
  'Refuses a payment that another deposit was credited for, or that is one of ours; those who count one transaction take turns. Raises transaction_counted.';

create function private.payment_details(deposit public.deposits, reason text) returns jsonb
  language sql immutable set search_path = ''
as $$
  select jsonb_build_object('amount_cents', deposit.amount_cents, 'arrived_cents', deposit.arrived_cents, 'network', deposit.network,
    'transaction_id', deposit.transaction_id, 'transaction_output', deposit.transaction_output, 'reason', reason)
$$;
comment on function private.payment_details(public.deposits, text) is 'What the audit trail keeps of a decision on a deposit; amounts in cents.';

create function private.review_deposit(
  deposit_id uuid, approve boolean, reason text, arrived_cents bigint, network text, transaction_id text, transaction_output int
) returns public.deposits
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := private.require_operator();
  deposit public.deposits;
  arrived public.deposits;
  why text;
  is_seconded boolean;
begin
  select * into deposit from public.deposits d where d.id = deposit_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if deposit.investor_id = operator then
    raise exception 'own_deposit' using hint = 'Another operator must review it.';
  end if;
  why := private.review_reason(approve, review_deposit.reason);
  arrived := deposit;
  if approve then
    arrived := private.as_arrived(
      deposit, review_deposit.arrived_cents, review_deposit.network, review_deposit.transaction_id, review_deposit.transaction_output);
  end if;
  if deposit.status <> 'pending' then
    -- The same decision sent twice is one decision.
    if deposit.reviewed_by = operator and deposit.approved = approve and arrived is not distinct from deposit then
      return deposit;
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform private.take_turn(deposit.investor_id);
    perform private.require_unfrozen(deposit.investor_id);
    perform private.refuse_counted(arrived);
    if why is null and exists (
      select from public.deposits d where d.proof_fingerprint = deposit.proof_fingerprint and d.id <> deposit_id
    ) then
      raise exception 'proof_reused' using hint = 'Say in a reason why this payment counts all the same.';
    end if;
    perform private.respect_limit('deposit', deposit.investor_id, arrived.arrived_cents);
  end if;

  -- A first approval counts while its operator keeps the role, and for the payment that it named: otherwise this one takes its place.
  is_seconded := arrived is not distinct from deposit and private.is_operator_since(deposit.first_approved_by, deposit.first_approved_at);
  if approve and not is_seconded and private.needs_second_person('deposit', deposit.investor_id, arrived.arrived_cents) then
    update public.deposits d
    set first_approved_by = operator, first_approved_at = now(), arrived_cents = arrived.arrived_cents, network = arrived.network,
        transaction_id = arrived.transaction_id, transaction_output = arrived.transaction_output
    where d.id = deposit_id
    returning * into deposit;
    perform private.audit('deposit_first_approval', deposit_id, private.payment_details(deposit, why));
    return deposit;
  end if;
  if approve and is_seconded and deposit.first_approved_by = operator then
    raise exception 'second_person_required';
  end if;

  update public.deposits d
  set status = case when approve then 'approved' else 'rejected' end,
      reviewed_by = operator,
      reviewed_at = now(),
      reason = why,
      first_approved_by = case when is_seconded or not approve then d.first_approved_by end,
      first_approved_at = case when is_seconded or not approve then d.first_approved_at end,
      arrived_cents = arrived.arrived_cents,
      network = arrived.network,
      transaction_id = arrived.transaction_id,
      transaction_output = arrived.transaction_output
  where d.id = deposit_id
  returning * into deposit;
  if approve then
    perform ledger.transfer(deposit.investor_id, 'cash', 'available', deposit.arrived_cents, 'deposit', deposit_id);
  end if;
  perform private.audit('deposit_' || deposit.status, deposit_id, private.payment_details(deposit, why));
  return deposit;
end
$$;
comment on function private.review_deposit(uuid, boolean, text, bigint, text, text, int) is
  'An operator approves a deposit, which credits what arrived (cents) and names the payment, or rejects it with a reason. A payment is credited once. '
  'Above what one person may approve alone (private.needs_second_person) the first approval only marks it, for as long as who gave it is an operator; a second one that names another payment or amount is a first one. '
  'Raises not_allowed, session_ended, not_found, own_deposit, reason_required, invalid_amount, invalid_network, transaction_id_required, invalid_output, invalid_transaction_id, '
  'already_reviewed, person_frozen, above_limit (detail: what is left of the caller''s limit, in cents), transaction_counted, proof_reused (the same bytes prove another deposit, and no reason is given), second_person_required (specification 4, Deposit).';

grant execute on function private.deposit_queue(uuid, int), private.review_deposit(uuid, boolean, text, bigint, text, text, int) to authenticated;

create function public.deposit_queue(from_case uuid default null, max_rows int default 50)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean,
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint, named_elsewhere bigint, same_proof jsonb)
  language sql stable security invoker set search_path = ''
as $$ select * from private.deposit_queue(from_case, max_rows) $$;
comment on function public.deposit_queue(uuid, int) is 'See private.deposit_queue.';

create function public.review_deposit(
  deposit_id uuid, approve boolean, reason text default null, arrived_cents bigint default null, network text default null,
  transaction_id text default null, transaction_output int default null
) returns public.deposits
  language sql security invoker set search_path = ''
as $$ select * from private.review_deposit(deposit_id, approve, reason, arrived_cents, network, transaction_id, transaction_output) $$;
comment on function public.review_deposit(uuid, boolean, text, bigint, text, text, int) is 'See private.review_deposit.';

grant execute on function public.deposit_queue(uuid, int), public.review_deposit(uuid, boolean, text, bigint, text, text, int) to authenticated;
