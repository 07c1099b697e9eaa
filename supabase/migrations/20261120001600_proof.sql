-- Proof of liabilities: what is owed to everybody, sealed day by day, so that each investor can check their own part of it.
-- `docs/proof.md` specifies the format; the verifier of the client knows nothing else.
--
-- A snapshot tells what the books said at one moment. The moment lies a minute back, and before the beginning of the oldest open
-- transaction that writes into the journal: whatever was booked before it has been committed, so that the journal gives the same
-- answer whenever it is asked again.

create table public.liability_snapshots (
  number bigint primary key constraint liability_snapshots_number_positive check (number > 0),
  as_of timestamptz not null unique,
  leaves bigint not null constraint liability_snapshots_leaves_power_of_two check (leaves >= 1024 and leaves & (leaves - 1) = 0),
  available_cents public.cents not null,
  invested_cents public.cents not null,
  withdrawing_cents public.cents not null,
  accrued_cents public.cents not null,
  total_cents public.cents not null generated always as (available_cents + invested_cents + withdrawing_cents + accrued_cents) stored,
  insurance_fund_cents public.cents not null,
  root text not null constraint liability_snapshots_root_whole check (root ~ '^[0-9a-f]{64}$'),
  previous_seal text not null unique constraint liability_snapshots_previous_seal_whole check (previous_seal ~ '^[0-9a-f]{64}$'),
  seal text not null unique constraint liability_snapshots_seal_whole check (seal ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz not null default clock_timestamp(),
  constraint liability_snapshots_nothing_negative
    check (least(available_cents, invested_cents, withdrawing_cents, accrued_cents, insurance_fund_cents) >= 0)
);
comment on table public.liability_snapshots is 'What was owed to all investors together at a moment, and the root that commits to each of them. For everybody; append-only.';
comment on column public.liability_snapshots.as_of is 'The moment that the figures are of, in whole milliseconds.';
comment on column public.liability_snapshots.leaves is 'Of the tree: a power of two, filled up with empty ones, so that it does not tell how many investors there are.';
comment on column public.liability_snapshots.accrued_cents is
  'Yield that is owed and not yet credited. Zero, because a snapshot is of a moment at which all income had been credited in full (private.credits_settled).';
comment on column public.liability_snapshots.insurance_fund_cents is 'What was really there of the insurance fund at the same moment (ledger.insurance_held); not a liability to investors.';
comment on column public.liability_snapshots.previous_seal is 'Seal of the snapshot before; zeros for the first.';
comment on column public.liability_snapshots.seal is 'SHA-256 over the figures, the root and the seal before.';

create table private.proof_nonces (
  investor_id uuid primary key references public.profiles (id),
  nonce bytea not null constraint proof_nonces_nonce_whole check (octet_length(nonce) = 32)
);
comment on table private.proof_nonces is 'A secret of each account for life. The salts of its leaves are derived from it.';

create table private.proof_secret (
  only_row boolean primary key default true constraint proof_secret_only_row check (only_row),
  nonce bytea not null constraint proof_secret_nonce_whole check (octet_length(nonce) = 32)
);
comment on table private.proof_secret is 'One row: the secret from which empty leaves are derived.';

create table private.proof_leaves (
  snapshot bigint not null,
  investor_id uuid not null,
  leaf int not null,
  available_cents ledger.balance not null,
  invested_cents ledger.balance not null,
  withdrawing_cents ledger.balance not null,
  accrued_cents ledger.balance not null,
  primary key (snapshot, investor_id)
);
create index proof_leaves_investor on private.proof_leaves (investor_id);
comment on table private.proof_leaves is
  'Whose leaf stands where, and what it says, of the snapshots whose trees are kept. No foreign keys: a million rows are written at once.';
comment on column private.proof_leaves.leaf is 'Its place, from 0: leaves are in the order of their hashes, which says nothing to whoever does not know the salts.';

create table private.proof_levels (
  snapshot bigint not null,
  height int not null constraint proof_levels_height_possible check (height between 0 and 31),
  nodes bytea not null,
  primary key (snapshot, height)
);
-- Read by slices of forty bytes, which only what is stored uncompressed allows.
alter table private.proof_levels alter nodes set storage external;
comment on table private.proof_levels is 'The trees of the first snapshot of each of the last thirty days, and of the newest thirty; each written before its snapshot is published. Height 0 are the leaves.';
comment on column private.proof_levels.nodes is 'From left to right, forty bytes each: the hash and the value in cents.';

alter table public.liability_snapshots enable row level security;
alter table public.liability_snapshots force row level security;
alter table private.proof_nonces enable row level security;
alter table private.proof_nonces force row level security;
alter table private.proof_secret enable row level security;
alter table private.proof_secret force row level security;
alter table private.proof_leaves enable row level security;
alter table private.proof_leaves force row level security;
alter table private.proof_levels enable row level security;
alter table private.proof_levels force row level security;

grant select on public.liability_snapshots to anon, authenticated, service_role;
create policy liability_snapshots_anyone_select on public.liability_snapshots for select to anon, authenticated using (true);
create policy proof_nonces_nobody_select on private.proof_nonces for select to anon, authenticated using (false);
create policy proof_secret_nobody_select on private.proof_secret for select to anon, authenticated using (false);
create policy proof_leaves_nobody_select on private.proof_leaves for select to anon, authenticated using (false);
create policy proof_levels_nobody_select on private.proof_levels for select to anon, authenticated using (false);

create trigger append_only_rows before update or delete on public.liability_snapshots
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on public.liability_snapshots
  for each statement execute function private.forbid_change();
-- Whoever changes a nonce later can open a leaf of the past no more.
create trigger append_only_rows before update or delete on private.proof_nonces
  for each row execute function private.forbid_change();
create trigger append_only_table before truncate on private.proof_nonces
  for each statement execute function private.forbid_change();

create function private.random_nonce() returns bytea
  language sql volatile set search_path = ''
as $$
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
$$;
comment on function private.random_nonce() is 'Thirty-two bytes that nobody can guess: 244 random bits, hashed.';

alter table private.proof_nonces alter nonce set default private.random_nonce();
insert into private.proof_secret (nonce) values (private.random_nonce());
insert into private.proof_nonces (investor_id) select a.investor_id from ledger.accounts a;

create function private.make_nonce() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.proof_nonces (investor_id) values (new.investor_id);
  return null;
end
$$;
comment on function private.make_nonce() is 'Trigger of ledger.accounts: an account has its nonce from its first moment on.';

create trigger make_nonce after insert on ledger.accounts
  for each row execute function private.make_nonce();

create function private.build_tree(snapshot bigint, leaves bytea, leaf_values bigint[]) returns bytea
  language plpgsql set search_path = ''
as $$
declare
  tag constant bytea := 'glassmine:node:v1';
  nodes bytea := leaves;
  sums bigint[] := leaf_values;
  height int := 0;
begin
  insert into private.proof_levels (snapshot, height, nodes) values (build_tree.snapshot, 0, leaves);
  while array_length(sums, 1) > 1 loop
    height := height + 1;
    -- Two neighbours of forty bytes are what their parent commits to.
    select string_agg(parent.hash || int8send(parent.value), '' order by parent.place), array_agg(parent.value order by parent.place)
    into nodes, sums
    from (
      select place, sha256(tag || substr(nodes, 80 * place + 1, 80)) as hash, sums[2 * place + 1] + sums[2 * place + 2] as value
      from generate_series(0, array_length(sums, 1) / 2 - 1) place
    ) parent;
    insert into private.proof_levels (snapshot, height, nodes) values (build_tree.snapshot, height, nodes);
  end loop;
  return nodes;
end
$$;
comment on function private.build_tree(bigint, bytea, bigint[]) is
  'Writes the tree over leaves (forty bytes each, and their values in cents), level by level; answers its root, forty bytes.';

create function private.journal_settled(moment timestamptz) returns timestamptz
  language sql volatile set search_path = ''
as $$
  -- Whoever writes into the journal holds this lock before the time of a line is read, until the transaction has ended. The own
  -- transaction sees its own lines. A beginning that is hidden, or a prepared transaction, settles nothing.
  select least(moment, min(coalesce(date_trunc('milliseconds', a.xact_start) - interval '1 millisecond', '-infinity')))
  from pg_locks l
  left join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'relation' and l.relation = 'ledger.transfers'::regclass and l.mode = 'RowExclusiveLock' and l.granted
    and l.database = (select d.oid from pg_database d where d.datname = current_database())
    and l.pid is distinct from pg_backend_pid()
$$;
comment on function private.journal_settled(timestamptz) is
  'The moment, or an earlier one: before the beginning of the oldest open transaction that writes into the journal, so that nothing more is booked up to it. -infinity when that cannot be told.';

create function private.credits_settled(moment timestamptz) returns timestamptz
  language plpgsql stable set search_path = ''
as $$
declare
  settled timestamptz := moment;
  asked timestamptz;
begin
  loop
    select min(j.asked_at) into asked from private.jobs j
    where j.kind = 'yield' and j.asked_at <= settled and coalesce(j.ended_at, 'infinity') > settled;
    if asked is null then
      return settled;
    end if;
    settled := date_trunc('milliseconds', asked) - interval '1 millisecond';
  end loop;
end
$$;
comment on function private.credits_settled(timestamptz) is
  'Returns the moment, or an earlier one: before any income that was credited to only some of its holders at that time.';

create function private.take_snapshot(as_of timestamptz default clock_timestamp() - interval '1 minute') returns public.liability_snapshots
  language plpgsql set search_path = '' set work_mem = '256MB'
as $$
declare
  leaf_tag constant bytea := 'glassmine:leaf:v1';
  salt_tag constant bytea := 'glassmine:salt:v1';
  padding_tag constant bytea := 'glassmine:padding:v1';
  seal_tag constant bytea := 'glassmine:seal:v1';
  moment constant timestamptz := private.credits_settled(private.journal_settled(date_trunc('milliseconds', as_of)));
  taken public.liability_snapshots;
  reading record;
  root bytea;
  first_of_days bigint[];
begin
  -- One at a time; readers go on.
  lock table public.liability_snapshots in share row exclusive mode;
  select s.number, s.seal, s.as_of into taken.number, taken.previous_seal, taken.as_of
  from public.liability_snapshots s order by s.number desc limit 1;
  if as_of is null or as_of > clock_timestamp() or date_trunc('milliseconds', as_of) <= taken.as_of then
    raise exception 'invalid_moment';
  end if;
  if moment <= coalesce(taken.as_of, '-infinity') then
    raise exception 'journal_busy'
      using hint = 'A transaction has been open, or income has not been credited in full, since before the last snapshot.';
  end if;
  taken.number := coalesce(taken.number, 0) + 1;
  taken.previous_seal := coalesce(taken.previous_seal, repeat('0', 64));

  -- All readings are one statement and therefore of one moment, whatever is booked meanwhile. What each account holds now,
  -- less what has moved since the moment asked for, is what it held then.
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
      0::bigint as accrued
    from ledger.accounts a left join moved m on m.investor_id = a.investor_id
  ), size as (
    -- The next power of two, at least 1024.
    select count(*) as accounts, 1 << length(ltrim((greatest(count(*), 1024) - 1)::int::bit(32)::text, '0')) as leaves
    from ledger.accounts
  ), leaf as (
    select h.*, h.available + h.invested + h.withdrawing + h.accrued as value,
      sha256(leaf_tag || uuid_send(h.investor_id) || sha256(salt_tag || n.nonce || int8send(taken.number))
        || int8send(h.available) || int8send(h.invested) || int8send(h.withdrawing) || int8send(h.accrued)) as hash
    from held h join private.proof_nonces n on n.investor_id = h.investor_id
    union all
    select null, 0, 0, 0, 0, 0, sha256(padding_tag || s.nonce || int8send(taken.number) || int8send(i))
    from private.proof_secret s, size, generate_series(1, size.leaves - size.accounts) i
  ), placed as (
    select l.*, row_number() over (order by l.hash) - 1 as place from leaf l
  ), kept as (
    insert into private.proof_leaves (snapshot, investor_id, leaf, available_cents, invested_cents, withdrawing_cents, accrued_cents)
    select taken.number, p.investor_id, p.place, p.available, p.invested, p.withdrawing, p.accrued
    from placed p where p.investor_id is not null
  ), owed as (
    select sum(p.available)::bigint as available, sum(p.invested)::bigint as invested, sum(p.withdrawing)::bigint as withdrawing,
      sum(p.accrued)::bigint as accrued, string_agg(p.hash || int8send(p.value), '' order by p.place) as nodes,
      array_agg(p.value order by p.place) as leaf_values
    from placed p
  ), booked as (
    select coalesce(sum(case when t.credit = 'available' then t.amount_cents when t.debit = 'available' then -t.amount_cents else 0 end), 0) as available,
      coalesce(sum(case when t.credit = 'invested' then t.amount_cents when t.debit = 'invested' then -t.amount_cents else 0 end), 0) as invested,
      coalesce(sum(case when t.credit = 'withdrawing' then t.amount_cents when t.debit = 'withdrawing' then -t.amount_cents else 0 end), 0) as withdrawing
    from ledger.transfers t
    where t.created_at <= moment
  )
  select o.*, size.leaves, ledger.insurance_held(moment) as insurance,
    (o.available, o.invested, o.withdrawing) = (b.available, b.invested, b.withdrawing) as is_booked
  into reading
  from owed o, size, booked b;
  if cardinality(reading.leaf_values) <> reading.leaves then
    raise exception 'account_omitted';
  end if;
  if not reading.is_booked then
    raise exception 'books_disagree';
  end if;

  root := private.build_tree(taken.number, reading.nodes, reading.leaf_values);
  insert into public.liability_snapshots
    (number, as_of, leaves, available_cents, invested_cents, withdrawing_cents, accrued_cents, insurance_fund_cents, root, previous_seal, seal)
  values (
    taken.number, moment, reading.leaves, reading.available, reading.invested, reading.withdrawing, reading.accrued, reading.insurance,
    encode(substr(root, 1, 32), 'hex'), taken.previous_seal,
    encode(sha256(seal_tag || decode(taken.previous_seal, 'hex') || int8send(taken.number)
      || int8send((extract(epoch from moment) * 1000)::bigint) || int8send(reading.leaves) || int8send(reading.available)
      || int8send(reading.invested) || int8send(reading.withdrawing) || int8send(reading.accrued) || int8send(reading.insurance)
      || substr(root, 1, 32)), 'hex'))
  returning * into taken;
  -- Receipts are there for thirty days. Of a day with many snapshots the first is enough, or many would fill the disk.
  first_of_days := array(
    select min(s.number) from public.liability_snapshots s
    where s.taken_at > now() - interval '30 days' group by date_trunc('day', s.taken_at, 'utc'));
  delete from private.proof_leaves l where l.snapshot <= taken.number - 30 and l.snapshot <> all (first_of_days);
  delete from private.proof_levels l where l.snapshot <= taken.number - 30 and l.snapshot <> all (first_of_days);
  return taken;
