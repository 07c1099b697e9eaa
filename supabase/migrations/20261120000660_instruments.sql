-- Prices and sizes are whole numbers in units of the instrument (trading design, sections 5 and 7).

create domain public.price as bigint
  constraint price_within_bounds check (value between 1 and 9007199254740991);
comment on domain public.price is
  'A price in ticks of its instrument, 10^-price_decimals of a dollar; at most the largest exact JSON integer.';

create domain public.quantity as bigint
  constraint quantity_within_bounds check (value between 0 and 9007199254740991);
comment on domain public.quantity is
  'A quantity in lots of its instrument, 10^-quantity_decimals of a unit; at most the largest exact JSON integer.';

create domain public.price_source as text
  constraint price_source_known check (
    value ~ '^(simulated|replay:[A-Za-z0-9._-]{1,80}|ccxt:[a-z0-9]{2,30}(,[a-z0-9]{2,30}){1,9})$');
comment on domain public.price_source is
  '"simulated"; "replay:" and a file of recorded quotes; or "ccxt:" and two to ten exchange ids, with commas.';

create table public.instruments (
  id text primary key constraint instruments_id_form check (id ~ '^[A-Z0-9]{2,10}-USD$'),
  name text not null constraint instruments_name_short check (char_length(btrim(name)) between 1 and 40),
  price_decimals int not null constraint instruments_price_decimals check (price_decimals between 0 and 12),
  quantity_decimals int not null constraint instruments_quantity_decimals check (quantity_decimals between 0 and 12),
  max_spread_bp int not null constraint instruments_max_spread check (max_spread_bp between 1 and 5000),
  band_bp int not null default 1000 constraint instruments_band check (band_bp between 1 and 5000),
  max_age interval not null default '10 seconds' constraint instruments_max_age check (max_age between '1 second' and '1 minute'),
  position int not null unique,
  status text not null default 'shown' constraint instruments_status check (status in ('shown', 'halted')),
  trading text not null default 'none' constraint instruments_trading check (trading in ('none', 'open', 'paused', 'sell_only')),
  trading_since timestamptz,
  trading_reason text,
  min_order_cents bigint not null default 100 constraint instruments_min_order check (min_order_cents between 1 and 1000000),
  taker_bp int not null default 10 constraint instruments_taker check (taker_bp between 0 and 1000),
  maker_bp int not null default 5 constraint instruments_maker check (maker_bp between 0 and 1000)
);
comment on table public.instruments is
  'What has a price in US dollars (specification 2, Home and Dashboard, and the coins of specification 9).';
comment on column public.instruments.band_bp is 'Basis points from the mid of a minute ago; quotes beyond halt the instrument.';
comment on column public.instruments.max_age is 'Older quotes are refused and price nothing.';
comment on column public.instruments.status is 'halted: until five minutes of quotes agree or two operators resume it (markets.halts).';
comment on column public.instruments.trading is 'none (shown only), open, paused (by operators), or sell_only (about to be delisted).';
comment on column public.instruments.min_order_cents is 'Unless the order sells the whole holding.';

insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, position)
values
  ('BTC-USD', 'Bitcoin', 2, 8, 100, 1), ('ETH-USD', 'Ethereum', 2, 8, 100, 2), ('RUNE-USD', 'Rune', 4, 8, 300, 3),
  ('SHIB-USD', 'Shiba', 10, 2, 300, 4), ('DOGE-USD', 'Doge', 6, 8, 300, 5),
  ('SPX-USD', 'S&P 500', 2, 4, 100, 6), ('NDX-USD', 'Nasdaq 100', 2, 4, 100, 7), ('EUR-USD', 'EUR/USD', 6, 2, 100, 8),
  ('LTC-USD', 'Litecoin', 4, 8, 300, 9), ('USDT-USD', 'USDT', 6, 6, 100, 10), ('BNB-USD', 'BNB', 4, 8, 300, 11),
  ('TRX-USD', 'TRON', 6, 6, 300, 12), ('BCH-USD', 'Bitcoin Cash', 4, 8, 300, 13), ('TON-USD', 'Toncoin', 6, 9, 300, 14);

update public.instruments i set trading = 'open' where i.id in ('BTC-USD', 'ETH-USD', 'RUNE-USD', 'SHIB-USD', 'DOGE-USD');

create table markets.halts (
  id bigint generated always as identity primary key,
  instrument_id text not null references public.instruments (id),
  halted_at timestamptz not null,
  agreed_mid public.price not null,
  agreed_since timestamptz not null,
  agreed_at timestamptz not null,
  resumed_at timestamptz,
  ended_at timestamptz,
  constraint halts_in_order check (halted_at <= agreed_since and agreed_since <= agreed_at and agreed_at <= ended_at),
  constraint halts_resumed_later check (halted_at <= resumed_at)
);
comment on table markets.halts is 'When quotes of an instrument left the band, and when prices were accepted again.';
comment on column markets.halts.agreed_mid is 'The mid (ticks) that quotes have agreed with since agreed_since.';
comment on column markets.halts.agreed_at is 'Last agreeing quote. After a minute of silence the five minutes restart.';
comment on column markets.halts.resumed_at is
  'When two operators confirmed agreed_mid, instead of the five minutes; null once quotes leave it.';
create unique index halts_one_open on markets.halts (instrument_id) where ended_at is null;
create index halts_instrument on markets.halts (instrument_id, ended_at desc);

grant select on public.instruments to anon, authenticated, service_role;
create policy instruments_anyone_select on public.instruments for select to anon, authenticated using (true);

create trigger append_only_halt before update of instrument_id, halted_at on markets.halts
  for each row execute function ground.forbid_change();
create trigger append_only_ended before update on markets.halts
  for each row when (old.ended_at is not null) execute function ground.forbid_change();
create trigger append_only_delete before delete on markets.halts
  for each row execute function ground.forbid_change();

create function markets.price_life() returns interval
  language sql immutable set search_path = ''
as $$ select interval '15 minutes' $$;
comment on function markets.price_life() is 'Returns how long a last price is shown and compared with new quotes.';

create function ground.is_sandbox() returns boolean
  language plpgsql stable set search_path = ''
as $$
begin
  return (select s.mode from public.site s) = 'sandbox';
end
$$;
comment on function ground.is_sandbox() is
  'Returns whether the site is a sandbox. For policies: a live site shows no simulated or replayed price.';
grant execute on function ground.is_sandbox() to anon, authenticated;
