-- Payments as the chain shows them, and what they are credited as: at the quote if seen before it ended and in a block within two hours
-- of that, else at the price of the moment of the last confirmation. How many blocks, and up to which sum: chain.networks. What cannot
-- be credited by itself goes to the review of deposits, or is unmatched.

create table chain.sightings (
  id uuid primary key default gen_random_uuid(),
  network_id text not null references chain.networks (id),
  transaction_id text not null,
  output int not null,
  address_id uuid references chain.addresses (id),
  payee_script bytea,
  is_outgoing boolean not null default false,
  withdrawal_id uuid constraint sightings_withdrawal_once unique references public.withdrawals (id),
  method text not null references public.payment_methods (name),
  units numeric not null constraint sightings_units_positive check (units > 0 and scale(units) = 0),
  raw bytea not null,
  seen_at timestamptz not null default now(),
  gone_at timestamptz,
  block bytea references chain.headers (hash),
  place int,
  branch bytea,
  coinbase bytea,
  coinbase_branch bytea,
  outcome text constraint sightings_outcome check (outcome in ('credited', 'review', 'account_closed', 'transaction_counted', 'invalid_amount', 'failed')),
  settled_at timestamptz,
  unique (network_id, transaction_id, output),
  constraint sightings_block_whole check (num_nulls(block, place, branch, coinbase, coinbase_branch) in (0, 5)),
  constraint sightings_pay_someone check (num_nonnulls(address_id, payee_script) > 0),
  constraint sightings_settled_whole check (num_nulls(outcome, settled_at) in (0, 2))
);
comment on table chain.sightings is 'Outputs that pay an address that was given, or one of a withdrawal, or that coins of ours went to, each once, with what proves it.';
comment on column chain.sightings.payee_script is 'Of an output that may pay a withdrawal, that is of chain.scripts, or that coins of ours went to.';
comment on column chain.sightings.is_outgoing is 'Whether its transaction spends coins of ours: such an output that pays neither a withdrawal nor us is listed for operators.';
comment on column chain.sightings.withdrawal_id is 'Which withdrawal it paid; an output pays one.';
comment on column chain.sightings.units is 'In the smallest unit of the coin.';
comment on column chain.sightings.output is 'On Ethereum 0 of the transaction itself, else the place of a token''s log among its logs.';
comment on column chain.sightings.method is 'What was paid: on Ethereum another coin may come to an address than it was given for.';
comment on column chain.sightings.raw is 'The transaction without witness, which its id is the hash of; of Ethereum what all nodes said of it, and nothing proves its block.';
comment on column chain.sightings.seen_at is 'By our clock, and never changed: it says whether a quote was still good.';
comment on column chain.sightings.gone_at is 'Since when no node knows the transaction, out of a block.';
comment on column chain.sightings.outcome is
  'credited; review: in the review of deposits (above the limit, frozen, prices halted or missing); unmatched: the account was closed, the transaction counts already, the amount is below a cent or above a deposit, or it failed.';
create index sightings_open on chain.sightings (network_id, id) where outcome is null;
create index sightings_outgoing on chain.sightings (network_id, seen_at) where is_outgoing;
create index sightings_payee on chain.sightings (payee_script) where payee_script is not null;
select ground.append_only('chain.sightings', 'id, network_id, transaction_id, output, address_id, payee_script, is_outgoing, method, units, raw, seen_at');

alter table public.deposits add constraint deposits_sighting_id_fkey foreign key (sighting_id) references chain.sightings (id);
create unique index deposits_sighting_once on public.deposits (sighting_id) where sighting_id is not null and status in ('pending', 'approved');

create table chain.nodes (
  network_id text not null references chain.networks (id),
  name text not null constraint nodes_name_short check (char_length(name) between 1 and 200),
  tip bytea,
  height int,
  trouble text constraint nodes_trouble_known check (trouble in ('silent', 'another_chain', 'lies')),
  heard_at timestamptz not null default now(),
  told_at timestamptz not null default now(),
  primary key (network_id, name)
);
comment on table chain.nodes is 'What each node that is read last said; one that has not answered for ten minutes has no say.';

create function chain.confirmations(sighting chain.sightings) returns int language sql stable as $$
  -- Returns how many blocks of the chain confirm a payment.
  select coalesce((
    select (chain.tip(h.network_id)).height - h.height + 1 from chain.headers h where h.hash = sighting.block and h.in_chain), 0)
$$;

create function chain.needed(sighting chain.sightings) returns int language sql stable as $$
  -- Returns how many blocks must confirm a payment: of the coins of a new block a hundred, as its network demands.
  select greatest(n.confirmations, case when sighting.place = 0 and n.network <> 'Ethereum' then 100 end)
  from chain.networks n where n.id = sighting.network_id $$;

create function chain.state(sighting chain.sightings) returns text language sql stable as $$
  -- Returns waiting (no node knows the payment any more), seen, confirmed, credited, review or unmatched.
  select case
    when sighting.outcome = 'credited' then 'credited'
    when sighting.outcome = 'review' then 'review'
    when sighting.outcome is not null then 'unmatched'
    when c.confirmations >= chain.needed(sighting) then 'confirmed'
    when c.confirmations > 0 or sighting.gone_at is null then 'seen'
    else 'waiting' end
  from chain.confirmations(sighting) c (confirmations) $$;