end
$$;
comment on function private.take_snapshot(timestamptz) is
  'Publishes what every account held at a moment (by default a minute ago, and before any open transaction that writes and any income that is being credited; later than the last snapshot''s, and not to come), with a leaf for each. '
  'Trees are kept of the first snapshot of each of the last thirty days (UTC) and of the newest thirty; older ones are deleted. '
  'For the owner of the database and the doors below. Raises invalid_moment, journal_busy, account_omitted, books_disagree (the cached balances are not what the journal says).';

create function private.take_daily_snapshot() returns bigint
  language plpgsql set search_path = ''
as $$
begin
  if exists (select from public.liability_snapshots s where s.taken_at >= date_trunc('day', now(), 'utc'))
     or not exists (select from ledger.transfers t where t.created_at < now() - interval '1 minute') then
    return null;
  end if;
  return (private.take_snapshot()).number;
end
$$;
comment on function private.take_daily_snapshot() is
  'Takes the snapshot of the day (UTC) and answers its number; null when one was taken today, or nothing has been booked yet. Safe to run at any time: '
  'supabase/workers/proof.ts does so locally; a hosted project schedules it with pg_cron (README.md).';

create function private.take_snapshot_now() returns public.liability_snapshots
  language plpgsql security definer set search_path = ''
as $$
declare
  taken public.liability_snapshots;
