-- How quotes come in, and how prices are read.
--
-- A quote fills only what existed before its source made it. A batch is one transaction, so an interrupted one can be sent again.

create function markets.may_price(source text) returns boolean
  language plpgsql stable set search_path = ''
as $$
declare
  exchanges constant text[] := case when may_price.source ^@ 'ccxt:' then string_to_array(substr(may_price.source, 6), ',') end;
begin
  if ground.is_sandbox() then
    return exchanges is null or cardinality(exchanges) = (select count(distinct e) from unnest(exchanges) e);
  end if;
  return coalesce(exchanges = markets.decided_exchanges(), false);
end
$$;
comment on function markets.may_price(text) is
  'Returns whether a source''s prices count now; on a live site only the exchanges two operators chose.';

create function markets.read_figure(given text) returns numeric
  language sql immutable set search_path = ''
as $$
  select case when pg_input_is_valid(given, 'numeric') and given::numeric between -1e17 and 1e17 then given::numeric end
$$;
comment on function markets.read_figure(text) is 'Parses a price or size from a source; null if malformed or out of range.';

create type markets.judged_quote as (
  place int, instrument_id text, mid numeric, bid numeric, ask numeric, bid_size numeric, ask_size numeric,
  source_at timestamptz, reason text);
comment on type markets.judged_quote is 'A quote of a batch, its index (from 0), and why it is refused; null if accepted.';

create function markets.judge_quotes(source text, quotes jsonb, received timestamptz) returns setof markets.judged_quote
  -- In SQL it would be planned again for every batch, which takes longer than the work itself.
  language plpgsql stable set search_path = ''
