-- Income of mining, computed from what anyone can check: payouts in blocks, and the lowest hashes of each day, which prove how much work was
-- done. No one types it. All figures are exact, so that a browser and a program in another language get the same ones.

do $$
begin
  create role mining_relay nologin;
-- As chain_watcher.
exception when duplicate_object or unique_violation then
  null;
end $$;
comment on role mining_relay is 'Of the relay between miners and their pool: hands shares in, reads no people.';
grant mining_relay to current_user with inherit false, set true;
grant usage on schema mining to mining_relay;

create table mining.sources (
  id text primary key constraint sources_id_plain check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  network_id text not null references chain.networks (id),
  pool text not null constraint sources_pool_named check (char_length(btrim(pool)) between 2 and 80 and pool !~ '[[:cntrl:]]'),
  address text not null,
  tag text not null constraint sources_tag_plain check (tag ~ '^[ -~]{4,32}$'),
  fee_bp int not null constraint sources_fee_bounded check (fee_bp between 0 and 2000),
  joules_per_th numeric not null constraint sources_joules_positive check (joules_per_th > 0),
  cents_per_kwh numeric not null constraint sources_power_not_negative check (cents_per_kwh between 0 and 1000),
  contracted_phs numeric not null constraint sources_contracted_positive check (contracted_phs > 0 and contracted_phs <= 100000),
  proposed_by uuid references public.profiles (id),
  effective_at timestamptz not null,
  closed_at timestamptz,
  close_reason text constraint sources_close_reason_given check (char_length(btrim(close_reason)) between 1 and 500),
  constraint sources_closed_whole check (num_nulls(closed_at, close_reason) in (0, 2)),
  constraint sources_script_once unique (address)
);
comment on table mining.sources is
  'Where income of mining comes from: approved by two operators, in use after the delay of a wallet change; other terms are another source.';
comment on column mining.sources.address is 'What the pool pays to, of BIP-84 or BIP-44.';
comment on column mining.sources.tag is 'In the coinbase of its blocks and shares; names this site.';
comment on column mining.sources.fee_bp is 'Of the pool; payouts arrive without it.';
comment on column mining.sources.joules_per_th is 'Joules a terahash, by the terms.';
comment on column mining.sources.proposed_by is 'Null of the simulated source of a sandbox.';
comment on column mining.sources.contracted_phs is 'What was contracted: an investor has the part of it that they bought.';
select ground.append_only('mining.sources',
  'id, network_id, pool, address, tag, fee_bp, joules_per_th, cents_per_kwh, contracted_phs, proposed_by, effective_at');

alter table public.plans add constraint plans_source_id_fkey foreign key (source_id) references mining.sources (id);

create table mining.shares (
  hash bytea primary key,
  source_id text not null references mining.sources (id),
  day date not null,
  header bytea not null constraint shares_of_80_bytes check (octet_length(header) = 80),
  coinbase bytea not null constraint shares_coinbase_short check (octet_length(coinbase) <= 4000),
  branch bytea not null
);
comment on table mining.shares is 'The 128 lowest hashes of each day (UTC, of the block before) of a source, each with what proves its tag.';
comment on column mining.shares.hash is 'As explorers write it, so that the lowest comes first.';
create index shares_of_day on mining.shares (source_id, day, hash);

create table mining.days (
  source_id text not null references mining.sources (id),
  day date not null,
  units bigint not null constraint days_units_not_negative check (units >= 0),
  tried numeric,
  expected_units bigint,
  cost_cents public.cents not null,
  price numeric not null,
  price_source text not null,
  priced_at timestamptz not null,
  net_cents public.cents not null,
  root bytea not null,
  computed_at timestamptz not null default now(),
  primary key (source_id, day)
);
comment on table mining.days is 'Computed days (UTC) of sources, once 100 blocks confirm them.';
comment on column mining.days.units is 'Paid in blocks, in the smallest unit of the coin.';
comment on column mining.days.tried is 'Estimated hashes; null without 128 shares: nothing is proven.';
comment on column mining.days.price is 'Dollars a coin when it was computed.';
comment on column mining.days.root is 'SHA-256 of everything it was computed from (mining.root_of): the evidence of its yield.';
select ground.append_only('mining.days');

alter table chain.sightings add column counted_on date;
comment on column chain.sightings.counted_on is 'The day that it is income of, once.';
create trigger append_only_counted before update of counted_on on chain.sightings
  for each row when (old.counted_on is not null) execute function ground.forbid_change();

create function mining.shares_a_day() returns int language sql immutable as $$
  -- Returns how many of the lowest hashes of a day prove its work. Always all of them: with a choice, luck could be picked.
  select 128 $$;

