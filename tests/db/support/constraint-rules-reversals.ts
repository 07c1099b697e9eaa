import type { Rule } from './constraint-rules.ts';
import { nobody, reviewer, treasurer } from './ordinary-rows.ts';

const at = new Date();

/** Every constraint that a single reversal of a posting can break. */
export const reversalRules = (posting_id: string): Rule[] => [
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
