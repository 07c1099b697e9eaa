-- Instruments, quotes and why they are refused, halts and resumptions, bars, the simulation.
-- Prices and sizes are whole numbers in units of the instrument (trading design, sections 5 and 7).

create domain public.price as bigint constraint price_within_bounds check (value between 1 and 9007199254740991);
comment on domain public.price is 'In ticks, 10^-price_decimals dollars; at most JSON''s largest exact integer.';

create domain public.quantity as bigint constraint quantity_within_bounds check (value between 0 and 9007199254740991);
comment on domain public.quantity is 'In lots, 10^-quantity_decimals units; at most as public.price.';

create domain public.price_source as text
  constraint price_source_known check (
    value ~ '^(simulated|replay:[A-Za-z0-9._-]{1,80}|ccxt:[a-z0-9]{2,30}(,[a-z0-9]{2,30}){1,9})$');
comment on domain public.price_source is 'simulated; replay: and a file; or ccxt: and two to ten exchanges.';

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
comment on table public.instruments is 'What has a price in dollars (specification 2, Home).';
comment on column public.instruments.band_bp is 'Basis points from the mid of a minute ago; quotes beyond halt it.';
comment on column public.instruments.max_age is 'Older quotes are refused and price nothing.';
comment on column public.instruments.status is 'halted: until quotes agree for five minutes or operators resume it.';
comment on column public.instruments.trading is 'none: only shown; paused: by operators; sell_only: soon delisted.';
comment on column public.instruments.min_order_cents is 'Unless the order sells the whole holding.';

insert into public.instruments (id, name, price_decimals, quantity_decimals, max_spread_bp, position, trading) values
  ('BTC-USD', 'Bitcoin', 2, 8, 100, 1, 'open'), ('ETH-USD', 'Ethereum', 2, 8, 100, 2, 'open'),
  ('RUNE-USD', 'Rune', 4, 8, 300, 3, 'open'), ('SHIB-USD', 'Shiba', 10, 2, 300, 4, 'open'),
  ('DOGE-USD', 'Doge', 6, 8, 300, 5, 'open'), ('SPX-USD', 'S&P 500', 2, 4, 100, 6, 'none'),
  ('NDX-USD', 'Nasdaq 100', 2, 4, 100, 7, 'none'), ('EUR-USD', 'EUR/USD', 6, 2, 100, 8, 'none'),
  ('LTC-USD', 'Litecoin', 4, 8, 300, 9, 'none'), ('USDT-USD', 'USDT', 6, 6, 100, 10, 'none'),
  ('BNB-USD', 'BNB', 4, 8, 300, 11, 'none'), ('TRX-USD', 'TRON', 6, 6, 300, 12, 'none'),
  ('BCH-USD', 'Bitcoin Cash', 4, 8, 300, 13, 'none'), ('TON-USD', 'Toncoin', 6, 9, 300, 14, 'none');

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
comment on column markets.halts.resumed_at is 'When two operators confirmed agreed_mid; null once quotes leave it.';
create unique index halts_one_open on markets.halts (instrument_id) where ended_at is null;
create index halts_instrument on markets.halts (instrument_id, ended_at desc);
grant select on public.instruments to anon, authenticated, service_role;
create policy instruments_anyone_select on public.instruments for select to anon, authenticated using (true);
select ground.append_only('markets.halts', 'instrument_id, halted_at', ended => 'old.ended_at is not null');

create function markets.price_life() returns interval language sql immutable as $$
  -- Returns how long a last price is shown and compared with new quotes.
  select interval '15 minutes' $$;

create table public.last_quotes (
  instrument_id text primary key references public.instruments (id),
  bid public.price not null,
  ask public.price not null,
  bid_size public.quantity not null constraint last_quotes_bid_size_given check (bid_size > 0),
  ask_size public.quantity not null constraint last_quotes_ask_size_given check (ask_size > 0),
  source public.price_source not null,
  source_at timestamptz not null,
  received_at timestamptz not null,
  constraint last_quotes_not_crossed check (bid < ask)
) with (fillfactor = 50);
comment on table public.last_quotes is 'The last accepted quote of each instrument: prices in ticks, sizes in lots.';
comment on column public.last_quotes.source_at is 'By the source''s clock; fills only earlier orders, by our clock.';