create function mining.day_end(day date) returns timestamptz language plpgsql immutable as $$
  -- Returns the end of a day (UTC).
begin return (day + 1)::timestamp at time zone 'utc'; end $$;

create function mining.made_on(header bytea) returns date language plpgsql immutable as $$
  -- Returns the day (UTC) on which a header says that it was made.
begin return date '1970-01-01' + (chain.time(header) / 86400)::int; end $$;

create function mining.script_sig(coinbase bytea) returns bytea language plpgsql immutable as $$
  -- Returns what the maker of a block writes into its first transaction; null if it is no such transaction.
begin return case when octet_length(coinbase) > 64 and substr(coinbase, 5, 37) = '\x01'::bytea || decode(repeat('00', 32), 'hex') || '\xffffffff'::bytea
    then substr(coinbase, 43, get_byte(coinbase, 41)) end; end $$;

create function mining.names(source mining.sources, day date, sig bytea) returns boolean language plpgsql stable as $$
  -- Returns whether the script of a block's maker names a source, and no other, whose work it would be, too. Behind the
  -- tag it holds a seal of the books that was published from two days before the day (UTC) until the day after it; the
  -- tag alone is enough if none was published on the first of them.
begin return coalesce(position(convert_to(source.tag, 'UTF8') in sig) > 0 and (
    select coalesce(min(l.as_of) >= mining.day_end(names.day - 2), true)
      or bool_or(position(convert_to(source.tag, 'UTF8') || decode(l.seal, 'hex') in sig) > 0)
    from public.liability_snapshots l where l.as_of >= mining.day_end(names.day - 3) and l.as_of < mining.day_end(names.day + 1))
    and not exists (select from mining.sources o where o.id <> source.id and position(convert_to(o.tag, 'UTF8') in sig) > 0), false); end $$;

create function mining.add_shares(source_id text, shares jsonb) returns int
  language plpgsql security definer as $$ -- for: mining_relay
  -- Takes up to 256 shares of a source, each with header, coinbase and branch in hexadecimal, and keeps the lowest of
  -- each day; returns how many are new among them. Raises not_found, invalid_value, another_chain (of an unknown block),
  -- too_little_work (wrong bits), not_in_block, another_tag (or without a seal), day_closed.
declare
  s mining.sources;
  n chain.networks;
  p record;
  parent chain.headers;
  given mining.shares;
  added bytea[] := '{}';
begin
  -- Serialises those who hand in.
  perform pg_advisory_xact_lock(hashtextextended('shares of ' || source_id, 0));
  select * into s from mining.sources x where x.id = add_shares.source_id and x.effective_at <= now() and x.closed_at is null;
  if s.id is null then raise exception 'not_found'; end if;
  select * into n from chain.networks x where x.id = s.network_id;
  if jsonb_array_length(shares) > 256 then raise exception 'invalid_value'; end if;
  for p in select x.header, x.coinbase, x.branch from jsonb_to_recordset(shares) x (header text, coinbase text, branch text) loop
    given := row(null, s.id, null, decode(p.header, 'hex'), decode(p.coinbase, 'hex'), decode(p.branch, 'hex'));
    if octet_length(given.header) is distinct from 80 then raise exception 'invalid_value'; end if;
    given.hash := chain.reversed(chain.hash(given.header));
    continue when exists (select from mining.shares x where x.hash = given.hash);
    select * into parent from chain.headers h where h.hash = substr(given.header, 5, 32) and h.network_id = n.id;
    if parent.hash is null then raise exception 'another_chain'; end if;
    if not chain.may_have_bits(n, parent, chain.header_bits(given.header)) then raise exception 'too_little_work'; end if;
    if mining.script_sig(given.coinbase) is null or chain.root_of(given.coinbase, 0, given.branch) is distinct from substr(given.header, 37, 32) then
      raise exception 'not_in_block';
    end if;
    given.day := mining.made_on(parent.raw);
    if not mining.names(s, given.day, mining.script_sig(given.coinbase)) then raise exception 'another_tag'; end if;
    if exists (select from mining.days d where d.source_id = s.id and d.day = given.day) then raise exception 'day_closed'; end if;
    insert into mining.shares select given.*;
    added := added || given.hash;
  end loop;
  delete from mining.shares x using (
    select y.hash, row_number() over (partition by y.day order by y.hash) as place from mining.shares y
    where y.source_id = s.id and y.day in (select z.day from mining.shares z where z.hash = any (added))) k
  where k.hash = x.hash and k.place > mining.shares_a_day();
  return (select count(*) from mining.shares x where x.hash = any (added));