create function chain.tell(network_id text) returns void language sql as $$
  -- Tells investors whose payments are not settled, or on their way to them, that a block came.
  select messages.broadcast('chain_payments', a.id::text, a.investor_id)
  from chain.sightings s join chain.addresses a on a.id = s.address_id
  where s.network_id = tell.network_id and s.outcome is null and s.block is not null
  union all
  select messages.broadcast('withdrawals', w.id::text, w.investor_id)
  from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id
  where y.network_id = tell.network_id and w.status in ('approved', 'paying')
    and exists (select from chain.sightings s where s.payee_script = y.script and s.block is not null and s.withdrawal_id is null)
$$;

create function chain.add_headers(network text, headers bytea[], first_height int default null, hashes bytea[] default null) returns int
  language plpgsql security definer as $$ -- for: chain_watcher
  -- Adds headers in their order, 2,016 at most, and returns how many were new; the branch with most work becomes the
  -- chain. A test network and Ethereum begin with the first one that comes, at first_height. Ethereum's hashes are
  -- given. Raises another_chain (its parent is unknown), too_little_work (also wrong bits), invalid_value.
declare
  n chain.networks;
  given bytea;
  parent chain.headers;
  added chain.headers;
  best chain.headers;
  total int := 0;
begin
  -- Serialises those who move the tip. They wait for no person.
  select * into n from chain.networks x where x.id = (chain.current(add_headers.network)).id for update;
  best := chain.tip(n.id);
  if cardinality(headers) > 2016 or (n.network = 'Ethereum') <> (hashes is not null) or cardinality(hashes) <> cardinality(headers) then raise exception 'invalid_value'; end if;
  if best.hash is null and (n.is_test or n.network = 'Ethereum') and first_height is not null and cardinality(headers) > 0 then
    perform chain.begin_at(n.id, first_height, headers[1], hashes[1]);
    best := chain.tip(n.id);
  end if;
  for i in 1 .. cardinality(headers) loop
    given := headers[i];
    added.hash := coalesce(hashes[i], chain.hash(given));
    continue when exists (select from chain.headers h where h.hash = added.hash);
    select * into parent from chain.headers h where h.hash = substr(given, 5, 32) and h.network_id = n.id;
    perform chain.require_work(n, parent, given);
    added := row(added.hash, n.id, parent.height + 1, given, parent.work + div(115792089237316195423570985008687907853269984665640564039457584007913129639936, chain.target(chain.header_bits(given)) + 1),
      -- Without an address no block can pay one.
      parent.hash = best.hash, case when not exists (select from chain.addresses a where a.network_id = n.id)
        and not exists (select from chain.payees y where y.network_id = n.id)
        and not exists (select from chain.scripts y where y.network_id = n.id) then now() end, now());
    insert into chain.headers select added.*;
    total := total + 1;
    if added.work > best.work then
      best := added;
      if not added.in_chain then perform chain.move_tip(added); end if;
    end if;
  end loop;
  if total > 0 then perform chain.tell(n.id); end if;
  return total;
end $$;

create function chain.announce() returns trigger language plpgsql security definer as $$
  -- trigger: after insert or update on chain.sightings
  -- Tells the payer of each change, and operators of what is unmatched, by id only.
begin
  perform messages.broadcast('chain_payments', new.address_id::text, a.investor_id) from chain.addresses a where a.id = new.address_id;
  perform messages.broadcast('withdrawals', w.id::text, w.investor_id)
  from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id
  where y.script = new.payee_script and (w.status in ('approved', 'paying') or w.id = new.withdrawal_id);
  if new.outcome not in ('credited', 'review') or new.is_outgoing then
    perform messages.broadcast_to_operators('chain', new.id::text);
  end if;
  return null;
end $$;

create function chain.own_coins(network text, outputs text[]) returns setof text language plpgsql stable security definer as $$ -- for: chain_watcher
  -- Returns which of these outputs (id of the transaction:number) were paid to us; on Ethereum which addresses are ours.
begin return query
  with n as materialized (select (chain.current(own_coins.network)).id)
  select o from n cross join unnest(outputs) o
  join chain.sightings s on s.network_id = n.id and s.transaction_id = split_part(o, ':', 1) and s.output::text = split_part(o, ':', 2)
  where s.address_id is not null or exists (select from chain.scripts c where c.script = s.payee_script)
  union all
  select o from n cross join unnest(outputs) o join chain.addresses a on a.network_id = n.id and a.script = decode(substr(o, 3), 'hex')
  where o ~ '^0x[0-9a-f]{40}$'; end $$;

create function chain.is_outgoing(network text, raw bytea) returns boolean language plpgsql stable as $$
  -- Returns whether a transaction spends coins of ours.
