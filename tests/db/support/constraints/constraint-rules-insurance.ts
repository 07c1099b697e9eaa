import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer, treasurer } from './ordinary-rows.ts';

const at = new Date();

/** Every constraint that a single payment of the insurance fund, or a share of one, can break; the share is of a payment that is there. */
export const insuranceRules = (payout_id: string): Rule[] => [
  [
    'private.insurance_payouts',
    {
      id: nobody,
      event: 'A hot wallet was emptied',
      happened_on: '2026-03-01',
      evidence: 'The transactions of that day',
      amount_cents: 100,
      lost_cents: 200,
      proposed_by: treasurer,
    },
    {
      amount_within_bounds: [{ amount_cents: 0 }, { lost_cents: 0 }],
      insurance_payouts_event_named: [{ event: ' ab ' }, { event: 'x'.repeat(121) }, { event: 'two\nlines' }],
      insurance_payouts_evidence_given: [
        { evidence: ' too short' },
        { evidence: 'x'.repeat(501) },
        { evidence: 'evidence of\ntwo lines' },
      ],
      insurance_payouts_within_loss: { amount_cents: 201 },
      insurance_payouts_two_people: { booked_by: treasurer, booked_at: at },
      insurance_payouts_booking_whole: [{ booked_by: reviewer }, { booked_at: at }],
      insurance_payouts_cancellation_whole: [{ cancelled_by: treasurer }, { cancelled_at: at }],
      insurance_payouts_one_end: {
        booked_by: reviewer,
        booked_at: at,
        cancelled_by: treasurer,
        cancelled_at: at,
      },
      insurance_payouts_proposed_by_fkey: { proposed_by: nobody },
      insurance_payouts_booked_by_fkey: { booked_by: nobody, booked_at: at },
      insurance_payouts_cancelled_by_fkey: { cancelled_by: nobody, cancelled_at: at },
    },
  ],
  [
    'private.insurance_shares',
    { id: nobody, payout_id, investor_id: alice, lost_cents: 200, paid_cents: 100 },
    {
      amount_within_bounds: { lost_cents: 0, paid_cents: 0 },
      insurance_shares_within_loss: [{ paid_cents: -1 }, { paid_cents: 201 }],
      insurance_shares_payout_id_fkey: { payout_id: nobody },
      insurance_shares_investor_id_fkey: { investor_id: nobody },
    },
  ],
];