end $$;

create function mining.relayed(source_id text) returns jsonb
  language sql stable security definer as $$ -- for: mining_relay
  -- Returns what a relay of a source goes on from: tag, and the newest hundred blocks with their days; null if unknown.
  select jsonb_build_object('tag', s.tag, 'recent', (
    select coalesce(jsonb_object_agg(encode(chain.reversed(h.hash), 'hex'), mining.made_on(h.raw)), '{}')
    from chain.headers h where h.network_id = s.network_id and h.in_chain and h.height > (chain.tip(s.network_id)).height - 100))
  from mining.sources s where s.id = relayed.source_id $$;

create function mining.estimated(hash bytea) returns numeric language sql immutable as $$
  -- Returns how many hashes were tried if this is the highest of the lowest 128, rounded down; deviation: 1/sqrt(126).
  select div((mining.shares_a_day() - 1) * power(2::numeric, 256), chain.number(chain.reversed(hash)) + 1) $$;

create function mining.subsidy(height int) returns bigint language sql immutable as $$
  -- Returns what a block pays its maker without fees of transactions, in the smallest unit.
  select case when height / 210000 > 63 then 0 else 5000000000 >> (height / 210000) end $$;

create function mining.paid(source mining.sources, day date) returns table (units bigint, named text)
  language sql stable as $$
  -- Returns what blocks paid a source as income of a day, and the outputs in their order.
  select coalesce(sum(r.units), 0)::bigint, coalesce(string_agg(r.transaction_id || ':' || r.output, ',' order by r.transaction_id collate "C", r.output), '')
  from chain.sightings r where r.network_id = source.network_id and r.payee_script = (select chain.script_of(source.address)) and r.counted_on = paid.day
$$;

create function mining.worked(source mining.sources, day date) returns table (tried numeric, expected_units bigint, hashes bytea)
  language sql stable as $$
  -- Returns what the shares of a day prove: hashes tried (null without 128), what they earn on average, in the smallest
  -- unit after the pool's fee, rounded down, and all hashes.
  with s as (
    select x.hash, chain.target(chain.header_bits(x.header)) + 1 as target, h.height + 1 as height
    from mining.shares x join chain.headers h on h.hash = substr(x.header, 5, 32)
    where x.source_id = source.id and x.day = worked.day
  ), a as (
    select sum(s.target * mining.subsidy(s.height)) as chance, coalesce(string_agg(s.hash, ''::bytea order by s.hash), '') as hashes from s
  ), b as (
    select a.*, case when octet_length(a.hashes) = 32 * mining.shares_a_day() then mining.estimated(substr(a.hashes, octet_length(a.hashes) - 31)) end as tried
    from a)
  select b.tried, div(b.tried * b.chance * (10000 - source.fee_bp), 10000 * mining.shares_a_day() * power(2::numeric, 256))::bigint, b.hashes
  from b $$;

create function mining.cost_of(source mining.sources, tried numeric) returns bigint language sql immutable as $$
  -- Returns the power of so many hashes of a day in cents, rounded up: by the terms, and of no more than was contracted.
  select (div(u.cents, 3600000000000000000) + (mod(u.cents, 3600000000000000000) > 0)::int)::bigint
  from (
    select least(coalesce(cost_of.tried, 0), source.contracted_phs * 86400000000000000000) * source.joules_per_th * source.cents_per_kwh as cents) u
$$;

create function mining.root_of(source mining.sources, d mining.days) returns bytea language sql stable as $$
  -- Returns the hash of a day: of its terms, outputs, shares and figures.
  select sha256(convert_to(concat_ws('|', 'glassmine:mining:v1', source.id, d.day - date '1970-01-01', source.address, source.tag, source.fee_bp,
    trim_scale(source.joules_per_th), trim_scale(source.cents_per_kwh), trim_scale(source.contracted_phs), p.named, encode(sha256(w.hashes), 'hex'),
    d.units, coalesce(trim_scale(d.tried)::text, '-'), coalesce(d.expected_units::text, '-'), d.cost_cents, trim_scale(d.price), d.net_cents), 'UTF8'))
  from mining.paid(source, d.day) p cross join mining.worked(source, d.day) w $$;

create function mining.compute(source mining.sources, d mining.days) returns mining.days language plpgsql stable as $$
  -- Returns a day with its figures, computed from its payouts, shares and price.
begin
  select p.units into d.units from mining.paid(source, d.day) p;
  select w.tried, w.expected_units into d.tried, d.expected_units from mining.worked(source, d.day) w;
  d.cost_cents := mining.cost_of(source, d.tried);
  d.net_cents := div(d.units * d.price, 1000000) - d.cost_cents;
  d.root := mining.root_of(source, d);
  return d;
