import type { Values } from './constraint-rules.ts';
import { nobody, now, reviewer, treasurer } from './ordinary-rows.ts';

/** What breaks the constraints of a proposal that one person makes and another one confirms, or anyone cancels. */
export function proposalRules(table: string, proposer: string): Record<string, Values | Values[]> {
  const other = proposer === reviewer ? treasurer : reviewer;
  const confirmed = { confirmed_by: other, confirmed_at: now };
  const cancelled = { cancelled_by: treasurer, cancelled_at: now };
  return {
    [`${table}_two_people`]: { ...confirmed, confirmed_by: proposer },
    [`${table}_confirmation_whole`]: [{ confirmed_by: other }, { confirmed_at: now }],
    [`${table}_cancellation_whole`]: [{ cancelled_by: treasurer }, { cancelled_at: now }],
    [`${table}_one_end`]: { ...confirmed, ...cancelled },
    [`${table}_proposed_by_fkey`]: { proposed_by: nobody },
    [`${table}_confirmed_by_fkey`]: { ...confirmed, confirmed_by: nobody },
    [`${table}_cancelled_by_fkey`]: { ...cancelled, cancelled_by: nobody },
  };
}
