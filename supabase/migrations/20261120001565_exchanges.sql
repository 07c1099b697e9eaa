-- Prices decide money, so choosing exchanges takes two operators.

create function markets.decided_exchanges() returns text[]
  language plpgsql stable set search_path = ''
as $$
begin
  return (
    select array(select jsonb_array_elements_text(p.changes #> '{exchanges,1}'))
    from desk.proposals p where p.kind = 'exchanges' and p.confirmed_at is not null order by p.confirmed_at desc limit 1);
end
$$;
comment on function markets.decided_exchanges() is 'Returns the exchanges that two operators chose last, sorted; null if none.';

create function markets.propose_exchanges(exchanges text[]) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  chosen constant text[] := array(select distinct lower(btrim(e)) collate "C" as exchange from unnest(propose_exchanges.exchanges) e order by exchange);
begin
  if cardinality(chosen) > 10 or array_to_string(chosen, ',', '') !~ '^[a-z0-9]{2,30}(,[a-z0-9]{2,30})+$' then
    raise exception 'two_exchanges_required' using hint = 'Two to ten different exchanges, by their ids in ccxt.';
  end if;
  perform desk.take_turn_at_site();
  return desk.propose('exchanges', '', jsonb_build_object('exchanges', jsonb_build_array(markets.decided_exchanges(), chosen)), null);
end
$$;
comment on function markets.propose_exchanges(text[]) is
  'Proposes the exchanges of a live site''s prices. Returns the proposal''s id; idempotent. Raises not_allowed, session_ended (42501), code_required, two_exchanges_required, change_open.';
select ground.open('markets.propose_exchanges', 'authenticated');