create table markets.quotes (
  instrument_id text not null,
  source text not null,
  source_at timestamptz not null,
  received_at timestamptz not null,
  bid public.price not null,
  ask public.price not null,
  bid_size public.quantity not null constraint quotes_bid_size_given check (bid_size > 0),
  ask_size public.quantity not null constraint quotes_ask_size_given check (ask_size > 0),
  primary key (instrument_id, source, source_at),
  constraint quotes_not_crossed check (bid < ask)
);
comment on column markets.quotes.source is 'A public.price_source, checked once per batch for speed.';
comment on table markets.quotes is 'Quotes accepted in the last three days. No foreign key, as ground.requests.';
create index quotes_received on markets.quotes (instrument_id, received_at);

create table markets.refused_quotes (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  source text not null,
  reason text not null constraint refused_quotes_reason check (reason in (
    'source_not_allowed', 'another_source', 'unknown_instrument', 'malformed', 'crossed', 'no_size', 'ahead_of_clock',
    'too_old', 'too_wide', 'not_newer', 'out_of_band', 'halted')),
  quote jsonb not null
);
comment on table markets.refused_quotes is 'The newest 10,000 refused quotes, with reasons.';

create table public.bars (
  instrument_id text not null,
  span text not null constraint bars_span check (span in ('1m', '1h', '1d')),
  opened_at timestamptz not null,
  open public.price not null,
  high public.price not null,
  low public.price not null,
  close public.price not null,
  source text not null,
  primary key (instrument_id, span, opened_at),
  constraint bars_in_order check (low <= open and low <= close and high >= open and high >= close)
) with (fillfactor = 90); -- room for HOT updates of the open bar
comment on table public.bars is 'Mid by minute (seven days), hour and day (UTC), in ticks. No bar without a quote.';

create table markets.price_feed (
  only_row boolean primary key default true constraint price_feed_only_row check (only_row),
  told_at timestamptz not null default '-infinity',
  pause_s int not null default 1 constraint price_feed_pause_positive check (pause_s > 0),
  messages_a_second int not null default 50 constraint price_feed_messages_positive check (messages_a_second > 0)
);
comment on table markets.price_feed is 'One row: when open pages were last sent prices, and how often they are.';
comment on column markets.price_feed.messages_a_second is 'Half of the hosted Free plan''s limit (README.md).';
insert into markets.price_feed default values;

grant select on public.last_quotes, public.bars to anon, authenticated, service_role;
create policy last_quotes_anyone_select on public.last_quotes
  for select to anon, authenticated using (source ^@ 'ccxt:' or (select ground.is_sandbox()));
create policy bars_anyone_select on public.bars
  for select to anon, authenticated using (source ^@ 'ccxt:' or (select ground.is_sandbox()));
comment on policy last_quotes_anyone_select on public.last_quotes is 'of exchanges; in a sandbox also simulated ones';
comment on policy bars_anyone_select on public.bars is 'of exchanges; in a sandbox also simulated ones';
create trigger append_only_rows before update on markets.quotes for each row execute function ground.forbid_change();
create trigger append_only_delete before delete on markets.quotes
  for each row when (old.received_at > now() - interval '3 days') execute function ground.forbid_change();
create trigger append_only_over before update on public.bars for each row when (
    now() >= old.opened_at + old.span::interval
    or (new.instrument_id, new.span, new.opened_at) is distinct from (old.instrument_id, old.span, old.opened_at)
    or new.source ^@ 'ccxt:' = old.source ^@ 'ccxt:' and (new.open <> old.open or new.high < old.high or new.low > old.low))
  execute function ground.forbid_change();
create trigger append_only_delete before delete on public.bars
  for each row when (old.span <> '1m' or old.opened_at > now() - interval '7 days') execute function ground.forbid_change();

