-- Approved withdrawals of the Bitcoin family in one transaction: it is built here, checked by the page of each signer, signed outside,
-- and broadcast by the watcher. A replaced fee spends the same outputs, so that only one of its transactions can ever confirm.

create table chain.batches (
  id uuid primary key default gen_random_uuid(),
  network_id text not null references chain.networks (id),
  account_id uuid not null references chain.accounts (id),
  change_place int not null,
  size int not null,
  made_by uuid not null references public.profiles (id),
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (account_id, change_place)
);
comment on table chain.batches is 'Transactions that pay withdrawals (chain.payees) out of one account.';
comment on column chain.batches.change_place is 'Where the change goes on the account''s internal chain, which gives no deposit addresses.';
comment on column chain.batches.size is 'In virtual bytes, at most.';
comment on column chain.batches.ended_at is 'When it was given up, because an output of it was spent elsewhere.';
create index batches_network on chain.batches (network_id, made_at desc);
select ground.append_only('chain.batches', 'id, network_id, account_id, change_place, size, made_by, made_at');
alter table chain.payees add constraint payees_batch_id_fkey foreign key (batch_id) references chain.batches (id);

create table chain.batch_inputs (
  network_id text not null references chain.networks (id),
  transaction_id text not null,
  output int not null,
  batch_id uuid not null references chain.batches (id),
  is_change boolean not null,
  place int not null,
  units bigint not null,
  raw bytea not null,
  primary key (network_id, transaction_id, output)
);
comment on table chain.batch_inputs is 'What batches spend, each output once; of one that was given up only what was spent elsewhere.';

create table chain.batch_versions (
  batch_id uuid not null references chain.batches (id),
  number int not null,
  fee_units bigint not null,
  change_units bigint not null,
  psbt text,
  signed text[] not null default '{}',
  trouble text,
  raw bytea,
  transaction_id text,
  broadcast_at timestamptz,
  made_at timestamptz not null default now(),
  primary key (batch_id, number)
);
comment on table chain.batch_versions is 'A batch with each of its fees; the newest counts, any may confirm.';
comment on column chain.batch_versions.psbt is 'What is signed, in Base64.';
comment on column chain.batch_versions.signed is 'Files as signers gave them back.';
select ground.append_only('chain.batch_versions', 'batch_id, number, fee_units, change_units, made_at');

create function chain.fee_rate_is_sensible(fee_rate int) returns boolean language sql immutable as $$
  -- Returns whether a fee, in the smallest unit of the coin for a virtual byte, is one that a signer's page accepts.
  select coalesce(fee_rate between 1 and 500, false) $$;

create function chain.unspent(network_id text)
  returns table (account_id uuid, transaction_id text, output int, units bigint, is_change boolean, place int, raw bytea)
  language sql stable as $$
  -- Returns confirmed outputs to accounts in use that no batch spends: deposits, and change of batches.
  select u.*
  from (
    select a.account_id, s.transaction_id, s.output, s.units, false, a.place, s.raw
    from chain.sightings s join chain.addresses a on a.id = s.address_id
    where s.network_id = unspent.network_id and s.outcome is not null and chain.confirmations(s) >= chain.needed(s)
    union all
    select b.account_id, v.transaction_id, (select count(*) from chain.payees y where y.batch_id = b.id)::int, v.change_units, true, b.change_place, v.raw
    from chain.batches b join chain.batch_versions v on v.batch_id = b.id
    where b.network_id = unspent.network_id and exists (
      select from chain.payees y join chain.sightings s on s.withdrawal_id = y.withdrawal_id
      where y.batch_id = b.id and s.transaction_id = v.transaction_id)) u (account_id, transaction_id, output, units, is_change, place, raw)
  -- A sandbox has keys to the first hundred addresses of its account.
  join chain.accounts x on x.id = u.account_id and x.effective_at <= now() and (x.proposed_by is not null or u.is_change or u.place < 100)
  where not exists (select from chain.batch_inputs i where (i.network_id, i.transaction_id, i.output) = (unspent.network_id, u.transaction_id, u.output))
$$;

create function chain.make_payout_batch(network text, fee_rate int) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Takes the approved withdrawals of a network that the caller may pay, the oldest fifty at most, for one transaction at
  -- a fee for each virtual byte, out of the account that needs the fewest outputs. Raises not_allowed, session_ended
  -- (42501), code_required, invalid_value, nothing_to_pay, insufficient_coins.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  n constant chain.networks := chain.current(network);
  candidate uuid;
  taken uuid[] := '{}';
  owed record;
  chosen record;
  made chain.batches;
