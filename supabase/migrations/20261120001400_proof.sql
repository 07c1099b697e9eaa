-- Proof of liabilities: snapshots, trees, seals, receipts, restorations; the tally of the books.
-- From append-only rows alone, so that the result never changes. For a moment a dealing counts twice, for the investor.

create view proof.unit_changes with (security_invoker = true) as
  select l.pool_id, l.investor_id, d.at, m.units from public.lots l
  join copying.unit_moves m on m.lot_id = l.id
  join public.dealings d on d.id = m.dealing_id
  union all
  select r.pool_id, r.investor_id, r.ended_at, case r.side when 'in' then r.units else -r.units end
  from public.dealing_requests r where r.status = 'dealt';
comment on view proof.unit_changes is 'Units (millionths) of each pool that each person got or gave, and when.';

create view proof.waiting_money with (security_invoker = true) as
  select r.pool_id, r.investor_id, r.amount_cents, coalesce(p.at, r.asked_at) as since, coalesce(d.at, r.ended_at, 'infinity') as until
  from public.copy_requests r
  left join public.dealings d on d.id = r.dealing_id
  left join public.copy_requests s on s.id = r.split_from
  left join public.dealings p on p.id = s.dealing_id
  where r.side = 'in'
  union all
  select r.pool_id, r.investor_id, r.amount_cents, r.asked_at, coalesce(r.ended_at, 'infinity')
  from public.dealing_requests r where r.side = 'in';
comment on view proof.waiting_money is 'Subscriptions (cents) with the time they waited.';

create function proof.mark_at(pool_id uuid, moment timestamptz) returns public.marks language sql stable as $$
  -- Returns a pool's last mark up to a moment, or else its first.
  (select m from public.marks m where m.pool_id = mark_at.pool_id and m.at <= moment order by m.at desc limit 1)
  union all
  (select m from public.marks m where m.pool_id = mark_at.pool_id and m.at > moment order by m.at limit 1) limit 1 $$;

create function proof.pending_pool_cash(moment timestamptz) returns table (pool_id uuid, investor_id uuid, cents bigint)
  language sql stable as $$
  -- Returns everyone's subscriptions waiting at a moment, in cents, by request: proof.waiting_money for all at once.
  with asked as (
    select r.pool_id, r.investor_id, r.amount_cents::bigint as cents, r.asked_at, r.split_from
    from public.copy_requests r where r.side = 'in' and r.status = 'waiting'
    union all
    select r.pool_id, r.investor_id, r.amount_cents::bigint, r.asked_at, r.split_from from public.copy_requests r
    where r.side = 'in' and r.status = 'returned' and r.ended_at > moment
    union all
    select r.pool_id, r.investor_id, r.amount_cents::bigint, r.asked_at, r.split_from
    from public.dealings d join public.copy_requests r on r.dealing_id = d.id where r.side = 'in' and d.at > moment)
  select a.pool_id, a.investor_id, a.cents from asked a
  where coalesce((select d.at from public.copy_requests s join public.dealings d on d.id = s.dealing_id where s.id = a.split_from), a.asked_at) <= moment
  union all
  select r.pool_id, r.investor_id, r.amount_cents::bigint from public.dealing_requests r
  where r.side = 'in' and r.asked_at <= moment and (r.status = 'waiting' or r.ended_at > moment) $$;

create function proof.later_units(moment timestamptz) returns table (pool_id uuid, investor_id uuid, units bigint)
  language sql stable as $$
  -- Returns the change of units (millionths) of each person and pool since a moment.
  select l.pool_id, l.investor_id, sum(m.units)::bigint from public.dealings d
  join copying.unit_moves m on m.dealing_id = d.id
  join public.lots l on l.id = m.lot_id
  where d.at > moment group by l.pool_id, l.investor_id
  union all
  select r.pool_id, r.investor_id, sum(case r.side when 'in' then r.units else -r.units end)::bigint
  from public.dealing_requests r where r.status = 'dealt' and r.ended_at > moment group by r.pool_id, r.investor_id $$;

create function proof.pool_lines(moment timestamptz) returns table (
  pool_id uuid, units bigint, mark_cents bigint, mark_units bigint, marked_at timestamptz, stale boolean,
  waiting_cents bigint, holdings text) language sql stable as $$
  -- Returns each pool at a moment: units (millionths), last mark, pending cents, lots by instrument.
  with later as (
    select c.pool_id, sum(c.units)::bigint as units from proof.later_units(moment) c group by c.pool_id
  ), waiting as (
    select w.pool_id, sum(w.cents)::bigint as cents from proof.pending_pool_cash(moment) w group by w.pool_id
  ), traded as (
    select f.pool_id, f.instrument_id, sum(case f.side when 'buy' then f.quantity else -f.quantity end)::bigint as quantity
    from public.fills f where f.at > moment group by f.pool_id, f.instrument_id
  ), held as (
    select h.pool_id, string_agg(h.instrument_id || ':' || (h.quantity - coalesce(t.quantity, 0)) || E'\n', '' order by h.instrument_id collate "C") as lines
    from pools.holdings h left join traded t on t.pool_id = h.pool_id and t.instrument_id = h.instrument_id
    where h.quantity > coalesce(t.quantity, 0) group by h.pool_id)
  select u.pool_id, u.units, m.value_cents::bigint, m.units::bigint, date_trunc('milliseconds', m.at), m.stale, coalesce(w.cents, 0), coalesce(h.lines, '')
  from (
    select b.pool_id, b.units - coalesce(l.units, 0) as units from pools.pool_books b
      left join later l on l.pool_id = b.pool_id) u
  left join waiting w on w.pool_id = u.pool_id
  left join held h on h.pool_id = u.pool_id
  left join lateral proof.mark_at(u.pool_id, moment) m on u.units > 0
  where u.units > 0 or w.cents > 0 $$;

