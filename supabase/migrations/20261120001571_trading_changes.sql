-- One operator halts an instrument; opening or delisting takes two. Free cash can always leave (trading design, section 13, attack 26).

create function pools.set_trading(instrument_id text, trading text, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  if set_trading.trading = 'none' and (
    exists (
      select from pools.holdings h join public.pools p on p.id = h.pool_id
      where h.instrument_id = set_trading.instrument_id and h.quantity > 0 and p.closed_at is null)
    or exists (select from public.orders o where o.instrument_id = set_trading.instrument_id and o.status in ('armed', 'open'))) then
    raise exception 'still_held' using hint = 'Someone holds it, or an order for it waits: let it be sold first.';
  end if;
  update public.instruments i
  set trading = set_trading.trading, trading_since = clock_timestamp(), trading_reason = set_trading.reason
  where i.id = set_trading.instrument_id;
end
$$;
comment on function pools.set_trading(text, text, text) is
  'Sets an instrument''s trading state, never none while held or ordered. The lock of the quotes is held. Raises still_held.';

create function pools.put_trading(instrument_id text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  wanted jsonb;
begin
  -- In the lock order of halts and price batches.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  perform from public.instruments i where i.id = put_trading.instrument_id for update;
  wanted := desk.changed((select jsonb_build_object('trading', i.trading) from public.instruments i where i.id = put_trading.instrument_id), changes);
  perform pools.set_trading(put_trading.instrument_id, wanted ->> 'trading', details ->> 'reason');
  perform ground.audit('trading_change_confirmed', null, jsonb_build_object('instrument', put_trading.instrument_id, 'changes', changes) || details);
end
$$;
comment on function pools.put_trading(text, jsonb, jsonb) is
  'Sets an instrument''s trading state from the next batch of prices. Raises changed_meanwhile, still_held.';

create function pools.halt_trading(instrument_id text, reason text, request_id uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision();
  why constant text := ground.given_reason(halt_trading.reason);
  instrument public.instruments;
begin
  perform ground.refuse_addresses(why);
  if ground.is_retry(halt_trading.request_id, operator, 'halt_trading', jsonb_build_array(halt_trading.instrument_id, why)) then
    return;
  end if;
  perform desk.take_turn_at_site();
  -- Between batches, so that none is half matched; before the row, as batches lock.
  perform pg_advisory_xact_lock(hashtextextended('quotes', 0));
  select * into instrument from public.instruments i where i.id = halt_trading.instrument_id for update;
  if not found or instrument.trading = 'none' then
    raise exception 'not_traded';
  end if;
  if instrument.trading = 'paused' then
    raise exception 'instrument_halted';
  end if;
  perform desk.end_proposal(p, operator) from desk.proposals p
  where p.kind = 'trading' and p.subject = instrument.id and num_nonnulls(p.confirmed_at, p.cancelled_at) = 0;
  perform pools.set_trading(instrument.id, 'paused', why);
  perform ground.audit('trading_halted', halt_trading.request_id, jsonb_build_object('instrument', instrument.id, 'reason', why));
end
$$;
comment on function pools.halt_trading(text, text, uuid) is
  'Halts an instrument at once, with a public reason: orders only wait or are cancelled. Idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, not_traded, instrument_halted (already), and what ground.is_retry raises.';
select ground.open('pools.halt_trading', 'authenticated');

create function pools.propose_trading(instrument_id text, trading text, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(propose_trading.reason);
  instrument public.instruments;
begin
  perform ground.refuse_addresses(why);
  if not coalesce(propose_trading.trading in ('none', 'open', 'sell_only'), false) then
    raise exception 'invalid_value';
  end if;
  perform desk.take_turn_at_site();
  select * into instrument from public.instruments i where i.id = propose_trading.instrument_id;
  if not found then
    raise exception 'not_found';
  end if;
  if instrument.trading = propose_trading.trading then
    raise exception 'no_change';
  end if;
  return desk.propose('trading', instrument.id, jsonb_build_object('trading', jsonb_build_array(instrument.trading, propose_trading.trading)), why);
end
$$;
comment on function pools.propose_trading(text, text, text) is
  'Proposes that an instrument is open, sell_only (delisting) or none (shown only). Returns the proposal''s id; idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, address_named, invalid_value, not_found, no_change, change_open, changed_meanwhile, still_held.';
select ground.open('pools.propose_trading', 'authenticated');

create function pools.trading_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return jsonb_build_object(
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'trading', i.trading, 'status', i.status, 'quantity_decimals', i.quantity_decimals,
        'quantity', h.quantity, 'value_cents', pools.fill_cents(i, 'sell', h.quantity, l.bid, i.taker_bp), 'portfolios', h.portfolios,
        'largest_bp', h.largest_bp, 'orders', o.orders, 'since', i.trading_since, 'reason', i.trading_reason) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      cross join lateral (
        select coalesce(sum(g.quantity), 0)::bigint as quantity, count(*) filter (where g.quantity > 0)::int as portfolios,
          round(max(g.quantity) * 10000.0 / nullif(sum(g.quantity), 0))::int as largest_bp
        from pools.holdings g where g.instrument_id = i.id
      ) h
      cross join lateral (
        select count(*)::int as orders from public.orders r where r.instrument_id = i.id and r.status in ('armed', 'open')
      ) o
      where i.trading <> 'none' or i.trading_since is not null),
    'pools', (
      select jsonb_build_object(
        'open', count(*) filter (where p.closed_at is null), 'cash_cents', coalesce(sum(b.cash_cents), 0), 'waiting_cents', coalesce(sum(b.waiting_cents), 0),
        'reserved_cents', coalesce(sum(b.reserved_cents), 0))
      from public.pools p join pools.pool_books b on b.pool_id = p.id),
    'booked_cents', ledger.pools_held(),
    'waiting', (
      select jsonb_build_object('requests', count(*), 'oldest_at', min(r.asked_at))
      from (
        select d.asked_at from public.dealing_requests d where d.status = 'waiting'
        union all select c.asked_at from public.copy_requests c where c.status = 'waiting'
      ) r));
end
$$;
comment on function pools.trading_desk() is
  'Returns the state of trading: holdings (lots, cents), largest share (basis points), orders, cash against the books, requests. Raises not_allowed, session_ended (42501).';
select ground.open('pools.trading_desk', 'authenticated');

create function public.trading_notices() returns table (instrument_id text, trading text, since timestamptz, reason text)
  language sql stable security invoker set search_path = ''
as $$
  select i.id, i.trading, i.trading_since, i.trading_reason
  from public.instruments i cross join public.site s
  where i.trading in ('paused', 'sell_only') and s.mode = 'sandbox'
  order by i.position
$$;
comment on function public.trading_notices() is
  'Returns halted and sell_only instruments, since when and why, for everyone; none on a live site.';

grant execute on function public.trading_notices() to anon, authenticated;