begin
  if n.id is null or n.network = 'Ethereum' or not chain.fee_rate_is_sensible(fee_rate) then raise exception 'invalid_value'; end if;
  for candidate in
    select d.id from (
      select w.id, w.investor_id from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id
      where y.network_id = n.id and not chain.is_on_its_way(w.id) and (w.status = 'approved' or w.status = 'paying' and w.taken_by = operator)
        and w.reviewed_by <> operator and w.investor_id <> operator
      order by w.created_at limit 50) d
    -- In one order, because each is locked with its person.
    order by d.investor_id, d.id
  loop
    begin
      perform withdrawals.take_withdrawal(candidate);
      taken := taken || candidate;
    exception when raise_exception then
      -- Its wait, its person or a limit does not allow it.
      null;
    end;
  end loop;
  if taken = '{}' then raise exception 'nothing_to_pay'; end if;
  -- Serialises those who spend outputs of the network.
  perform from chain.networks x where x.id = n.id for update;
  select sum(y.units) as units, 11 + 34 + sum(9 + octet_length(y.script)) as size into owed
  from chain.payees y where y.withdrawal_id = any (taken);
  select c.account_id, c.place, c.size, c.units into chosen
  from (
    select u.account_id, row_number() over w as place, sum(u.units) over w as units,
      owed.size + row_number() over w * case when x.addresses[1] ~ '1q' then 68 else 148 end as size
    from chain.unspent(n.id) u join chain.accounts x on x.id = u.account_id
    window w as (partition by u.account_id order by u.units desc, u.transaction_id, u.output)) c
  -- Leaves change that may pay for a higher fee.
  where c.units >= owed.units + 3 * fee_rate * c.size + 1000 order by c.place limit 1;
  if chosen.account_id is null then raise exception 'insufficient_coins'; end if;
  insert into chain.batches (network_id, account_id, change_place, size, made_by)
  select n.id, chosen.account_id, count(*), chosen.size, operator from chain.batches b where b.account_id = chosen.account_id
  returning * into made;
  insert into chain.batch_inputs (network_id, transaction_id, output, batch_id, is_change, place, units, raw)
  select n.id, u.transaction_id, u.output, made.id, u.is_change, u.place, u.units, u.raw
  from chain.unspent(n.id) u where u.account_id = chosen.account_id
  order by u.units desc, u.transaction_id, u.output limit chosen.place;
  update chain.payees y set batch_id = made.id where y.withdrawal_id = any (taken);
  insert into chain.batch_versions (batch_id, number, fee_units, change_units)
  values (made.id, 1, fee_rate * chosen.size, chosen.units - owed.units - fee_rate * chosen.size);
  perform ground.audit('payout_batch_made', made.id, jsonb_build_object('network', n.id, 'withdrawals', cardinality(taken), 'fee_rate', fee_rate));
  return made.id;
end $$;

create function chain.newest_version(batch_id uuid) returns chain.batch_versions language sql stable as $$
  -- Returns a batch with its newest fee.
  select v from chain.batch_versions v where v.batch_id = newest_version.batch_id order by v.number desc limit 1 $$;

create function chain.raise_batch_fee(batch_id uuid, fee_rate int) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Gives a batch that is not confirmed a higher fee out of its change: another transaction that spends the same outputs.
  -- Raises not_allowed, session_ended (42501), code_required, not_found, invalid_value, insufficient_coins, already_paid.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  b chain.batches;
  before chain.batch_versions;
  added bigint;
begin
  select * into b from chain.batches x where x.id = raise_batch_fee.batch_id and x.ended_at is null for update;
  if b.id is null then raise exception 'not_found'; end if;
  before := chain.newest_version(b.id);
  added := fee_rate * b.size - before.fee_units;
  -- Nodes replace only what pays for its own relay, too.
  if not chain.fee_rate_is_sensible(fee_rate) or added < b.size then raise exception 'invalid_value'; end if;
  if added > before.change_units - 1000 then raise exception 'insufficient_coins'; end if;
  if exists (select from chain.payees y join chain.sightings s on s.withdrawal_id = y.withdrawal_id where y.batch_id = b.id) then
    raise exception 'already_paid';
  end if;
  insert into chain.batch_versions (batch_id, number, fee_units, change_units)
  values (b.id, before.number + 1, before.fee_units + added, before.change_units - added);
  perform ground.audit('payout_batch_fee_raised', b.id, jsonb_build_object('fee_rate', fee_rate));