create function proof.pooled(moment timestamptz) returns table (investor_id uuid, cents bigint)
  language sql stable set enable_hashagg = off as $$
  -- Returns each person's pools at a moment in cents, by last marks, rounded down, plus pending money.

  -- Sorts: hashes of millions of people exceed memory, and the planner does not know the number.
  with held as (
    select c.pool_id, c.investor_id, sum(c.units)::bigint as units
    from (
      select l.pool_id, l.investor_id, l.units::bigint from public.lots l
      union all
      select b.pool_id, p.owner_id, b.units::bigint from pools.pool_books b join public.pools p on p.id = b.pool_id where p.kind = 'portfolio'
      union all
      select x.pool_id, x.investor_id, -x.units from proof.later_units(moment) x) c
    group by c.investor_id, c.pool_id
  ), marked as materialized (
    select b.pool_id, m.value_cents::bigint, m.units::bigint, 9223372036854775807 / nullif(m.value_cents, 0) as most
      from pools.pool_books b cross join lateral proof.mark_at(b.pool_id, moment) m)
  select p.investor_id, sum(p.cents)::bigint
  from (
    -- bigint where it fits: numeric takes twice as long.
    select h.investor_id,
      case when h.units <= m.most then h.units * m.value_cents / m.units else div(h.units::numeric * m.value_cents, m.units)::bigint end as cents
    from held h join marked m on m.pool_id = h.pool_id where h.units > 0
    union all
    select w.investor_id, w.cents from proof.pending_pool_cash(moment) w) p
  group by p.investor_id $$;

create function proof.pool_parts(person uuid, moment timestamptz)
  returns table (pool_id uuid, units bigint, cents bigint) language sql stable as $$
  -- Returns a person's units (millionths) of each pool at a moment and their cents by its last mark, rounded down.
  select h.pool_id, h.units, div(h.units::numeric * m.value_cents, m.units)::bigint
  from (
    select c.pool_id, sum(c.units)::bigint as units from proof.unit_changes c where c.investor_id = person
      and c.at <= moment group by c.pool_id) h
  cross join lateral proof.mark_at(h.pool_id, moment) m
  where h.units > 0 $$;

create function proof.pools_agree() returns boolean language sql stable as $$
  -- Returns whether each pool's units match its lots (portfolios: its requests), and pending money its requests.
  select not exists (
    select from pools.pool_books b
    left join (
      select l.pool_id, sum(l.units) as units from public.lots l group by l.pool_id
      union all
      select r.pool_id, sum(case r.side when 'in' then r.units else -r.units end) from public.dealing_requests r
        where r.status = 'dealt' group by r.pool_id) u on u.pool_id = b.pool_id
    left join (select w.pool_id, sum(w.cents) as cents from proof.pending_pool_cash('infinity') w group by w.pool_id) w on w.pool_id = b.pool_id
    where b.units <> coalesce(u.units, 0) or b.waiting_cents <> coalesce(w.cents, 0)) $$;

-- `docs/proof.md` specifies the format, which is all the client's verifier knows.
create table public.liability_snapshots (
  number bigint primary key constraint liability_snapshots_number_positive check (number > 0),
  as_of timestamptz not null unique,
  leaves bigint not null constraint liability_snapshots_leaves_power_of_two check (leaves >= 1024 and leaves & (leaves - 1) = 0),
  available_cents public.cents not null,
  invested_cents public.cents not null,
  withdrawing_cents public.cents not null,
  accrued_cents public.cents not null,
  pooled_cents public.cents not null,
  total_cents public.cents not null
    generated always as (available_cents + invested_cents + withdrawing_cents + accrued_cents + pooled_cents) stored,
  insurance_fund_cents public.cents not null,
  pools_leaves bigint not null
    constraint liability_snapshots_pools_leaves_power_of_two check (pools_leaves >= 1024 and pools_leaves & (pools_leaves - 1) = 0),
  pools_cents public.cents not null,
  root text not null constraint liability_snapshots_root_whole check (root ~ '^[0-9a-f]{64}$'),
  pools_root text not null constraint liability_snapshots_pools_root_whole check (pools_root ~ '^[0-9a-f]{64}$'),
  previous_seal text not null unique constraint liability_snapshots_previous_seal_whole check (previous_seal ~ '^[0-9a-f]{64}$'),
  seal text not null unique constraint liability_snapshots_seal_whole check (seal ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null default clock_timestamp(),
  constraint liability_snapshots_nothing_negative
    check (least(available_cents, invested_cents, withdrawing_cents, accrued_cents, pooled_cents, insurance_fund_cents) >= 0),
  constraint liability_snapshots_pools_hold_what_is_in_them check (pools_cents >= pooled_cents)
);
comment on table public.liability_snapshots is 'Liabilities at a moment, and roots that commit to them; append-only.';
comment on column public.liability_snapshots.as_of is 'In whole milliseconds.';
comment on column public.liability_snapshots.leaves is 'A power of two, padded to hide the number of investors.';
comment on column public.liability_snapshots.accrued_cents is 'Zero: all income is credited (proof.credits_settled).';
comment on column public.liability_snapshots.pooled_cents is 'Pools at their last marks, and pending money.';
comment on column public.liability_snapshots.pools_cents is 'Liquidation value and pending money.';
comment on column public.liability_snapshots.insurance_fund_cents is 'Really there (ledger.insurance_held).';
comment on column public.liability_snapshots.previous_seal is 'Zeros for the first.';

create function proof.random_nonce() returns bytea language sql volatile as $$
  -- Returns thirty-two unguessable bytes: 244 random bits, hashed.
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) $$;