begin return exists (select from chain.own_coins(network, case
    when network = 'Ethereum' then array[convert_from(raw, 'UTF8')::jsonb ->> 'from']
    else array(
      select encode(chain.reversed(substr(i, 1, 32)), 'hex') || ':' || chain.number(substr(i, 33)) from unnest((chain.inputs_of(raw)).spent) i) end)); end $$;

create function chain.add_payments(network text, blocks text[], payments jsonb) returns int
  language plpgsql security definer as $$ -- for: chain_watcher
  -- Records what pays an address that was given, or that of a withdrawal, or is paid with coins of ours, of blocks, which
  -- then count as searched, or of none yet, and returns how many. Each has raw (without witness) and output, of a block
  -- also block (as nodes write it), place, branch, coinbase and coinbase_branch; in hexadecimal; on Ethereum raw is what all nodes said
  -- (chain.payment_of). What pays no such address is passed over. Raises another_chain (no such block), not_in_block,
  -- malformed_transaction, invalid_value.
declare
  n constant chain.networks := chain.current(network);
  header chain.headers;
  p record;
  paid record;
  paid_address uuid;
  is_payout boolean;
  is_ours boolean;
  given bytea;
  total int := 0;
begin
  if jsonb_array_length(payments) > 10000 then raise exception 'invalid_value'; end if;
  -- The network first, as those who move its tip and settle do.
  perform from chain.networks x where x.id = n.id for update;
  for p in
    select x.block, x.raw, x.output, x.place, x.branch, x.coinbase, x.coinbase_branch
    from jsonb_to_recordset(payments) x (block text, raw text, output int, place int, branch text, coinbase text, coinbase_branch text)
    order by x.place, x.raw, x.output
  loop
    select * into header from chain.headers h where h.hash = chain.reversed(decode(p.block, 'hex')) and h.network_id = n.id;
    if header.hash is null and p.block is not null then raise exception 'another_chain'; end if;
    given := decode(p.raw, 'hex');
    select o.* into paid from chain.payment_of(n.id, given, p.output) o;
    paid_address := (select a.id from chain.addresses a where a.script = paid.script and a.network_id = n.id);
    is_payout := exists (select from chain.payees y where y.script = paid.script and y.network_id = n.id)
      or exists (select from chain.scripts y where y.script = paid.script and y.network_id = n.id);
    -- A block's first transaction, which is proven to be it below, spends nothing.
    is_ours := coalesce(p.place > 0 or n.network = 'Ethereum', true) and chain.is_outgoing(n.network::text, given);
    continue when paid_address is null and not is_payout and not is_ours or paid.method is null or paid.units is null or paid.units < 1 or chain.in_coins(paid.units, paid.method) >= 1e17;
    if header.hash is not null and n.network <> 'Ethereum' and not chain.is_in_block(
      header.raw, given, p.place, decode(p.branch, 'hex'), decode(p.coinbase, 'hex'), decode(p.coinbase_branch, 'hex')) then
      raise exception 'not_in_block';
    end if;
    insert into chain.sightings as s (network_id, transaction_id, output, address_id, payee_script, is_outgoing, method, units, raw, block, place, branch, coinbase, coinbase_branch)
    select n.id, paid.transaction_id, p.output, paid_address, case when is_payout or is_ours then paid.script end, is_ours, paid.method, paid.units, given, header.hash, i.place,
      decode(i.branch, 'hex'), decode(i.coinbase, 'hex'), decode(i.coinbase_branch, 'hex')
    from (select p.place, p.branch, p.coinbase, p.coinbase_branch where header.hash is not null union all select null, null, null, null where header.hash is null) i
    on conflict on constraint sightings_network_id_transaction_id_output_key do update
    set block = excluded.block, place = excluded.place, branch = excluded.branch, coinbase = excluded.coinbase,
      coinbase_branch = excluded.coinbase_branch, gone_at = null
    -- A block of a branch that lost takes nothing from one of the chain.
    where excluded.block is not null and excluded.block is distinct from s.block and (s.block is null or header.in_chain)
      or excluded.block is null and s.gone_at is not null and chain.confirmations(s) = 0;
    total := total + 1;
  end loop;
  update chain.headers h set read_at = now()
  where h.hash in (select chain.reversed(decode(b, 'hex')) from unnest(blocks) b) and h.network_id = n.id and h.read_at is null;
  return total;
end $$;

create function chain.report_gone(network text, transaction_ids text[]) returns void
  language sql security definer as $$ -- for: chain_watcher
  -- No node knows these transactions any more: what was seen is taken back, unless a block of the chain holds it.
  update chain.sightings s set gone_at = now(), block = null, place = null, branch = null, coinbase = null, coinbase_branch = null
  where s.network_id = (chain.current(report_gone.network)).id and s.transaction_id = any (transaction_ids)
    and s.outcome is null and s.withdrawal_id is null and s.gone_at is null and chain.confirmations(s) = 0 $$;

create function chain.report_node(network text, node text, tip bytea, height int, trouble text) returns void
  language plpgsql security definer as $$ -- for: chain_watcher
  -- Says what a node answered: its tip and height, or silent, another_chain (it has none of our newest blocks), lies
  -- (its height is not that of its tip). Operators are alarmed when the state of the network changes.