end $$;

create function chain.sign_batch(batch_id uuid, number int, psbt text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Keeps a signed file (Base64) of a batch's newest transaction; complete, the watcher broadcasts it. A retry is a
  -- no-op. Raises not_allowed, session_ended (42501), code_required, not_found, changed_meanwhile, invalid_value.
declare
  operator constant uuid := people.require_money_decision('treasurer', 'admin');
  v chain.batch_versions;
begin
  select * into v from chain.batch_versions x where x.batch_id = sign_batch.batch_id and x.number = sign_batch.number for update;
  if v.psbt is null then raise exception 'not_found'; end if;
  if v.number <> (chain.newest_version(v.batch_id)).number then raise exception 'changed_meanwhile'; end if;
  if sign_batch.psbt !~ '^cHNidP[A-Za-z0-9+/=]+$' or char_length(sign_batch.psbt) > 500000 or cardinality(v.signed) >= 20 then raise exception 'invalid_value'; end if;
  if sign_batch.psbt = any (v.signed) then return; end if;
  update chain.batch_versions x set signed = x.signed || sign_batch.psbt, trouble = null where x.batch_id = v.batch_id and x.number = v.number;
  perform ground.audit('payout_batch_signed', v.batch_id, jsonb_build_object('number', v.number));
end $$;

create function chain.batch_parts(b chain.batches) returns jsonb language sql stable as $$
  -- Returns what the transaction of a batch consists of, in its order: inputs, outputs, the change with the newest fee.
  select jsonb_build_object(
    'id', b.id, 'number', v.number, 'extended_key', x.extended_key, 'first_address', x.addresses[1], 'root', encode(x.root, 'hex'), 'branch', chain.branch_of(x.tree, 0), 'change_place', b.change_place,
    'change_units', v.change_units, 'fee_units', v.fee_units, 'size', b.size, 'psbt', v.psbt, 'transaction_id', v.transaction_id,
    'inputs', (
      select jsonb_agg(jsonb_build_object(
        'transaction_id', i.transaction_id, 'output', i.output, 'is_change', i.is_change, 'place', i.place,
        'units', i.units, 'raw', encode(i.raw, 'hex')) order by i.transaction_id, i.output)
      from chain.batch_inputs i where i.batch_id = b.id),
    'outputs', (
      select jsonb_agg(jsonb_build_object('address', w.address, 'units', y.units, 'script', encode(y.script, 'hex'), 'status', w.status) order by y.number)
      from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id where y.batch_id = b.id))
  from chain.accounts x cross join lateral chain.newest_version(b.id) v where x.id = b.account_id $$;

create function chain.batch_work(network text) returns jsonb
  language sql stable security definer as $$ -- for: chain_watcher
  -- Returns batches of a network that are not paid, for the watcher: to build, to complete, or to broadcast (again).
  select coalesce(jsonb_agg(chain.batch_parts(b) || jsonb_build_object('signed', v.signed, 'is_demo', x.proposed_by is null)), '[]')
  from chain.batches b cross join lateral chain.newest_version(b.id) v join chain.accounts x on x.id = b.account_id
  where b.network_id = (chain.current(batch_work.network)).id and b.ended_at is null
    and exists (select from chain.payees y where y.batch_id = b.id and not exists (select from chain.sightings s where s.withdrawal_id = y.withdrawal_id))
$$;

create function chain.give_batch_up(b chain.batches, spent bytea[]) returns void language plpgsql as $$
  -- Gives up a batch that can never confirm, because something else spent these outputs (chain.outpoint); the others are
  -- free. Its withdrawals are approved again, but for those that other coins are on their way to.
declare
  owed constant uuid[] := array(select y.withdrawal_id from chain.payees y where y.batch_id = b.id);
begin
  delete from chain.batch_inputs i where i.batch_id = b.id and chain.outpoint(i.transaction_id, i.output) <> all (spent);
  update chain.batches x set ended_at = now() where x.id = b.id;
  update chain.payees y set batch_id = null where y.batch_id = b.id;
  update public.withdrawals w set status = 'approved', taken_by = null, taken_until = null, given_back_at = now()
  where w.id = any (owed) and w.status = 'paying' and not chain.is_on_its_way(w.id);
  perform ground.audit('payout_batch_ended', b.id);
end $$;

create function chain.report_batch(batch_id uuid, number int, psbt text default null, raw bytea default null, trouble text default null, spent jsonb default null)
  returns void language plpgsql security definer as $$ -- for: chain_watcher
  -- Says of a batch's transaction what the watcher made of it: the file to sign; the signed transaction (without
  -- witness), which is refused if it pays other outputs; that a node refused it (its files are forgotten); or, before
  -- there is a file, which input is spent already. Raises chain_differs.
