-- Changed addresses are how funds are stolen: one is a proposal (two_person_changes: desk.delay, its constraints) that two operators
-- make, and that any operator can stop while it waits. Here no other way is left.

create function payments.valid_wallet_address(wallet_id text, network text, address text) returns boolean
  language sql immutable as $$
  -- Returns whether an address fits a wallet and network; clients check checksums.
  select case wallet_id
    when 'bitcoin' then payments.valid_address('Bitcoin', address) and (network = 'main') = (address ~* '^(bc1|1|3)')
    when 'litecoin' then address ~ case network
      when 'main' then '^([LM3][1-9A-HJ-NP-Za-km-z]{25,34}|ltc1[02-9ac-hj-np-z]{11,71})$'
      else '^([mn2Q][1-9A-HJ-NP-Za-km-z]{25,34}|tltc1[02-9ac-hj-np-z]{11,71})$' end
    when 'dogecoin' then address ~ case network when 'main' then '^[DA9][1-9A-HJ-NP-Za-km-z]{25,34}$' else '^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$' end
    -- With prefix: without it the network is unknown.
    when 'bitcoin-cash' then address ~ case network when 'main' then '^bitcoincash:[qp][02-9ac-hj-np-z]{41}$' else '^bchtest:[qp][02-9ac-hj-np-z]{41}$' end
    when 'ton' then payments.valid_address('TON', address) and (address like '%:%' or (network = 'test') = payments.is_test_address('TON', address))
    else case
      when wallet_id in ('eth', 'usdt-erc20', 'bnb', 'shiba') then payments.valid_address('Ethereum', address)
      else wallet_id in ('usdt-trc20', 'tron') and payments.valid_address('USDT', address) and address ~ '^T' end
  end
  and (network = 'test' or not payments.is_dead_address(address))
$$;

create function payments.guard_address() returns trigger language plpgsql as $$
  -- trigger: before update of address, network, memo on public.wallets
  -- Refuses an address not set by a change of two operators in this transaction.
begin
  if not exists (
    select from desk.proposals p
    where p.kind = 'wallet' and p.subject = new.id and p.applied_at = now()
      and (p.changes #>> '{address,1}', p.changes #>> '{network,1}', p.changes #>> '{memo,1}') is not distinct from (new.address, new.network, new.memo)
  ) and not (new.address is null and old.network = 'test' and (select s.mode from public.site s) = 'live') then
    raise exception 'change_required' using hint = 'Addresses change through payments.propose_wallet_change.';
  end if;
  new.changed_at := now();
  return new;
end $$;

create function payments.fit_networks() returns trigger language plpgsql security definer as $$
  -- Trigger at the end of a transaction: refuses main-network addresses in a sandbox and test ones on a live site.
begin
  if exists (select from public.wallets w cross join public.site s where (w.network = 'main') <> (s.mode = 'live')) then
    raise exception 'wrong_network' using hint = 'A sandbox shows test-network addresses, a live site main-network ones.';
  end if;
  return null;
end $$;
create constraint trigger fit_networks after insert or update of network on public.wallets
  deferrable initially deferred for each row execute function payments.fit_networks();
create constraint trigger fit_networks after update of mode on public.site
  deferrable initially deferred for each row execute function payments.fit_networks();

create function payments.put_wallet(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Puts a wallet's address in place, after the delay. Raises changed_meanwhile, wrong_network.
declare
  wallet public.wallets;
begin
  if not details ? 'proposed_by' then return; end if;
  select * into wallet from public.wallets w where w.id = subject for update;
  wallet := jsonb_populate_record(wallet, desk.changed(to_jsonb(wallet), changes));
  if (wallet.network = 'main') <> (select s.mode = 'live' from public.site s) then
    raise exception 'wrong_network' using hint = 'Going live puts main-network addresses in place.';
  end if;
  update public.wallets w
  set address = wallet.address, address_name = wallet.address_name, network = wallet.network, memo = wallet.memo
  where w.id = wallet.id;
  perform messages.broadcast_to_all('wallets', wallet.id, 0);
end $$;

create function payments.propose_wallet_change(
  wallet_id text, address text, address_name text, network text, reason text, request_id uuid, memo text default null)
  returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Proposes a wallet's address and, on TON, memo; a main-network one waits for going live. Idempotent by request_id.
  -- Raises code_required, request_id_required, not_found, wrong_network, dead_address, invalid_address,
  -- address_name_required, invalid_memo, reason_required, change_open, request_id_reused.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  wallet public.wallets;
  carried constant text := nullif(btrim(memo), '');
begin
  if request_id is null then raise exception 'request_id_required'; end if;
  perform desk.take_turn_at_site();
  select * into wallet from public.wallets w where w.id = propose_wallet_change.wallet_id;
  if not found then raise exception 'not_found'; end if;
  if coalesce(propose_wallet_change.network, '') not in ('test', 'main')
     or propose_wallet_change.network = 'test' and (select s.mode from public.site s) = 'live' then
    raise exception 'wrong_network';
  end if;
  if network = 'main' then perform payments.refuse_dead_addresses(address); end if;
  if not coalesce(payments.valid_wallet_address(wallet.id, network, btrim(address)), false) then
    raise exception 'invalid_address';
  end if;
  if not ground.short_line(address_name, 80) then raise exception 'address_name_required'; end if;
  if carried is not null and not payments.valid_memo(wallet.chain, carried) then raise exception 'invalid_memo'; end if;
  return desk.propose('wallet', wallet.id, (
    select jsonb_object_agg(w.key, jsonb_build_array(to_jsonb(wallet) -> w.key, w.value))
    from jsonb_each(jsonb_build_object(
      'address', btrim(address), 'address_name', btrim(address_name), 'network', network, 'memo', carried)) w), ground.given_reason(reason), request_id);
end $$;

create function payments.wallet_desk() returns table (
  id text, coin text, icon text, chain text, address text, address_name text, network text, memo text,
  changed_at timestamptz, delay_hours int, change_id uuid, new_address text, new_address_name text, new_network text,
  new_memo text, reason text, proposed_by uuid, proposed_by_name text, proposed_at timestamptz, approved_by_name text,
  approved_at timestamptz, effective_at timestamptz, due boolean)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns each wallet with its address and open change; due: the delay has passed.
  select people.require_operator();
  select w.id, w.coin, w.icon, w.chain::text, w.address, w.address_name, w.network, w.memo, w.changed_at,
    (extract(epoch from desk.delay('wallet')) / 3600)::int,
    c.id, c.changes #>> '{address,1}', c.changes #>> '{address_name,1}', c.changes #>> '{network,1}', c.changes #>> '{memo,1}', c.reason,
    c.proposed_by, p.name, c.proposed_at, a.name, c.confirmed_at, c.effective_at, c.effective_at <= now()
  from public.wallets w
  left join desk.proposals c on c.kind = 'wallet' and c.subject = w.id and c.is_open
  left join public.profiles p on p.id = c.proposed_by
  left join public.profiles a on a.id = c.confirmed_by
  order by w.position limit 50
$$;
