create function proof.path_of(snapshot bigint, tree text, place int) returns jsonb
  language sql stable set search_path = ''
as $$
  -- Below a piece's height, nodes are numbered within it.
  select jsonb_agg(encode(substr(l.nodes, 40 * ((at.place >> l.height) # 1) + 1, 40), 'hex') order by l.height)
  from generate_series(0, 31) h (height)
  cross join lateral (
    select case when h.height < proof.piece_height() then path_of.place >> proof.piece_height() else 0 end as piece,
      case when h.height < proof.piece_height() then path_of.place & ((1 << proof.piece_height()) - 1) else path_of.place end as place
  ) at
  join proof.proof_levels l on l.snapshot = path_of.snapshot and l.tree = path_of.tree and l.height = h.height and l.piece = at.piece
$$;
comment on function proof.path_of(bigint, text, int) is 'Returns the siblings from a leaf to the root, each as eighty hexadecimal digits.';

create function proof.pool_proofs(person uuid, published public.liability_snapshots) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'pool', l.pool_id, 'own_units', p.units, 'units', l.units, 'mark_cents', l.mark_cents, 'mark_units', l.mark_units, 'marked_at', l.marked_at,
    'stale', l.stale, 'waiting_cents', l.waiting_cents, 'holdings', l.holdings,
    'place', l.leaf, 'salt', encode(proof.pool_salt(published.number, l.pool_id), 'hex'), 'path', proof.path_of(published.number, 'pools', l.leaf))
    order by l.pool_id), '[]')
  from proof.pool_parts(person, published.as_of) p
  join proof.proof_pools l on l.snapshot = published.number and l.pool_id = p.pool_id
$$;
comment on function proof.pool_proofs(uuid, public.liability_snapshots) is
  'Returns each pool''s leaf and path to the root for a person''s pools at a snapshot.';

create function proof.my_proof(snapshot bigint) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  person constant uuid := people.caller();
  published public.liability_snapshots;
  own proof.proof_leaves;
  waiting bigint;
begin
  select * into published from public.liability_snapshots s
  where s.number = my_proof.snapshot and exists (select from proof.proof_levels l where l.snapshot = s.number);
  if not found then
    raise exception 'not_found';
  end if;
  select * into own from proof.proof_leaves l where l.snapshot = published.number and l.investor_id = person;
  waiting := proof.waiting_at(person, published.as_of);
  return jsonb_build_object(
    'format', 'glassmine-proof-v2',
    'snapshot', to_jsonb(published) - 'taken_at' - 'total_cents',
    'account', person,
    'leaf', case when own.leaf is not null then jsonb_build_object(
      'place', own.leaf,
      'salt', (select encode(sha256('glassmine:salt:v1'::bytea || n.nonce || int8send(published.number)), 'hex')
        from proof.proof_nonces n where n.investor_id = person),
      'available_cents', own.available_cents,
      'invested_cents', own.invested_cents,
      'withdrawing_cents', own.withdrawing_cents,
      'accrued_cents', own.accrued_cents,
      'pooled_cents', own.pooled_cents,
      'path', proof.path_of(published.number, 'accounts', own.leaf)) end,
    'statement', jsonb_build_object(
      'available_cents', ledger.balance_at(person, 'available', published.as_of),
      'invested_cents', ledger.balance_at(person, 'invested', published.as_of),
      'withdrawing_cents', ledger.balance_at(person, 'withdrawing', published.as_of),
      'accrued_cents', 0,
      'pooled_cents', waiting + (select coalesce(sum(p.cents), 0) from proof.pool_parts(person, published.as_of) p)),
    'waiting_cents', waiting,
    'pools', proof.pool_proofs(person, published));
end
$$;
comment on function proof.my_proof(bigint) is
  'Returns the caller''s receipt of a snapshot (docs/proof.md): leaves and paths, and their journal balances in cents. Raises not_allowed, session_ended, not_found (no such snapshot, or its tree is no longer kept).';
select ground.open('proof.my_proof', 'authenticated');