create function markets.remove_old_quotes() returns int language plpgsql as $$
  -- Removes quotes older than three days and minute bars older than seven, up to 1,000 of each instrument; returns how
  -- many, null if none. Run by supabase/workers/jobs.ts or pg_cron.
declare
  quotes int;
  minutes int;
begin
  -- Ordered, so that the plan uses the index; in small batches, so that the feed does not wait.
  delete from markets.quotes q
  where q.ctid = any (array(
    select o.ctid from public.instruments i
    cross join lateral (
      select x.ctid from markets.quotes x where x.instrument_id = i.id and x.received_at <= now() - interval '3 days'
      order by x.received_at limit 1000) o));
  get diagnostics quotes = row_count;
  delete from public.bars b
  where b.ctid = any (array(
    select o.ctid from public.instruments i
    cross join lateral (
      select x.ctid from public.bars x
      where x.instrument_id = i.id and x.span = '1m' and x.opened_at <= now() - interval '7 days' order by x.opened_at limit 1000) o));
  get diagnostics minutes = row_count;
  return nullif(quotes + minutes, 0);
end $$;

-- A quote fills only what existed before its source made it. A batch is one transaction and can be sent again.
create function markets.may_price(source text) returns boolean language plpgsql stable as $$
  -- Returns whether a source's prices count now; on a live site only the exchanges two operators chose.
declare
  exchanges constant text[] := case when source ^@ 'ccxt:' then string_to_array(substr(source, 6), ',') end;
begin
  if ground.is_sandbox() then
    return exchanges is null or cardinality(exchanges) = (select count(distinct e) from unnest(exchanges) e);
  end if;
  return coalesce(exchanges = markets.decided_exchanges(), false);
end $$;

create function markets.read_figure(given text) returns numeric language sql immutable as $$
  -- Parses a price or size from a source; null if malformed or out of range.
  select case when pg_input_is_valid(given, 'numeric') and given::numeric between -1e17 and 1e17 then given::numeric end
$$;

create type markets.judged_quote as (
  place int, instrument_id text, mid numeric, bid numeric, ask numeric, bid_size numeric, ask_size numeric,
  source_at timestamptz, reason text);
comment on type markets.judged_quote is 'A quote of a batch, its index (from 0), and why it is refused.';

create function markets.judge_quotes(source text, quotes jsonb, received timestamptz) returns setof markets.judged_quote
  language plpgsql stable as $$
  -- Returns why each quote of a batch is refused; null if accepted. unknown_instrument; another_source (active within a
  -- minute); malformed; crossed (bid ≥ ask); no_size; ahead_of_clock (2 s); too_old (max_age); too_wide
  -- (max_spread_bp); not_newer; out_of_band (band_bp from the mid of a minute ago, or agreed_mid while halted); halted.

  -- In SQL it would be planned again for every batch, which takes longer than the work itself.
declare
  is_allowed constant boolean := markets.may_price(source);
  is_sandbox constant boolean := ground.is_sandbox();
