-- Deposits that investors report, with proof; two by one person never name the same transaction.

create table public.deposit_quotes (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null references public.profiles (id),
  method text not null references public.payment_methods (name),
  amount_cents public.cents not null constraint deposit_quotes_amount_sensible check (amount_cents between 1 and 100000000000),
  coins public.coins not null,
  price numeric not null constraint deposit_quotes_price_positive check (price > 0 and price < 1000000000000),
  source text not null,
  priced_at timestamptz not null,
  created_at timestamptz not null default now(),
  good_until timestamptz not null,
  constraint deposit_quotes_good_for_a_while check (good_until > created_at),
  constraint deposit_quotes_coins_enough check (coins * price * 100 >= amount_cents)
);
comment on table public.deposit_quotes is 'A deposit''s price in coins, honoured if paid in time.';
comment on column public.deposit_quotes.price is 'Dollars a coin: the bid.';
create index deposit_quotes_investor on public.deposit_quotes (investor_id, method, created_at desc);
grant select on public.deposit_quotes to authenticated;
select people.owner_reads('public.deposit_quotes');
create trigger append_only_rows before update on public.deposit_quotes
  for each row execute function ground.forbid_change();
create trigger append_only_delete before delete on public.deposit_quotes
  for each row when (old.created_at > now() - interval '90 days') execute function ground.forbid_change();