end $$;

create function mining.part_of(source mining.sources, plan public.plans, d mining.days) returns numeric
  language sql stable as $$
  -- Returns what a plan's holders get of a day, in cents, rounded down: the part of the contracted work that they held,
  -- by microseconds; null if no one did. A day of loss is the company's.
  select div(w.part, w.whole) - (mod(w.part, w.whole) < 0)::int
  from (
    select source.contracted_phs * 8640000000000 as whole, d.net_cents * plan.phs_per_dollar * sum(x.principal_cents * trunc(1000000 * extract(epoch from
      least(x.matures_at, x.closed_at, mining.day_end(d.day)) - greatest(x.opened_at, mining.day_end(d.day - 1))))) as part
    from public.positions x
    where x.plan_id = plan.id and x.opened_at < mining.day_end(d.day) and least(x.matures_at, x.closed_at) > mining.day_end(d.day - 1)) w
$$;

create function mining.is_closed(network_id text, day date) returns boolean language sql stable as $$
  -- Returns whether 100 blocks, which all nodes know, confirm a day (UTC), and all of its blocks were searched.
  select coalesce(h.height + 99 <= chain.agreed_height(is_closed.network_id) and not exists (
    select from chain.headers u where u.network_id = is_closed.network_id and u.in_chain and u.read_at is null and u.height <= h.height), false)
  from (select extract(epoch from mining.day_end(day)) as at) ends left join lateral (
    select x.height from chain.headers x
    where x.network_id = is_closed.network_id and x.in_chain and chain.time(x.raw) < ends.at
    order by x.height desc limit 1) h on true $$;

create function mining.made_first(source mining.sources) returns date language sql immutable as $$
  -- Returns the first whole day (UTC) of a source.
  select (source.effective_at at time zone 'utc')::date + 1 $$;

create function mining.count_payouts(source mining.sources, day date) returns void language sql as $$
  -- Counts what blocks up to a day paid a source in use, not counted before; no deposits of investors or withdrawals.
  update chain.sightings r set counted_on = count_payouts.day
  from chain.headers h
  where r.network_id = source.network_id and r.payee_script = (select chain.script_of(source.address)) and r.counted_on is null
    and num_nonnulls(r.address_id, r.withdrawal_id) = 0 and h.hash = r.block and h.in_chain and mining.made_on(h.raw) between mining.made_first(source) and count_payouts.day
$$;

create function mining.keep_day() returns text language plpgsql as $$
  -- Computes the oldest closed day of a source and books its plans' yield; returns both, null if none is due or the coin
  -- has no price. Run by supabase/workers/jobs.ts or pg_cron.
declare
  s mining.sources;
  d mining.days;
  plan public.plans;
  part numeric;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('mining days', 0)) then return null; end if;
  for s in select * from mining.sources x where x.effective_at <= now() order by x.id loop
    d := null;
    d.source_id := s.id;
    d.day := coalesce((select max(x.day) + 1 from mining.days x where x.source_id = s.id), mining.made_first(s));
    continue when d.day >= (now() at time zone 'utc')::date or mining.day_end(d.day) > s.closed_at or not mining.is_closed(s.network_id, d.day);
    select p.price, p.source, p.priced_at into d.price, d.price_source, d.priced_at from deposits.coin_price('BTC') p;
    continue when d.price is null;
    perform mining.count_payouts(s, d.day);
    d.computed_at := now();
    d := mining.compute(s, d);
    insert into mining.days select d.*;
    for plan in select * from public.plans p where p.source_id = s.id order by p.id loop
      part := mining.part_of(s, plan, d);
      continue when part is null or exists (
        select from public.yield_postings y where y.plan_id = plan.id and y.day = d.day and y.reversed_at is null);
      perform plans.book_yield(plan.id, d.day, part::bigint, 'sha256:' || encode(d.root, 'hex'), null);
    end loop;
    perform messages.broadcast_to_operators('mining', s.id);
    return s.id || ' ' || d.day;
  end loop;
  return null;
end $$;

create function mining.proven(source mining.sources) returns numeric language sql stable as $$
  -- Returns the PH/s that a source proves, of the lowest of four weeks; 0 without a week, when stopped or silent, or if it
  -- is of the sandbox that a live site was.
  select case when source.closed_at is null and source.network_id = (chain.current('Bitcoin')).id and max(w.day) >= (now() at time zone 'utc')::date - 10
    then coalesce(min(w.tried) filter (where w.days = 7), 0) / 604800000000000000000 else 0 end
  from (
    select x.day, count(*) over seven as days, sum(coalesce(x.tried, 0)) over seven as tried
    from mining.days x where x.source_id = source.id and x.day > (now() at time zone 'utc')::date - 35
    window seven as (order by x.day rows 6 preceding)) w $$;

