/** Edits of what checks the books and seals their days; see `picked.ts`. */
export const verifyEdits: Record<string, [string, string][]> = {
  'private.day_root': [
    ["coalesce(day_root.previous, '-'), ", ''],
    ["t.id, coalesce(t.investor_id::text, '-'), ", "coalesce(t.investor_id::text, '-'), "],
    ['t.reference, t.amount_cents', 't.reference'],
    ["when day_root.previous is null then '-infinity' else", "when false then '-infinity' else"],
    ['extract(epoch from t.created_at),', ''],
  ],
  'private.seal_day': [
    [' or private.journal_settled(day_end) < day_end', ''],
    ["clock_timestamp() - interval '1 minute'", "clock_timestamp() + interval '1 day'"],
    ['order by e.id desc', 'order by e.id'],
    ["if not pg_try_advisory_xact_lock(hashtextextended('seal the transfers', 0)) then", 'if false then'],
  ],
  'private.verify_seals': [
    ['actual.root is distinct from seal.root or ', ''],
    ['seal.previous is distinct from seal.last_root or ', ''],
  ],
  'private.remove_old_events': [
    ["interval '1 year'", "interval '10 months'"],
    ["interval '90 days'", "interval '80 days'"],
    [
      'order by o.created_at limit 10000));\n  get diagnostics notifications',
      'order by o.created_at));\n  get diagnostics notifications',
    ],
  ],
  'private.remove_old_auth_log': [["interval '90 days'", "interval '80 days'"]],
  // A view: its text is the one that Postgres keeps.
  'ledger.causes': [
    ['d.arrived_cents::bigint / 5', 'd.arrived_cents::bigint / 4'],
    [' AND d.arrived_cents::bigint >= 5', ' AND false'],
    [' AND e.actor <> e.subject', ''],
    ["WHERE x.status <> 'active'::position_status", ''],
    ["WHERE w.status = ANY (ARRAY['rejected'::text, 'cancelled'::text])", ''],
    ["WHERE w.status = 'paid'::text\n", '\n'],
    ['WHERE u.paid_at IS NOT NULL', ''],
    ['p.reversed_at IS NOT NULL AND ', ''],
    [' AND r.split_from IS NULL', ''],
  ],
  'ledger.verify_causes': [
    [', t.investor_id, t.amount_cents::bigint', ', c.investor_id, t.amount_cents::bigint'],
    ['t.amount_cents::bigint, t.posting_id)', 'c.amount_cents, t.posting_id)'],
    ['c.amount_cents, null::uuid)', 'c.amount_cents, t.posting_id)'],
    ['(t.code, t.debit, t.credit,', '(t.code, c.debit, c.credit,'],
  ],
  'ledger.verify_yield_lines': [
    ['      or t.value_date <> p.day\n', ''],
    ["      or x.opened_at >= (p.day + 1)::timestamp at time zone 'utc'\n", ''],
    ["      or x.closed_at <= p.day::timestamp at time zone 'utc'", ''],
    [' and p.plan_id = x.plan_id', ''],
    ['t.id > verify_yield_lines.after_id and ', ''],
    [' and t.id <= verify_yield_lines.through_id', ''],
  ],
  'ledger.verify_lines': [
    ['t.id > verify_lines.after_id and ', ''],
    [' and t.id <= verify_lines.through_id', ''],
    ['      where f.id > verify_lines.after_id\n', ''],
    ['(verify_lines.after_id, verify_lines.through_id)', '(0, verify_lines.after_id)'],
    [', t.posting_id)', ', null::uuid)'],
  ],
  'ledger.move_checkpoint': [
    ['f.id > move_checkpoint.after_id and ', ''],
    [' and f.id <= move_checkpoint.through_id', ''],
    ['k.available_cents + ', ''],
    ['k.referral_bonus_cents + ', ''],
  ],
  'ledger.verify_checkpoint': [
    ['    where f.id > (select c.through_id from ledger.checkpoint c)\n', ''],
    ['  where exists (select from ledger.checkpoint) and ', '  where '],
  ],
  'private.check_new_lines': [
    ['private.journal_settled(begun)', 'clock_timestamp()'],
    ['    order by t.id desc\n', '    order by t.id\n'],
    ['least(t.id, earlier.through_id + 1000000)', 't.id'],
    [" and earlier.checked_at > begun - interval '1 minute'", ''],
    ['boundary - earlier.through_id < 5000 and ', ''],
  ],
  'ledger.verify_yield': [
    ['    and (s.shared > 0 or exists (', '    and (s.shared > 0 or false and exists ('],
    ['    and (s.shared > 0 or exists (', '    and (exists ('],
    ['greatest(p.amount_cents, 0)\n    --', 'coalesce(s.shared, 0)\n    --'],
    ['on l.job_id = j.id and l.place > j.done', 'on l.job_id = j.id'],
    ["j.kind = 'yield' and j.ended_at is null", "j.kind = 'yield'"],
    ["    and not private.waits_for_worker('yield', p.id)\n", ''],
  ],
  'ledger.verify_yield_reversals': [
    ['  where s.is_elsewhere or ', '  where '],
    ['s.is_from_holder and s.payer is distinct from s.holder\n', 'false\n'],
    ['    or s.taken is distinct from case', '    or false and s.taken is distinct from case'],
    ["j.kind = 'yield_reversal' and j.ended_at is null", "j.kind = 'yield_reversal'"],
    [' and w.position_id = s.reference', ''],
    ["       and not (s.taken = 0 and private.waits_for_worker('yield_reversal', s.posting_id))\n", ''],
  ],
  'ledger.verify_referrals': [
    [
      "     or t.code is null and f.bonus > 0 and f.status = 'matured' and f.referred_by is not null and r.closed_at is null\n",
      '',
    ],
    ["     or f.status <> 'matured' and t.code is not null\n", ''],
    [
      '     or t.investor_id <> f.referred_by or t.code is not null and f.referred_by is null and r.closed_at is null\n',
      '',
    ],
    ['     or t.amount_cents <> f.bonus\n', ''],
    [' and c.at > f.created_at', ' and false'],
    [
      "     or (t.debit, t.credit) <> ('referral_expense', 'available') or t.posting_id",
      '     or t.posting_id',
    ],
    [
      "('referral_expense', 'available') or t.posting_id is not null\n",
      "('referral_expense', 'available')\n",
    ],
    ['  where x.referral_bonus_cents <> coalesce(f.bonus, 0)\n', '  where false\n'],
  ],
};
