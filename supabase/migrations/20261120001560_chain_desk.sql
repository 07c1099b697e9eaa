-- What operators see of chains and set.

create function chain.put_chain_network(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Sets what applies to payments of a network. Raises changed_meanwhile, invalid_value.
declare
  before chain.networks;
  wanted jsonb;
begin
  select * into before from chain.networks n where n.id = subject for update;
  wanted := desk.changed(to_jsonb(before), changes - 'checkpoint');
  update chain.networks n set confirmations = coalesce((wanted ->> 'confirmations')::int, n.confirmations),
      automatic_cents = coalesce((wanted ->> 'automatic_cents')::bigint, n.automatic_cents)
  where n.id = before.id;
  if changes ? 'checkpoint' then
    perform chain.begin_at(before.id, (changes #>> '{checkpoint,1,height}')::int, decode(changes #>> '{checkpoint,1,header}', 'hex'));
  end if;
  perform ground.audit('chain_network_changed', null, jsonb_build_object('network', before.id, 'changes', changes) || details);
end $$;

create function chain.set_chain_network(
  network text, confirmations int, automatic_cents bigint, reason text, checkpoint_height int default null, checkpoint_header text default null
) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Sets after how many blocks payments of a network count, how many cents of an investor are credited in 24 hours
  -- without an operator, and, once, the header from which on it is read (hexadecimal). A live site only proposes it;
  -- returns the proposal's id, null without a change. Raises not_allowed, session_ended (42501), code_required,
  -- reason_required, invalid_value, change_open, changed_meanwhile.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(set_chain_network.reason);
  n chain.networks;
  wanted jsonb;
begin
  perform desk.take_turn_at_site();
  n := chain.current(set_chain_network.network);
  if n.id is null or coalesce(set_chain_network.confirmations, 0) not between 1 and 100
     or coalesce(set_chain_network.automatic_cents, -1) not between 0 and 100000000000
     or num_nulls(checkpoint_height, checkpoint_header) = 1 or checkpoint_header !~ '^[0-9a-f]{160}$' then
    raise exception 'invalid_value';
  end if;
  wanted := desk.changes(to_jsonb(n), jsonb_build_object('confirmations', set_chain_network.confirmations, 'automatic_cents', set_chain_network.automatic_cents))
    || case when checkpoint_height is null then '{}' else jsonb_build_object(
      'checkpoint', jsonb_build_array(null, jsonb_build_object('height', checkpoint_height, 'header', checkpoint_header))) end;
  if wanted = '{}' then return null; end if;
  return desk.decide('chain_network', n.id, wanted, why, false);
end $$;

create function chain.chain_desk() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- Returns for operators: the chains that are read with their health (chain.trouble), accounts with how many addresses
  -- are left (ends_soon: fewer than 2,048), payments that are credited to no one and why, what left our wallets and
  -- pays no withdrawal (outgoing), and deposits that were taken back because their block left the chain.
  select people.require_operator();
  select jsonb_build_object(
    'networks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', n.id, 'network', n.network, 'confirmations', n.confirmations, 'automatic_cents', n.automatic_cents,
        'height', t.height, 'received_at', t.received_at, 'trouble', chain.trouble(n.id), 'trouble_since', n.trouble_since,
        'nodes', (
          select coalesce(jsonb_agg(jsonb_build_object('name', o.name, 'height', o.height, 'heard_at', o.heard_at, 'trouble', o.trouble) order by o.name), '[]')
          from chain.nodes o where o.network_id = n.id)) order by n.id), '[]')
      from chain.networks n cross join lateral chain.tip(n.id) t where n.is_test = ground.is_sandbox()),
    'accounts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', a.id, 'network', (select n.network from chain.networks n where n.id = a.network_id), 'extended_key', a.extended_key, 'first_address', a.addresses[1], 'root', encode(a.root, 'hex'),
        'proposed_at', a.proposed_at, 'effective_at', a.effective_at, 'closed_at', a.closed_at,
        'left', 16384 - a.next_place, 'ends_soon', a.next_place > 16384 - 2048) order by a.proposed_at desc), '[]')
      from (select * from chain.accounts x order by x.proposed_at desc limit 50) a),
    'unmatched', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'network', (select n.network from chain.networks n where n.id = s.network_id), 'transaction_id', s.transaction_id, 'output', s.output, 'coins', chain.in_coins(s.units, s.method)::text || ' ' || (select m.coin from public.payment_methods m where m.name = s.method),
        'address', a.address, 'investor_id', a.investor_id, 'seen_at', s.seen_at, 'outcome', s.outcome) order by s.seen_at desc), '[]')
      from (select * from chain.sightings x where x.outcome not in ('credited', 'review') order by x.seen_at desc limit 200) s
      join chain.addresses a on a.id = s.address_id),
    'outgoing', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id, 'network', n.network, 'transaction_id', s.transaction_id, 'coins', chain.in_coins(s.units, s.method)::text || ' ' || (select m.coin from public.payment_methods m where m.name = s.method),
        'seen_at', s.seen_at) order by s.seen_at desc), '[]')
      from (
        select * from chain.sightings x
        where x.is_outgoing and x.withdrawal_id is null and x.address_id is null and not exists (select from chain.scripts c where c.script = x.payee_script)
        order by x.seen_at desc limit 200) s
      join chain.networks n on n.id = s.network_id where chain.confirmations(s) >= n.confirmations),
    'reversed', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'deposit_id', c.deposit_id, 'investor_id', c.investor_id, 'amount_cents', c.amount_cents, 'receivable_cents', c.receivable_cents, 'seen_at', c.ended_at)
        order by c.ended_at desc), '[]')
      from (select * from desk.corrections x where x.proposed_by is null order by x.ended_at desc limit 50) c)) $$;
