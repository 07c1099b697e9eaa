-- Takes a snapshot: accounts, both trees and the seal.
--
-- A snapshot's moment is before the oldest open transaction that writes to the journal, so reading again gives the same result.

create function ledger.journal_settled(moment timestamptz) returns timestamptz
  language sql volatile set search_path = ''
as $$
  -- A transaction that writes to the journal locks it before a line's time is read. A hidden start or prepared transaction settles nothing.
  select least(moment, min(coalesce(date_trunc('milliseconds', a.xact_start) - interval '1 millisecond', '-infinity')))
  from pg_locks l
  left join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'relation' and l.mode = 'RowExclusiveLock' and l.granted
    and l.relation = any ('{ledger.transfers, public.fills, public.marks, public.dealings, public.copy_requests, public.dealing_requests, copying.unit_moves}'::regclass[])
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.pid is distinct from pg_backend_pid()
$$;
comment on function ledger.journal_settled(timestamptz) is
  'Returns the latest moment, up to the given one, before every open transaction that writes to the journal; -infinity if unknown.';

create function proof.credits_settled(moment timestamptz) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  settled timestamptz := moment;
  asked timestamptz;
begin
  loop
    select min(j.asked_at) into asked from jobs.jobs j
    where j.kind = 'yield' and j.asked_at <= settled and coalesce(j.ended_at, 'infinity') > settled;
    if asked is null then
      return settled;
    end if;
    settled := date_trunc('milliseconds', asked) - interval '1 millisecond';
  end loop;
end
$$;
comment on function proof.credits_settled(timestamptz) is
  'Returns the moment, or an earlier one before any income that was only partly credited then.';

create type proof.reading as (
  leaves bigint, placed bigint, available bigint, invested bigint, withdrawing bigint, accrued bigint, pooled bigint, cents bigint, is_booked boolean);
comment on type proof.reading is 'Input of a tree: leaves expected and placed, sums by kind in cents, and whether the journal agrees.';

create function proof.read_accounts(number bigint, moment timestamptz) returns proof.reading
  language plpgsql set search_path = '' set work_mem = '256MB'
as $$
declare
  reading proof.reading;
begin
  -- One statement, so one snapshot: current balances less later movements.
  with moved as (
    select t.investor_id,
      sum(case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end)::bigint as available,
      sum(case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end)::bigint as invested,
      sum(case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end)::bigint as withdrawing
    from ledger.transfers t
    where t.created_at > moment and t.investor_id is not null
    group by t.investor_id
  ), held as (
    select a.investor_id,
      a.available_cents - coalesce(m.available, 0) as available,
      a.invested_cents - coalesce(m.invested, 0) as invested,
      a.withdrawing_cents - coalesce(m.withdrawing, 0) as withdrawing,
      0::bigint as accrued,
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
    select coalesce(sum(case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end), 0) as available,
      coalesce(sum(case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end), 0) as invested,
      coalesce(sum(case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end), 0) as withdrawing
    from ledger.transfers t
    where t.created_at <= moment
  ), levels as (
    insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
    select read_accounts.number, 'accounts', 0, p.place >> proof.piece_height(), string_agg(p.hash || int8send(p.value), '' order by p.place)
    from placed p group by p.place >> proof.piece_height()
  ), owed as (
    select count(*) as placed, sum(p.available)::bigint as available, sum(p.invested)::bigint as invested, sum(p.withdrawing)::bigint as withdrawing,
      sum(p.accrued)::bigint as accrued, sum(p.pooled)::bigint as pooled, sum(p.value)::bigint as cents
    from placed p
  )
  select s.leaves, o.placed, o.available, o.invested, o.withdrawing, o.accrued, o.pooled, o.cents,
    (o.available, o.invested, o.withdrawing) = (b.available, b.invested, b.withdrawing)
  into reading
  from owed o, size s, booked b;
  return reading;
end
$$;
comment on function proof.read_accounts(bigint, timestamptz) is
  'Reads each account''s balances at a moment, in cents, and stores the snapshot''s leaves sorted by hash. Returns number and sums.';

create function proof.read_pools(number bigint, moment timestamptz) returns proof.reading
  language plpgsql set search_path = '' set work_mem = '256MB'
as $$
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
    select read_pools.number, p.pool_id, p.place, p.units, coalesce(p.mark_cents, 0), coalesce(p.mark_units, 0), p.marked_at, coalesce(p.stale, false), p.waiting_cents, p.holdings
    from placed p where p.pool_id is not null
  ), levels as (
    insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
    select read_pools.number, 'pools', 0, p.place >> proof.piece_height(), string_agg(p.hash || int8send(p.value), '' order by p.place)
    from placed p group by p.place >> proof.piece_height()
  )
  select max(s.leaves), count(*), null, null, null, null, null, sum(p.value)::bigint, proof.pools_agree()
  into reading
  from placed p, size s;
  return reading;
end
$$;
comment on function proof.read_pools(bigint, timestamptz) is
  'Reads each pool''s value at a moment, in cents, and stores the snapshot''s leaves sorted by hash. Returns number and sum.';