begin
  return query
  with given as materialized (
    -- A malformed figure counts as missing, so that other quotes of the batch survive.
    select e.place::int - 1 as place, q.instrument_id,
      markets.read_figure(q.bid) as bid, markets.read_figure(q.ask) as ask, markets.read_figure(q.bid_size) as bid_size, markets.read_figure(q.ask_size) as ask_size,
      case when pg_input_is_valid(q.source_at, 'timestamptz') then q.source_at::timestamptz end as source_at
    from jsonb_array_elements(judge_quotes.quotes) with ordinality e (quote, place)
    cross join lateral jsonb_to_record(case jsonb_typeof(e.quote) when 'object' then e.quote else '{}' end)
      as q (instrument_id text, bid text, ask text, bid_size text, ask_size text, source_at text)
  ), known as materialized (
    select i.*, h.id is not null as is_halted,
      h.agreed_since <= received - interval '5 minutes' and h.agreed_at >= received - interval '1 minute'
        or coalesce(h.resumed_at > received - markets.price_life(), false) as has_calmed,
      l.source <> judge_quotes.source and l.received_at > received - interval '1 minute' as is_taken,
      case when l.source = judge_quotes.source then l.source_at else (
        select max(q.source_at) from markets.quotes q where q.instrument_id = i.id and q.source = judge_quotes.source) end as newest_at,
      coalesce(h.agreed_mid, (
        select (q.bid + q.ask) / 2 from markets.quotes q
        where q.instrument_id = i.id and q.received_at between since.moment and received - interval '1 minute' and (is_sandbox or q.source ^@ 'ccxt:')
        order by q.received_at desc limit 1
      ), (
        select (q.bid + q.ask) / 2 from markets.quotes q where q.instrument_id = i.id and q.received_at >= since.moment and (is_sandbox or q.source ^@ 'ccxt:')
        order by q.received_at limit 1
      ), (select (l.bid + l.ask) / 2 where markets.may_price(l.source))) as reference
    from public.instruments i
    left join markets.halts h on h.instrument_id = i.id and h.ended_at is null
    left join public.last_quotes l on l.instrument_id = i.id
    cross join lateral (
      select greatest(received - markets.price_life(), (
        select max(x.ended_at) from markets.halts x where x.instrument_id = i.id)) as moment) since
    where i.id in (select g.instrument_id from given g)
  ), alone as (
    select g.*, k.is_halted, k.has_calmed, k.newest_at, k.reference, k.band_bp, trunc((g.bid + g.ask) / 2) as mid,
      case
        when not is_allowed then 'source_not_allowed'
        when k.id is null then 'unknown_instrument'
        when k.is_taken then 'another_source'
        when not coalesce(
          least(g.bid, g.ask) >= 1 and least(g.bid_size, g.ask_size) >= 0
          and greatest(g.bid, g.ask, g.bid_size, g.ask_size) <= 9007199254740991
          and (scale(g.bid), scale(g.ask), scale(g.bid_size), scale(g.ask_size)) = (0, 0, 0, 0)
          and num_nulls(g.bid, g.ask, g.bid_size, g.ask_size, g.source_at) = 0, false) then 'malformed'
        when g.bid >= g.ask then 'crossed'
        when least(g.bid_size, g.ask_size) = 0 then 'no_size'
        when g.source_at > received + interval '2 seconds' then 'ahead_of_clock'
        when g.source_at <= received - k.max_age then 'too_old'
        when (g.ask - g.bid) * 20000 > k.max_spread_bp * (g.bid + g.ask) then 'too_wide'
      end as reason
    from given g left join known k on k.id = g.instrument_id
  ), ordered as (
    select a.*, a.reason is null and a.source_at <= greatest(a.newest_at, max(a.source_at) filter (where a.reason is null) over (
      partition by a.instrument_id order by a.place rows between unbounded preceding and 1 preceding)) as is_late
    from alone a
  ), banded as (
    select o.*, coalesce(
      o.reason is null and not coalesce(o.is_late, false) and abs(o.mid - o.reference) * 10000 > o.band_bp * o.reference, false) as is_outside
    from ordered o)
  select b.place, b.instrument_id, b.mid, b.bid, b.ask, b.bid_size, b.ask_size, b.source_at,
    coalesce(b.reason, case
      when b.is_late then 'not_newer'
      when b.is_outside then 'out_of_band'
      when b.is_halted and not b.has_calmed or bool_or(b.is_outside) over (partition by b.instrument_id) then 'halted'
    end)
  from banded b order by b.place;
end $$;

create function markets.follow_halts(judged markets.judged_quote[], received timestamptz) returns void
  language plpgsql as $$
  -- Halts instruments with quotes outside the band, and resumes those whose quotes agree again.
declare
  seen record;
