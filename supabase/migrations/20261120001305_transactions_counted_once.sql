-- A transaction counts once: as one deposit per output, or as our payment of one address. See also the index
-- deposits_payment_once, which refuses two credits of one output.

create function payments.uses_of(network text, transaction_id text) returns table (kind text, id uuid, payee text, output int)
  language sql stable as $$
  -- Returns what a transaction counts as: credited deposits, paid withdrawals, payments of unclaimed money.
  select 'deposit', d.id, null, d.transaction_output
  from public.deposits d where d.status = 'approved' and d.network = uses_of.network and d.transaction_id = uses_of.transaction_id
  union all
  select 'withdrawal', w.id, payments.canonical_address(w.network, w.address) || ' ' || coalesce(w.memo, ''), null
  from public.withdrawals w where w.network = uses_of.network and w.transaction_id = uses_of.transaction_id
  union all
  select 'unclaimed', u.id, null, null
  from plans.unclaimed_payouts u where u.network = uses_of.network and u.transaction_id = uses_of.transaction_id
$$;

create function deposits.refuse_counted(arrived public.deposits) returns void language plpgsql as $$
  -- Refuses a payment that another deposit was credited for, or one of ours; locks its transaction id.
begin
  perform payments.lock_transaction(arrived.network, arrived.transaction_id);
  if exists (
    select from payments.uses_of(arrived.network, arrived.transaction_id) u
    where case u.kind
      when 'deposit' then u.id is distinct from arrived.id and (coalesce(u.output, 0) = coalesce(arrived.transaction_output, 0)
        -- Operators enter no output of Ethereum.
        or arrived.network = 'Ethereum' and num_nulls(u.output, arrived.transaction_output) = 1)
      -- A transaction that paid a withdrawal is ours, so its change is no deposit; the chain tells which output is which.
      when 'withdrawal' then arrived.sighting_id is null
      else true end) then
    raise exception 'transaction_counted';
  end if;
end $$;

create function deposits.refuse_counted_deposit() returns trigger language plpgsql as $$
  -- trigger: before update of status, first_approved_by on public.deposits when (old.status = 'pending' and (new.status = 'approved' or new.first_approved_by is not null))
  -- See deposits.refuse_counted; at each approval.
begin
  perform deposits.refuse_counted(new);
  return new;
end $$;

create function payments.refuse_counted_payout(network text, transaction_id text, payee text) returns void language plpgsql as $$
  -- Refuses a transaction as our payment that was a deposit, paid unclaimed money, or this payee (null: anyone); locks it.
begin
  perform payments.lock_transaction(network, transaction_id);
  if exists (
    select from payments.uses_of(network, transaction_id) u where u.kind <> 'withdrawal' or u.payee = coalesce(refuse_counted_payout.payee, u.payee)) then
    raise exception 'transaction_counted' using hint = 'It already paid a withdrawal or unclaimed money, or was a deposit.';
  end if;
end $$;