create function proof.pool_salt(number bigint, pool_id uuid) returns bytea
  language sql stable set search_path = ''
as $$
  select sha256('glassmine:pool-salt:v2'::bytea || s.nonce || int8send(number) || uuid_send(pool_id)) from proof.proof_secret s
$$;
comment on function proof.pool_salt(bigint, uuid) is 'Returns the salt of a pool''s leaf in a snapshot, which only its holders get.';

create function proof.seal_snapshot(s public.liability_snapshots) returns text
  language sql immutable set search_path = ''
as $$
  select encode(sha256('glassmine:seal:v2'::bytea || decode(s.previous_seal, 'hex') || int8send(s.number)
    || int8send((extract(epoch from s.as_of) * 1000)::bigint) || int8send(s.leaves) || int8send(s.available_cents)
    || int8send(s.invested_cents) || int8send(s.withdrawing_cents) || int8send(s.accrued_cents) || int8send(s.pooled_cents)
    || int8send(s.insurance_fund_cents) || int8send(s.pools_leaves) || int8send(s.pools_cents)
    || decode(s.root, 'hex') || decode(s.pools_root, 'hex')), 'hex')
$$;
comment on function proof.seal_snapshot(public.liability_snapshots) is
  'Returns a snapshot''s seal: SHA-256 over its figures, roots and previous seal, in hexadecimal (docs/proof.md).';

create function proof.drop_old_trees(newest bigint) returns void
  language plpgsql set search_path = ''
as $$
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
end
$$;
comment on function proof.drop_old_trees(bigint) is
  'Deletes snapshots'' trees, except the first of each of the last thirty days (UTC) and the newest thirty.';

create function proof.take_snapshot(as_of timestamptz default clock_timestamp() - interval '1 minute') returns public.liability_snapshots
  language plpgsql set search_path = ''
as $$
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
  if accounts.placed <> accounts.leaves then
    raise exception 'account_omitted';
  end if;
  if not accounts.is_booked then
    raise exception 'books_disagree';
  end if;
  pools := proof.read_pools(taken.number, moment);
  if not pools.is_booked or accounts.pooled > pools.cents then
    raise exception 'pools_disagree';
  end if;

  taken.leaves := accounts.leaves;
  taken.available_cents := accounts.available;
  taken.invested_cents := accounts.invested;
  taken.withdrawing_cents := accounts.withdrawing;
  taken.accrued_cents := accounts.accrued;
  taken.pooled_cents := accounts.pooled;
  taken.insurance_fund_cents := ledger.insurance_held(moment);
  taken.pools_leaves := pools.leaves;
  taken.pools_cents := pools.cents;
  taken.root := encode(substr(proof.build_tree(taken.number, 'accounts'), 1, 32), 'hex');
  taken.pools_root := encode(substr(proof.build_tree(taken.number, 'pools'), 1, 32), 'hex');
  insert into public.liability_snapshots
    (number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents, pooled_cents, insurance_fund_cents,
     pools_leaves, pools_cents, root, pools_root, previous_seal, seal)
  values (
    taken.number, taken.as_of, taken.leaves, taken.available_cents, taken.invested_cents, taken.withdrawing_cents, taken.accrued_cents, taken.pooled_cents,
    taken.insurance_fund_cents, taken.pools_leaves, taken.pools_cents, taken.root, taken.pools_root, taken.previous_seal, proof.seal_snapshot(taken))
  returning * into taken;
  perform proof.drop_old_trees(taken.number);
  return taken;
end
$$;
comment on function proof.take_snapshot(timestamptz) is
  'Publishes every account''s balance at a settled moment (default: a minute ago), with leaves for accounts and pools; keeps trees for thirty days. For the database owner and the doors below. Raises invalid_moment, journal_busy, account_omitted, books_disagree (the cached balances are not what the journal says), pools_disagree (the units of a pool are not those of its lots, or more is in pools than they could be sold for).';

create function proof.take_daily_snapshot() returns bigint
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.liability_snapshots s where s.taken_at >= date_trunc('day', now(), 'utc'))
     or not exists (select from ledger.transfers t where t.created_at < now() - interval '1 minute') then
    return null;
  end if;
  return (proof.take_snapshot()).number;
end
$$;
comment on function proof.take_daily_snapshot() is
  'Takes the day''s (UTC) snapshot; returns its number, null if taken or nothing is booked. Run by supabase/workers/proof.ts or pg_cron.';

create function proof.take_snapshot_now() returns public.liability_snapshots
  language plpgsql security definer set search_path = ''
as $$
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
end
$$;
comment on function proof.take_snapshot_now() is
  'Publishes a snapshot now; within a minute returns the last one. Raises not_allowed, session_ended, invalid_moment, journal_busy, account_omitted, books_disagree, pools_disagree.';

grant execute on function proof.take_snapshot_now() to authenticated;

create function public.take_snapshot() returns public.liability_snapshots
  language sql security invoker set search_path = '' set statement_timeout = '120s'
as $$ select * from proof.take_snapshot_now() $$;
comment on function public.take_snapshot() is 'See proof.take_snapshot_now.';
grant execute on function public.take_snapshot() to authenticated;
