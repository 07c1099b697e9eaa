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
comment on table public.liability_snapshots is
  'Total liabilities to investors at a moment, and the root that commits to each. For everyone; append-only.';
comment on column public.liability_snapshots.as_of is 'In whole milliseconds.';
comment on column public.liability_snapshots.leaves is 'A power of two, padded to hide the number of investors.';
comment on column public.liability_snapshots.accrued_cents is 'Zero: all income is fully credited at that moment (proof.credits_settled).';
comment on column public.liability_snapshots.pooled_cents is
  'Portfolios and strategies at their last marks, and pending money (proof.pooled).';
comment on column public.liability_snapshots.pools_cents is 'Liquidation value and pending money, at least pooled_cents.';
comment on column public.liability_snapshots.insurance_fund_cents is
  'Really there at that moment (ledger.insurance_held); no liability to investors.';
comment on column public.liability_snapshots.previous_seal is 'Zeros for the first.';
comment on column public.liability_snapshots.seal is 'SHA-256 over the figures, the roots and the previous seal.';

create table proof.proof_nonces (
  investor_id uuid primary key,
  nonce bytea not null constraint proof_nonces_nonce_whole check (octet_length(nonce) = 32)
);
comment on table proof.proof_nonces is
  'A lifelong secret of each account, from which its leaves'' salts derive. No foreign key: it outlives unconfirmed accounts.';

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
comment on table proof.proof_leaves is
  'Leaves of stored trees, with owner and position. No foreign keys: a million rows are written at once.';
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
comment on table proof.proof_levels is
  'Trees of the first snapshot of each of thirty days, and of the newest thirty. Height 0 is the leaves; the root is in the snapshot.';
comment on column proof.proof_levels.piece is
  'Piece of proof.piece_height() levels: one value could not hold millions. Higher levels are in piece 0.';
comment on column proof.proof_levels.nodes is 'Left to right, forty bytes each: hash and value in cents.';

grant select on public.liability_snapshots to anon, authenticated, service_role;
create policy liability_snapshots_anyone_select on public.liability_snapshots for select to anon, authenticated using (true);

select ground.append_only('public.liability_snapshots');
-- A changed nonce would make past leaves unopenable.
select ground.append_only('proof.proof_nonces');

create function proof.random_nonce() returns bytea
  language sql volatile set search_path = ''
as $$
  select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
$$;
comment on function proof.random_nonce() is 'Returns thirty-two unguessable bytes: 244 random bits, hashed.';

alter table proof.proof_nonces alter nonce set default proof.random_nonce();
insert into proof.proof_secret (nonce) values (proof.random_nonce());
insert into proof.proof_nonces (investor_id) select a.investor_id from ledger.accounts a;

create function proof.make_nonce() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into proof.proof_nonces (investor_id) values (new.investor_id);
  return null;
end
$$;
comment on function proof.make_nonce() is 'Trigger of ledger.accounts: creates the account''s nonce.';

create trigger make_nonce after insert on ledger.accounts
  for each row execute function proof.make_nonce();

create function proof.tree_size(members bigint) returns bigint
  language sql immutable set search_path = ''
as $$
  select 1::bigint << length(ltrim((greatest(members, 1024) - 1)::int::bit(32)::text, '0'))
$$;
comment on function proof.tree_size(bigint) is 'Returns a tree''s number of leaves: the next power of two, at least 1024.';

create function proof.piece_height() returns int
  language sql immutable set search_path = ''
as $$ select 14 $$;
comment on function proof.piece_height() is 'Returns the levels of a piece of a tree: 16,384 leaves, 640 KB.';

create function proof.build_piece(snapshot bigint, tree text, base int, piece int, leaves bytea) returns bytea
  language plpgsql set search_path = ''
as $$
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
      from generate_series(0, cardinality(sums) / 2 - 1) place
    ) parent;
    if cardinality(sums) > 1 then
      insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
      values (build_piece.snapshot, build_piece.tree, height, build_piece.piece, nodes);
    end if;
  end loop;
  return nodes;
end
$$;
comment on function proof.build_piece(bigint, text, int, int, bytea) is
  'Writes the levels of one piece of a tree above given nodes (forty bytes); returns its root.';

create function proof.build_tree(snapshot bigint, tree text) returns bytea
  language plpgsql set search_path = ''
as $$
declare
  leaf proof.proof_levels;
  roots bytea := '';
begin
  for leaf in
    select * from proof.proof_levels l where l.snapshot = build_tree.snapshot and l.tree = build_tree.tree and l.height = 0 order by l.piece
  loop
    roots := roots || proof.build_piece(leaf.snapshot, leaf.tree, 0, leaf.piece, leaf.nodes);
  end loop;
  if length(roots) = 40 then
    return roots;
  end if;
  insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
  values (build_tree.snapshot, build_tree.tree, proof.piece_height(), 0, roots);
  return proof.build_piece(build_tree.snapshot, build_tree.tree, proof.piece_height(), 0, roots);
end
$$;
comment on function proof.build_tree(bigint, text) is 'Writes a tree over existing leaves; returns its root, forty bytes: hash and cents.';