create table proof.proof_nonces (
  investor_id uuid primary key,
  nonce bytea not null default proof.random_nonce() constraint proof_nonces_nonce_whole check (octet_length(nonce) = 32)
);
comment on table proof.proof_nonces is 'A secret of each account for its salts. Outlives unconfirmed accounts.';

create table proof.proof_secret (
  only_row boolean primary key default true constraint proof_secret_only_row check (only_row),
  nonce bytea not null constraint proof_secret_nonce_whole check (octet_length(nonce) = 32)
);
comment on table proof.proof_secret is 'One row: the secret for empty leaves and the salts of pools.';

create table proof.proof_leaves (
  snapshot bigint not null,
  investor_id uuid not null,
  leaf int not null,
  available_cents ledger.balance not null,
  invested_cents ledger.balance not null,
  withdrawing_cents ledger.balance not null,
  accrued_cents ledger.balance not null,
  pooled_cents ledger.balance not null,
  primary key (snapshot, investor_id)
);
create index proof_leaves_investor on proof.proof_leaves (investor_id);
comment on table proof.proof_leaves is 'Leaves of stored trees. No foreign keys: a million rows are written at once.';
comment on column proof.proof_leaves.leaf is 'Position from 0: by hash, which reveals nothing without the salts.';

create table proof.proof_pools (
  snapshot bigint not null,
  pool_id uuid not null,
  leaf int not null,
  units public.units not null,
  mark_cents ledger.balance not null,
  mark_units public.units not null,
  marked_at timestamptz,
  stale boolean not null,
  waiting_cents ledger.balance not null,
  holdings text not null,
  primary key (snapshot, pool_id),
  constraint proof_pools_marked check (units = 0 or mark_units > 0 and marked_at is not null)
);
comment on table proof.proof_pools is 'Leaves of pools in stored trees, for their holders'' receipts.';
comment on column proof.proof_pools.mark_cents is 'Value at its last mark, with mark_units; zeros without units.';
comment on column proof.proof_pools.holdings is 'A line for each instrument: its id, a colon, the lots.';

create table proof.proof_levels (
  snapshot bigint not null,
  tree text not null constraint proof_levels_tree check (tree in ('accounts', 'pools')),
  height int not null constraint proof_levels_height_possible check (height between 0 and 31),
  piece int not null constraint proof_levels_piece_not_negative check (piece >= 0),
  nodes bytea not null,
  primary key (snapshot, tree, height, piece)
);
-- Read in slices of forty bytes, which needs uncompressed storage.
alter table proof.proof_levels alter nodes set storage external;
comment on table proof.proof_levels is 'Trees of each day''s first and of the newest snapshots; height 0: leaves.';
comment on column proof.proof_levels.piece is 'Of proof.piece_height() levels; higher ones are in piece 0.';
grant select on public.liability_snapshots to anon, authenticated;
create policy liability_snapshots_anyone_select on public.liability_snapshots for select to anon, authenticated using (true);
select ground.append_only('public.liability_snapshots');
-- A changed nonce would make past leaves unopenable.
select ground.append_only('proof.proof_nonces');

insert into proof.proof_secret (nonce) values (proof.random_nonce());

create function proof.make_nonce() returns trigger language plpgsql security definer as $$
  -- trigger: after insert on ledger.accounts
  -- Creates the account's nonce.
begin
  insert into proof.proof_nonces (investor_id) values (new.investor_id);
  return null;
end $$;

create function proof.tree_size(members bigint) returns bigint language sql immutable as $$
  -- Returns a tree's number of leaves: the next power of two, at least 1024.
  select 1::bigint << length(ltrim((greatest(members, 1024) - 1)::int::bit(32)::text, '0')) $$;

create function proof.piece_height() returns int language sql immutable as $$
  -- Returns the levels of a piece of a tree: 16,384 leaves, 640 KB.
  select 14 $$;

create function proof.build_piece(snapshot bigint, tree text, base int, piece int, leaves bytea) returns bytea
  language plpgsql as $$
  -- Writes the levels of one piece of a tree above given nodes (forty bytes); returns its root.
declare
  tag constant bytea := 'glassmine:node:v1';
  nodes bytea := leaves;
  height int := base;
  sums bigint[];
