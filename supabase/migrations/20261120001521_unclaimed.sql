-- What closed accounts have earned. Their owners cannot be reached from here, and no money may be stuck: a person who asks for it, and
-- shows a treasurer who they are, is paid all of it, by another treasurer, to the address that the first one wrote down.

create table private.unclaimed_payouts (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id),
  amount_cents public.amount not null,
  recipient text not null
    constraint unclaimed_payouts_recipient_given check (char_length(btrim(recipient)) between 10 and 200 and recipient !~ '[[:cntrl:]]'),
  evidence public.evidence not null,
  proposed_by uuid not null references public.profiles (id),
  proposed_at timestamptz not null default now(),
  paid_by uuid references public.profiles (id),
  paid_at timestamptz,
  network public.network,
  transaction_id text,
  cancelled_by uuid references public.profiles (id),
  cancelled_at timestamptz,
  constraint unclaimed_payouts_two_people check (paid_by <> proposed_by),
  constraint unclaimed_payouts_payment_whole check (num_nulls(paid_by, paid_at, network, transaction_id) in (0, 4)),
  constraint unclaimed_payouts_transaction_id_valid check (transaction_id is not distinct from private.transaction_id(network, transaction_id)),
  constraint unclaimed_payouts_cancellation_whole check (num_nulls(cancelled_by, cancelled_at) in (0, 2)),
  constraint unclaimed_payouts_one_end check (paid_at is null or cancelled_at is null)
);
comment on table private.unclaimed_payouts is
  'Payments of what closed accounts have earned: proposed by one treasurer, paid by another, or cancelled. The audit trail names both.';
comment on column private.unclaimed_payouts.recipient is 'Network and address that it is paid to.';
comment on column private.unclaimed_payouts.evidence is 'How it was made sure that the person who asked was the owner of the account.';
create unique index unclaimed_payouts_one_open on private.unclaimed_payouts (person_id) where paid_at is null and cancelled_at is null;
create unique index unclaimed_payouts_payment_once on private.unclaimed_payouts (network, transaction_id) where transaction_id is not null;
comment on index private.unclaimed_payouts_payment_once is 'A transaction pays one of them, and nothing else.';
create index unclaimed_payouts_person on private.unclaimed_payouts (person_id);
create index unclaimed_payouts_proposed_by on private.unclaimed_payouts (proposed_by);
create index unclaimed_payouts_paid_by on private.unclaimed_payouts (paid_by) where paid_by is not null;
create index unclaimed_payouts_cancelled_by on private.unclaimed_payouts (cancelled_by) where cancelled_by is not null;

create trigger append_only_proposal before update of id, person_id, amount_cents, recipient, evidence, proposed_by, proposed_at
  on private.unclaimed_payouts for each row execute function private.forbid_change();
create trigger append_only_ended before update on private.unclaimed_payouts
  for each row when (num_nonnulls(old.paid_at, old.cancelled_at) > 0) execute function private.forbid_change();
create trigger append_only_delete before delete on private.unclaimed_payouts
  for each row execute function private.forbid_change();
create trigger announce after insert or update on private.unclaimed_payouts
  for each statement execute function private.announce_to_operators();

-- So that the few lines of closed accounts are found among all; what they no longer had when it was taken back is among the receivables.
create index transfers_unclaimed on ledger.transfers (reference) where debit in ('unclaimed', 'receivables') or credit = 'unclaimed';

create function private.unclaimed_amounts() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable set search_path = ''
as $$
  select coalesce(x.investor_id, u.person_id), min(t.value_date),
    sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end)::bigint
  from ledger.transfers t
  -- By its purpose: people choose the ids of positions.
  left join public.positions x on x.id = t.reference and t.code <> 'unclaimed_payout'
  left join private.unclaimed_payouts u on u.id = t.reference and t.code = 'unclaimed_payout'
  where t.debit = 'unclaimed' or t.credit = 'unclaimed'
  group by 1
$$;
comment on function private.unclaimed_amounts() is
  'What is unclaimed of each closed account that ever had some: cents, and the first day that it is of.';

