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
comment on column public.last_quotes.received_at is 'By our clock.';

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
comment on table markets.quotes is
  'Every accepted quote of the last three days. No foreign key: a batch has thousands a second (docs/decisions/0001-no-foreign-keys-on-hot-rows.md).';
create index quotes_received on markets.quotes (instrument_id, received_at);

create table markets.refused_quotes (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  source text not null,
  reason text not null constraint refused_quotes_reason check (reason in (
    'source_not_allowed', 'another_source', 'unknown_instrument', 'malformed', 'crossed', 'no_size', 'ahead_of_clock', 'too_old',
    'too_wide', 'not_newer', 'out_of_band', 'halted')),
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
comment on table public.bars is
  'Mid by minute (kept seven days), hour and day (UTC), in ticks, for charts. No bar without a quote. No foreign key, as markets.quotes.';
comment on column public.bars.span is '1m, 1h or 1d; also valid as an interval.';

create table markets.price_feed (
  only_row boolean primary key default true constraint price_feed_only_row check (only_row),
  told_at timestamptz not null default '-infinity',
  pause_s int not null default 1 constraint price_feed_pause_positive check (pause_s > 0),
  messages_a_second int not null default 50 constraint price_feed_messages_positive check (messages_a_second > 0)
);
comment on table markets.price_feed is 'One row: when open pages were last sent prices, and how often they are.';
comment on column markets.price_feed.messages_a_second is
  'Realtime messages a second for prices: half of the hosted Free plan''s limit; raise it for a larger plan (README.md).';
insert into markets.price_feed default values;

grant select on public.last_quotes, public.bars to anon, authenticated, service_role;
create policy last_quotes_anyone_select on public.last_quotes
  for select to anon, authenticated using (source ^@ 'ccxt:' or (select ground.is_sandbox()));
create policy bars_anyone_select on public.bars
  for select to anon, authenticated using (source ^@ 'ccxt:' or (select ground.is_sandbox()));
comment on policy last_quotes_anyone_select on public.last_quotes is 'of exchanges; in a sandbox also simulated and replayed ones';
comment on policy bars_anyone_select on public.bars is 'of exchanges; in a sandbox also simulated and replayed ones';

create trigger append_only_rows before update on markets.quotes
  for each row execute function ground.forbid_change();
create trigger append_only_delete before delete on markets.quotes
  for each row when (old.received_at > now() - interval '3 days') execute function ground.forbid_change();

create trigger append_only_over before update on public.bars
  for each row when (
    now() >= old.opened_at + old.span::interval
    or (new.instrument_id, new.span, new.opened_at, new.open) is distinct from (old.instrument_id, old.span, old.opened_at, old.open)
    or new.high < old.high or new.low > old.low)
  execute function ground.forbid_change();
create trigger append_only_delete before delete on public.bars
  for each row when (old.span <> '1m' or old.opened_at > now() - interval '7 days') execute function ground.forbid_change();

create function markets.remove_old_quotes() returns int
  language plpgsql set search_path = ''
as $$
declare
  quotes int;
  minutes int;
begin
  -- Ordered for the index: otherwise the plan scans the table per instrument. In small batches, so that the feed does not wait.
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
end
$$;
comment on function markets.remove_old_quotes() is
  'Removes quotes older than three days and minute bars older than seven, up to 1,000 of each instrument; returns how many, null if none. Run by supabase/workers/jobs.ts or pg_cron.';
