-- The review of deposits: what operators see of one, and what they say arrived.

create function private.deposit_queue(from_case uuid, max_rows int)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean,
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint, named_elsewhere bigint, same_proof jsonb,
    explorers jsonb)
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
             order by o.created_at, o.id limit 5) x),
           (select coalesce(jsonb_object_agg(e.chain, e.template), '{}')
             from private.explorers e cross join public.site s
             where e.chain = any (m.networks) and e.network = case s.mode when 'live' then 'main' else 'test' end and e.template is not null)
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
comment on function private.deposit_queue(uuid, int) is 'Pending deposits, oldest first, for operators; first_approved_by is null again when who that was has lost the role since; frozen: it cannot be approved now; networks: those of its method; arrived_cents: what the first approval says; named_elsewhere: how many other deposits, not rejected, and payments of ours name its transaction; same_proof: the first five other deposits with the same bytes as proof; explorers: for each network of its method that has one, the address under which a transaction is looked up; from_case is the first of the page. Raises not_allowed, session_ended (42501).';

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
    networks text[], network text, transaction_id text, transaction_output int, arrived_cents bigint, named_elsewhere bigint, same_proof jsonb,
    explorers jsonb)
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