begin
  sums := array(
    select ('x' || encode(substr(leaves, 40 * n + 33, 8), 'hex'))::bit(64)::bigint from generate_series(0, length(leaves) / 40 - 1) n order by n);
  while cardinality(sums) > 1 loop
    height := height + 1;
    select string_agg(parent.hash || int8send(parent.value), '' order by parent.place), array_agg(parent.value order by parent.place)
    into nodes, sums
    from (
      select place, sha256(tag || substr(nodes, 80 * place + 1, 80)) as hash, sums[2 * place + 1] + sums[2 * place + 2] as value
      from generate_series(0, cardinality(sums) / 2 - 1) place) parent;
    if cardinality(sums) > 1 then
      insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
      values (build_piece.snapshot, build_piece.tree, height, build_piece.piece, nodes);
    end if;
  end loop;
  return nodes;
end $$;

create function proof.build_tree(snapshot bigint, tree text) returns bytea language plpgsql as $$
  -- Writes a tree over existing leaves; returns its root, forty bytes: hash and cents.
declare
  leaf proof.proof_levels;
  roots bytea := '';
begin
  for leaf in
    select * from proof.proof_levels l where l.snapshot = build_tree.snapshot and l.tree = build_tree.tree and l.height = 0 order by l.piece
  loop
    roots := roots || proof.build_piece(leaf.snapshot, leaf.tree, 0, leaf.piece, leaf.nodes);
  end loop;
  if length(roots) = 40 then return roots; end if;
  insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
  values (build_tree.snapshot, build_tree.tree, proof.piece_height(), 0, roots);
  return proof.build_piece(snapshot, tree, proof.piece_height(), 0, roots);
end $$;

-- A restored backup loses published snapshots, so a restoration is a link of the same chain.
create table public.restorations (
  number bigint primary key,
  after_number bigint not null,
  restored_to timestamptz not null,
  restored_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  reason text not null constraint restorations_reason_given check (char_length(btrim(reason)) between 1 and 500),
  previous_seal text not null unique constraint restorations_previous_seal_whole check (previous_seal ~ '^[0-9a-f]{64}$'),
  seal text not null constraint restorations_seal_whole check (seal ~ '^[0-9a-f]{64}$'),
  constraint restorations_leave_numbers_out check (after_number >= 0 and number > after_number + 1),
  constraint restorations_go_back check (restored_to < restored_at)
);
comment on table public.restorations is 'Restorations from a backup, links of the chain of snapshots; append-only.';
comment on column public.restorations.number is 'Place in the chain, above any number a lost snapshot can have had.';
comment on column public.restorations.restored_to is 'Everything committed by then is there; whole milliseconds.';
grant select on public.restorations to anon, authenticated;
create policy restorations_anyone_select on public.restorations for select to anon, authenticated using (true);
select ground.append_only('public.restorations');

create function proof.chain_end() returns table (number bigint, seal text) language sql stable as $$
  -- Returns number and seal of the newest snapshot or restoration; 0 and zeros if none.
  select e.number, e.seal
  from (
    (select s.number, s.seal from public.liability_snapshots s order by s.number desc limit 1)
    union all
    (select r.number, r.seal from public.restorations r order by r.number desc limit 1)
    union all
    select 0, repeat('0', 64)) e
  order by e.number desc limit 1 $$;

create function proof.seal_restoration(r public.restorations) returns text language sql immutable as $$
  -- Returns a restoration's seal, in hexadecimal (docs/proof.md).
  select encode(sha256('glassmine:restored:v1'::bytea || decode(r.previous_seal, 'hex') || int8send(r.number)
    || int8send((extract(epoch from r.restored_to) * 1000)::bigint) || int8send((extract(epoch from r.restored_at) * 1000)::bigint)
    || sha256(convert_to(r.reason, 'UTF8'))), 'hex') $$;

create function proof.record_restoration(restored_to timestamptz, reason text) returns public.restorations
  language plpgsql as $$
  -- Records a restoration from a backup in the chain of snapshots, by the database owner before anyone uses the site
  -- (docs/hosting.md). Raises invalid_moment (to come, or before what is left), reason_required.
declare
  moment constant timestamptz := date_trunc('milliseconds', restored_to);
  made public.restorations;
begin
  lock table public.liability_snapshots in share row exclusive mode;
  select e.number, e.seal into made.after_number, made.previous_seal from proof.chain_end() e;
  made.restored_at := date_trunc('milliseconds', clock_timestamp());
  if moment is null or moment >= made.restored_at
     or moment < greatest((select max(r.restored_at) from public.restorations r), (select max(s.as_of) from public.liability_snapshots s)) then
    raise exception 'invalid_moment';
  end if;
  made.restored_to := moment;
  made.reason := ground.given_reason(reason);
  -- At most one snapshot a minute by hand and one a day by the job: no lost one had such a number.
  made.number := made.after_number + 3 + ceil(extract(epoch from made.restored_at - moment) / 60)
    + ceil(extract(epoch from made.restored_at - moment) / 86400);
  insert into public.restorations (number, after_number, restored_to, restored_at, reason, previous_seal, seal)
  values (made.number, made.after_number, made.restored_to, made.restored_at, made.reason, made.previous_seal, proof.seal_restoration(made))
  returning * into made;
  perform ground.audit('site_restored', null, jsonb_build_object(
    'restored_to', made.restored_to, 'reason', made.reason, 'number', made.number, 'seal', made.seal));
  return made;
end $$;