create function mining.is_short(source mining.sources) returns boolean language sql stable as $$
  -- Returns whether less work is proven than was contracted: the lowest of four weeks is less than their mean.
  select mining.proven(source) < source.contracted_phs * 0.9 $$;

create function mining.short_plans() returns setof text language sql stable security definer as $$ -- for: authenticated
  -- Returns plans whose source proves less than was contracted. Runs as its owner: it shows no days and no people.
  select p.id from mining.sources s join public.plans p on p.source_id = s.id where mining.is_short(s) $$;

create function mining.sold(source mining.sources) returns numeric language sql stable as $$
  -- Returns the PH/s that the active packages of a source's plans have.
  select coalesce(sum(k.principal_cents * p.phs_per_dollar), 0) / 100
  from public.plans p join ledger.plan_sums() k on k.plan_id = p.id where p.source_id = source.id $$;

create function mining.for_sale(source mining.sources) returns numeric language sql stable as $$
  -- Returns the PH/s that a source's plans may have sold: 95% of what is proven, and of what is contracted.
  select least(mining.proven(source), source.contracted_phs) * 0.95 $$;

create function mining.sell_work() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on public.positions
  -- Refuses to sell more of a source than it proves. Raises plan_sold_out.
declare
  plan record;
  s mining.sources;
begin
  select p.source_id, p.phs_per_dollar into plan from public.plans p where p.id = new.plan_id;
  if plan.source_id is null then return null; end if;
  -- Serialises purchases of a source. The holder waits for no person.
  select * into s from mining.sources x where x.id = plan.source_id for update;
  if mining.sold(s) + new.principal_cents * plan.phs_per_dollar / 100 > mining.for_sale(s) then
    raise exception 'plan_sold_out' using hint = 'The proven work covers only what is sold.';
  end if;
  return null;
end $$;

