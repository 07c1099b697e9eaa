-- Owners of closed accounts cannot be reached: one who proves their identity to a treasurer is paid by another.

create table plans.unclaimed_payouts (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id),
  amount_cents public.amount not null,
  network public.network not null,
  transaction_id text not null,
  paid_at timestamptz not null default now(),
  constraint unclaimed_payouts_transaction_id_valid check (transaction_id is not distinct from payments.transaction_id(network, transaction_id))
);
comment on table plans.unclaimed_payouts is 'Payments of what closed accounts have earned. Two people confirmed each (desk.proposals).';
create unique index unclaimed_payouts_payment_once on plans.unclaimed_payouts (network, transaction_id);
create index unclaimed_payouts_person on plans.unclaimed_payouts (person_id);
select ground.append_only('plans.unclaimed_payouts');

-- Finds the few lines of closed accounts; spent money that was reversed is in receivables.
create index transfers_unclaimed on ledger.transfers (reference) where debit in ('unclaimed', 'receivables') or credit = 'unclaimed';

create function plans.unclaimed_amounts() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable set search_path = ''
as $$
  select coalesce(x.investor_id, u.person_id), min(t.value_date),
    sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end)::bigint
  from ledger.transfers t
  -- By purpose: people choose position ids.
  left join public.positions x on x.id = t.reference and t.code <> 'unclaimed_payout'
  left join plans.unclaimed_payouts u on u.id = t.reference and t.code = 'unclaimed_payout'
  where t.debit = 'unclaimed' or t.credit = 'unclaimed'
  group by 1
$$;
comment on function plans.unclaimed_amounts() is
  'Returns the unclaimed cents of each closed account that ever had any, and their first day.';

create function plans.propose_unclaimed_payout(person_id uuid, recipient text, evidence text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  unclaimed bigint;
begin
  if char_length(coalesce(btrim(propose_unclaimed_payout.recipient), '')) not between 10 and 200
     or propose_unclaimed_payout.recipient ~ '[[:cntrl:]]' then
    raise exception 'recipient_required' using hint = 'Network and address: ten to two hundred characters, in one line.';
  end if;
  perform payments.refuse_dead_addresses(propose_unclaimed_payout.recipient);
  perform ground.given_evidence(propose_unclaimed_payout.evidence);
  perform desk.take_turn_at_site();
  -- Those who take back yield of the same account take turns with this.
  perform from ledger.accounts a where a.investor_id = propose_unclaimed_payout.person_id for update;
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = propose_unclaimed_payout.person_id);
  if coalesce(unclaimed, 0) = 0 then
    raise exception 'not_found';
  end if;
  return desk.propose('unclaimed', propose_unclaimed_payout.person_id::text, desk.changes(null, jsonb_build_object(
    'amount_cents', unclaimed, 'recipient', btrim(propose_unclaimed_payout.recipient), 'evidence', btrim(propose_unclaimed_payout.evidence))), null);
end
$$;
comment on function plans.propose_unclaimed_payout(uuid, text, text) is
  'A treasurer proposes to pay all that is unclaimed of a closed account, where to (network and address) and on what evidence; returns the id for plans.pay_unclaimed. A retry returns the first. '
  'Raises not_allowed, session_ended (42501), code_required, recipient_required, dead_address, evidence_required, change_open, not_found (nothing is unclaimed).';
select ground.open('plans.propose_unclaimed_payout', 'authenticated');

create function plans.put_unclaimed(subject text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  person constant uuid := subject;
  amount constant bigint := changes #>> '{amount_cents,1}';
  given_network constant text := details ->> 'network';
  paid_with constant text := payments.transaction_id(given_network, details ->> 'transaction_id');
  unclaimed bigint;
  payout uuid;
begin
  -- What it is paid with is known when it is confirmed.
  if not details ? 'proposed_by' then
    return;
  end if;
  if details ->> 'transaction_id' is null then
    raise exception 'transaction_id_required';
  end if;
  if paid_with is null then
    raise exception 'invalid_transaction_id';
  end if;
  if amount < payments.dust_cents(given_network) then
    raise exception 'below_dust' using detail = payments.dust_cents(given_network)::text;
  end if;
  perform from ledger.accounts a where a.investor_id = person for update;
  perform ledger.require_unfrozen(person);
  perform payments.lock_transaction(given_network, paid_with);
  if exists (select from plans.unclaimed_payouts u where u.network = given_network and u.transaction_id = paid_with)
     or exists (select from public.withdrawals w where w.network = given_network and w.transaction_id = paid_with)
     or exists (
       select from public.deposits d where d.status = 'approved' and d.network = given_network and d.transaction_id = paid_with) then
    raise exception 'transaction_counted' using hint = 'Unclaimed money is paid with a transaction of its own.';
  end if;
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = person);
  if unclaimed < amount then
    raise exception 'exceeds_available' using detail = unclaimed::text;
  end if;
  insert into plans.unclaimed_payouts (person_id, amount_cents, network, transaction_id)
  values (person, amount, given_network, paid_with) returning id into payout;
  perform ledger.transfer(null, 'unclaimed', 'cash', amount, 'unclaimed_payout', payout);
  perform ground.audit('unclaimed_paid', payout, details || jsonb_build_object(
    'person', person, 'amount_cents', amount, 'recipient', changes #>> '{recipient,1}', 'transaction_id', paid_with));
end
$$;
comment on function plans.put_unclaimed(text, jsonb, jsonb) is
  'Records the payment of what a closed account has earned, by the network and the transaction id of the details. '
  'Raises transaction_id_required, invalid_transaction_id, below_dust, person_frozen, transaction_counted, exceeds_available (detail: what there is, in cents).';

create function plans.pay_unclaimed(proposal_id uuid, network text, transaction_id text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
begin
  if not exists (select from desk.proposals p where p.id = pay_unclaimed.proposal_id and p.kind = 'unclaimed') then
    raise exception 'not_found';
  end if;
  if not payments.is_network(pay_unclaimed.network) then
    raise exception 'invalid_network';
  end if;
  perform desk.confirm_with(operator, pay_unclaimed.proposal_id, jsonb_build_object(
    'network', pay_unclaimed.network, 'transaction_id', nullif(btrim(pay_unclaimed.transaction_id), '')));
end
$$;
comment on function plans.pay_unclaimed(uuid, text, text) is
  'Another treasurer records the payment that was proposed of what a closed account has earned, by its network and transaction id: a transaction of its own. A retry is a no-op. '
  'Raises not_allowed, session_ended (42501), code_required, not_found, invalid_network, transaction_id_required, invalid_transaction_id, below_dust (the network does not carry so little), person_frozen, transaction_counted, exceeds_available (detail: what there is, in cents), and what desk.confirm_proposal raises.';
select ground.open('plans.pay_unclaimed', 'authenticated');

create function plans.unclaimed_money() returns table (person_id uuid, since date, amount_cents bigint)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator('treasurer', 'admin');
  return query
    select a.person_id, a.since, a.amount_cents from plans.unclaimed_amounts() a
    where a.amount_cents > 0
    order by a.since, a.person_id
    limit 200;
end
$$;
comment on function plans.unclaimed_money() is
  'What is unclaimed of each closed account (cents), and since which day; for treasurers. Raises not_allowed, session_ended (42501).';
select ground.open('plans.unclaimed_money', 'authenticated');