-- Takes a snapshot: accounts, both trees and the seal.
-- A snapshot's moment is before the oldest open transaction that writes to the journal, so it can be read again.
create function ledger.journal_settled(moment timestamptz) returns timestamptz language sql volatile as $$
  -- Returns the latest moment, up to the given one, before every open transaction that writes to the journal.

  -- Writers lock the journal before a line's time is read. A hidden start or a prepared transaction settles nothing.
  select least(moment, min(coalesce(date_trunc('milliseconds', a.xact_start) - interval '1 millisecond', '-infinity')))
  from pg_locks l left join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'relation' and l.mode = 'RowExclusiveLock' and l.granted
    and l.relation = any ('{ledger.transfers, public.fills, public.marks, public.dealings, public.copy_requests, public.dealing_requests, copying.unit_moves}'::regclass[])
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.pid is distinct from pg_backend_pid() $$;

create function proof.credits_settled(moment timestamptz) returns timestamptz language plpgsql stable as $$
  -- Returns the moment, or an earlier one before any income that was only partly credited then.
declare
  settled timestamptz := moment;
  asked timestamptz;
begin
  loop
    select min(j.asked_at) into asked from jobs.jobs j
    where j.kind = 'yield' and j.asked_at <= settled and coalesce(j.ended_at, 'infinity') > settled;
    if asked is null then return settled; end if;
    settled := date_trunc('milliseconds', asked) - interval '1 millisecond';
  end loop;
end $$;

create type proof.reading as (
  leaves bigint, placed bigint, available bigint, invested bigint, withdrawing bigint, accrued bigint, pooled bigint, cents bigint, is_booked boolean);
comment on type proof.reading is 'Input of a tree: leaves, sums by kind in cents, and whether the journal agrees.';

create view proof.line_figures with (security_invoker = true) as
select t.id, t.investor_id, t.created_at,
  case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end as available_cents,
  case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end as invested_cents,
  case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end as withdrawing_cents,
  case when t.code = 'deposit' then t.amount_cents when t.code in ('deposit_reversal', 'deposit_receivable') then -t.amount_cents else 0 end as deposited_cents,
  case t.code when 'yield' then t.amount_cents when 'yield_reversal' then -t.amount_cents else 0 end as profit_cents,
  case when t.code in ('bonus', 'profit_bonus') then t.amount_cents else 0 end as bonus_cents,
  case t.code when 'referral_bonus' then t.amount_cents else 0 end as referral_bonus_cents
from ledger.transfers t where t.investor_id is not null;
comment on view proof.line_figures is 'What each transfer adds to the figures of its investor''s account, in cents.';

create function proof.read_accounts(number bigint, moment timestamptz) returns proof.reading
  language plpgsql set work_mem = '256MB' as $$
  -- Reads each account's balances at a moment, in cents, and stores the snapshot's leaves; returns number and sums.
declare
  reading proof.reading;
begin
  -- One statement, so one snapshot: current balances less later movements.
  with moved as (
    select f.investor_id, sum(f.available_cents)::bigint as available, sum(f.invested_cents)::bigint as invested,
      sum(f.withdrawing_cents)::bigint as withdrawing
    from proof.line_figures f where f.created_at > moment group by f.investor_id
  ), held as (
    select a.investor_id, a.available_cents - coalesce(m.available, 0) as available,
      a.invested_cents - coalesce(m.invested, 0) as invested,
      a.withdrawing_cents - coalesce(m.withdrawing, 0) as withdrawing, 0::bigint as accrued,
      coalesce(p.cents, 0) as pooled
    from ledger.accounts a
    left join moved m on m.investor_id = a.investor_id
    left join proof.pooled(moment) p on p.investor_id = a.investor_id
  ), size as (
    select count(*) as accounts, proof.tree_size(count(*)) as leaves from ledger.accounts
  ), leaf as (
    select h.*, h.available + h.invested + h.withdrawing + h.accrued + h.pooled as value,
      sha256('glassmine:leaf:v2'::bytea || uuid_send(h.investor_id) || sha256('glassmine:salt:v1'::bytea || n.nonce || int8send(read_accounts.number))
        || int8send(h.available) || int8send(h.invested) || int8send(h.withdrawing) || int8send(h.accrued) || int8send(h.pooled)) as hash
    from held h join proof.proof_nonces n on n.investor_id = h.investor_id
    union all
    select null, 0, 0, 0, 0, 0, 0, sha256('glassmine:padding:v1'::bytea || s.nonce || int8send(read_accounts.number) || int8send(i))
    from proof.proof_secret s, size, generate_series(1, size.leaves - size.accounts) i
  ), placed as (
    select l.*, row_number() over (order by l.hash) - 1 as place from leaf l
  ), kept as (
    insert into proof.proof_leaves (snapshot, investor_id, leaf, available_cents, invested_cents, withdrawing_cents, accrued_cents, pooled_cents)
    select read_accounts.number, p.investor_id, p.place, p.available, p.invested, p.withdrawing, p.accrued, p.pooled
    from placed p where p.investor_id is not null
  ), booked as (
    select coalesce(sum(f.available_cents), 0) as available, coalesce(sum(f.invested_cents), 0) as invested,
      coalesce(sum(f.withdrawing_cents), 0) as withdrawing
    from proof.line_figures f where f.created_at <= moment
  ), levels as (
    insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
    select read_accounts.number, 'accounts', 0, p.place >> proof.piece_height(), string_agg(p.hash || int8send(p.value), '' order by p.place)
    from placed p group by p.place >> proof.piece_height()
  ), owed as (
    select count(*) as placed, sum(p.available)::bigint as available, sum(p.invested)::bigint as invested,
      sum(p.withdrawing)::bigint as withdrawing, sum(p.accrued)::bigint as accrued, sum(p.pooled)::bigint as pooled,
      sum(p.value)::bigint as cents
    from placed p)
  select s.leaves, o.placed, o.available, o.invested, o.withdrawing, o.accrued, o.pooled, o.cents,
    (o.available, o.invested, o.withdrawing) = (b.available, b.invested, b.withdrawing)
  into reading
  from owed o, size s, booked b;
  return reading;