declare
  n chain.networks;
  found text;
begin
  select * into n from chain.networks x where x.id = (chain.current(report_node.network)).id for update;
  insert into chain.nodes as o (network_id, name, tip, height, trouble) values (n.id, node, report_node.tip, report_node.height, report_node.trouble)
  on conflict on constraint nodes_pkey do update
  set tip = coalesce(excluded.tip, o.tip), height = coalesce(excluded.height, o.height), trouble = excluded.trouble,
    told_at = now(), heard_at = case when excluded.trouble = 'silent' then o.heard_at else now() end;
  delete from chain.nodes o where o.network_id = n.id and o.told_at < now() - interval '24 hours';
  found := chain.trouble(n.id);
  if found is distinct from n.trouble then
    update chain.networks x set trouble = found, trouble_since = case when found is not null then now() end where x.id = n.id;
    perform messages.broadcast_to_operators('chain', n.id);
  end if;
end $$;

create function chain.agreed_height(network_id text) returns int language sql stable as $$
  -- Returns up to which height all nodes that have a say know the chain; null if one disagrees or none has answered for
  -- two minutes; of Ethereum's main network, unless there are two.
  select case when bool_and(h.in_chain and o.trouble is null and o.height = h.height) then min(h.height) end
  from chain.nodes o left join chain.headers h on h.hash = o.tip and h.network_id = o.network_id
  where o.network_id = agreed_height.network_id and o.heard_at > now() - interval '10 minutes'
  having bool_and(h.hash is not null) and max(o.heard_at) > now() - interval '2 minutes' and (count(*) > 1 or agreed_height.network_id <> 'ethereum')
$$;

create function chain.trouble(network_id text) returns text language sql stable as $$
  -- Returns what is wrong with the nodes of a network: silent (none answers), disagree, another_chain, lies (nothing is
  -- credited then), behind, node_silent (one of several); null if nothing is.
  select case
    when max(o.heard_at) < now() - interval '2 minutes' or count(*) = 0 then 'silent'
    when chain.agreed_height(trouble.network_id) is null then coalesce(
      min(case o.trouble when 'silent' then 'node_silent' else o.trouble end) filter (where o.heard_at > now() - interval '10 minutes'), 'disagree')
    when (chain.tip(trouble.network_id)).height - chain.agreed_height(trouble.network_id) > 3 then 'behind'
    when bool_or(o.heard_at < now() - interval '2 minutes') then 'node_silent'
  end
  from chain.nodes o where o.network_id = trouble.network_id $$;

create function chain.watch(network text) returns jsonb
  language plpgsql stable security definer as $$ -- for: chain_watcher
  -- Returns what a watcher goes on from: height of the chain, contracts of tokens, its newest hundred blocks, the next
  -- blocks to search, and transactions that no block holds. Hashes as nodes of Bitcoin write them.
declare
  n constant chain.networks := chain.current(network);
  tip constant chain.headers := chain.tip(n.id);
begin
  return jsonb_build_object(
    'height', tip.height, 'contracts', (select coalesce(jsonb_agg(c.contract), '[]') from chain.coins c where c.network_id = n.id and c.contract is not null),
    'recent', (
      select coalesce(jsonb_agg(encode(chain.reversed(h.hash), 'hex') order by h.height desc), '[]')
      from chain.headers h where h.network_id = n.id and h.in_chain and h.height > tip.height - 100),
    'unread', (
      select coalesce(jsonb_agg(encode(chain.reversed(u.hash), 'hex') order by u.height), '[]')
      from (
        select h.hash, h.height from chain.headers h where h.network_id = n.id and h.in_chain and h.read_at is null order by h.height limit 200) u),
    'open', (
      select coalesce(jsonb_agg(distinct s.transaction_id), '[]')
      from chain.sightings s where s.network_id = n.id and s.outcome is null and s.gone_at is null and not exists (select from chain.headers h where h.hash = s.block and h.in_chain)));
end $$;

create function chain.watched(network text, after bigint) returns table (number bigint, script bytea)
  language sql stable security definer as $$ -- for: chain_watcher
  -- Returns the scripts of addresses, given or of withdrawals, and of chain.scripts, after a number, 10,000 at most.
  select w.number, w.script
  from (
    select a.network_id, a.number, a.script from chain.addresses a
    union all select y.network_id, y.number, y.script from chain.payees y
    union all select y.network_id, y.number, y.script from chain.scripts y) w
  where w.network_id = (chain.current(watched.network)).id and w.number > watched.after order by w.number limit 10000
$$;

