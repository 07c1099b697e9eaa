-- Each network has one chosen explorer, because operators believe what its pages say about payments.

create table payments.explorers (
  chain public.network not null,
  network text not null constraint explorers_network check (network in ('test', 'main')),
  template text constraint explorers_template_valid check (
    template ~ '^https://[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:[0-9]+)?/[^]\s{}<>"''\\^`|[]*\{id\}[^]\s{}<>"''\\^`|[]*$' and char_length(template) <= 300),
  primary key (chain, network)
);
comment on table payments.explorers is 'Block explorers by network, for operators only.';
comment on column payments.explorers.template is 'An https address with {id} for the transaction; null if none.';

insert into payments.explorers (chain, network, template)
values
  ('Bitcoin', 'main', 'https://mempool.space/tx/{id}'), ('Bitcoin', 'test', 'https://mempool.space/testnet/tx/{id}'),
  ('Litecoin', 'main', 'https://litecoinspace.org/tx/{id}'), ('Litecoin', 'test', 'https://litecoinspace.org/testnet/tx/{id}'),
  ('Dogecoin', 'main', 'https://blockchair.com/dogecoin/transaction/{id}'), ('Dogecoin', 'test', null),
  ('Bitcoin Cash', 'main', 'https://blockchair.com/bitcoin-cash/transaction/{id}'), ('Bitcoin Cash', 'test', null),
  ('Ethereum', 'main', 'https://etherscan.io/tx/{id}'), ('Ethereum', 'test', 'https://sepolia.etherscan.io/tx/{id}'),
  ('BNB Smart Chain', 'main', 'https://bscscan.com/tx/{id}'), ('BNB Smart Chain', 'test', 'https://testnet.bscscan.com/tx/{id}'),
  ('TRON', 'main', 'https://tronscan.org/#/transaction/{id}'), ('TRON', 'test', 'https://nile.tronscan.org/#/transaction/{id}'),
  ('TON', 'main', 'https://tonviewer.com/transaction/{id}'), ('TON', 'test', 'https://testnet.tonviewer.com/transaction/{id}');

create function payments.explorer_desk() returns table (chain text, network text, template text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform people.require_operator();
  return query
    select e.chain::text, e.network, e.template
    from payments.explorers e cross join public.site s
    where e.network = case s.mode when 'live' then 'main' else 'test' end
    order by e.chain::text;
end
$$;
comment on function payments.explorer_desk() is
  'Returns each network''s explorer, test networks in a sandbox. Raises not_allowed, session_ended (42501).';
select ground.open('payments.explorer_desk', 'authenticated');

create function payments.put_explorer(chain_and_network text, changes jsonb, details jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  before payments.explorers;
  wanted text;
begin
  select * into before from payments.explorers e where e.chain || ' ' || e.network = chain_and_network for update;
  wanted := desk.changed(to_jsonb(before), changes) ->> 'template';
  begin
    update payments.explorers e set template = wanted where e.chain = before.chain and e.network = before.network;
  exception when check_violation then
    raise exception 'invalid_explorer';
  end;
  perform ground.audit('explorer_changed', null, jsonb_build_object(
    'chain', before.chain, 'network', before.network, 'from', before.template, 'to', wanted) || details);
end
$$;
comment on function payments.put_explorer(text, jsonb, jsonb) is
  'Sets a network''s explorer, like "Bitcoin main". Raises changed_meanwhile, invalid_explorer.';

create function payments.set_explorer(chain text, network text, seen text, template text, reason text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  admin constant uuid := people.require_site_decision('admin');
  why constant text := ground.given_reason(set_explorer.reason);
  wanted constant text := nullif(btrim(set_explorer.template), '');
  before payments.explorers;
begin
  perform desk.take_turn_at_site();
  select * into before from payments.explorers e where e.chain::text = set_explorer.chain and e.network = set_explorer.network for update;
  if not found then
    raise exception 'invalid_network';
  end if;
  if before.template is not distinct from wanted then
    return null;
  end if;
  if before.template is distinct from nullif(btrim(set_explorer.seen), '') then
    raise exception 'changed_meanwhile';
  end if;
  return desk.decide('explorer', before.chain || ' ' || before.network, jsonb_build_object('template', jsonb_build_array(before.template, wanted)),
    why, wanted is null);
end
$$;
comment on function payments.set_explorer(text, text, text, text, text) is
  'Sets a network''s explorer, an https address with {id} in its path. On a live site it only proposes this and returns the proposal''s id. Idempotent. Raises not_allowed, session_ended (42501), code_required, reason_required, invalid_network, changed_meanwhile, invalid_explorer, change_open.';
select ground.open('payments.set_explorer', 'authenticated');

create trigger announce after update on payments.explorers
  for each statement execute function messages.announce_to_operators();