end $$;

create function proof.read_pools(number bigint, moment timestamptz) returns proof.reading
  language plpgsql set work_mem = '256MB' as $$
  -- Reads each pool's value at a moment, in cents, and stores the snapshot's leaves; returns number and sum.
declare
  reading proof.reading;
begin
  with line as materialized (
    select l.* from proof.pool_lines(moment) l
  ), size as (
    select count(*) as pools, proof.tree_size(count(*)) as leaves from line
  ), leaf as (
    select l.*, coalesce(div(l.units::numeric * l.mark_cents, l.mark_units), 0)::bigint + l.waiting_cents as value,
      sha256('glassmine:pool:v2'::bytea || uuid_send(l.pool_id) || proof.pool_salt(read_pools.number, l.pool_id)
        || int8send(l.units) || int8send(coalesce(l.mark_cents, 0)) || int8send(coalesce(l.mark_units, 0))
        || int8send(coalesce((extract(epoch from l.marked_at) * 1000)::bigint, 0)) || int8send(coalesce(l.stale, false)::int::bigint)
        || int8send(l.waiting_cents) || sha256('glassmine:holdings:v2'::bytea || convert_to(l.holdings, 'UTF8'))) as hash
    from line l
    union all
    select null, 0, 0, 0, null, null, 0, '', 0, sha256('glassmine:pool-padding:v2'::bytea || s.nonce || int8send(read_pools.number) || int8send(i))
    from proof.proof_secret s, size, generate_series(1, size.leaves - size.pools) i
  ), placed as (
    select l.*, row_number() over (order by l.hash) - 1 as place from leaf l
  ), kept as (
    insert into proof.proof_pools (snapshot, pool_id, leaf, units, mark_cents, mark_units, marked_at, stale, waiting_cents, holdings)
    select read_pools.number, p.pool_id, p.place, p.units, coalesce(p.mark_cents, 0), coalesce(p.mark_units, 0),
      p.marked_at, coalesce(p.stale, false), p.waiting_cents, p.holdings
    from placed p where p.pool_id is not null
  ), levels as (
    insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
    select read_pools.number, 'pools', 0, p.place >> proof.piece_height(), string_agg(p.hash || int8send(p.value), '' order by p.place)
    from placed p group by p.place >> proof.piece_height())
  select max(s.leaves), count(*), null, null, null, null, null, sum(p.value)::bigint, proof.pools_agree() into reading
  from placed p, size s;
  return reading;
end $$;

create function proof.pool_salt(number bigint, pool_id uuid) returns bytea language sql stable as $$
  -- Returns the salt of a pool's leaf in a snapshot, which only its holders get.
  select sha256('glassmine:pool-salt:v2'::bytea || s.nonce || int8send(number) || uuid_send(pool_id)) from proof.proof_secret s
$$;

create function proof.seal_snapshot(s public.liability_snapshots) returns text language sql immutable as $$
  -- Returns a snapshot's seal: SHA-256 over its figures, roots and previous seal, in hexadecimal (docs/proof.md).
  select encode(sha256('glassmine:seal:v2'::bytea || decode(s.previous_seal, 'hex') || int8send(s.number)
    || int8send((extract(epoch from s.as_of) * 1000)::bigint) || int8send(s.leaves) || int8send(s.available_cents)
    || int8send(s.invested_cents) || int8send(s.withdrawing_cents) || int8send(s.accrued_cents) || int8send(s.pooled_cents)
    || int8send(s.insurance_fund_cents) || int8send(s.pools_leaves) || int8send(s.pools_cents)
    || decode(s.root, 'hex') || decode(s.pools_root, 'hex')), 'hex') $$;

create function proof.drop_old_trees(newest bigint) returns void language plpgsql as $$
  -- Deletes snapshots' trees, except the first of each of the last thirty days (UTC) and the newest thirty.
declare
  -- Receipts last thirty days; one a day is enough, or many snapshots would fill the disk.
  first_of_days constant bigint[] := array(
    select min(s.number) from public.liability_snapshots s
    where s.taken_at > now() - interval '30 days' group by date_trunc('day', s.taken_at, 'utc'));
  -- By existing rows: a restoration skips numbers.
  thirtieth constant bigint := (
    select s.number from public.liability_snapshots s where s.number <= newest order by s.number desc offset 29 limit 1);
begin
  delete from proof.proof_leaves l where l.snapshot < thirtieth and l.snapshot <> all (first_of_days);
  delete from proof.proof_pools l where l.snapshot < thirtieth and l.snapshot <> all (first_of_days);
  delete from proof.proof_levels l where l.snapshot < thirtieth and l.snapshot <> all (first_of_days);