create function private.propose_unclaimed_payout(person_id uuid, recipient text, evidence text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  open private.unclaimed_payouts;
  unclaimed bigint;
begin
  if char_length(coalesce(btrim(propose_unclaimed_payout.recipient), '')) not between 10 and 200
     or propose_unclaimed_payout.recipient ~ '[[:cntrl:]]' then
    raise exception 'recipient_required' using hint = 'Network and address: ten to two hundred characters, in one line.';
  end if;
  perform private.refuse_dead_addresses(propose_unclaimed_payout.recipient);
  perform private.given_evidence(propose_unclaimed_payout.evidence);
  -- Those who propose, pay and take back yield of the same account take turns.
  perform from ledger.accounts a where a.investor_id = propose_unclaimed_payout.person_id for update;
  select * into open from private.unclaimed_payouts u
  where u.person_id = propose_unclaimed_payout.person_id and num_nonnulls(u.paid_at, u.cancelled_at) = 0;
  if found then
    if (open.proposed_by, open.recipient, open.evidence)
       = (operator, btrim(propose_unclaimed_payout.recipient), btrim(propose_unclaimed_payout.evidence)) then
      return open.id;
    end if;
    raise exception 'payout_open' using hint = 'Pay it or cancel it first.';
  end if;
  unclaimed := (select a.amount_cents from private.unclaimed_amounts() a where a.person_id = propose_unclaimed_payout.person_id);
  if coalesce(unclaimed, 0) = 0 then
    raise exception 'not_found';
  end if;
  insert into private.unclaimed_payouts as u (person_id, amount_cents, recipient, evidence, proposed_by)
  values (propose_unclaimed_payout.person_id, unclaimed, btrim(propose_unclaimed_payout.recipient),
    btrim(propose_unclaimed_payout.evidence), operator)
  returning * into open;
  perform private.audit('unclaimed_payout_proposed', open.id, jsonb_build_object(
    'person', open.person_id, 'amount_cents', open.amount_cents, 'recipient', open.recipient, 'evidence', open.evidence));
  return open.id;
end
$$;
comment on function private.propose_unclaimed_payout(uuid, text, text) is
  'A treasurer proposes to pay all that is unclaimed of a closed account, where to (network and address) and on what evidence; returns the id for private.pay_unclaimed. A retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, recipient_required, dead_address, evidence_required, payout_open, not_found (nothing is unclaimed).';
select private.open('private.propose_unclaimed_payout', 'authenticated');

create function private.unclaimed_payout_in_turn(payout_id uuid) returns private.unclaimed_payouts
  language plpgsql set search_path = ''
as $$
declare
  payout private.unclaimed_payouts;
begin
  -- The account first, as everybody does.
  perform from ledger.accounts a
  where a.investor_id = (select u.person_id from private.unclaimed_payouts u where u.id = payout_id)
  for update;
  select * into payout from private.unclaimed_payouts u where u.id = payout_id;
  if not found then
    raise exception 'not_found';
  end if;
  return payout;
end
$$;
comment on function private.unclaimed_payout_in_turn(uuid) is 'Locks the account of a proposed payment and returns the payment. Raises not_found.';

create function private.pay_unclaimed(payout_id uuid, network text, transaction_id text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_money_decision('treasurer', 'admin');
  payout constant private.unclaimed_payouts := private.unclaimed_payout_in_turn(payout_id);
  written constant text := nullif(btrim(pay_unclaimed.transaction_id), '');
  paid_with constant text := private.transaction_id(pay_unclaimed.network, written);
  unclaimed bigint;
begin
  if payout.paid_by = operator and (payout.network, payout.transaction_id) = (pay_unclaimed.network, paid_with) then
    return;
  end if;
  if num_nonnulls(payout.paid_at, payout.cancelled_at) > 0 then
    raise exception 'already_reviewed';
  end if;
  perform private.require_second_person(operator, payout.proposed_by, payout.proposed_at, 'treasurer', 'admin');
  if not private.is_network(pay_unclaimed.network) then
    raise exception 'invalid_network';
  end if;
  if written is null then
    raise exception 'transaction_id_required';
  end if;
  if paid_with is null then
    raise exception 'invalid_transaction_id';
  end if;
  if payout.amount_cents < private.dust_cents(pay_unclaimed.network) then
    raise exception 'below_dust' using detail = private.dust_cents(pay_unclaimed.network)::text;
  end if;
  perform private.require_unfrozen(payout.person_id);
  perform private.lock_transaction(pay_unclaimed.network, paid_with);
  if exists (select from private.unclaimed_payouts u where u.network = pay_unclaimed.network and u.transaction_id = paid_with)
     or exists (select from public.withdrawals w where w.network = pay_unclaimed.network and w.transaction_id = paid_with)
     or exists (
       select from public.deposits d where d.status = 'approved' and d.network = pay_unclaimed.network and d.transaction_id = paid_with) then
    raise exception 'transaction_counted' using hint = 'Unclaimed money is paid with a transaction of its own.';
  end if;
  unclaimed := (select a.amount_cents from private.unclaimed_amounts() a where a.person_id = payout.person_id);
  if unclaimed < payout.amount_cents then
    raise exception 'exceeds_available' using detail = unclaimed::text;
  end if;
  update private.unclaimed_payouts u
  set paid_by = operator, paid_at = now(), network = pay_unclaimed.network, transaction_id = paid_with
  where u.id = payout.id;
  perform ledger.transfer(null, 'unclaimed', 'cash', payout.amount_cents, 'unclaimed_payout', payout.id);
  perform private.audit('unclaimed_paid', payout.id, jsonb_build_object(
    'person', payout.person_id, 'amount_cents', payout.amount_cents, 'recipient', payout.recipient,
    'network', pay_unclaimed.network, 'transaction_id', paid_with));
end
$$;
comment on function private.pay_unclaimed(uuid, text, text) is
  'Another treasurer records the payment of what a closed account has earned, by its network and transaction id: a transaction of its own. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, already_reviewed, second_person_required, approval_lapsed, invalid_network, transaction_id_required, invalid_transaction_id, below_dust (the network does not carry so little), person_frozen, transaction_counted, exceeds_available (detail: what there is, in cents).';
select private.open('private.pay_unclaimed', 'authenticated');

create function private.cancel_unclaimed_payout(payout_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator('treasurer', 'admin');
  payout constant private.unclaimed_payouts := private.unclaimed_payout_in_turn(payout_id);
begin
  if payout.cancelled_at is not null then
    return;
  end if;
  if payout.paid_at is not null then
    raise exception 'already_reviewed';
  end if;
  update private.unclaimed_payouts u set cancelled_by = operator, cancelled_at = now() where u.id = payout.id;
  perform private.audit('unclaimed_payout_cancelled', payout.id, jsonb_build_object('person', payout.person_id, 'amount_cents', payout.amount_cents));
end
$$;
comment on function private.cancel_unclaimed_payout(uuid) is
  'A treasurer cancels a proposed payment of unclaimed money; a retry is a no-op. Raises not_allowed, session_ended (42501), not_found, already_reviewed.';
select private.open('private.cancel_unclaimed_payout', 'authenticated');

create function private.unclaimed_money()
  returns table (
    person_id uuid, since date, amount_cents bigint, payout_id uuid, payout_cents bigint, recipient text, evidence text,
    proposed_by uuid, proposed_by_name text, proposed_at timestamptz)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_operator('treasurer', 'admin');
  return query
    select a.person_id, a.since, a.amount_cents, u.id, u.amount_cents::bigint, u.recipient, u.evidence::text, u.proposed_by, p.name, u.proposed_at
    from private.unclaimed_amounts() a
    left join private.unclaimed_payouts u on u.person_id = a.person_id and num_nonnulls(u.paid_at, u.cancelled_at) = 0
    left join public.profiles p on p.id = u.proposed_by
    where a.amount_cents > 0
    order by a.since, a.person_id
    limit 200;
end
$$;
comment on function private.unclaimed_money() is
  'What is unclaimed of each closed account (cents), since which day, and the payment that is proposed, if any; for treasurers. Raises not_allowed, session_ended (42501).';
select private.open('private.unclaimed_money', 'authenticated');