begin
  for seen in
    select j.instrument_id, h.id as halt_id, bool_or(j.reason = 'halted') as agrees,
      (array_agg(j.mid order by j.place desc) filter (where j.reason = 'out_of_band'))[1] as outside
    from unnest(judged) j left join markets.halts h on h.instrument_id = j.instrument_id and h.ended_at is null
    where j.reason in ('out_of_band', 'halted') or j.reason is null and h.id is not null group by j.instrument_id, h.id
  loop
    if seen.halt_id is null then
      insert into markets.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at)
      values (seen.instrument_id, received, seen.outside, received, received);
      update public.instruments i set status = 'halted' where i.id = seen.instrument_id;
    elsif seen.outside is not null then
      update markets.halts h set (agreed_mid, agreed_since, agreed_at, resumed_at) = (seen.outside, received, received, null)
      where h.id = seen.halt_id;
    elsif seen.agrees then
      update markets.halts h
      set agreed_since = case when h.agreed_at < received - interval '1 minute' then received else h.agreed_since end, agreed_at = received
      where h.id = seen.halt_id;
    else
      update markets.halts h set agreed_at = received, ended_at = received where h.id = seen.halt_id;
      update public.instruments i set status = 'shown' where i.id = seen.instrument_id;
    end if;
  end loop;
end $$;

create function markets.notify_prices(received timestamptz) returns void language plpgsql as $$
  -- Broadcasts changed prices on the topic 'prices', at most once a second and less with many sessions, to leave room
  -- within Realtime's limit. Public, so the message carries them (docs/decisions/0012-live-messages-carry-ids-only.md).
declare
  feed constant markets.price_feed := (select f from markets.price_feed f);
begin
  -- By whole seconds, as the worker feeds: counted from the last message, every other batch would be too early.
  if received < date_trunc('second', feed.told_at) + make_interval(secs => feed.pause_s) then return; end if;
  update markets.price_feed f
  set told_at = received, pause_s = greatest(ceil(messages.open_sessions() / feed.messages_a_second::numeric), 1)
  where f.only_row;
  if not exists (select from auth.sessions s where coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '2 hours') then
    return;
  end if;
  perform realtime.send(jsonb_build_object('prices', jsonb_agg(to_jsonb(p))), 'prices', 'prices', true)
  from public.market_prices() p where p.received_at > feed.told_at having count(*) > 0;
end $$;

create function markets.may_miss_messages() returns boolean
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns whether a hosted Realtime may silently drop messages over its limit, so that pages poll.
begin
  perform people.caller();
  return (select f.pause_s > 1 from markets.price_feed f);
end $$;

create function markets.quote_now(instrument text)
  returns table (bid bigint, ask bigint, mid bigint, source text, received_at timestamptz) language plpgsql stable as $$
  -- Returns the quote that prices things now, in ticks, mid rounded down; no row without a good one.
begin
  return query
    select l.bid::bigint, l.ask::bigint, (l.bid + l.ask) / 2, l.source::text, l.received_at
    from public.instruments i join public.last_quotes l on l.instrument_id = i.id
    where i.id = quote_now.instrument and i.status = 'shown' and l.received_at > clock_timestamp() - i.max_age
      and markets.may_price(l.source);
end $$;

create function public.market_prices() returns table (
  id text, name text, price_decimals int, mid bigint, change_bp int, received_at timestamptz, source text,
  simulated boolean, stale boolean) language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns each instrument's last mid in ticks, rounded down. change_bp: in 24 hours or null; stale: over max_age.
  select i.id, i.name, i.price_decimals, m.mid, round((m.mid - d.open) * 10000.0 / d.open)::int, l.received_at,
    l.source, not l.source ^@ 'ccxt:', l.received_at <= clock_timestamp() - i.max_age
  from public.instruments i
  join public.last_quotes l on l.instrument_id = i.id
  cross join lateral (select (l.bid + l.ask) / 2 as mid) m
  left join lateral (
    select b.open from public.bars b
    where b.instrument_id = i.id and b.span = '1h' and b.opened_at = date_trunc('hour', now() - interval '24 hours', 'UTC')) d on true
  where l.received_at > clock_timestamp() - interval '15 minutes' order by i.position $$;

create function public.touch(instrument_id text)
  returns table (bid bigint, ask bigint, bid_size bigint, ask_size bigint, source text, age_ms bigint)
  language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns best bid and offer in ticks, sizes in lots, for everyone. age_ms is by our clock.
  select l.bid::bigint, l.ask::bigint, l.bid_size::bigint, l.ask_size::bigint, l.source,
    (extract(epoch from clock_timestamp() - l.received_at) * 1000)::bigint
  from public.last_quotes l where l.instrument_id = touch.instrument_id $$;

