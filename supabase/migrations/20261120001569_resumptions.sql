-- Two operators' word replaces the five minutes of agreeing quotes, not the band: the next quote must agree with the price both saw (trading design,
-- section 9).

create trigger announce_begun after insert on markets.halts
  for each statement execute function messages.announce_to_operators();
create trigger announce_ended after update on markets.halts
  for each row when (old.ended_at is distinct from new.ended_at) execute function messages.announce_to_operators();

create function markets.resumption_of(halt markets.halts) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'halt', jsonb_build_array(halt.id, null),
    'price', jsonb_build_array(null, round(halt.agreed_mid / 10::numeric ^ i.price_decimals, i.price_decimals)::text))
  from public.instruments i where i.id = halt.instrument_id
$$;
comment on function markets.resumption_of(markets.halts) is
  'Returns what two operators say about a halt, as desk.proposals has it: that it ends, and at which price (dollars).';

create function markets.put_resumption(instrument_id text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  halt markets.halts;
begin
  select * into halt from markets.halts h where h.instrument_id = put_resumption.instrument_id and h.ended_at is null for update;
  if not found then
    raise exception 'not_halted' using hint = 'It has a price again.';
  end if;
  if changes is distinct from markets.resumption_of(halt) then
    raise exception 'changed_meanwhile' using hint = 'It was halted again, or the quotes agree on another price now: cancel it and propose again.';
  end if;
  update markets.halts h set resumed_at = clock_timestamp() where h.id = halt.id;
  perform ground.audit('resumption_confirmed', null, jsonb_build_object('instrument', halt.instrument_id, 'mid', halt.agreed_mid) || details);
end
$$;
comment on function markets.put_resumption(text, jsonb, jsonb) is
  'Accepts the next quote that agrees with the confirmed price, within markets.price_life. Raises not_halted, changed_meanwhile.';

create function markets.propose_resumption(instrument_id text, seen_mid bigint, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(propose_resumption.reason);
  halt markets.halts;
begin
  perform desk.take_turn_at_site();
  select * into halt from markets.halts h where h.instrument_id = propose_resumption.instrument_id and h.ended_at is null;
  if not found then
    raise exception 'not_halted' using hint = 'It has a price again, or there is no such instrument.';
  end if;
  if halt.agreed_mid is distinct from propose_resumption.seen_mid then
    raise exception 'changed_meanwhile';
  end if;
  return desk.propose('resumption', halt.instrument_id, markets.resumption_of(halt), why);
end
$$;
comment on function markets.propose_resumption(text, bigint, text) is
  'Proposes that the mid on which a halted instrument''s quotes agree (seen_mid, ticks) is right. Returns the proposal''s id; idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, not_halted, changed_meanwhile (they agree on another price), change_open.';
select ground.open('markets.propose_resumption', 'authenticated');

create function markets.price_desk() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return jsonb_build_object(
    'exchanges', to_jsonb(markets.decided_exchanges()),
    'instruments', (
      select jsonb_agg(jsonb_build_object(
        'id', i.id, 'name', i.name, 'price_decimals', i.price_decimals, 'status', i.status,
        'source', l.source, 'received_at', l.received_at, 'stale', l.received_at <= clock_timestamp() - i.max_age,
        'halted_at', h.halted_at, 'agreed_mid', h.agreed_mid, 'agreed_since', h.agreed_since, 'resumed_at', h.resumed_at) order by i.position)
      from public.instruments i
      left join public.last_quotes l on l.instrument_id = i.id
      left join markets.halts h on h.instrument_id = i.id and h.ended_at is null),
    'refused', (
      select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (
        select n.source, n.reason, count(*) as times, max(n.received_at) as last_at
        from markets.refused_quotes n where n.received_at > now() - interval '1 hour'
        group by n.source, n.reason order by times desc limit 50) r),
    'failed_dealings', (
      select coalesce(jsonb_agg(to_jsonb(f) order by f.failed_at desc), '[]') from (
        select b.pool_id, p.kind, p.title, p.owner_id, o.name as owner_name, b.failures, b.failed_at, b.failure
        from pools.pool_books b join public.pools p on p.id = b.pool_id join public.profiles o on o.id = p.owner_id
        where b.failed_at is not null and (b.failures > 0 or b.failed_at > now() - interval '7 days')
        order by b.failed_at desc limit 50) f));
end
$$;
comment on function markets.price_desk() is
  'Returns the state of prices: exchanges, last quotes and halts (ticks), refusals of the last hour, failing pools. Raises not_allowed, session_ended (42501).';
select ground.open('markets.price_desk', 'authenticated');
