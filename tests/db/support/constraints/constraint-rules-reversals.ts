import { proposalRules } from './constraint-rules-proposals.ts';
import type { Rule } from './constraint-rules.ts';
import { nobody, treasurer } from './ordinary-rows.ts';

/** Every constraint that income which waits for a second person, or a reversal of a posting, can break. */
export const reversalRules = (posting_id: string): Rule[] => [
  [
    'private.yield_proposals',
    { plan_id: 'basic', day: '2026-11-01', amount_cents: 1, evidence: 'Statement', proposed_by: treasurer },
    {
      yield_proposals_evidence_given: [{ evidence: '  xy' }, { evidence: 'a'.repeat(501) }],
      ...proposalRules('yield_proposals', treasurer),
      yield_proposals_plan_id_fkey: { plan_id: 'nothing' },
    },
  ],
  [
    'private.yield_reversals',
    { id: nobody, posting_id, reason: 'Another statement', proposed_by: treasurer },
    {
      yield_reversals_reason_given: [{ reason: '  ' }, { reason: 'a'.repeat(501) }, { reason: 'two\nlines' }],
      ...proposalRules('yield_reversals', treasurer),
      yield_reversals_posting_id_fkey: { posting_id: nobody },
    },
  ],
];