create function mining.put_mining_source(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Approves a source, which is in use after the delay of a wallet change. Raises duplicate.
declare
  s mining.sources;
begin
  s := jsonb_populate_record(null::mining.sources, desk.changed(null, changes));
  s.id := subject;
  s.network_id := (chain.current('Bitcoin')).id;
  s.proposed_by := coalesce((details ->> 'proposed_by')::uuid, (select auth.uid()));
  s.effective_at := now() + case when ground.is_sandbox() then '0' else desk.delay('wallet') end;
  if exists (select from mining.sources x where x.id = s.id or x.address = s.address or position(x.tag in s.tag) + position(s.tag in x.tag) > 0) then
    raise exception 'duplicate' using hint = 'No tag can be part of another one.';
  end if;
  insert into mining.sources select s.*;
  insert into chain.scripts (network_id, script) values (s.network_id, chain.script_of(s.address));
  perform ground.audit('mining_source_approved', null, jsonb_build_object('source', s.id, 'changes', changes) || details);
end $$;

create function mining.propose_mining_source(
  source_id text, pool text, address text, tag text, fee_bp int, joules_per_th numeric, cents_per_kwh numeric, contracted_phs numeric, reason text
) returns uuid language plpgsql security definer as $$ -- door: authenticated
  -- Proposes a source of mining income with its terms: address that its pool pays to, tag in its blocks, fee, J/TH,
  -- cents a kWh, contracted PH/s. Once confirmed it waits as a changed wallet does; in a sandbox it is in use at once.
  -- Returns the proposal's id. Raises not_allowed, session_ended (42501), code_required, reason_required, invalid_value,
  -- invalid_address, duplicate, change_open, address_named.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(reason);
begin
  if coalesce(source_id !~ '^[a-z0-9][a-z0-9-]{0,39}$' or char_length(btrim(pool)) not between 2 and 80 or pool ~ '[[:cntrl:]]' or tag !~ '^[ -~]{4,32}$'
    or fee_bp not between 0 and 2000 or joules_per_th <= 0 or cents_per_kwh not between 0 and 1000 or contracted_phs <= 0 or contracted_phs > 100000
    -- A day that costs more than cents hold, or no number, could never be computed.
    or contracted_phs * joules_per_th * cents_per_kwh > 1000000000000, true) then
    raise exception 'invalid_value';
  end if;
  if coalesce(btrim(address) !~ chain.address_form((chain.current('Bitcoin')).id) or chain.script_of(btrim(address)) is null, true) then
    raise exception 'invalid_address';
  end if;
  perform ground.refuse_addresses(concat_ws(' ', source_id, pool, tag));
  perform desk.take_turn_at_site();
  return desk.decide('mining_source', source_id, desk.changes(null, jsonb_build_object(
    'pool', btrim(pool), 'address', btrim(address), 'tag', tag, 'fee_bp', fee_bp, 'joules_per_th', joules_per_th,
    'cents_per_kwh', cents_per_kwh, 'contracted_phs', contracted_phs)), why, false);
end $$;

create function mining.close_mining_source(source_id text, reason text) returns void
  language plpgsql security definer as $$ -- door: authenticated
  -- Stops a source, also while it waits: nothing of it is sold any more, and its days end today. A retry is a no-op.
  -- Raises not_allowed, session_ended (42501), reason_required, not_found.
declare
  operator constant uuid := people.require_operator();
  why constant text := ground.given_reason(reason);
begin
  update mining.sources s set closed_at = now(), close_reason = why where s.id = close_mining_source.source_id and s.closed_at is null;
  if found then
    perform ground.audit('mining_source_closed', null, jsonb_build_object('source', source_id, 'reason', why));
  elsif not exists (select from mining.sources s where s.id = close_mining_source.source_id) then
    raise exception 'not_found';
  end if;
end $$;

create function mining.put_mining_plan(subject text, changes jsonb, details jsonb) returns void language plpgsql as $$
  -- Sets the source of a plan that no one holds, or held with one before. Raises plan_held, changed_meanwhile.
declare
  before public.plans;
  wanted public.plans;
begin
  -- Waits for purchases in progress.
  lock table public.positions in share row exclusive mode;
  select * into before from public.plans p where p.id = subject for update;
  wanted := jsonb_populate_record(before, desk.changed(to_jsonb(before), changes));
  if exists (select from public.positions x where x.plan_id = subject and (x.status = 'active' or before.source_id is not null)) then
    raise exception 'plan_held';
  end if;
  update public.plans p set source_id = wanted.source_id, phs_per_dollar = wanted.phs_per_dollar where p.id = subject;
  perform ground.audit('mining_plan_changed', null, jsonb_build_object('plan', subject, 'changes', changes) || details);
end $$;

create function mining.set_plan_source(plan_id text, source_id text, phs_per_dollar numeric, reason text) returns uuid
  language plpgsql security definer as $$ -- door: authenticated
  -- Sets from which source the income of a plan comes, and how many PH/s a dollar buys; both null: from none. A live
  -- site only proposes it; returns the proposal's id or null. Raises not_allowed, session_ended (42501), code_required,
  -- reason_required, plan_not_found, not_found, invalid_value, plan_held, change_open, changed_meanwhile.
declare
  operator constant uuid := people.require_site_decision('treasurer', 'admin');
  why constant text := ground.given_reason(reason);
  before public.plans;
  wanted jsonb;
begin
  perform desk.take_turn_at_site();
  select * into before from public.plans p where p.id = set_plan_source.plan_id;
  if before.id is null then raise exception 'plan_not_found'; end if;
  if source_id is not null and not exists (select from mining.sources s where s.id = set_plan_source.source_id and s.closed_at is null) then
    raise exception 'not_found';
  end if;
  if num_nulls(source_id, phs_per_dollar) = 1 or phs_per_dollar <= 0 or phs_per_dollar > 1000 then raise exception 'invalid_value'; end if;
  wanted := desk.changes(to_jsonb(before), jsonb_build_object('source_id', source_id, 'phs_per_dollar', phs_per_dollar));
  if wanted = '{}' then return null; end if;
  return desk.decide('mining_plan', plan_id, wanted, why, false);
end $$;

create function mining.terms(s mining.sources) returns jsonb language sql stable as $$
  -- Returns the terms of a source; figures as text, because they are exact.
  select jsonb_build_object('id', s.id, 'network', s.network_id, 'pool', s.pool, 'address', s.address, 'script', encode(chain.script_of(s.address), 'hex'),
    'tag', s.tag, 'fee_bp', s.fee_bp, 'joules_per_th', trim_scale(s.joules_per_th)::text,
    'cents_per_kwh', trim_scale(s.cents_per_kwh)::text, 'contracted_phs', trim_scale(s.contracted_phs)::text) $$;

create function mining.figures(d mining.days) returns jsonb language sql stable as $$
  -- Returns the figures of a day; those that may be large as text.
  select jsonb_build_object('day', d.day, 'units', d.units, 'tried', trim_scale(d.tried)::text, 'expected_units', d.expected_units, 'cost_cents', d.cost_cents,
    'price', trim_scale(d.price)::text, 'price_source', d.price_source, 'priced_at', d.priced_at, 'net_cents', d.net_cents, 'root', encode(d.root, 'hex'))
$$;

create function mining.mining_sources() returns jsonb
  language sql stable security definer as $$ -- door: anon, authenticated
  -- Returns for anyone: each source in use with its terms, PH/s proven, for sale and sold, its plans, what a PH/s earns
  -- on average in a day (cents, by the newest header and price), its newest thirty days, and what blocks paid in their own first transaction (grade A) and otherwise (B), of what was counted. Runs as
  -- its owner: it shows no people.
  select coalesce(jsonb_agg(mining.terms(s) || jsonb_build_object(
    'proven_phs', trim_scale(mining.proven(s))::text, 'for_sale_phs', trim_scale(mining.for_sale(s))::text,
    'sold_phs', trim_scale(mining.sold(s))::text, 'is_short', mining.is_short(s),
    'difficulty', trim_scale(round(chain.target(x'1d00ffff'::bigint) / chain.target(chain.header_bits(t.raw)), 12))::text,
    'hashprice', (
      select div(86400000000000000000 * (chain.target(chain.header_bits(t.raw)) + 1) * mining.subsidy(t.height + 1) * d.price, 1000000 * power(2::numeric, 256))::text
      from (select x.price from mining.days x where x.source_id = s.id order by x.day desc limit 1) d),
    'plans', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'phs_per_dollar', trim_scale(p.phs_per_dollar)::text) order by p.position), '[]')
      from public.plans p where p.source_id = s.id),
    'days', (
      select coalesce(jsonb_agg(mining.figures(d) order by d.day desc), '[]')
      from (select * from mining.days x where x.source_id = s.id order by x.day desc limit 30) d),
    'paid', (
      select jsonb_build_object('a', trim_scale(coalesce(sum(r.units) filter (where r.place = 0), 0) / 1e8) || ' BTC',
        'b', trim_scale(coalesce(sum(r.units) filter (where r.place > 0), 0) / 1e8) || ' BTC')
      from chain.sightings r where r.network_id = s.network_id and r.payee_script = chain.script_of(s.address) and r.counted_on is not null)) order by s.id), '[]')
  -- Of a chain that has begun, whose newest header says how much work is done.
  from mining.sources s join chain.tip((chain.current('Bitcoin')).id) t on t.network_id = s.network_id
  where s.effective_at <= now() and s.closed_at is null $$;

