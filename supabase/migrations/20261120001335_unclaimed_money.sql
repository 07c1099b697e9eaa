-- What closed accounts have earned, and its payment by two treasurers.

-- Owners of closed accounts cannot be reached: one who proves their identity to a treasurer is paid by another.

create function plans.unclaimed_amounts() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable as $$
  -- Returns the unclaimed cents of each closed account that ever had any, and their first day.
  select coalesce(x.investor_id, u.person_id), min(t.value_date),
    sum(case when t.credit = 'unclaimed' then t.amount_cents else -t.amount_cents end)::bigint
  from ledger.transfers t
  -- By purpose: people choose position ids.
  left join public.positions x on x.id = t.reference and t.code <> 'unclaimed_payout'
  left join plans.unclaimed_payouts u on u.id = t.reference and t.code = 'unclaimed_payout'
  where t.debit = 'unclaimed' or t.credit = 'unclaimed'
  group by 1
$$;

create function plans.propose_unclaimed_payout(person_id uuid, recipient text, evidence text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- A treasurer proposes to pay all that is unclaimed of a closed account, where to (network and address) and on what
  -- evidence; returns the id for plans.pay_unclaimed. A retry returns the first. Raises code_required,
  -- recipient_required, dead_address, evidence_required, change_open, not_found (nothing is unclaimed).
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  unclaimed bigint;
begin
  if char_length(coalesce(btrim(recipient), '')) not between 10 and 200
     or recipient ~ '[[:cntrl:]]' then
    raise exception 'recipient_required' using hint = 'Network and address: ten to two hundred characters, in one line.';
  end if;
  perform payments.refuse_dead_addresses(recipient);
  perform ground.given_evidence(evidence);
  perform desk.take_turn_at_site();
  -- Those who take back yield of the same account take turns with this.
  perform from ledger.accounts a where a.investor_id = propose_unclaimed_payout.person_id for update;
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = propose_unclaimed_payout.person_id);
  if coalesce(unclaimed, 0) = 0 then raise exception 'not_found'; end if;
  return desk.propose('unclaimed', person_id::text, desk.changes(null, jsonb_build_object(
    'amount_cents', unclaimed, 'recipient', btrim(recipient), 'evidence', btrim(evidence))), null);
end $$;

create function plans.put_unclaimed(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Records the payment of what a closed account has earned, by the network and the transaction id of the details.
declare
  person constant uuid := subject;
  amount constant bigint := changes #>> '{amount_cents,1}';
  given_network constant text := details ->> 'network';
  paid_with constant text := payments.transaction_id(given_network, details ->> 'transaction_id');
  unclaimed bigint;
  payout uuid;
begin
  -- What it is paid with is known when it is confirmed.
  if not details ? 'proposed_by' then return; end if;
  if details ->> 'transaction_id' is null then raise exception 'transaction_id_required'; end if;
  if paid_with is null then raise exception 'invalid_transaction_id'; end if;
  if amount < payments.dust_cents(given_network) then
    raise exception 'below_dust' using detail = payments.dust_cents(given_network)::text;
  end if;
  perform from ledger.accounts a where a.investor_id = person for update;
  perform ledger.require_unfrozen(person);
  perform payments.refuse_counted_payout(given_network, paid_with, null);
  unclaimed := (select a.amount_cents from plans.unclaimed_amounts() a where a.person_id = person);
  if unclaimed < amount then raise exception 'exceeds_available' using detail = unclaimed::text; end if;
  insert into plans.unclaimed_payouts (person_id, amount_cents, network, transaction_id)
  values (person, amount, given_network, paid_with) returning id into payout;
  perform ledger.transfer(null, 'unclaimed', 'cash', amount, 'unclaimed_payout', payout);
  perform ground.audit('unclaimed_paid', payout, details || jsonb_build_object(
    'person', person, 'amount_cents', amount, 'recipient', changes #>> '{recipient,1}', 'transaction_id', paid_with));
end $$;

create function plans.pay_unclaimed(proposal_id uuid, network text, transaction_id text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Another treasurer records the payment that was proposed of what a closed account has earned, by its network and
  -- transaction id: a transaction of its own. A retry is a no-op. Raises code_required, not_found, invalid_network,
  -- transaction_id_required, invalid_transaction_id, below_dust (the network does not carry so little), person_frozen,
  -- transaction_counted, exceeds_available, and what desk.confirm_proposal raises.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
begin
  if not exists (select from desk.proposals p where p.id = pay_unclaimed.proposal_id and p.kind = 'unclaimed') then
    raise exception 'not_found';
  end if;
  if not coalesce(pg_input_is_valid(network, 'public.network'), false) then raise exception 'invalid_network'; end if;
  perform desk.confirm_with(operator, proposal_id, jsonb_build_object(
    'network', network, 'transaction_id', nullif(btrim(transaction_id), '')));
end $$;

create function plans.unclaimed_money() returns table (person_id uuid, since date, amount_cents bigint)
  language sql stable security definer as $$ -- door: authenticated
  -- What is unclaimed of each closed account (cents), and since which day; for treasurers.
  select people.require_operator('treasurer', 'admin');
  select a.person_id, a.since, a.amount_cents from plans.unclaimed_amounts() a
  where a.amount_cents > 0
  order by a.since, a.person_id limit 200
$$;
