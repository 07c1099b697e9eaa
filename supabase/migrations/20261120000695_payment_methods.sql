create table public.payment_methods (
  name text primary key,
  networks text[] not null constraint payment_methods_networks_named check (cardinality(networks) > 0),
  coin text not null constraint payment_methods_coin_readable check (coin ~ '^[A-Z]{2,10}$'),
  decimals int not null constraint payment_methods_decimals_sensible check (decimals between 0 and 18),
  position int not null unique,
  active boolean not null default true
);
comment on table public.payment_methods is
  'The nine methods of the proof form (specification 9), and TON, inactive until an admin activates it.';
comment on column public.payment_methods.decimals is 'Decimals of the coin on its networks; arrived amounts have at most as many.';
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
  constraint wallets_address_whole check (num_nulls(address, address_name, network) in (0, 3)),
  constraint wallets_memo_where_written check (memo is null or address is not null and payments.valid_memo(chain, memo))
);
comment on table public.wallets is
  'The platform''s deposit addresses, one for each network of a method; test networks only in a sandbox. Without one, the network takes no payments.';
comment on column public.wallets.address is 'Null until two operators have set one.';
comment on column public.wallets.memo is 'TON only: payments need it to be recognised; null if the address alone identifies them.';
create index wallets_method on public.wallets (method);

grant select on public.payment_methods, public.wallets to authenticated, service_role;

create policy payment_methods_investor_select on public.payment_methods for select to authenticated using ((select people.caller()) is not null and active);
create policy wallets_investor_select on public.wallets for select to authenticated using ((select people.caller()) is not null and address is not null);

create function payments.can_be_paid(method text, network text) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (
    select from public.wallets w
    where w.method = can_be_paid.method and w.address is not null and w.chain = coalesce(can_be_paid.network, w.chain))
$$;
comment on function payments.can_be_paid(text, text) is 'Returns whether a method has an address on a network (null: on any).';