create function mining.mining_day(plan_id text, day date) returns jsonb
  language sql stable security definer as $$ -- door: anon, authenticated
  -- Returns for anyone what a day of a plan's source was computed from, in hexadecimal: terms, figures, shares with the
  -- headers before them, payouts with what proves them. Null if it is not computed. Runs as its owner: it shows no people.
  select jsonb_build_object('terms', mining.terms(s), 'figures', mining.figures(d), 'phs_per_dollar', trim_scale(p.phs_per_dollar)::text,
    'shares', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'header', encode(x.header, 'hex'), 'coinbase', encode(x.coinbase, 'hex'), 'branch', encode(x.branch, 'hex')) order by x.hash), '[]')
      from mining.shares x where x.source_id = s.id and x.day = d.day),
    'before', (
      select coalesce(jsonb_agg(distinct encode(h.raw, 'hex')), '[]')
      from mining.shares x join chain.headers h on h.hash = substr(x.header, 5, 32) where x.source_id = s.id and x.day = d.day),
    'payouts', (
      select coalesce(jsonb_agg(jsonb_build_object('header', encode(h.raw, 'hex'), 'height', h.height, 'raw', encode(r.raw, 'hex'), 'output', r.output,
        'place', r.place, 'branch', encode(r.branch, 'hex'), 'coinbase', encode(r.coinbase, 'hex'), 'coinbase_branch', encode(r.coinbase_branch, 'hex'))
        order by r.transaction_id collate "C", r.output), '[]')
      from chain.sightings r join chain.headers h on h.hash = r.block
      where r.network_id = s.network_id and r.payee_script = chain.script_of(s.address) and r.counted_on = d.day))
  from public.plans p join mining.sources s on s.id = p.source_id join mining.days d on d.source_id = s.id
  where p.id = mining_day.plan_id and d.day = mining_day.day $$;

create function mining.my_mining_parts(plan_id text, day date) returns table (principal_cents bigint, held bigint, share_cents bigint)
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's parts of a plan on a day (UTC): principal and share in cents, microseconds held. Raises
  -- session_ended, not_allowed (42501).
declare
  investor constant uuid := people.caller();