create function chain.as_deposit(sighting chain.sightings) returns public.deposits language sql stable as $$
  -- Returns the deposit that a payment is, before it is credited: with the quote of its address, or, if that ended
  -- before, one of the same amount that was good when it was seen and that no other address has.
  select jsonb_populate_record(null::public.deposits, jsonb_build_object(
    'id', gen_random_uuid(), 'investor_id', a.investor_id, 'amount_cents', a.amount_cents, 'method', sighting.method,
    'quote_id', coalesce((
      select q.id from public.deposit_quotes q
      where (q.investor_id, q.method, q.amount_cents) = (a.investor_id, sighting.method, a.amount_cents) and sighting.seen_at between q.created_at and q.good_until
        and not exists (select from chain.addresses o where o.quote_id = q.id and o.id <> a.id)
      order by q.id = a.quote_id desc, q.created_at desc limit 1), case when a.method = sighting.method then a.quote_id end),
    'sighting_id', sighting.id, 'network', n.network, 'transaction_id', sighting.transaction_id, 'transaction_output', sighting.output,
    'status', 'pending', 'arrived_coins', chain.in_coins(sighting.units, sighting.method), 'paid_at', sighting.seen_at, 'created_at', now(), 'corrected_cents', 0))
  from chain.addresses a join chain.networks n on n.id = a.network_id where a.id = sighting.address_id $$;

create function chain.credited(deposit public.deposits, sighting chain.sightings) returns public.deposits
  language plpgsql stable as $$
  -- Returns a deposit as it is credited without an operator; pending if one must decide: the investor is frozen, prices
  -- are halted or missing, or it is above the limit of an investor in 24 hours. Raises invalid_amount.
declare
  coin constant text := (select m.coin from public.payment_methods m where m.name = deposit.method);
  in_time constant boolean := exists (
    select from public.deposit_quotes q
    where q.id = deposit.quote_id and sighting.seen_at between q.created_at and q.good_until
      -- Or a payment that its sender can still take back, or hurry up, would be a bet on the price.
      and exists (select from chain.headers h where h.hash = sighting.block and h.received_at <= q.good_until + interval '2 hours')
      and (q.source ^@ 'ccxt:' or ground.is_sandbox()));
  automatic constant bigint := (select n.automatic_cents from chain.networks n where n.id = sighting.network_id);
begin
  begin
    deposit := deposits.with_credit_at_quote(deposit, deposit.arrived_coins::text, case when in_time then sighting.seen_at else now() end);
  exception when raise_exception then
    if sqlerrm = 'no_price' then return deposit; end if;
    raise;
  end;
  if not people.is_frozen(deposit.investor_id)
     and exists (select from public.instruments i where i.id = coin || '-USD' and i.status = 'shown')
     and deposit.arrived_cents <= automatic - coalesce((
       select sum(d.arrived_cents) from public.deposits d
       where d.investor_id = deposit.investor_id and d.status = 'approved' and d.reviewed_by is null and d.reviewed_at > now() - interval '24 hours'), 0) then
    deposit.status := 'approved';
    deposit.reviewed_at := now();
  end if;
  return deposit;
end $$;

create function chain.take_back(deposit public.deposits) returns void language plpgsql as $$
  -- Takes back a deposit whose block left the chain: what is available, the rest becomes a receivable
  -- (desk.correct_deposit); one that waits for its review is rejected. Treasurers are alarmed.
declare
  correction desk.corrections;
  why constant text := 'The network no longer confirms this payment.';
begin
  if deposit.status = 'pending' then
    update public.deposits d set status = 'rejected', reviewed_at = now(), reason = why where d.id = deposit.id;
    return;
  end if;
  insert into desk.corrections (id, kind, investor_id, amount_cents, reason, corrects, deposit_id)
  values (gen_random_uuid(), 'deposit_correction', deposit.investor_id, -deposit.arrived_cents - deposit.corrected_cents, why, 'the chain', deposit.id)
  returning * into correction;
  correction := desk.correct_deposit(correction);
  update desk.corrections c set status = 'booked', ended_at = now(), receivable_cents = correction.receivable_cents where c.id = correction.id;
  perform ground.audit('chain_deposit_reversed', deposit.id, jsonb_build_object(
    'person', deposit.investor_id, 'amount_cents', correction.amount_cents, 'receivable_cents', correction.receivable_cents));
  perform messages.broadcast_to_operators('chain', deposit.id::text, 'treasurer', 'admin');
end $$;

create function chain.settle_one(sighting_id uuid) returns text language plpgsql as $$
  -- Settles a payment that has its confirmations, or takes back one whose block left the chain; returns its outcome,
  -- taken_back, or not_due.
declare
  s chain.sightings;
  n chain.networks;
  deposit public.deposits;
  shown int;
  investor constant uuid := (select a.investor_id from chain.sightings x join chain.addresses a on a.id = x.address_id where x.id = settle_one.sighting_id);
  result text;
