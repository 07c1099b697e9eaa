-- What pays withdrawals on networks that are read: paid is what the chain shows and confirms.

create function chain.is_on_its_way(withdrawal_id uuid) returns boolean language sql stable as $$
  -- Returns whether a batch pays a withdrawal, or coins were seen that may: no one may pay, reject or cancel it then.
  select exists (
    select from chain.payees y
    where y.withdrawal_id = is_on_its_way.withdrawal_id and (y.batch_id is not null or exists (
      select from chain.sightings s
      where s.payee_script = y.script and (s.units, s.method, s.network_id) = (y.units, y.method, y.network_id)
        and s.withdrawal_id is null and s.gone_at is null and s.seen_at >= y.fixed_at))) $$;

create function chain.expect_payout() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status on public.withdrawals when (new.status in ('approved', 'paying'))
  -- Where the network is read, fixes coins and price at the approval, or when it is taken, and has the address watched.
declare
  n constant chain.networks := chain.current(old.network);
  unit record;
begin
  if old.coins is not null and (new.reviewed_at = old.reviewed_at or chain.is_on_its_way(new.id)) then
    new.coins := old.coins;
    new.price := old.price;
    return new;
  end if;
  select c.decimals, p.price, k.method into unit from withdrawals.payout_coins() c
  join public.payment_methods m on m.coin = c.coin join chain.coins k on k.method = m.name and k.network_id = n.id
  left join lateral deposits.coin_price(c.coin) p on true
  where c.method = new.method;
  if unit.method is null or (chain.tip(n.id)).hash is null or chain.script_of(new.address) is null then return new; end if;
  new.price := coalesce(unit.price, new.price);
  new.coins := deposits.coins_for(old.pays_cents, new.price, unit.decimals);
  if new.coins is not null then
    insert into chain.payees (withdrawal_id, network_id, script, method, units)
    values (new.id, n.id, chain.script_of(new.address), unit.method, trim_scale(new.coins * ('1e' || unit.decimals)::numeric))
    on conflict on constraint payees_pkey do update set units = excluded.units, fixed_at = now();
  end if;
  return new;
end $$;

create function chain.guard_payout() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status on public.withdrawals when (new.status <> 'paid' and old.status not in ('pending', 'paid') and (new.status <> old.status or new.taken_by is distinct from old.taken_by))
  -- Refuses to take, give back, reject or cancel one whose coins are on their way, and to reject or cancel one whose
  -- payment left the chain. Raises being_paid, not_cancellable.
begin
  if not chain.is_on_its_way(new.id) and (new.status not in ('rejected', 'cancelled') or not withdrawals.is_reversed(new.id)) then return new; end if;
  raise exception '%', case new.status when 'cancelled' then 'not_cancellable' else 'being_paid' end
    using hint = 'Coins for it are on their way. It is paid when the network confirms them.';
end $$;

create function chain.require_payout() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status on public.withdrawals when (new.status = 'paid' and old.status <> 'paid')
  -- What is paid on a network that is read was paid by a confirmed output, which pays nothing else. Raises chain_differs.
declare
  y chain.payees;
begin
  select * into y from chain.payees p where p.withdrawal_id = new.id;
  if y.withdrawal_id is null then
    if new.transaction_output is not null then raise exception 'chain_differs'; end if;
    return new;
  end if;
  update chain.sightings s set withdrawal_id = new.id
  where s.id = (
    select x.id from chain.sightings x join chain.networks n on n.id = x.network_id
    where x.network_id = y.network_id and x.transaction_id = new.transaction_id and x.output = coalesce(new.transaction_output, x.output)
      and (x.payee_script, x.method) = (y.script, y.method) and x.withdrawal_id is null and x.seen_at >= y.fixed_at
      and chain.in_coins(x.units, x.method) = new.coins and chain.confirmations(x) >= n.confirmations
    order by x.output limit 1)
  returning s.output into new.transaction_output;
  if not found then raise exception 'chain_differs'; end if;
  return new;
