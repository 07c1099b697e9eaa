-- Money in: where to send it, the proof that it was sent, and its review.

create table public.payment_methods (
  name text primary key,
  position int not null unique,
  active boolean not null default true
);
comment on table public.payment_methods is 'The nine choices of the proof form (specification 9).';
comment on column public.payment_methods.active is 'Only then does a new deposit name it.';
insert into public.payment_methods (name, position)
values ('bitcoin', 1), ('Ethereum', 2), ('Litecoin', 3), ('USDT', 4), ('BNB', 5), ('DOGE', 6), ('TRON', 7), ('SHIBA', 8), ('BITCOIN CASH', 9);

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
    status <> 'approved' or amount_cents <= 1000000
    or (first_approved_by is not null and first_approved_by is distinct from reviewed_by))
);
comment on table public.deposits is 'A payment somebody says they made, with its proof; credited when an operator approves it (specification 3 and 4, Deposit).';
comment on column public.deposits.first_approved_by is 'Above 10,000 dollars, also in parts within a day, two operators must approve; this is the first of them.';
comment on column public.deposits.approved is 'The specification''s flag: true exactly when status is approved.';

create index deposits_investor on public.deposits (investor_id, created_at desc);
create index deposits_pending on public.deposits (created_at, id) where status = 'pending';
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
grant select (id, investor_id, amount_cents, method, proof_path, status, approved, reviewed_at, reason, created_at)
  on public.deposits to authenticated;
grant insert (amount_cents, method, proof_path) on public.deposits to authenticated;
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
create trigger require_session before insert on public.deposits
  for each statement when (current_user = 'authenticated') execute function private.require_session();

create trigger limit_pending_deposits before insert on public.deposits
  for each row when (new.status = 'pending') execute function private.limit_pending_deposits();

create trigger announce after insert or update of status, first_approved_by on public.deposits
  for each row execute function private.announce('and operators');

create function private.deposit_queue(from_case uuid, max_rows int)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean)
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
           d.created_at, private.is_frozen(d.investor_id)
    from (
      -- The page first, under a bound that is always the same: one plan serves every call, however long the queue.
      select * from public.deposits q
      where q.status = 'pending'
        and (q.created_at, q.id) >= (coalesce(since, '-infinity'), coalesce(from_case, '00000000-0000-0000-0000-000000000000'))
      order by q.created_at, q.id
      limit 100
    ) d
    join public.profiles p on p.id = d.investor_id
    order by d.created_at, d.id
    limit greatest(max_rows, 1);
end
$$;
comment on function private.deposit_queue(uuid, int) is 'Pending deposits, oldest first, for operators; first_approved_by is null again when who that was has lost the role since; frozen: it cannot be approved now; from_case is the first of the page. Raises not_allowed, session_ended (42501).';

create function private.review_deposit(deposit_id uuid, approve boolean, reason text) returns public.deposits
  language plpgsql security definer set search_path = ''
as $$
declare
  operator uuid := private.require_operator();
  deposit public.deposits;
  why text;
begin
  select * into deposit from public.deposits d where d.id = deposit_id for update;
  if not found then
    raise exception 'not_found';
  end if;
  if deposit.investor_id = operator then
    raise exception 'own_deposit' using hint = 'Another operator must review it.';
  end if;
  why := private.review_reason(approve, review_deposit.reason);
  if deposit.status <> 'pending' then
    -- The same decision sent twice is one decision.
    if deposit.reviewed_by = operator and deposit.approved = approve then
      return deposit;
    end if;
    raise exception 'already_reviewed';
  end if;
  if approve then
    perform private.require_unfrozen(deposit.investor_id);
    perform private.take_turn(deposit.investor_id);
    perform private.respect_limit('deposit', deposit.investor_id, deposit.amount_cents);
  end if;

  -- The word of somebody whose role was taken since counts no more: this approval takes its place.
  if approve and private.needs_second_person('deposit', deposit.investor_id, deposit.amount_cents)
     and not private.is_operator_since(deposit.first_approved_by, deposit.first_approved_at) then
    update public.deposits d set first_approved_by = operator, first_approved_at = now() where d.id = deposit_id returning * into deposit;
    perform private.audit('deposit_first_approval', deposit_id, jsonb_build_object('amount_cents', deposit.amount_cents));
    return deposit;
  end if;
  if approve and deposit.first_approved_by = operator then
    raise exception 'second_person_required';
  end if;

  update public.deposits d
  set status = case when approve then 'approved' else 'rejected' end,
      reviewed_by = operator,
      reviewed_at = now(),
      reason = why
  where d.id = deposit_id
  returning * into deposit;
  if approve then
    perform ledger.transfer(deposit.investor_id, 'cash', 'available', deposit.amount_cents, 'deposit', deposit_id);
  end if;
  perform private.audit('deposit_' || deposit.status, deposit_id,
    jsonb_build_object('amount_cents', deposit.amount_cents, 'reason', deposit.reason));
  return deposit;
end
$$;
comment on function private.review_deposit(uuid, boolean, text) is
  'An operator approves a deposit, which credits the investor, or rejects it with a reason. Above what one person may approve alone (private.needs_second_person) the first approval only marks it, for as long as who gave it is an operator. '
  'Raises not_allowed, session_ended, not_found, own_deposit, reason_required, already_reviewed, person_frozen, above_limit (detail: what is left of the caller''s limit, in cents), second_person_required (specification 4, Deposit).';

grant execute on function private.deposit_queue(uuid, int), private.review_deposit(uuid, boolean, text) to authenticated;

create function public.deposit_queue(from_case uuid default null, max_rows int default 50)
  returns table (
    id uuid, investor_id uuid, investor_name text, investor_email text, amount_cents bigint, method text,
    proof_path text, status text, first_approved_by uuid, created_at timestamptz, frozen boolean)
  language sql stable security invoker set search_path = ''
as $$ select * from private.deposit_queue(from_case, max_rows) $$;
comment on function public.deposit_queue(uuid, int) is 'See private.deposit_queue.';

create function public.review_deposit(deposit_id uuid, approve boolean, reason text default null) returns public.deposits
  language sql security invoker set search_path = ''
as $$ select * from private.review_deposit(deposit_id, approve, reason) $$;
comment on function public.review_deposit(uuid, boolean, text) is 'See private.review_deposit.';

grant execute on function public.deposit_queue(uuid, int), public.review_deposit(uuid, boolean, text) to authenticated;