begin
  -- In the order of reviews: the deposit, its person; then the network, whose tip stays meanwhile.
  select * into deposit from public.deposits d where d.sighting_id = settle_one.sighting_id and d.status in ('pending', 'approved') for update;
  perform from ledger.accounts a where a.investor_id = investor for update;
  select x.* into n from chain.networks x join chain.sightings y on y.network_id = x.id where y.id = settle_one.sighting_id for share of x;
  select * into s from chain.sightings x where x.id = settle_one.sighting_id for update;
  shown := chain.confirmations(s);
  if s.outcome is not null and shown = 0 then
    if deposit.id is not null then perform chain.take_back(deposit); end if;
    update chain.sightings x set outcome = null, settled_at = null where x.id = s.id;
    return 'taken_back';
  elsif s.outcome is not null or shown < chain.needed(s) or (select h.height from chain.headers h where h.hash = s.block) > chain.agreed_height(n.id) - chain.needed(s) + 1 then
    return 'not_due';
  end if;
  deposit := chain.as_deposit(s);
  if exists (select from public.profiles p where p.id = investor and p.closed_at is not null) then
    result := 'account_closed';
  else
    begin
      perform deposits.refuse_counted(deposit);
      deposit := chain.credited(deposit, s);
      insert into public.deposits (id, investor_id, amount_cents, method, network, transaction_id, transaction_output, quote_id, sighting_id, status,
        reviewed_at, arrived_cents, arrived_coins, paid_at, credit_price, credit_source, credit_priced_at,
        credit_quote_id, rest_coins, rest_price, rest_source, rest_priced_at)
      values (deposit.id, investor, deposit.amount_cents, deposit.method, deposit.network, deposit.transaction_id, deposit.transaction_output,
        deposit.quote_id, s.id, deposit.status, deposit.reviewed_at, deposit.arrived_cents, deposit.arrived_coins, deposit.paid_at, deposit.credit_price,
        deposit.credit_source, deposit.credit_priced_at, deposit.credit_quote_id, deposit.rest_coins,
        deposit.rest_price, deposit.rest_source, deposit.rest_priced_at);
      if deposit.status = 'approved' then
        perform ledger.transfer(investor, 'cash', 'available', deposit.arrived_cents, 'deposit', deposit.id);
        perform ground.audit('deposit_credited', deposit.id, deposits.payment_details(deposit, null) || jsonb_build_object('sighting', s.id));
      end if;
      result := case deposit.status when 'approved' then 'credited' else 'review' end;
    exception when raise_exception then
      result := case when sqlerrm in ('transaction_counted', 'invalid_amount') then sqlerrm else 'failed' end;
    end;
  end if;
  update chain.sightings x set outcome = result, settled_at = now() where x.id = s.id;
  return result;
end $$;

create function chain.due(network_id text) returns uuid language sql stable as $$
  -- Returns a payment to settle; null if nothing waits, or nodes disagree.
  select d.id from (
    -- Those whose block left the chain first.
    (select s.id, 0 as rank, s.settled_at as at
      from chain.headers h join chain.sightings s on s.block = h.hash
      where h.network_id = due.network_id and not h.in_chain and s.outcome is not null limit 1)
    union all
    (select s.id, 1, s.seen_at
      from chain.sightings s join chain.headers h on h.hash = s.block and h.in_chain
      where s.network_id = due.network_id and s.outcome is null and s.address_id is not null and h.height <= (select chain.agreed_height(due.network_id)) - chain.needed(s) + 1
      order by h.height, s.seen_at, s.id limit 1)) d
  order by d.rank limit 1 $$;

create function chain.settle(network text) returns text language plpgsql security definer as $$ -- for: chain_watcher
  -- Settles a payment; returns its outcome, null if none is due. One a call: no two people wait for each other.
declare
  due constant uuid := chain.due((chain.current(network)).id);
begin
  return case when due is not null then chain.settle_one(due) end;
end $$;

create function chain.require_shown() returns trigger language plpgsql security definer as $$
  -- trigger: before update of status, first_approved_by on public.deposits when (old.status = 'pending' and (new.status = 'approved' or new.first_approved_by is not null))
  -- Refuses to approve one read as another payment, or that the chain no longer confirms, and by hand what was read and
  -- is credited to the person it was sent to, or is ours. Raises chain_differs, transaction_counted.
declare
  s chain.sightings;
begin
  if new.sighting_id is null then
    if exists (
      select from chain.sightings x where x.network_id = (chain.current(new.network)).id and x.transaction_id = new.transaction_id
        and x.output = coalesce(new.transaction_output, x.output) and (x.outcome is null or exists (
          select from public.deposits d where d.sighting_id = x.id and d.status in ('pending', 'approved')))) then
      raise exception 'transaction_counted';
    end if;
    return new;
  end if;
  select * into s from chain.sightings x where x.id = new.sighting_id;
  if (new.network::text, new.transaction_id, new.transaction_output) is distinct from
       ((select n.network::text from chain.networks n where n.id = s.network_id), s.transaction_id, s.output)
     or new.arrived_coins <> chain.in_coins(s.units, s.method) or chain.confirmations(s) < chain.needed(s) then
    raise exception 'chain_differs';
  end if;
  return new;
end $$;

create function chain.own_quote(asked uuid, address_id uuid) returns uuid language plpgsql as $$
  -- Returns a quote that no other address has, like the one that was asked for: the same coins, price and end.
declare
  quote public.deposit_quotes;
  own uuid;
