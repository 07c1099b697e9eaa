import type { Rule } from './constraint-rules.ts';
import { alice, nobody, now, reviewer } from './ordinary-rows.ts';

/** Every constraint that a single row can break, of what operators keep. */
export const officeRules: Rule[] = [
  [
    'private.case_claims',
    { case_id: nobody, queue: 'deposits', operator_id: reviewer, held_until: now },
    {
      case_claims_queue: { queue: 'profiles' },
      case_claims_operator_id_fkey: { operator_id: alice },
    },
  ],
  [
    'private.freezes',
    { person_id: alice, reason: 'Asked for by the bank', frozen_by: reviewer },
    {
      freezes_reason_given: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      freezes_not_by_oneself: { frozen_by: alice },
      freezes_person_id_fkey: { person_id: nobody },
      freezes_frozen_by_fkey: { frozen_by: nobody },
    },
  ],
  [
    'private.plan_capacity',
    {
      plan_id: 'basic',
      capacity_cents: 100,
      sold_cents: 0,
      evidence: 'hosting contract',
      evidenced_by: reviewer,
    },
    {
      plan_capacity_not_negative: { capacity_cents: -1 },
      plan_capacity_evidence_given: [{ evidence: ' x ' }, { evidence: 'a'.repeat(501) }],
      plan_capacity_plan_id_fkey: { plan_id: 'none' },
      plan_capacity_evidenced_by_fkey: { evidenced_by: nobody },
    },
  ],
  [
    'private.book_checks',
    { checked_by: reviewer, ledger_problems: [], audit_problems: 0 },
    {
      book_checks_problems_list: { ledger_problems: {} },
      book_checks_count_not_negative: { audit_problems: -1 },
      book_checks_checked_by_fkey: { checked_by: nobody },
    },
  ],
];