end $$;

create function chain.take_payout_back(sighting_id uuid) returns text language plpgsql as $$
  -- The block of an output that paid a withdrawal left the chain: it is owed again until the next output of these coins
  -- to the address pays it. Tells its owner, and alarms the treasurers.
declare
  s chain.sightings;
  withdrawal public.withdrawals;
begin
  -- In the order of reviews.
  select w.* into withdrawal from public.withdrawals w
  where w.id = (select x.withdrawal_id from chain.sightings x where x.id = take_payout_back.sighting_id) for update;
  perform from ledger.accounts a where a.investor_id = withdrawal.investor_id for update;
  perform from chain.networks n where n.id = (select y.network_id from chain.payees y where y.withdrawal_id = withdrawal.id) for share;
  select * into s from chain.sightings x where x.id = take_payout_back.sighting_id for update;
  if chain.confirmations(s) > 0 or withdrawal.status is distinct from 'paid' or s.withdrawal_id is distinct from withdrawal.id then return 'not_due'; end if;
  update chain.sightings x set withdrawal_id = null where x.id = s.id;
  -- What its payer sent, if other than was fixed.
  update chain.payees y set units = s.units where y.withdrawal_id = withdrawal.id;
  perform withdrawals.reverse_payment(withdrawal);
  perform ground.audit('chain_payout_reversed', withdrawal.id, jsonb_build_object(
    'person', withdrawal.investor_id, 'amount_cents', withdrawal.pays_cents, 'transaction_id', s.transaction_id));
  perform messages.broadcast_to_operators('chain', withdrawal.id::text, 'treasurer', 'admin');
  return 'taken_back';
end $$;

create function chain.settle_payout(network text) returns text
  language plpgsql security definer as $$ -- for: chain_watcher
  -- Settles one withdrawal that an output paid, or takes one back whose output left the chain; returns paid, taken_back
  -- or not_due; null if none is due. One a call, as chain.settle.
declare
  n constant chain.networks := chain.current(network);
  due record;
  withdrawal public.withdrawals;
begin
  select s.id into due from chain.headers h join chain.sightings s on s.block = h.hash
  where h.network_id = n.id and not h.in_chain and s.withdrawal_id is not null limit 1;
  if due.id is not null then return chain.take_payout_back(due.id); end if;
  select s.id, s.transaction_id, s.output, y.withdrawal_id into due from chain.sightings s
  join chain.headers h on h.hash = s.block and h.in_chain and h.height <= (select chain.agreed_height(n.id)) - n.confirmations + 1
  join chain.payees y on (y.script, y.method, y.units) = (s.payee_script, s.method, s.units) and y.network_id = s.network_id and y.fixed_at <= s.seen_at
  join public.withdrawals w on w.id = y.withdrawal_id and w.status in ('approved', 'paying')
  where s.network_id = n.id and s.withdrawal_id is null order by s.seen_at, s.id, y.fixed_at, y.number limit 1;
  if due.id is null then return null; end if;
  -- In the order of reviews: the withdrawal, its person; then the network, whose tip stays meanwhile.
  select * into withdrawal from public.withdrawals w where w.id = due.withdrawal_id for update;
  perform from ledger.accounts a where a.investor_id = withdrawal.investor_id for update;
  perform from chain.networks x where x.id = n.id for share;
  if withdrawal.status not in ('approved', 'paying') then
    return 'not_due';
  end if;
  begin
    update public.withdrawals w
    set status = 'paid', paid_by = w.taken_by, taken_by = null, taken_until = null, paid_at = now(),
        transaction_id = due.transaction_id, transaction_output = due.output
    where w.id = withdrawal.id returning * into withdrawal;
  exception when raise_exception then
    return 'not_due';
  end;
  perform withdrawals.book_payment(withdrawal);
  return 'paid';
end $$;
