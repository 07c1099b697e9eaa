import type { Rule } from './constraint-rules.ts';
import { nobody, reviewer, treasurer } from './ordinary-rows.ts';

const at = new Date();

/** Every constraint that income which waits for a second person, or a reversal of a posting, can break. */
export const reversalRules = (posting_id: string): Rule[] => [
  [
    'private.yield_proposals',
    { plan_id: 'basic', day: '2026-11-01', amount_cents: 1, evidence: 'Statement', proposed_by: treasurer },
    {
      yield_proposals_evidence_given: [{ evidence: '  xy' }, { evidence: 'a'.repeat(501) }],
      yield_proposals_two_people: { confirmed_by: treasurer, confirmed_at: at },
      yield_proposals_confirmation_whole: [{ confirmed_by: reviewer }, { confirmed_at: at }],
      yield_proposals_cancellation_whole: [{ cancelled_by: treasurer }, { cancelled_at: at }],
      yield_proposals_one_end: {
        confirmed_by: reviewer,
        confirmed_at: at,
        cancelled_by: treasurer,
        cancelled_at: at,
      },
      yield_proposals_plan_id_fkey: { plan_id: 'nothing' },
      yield_proposals_proposed_by_fkey: { proposed_by: nobody },
      yield_proposals_confirmed_by_fkey: { confirmed_by: nobody, confirmed_at: at },
      yield_proposals_cancelled_by_fkey: { cancelled_by: nobody, cancelled_at: at },
    },
  ],
  [
    'private.yield_reversals',
    { id: nobody, posting_id, reason: 'Another statement', proposed_by: treasurer },
    {
      yield_reversals_reason_given: [{ reason: '  ' }, { reason: 'a'.repeat(501) }, { reason: 'two\nlines' }],
      yield_reversals_two_people: { confirmed_by: treasurer, confirmed_at: at },
      yield_reversals_confirmation_whole: [{ confirmed_by: reviewer }, { confirmed_at: at }],
      yield_reversals_cancellation_whole: [{ cancelled_by: treasurer }, { cancelled_at: at }],
      yield_reversals_one_end: {
        confirmed_by: reviewer,
        confirmed_at: at,
        cancelled_by: treasurer,
        cancelled_at: at,
      },
      yield_reversals_posting_id_fkey: { posting_id: nobody },
      yield_reversals_proposed_by_fkey: { proposed_by: nobody },
      yield_reversals_confirmed_by_fkey: { confirmed_by: nobody, confirmed_at: at },
      yield_reversals_cancelled_by_fkey: { cancelled_by: nobody, cancelled_at: at },
    },
  ],
];