declare
  b chain.batches;
  v chain.batch_versions;
  y record;
begin
  -- Withdrawals first, as all who change them do.
  perform from public.withdrawals w where w.id in (select p.withdrawal_id from chain.payees p where p.batch_id = report_batch.batch_id) order by w.investor_id, w.id for update;
  select * into b from chain.batches x where x.id = report_batch.batch_id for update;
  select * into v from chain.batch_versions x where x.batch_id = b.id and x.number = report_batch.number;
  if v.number is null or b.ended_at is not null then return; end if;
  if report_batch.spent is not null and v.number = 1 and v.psbt is null then
    perform chain.give_batch_up(b, array[chain.outpoint(spent ->> 'transaction_id', (spent ->> 'output')::int)]);
  elsif report_batch.raw is not null and v.raw is null then
    for y in
      select p.units, p.script, row_number() over (order by p.number) - 1 as place from chain.payees p where p.batch_id = b.id
    loop
      if (select o.units = y.units and o.script = y.script from chain.output_of(report_batch.raw, y.place::int) o) is not true then
        raise exception 'chain_differs';
      end if;
    end loop;
    update chain.batch_versions x set raw = report_batch.raw, transaction_id = encode(chain.reversed(chain.hash(report_batch.raw)), 'hex'), broadcast_at = now(), trouble = null
    where x.batch_id = b.id and x.number = v.number;
    insert into chain.scripts (network_id, script)
    select b.network_id, o.script from chain.output_of(report_batch.raw, (select count(*) from chain.payees p where p.batch_id = b.id)::int) o
    on conflict do nothing;
  else
    update chain.batch_versions x
    set psbt = coalesce(x.psbt, report_batch.psbt), trouble = left(report_batch.trouble, 200),
        signed = case when report_batch.trouble is null or x.raw is not null then x.signed else '{}' end
    where x.batch_id = b.id and x.number = v.number;
  end if;
  perform messages.broadcast_to_operators('chain', b.id::text, 'treasurer', 'admin');
end $$;

create function chain.lost_inputs(network_id text) returns table (batch_id uuid, spent bytea) language sql stable as $$
  -- Returns inputs of batches, not paid yet, that a confirmed transaction of no batch spends.
  select i.batch_id, chain.outpoint(i.transaction_id, i.output)
  from chain.batches b join chain.batch_inputs i on i.batch_id = b.id join chain.networks n on n.id = b.network_id
  join chain.sightings s on s.network_id = b.network_id and s.is_outgoing and s.seen_at > b.made_at - interval '1 day'
  join chain.headers h on h.hash = s.block and h.in_chain and h.height <= (select chain.agreed_height(lost_inputs.network_id)) - n.confirmations + 1
  where b.network_id = lost_inputs.network_id and b.ended_at is null
    and exists (select from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id where y.batch_id = b.id and w.status <> 'paid')
    and chain.outpoint(i.transaction_id, i.output) = any ((chain.inputs_of(s.raw)).spent)
    and not exists (select from chain.batch_versions v where v.batch_id = b.id and v.transaction_id = s.transaction_id)
$$;

create function chain.settle_batch(network text) returns text
  language plpgsql security definer as $$ -- for: chain_watcher
  -- Gives one batch up that can never confirm, because another confirmed transaction spends an output of it; returns
  -- given_up or not_due; null if none is due.
declare
  n constant chain.networks := chain.current(network);
  lost constant uuid := (select i.batch_id from chain.lost_inputs(n.id) i limit 1);
  b chain.batches;
  inputs bytea[];