begin
  perform private.require_operator('treasurer', 'admin');
  select * into taken from public.liability_snapshots s where s.taken_at > now() - interval '1 minute' order by s.number desc limit 1;
  if taken.number is null then
    taken := private.take_snapshot();
    perform private.audit('snapshot_taken', null, jsonb_build_object('number', taken.number, 'seal', taken.seal));
  end if;
  return taken;
end
$$;
comment on function private.take_snapshot_now() is
  'A treasurer publishes a snapshot now; asked again within a minute, it answers the one just taken. '
  'Raises not_allowed, session_ended, invalid_moment, journal_busy, account_omitted, books_disagree.';

create function private.my_proof(snapshot bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := private.caller();
  published public.liability_snapshots;
  own private.proof_leaves;
begin
  select * into published from public.liability_snapshots s
  where s.number = my_proof.snapshot and exists (select from private.proof_levels l where l.snapshot = s.number);
  if not found then
    raise exception 'not_found';
  end if;
  select * into own from private.proof_leaves l where l.snapshot = published.number and l.investor_id = person;
  return jsonb_build_object(
    'format', 'glassmine-proof-v1',
    'snapshot', to_jsonb(published) - 'taken_at' - 'total_cents',
    'account', person,
    'leaf', case when own.leaf is not null then jsonb_build_object(
      'place', own.leaf,
      'salt', (select encode(sha256('glassmine:salt:v1'::bytea || n.nonce || int8send(published.number)), 'hex')
        from private.proof_nonces n where n.investor_id = person),
      'available_cents', own.available_cents,
      'invested_cents', own.invested_cents,
      'withdrawing_cents', own.withdrawing_cents,
      'accrued_cents', own.accrued_cents,
      'path', (select jsonb_agg(encode(substr(l.nodes, 40 * ((own.leaf >> l.height) # 1) + 1, 40), 'hex') order by l.height)
        from private.proof_levels l where l.snapshot = published.number and 1 << l.height < published.leaves)) end,
    'statement', jsonb_build_object(
      'available_cents', ledger.balance_at(person, 'available', published.as_of),
      'invested_cents', ledger.balance_at(person, 'invested', published.as_of),
      'withdrawing_cents', ledger.balance_at(person, 'withdrawing', published.as_of),
      'accrued_cents', 0));
end
$$;
comment on function private.my_proof(bigint) is
  'The caller''s receipt of a snapshot, as docs/proof.md specifies it: their leaf and the path to the root (leaf is null when it has none of theirs), '
  'and beside it what the journal says that they held at that moment, in cents. Raises not_allowed, session_ended, '
  'not_found (no such snapshot, or its tree is kept no more).';

grant execute on function private.take_snapshot_now(), private.my_proof(bigint) to authenticated;

-- Everybody's leaves take longer than an ordinary request may.
create function public.take_snapshot() returns public.liability_snapshots
  language sql security invoker set search_path = '' set statement_timeout = '120s'
as $$ select * from private.take_snapshot_now() $$;
comment on function public.take_snapshot() is 'See private.take_snapshot_now.';

create function public.my_proof(snapshot bigint) returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select private.my_proof(snapshot) $$;
comment on function public.my_proof(bigint) is 'See private.my_proof.';

grant execute on function public.take_snapshot(), public.my_proof(bigint) to authenticated;
