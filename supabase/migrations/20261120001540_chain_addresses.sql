-- Deposit addresses of one's own: two operators approve an account of a wallet by the root of its first 16,384 addresses, which their
-- browsers derive. Each is given once.

create table chain.accounts (
  id uuid primary key default gen_random_uuid(),
  network_id text not null references chain.networks (id),
  extended_key text not null constraint accounts_key_public check (extended_key ~ '^(xpub|zpub|tpub|vpub|Ltub)[1-9A-HJ-NP-Za-km-z]{107}$'),
  root bytea not null constraint accounts_root_once unique,
  addresses text[] not null constraint accounts_addresses_whole check (cardinality(addresses) = 16384),
  tree bytea not null,
  next_place int not null default 0 constraint accounts_place_within check (next_place between 0 and 16384),
  proposed_by uuid references public.profiles (id),
  proposed_at timestamptz not null default now(),
  approved_at timestamptz,
  effective_at timestamptz,
  closed_at timestamptz,
  close_reason text constraint accounts_close_reason_given check (char_length(btrim(close_reason)) between 1 and 500),
  constraint accounts_approval_whole check (num_nulls(approved_at, effective_at) in (0, 2)),
  constraint accounts_closed_whole check (num_nulls(closed_at, close_reason) in (0, 2))
);
alter table chain.accounts alter column tree set storage external;
comment on table chain.accounts is
  'Accounts of wallets that deposit addresses come from: approved by two operators, in use after the delay of a wallet change (desk.delay), closed by one. Addresses that were given are read for ever.';
comment on column chain.accounts.extended_key is 'Public, but it shows its holder all payments to the account.';
comment on column chain.accounts.root is 'Of the tree of the addresses (docs/proof.md): leaves SHA-256 of 00 and the address, nodes SHA-256 of 01 and both below.';
comment on column chain.accounts.proposed_by is 'Null of the simulated account of a sandbox.';
comment on column chain.accounts.next_place is 'Which address is given next; a restoration skips some.';
select ground.append_only('chain.accounts', 'id, network_id, extended_key, root, addresses, tree, proposed_by, proposed_at');
create trigger append_only_place before update of next_place on chain.accounts
  for each row when (new.next_place < old.next_place) execute function ground.forbid_change();

create table chain.addresses (
  id uuid primary key default gen_random_uuid(),
  number bigint generated always as identity,
  network_id text not null references chain.networks (id),
  account_id uuid not null references chain.accounts (id),
  place int not null,
  address text not null unique,
  script bytea not null,
  investor_id uuid not null references public.profiles (id),
  method text not null references public.payment_methods (name),
  amount_cents public.cents not null constraint addresses_amount_sensible check (amount_cents between 1 and 100000000000),
  quote_id uuid references public.deposit_quotes (id) on delete set null,
  given_at timestamptz not null default now(),
  constraint addresses_script_once unique (network_id, script),
  unique (account_id, place)
);
comment on table chain.addresses is 'Addresses that were given to investors, each once and for ever; until it is paid its amount and quote may change.';
comment on column chain.addresses.script is 'What an output that pays it has.';
create index addresses_investor on chain.addresses (investor_id, given_at desc);
create index addresses_number on chain.addresses (network_id, number);
select ground.append_only('chain.addresses', 'id, network_id, account_id, place, address, script, investor_id, method, given_at');

create function chain.tree_of(addresses text[]) returns bytea language plpgsql immutable as $$
  -- Returns all nodes of the tree over a power of two of addresses, from the leaves to the root.
declare
  level bytea := (
    select string_agg(sha256('\x00'::bytea || convert_to(a.address, 'UTF8')), ''::bytea order by a.place)
    from unnest(addresses) with ordinality a (address, place));
  tree bytea := level;
begin
  while octet_length(level) > 32 loop
    level := (
      select string_agg(sha256('\x01'::bytea || substr(level, i * 64 + 1, 64)), ''::bytea order by i)
      from generate_series(0, octet_length(level) / 64 - 1) i);
    tree := tree || level;
  end loop;
  return tree;
end $$;

create function chain.branch_of(tree bytea, place int) returns text language plpgsql immutable as $$
  -- Returns the nodes next to the way from a leaf to the root, in hexadecimal: with them a browser checks an address.
declare
  width int := (octet_length(tree) / 32 + 1) / 2;
  below int := 0;
  at int := place;
  branch bytea := '';