begin
  if lost is null then return null; end if;
  -- Withdrawals first, as all who change them do; then the network, whose tip stays meanwhile.
  perform from public.withdrawals w where w.id in (select p.withdrawal_id from chain.payees p where p.batch_id = lost) order by w.investor_id, w.id for update;
  select * into b from chain.batches x where x.id = lost for update;
  perform from chain.networks x where x.id = n.id for share;
  inputs := array(select i.spent from chain.lost_inputs(n.id) i where i.batch_id = lost);
  if inputs = '{}' then return 'not_due'; end if;
  perform chain.give_batch_up(b, inputs);
  perform messages.broadcast_to_operators('chain', b.id::text, 'treasurer', 'admin');
  return 'given_up';
end $$;

create function chain.payout_batches() returns jsonb
  language sql stable security definer as $$ -- door: authenticated
  -- Returns for those who pay: networks with waiting withdrawals and what accounts hold, payments that were taken back
  -- because their block left the chain, and the newest twenty batches with all that their pages check.
  select people.require_operator('treasurer', 'admin');
  select jsonb_build_object(
    'networks', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'network', n.network, 'unspent', trim_scale((select coalesce(sum(u.units), 0) from chain.unspent(n.id) u) * 0.00000001)::text,
        'waiting', o.number, 'owed', trim_scale(o.units * 0.00000001)::text) order by n.id), '[]')
      from chain.networks n cross join lateral (
        select count(*)::int as number, coalesce(sum(y.units), 0) as units
        from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id
        where y.network_id = n.id and w.status = 'approved' and not chain.is_on_its_way(w.id)) o
      where n.is_test = ground.is_sandbox() and n.network <> 'Ethereum' and exists (select from chain.accounts x where x.network_id = n.id and x.effective_at <= now())),
    'reversed', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', w.id, 'investor_id', w.investor_id, 'coins', w.coins::text, 'method', w.method, 'address', w.address) order by r.reversed_at), '[]')
      from withdrawals.reversals r join public.withdrawals w on w.id = r.withdrawal_id where r.paid_at is null),
    'batches', (
      select coalesce(jsonb_agg(chain.batch_parts(b) || jsonb_build_object(
        'network', n.network, 'made_at', b.made_at, 'made_by', p.name, 'ended_at', b.ended_at, 'signatures', cardinality(v.signed),
        'trouble', v.trouble, 'broadcast_at', v.broadcast_at, 'needed', n.confirmations, 'confirmations', coalesce((
          select max(chain.confirmations(s)) from chain.batch_versions k join chain.sightings s on s.network_id = n.id and s.transaction_id = k.transaction_id
          where k.batch_id = b.id), 0)) order by b.made_at desc), '[]')
      from (select * from chain.batches x order by x.made_at desc limit 20) b
      join chain.networks n on n.id = b.network_id join public.profiles p on p.id = b.made_by
      cross join lateral chain.newest_version(b.id) v
      where n.is_test = ground.is_sandbox())) $$;

create function chain.payout_states(withdrawal_ids uuid[]) returns table (
  id uuid, coins text, confirmations int, needed int, transaction_id text, state text, is_reversed boolean)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns what is known of withdrawals, the caller's own or, for operators, any, on networks that are read: waiting,
  -- in_batch, seen (confirmations of so many), or paid; and whether it is owed again, because its block left the chain.
declare
  is_operator constant boolean := people.operator_role() is not null;
  caller constant uuid := people.caller();
begin
  return query
    select w.id, w.coins::text, coalesce(s.confirmations, 0), n.confirmations, s.transaction_id, case
      when w.status = 'paid' then 'paid' when s.transaction_id is not null then 'seen'
      when y.batch_id is not null then 'in_batch' else 'waiting' end, withdrawals.is_reversed(w.id)
    from chain.payees y join public.withdrawals w on w.id = y.withdrawal_id join chain.networks n on n.id = y.network_id
    left join lateral (
      select x.transaction_id, chain.confirmations(x) as confirmations from chain.sightings x
      where x.payee_script = y.script and (x.withdrawal_id = w.id or w.status <> 'paid' and x.withdrawal_id is null and x.gone_at is null
        and (x.units, x.method) = (y.units, y.method) and x.seen_at >= y.fixed_at)
      order by x.withdrawal_id is null, x.seen_at limit 1) s on true
    where y.withdrawal_id = any (withdrawal_ids) and (is_operator or w.investor_id = caller);
end $$;
