import { newTransactionId } from '../../../support/transaction-id.ts';
import { makeUnclaimed } from '../money/unclaimed.ts';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What can be asked about posted yield and what closed accounts have earned. */
export async function yieldCases(stage: Stage): Promise<Record<string, Case>> {
  const treasurer = stage.asOperator('treasurer');
  const postings = await stage.owner<{ id: string }[]>`select id from yield_postings order by day limit 3`;
  const [whole, proposed, stopped] = postings.map(({ id }) => id);
  const reversalOf = async (posting_id: string | undefined) =>
    (await treasurer.call<{ answer: string }>('propose_yield_reversal', { posting_id, reason: 'Wrong pool' }))
      .answer;
  const [first, second, third] = await makeUnclaimed(stage, 3);
  const PAYOUT = { recipient: 'Bitcoin, an address', evidence: 'stated by the owner' };
  const payoutTo = async (person_id: string | undefined) =>
    (await treasurer.call<{ answer: string }>('propose_unclaimed_payout', { person_id, ...PAYOUT })).answer;
  return {
    propose_yield_reversal: {
      attempt: rpc('propose_yield_reversal'),
      rightful: 'treasurer',
      good: { posting_id: whole, reason: 'Wrong pool' },
      kinds: { posting_id: 'id', reason: 'reason' },
    },
    confirm_yield_reversal: {
      attempt: rpc('confirm_yield_reversal'),
      rightful: 'admin',
      good: { reversal_id: await reversalOf(proposed) },
      kinds: { reversal_id: 'id' },
    },
    cancel_yield_reversal: {
      attempt: rpc('cancel_yield_reversal'),
      rightful: 'treasurer',
      good: { reversal_id: await reversalOf(stopped) },
      kinds: { reversal_id: 'id' },
    },
    propose_unclaimed_payout: {
      attempt: rpc('propose_unclaimed_payout'),
      rightful: 'treasurer',
      good: { person_id: first, ...PAYOUT },
      kinds: { person_id: 'id', recipient: 'reason', evidence: 'evidence' },
    },
    pay_unclaimed: {
      attempt: rpc('pay_unclaimed'),
      rightful: 'admin',
      good: { payout_id: await payoutTo(second), network: 'Bitcoin', transaction_id: newTransactionId() },
      kinds: { payout_id: 'id', network: 'name', transaction_id: 'transactionId' },
    },
    cancel_unclaimed_payout: {
      attempt: rpc('cancel_unclaimed_payout'),
      rightful: 'treasurer',
      good: { payout_id: await payoutTo(third) },
      kinds: { payout_id: 'id' },
    },
  };
}
