import { randomUUID } from 'node:crypto';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What can be asked about payments of the insurance fund. One waits at a time: it is booked before another is proposed. */
export async function insuranceCases(stage: Stage): Promise<Record<string, Case>> {
  const treasurer = stage.asOperator('treasurer');
  const victim = await stage.makeInvestor({ deposited: 100_000 });
  const payout = () => ({
    request_id: randomUUID(),
    event: 'A hot wallet was emptied',
    happened_on: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    evidence: 'stated by the auditor',
    amount_cents: 100,
    losses: [{ email: victim.email, lost_cents: 1000 }],
  });
  const propose = async () =>
    (await treasurer.call<{ answer: string }>('propose_insurance_payout', payout())).answer;
  const stopped = await propose();
  await treasurer.rows('cancel_insurance_payout', { payout_id: stopped });
  return {
    book_insurance_payout: {
      attempt: rpc('book_insurance_payout'),
      rightful: 'admin',
      good: { payout_id: await propose() },
      kinds: { payout_id: 'id' },
    },
    cancel_insurance_payout: {
      attempt: rpc('cancel_insurance_payout'),
      rightful: 'treasurer',
      good: { payout_id: stopped },
      kinds: { payout_id: 'id' },
    },
    propose_insurance_payout: {
      attempt: rpc('propose_insurance_payout'),
      rightful: 'treasurer',
      good: payout(),
      kinds: {
        request_id: 'request',
        event: 'evidence',
        happened_on: 'day',
        evidence: 'evidence',
        amount_cents: 'cents',
        losses: 'losses',
      },
    },
  };
}