begin
  return query
    select x.principal_cents::bigint, trunc(1000000 * extract(epoch from
        least(x.matures_at, x.closed_at, mining.day_end(my_mining_parts.day)) - greatest(x.opened_at, mining.day_end(my_mining_parts.day - 1))))::bigint,
      coalesce((
        select sum(case k.code when 'yield' then k.amount_cents else -k.amount_cents end) from ledger.transfers k
        where k.investor_id = investor and k.reference = x.id and k.posting_id is not null and k.value_date = my_mining_parts.day), 0)::bigint
    from public.positions x
    where x.plan_id = my_mining_parts.plan_id and x.investor_id = investor and x.opened_at < mining.day_end(my_mining_parts.day)
      and least(x.matures_at, x.closed_at) > mining.day_end(my_mining_parts.day - 1)
    order by x.id;
end $$;

create function mining.mining_desk() returns jsonb language sql stable security definer as $$ -- door: authenticated
  -- Returns for operators: sources, days whose work is below what is contracted, payouts that are income of no day (a
  -- block before or after the days of the source), and those whose block left the chain. Raises not_allowed, session_ended (42501).
  select people.require_operator();
  select jsonb_build_object(
    'sources', (
      select coalesce(jsonb_agg(mining.terms(s) || jsonb_build_object('effective_at', s.effective_at, 'closed_at', s.closed_at,
        'proven_phs', trim_scale(mining.proven(s))::text, 'sold_phs', trim_scale(mining.sold(s))::text,
        'last_day', (select max(d.day) from mining.days d where d.source_id = s.id)) order by s.effective_at desc), '[]')
      from mining.sources s),
    'short', (
      select coalesce(jsonb_agg(jsonb_build_object('source', d.source_id, 'day', d.day, 'tried', trim_scale(d.tried)::text,
        'contracted_phs', trim_scale(s.contracted_phs)::text) order by d.day desc), '[]')
      from mining.days d join mining.sources s on s.id = d.source_id
      -- Two deviations below.
      where d.day > (now() at time zone 'utc')::date - 60 and coalesce(d.tried, 0) < s.contracted_phs * 71000000000000000000),
    'unowned', (
      select coalesce(jsonb_agg(jsonb_build_object('transaction_id', r.transaction_id, 'output', r.output, 'units', r.units, 'seen_at', r.seen_at,
        'left', h.in_chain is not true) order by r.seen_at desc), '[]')
      from (
        select x.*, s as source
        from mining.sources s join chain.sightings x on x.network_id = s.network_id and x.payee_script = chain.script_of(s.address)
        order by x.seen_at desc limit 1000) r
      left join chain.headers h on h.hash = r.block
      where r.counted_on is not null and h.in_chain is not true or r.block is not null and not h.in_chain or r.counted_on is null and h.in_chain and (
        mining.made_on(h.raw) < mining.made_first(r.source) or mining.made_on(h.raw) >= ((r.source).closed_at at time zone 'utc')::date))) $$;

create function proof.verify_mining() returns table (problem text, subject uuid, expected_cents bigint, found_cents bigint)
  language sql stable as $$
  -- Recomputes each day of mining from its payouts and shares, those from their bytes, and the yield that was booked of it.
  select 'mining day of ' || d.source_id || ' on ' || d.day || ' differs', null::uuid, c.net_cents::bigint, d.net_cents::bigint
  from mining.days d join mining.sources s on s.id = d.source_id cross join lateral mining.compute(s, d) c
  where c is distinct from d
  union all
  select 'mining payout that the chain does not show', r.id, null, r.units
  from chain.sightings r where r.counted_on is not null and chain.is_proven(r) is not true
  union all
  select 'mining share without its work', null, null, null
  from mining.shares x join mining.sources s on s.id = x.source_id left join chain.headers h on h.hash = substr(x.header, 5, 32)
  where (x.hash = chain.reversed(chain.hash(x.header)) and x.day = mining.made_on(h.raw) and h.network_id = s.network_id
    and chain.root_of(x.coinbase, 0, x.branch) = substr(x.header, 37, 32)
    and mining.names(s, x.day, mining.script_sig(x.coinbase))) is not true
  union all
  select 'yield that no mining day has', y.id, mining.part_of(s, p, d)::bigint, y.amount_cents::bigint
  from public.yield_postings y join public.plans p on p.id = y.plan_id
  left join mining.days d on d.source_id = p.source_id and d.day = y.day
  left join mining.sources s on s.id = d.source_id
  where y.posted_by is null and y.reversed_at is null
    and (y.evidence = 'sha256:' || encode(d.root, 'hex') and y.amount_cents = mining.part_of(s, p, d)) is not true $$;