create function public.price_bars(instrument_id text, span text, since timestamptz)
  returns table (opened_at timestamptz, open bigint, high bigint, low bigint, close bigint, simulated boolean)
  language sql stable security invoker as $$ -- for: anon, authenticated
  -- Returns the newest 1,000 bars since a moment, newest first, in ticks, for everyone. span: 1m, 15m, 1h, 4h or 1d.
  select g.bucket, (array_agg(b.open order by b.opened_at))[1]::bigint, max(b.high), min(b.low),
    (array_agg(b.close order by b.opened_at desc))[1]::bigint, bool_or(not b.source ^@ 'ccxt:')
  from public.bars b
  cross join lateral (
    select case price_bars.span
      when '15m' then date_bin('15 minutes', b.opened_at, timestamptz '2000-01-01 00:00:00+00')
      when '4h' then date_bin('4 hours', b.opened_at, timestamptz '2000-01-01 00:00:00+00')
      else b.opened_at end as bucket) g
  where b.instrument_id = price_bars.instrument_id
    and b.span = case price_bars.span when '15m' then '1m' when '4h' then '1h' else price_bars.span end
    and b.opened_at >= price_bars.since
  group by g.bucket order by g.bucket desc limit 1000 $$;

-- With the seed, whose hash is public first, anyone can recompute every tick (supabase/workers/simulated-walk.ts).
create table markets.simulation (
  only_row boolean primary key default true constraint simulation_only_row check (only_row),
  seed text not null constraint simulation_seed_form check (seed ~ '^[0-9a-f]{64}$')
    default encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'),
  begun_at timestamptz not null default now()
);
comment on table markets.simulation is 'The seed of all simulated prices: one row, or none before the first tick.';
select ground.append_only('markets.simulation');

create function markets.begin_simulation() returns jsonb language plpgsql security definer as $$ -- door: service_role
  -- Returns the simulation's seed, drawn at the first call, and instruments without bars. Its hash is public first.
begin
  insert into markets.simulation default values on conflict do nothing;
  return (
    select jsonb_build_object('seed', s.seed, 'without_past', (
      select coalesce(jsonb_agg(i.id), '[]') from public.instruments i
      where not exists (select from public.bars b where b.instrument_id = i.id)))
    from markets.simulation s);
end $$;

create function markets.simulation() returns jsonb
  language plpgsql stable security definer as $$ -- door: anon, authenticated
  -- Returns the hash and start of the simulation's seed, and the seed once the site is live; null before the first
  -- tick. Runs as its owner: visitors may not read the seed.
begin
  return (
    select jsonb_build_object(
      'seed_sha256', encode(sha256(convert_to(s.seed, 'UTF8')), 'hex'), 'begun_at', s.begun_at,
      'seed', case when not ground.is_sandbox() then s.seed end)
    from markets.simulation s);
end $$;

create function markets.add_past_bars(instrument_id text, bars jsonb) returns int
  language plpgsql security definer as $$ -- door: service_role
  -- Inserts a simulated past of {span, opened_at, open, high, low, close} in ticks for an instrument without bars;
  -- returns how many. Raises not_a_sandbox, not_found.
declare
  added int;
begin
  if not ground.is_sandbox() then raise exception 'not_a_sandbox'; end if;
  -- The feed waits, so that no bar is made twice.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  if not exists (select from public.instruments i where i.id = instrument_id) then raise exception 'not_found'; end if;
  if exists (select from public.bars b where b.instrument_id = add_past_bars.instrument_id) then return 0; end if;
  insert into public.bars (instrument_id, span, opened_at, open, high, low, close, source)
  select add_past_bars.instrument_id, p.span, p.opened_at, p.open, p.high, p.low, p.close, 'simulated'
  from jsonb_to_recordset(add_past_bars.bars) as p (span text, opened_at timestamptz, open bigint, high bigint, low bigint, close bigint)
  where p.opened_at <= now();
  get diagnostics added = row_count;
  return added;