begin
  select * into quote from public.deposit_quotes q where q.id = asked;
  select q.id into own from public.deposit_quotes q
  where (q.investor_id, q.method, q.amount_cents, q.coins, q.price, q.good_until)
      = (quote.investor_id, quote.method, quote.amount_cents, quote.coins, quote.price, quote.good_until)
    and not exists (select from chain.addresses a where a.quote_id = q.id and a.id is distinct from own_quote.address_id)
  order by q.created_at limit 1;
  if own is null and quote.good_until > now() then
    insert into public.deposit_quotes (investor_id, method, amount_cents, coins, price, source, priced_at, good_until)
    values (quote.investor_id, quote.method, quote.amount_cents, quote.coins, quote.price, quote.source, quote.priced_at, quote.good_until)
    returning id into own;
  end if;
  return coalesce(own, asked);
end $$;

create function chain.request_deposit_address(amount_cents bigint, method text, quote_id uuid default null, network text default null)
  returns table (id uuid, address text, place int, root text, branch text, confirmations int, has_demo_wallet boolean, is_test boolean)
  language plpgsql security definer as $$ -- door: authenticated
  -- Gives the caller an address of their own for a deposit of amount_cents by a method (on one of its networks, unless
  -- it has only one), with its place under the approved root; again one that is not paid. No row where payments are not
  -- read from the chain. Raises session_ended, not_allowed (42501), invalid_amount, identity_required, quote_mismatch,
  -- method_without_address, too_many_requests.
declare
  investor constant uuid := people.caller();
  n chain.networks;
  given chain.addresses;
  own_quote uuid;
begin
  if request_deposit_address.amount_cents is null or request_deposit_address.amount_cents not between 1 and 100000000000 then
    raise exception 'invalid_amount';
  end if;
  select x.* into n
  from public.payment_methods m join chain.coins c on c.method = m.name join chain.networks x on x.id = c.network_id
  where m.name = request_deposit_address.method and m.active and x.is_test = ground.is_sandbox()
    and x.network = coalesce(request_deposit_address.network, case when cardinality(m.networks) = 1 then m.networks[1] end);
  if n.id is null or chain.open_account(n.id) is null or (chain.tip(n.id)).hash is null then return; end if;
  perform kyc.require_identity(investor, 'deposit');
  if request_deposit_address.quote_id is not null and not exists (
    select from public.deposit_quotes q
    where q.id = request_deposit_address.quote_id and (q.investor_id, q.method, q.amount_cents) = (investor, request_deposit_address.method, request_deposit_address.amount_cents)
  ) then
    raise exception 'quote_mismatch';
  end if;
  perform ground.count_call(investor, 'request_deposit_address', 400);
  -- Serialises one person's deposits: an address that is not paid yet is theirs for the next amount, too.
  perform from ledger.accounts a where a.investor_id = investor for update;
  select * into given from chain.addresses a
  where a.investor_id = investor and a.network_id = n.id and a.method = request_deposit_address.method
    and not exists (select from chain.sightings s where s.address_id = a.id)
    and exists (select from chain.accounts x where x.id = a.account_id and x.closed_at is null)
  order by a.number desc limit 1;
  own_quote := chain.own_quote(request_deposit_address.quote_id, given.id);
  if given.id is not null then
    update chain.addresses a set amount_cents = request_deposit_address.amount_cents, quote_id = own_quote
    where a.id = given.id returning * into given;
  else
    given := chain.next_address(n.id, investor, request_deposit_address.method, request_deposit_address.amount_cents, own_quote);
  end if;
  return query
    select given.id, given.address, given.place, encode(x.root, 'hex'), chain.branch_of(x.tree, given.place), n.confirmations, x.proposed_by is null, n.is_test
    from chain.accounts x where x.id = given.account_id;
end $$;

create function chain.my_chain_payments() returns table (
    id uuid, network text, method text, coin text, address text, amount_cents bigint, given_at timestamptz, confirmations int, payments jsonb)
  language sql stable security definer as $$ -- door: authenticated
  -- Returns the caller's newest twenty deposit addresses with payments: chain.state, confirmations of so many, coins,
  -- cents; forgotten ones only without another. Raises session_ended, not_allowed (42501).
  select people.caller();
  select a.id, n.network::text, a.method, m.coin, a.address, a.amount_cents::bigint, a.given_at, n.confirmations, (
      select coalesce(jsonb_agg(jsonb_build_object(
          'id', s.id, 'state', chain.state(s), 'confirmations', chain.confirmations(s), 'coins', chain.in_coins(s.units, s.method)::text,
          'coin', (select x.coin from public.payment_methods x where x.name = s.method),
          'transaction_id', s.transaction_id, 'seen_at', s.seen_at,
          'cents', (select d.arrived_cents from public.deposits d where d.sighting_id = s.id and d.status = 'approved')) order by s.seen_at, s.id), '[]')
      from chain.sightings s
      where s.address_id = a.id and (s.gone_at is null or not exists (select from chain.sightings o where o.address_id = a.id and o.gone_at is null)))
  from chain.addresses a join chain.networks n on n.id = a.network_id join public.payment_methods m on m.name = a.method
  where a.investor_id = (select people.caller()) order by a.number desc limit 20 $$;