end $$;

create function proof.take_snapshot(as_of timestamptz default clock_timestamp() - interval '1 minute')
  returns public.liability_snapshots language plpgsql as $$
  -- Publishes every account's balance at a settled moment (default: a minute ago), with leaves for accounts and pools;
  -- keeps trees for thirty days. For the database owner and the doors below.
declare
  moment constant timestamptz := proof.credits_settled(ledger.journal_settled(date_trunc('milliseconds', as_of)));
  taken public.liability_snapshots;
  accounts proof.reading;
  pools proof.reading;
begin
  lock table public.liability_snapshots in share row exclusive mode;
  select max(s.as_of) into taken.as_of from public.liability_snapshots s;
  select e.number + 1, e.seal into taken.number, taken.previous_seal from proof.chain_end() e;
  if as_of is null or as_of > clock_timestamp() or date_trunc('milliseconds', as_of) <= taken.as_of then
    raise exception 'invalid_moment';
  end if;
  if moment <= coalesce(taken.as_of, '-infinity') then
    raise exception 'journal_busy'
      using hint = 'A transaction has been open, or income has not been credited in full, since before the last snapshot.';
  end if;
  taken.as_of := moment;
  accounts := proof.read_accounts(taken.number, moment);
  if accounts.placed <> accounts.leaves then raise exception 'account_omitted'; end if;
  if not accounts.is_booked then raise exception 'books_disagree'; end if;
  pools := proof.read_pools(taken.number, moment);
  if not pools.is_booked or accounts.pooled > pools.cents then raise exception 'pools_disagree'; end if;
  select accounts.leaves, accounts.available, accounts.invested, accounts.withdrawing, accounts.accrued,
    accounts.pooled, ledger.insurance_held(moment), pools.leaves, pools.cents
  into taken.leaves, taken.available_cents, taken.invested_cents, taken.withdrawing_cents, taken.accrued_cents,
    taken.pooled_cents, taken.insurance_fund_cents, taken.pools_leaves, taken.pools_cents;
  taken.root := encode(substr(proof.build_tree(taken.number, 'accounts'), 1, 32), 'hex');
  taken.pools_root := encode(substr(proof.build_tree(taken.number, 'pools'), 1, 32), 'hex');
  insert into public.liability_snapshots (number, as_of, leaves, available_cents, invested_cents, withdrawing_cents,
    accrued_cents, pooled_cents, insurance_fund_cents, pools_leaves, pools_cents, root, pools_root, previous_seal, seal)
  values (taken.number, taken.as_of, taken.leaves, taken.available_cents, taken.invested_cents, taken.withdrawing_cents,
    taken.accrued_cents, taken.pooled_cents, taken.insurance_fund_cents, taken.pools_leaves, taken.pools_cents,
    taken.root, taken.pools_root, taken.previous_seal, proof.seal_snapshot(taken))
  returning * into taken;
  perform proof.drop_old_trees(taken.number);
  return taken;
end $$;

create function proof.take_daily_snapshot() returns bigint language plpgsql as $$
  -- Takes the day's (UTC) snapshot; returns its number, null if taken or nothing is booked.
begin
  if exists (select from public.liability_snapshots s where s.taken_at >= date_trunc('day', now(), 'utc'))
     or not exists (select from ledger.transfers t where t.created_at < now() - interval '1 minute') then
    return null;
  end if;
  return (proof.take_snapshot()).number;
end $$;

create function proof.take_snapshot_now() returns public.liability_snapshots
  language plpgsql security definer as $$ -- for: authenticated
  -- Publishes a snapshot now; within a minute returns the last one. Raises not_allowed, session_ended, invalid_moment,
  -- journal_busy, account_omitted, books_disagree, pools_disagree.
declare
  taken public.liability_snapshots;
begin
  perform people.require_operator('treasurer', 'admin');
  -- Before reading: later concurrent calls find the first one's snapshot.
  lock table public.liability_snapshots in share row exclusive mode;
  select * into taken from public.liability_snapshots s where s.taken_at > now() - interval '1 minute' order by s.number desc limit 1;
  if taken.number is null then
    taken := proof.take_snapshot();
    perform ground.audit('snapshot_taken', null, jsonb_build_object('number', taken.number, 'seal', taken.seal));
  end if;
  return taken;
end $$;

create function public.take_snapshot() returns public.liability_snapshots
  language sql security invoker set statement_timeout = '120s' as $$ -- for: authenticated
  -- See proof.take_snapshot_now.
  select * from proof.take_snapshot_now() $$;