end $$;

create function markets.decided_exchanges() returns text[] language plpgsql stable as $$
  -- Returns the exchanges that two operators chose last, sorted; null if none.
begin
  return (
    select array(select jsonb_array_elements_text(p.changes #> '{exchanges,1}'))
    from desk.proposals p where p.kind = 'exchanges' and p.confirmed_at is not null order by p.confirmed_at desc limit 1);
end $$;

create function markets.propose_exchanges(exchanges text[]) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes the exchanges of a live site's prices. Returns the proposal's id; idempotent. Raises code_required,
  -- two_exchanges_required, change_open.
declare
  chosen constant text[] := array(select distinct lower(btrim(e)) collate "C" as exchange from unnest(exchanges) e order by exchange);
begin
  perform people.require_site_decision('treasurer', 'admin');
  if cardinality(chosen) > 10 or array_to_string(chosen, ',', '') !~ '^[a-z0-9]{2,30}(,[a-z0-9]{2,30})+$' then
    raise exception 'two_exchanges_required' using hint = 'Two to ten different exchanges, by their ids in ccxt.';
  end if;
  perform desk.take_turn_at_site();
  return desk.propose('exchanges', '', jsonb_build_object('exchanges', jsonb_build_array(markets.decided_exchanges(), chosen)), null);
end $$;

create function markets.put_exchanges(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- The exchanges of the newest confirmed proposal are those decided.
begin
  perform ground.audit('exchanges_confirmed', null, jsonb_build_object('exchanges', changes #> '{exchanges,1}') || details);
end $$;

-- Two operators' word replaces five minutes of agreeing quotes, not the band: the next quote must agree with the price.
create trigger announce_begun after insert on markets.halts
  for each statement execute function messages.announce_to_operators();
create trigger announce_ended after update on markets.halts
  for each row when (old.ended_at is distinct from new.ended_at) execute function messages.announce_to_operators();

create function markets.resumption_of(halt markets.halts) returns jsonb language sql stable as $$
  -- Returns what two operators say about a halt, as desk.proposals has it: that it ends, and at which price (dollars).
  select jsonb_build_object(
    'halt', jsonb_build_array(halt.id, null),
    'price', jsonb_build_array(null, round(halt.agreed_mid / 10::numeric ^ i.price_decimals, i.price_decimals)::text))
  from public.instruments i where i.id = halt.instrument_id $$;

create function markets.put_resumption(instrument_id text, changes jsonb, details jsonb) returns void
  language plpgsql as $$
  -- Accepts the next quote that agrees with the confirmed price, within markets.price_life.
declare
  halt markets.halts;
begin
  select * into halt from markets.halts h where h.instrument_id = put_resumption.instrument_id and h.ended_at is null for update;
  if not found then raise exception 'not_halted' using hint = 'The instrument has a price again.'; end if;
  if changes is distinct from markets.resumption_of(halt) then raise exception 'changed_meanwhile'; end if;
  update markets.halts h set resumed_at = clock_timestamp() where h.id = halt.id;
  perform ground.audit('resumption_confirmed', null, jsonb_build_object('instrument', halt.instrument_id, 'mid', halt.agreed_mid) || details);
end $$;

create function markets.propose_resumption(instrument_id text, seen_mid bigint, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Proposes that the mid on which a halted instrument's quotes agree (seen_mid, ticks) is right; returns the
  -- proposal's id. Raises code_required, reason_required, not_halted, changed_meanwhile (another price), change_open.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(reason);
  halt markets.halts;
begin
  perform desk.take_turn_at_site();
  select * into halt from markets.halts h where h.instrument_id = propose_resumption.instrument_id and h.ended_at is null;
  if not found then raise exception 'not_halted'; end if;
  if halt.agreed_mid is distinct from propose_resumption.seen_mid then raise exception 'changed_meanwhile'; end if;
  return desk.propose('resumption', halt.instrument_id, markets.resumption_of(halt), why);
end $$;
