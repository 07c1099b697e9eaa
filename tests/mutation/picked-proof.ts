/** The same as `pickedEdits`, of the proof of liabilities and what is published. */
export const proofEdits: Record<string, [find: string, replacement: string][]> = {
  'private.take_snapshot': [
    ['lock table public.liability_snapshots in share row exclusive mode;', ''],
    ['t.created_at > moment and ', ''],
    ['where t.created_at <= moment', ''],
    ['- coalesce(m.available, 0)', ''],
    ['- coalesce(m.invested, 0)', ''],
    ['- coalesce(m.withdrawing, 0)', ''],
    ['uuid_send(h.investor_id) || ', ''],
    ['|| n.nonce ', ''],
    ["date_trunc('milliseconds', as_of)", 'as_of'],
    ['(order by l.hash)', '(order by l.investor_id)'],
    ['greatest(count(*), 1024)', 'greatest(count(*), 2)'],
    ["decode(taken.previous_seal, 'hex')", "'\\x'::bytea"],
    [
      'delete from private.proof_leaves l where l.snapshot <= taken.number - 30',
      'delete from private.proof_leaves l where false',
    ],
    [
      'delete from private.proof_levels l where l.snapshot <= taken.number - 30',
      'delete from private.proof_levels l where false',
    ],
    ["where s.taken_at > now() - interval '30 days'", ''],
    ["group by date_trunc('day', s.taken_at, 'utc')", ''],
  ],
  'private.build_tree': [['tag || ', '']],
  'private.take_daily_snapshot': [
    ["where s.taken_at >= date_trunc('day', now(), 'utc')", ''],
    ['s.taken_at >=', 's.as_of >='],
    [" where t.created_at < now() - interval '1 minute'", ''],
  ],
  'private.take_snapshot_now': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    [" where s.taken_at > now() - interval '1 minute'", ''],
  ],
  'private.my_proof': [
    [' and l.investor_id = person', ''],
    [' where n.investor_id = person', ' limit 1'],
    ['balance_at(person, ', 'balance_at((select min(a.investor_id::text)::uuid from ledger.accounts a), '],
    [" - 'taken_at' - 'total_cents'", ''],
  ],
  'private.attest_reserve': [
    ['today - 31 and today', "date '2000-01-01' and today"],
    ['today - 31 and today', 'today - 31 and today + 31'],
    ['perform private.audit(', 'perform jsonb_build_array('],
    [' and r.address = written', ''],
    ["~* '^0x' then lower(", "~* '^0x' then ("],
  ],
  'private.keep_figures': [
    ["k.as_of > moment - interval '1 minute'", 'false'],
    ['\n     or not pg_try_advisory_xact_lock', '\n     or null = pg_try_advisory_xact_lock'],
  ],
  'private.published_figures': [["interval '2 minutes'", "interval '2 days'"]],
  'private.booked_income': [
    ["p.day > (now() at time zone 'utc')::date - 30", 'true'],
    ['coalesce(sum(y.amount_cents), 0),', 'coalesce(sum(y.amount_cents) filter (where y.is_recent), 0),'],
  ],
  'public.transparency': [
    ['limit 30', ''],
    ['limit 100', ''],
    ['filter (where r.counts)', ''],
    ['r.signed_on desc, r.block_height', 'r.block_height'],
    ['r.block_height desc, r.attested_at', 'r.attested_at'],
    ['where s.number < coalesce(transparency.before, 9223372036854775807) ', ''],
    ['ntile(120)', 'ntile(1200)'],
  ],
};