create function proof.path_of(snapshot bigint, tree text, place int) returns jsonb language sql stable as $$
  -- Returns the siblings from a leaf to the root, each as eighty hexadecimal digits.

  -- Below a piece's height, nodes are numbered within it.
  select jsonb_agg(encode(substr(l.nodes, 40 * ((at.place >> l.height) # 1) + 1, 40), 'hex') order by l.height)
  from generate_series(0, 31) h (height)
  cross join lateral (
    select case when h.height < proof.piece_height() then path_of.place >> proof.piece_height() else 0 end as piece,
      case when h.height < proof.piece_height() then path_of.place & ((1 << proof.piece_height()) - 1) else path_of.place end as place
  ) at
  join proof.proof_levels l on l.snapshot = path_of.snapshot and l.tree = path_of.tree and l.height = h.height and l.piece = at.piece
$$;

create function proof.pool_proofs(person uuid, published public.liability_snapshots) returns jsonb
  language sql stable as $$
  -- Returns each pool's leaf and path to the root for a person's pools at a snapshot.
  select coalesce(jsonb_agg((to_jsonb(l) - '{snapshot,pool_id,leaf}'::text[]) || jsonb_build_object(
    'pool', l.pool_id, 'own_units', p.units, 'place', l.leaf, 'salt', encode(proof.pool_salt(l.snapshot, l.pool_id), 'hex'),
    'path', proof.path_of(l.snapshot, 'pools', l.leaf)) order by l.pool_id), '[]')
  from proof.pool_parts(person, published.as_of) p
  join proof.proof_pools l on l.snapshot = published.number and l.pool_id = p.pool_id $$;

create function proof.my_proof(snapshot bigint) returns jsonb
  language plpgsql stable security definer as $$ -- door: authenticated
  -- Returns the caller's receipt of a snapshot (docs/proof.md): leaves and paths, and their journal balances in cents.
  -- Raises not_found (no such snapshot, or its tree is no longer kept).
declare
  person constant uuid := people.caller();
  published public.liability_snapshots;
  own proof.proof_leaves;
  waiting bigint;
begin
  select * into published from public.liability_snapshots s
  where s.number = my_proof.snapshot and exists (select from proof.proof_levels l where l.snapshot = s.number);
  if not found then raise exception 'not_found'; end if;
  select * into own from proof.proof_leaves l where l.snapshot = published.number and l.investor_id = person;
  select coalesce(sum(w.amount_cents), 0) into waiting from proof.waiting_money w
  where w.investor_id = person and w.since <= published.as_of and w.until > published.as_of;
  return jsonb_build_object(
    'format', 'glassmine-proof-v2', 'snapshot', to_jsonb(published) - 'taken_at' - 'total_cents', 'account', person,
    'leaf', case when own.leaf is not null then jsonb_build_object(
      'place', own.leaf,
      'salt', (select encode(sha256('glassmine:salt:v1'::bytea || n.nonce || int8send(published.number)), 'hex')
        from proof.proof_nonces n where n.investor_id = person),
      'path', proof.path_of(published.number, 'accounts', own.leaf)) || (to_jsonb(own) - '{snapshot,investor_id,leaf}'::text[]) end,
    'statement', jsonb_build_object(
      'available_cents', ledger.balance_at(person, 'available', published.as_of),
      'invested_cents', ledger.balance_at(person, 'invested', published.as_of),
      'withdrawing_cents', ledger.balance_at(person, 'withdrawing', published.as_of), 'accrued_cents', 0,
      'pooled_cents', waiting + (select coalesce(sum(p.cents), 0) from proof.pool_parts(person, published.as_of) p)),
    'waiting_cents', waiting, 'pools', proof.pool_proofs(person, published));
end $$;

create function ledger.tally(max_rows bigint default 1000000) returns bigint language plpgsql as $$
  -- Stores sums of settled transfers, at most max_rows, once five thousand are new; returns the last id, or null. Run
  -- by supabase/workers/jobs.ts or pg_cron.
declare
  earlier ledger.tallies;
  boundary bigint;
  settled timestamptz;
begin
  -- Before reading the last sums, or two runs would start from the same ones.
  if not pg_try_advisory_xact_lock(hashtextextended('ledger.tally', 0)) then return null; end if;
  select * into earlier from ledger.tallies y order by y.through_id desc limit 1;
  earlier.through_id := coalesce(earlier.through_id, 0);
  if (select max(t.id) from ledger.transfers t) - earlier.through_id < 5000 then return null; end if;
  -- Ids are not in commit order, but open transactions have greater ids than every transfer before the settled moment.
  settled := ledger.journal_settled(clock_timestamp());
  boundary := (
    select least(t.id, earlier.through_id + tally.max_rows) from ledger.transfers t
    where t.id > earlier.through_id and t.created_at <= settled order by t.id desc limit 1);
  if boundary is null or boundary - earlier.through_id < 5000 then return null; end if;
  insert into ledger.plan_tallies (through_id, plan_id, packages, principal_cents, hashrate)
  select boundary, p.plan_id, p.packages, p.principal_cents, p.hashrate from ledger.plan_sums(boundary) p;
  insert into ledger.tallies (through_id, cash_cents, insurance_fund_cents, owed_cents, debit_cents, credit_cents)
  select boundary, coalesce(earlier.cash_cents, 0) + s.cash_cents,
    coalesce(earlier.insurance_fund_cents, 0) + s.insurance_fund_cents, coalesce(earlier.owed_cents, 0) + s.owed_cents,
    a.debit_cents, a.credit_cents
  from ledger.add_up(earlier.through_id, boundary, 'infinity') s, (
    select array_agg(coalesce(earlier.debit_cents[n.place], 0) + n.debit_cents order by n.place) as debit_cents,
      array_agg(coalesce(earlier.credit_cents[n.place], 0) + n.credit_cents order by n.place) as credit_cents
    from ledger.account_sums(earlier.through_id, boundary) n) a;
  return boundary;
end $$;