begin
  while width > 1 loop
    branch := branch || substr(tree, (below + (at # 1)) * 32 + 1, 32);
    below := below + width;
    width := width / 2;
    at := at / 2;
  end loop;
  return encode(branch, 'hex');
end $$;

create function chain.address_form(network_id text) returns text language sql immutable as $$
  -- Returns the form of addresses of BIP-84 or BIP-44 on a network.
  select case network_id
    when 'bitcoin' then '^(bc1q[02-9ac-hj-np-z]{38}|1[1-9A-HJ-NP-Za-km-z]{25,33})$'
    when 'bitcoin-test' then '^((tb|bcrt)1q[02-9ac-hj-np-z]{38}|[mn][1-9A-HJ-NP-Za-km-z]{25,33})$'
    when 'ethereum' then '^0x[0-9a-fA-F]{40}$'
    when 'ethereum-test' then '^0x[0-9a-fA-F]{40}$'
    when 'litecoin' then '^(ltc1q[02-9ac-hj-np-z]{38}|L[1-9A-HJ-NP-Za-km-z]{25,33})$'
    else '^((tltc|rltc)1q[02-9ac-hj-np-z]{38}|[mn][1-9A-HJ-NP-Za-km-z]{25,33})$' end $$;

create function chain.script_of(address text) returns bytea language sql immutable as $$
  -- Returns the script that pays an address of the Bitcoin family, or Ethereum's bytes; null of an unknown form.
  select case
    when address ^@ '0x' then h.hash
    when lower(address) ~ '^[a-z]+1q([02-9ac-hj-np-z]{38}|[02-9ac-hj-np-z]{58})$' then decode('00' || to_hex(octet_length(h.hash)), 'hex') || h.hash
    when lower(address) ~ '^[a-z]+1p[02-9ac-hj-np-z]{58}$' then '\x5120'::bytea || h.hash
    when address ~ '^[1mnL][1-9A-HJ-NP-Za-km-z]{25,33}$' then '\x76a914'::bytea || h.hash || '\x88ac'::bytea
    when address ~ '^[23M][1-9A-HJ-NP-Za-km-z]{25,34}$' then '\xa914'::bytea || h.hash || '\x87'::bytea end
  from (select decode(payments.paid_hash(address), 'hex') as hash) h $$;

create function chain.add_account(
  network chain.networks, extended_key text, first_address text, addresses text, root text, proposed_by uuid
) returns chain.accounts language plpgsql as $$
  -- Stores an account that is not approved yet, or finds it. Raises invalid_address (not 16,384 different ones of the
  -- network, or another first one), invalid_value (another root), duplicate (any address of it is another account's).
declare
  listed constant text[] := string_to_array(addresses, ' ');
  form constant text := chain.address_form(network.id);
  tree bytea;
  account chain.accounts;
begin
  select * into account from chain.accounts a
  where a.network_id = network.id and a.root = decode(add_account.root, 'hex') and a.approved_at is null and a.closed_at is null
    and (a.extended_key, a.addresses[1]) = (add_account.extended_key, add_account.first_address);
  if account.id is not null then return account; end if;
  if cardinality(listed) is distinct from 16384
     or exists (select from unnest(listed) l (address) where l.address !~ form)
     or (select count(distinct l.address) < 16384 from unnest(listed) l (address)) then
    raise exception 'invalid_address';
  end if;
  -- What the wallet's owner reads in the wallet; a key of another account, or another way to write addresses, gives another one.
  if listed[1] is distinct from btrim(first_address) then raise exception 'invalid_address'; end if;
  tree := chain.tree_of(listed);
  if encode(substr(tree, octet_length(tree) - 31), 'hex') is distinct from root then
    raise exception 'invalid_value' using hint = 'The root does not match the addresses.';
  end if;
  -- Joined by hash: && compares each with each.
  if exists (select from chain.accounts a cross join unnest(a.addresses) x (address) join unnest(listed) l (address) using (address)) then
    raise exception 'duplicate' using hint = 'Another account has one of the addresses.';
  end if;
  insert into chain.accounts (network_id, extended_key, root, addresses, tree, proposed_by)
  values (network.id, add_account.extended_key, decode(add_account.root, 'hex'), listed, tree, add_account.proposed_by)
  returning * into account;
  return account;
end $$;

create function chain.propose_chain_account(network text, extended_key text, first_address text, addresses text, root text, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes an account for deposit addresses: extended public key, its first address as the wallet shows it, its first
  -- 16,384 addresses with spaces between them, and the root over them. Once confirmed it waits as a changed wallet
  -- does; in a sandbox it is in use at once. Returns the proposal's id. Raises not_allowed, session_ended (42501),
  -- code_required, reason_required, invalid_value, change_open, changed_meanwhile, and what chain.add_account raises.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(propose_chain_account.reason);
  n constant chain.networks := chain.current(propose_chain_account.network);
  account chain.accounts;
begin
  if n.id is null or propose_chain_account.root !~ '^[0-9a-f]{64}$' or char_length(propose_chain_account.addresses) > 1000000
     or propose_chain_account.extended_key !~ '^(xpub|zpub|tpub|vpub|Ltub)[1-9A-HJ-NP-Za-km-z]{107}$' then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  account := chain.add_account(n, propose_chain_account.extended_key, propose_chain_account.first_address, propose_chain_account.addresses, propose_chain_account.root, operator);
  return desk.decide('chain_account', account.id::text, jsonb_build_object(
    'account', jsonb_build_array(null, jsonb_build_object(
      'network', n.id, 'extended_key', account.extended_key, 'first_address', account.addresses[1], 'root', propose_chain_account.root))), why, false);
end $$;

create function chain.put_chain_account(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Approves an account, which is in use after the delay of a wallet change. Raises changed_meanwhile.
declare
  delay constant interval := case when ground.is_sandbox() then '0' else desk.delay('wallet') end;
begin
  update chain.accounts a set approved_at = now(), effective_at = now() + delay
  where a.id = subject::uuid and a.approved_at is null and a.closed_at is null;
  if not found then raise exception 'changed_meanwhile'; end if;
  perform ground.audit('chain_account_approved', subject::uuid, jsonb_build_object('changes', changes) || details);
end $$;

create function chain.mark_wallets() returns trigger language plpgsql security definer as $$
  -- trigger: after update of effective_at, closed_at on chain.accounts
  -- Says on wallets since when their chain is read.
begin
  update public.wallets w
  set read_from = (select min(a.effective_at) from chain.accounts a where a.network_id = new.network_id and a.closed_at is null)
  from chain.coins c join chain.networks n on n.id = c.network_id and n.is_test = ground.is_sandbox()
  where c.network_id = new.network_id and w.method = c.method and w.chain = n.network;
  return null;
end $$;

create function chain.close_chain_account(account_id uuid, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Stops an account, also while it waits: no address of it is given any more, payments to those that were are still
  -- credited. A retry is a no-op. Raises not_allowed, session_ended (42501), reason_required, not_found.
declare
  operator constant uuid := people.require_operator();
  why constant text := ground.given_reason(close_chain_account.reason);
begin
  update chain.accounts a set closed_at = now(), close_reason = why where a.id = account_id and a.closed_at is null;
  if found then
    perform ground.audit('chain_account_closed', account_id, jsonb_build_object('reason', why));
  elsif not exists (select from chain.accounts a where a.id = account_id) then
    raise exception 'not_found';
  end if;
end $$;

create function chain.skip_addresses() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on public.restorations
  -- Skips as many addresses as can have been given since the moment to which the site was restored (chain.next_address),
  -- so that none is given twice.
begin
  update chain.accounts a
  set next_place = least(16384, a.next_place + 1024 * ceil(extract(epoch from now() - new.restored_to) / 86400 + 1)::int)
  where a.approved_at is not null;
  return null;
end $$;

create function chain.open_account(network_id text) returns uuid language sql stable as $$
  -- Returns the account that addresses are given from, the oldest that has some left; null without one.
  select a.id from chain.accounts a
  where a.network_id = open_account.network_id and a.effective_at <= now() and a.closed_at is null and a.next_place < 16384
  order by a.effective_at, a.id limit 1 $$;

create function chain.next_address(network_id text, investor uuid, method text, amount_cents bigint, quote_id uuid) returns chain.addresses
  language plpgsql as $$
  -- Gives the next address of an account, 1,024 a day at most. Raises method_without_address, too_many_requests.
declare
  taken record;
  given chain.addresses;
begin
  update chain.accounts a set next_place = a.next_place + 1
  where a.id = chain.open_account(next_address.network_id) and a.next_place < 16384 and a.closed_at is null
  returning a.id, a.next_place - 1 as place, a.addresses[a.next_place] as address into taken;
  if taken.id is null then raise exception 'method_without_address'; end if;
  if (select count(*) from chain.addresses a where a.account_id = taken.id and a.given_at > now() - interval '24 hours') >= 1024 then
    raise exception 'too_many_requests';
  end if;
  insert into chain.addresses as a (network_id, account_id, place, address, script, investor_id, method, amount_cents, quote_id)
  values (next_address.network_id, taken.id, taken.place, taken.address, chain.script_of(taken.address), investor, next_address.method,
    next_address.amount_cents, next_address.quote_id)
  returning * into given;
  return given;
end $$;