create table public.deposits (
  id uuid primary key default gen_random_uuid(),
  investor_id uuid not null default people.caller() references public.profiles (id),
  amount_cents public.cents not null constraint deposits_amount_sensible check (amount_cents between 1 and 100000000000),
  method text not null references public.payment_methods (name),
  proof_path text constraint deposits_proof_once unique,
  sighting_id uuid,
  proof_fingerprint text,
  network public.network,
  transaction_id text,
  transaction_output int constraint deposits_output_not_negative check (transaction_output >= 0),
  arrived_cents public.cents constraint deposits_arrived_sensible check (arrived_cents between 1 and 100000000000),
  status text not null default 'pending' constraint deposits_status check (status in ('pending', 'approved', 'rejected', 'reversed')),
  approved boolean not null generated always as (status = 'approved') stored,
  first_approved_by uuid references public.profiles (id),
  first_approved_at timestamptz,
  reviewed_by uuid references public.profiles (id),
  reviewed_at timestamptz,
  reason text constraint deposits_reason_given check (char_length(btrim(reason)) between 1 and 500),
  created_at timestamptz not null default now(),
  quote_id uuid references public.deposit_quotes (id),
  arrived_coins public.coins,
  paid_at timestamptz,
  credit_price numeric,
  credit_source text,
  credit_priced_at timestamptz,
  credit_quote_id uuid references public.deposit_quotes (id),
  rest_coins public.coins,
  rest_price numeric,
  rest_source text,
  rest_priced_at timestamptz,
  corrected_cents public.cents not null default 0,
  reversed_at timestamptz,
  constraint deposits_reversed_whole check (
    (status = 'reversed') = (reversed_at is not null) and (status = 'reversed') <= coalesce(corrected_cents = -arrived_cents, false)),
  constraint deposits_corrected_within check (
    corrected_cents = 0 or coalesce(status in ('approved', 'reversed') and arrived_cents + corrected_cents >= 0, false)),
  constraint deposits_credit_whole check (
    (num_nulls(arrived_coins, paid_at, credit_price, credit_source, credit_priced_at) in (0, 5)
      or status in ('pending', 'rejected') and sighting_id is not null and num_nulls(arrived_coins, paid_at) = 0)
    and (credit_quote_id is null or arrived_coins is not null)),
  constraint deposits_rest_whole check (
    num_nulls(rest_coins, rest_price, rest_source, rest_priced_at) in (0, 4)
    and (rest_coins is null or coalesce(credit_quote_id is not null and rest_coins < arrived_coins, false))),
  constraint deposits_credit_exact check (
    arrived_coins is null or credit_price is null or coalesce(
      arrived_cents = floor(((arrived_coins - coalesce(rest_coins, 0)) * credit_price + coalesce(rest_coins * rest_price, 0)) * 100), false)),
  constraint deposits_proof_in_own_folder check (proof_path like investor_id::text || '/%'),
  constraint deposits_first_approval_whole check (num_nulls(first_approved_by, first_approved_at) in (0, 2)),
  constraint deposits_proven check (num_nulls(proof_path, sighting_id) = 1),
  constraint deposits_reviewed_by_somebody check (case status when 'pending' then reviewed_by is null else coalesce(reviewed_by, sighting_id) is not null end),
  constraint deposits_not_reviewed_by_owner check (reviewed_by is distinct from investor_id and first_approved_by is distinct from investor_id),
  constraint deposits_rejected_with_reason check (status not in ('rejected', 'reversed') or reason is not null),
  constraint deposits_large_need_two_people check (
    status <> 'approved' or arrived_cents <= desk.most_alone('deposit') or reviewed_by is null
    or (first_approved_by is not null and first_approved_by is distinct from reviewed_by)),
  constraint deposits_transaction_id_valid check (
    transaction_id is null
    or coalesce(transaction_id ~ case when network in ('Ethereum', 'BNB Smart Chain') then '^0x[0-9a-f]{64}$' when network is not null then '^[0-9a-f]{64}$' end, false)),
  constraint deposits_output_where_numbered check (
    transaction_output is null or sighting_id is not null or coalesce(network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash'), false)),
  constraint deposits_approved_as_arrived check (
    status <> 'approved' and first_approved_by is null
    or num_nulls(arrived_cents, network, transaction_id) = 0
      and (transaction_output is not null) = (network in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash') or sighting_id is not null))
);
comment on table public.deposits is 'A payment that an investor reports, with proof (specification 3 and 4, Deposit).';
comment on column public.deposits.proof_path is 'Null if read from its chain (chain.sightings), and credited without an operator.';
comment on column public.deposits.paid_at is 'When the network shows the payment; decides the price.';
comment on column public.deposits.credit_price is 'Dollars a coin: of the quote if paid in time, else at arrival.';
comment on column public.deposits.rest_coins is 'Beyond the quote, credited at rest_price; null without any.';
comment on column public.deposits.corrected_cents is 'By two operators (desk.corrections); all of it if reversed.';
comment on column public.deposits.transaction_output is 'On networks that number outputs; of Ethereum if it was read from its chain, as there.';
create index deposits_investor on public.deposits (investor_id, created_at desc);
create index deposits_pending on public.deposits (created_at, id) where status = 'pending';
create unique index deposits_payment_once on public.deposits (network, transaction_id, coalesce(transaction_output, 0)) where status = 'approved';
comment on index public.deposits_payment_once is 'One payment is credited once.';
create index deposits_transaction on public.deposits (network, transaction_id) where transaction_id is not null;
create index deposits_proof_fingerprint on public.deposits (proof_fingerprint) where proof_fingerprint is not null;
grant select (id, investor_id, amount_cents, method, proof_path, network, transaction_id, transaction_output, arrived_cents, status, approved,
  reviewed_at, reason, created_at, quote_id, arrived_coins, paid_at, credit_price, credit_source, credit_priced_at, credit_quote_id,
  rest_coins, rest_price, rest_source, rest_priced_at, corrected_cents, reversed_at, sighting_id)
  on public.deposits to authenticated;
select people.owner_reads('public.deposits');

create function deposits.fingerprint(metadata jsonb) returns text language sql immutable as $$
  -- Returns a file's size and entity tag in one form; equal for equal bytes, null if Storage gives none.

  -- Plain uploads have the MD5 of the bytes as tag; resumable ones the MD5 of that and the number of parts.
  select (metadata ->> 'size') || ' '
    || case when e.tag ~ '^[0-9a-f]{32}$' then md5(decode(e.tag, 'hex')) || '-1' else e.tag end
  from (select btrim(metadata ->> 'eTag', '"') as tag) e
$$;

create function deposits.with_transaction(deposit public.deposits, network text, written text) returns public.deposits
  language plpgsql stable as $$
  -- Returns a deposit with the transaction its investor names, in canonical form (null: none). Raises invalid_network,
  -- invalid_transaction_id, transaction_named (by another open deposit of this investor).
declare
  networks constant text[] := (select m.networks from public.payment_methods m where m.name = deposit.method);
begin
  deposit.network := coalesce(network, case when cardinality(networks) = 1 then networks[1] end);
  if deposit.network <> all (networks) or deposit.network is null and written is not null then
    raise exception 'invalid_network';
  end if;
  deposit.transaction_id := payments.transaction_id(deposit.network, written);
  if deposit.transaction_id is null and written is not null then raise exception 'invalid_transaction_id'; end if;
  -- Only the investor's own: ids are public, and a stranger naming one first must not block the payer.
  if exists (
    select from public.deposits d
    where d.investor_id = deposit.investor_id and d.network = deposit.network and d.transaction_id = deposit.transaction_id
      and d.status not in ('rejected', 'reversed') and d.proof_path is distinct from deposit.proof_path) then
    raise exception 'transaction_named';
  end if;
  return deposit;
end $$;

create function deposits.submit_deposit(
  amount_cents bigint, method text, proof_path text, network text default null, transaction_id text default null,
  quote_id uuid default null) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Submits the caller's deposit of amount_cents with proof; returns its id. Idempotent by proof. Raises account_closed
  -- (42501), not_found (no such proof), duplicate (the proof of another deposit), invalid_amount, method_not_found,
  -- method_without_address, too_many_pending, quote_mismatch, and what deposits.with_transaction and
  -- kyc.require_identity raise (specification 4, Deposit).
declare
  investor constant uuid := people.caller();
  written constant text := nullif(btrim(transaction_id), '');
  deposit public.deposits;
begin
  if not people.has_uploaded('proofs', proof_path) then raise exception 'not_found'; end if;
  -- Serialises one person's deposits, so that a retry finds the first.
  perform from ledger.accounts a where a.investor_id = investor for update;
  select * into deposit from public.deposits d where d.proof_path = submit_deposit.proof_path;
  if found then
    if (deposit.amount_cents, deposit.method, deposit.quote_id)
         is distinct from (submit_deposit.amount_cents, submit_deposit.method, submit_deposit.quote_id)
       or (deposits.with_transaction(deposit, coalesce(submit_deposit.network, deposit.network), coalesce(written, deposit.transaction_id))).transaction_id
         is distinct from deposit.transaction_id then
      raise exception 'duplicate';
    end if;
    return deposit.id;
  end if;
  perform ground.require_amount(amount_cents);
  if not exists (select from public.payment_methods m where m.name = method) then
    raise exception 'method_not_found';
  end if;
  -- It may have ended: the payment may have been in time.
  if submit_deposit.quote_id is not null and not exists (
    select from public.deposit_quotes q
    where (q.id, q.investor_id, q.method) = (submit_deposit.quote_id, investor, submit_deposit.method)
      and q.amount_cents = submit_deposit.amount_cents) then
    raise exception 'quote_mismatch';
  end if;
  if (select count(*) from public.deposits d
      where d.investor_id = investor and d.status = 'pending' and d.sighting_id is null) >= 10 then
    raise exception 'too_many_pending' using hint = 'Wait for a review.';
  end if;
  deposit.investor_id := investor;
  deposit.method := method;
  deposit.proof_path := proof_path;
  deposit := deposits.with_transaction(deposit, network, written);
  insert into public.deposits as d (investor_id, amount_cents, method, proof_path, proof_fingerprint, network, transaction_id, quote_id)
  select investor, submit_deposit.amount_cents, deposit.method, o.name, deposits.fingerprint(o.metadata),
    deposit.network, deposit.transaction_id, submit_deposit.quote_id
  from storage.objects o where o.bucket_id = 'proofs' and o.name = deposit.proof_path
  returning * into deposit;
  return deposit.id;
end $$;

create function deposits.name_transaction(deposit_id uuid, transaction_id text, network text default null) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Names the transaction of the caller's pending deposit; idempotent. Raises transaction_id_required, not_found,
  -- already_reviewed (decided, or approved by the first of two), what deposits.with_transaction raises, and
  -- too_many_requests (fifty in 24 hours) (specification 4, Deposit).
declare
  investor constant uuid := people.caller();
  written constant text := nullif(btrim(transaction_id), '');
  deposit public.deposits;
  named public.deposits;
begin
  if written is null then raise exception 'transaction_id_required'; end if;
  select * into deposit from public.deposits d where d.id = deposit_id and d.investor_id = investor for update;
  if not found then raise exception 'not_found'; end if;
  -- Serialises one person's deposits, so that two cannot name one transaction.
  perform from ledger.accounts a where a.investor_id = investor for update;
  if deposit.status <> 'pending' or deposit.first_approved_by is not null then
    raise exception 'already_reviewed';
  end if;
  perform ground.count_call(investor, 'name_transaction', 50);
  named := deposits.with_transaction(deposit, coalesce(network, deposit.network), written);
  update public.deposits d set network = named.network, transaction_id = named.transaction_id
  where d.id = deposit_id and (d.network, d.transaction_id) is distinct from (named.network, named.transaction_id);
end $$;

create index deposit_quotes_by_time on public.deposit_quotes (created_at);

-- By day of decision, so that a day not stored reads only its own cases.
create index deposits_reviewed on public.deposits (reviewed_at) include (created_at, arrived_cents, status) where reviewed_at is not null;

create index deposits_pending_amount on public.deposits (amount_cents, id) where status = 'pending';
