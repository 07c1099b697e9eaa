/** Edits of the back office's functions; see `picked.ts`. */
export const officeEdits: Record<string, [find: string, replacement: string][]> = {
  'private.claim_case': [
    ["d.id = claim_case.case_id and d.status = 'pending'", 'd.id = claim_case.case_id'],
    ["w.id = claim_case.case_id and w.status in ('pending', 'approved')", 'w.id = claim_case.case_id'],
    ["k.id = claim_case.case_id and k.status = 'pending'", 'k.id = claim_case.case_id'],
    ['m.id = claim_case.case_id and m.handled_at is null', 'm.id = claim_case.case_id'],
    ['where c.operator_id = excluded.operator_id or c.held_until <= now();', ';'],
    [' or c.held_until <= now();', ';'],
    ['where c.operator_id = excluded.operator_id or c', 'where c'],
    ["interval '2 minutes'", "interval '2 hours'"],
    ['and holder_before is distinct from operator', ''],
    ["'operators', true", "'operators', false"],
  ],
  'private.release_case': [
    [' and c.operator_id = operator', ''],
    ["'operators', true", "'operators', false"],
  ],
  'private.open_claims': [
    ['where c.held_until > now()', ''],
    ['limit 200', ''],
  ],
  'private.respect_claim': [
    [' and c.held_until > now()', ''],
    [' and c.operator_id <> (select auth.uid())', ''],
    ['c.case_id = new.id and ', ''],
  ],
  'private.end_claim': [
    [' where c.case_id = new.id', ''],
    ["'operators', true", "'operators', false"],
  ],
  'private.queue_counts': [
    ["d where d.status = 'pending' limit 100", 'd limit 100'],
    ["where d.status = 'pending' limit 100", "where d.status = 'pending'"],
    ["w.status in ('pending', 'approved')", "w.status = 'pending'"],
    ["k where k.status = 'pending'", 'k'],
    ['m where m.handled_at is null', 'm'],
  ],
  'private.announce_role': [["'operators', true", "'operators', false"]],
  'private.refuse_frozen': [[' where f.person_id = new.investor_id', '']],
  'private.freeze_person': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.unfreeze_person': [
    [' where f.person_id = unfreeze_person.person_id', ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  'private.find_people': [
    [
      "regexp_replace(lower(btrim(coalesce(words, ''))), '([\\\\%_])', '\\\\\\1', 'g')",
      "lower(btrim(coalesce(words, '')))",
    ],
    ['least(greatest(max_rows, 1), 200)', 'max_rows'],
    ['where f.person_id = p.id', ''],
  ],
  'private.person_overview': [
    ['where f.person_id = profile.id', ''],
    ["k.investor_id = profile.id and k.status = 'approved'", 'k.investor_id = profile.id'],
    ['where d.investor_id = profile.id', ''],
    ['where w.investor_id = profile.id', ''],
    ['k where k.investor_id = profile.id order', 'k order'],
    ['where o.investor_id = profile.id', ''],
    ['where t.investor_id = profile.id', ''],
    ['e.user_id = profile.id', 'true'],
  ],
  'private.yield_shares': [
    ["and x.opened_at < (yield_shares.day + 1)::timestamp at time zone 'utc'", ''],
    ["and x.matures_at >= yield_shares.day::timestamp at time zone 'utc'", ''],
    ["and (x.closed_at is null or x.closed_at >= yield_shares.day::timestamp at time zone 'utc')", ''],
    ['where x.plan_id = yield_shares.plan_id\n      and', 'where'],
  ],
  'private.preview_yield': [
    ['limit 200', ''],
    ['preview_yield.amount_cents > 0', 'true'],
  ],
  'private.yield_days': [
    ['x.plan_id = yield_days.plan_id and ', ''],
    ['y.plan_id = yield_days.plan_id and ', ''],
    ['and x.matures_at >= d.start', ''],
    ['and (x.closed_at is null or x.closed_at >= d.start)', ''],
    ["and x.opened_at < d.start + interval '1 day'", ''],
  ],
  'private.plan_capacities': [["x.plan_id = p.id and x.status = 'active'", 'x.plan_id = p.id']],
  'private.sell_capacity': [
    ["x.plan_id = new.plan_id and x.status = 'active'", 'x.plan_id = new.plan_id'],
    ["x.plan_id = new.plan_id and x.status = 'active'", "x.status = 'active'"],
    ['room.sold_cents > room.capacity_cents then\n    -- ', 'false then\n    -- '],
  ],
  'private.evidence_capacity': [
    [
      "x.plan_id = evidence_capacity.plan_id and x.status = 'active'",
      'x.plan_id = evidence_capacity.plan_id',
    ],
    ["x.plan_id = evidence_capacity.plan_id and x.status = 'active'", "x.status = 'active'"],
    ['lock table public.positions in share mode;', ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
};
