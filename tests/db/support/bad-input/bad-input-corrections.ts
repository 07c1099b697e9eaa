import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import { propose } from '../money/corrections.ts';
import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What can be asked about corrections of an investor's balance. */
export async function correctionCases(stage: Stage, alice: Person): Promise<Record<string, Case>> {
  const correction_id = await propose(stage, alice, 1);
  const taken = await propose(stage, alice, 2);
  return {
    propose_correction: {
      attempt: rpc('propose_correction'),
      rightful: 'reviewer',
      good: {
        investor_id: alice.id,
        amount_cents: -100,
        reason: 'a reason',
        corrects: 'Line 17',
        request_id: randomUUID(),
      },
      kinds: {
        investor_id: 'id',
        amount_cents: 'correction',
        reason: 'reason',
        corrects: 'reason',
        request_id: 'request',
      },
    },
    preview_balance: {
      attempt: rpc('preview_balance'),
      rightful: 'reviewer',
      good: { investor_id: alice.id, amount_cents: 100 },
      kinds: { investor_id: 'id', amount_cents: 'correction' },
    },
    review_correction: {
      attempt: rpc('review_correction'),
      rightful: 'treasurer',
      good: { correction_id, approve: true, reason: 'none' },
      kinds: { correction_id: 'id', approve: 'boolean' },
    },
    refuse_correction: {
      attempt: rpc('review_correction'),
      rightful: 'treasurer',
      good: { correction_id, approve: false, reason: 'a reason' },
      kinds: { correction_id: 'id', reason: 'reason' },
    },
    withdraw_correction: {
      attempt: rpc('withdraw_correction'),
      rightful: 'reviewer',
      good: { correction_id: taken },
      kinds: { correction_id: 'id' },
    },
  };
}