create table chain.demo_payments (
  address_id uuid primary key references chain.addresses (id),
  units numeric not null constraint demo_payments_units_positive check (units > 0),
  made_at timestamptz not null default now()
);
comment on table chain.demo_payments is 'What a sandbox''s demo wallet pays on its simulated chain, once an address.';

create function chain.pay_from_demo_wallet(address_id uuid) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Pays the caller's address from the demo wallet of a sandbox: the coins of the newest quote, else 0.01. A retry is a
  -- no-op. Raises session_ended, not_allowed (42501: on a live site), not_found (also where the chain is not simulated).
declare
  investor constant uuid := people.caller();
  given chain.addresses;
begin
  select a.* into given from chain.addresses a join chain.accounts x on x.id = a.account_id
  where a.id = pay_from_demo_wallet.address_id and a.investor_id = investor and x.proposed_by is null;
  if not ground.is_sandbox() then raise exception 'not_allowed' using errcode = '42501'; end if;
  if given.id is null then raise exception 'not_found'; end if;
  insert into chain.demo_payments as d (address_id, units)
  select given.id, ceil(('1e' || m.decimals)::numeric * coalesce((
    select q.coins from public.deposit_quotes q
    where (q.investor_id, q.method, q.amount_cents) = (investor, given.method, given.amount_cents) order by q.good_until desc limit 1), 0.01))
  from public.payment_methods m where m.name = given.method
  on conflict on constraint demo_payments_pkey do nothing;
end $$;

create function chain.demo_wallet(network text) returns table (address_id uuid, script bytea, units numeric, contract text)
  language sql stable security definer as $$ -- for: chain_watcher
  -- Returns what the demo wallet still has to pay: nothing that a block of the chain holds.
  select a.id, a.script, d.units, c.contract
  from chain.demo_payments d join chain.addresses a on a.id = d.address_id join chain.coins c using (network_id, method)
  where a.network_id = (chain.current(demo_wallet.network)).id and ground.is_sandbox()
    and not exists (select from chain.sightings s where s.address_id = a.id and chain.confirmations(s) > 0) $$;

create function chain.is_proven(s chain.sightings) returns boolean language plpgsql stable as $$
  -- Recomputes an output from its transaction: id, amount, script, place in a block of the chain.
declare
  h chain.headers;
  paid record;
begin
  select * into h from chain.headers x where x.hash = s.block;
  select o.* into paid from chain.payment_of(s.network_id, s.raw, s.output) o;
  return (paid.units, paid.method, paid.transaction_id) = (s.units, s.method, s.transaction_id)
    and paid.script = coalesce(s.payee_script, paid.script)
    and paid.script = coalesce((select a.script from chain.addresses a where a.id = s.address_id), paid.script)
    -- Of Ethereum nothing says so but the nodes.
    and h.in_chain and (s.network_id ^@ 'ethereum'
      or chain.hash(h.raw) = h.hash and chain.is_in_block(h.raw, s.raw, s.place, s.branch, s.coinbase, s.coinbase_branch));
exception when raise_exception or data_exception then
  return false;
end $$;

create function chain.is_shown(deposit public.deposits) returns boolean language sql stable as $$
  -- Recomputes a deposit from the payment that was read for it: owner, output, place in a block of the chain; of one
  -- that no operator approved also coins and quote.
  select (deposit.investor_id, deposit.network::text, deposit.transaction_id, deposit.transaction_output, deposit.method)
      = (a.investor_id, n.network::text, s.transaction_id, s.output, s.method)
    and chain.is_proven(s)
    and (deposit.reviewed_by is not null or deposit.arrived_coins = chain.in_coins(s.units, s.method))
    -- A price that the investor was quoted, and seen in its time.
    and (deposit.reviewed_by is not null or deposit.credit_quote_id is null or exists (
      select from public.deposit_quotes q
      where q.id = deposit.credit_quote_id and (q.investor_id, q.price) = (deposit.investor_id, deposit.credit_price)
        and s.seen_at between q.created_at and q.good_until))
  from chain.sightings s join chain.addresses a on a.id = s.address_id join chain.networks n on n.id = s.network_id
  where s.id = deposit.sighting_id $$;

create function proof.verify_chain() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  language sql stable as $$
  -- Recomputes each deposit and withdrawal that was read from its chain, and finds any other that no operator approved.
  select 'deposit that the chain does not show', d.id, null::bigint, d.arrived_cents::bigint from public.deposits d
  where d.status = 'approved' and (d.sighting_id is not null or d.reviewed_by is null) and chain.is_shown(d) is not true
  union all
  select 'withdrawal that the chain does not show', w.id, null, w.pays_cents from public.withdrawals w
  left join chain.payees y on y.withdrawal_id = w.id
  left join chain.sightings s on s.withdrawal_id = w.id
  where w.status = 'paid' and (y.withdrawal_id is not null or w.transaction_output is not null) and (
    (s.transaction_id, s.output, chain.in_coins(s.units, s.method), s.payee_script, s.method) = (w.transaction_id, w.transaction_output, w.coins, y.script, y.method)
    and chain.is_proven(s)) is not true $$;