as $$
declare
  is_allowed constant boolean := markets.may_price(judge_quotes.source);
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
      h.agreed_since <= judge_quotes.received - interval '5 minutes' and h.agreed_at >= judge_quotes.received - interval '1 minute'
        or coalesce(h.resumed_at > judge_quotes.received - markets.price_life(), false) as has_calmed,
      l.source <> judge_quotes.source and l.received_at > judge_quotes.received - interval '1 minute' as is_taken,
      case when l.source = judge_quotes.source then l.source_at else (
        select max(q.source_at) from markets.quotes q where q.instrument_id = i.id and q.source = judge_quotes.source) end as newest_at,
      coalesce(h.agreed_mid, (
        select (q.bid + q.ask) / 2 from markets.quotes q
        where q.instrument_id = i.id and q.received_at >= since.moment and q.received_at <= judge_quotes.received - interval '1 minute'
        order by q.received_at desc limit 1
      ), (
        select (q.bid + q.ask) / 2 from markets.quotes q
        where q.instrument_id = i.id and q.received_at >= since.moment
        order by q.received_at limit 1
      ), (
        select (l.bid + l.ask) / 2 where markets.may_price(l.source)
      )) as reference
    from public.instruments i
    left join markets.halts h on h.instrument_id = i.id and h.ended_at is null
    left join public.last_quotes l on l.instrument_id = i.id
    cross join lateral (
      select greatest(judge_quotes.received - markets.price_life(), (
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
        when g.source_at > judge_quotes.received + interval '2 seconds' then 'ahead_of_clock'
        when g.source_at <= judge_quotes.received - k.max_age then 'too_old'
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
    from ordered o
  )
  select b.place, b.instrument_id, b.mid, b.bid, b.ask, b.bid_size, b.ask_size, b.source_at,
    coalesce(b.reason, case
      when b.is_late then 'not_newer'
      when b.is_outside then 'out_of_band'
      when b.is_halted and not b.has_calmed or bool_or(b.is_outside) over (partition by b.instrument_id) then 'halted'
    end)
  from banded b
  order by b.place;
end
$$;
comment on function markets.judge_quotes(text, jsonb, timestamptz) is
  'Returns why each quote of a batch is refused; null if accepted. unknown_instrument; another_source (active within a minute); malformed; crossed (bid ≥ ask); no_size; ahead_of_clock (2 s); too_old (max_age); too_wide (max_spread_bp); not_newer; out_of_band (band_bp from the mid of a minute ago, or agreed_mid while halted); halted.';

create function markets.follow_halts(judged markets.judged_quote[], received timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  seen record;
begin
  for seen in
    select j.instrument_id, h.id as halt_id, bool_or(j.reason = 'halted') as agrees,
      (array_agg(j.mid order by j.place desc) filter (where j.reason = 'out_of_band'))[1] as outside
    from unnest(judged) j
    left join markets.halts h on h.instrument_id = j.instrument_id and h.ended_at is null
    where j.reason in ('out_of_band', 'halted') or j.reason is null and h.id is not null
    group by j.instrument_id, h.id
  loop
    if seen.halt_id is null then
      insert into markets.halts (instrument_id, halted_at, agreed_mid, agreed_since, agreed_at)
      values (seen.instrument_id, received, seen.outside, received, received);
      update public.instruments i set status = 'halted' where i.id = seen.instrument_id;
    elsif seen.outside is not null then
      update markets.halts h set agreed_mid = seen.outside, agreed_since = received, agreed_at = received, resumed_at = null where h.id = seen.halt_id;
    elsif seen.agrees then
      update markets.halts h
      set agreed_since = case when h.agreed_at < received - interval '1 minute' then received else h.agreed_since end, agreed_at = received
      where h.id = seen.halt_id;
    else
      update markets.halts h set agreed_at = received, ended_at = received where h.id = seen.halt_id;
      update public.instruments i set status = 'shown' where i.id = seen.instrument_id;
    end if;
  end loop;
end
$$;
comment on function markets.follow_halts(markets.judged_quote[], timestamptz) is
  'Halts instruments with quotes outside the band, and resumes those whose quotes agreed for five minutes or agree with two operators.';

create function markets.notify_prices(received timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  feed constant markets.price_feed := (select f from markets.price_feed f);
begin
  -- By whole seconds, as the worker feeds: counted from the last message, every other batch would be too early.
  if received < date_trunc('second', feed.told_at) + make_interval(secs => feed.pause_s) then
    return;
  end if;
  update markets.price_feed f
  set told_at = received, pause_s = greatest(ceil(messages.open_sessions() / feed.messages_a_second::numeric), 1)
  where f.only_row;
  -- A message is a row, so none is written without a session. Not messages.reachable_session_owners(), which reads all sessions.
  if not exists (select from auth.sessions s where coalesce(s.refreshed_at at time zone 'utc', s.created_at) > now() - interval '2 hours') then
    return;
  end if;
  perform realtime.send(jsonb_build_object('prices', jsonb_agg(to_jsonb(p))), 'prices', 'prices', true)
  from public.market_prices() p where p.received_at > feed.told_at
  having count(*) > 0;
end
$$;
comment on function markets.notify_prices(timestamptz) is
  'Broadcasts changed prices on the topic ''prices'', at most once a second and less with many sessions, to leave room within Realtime''s limit. Public, so the message carries them (docs/decisions/0012-live-messages-carry-ids-only.md).';

create function markets.may_miss_messages() returns boolean
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.caller();
  return (select f.pause_s > 1 from markets.price_feed f);
end
$$;
comment on function markets.may_miss_messages() is 'See public.may_miss_messages().';
grant execute on function markets.may_miss_messages() to authenticated;

create function public.may_miss_messages() returns boolean
  language sql stable security invoker set search_path = ''
as $$ select markets.may_miss_messages() $$;
comment on function public.may_miss_messages() is
  'Returns whether a hosted Realtime may silently drop messages over its limit, so that pages poll. Raises not_allowed, session_ended, factor_required (42501).';
grant execute on function public.may_miss_messages() to authenticated;

create function markets.ingest_quotes(source text, quotes jsonb) returns jsonb
  -- A custom plan for each batch takes longer than the batch (npm run bench -- trading).
  language plpgsql security definer set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  received timestamptz;
  judged markets.judged_quote[];
  refused jsonb;
begin
  if jsonb_typeof(ingest_quotes.quotes) is distinct from 'array' or jsonb_array_length(ingest_quotes.quotes) > 1000 then
    raise exception 'invalid_quotes' using hint = 'A list of up to 1000 quotes.';
  end if;
  perform ingest_quotes.source::public.price_source;
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  received := clock_timestamp();
  judged := array(select j from markets.judge_quotes(ingest_quotes.source, ingest_quotes.quotes, received) j);

  insert into markets.quotes (instrument_id, source, source_at, received_at, bid, ask, bid_size, ask_size)
  select j.instrument_id, ingest_quotes.source, j.source_at, received, j.bid, j.ask, j.bid_size, j.ask_size
  from unnest(judged) j where j.reason is null;
  insert into public.last_quotes as l (instrument_id, bid, ask, bid_size, ask_size, source, source_at, received_at)
  select distinct on (j.instrument_id)
    j.instrument_id, j.bid, j.ask, j.bid_size, j.ask_size, ingest_quotes.source, j.source_at, received
  from unnest(judged) j where j.reason is null
  order by j.instrument_id, j.place desc
  on conflict on constraint last_quotes_pkey do update
    set bid = excluded.bid, ask = excluded.ask, bid_size = excluded.bid_size, ask_size = excluded.ask_size,
        source = excluded.source, source_at = excluded.source_at, received_at = excluded.received_at;
  insert into public.bars as b (instrument_id, span, opened_at, open, high, low, close, source)
  select m.instrument_id, s.span, date_trunc(s.unit, received, 'UTC'), m.open, m.high, m.low, m.close, ingest_quotes.source
  from (
    select j.instrument_id, (array_agg(j.mid order by j.place))[1] as open, max(j.mid) as high, min(j.mid) as low,
      (array_agg(j.mid order by j.place desc))[1] as close
    from unnest(judged) j where j.reason is null
    group by j.instrument_id
  ) m cross join (values ('1m', 'minute'), ('1h', 'hour'), ('1d', 'day')) s (span, unit)
  on conflict on constraint bars_pkey do update
    set high = greatest(b.high, excluded.high), low = least(b.low, excluded.low), close = excluded.close, source = excluded.source;

  refused := (
    select jsonb_agg(jsonb_build_object('instrument_id', j.instrument_id, 'reason', j.reason) order by j.place)
    from unnest(judged) j where j.reason is not null);
  if refused is not null then
    insert into markets.refused_quotes (received_at, source, reason, quote)
    select received, ingest_quotes.source, j.reason, ingest_quotes.quotes -> j.place from unnest(judged) j where j.reason is not null;
    delete from markets.refused_quotes r where r.id <= (select max(n.id) - 10000 from markets.refused_quotes n);
  end if;
  if refused is not null or exists (select from markets.halts h where h.ended_at is null) then
    perform markets.follow_halts(judged, received);
  end if;
  perform pools.match_batch(judged, ingest_quotes.source, received);
  perform markets.notify_prices(received);
  return jsonb_build_object(
    'accepted', cardinality(judged) - coalesce(jsonb_array_length(refused), 0), 'refused', coalesce(refused, '[]'));
end
$$;
comment on function markets.ingest_quotes(text, jsonb) is
  'Stores up to 1,000 quotes of one source: {instrument_id, bid, ask, bid_size, ask_size, source_at}, in ticks and lots. Returns {accepted, refused: [{instrument_id, reason}]}, with source_not_allowed for markets.may_price. Raises invalid_quotes; 23514 for what is no source.';
select ground.open('markets.ingest_quotes', 'service_role');

create function markets.quote_now(instrument text)
  returns table (bid bigint, ask bigint, mid bigint, source text, received_at timestamptz)
  language plpgsql stable set search_path = ''
as $$
begin
  return query
    select l.bid::bigint, l.ask::bigint, (l.bid + l.ask) / 2, l.source::text, l.received_at
    from public.instruments i join public.last_quotes l on l.instrument_id = i.id
    where i.id = quote_now.instrument and i.status = 'shown' and l.received_at > clock_timestamp() - i.max_age
      and markets.may_price(l.source);
end
$$;
comment on function markets.quote_now(text) is
  'Returns the quote that prices things now, in ticks, mid rounded down; no row without a good one.';

create function public.market_prices()
  returns table (
    id text, name text, price_decimals int, mid bigint, change_bp int, received_at timestamptz, source text, simulated boolean, stale boolean)
  language sql stable security invoker set search_path = ''
as $$
  select i.id, i.name, i.price_decimals, m.mid, round((m.mid - d.open) * 10000.0 / d.open)::int, l.received_at, l.source,
    not l.source ^@ 'ccxt:', l.received_at <= clock_timestamp() - i.max_age
  from public.instruments i
  join public.last_quotes l on l.instrument_id = i.id
  cross join lateral (select (l.bid + l.ask) / 2 as mid) m
  left join lateral (
    select b.open from public.bars b
    where b.instrument_id = i.id and b.span = '1h' and b.opened_at = date_trunc('hour', now() - interval '24 hours', 'UTC')) d on true
  where l.received_at > clock_timestamp() - interval '15 minutes'
  order by i.position
$$;
comment on function public.market_prices() is
  'Returns each instrument''s last mid in ticks, rounded down, for everyone. change_bp: basis points in 24 hours, null if unknown. stale: older than max_age.';

create function public.touch(instrument_id text)
  returns table (bid bigint, ask bigint, bid_size bigint, ask_size bigint, source text, age_ms bigint)
  language sql stable security invoker set search_path = ''
as $$
  select l.bid::bigint, l.ask::bigint, l.bid_size::bigint, l.ask_size::bigint, l.source,
    (extract(epoch from clock_timestamp() - l.received_at) * 1000)::bigint
  from public.last_quotes l
  where l.instrument_id = touch.instrument_id
$$;
comment on function public.touch(text) is 'Returns best bid and offer in ticks, sizes in lots, for everyone. age_ms is by our clock.';

create function public.price_bars(instrument_id text, span text, since timestamptz)
  returns table (opened_at timestamptz, open bigint, high bigint, low bigint, close bigint, simulated boolean)
  language sql stable security invoker set search_path = ''
as $$
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
  group by g.bucket
  order by g.bucket desc
  limit 1000
$$;
comment on function public.price_bars(text, text, timestamptz) is
  'Returns the newest 1,000 bars since a moment, newest first, in ticks, for everyone. span: 1m, 15m, 1h, 4h or 1d.';

grant execute on function public.market_prices(), public.touch(text), public.price_bars(text, text, timestamptz) to anon, authenticated;
