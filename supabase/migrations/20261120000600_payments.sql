-- Networks, transaction ids, addresses and which are dead, payment and withdrawal methods, wallets.
-- A unique index finds a payment named twice only if all spellings become the same text.

create domain public.network as text
  constraint network_known
    check (value in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash', 'Ethereum', 'BNB Smart Chain', 'TRON', 'TON'));
comment on domain public.network is 'A network that payments are made on.';

create function payments.transaction_id(network text, written text) returns text language sql immutable as $$
  -- Returns a transaction id in canonical form; null if malformed. Does not check that it exists.
  select case
    when network = 'TON' and written ~ '^[A-Za-z0-9+/_-]{43}=?$' then
      encode(decode(translate(left(written, 43), '-_', '+/') || '=', 'base64'), 'hex')
    when network in ('Ethereum', 'BNB Smart Chain') then lower(substring(written from '^0x[0-9a-fA-F]{64}$'))
    else lower(substring(written from '^[0-9a-fA-F]{64}$'))
  end
$$;

create function payments.canonical_address(network text, address text) returns text language plpgsql immutable as $$
  -- Returns an address in canonical form: lower case where case means nothing, and TON's raw form.
declare
  bytes bytea;
begin
  if network = 'Ethereum' or network = 'Bitcoin' and address ~* '^(bc|tb|bcrt)1' or network = 'TON' and address like '%:%' then
    return lower(address);
  elsif network = 'TON' and address ~ '^[0-9A-Za-z_/+-]{48}$' then
    bytes := decode(translate(address, '-_', '+/'), 'base64');
    return case get_byte(bytes, 1) when 255 then '-1' else get_byte(bytes, 1)::text end || ':' || encode(substr(bytes, 3, 32), 'hex');
  end if;
  return address;
end $$;

create function payments.lock_transaction(network text, transaction_id text) returns void language sql volatile as $$
  -- Locks a transaction id until the transaction ends, so that deposits and withdrawals that name it take turns.
  select pg_advisory_xact_lock(hashtextextended('transaction ' || network || ' ' || transaction_id, 0))
$$;

create function payments.valid_memo(network text, memo text) returns boolean language sql immutable as $$
  -- Returns whether a network carries this memo: on TON up to a hundred printable ASCII characters.
  select network = 'TON' and memo ~ '^[!-~]([ -~]{0,98}[!-~])?$'
$$;

create function payments.dust_cents(network text) returns bigint language sql immutable as $$
  -- Returns a network's smallest payment (cents): Bitcoin relays no output below 546 satoshi.
  select case network when 'Bitcoin' then 100 else 1 end::bigint
$$;

create function payments.paid_hash(address text) returns text language plpgsql immutable as $$
  -- Returns the 20 or 32 bytes an address pays to, in hexadecimal; null if malformed. Ignores checksums.
declare
  alphabet text := 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
  small constant text := lower(address);
  digits text;
  number numeric := 0;
  surplus int;
  size int := 40;
  hash text := '';
begin
  if address ~* '^(0x([0-9a-f]{40}|[0-9a-f]{64})|(0|-1):[0-9a-f]{64})$' then
    return substring(small from '[0-9a-f]+$');
  elsif address ~ '^[0-9A-Za-z_/+-]{48}$' then
    return encode(substr(decode(translate(address, '-_', '+/'), 'base64'), 3, 32), 'hex');
  elsif address ~* '^(bc|tb|bcrt|t?ltc|rltc)1[0-9a-z]{8,80}$' then
    digits := regexp_replace(small, '^[a-z]+1.|.{6}$', '', 'g');
    size := case when char_length(digits) > 32 then 64 else 40 end;
    surplus := char_length(digits) * 5 - size * 4;
  elsif address ~* '^((bitcoincash|bchtest|bchreg):)?[qp][0-9a-z]{41}$' then
    digits := left(right(small, 42), 34);
    surplus := 2;
  elsif address ~ '^[1-9A-HJ-NP-Za-km-z]{25,35}$' then
    alphabet := '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    digits := address;
    surplus := 32;
  else
    return null;
  end if;
  for place in 1 .. char_length(digits) loop
    number := number * char_length(alphabet) + strpos(alphabet, substr(digits, place, 1)) - 1;
  end loop;
  number := div(number, (2 ^ greatest(surplus, 0))::numeric);
  for word in 1 .. size / 8 loop
    hash := lpad(to_hex(mod(number, 4294967296)::bigint), 8, '0') || hash;
    number := div(number, 4294967296);
  end loop;
  return hash;
end $$;

create function payments.is_dead_address(address text) returns boolean language sql immutable as $$
  -- Returns whether an address is a known burn address, system contract or token contract, on any network.
  select coalesce(
    -- No key hashes to repeated digits: zero addresses, 0x…dEaD, precompiled and system contracts.
    h.hash ~ '(.)\1{19}' or h.hash ~ '^(..|.{4}|.{8})\1+$'
    -- Chosen words with a checksum: 1CounterpartyXXXXXXXXXXXXXXXUWLpVr, 1BitcoinEaterAddressDontSendf59kuE.
    or address ~ '^[1-9A-HJ-NP-Za-km-z]{25,35}$' and (address ~ '(.)\1{9}' or address ~* 'eateraddress|dontsend|burnaddress')
    -- Of an empty public key.
    or address = '1HT7xU2Ngenf7D4yocz2SAcnNLW7rK8d4E'
    or h.hash in (
      -- Shiba Inu's burn address, TRON's black hole, hashes of nothing (SHA-256, Keccak), BIP 341's point without a key.
      'dead000000000000000042069420694206942069', '77944d19c052b73ee2286823aa83f8138cb7032f',
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'dcc703c0e500b653ca82273b7bfad8045d85a470', '50929b74c1a04954b78b4b6035e97a5e078a5a0f28ec96d547bfee9ace803ac0',
      -- Token contracts, which keep what they receive.
      'dac17f958d2ee523a2206206994597c13d831ec7', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c', '55d398326f99059ff775485246999027b3197955',
      'b113a994b5024a16719f69139328eb759596c38a25f59028b146fecdc3621dfe', '95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce',
      'a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', '6b175474e89094c44da98b954eedeac495271d0f', 'c02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
      '2260fac5e5542a773aa44fbcfedf7c193bc2c599', 'b8c77482e45f1f44de1745f52c74426c631bdd52', 'bb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c'), false)
  from (select payments.paid_hash(address) as hash) h
$$;

create function payments.refuse_dead_addresses(words text) returns void language plpgsql immutable as $$
  -- Refuses a text with an address no one can spend from (payments.is_dead_address). Raises dead_address.
begin
  if exists (
    select from regexp_split_to_table(words, '[^A-Za-z0-9_:+/-]+') w
    where payments.is_dead_address(w) or payments.is_dead_address(regexp_replace(w, '^.*:', ''))) then
    raise exception 'dead_address' using hint = 'Coins sent there are lost.';
  end if;
end $$;

create table public.payment_methods (
  name text primary key,
  networks text[] not null constraint payment_methods_networks_named check (cardinality(networks) > 0),
  coin text not null constraint payment_methods_coin_readable check (coin ~ '^[A-Z]{2,10}$'),
  decimals int not null constraint payment_methods_decimals_sensible check (decimals between 0 and 18),
  position int not null unique,
  active boolean not null default true
);
comment on table public.payment_methods is 'The nine methods of the proof form (specification 9), and TON, inactive.';
insert into public.payment_methods (name, networks, coin, decimals, position, active)
values
  ('bitcoin', '{Bitcoin}', 'BTC', 8, 1, true), ('Ethereum', '{Ethereum}', 'ETH', 18, 2, true), ('Litecoin', '{Litecoin}', 'LTC', 8, 3, true),
  ('USDT', '{Ethereum,TRON}', 'USDT', 6, 4, true), ('BNB', '{BNB Smart Chain}', 'BNB', 18, 5, true), ('DOGE', '{Dogecoin}', 'DOGE', 8, 6, true),
  ('TRON', '{TRON}', 'TRX', 6, 7, true), ('SHIBA', '{Ethereum}', 'SHIB', 18, 8, true), ('BITCOIN CASH', '{Bitcoin Cash}', 'BCH', 8, 9, true),
  ('TON', '{TON}', 'TON', 9, 10, false);

create table public.wallets (
  id text primary key,
  coin text not null,
  address text,
  address_name text,
  icon text not null,
  network text constraint wallets_network check (network in ('test', 'main')),
  position int not null unique,
  method text not null references public.payment_methods (name),
  chain public.network not null,
  memo text,
  changed_at timestamptz not null default now(),
  read_from timestamptz,
  constraint wallets_address_whole check (num_nulls(address, address_name, network) in (0, 3)),
  constraint wallets_memo_where_written check (memo is null or address is not null and payments.valid_memo(chain, memo))
);
comment on table public.wallets is 'The platform''s deposit addresses, one for each network of a method.';
comment on column public.wallets.memo is 'Of TON, where payments need it to be recognised.';
comment on column public.wallets.read_from is 'Since when each investor gets an address of their own (chain.accounts); null if the chain is not read.';
grant select on public.payment_methods, public.wallets to authenticated;
create policy payment_methods_investor_select on public.payment_methods for select to authenticated using ((select people.caller()) is not null and active);
create policy wallets_investor_select on public.wallets for select to authenticated using ((select people.caller()) is not null and (address is not null or read_from <= now()));

create function payments.can_be_paid(method text, network text) returns boolean language sql stable as $$
  -- Returns whether a method has an address on a network (null: on any), or gives each investor one.
  select exists (
    select from public.wallets w
    where w.method = can_be_paid.method and (w.address is not null or w.read_from <= now()) and w.chain = coalesce(can_be_paid.network, w.chain))
$$;

create table public.withdrawal_methods (
  name text primary key,
  min_cents public.cents not null constraint withdrawal_methods_min_within_sum check (min_cents between 1 and 100000),
  fee_cents public.cents not null default 0 constraint withdrawal_methods_fee_bounded check (fee_cents between 0 and 2500 and (fee_cents = 0 or fee_cents < min_cents)),
  duration text not null,
  position int not null unique,
  active boolean not null default true,
  coin text not null constraint withdrawal_methods_coin_readable check (coin ~ '^[A-Z]{2,10}$')
);
comment on table public.withdrawal_methods is 'The four withdrawal methods (specification 3, Withdrawal options).';
comment on column public.withdrawal_methods.fee_cents is 'None on a last balance below the minimum.';
insert into public.withdrawal_methods (name, coin, min_cents, duration, position)
values ('Bitcoin', 'BTC', 100000, '48hrs', 1), ('Ethereum', 'ETH', 100000, '48hrs', 2), ('USDT', 'USDT', 100000, '48hrs', 3), ('TON', 'TON', 100000, '48hrs', 4);

grant select on public.withdrawal_methods to authenticated;
create policy withdrawal_methods_investor_select on public.withdrawal_methods for select to authenticated using ((select people.caller()) is not null and active);

-- Sandbox addresses for the nine methods: test networks or unspendable. TON gets its first address by two operators.
insert into public.wallets (id, coin, method, chain, address, address_name, icon, network, position)
values
  ('bitcoin', 'Bitcoin', 'bitcoin', 'Bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'Bitcoin testnet address', 'bitcoin', 'test', 1),
  ('eth', 'ETH', 'Ethereum', 'Ethereum', '0x000000000000000000000000000000000000dEaD', 'Sepolia test network address', 'ethereum', 'test', 2),
  ('usdt-erc20', 'USDT ERC20', 'USDT', 'Ethereum', '0x000000000000000000000000000000000000dEaD', 'Sepolia test network address', 'tether', 'test', 3),
  ('usdt-trc20', 'USDT TRC20', 'USDT', 'TRON', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tether', 'test', 4),
  ('tron', 'TRON', 'TRON', 'TRON', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'Nile test network address', 'tron', 'test', 5),
  ('litecoin', 'Litecoin', 'Litecoin', 'Litecoin', 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0', 'Litecoin testnet address', 'litecoin', 'test', 6),
  ('bnb', 'BNB', 'BNB', 'BNB Smart Chain', '0x000000000000000000000000000000000000dEaD', 'BNB Smart Chain testnet address', 'bnb', 'test', 7),
  ('dogecoin', 'DOGE', 'DOGE', 'Dogecoin', 'nUqKQtZkcDR28K6aAeVuFeFY5pYZtf92ht', 'Dogecoin testnet address', 'dogecoin', 'test', 8),
  ('shiba', 'SHIBA', 'SHIBA', 'Ethereum', '0x000000000000000000000000000000000000dEaD', 'Sepolia test network address', 'shiba', 'test', 9),
  ('bitcoin-cash', 'BITCOIN CASH', 'BITCOIN CASH', 'Bitcoin Cash', 'bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvqcw003ap', 'Bitcoin Cash testnet address', 'bitcoin-cash', 'test', 10),
  ('ton', 'TON', 'TON', 'TON', null, null, 'ton', null, 11);

select messages.announce_changes('public.payment_methods', 'update');
select messages.announce_changes('public.withdrawal_methods', 'update');

create function payments.valid_address(method text, address text) returns boolean language sql immutable as $$
  -- Returns whether an address has the alphabet and length of a network, main or test; clients check checksums.
  select coalesce(case method
    when 'Bitcoin' then
      address ~ '^[13mn2][1-9A-HJ-NP-Za-km-z]{25,34}$'
      or address ~ '^(bc|tb|bcrt)1[02-9ac-hj-np-z]{11,71}$'
      or address ~ '^(BC|TB|BCRT)1[02-9AC-HJ-NP-Z]{11,71}$'
    when 'Ethereum' then address ~ '^0x[0-9a-fA-F]{40}$'
    when 'USDT' then address ~ '^0x[0-9a-fA-F]{40}$' or address ~ '^T[1-9A-HJ-NP-Za-km-z]{33}$'
    when 'TON' then address ~ '^[EUk0][Qf][A-Za-z0-9_+/-]{46}$' or address ~ '^(0|-1):[0-9a-fA-F]{64}$'
  end, false)
$$;

create function payments.is_test_address(method text, address text) returns boolean language sql immutable as $$
  -- Returns whether a valid address marks itself as a test network's; Ethereum's and TRON's look the same on all.
  select coalesce(case method
    when 'Bitcoin' then address ~ '^[mn2]' or address ~* '^(tb|bcrt)1'
    when 'TON' then address ~ '^[k0][Qf]'
  end, false)
$$;

create function payments.withdrawal_network(method text, address text) returns text language sql immutable as $$
  -- Returns the network of a withdrawal; for USDT, by its address.
  select case when method <> 'USDT' then method when address like '0x%' then 'Ethereum' else 'TRON' end
$$;
