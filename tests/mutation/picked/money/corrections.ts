/** Edits of the functions around corrections and reports; see `../picked.ts`. */
export const correctionEdits: Record<string, [find: string, replacement: string][]> = {
  'private.announce_correction': [
    ['new.id::text', 'to_jsonb(new)::text'],
    ['o.user_id) from private.operators o', 'o.id) from public.profiles o'],
  ],
  'private.preview_balance': [
    ['where a.investor_id = preview_balance.investor_id', 'limit 1'],
    ['available + preview_balance.amount_cents < 0', 'available < 0'],
  ],
  'private.propose_correction': [
    ['propose_correction.investor_id = operator', 'false'],
    ["or propose_correction.reason ~ '[[:cntrl:]]'", ''],
    ["or propose_correction.corrects ~ '[[:cntrl:]]'", ''],
    ['perform from ledger.accounts a where a.investor_id = propose_correction.investor_id for update;', ''],
    ['proposed.amount_cents::bigint', 'propose_correction.amount_cents'],
    ['p.id = propose_correction.investor_id and p.closed_at is not null', 'false'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.review_correction': [
    ['if approve and not private.is_operator_since', 'if not private.is_operator_since'],
    ['correction.created_at', "'infinity'"],
    [
      'approve and correction.amount_cents > 0 then\n    perform private.require',
      'approve then\n    perform private.require',
    ],
    ['correction.decided_by = operator and ', ''],
    ["(correction.status = 'booked') = approve", 'true'],
    ['if available < -correction.amount_cents then', 'if false then'],
    [
      "case correction.kind when 'bonus' then array['treasurer', 'admin'] else array['reviewer', 'treasurer', 'admin'] end",
      "array['reviewer', 'treasurer', 'admin']",
    ],
    ['perform private.take_turn(correction.investor_id);', ''],
    ["perform private.respect_limit('bonus', correction.investor_id, correction.amount_cents);", ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.evidenced_capacity': [[' and p.active', '']],
  'private.report': [
    [" where x.status in ('pending', 'approved', 'paying')", ''],
    [" where d.status = 'pending'", ''],
    [" where k.status = 'pending'", ''],
    [' where m.handled_at is null', ''],
    [" where c.status = 'proposed'", ''],
  ],
  'private.read_report_days': [
    [' and c.decided_by is not null', ''],
    ['(last_day + 1)', 'last_day'],
    ['array_agg(t.micros order by t.micros)', 'array_agg(t.micros order by t.micros desc)'],
  ],
  'private.keep_report_days': [
    ["interval '25 hours'", "interval '49 hours'"],
    ["if not pg_try_advisory_xact_lock(hashtextextended('report days', 0)) then", 'if false then'],
    [', (select min(k.day) - 1 from private.report_days k where k.day > oldest)', ''],
    [
      'not exists (select from private.report_days k where k.day = oldest + n)',
      'oldest + n > (select max(k.day) from private.report_days k)',
    ],
  ],
  'private.forget_report_day': [
    ["perform pg_advisory_xact_lock_shared(hashtextextended('report days', 0));", ''],
    ['old.reviewed_at', 'new.reviewed_at'],
  ],
  'private.decision_times': [
    ["'0.9'::float8 * (t.cases - 1)", "'0.9'::float8 * t.cases"],
    ['> ceil(f.at)', '> floor(f.at)'],
    ['then f.low else min(l.times[b.place + 1]) end', 'then f.low else f.low end'],
  ],
  'ledger.verify_report_days': [
    ['v.is_other or ', ''],
    [' or v.expected <> v.found', ''],
    [', r.correction_times)', ', k.correction_times)'],
  ],
  'private.withdraw_correction': [
    [' and c.proposed_by = operator', ''],
    ["correction.status in ('booked', 'refused')", 'false'],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.close_contact_messages': [
    [' and c.held_until > now()', ''],
    [' and c.operator_id <> operator', ''],
    ['order by m.id for update', 'for update'],
  ],
};
