import { TRANSACTION_ID } from '../../../support/transaction-id.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer, treasurer } from './ordinary-rows.ts';

const at = new Date();
const payment = { paid_by: reviewer, paid_at: at, network: 'TRON', transaction_id: TRANSACTION_ID };

/** Every constraint that a single payment of unclaimed money can break. */
export const unclaimedRules: Rule[] = [
  [
    'private.unclaimed_payouts',
    {
      id: nobody,
      person_id: alice,
      amount_cents: 1,
      recipient: 'bitcoin, an address',
      evidence: 'A passport',
      proposed_by: treasurer,
    },
    {
      amount_within_bounds: { amount_cents: 0 },
      unclaimed_payouts_recipient_given: [
        { recipient: '  an address  '.slice(0, 11) },
        { recipient: 'x'.repeat(201) },
        { recipient: 'an address\nof two lines' },
      ],
      unclaimed_payouts_evidence_given: [{ evidence: ' xy ' }, { evidence: 'a'.repeat(501) }],
      unclaimed_payouts_transaction_id_valid: [
        { ...payment, transaction_id: 'short' },
        { ...payment, transaction_id: TRANSACTION_ID.toUpperCase() },
        { ...payment, network: 'Ethereum' },
      ],
      network_known: { ...payment, network: 'Bitcoins' },
      unclaimed_payouts_two_people: { ...payment, paid_by: treasurer },
      unclaimed_payouts_payment_whole: [
        { paid_by: reviewer },
        { paid_at: at },
        { ...payment, paid_by: null },
        { ...payment, network: null },
      ],
      unclaimed_payouts_cancellation_whole: [{ cancelled_by: treasurer }, { cancelled_at: at }],
      unclaimed_payouts_one_end: { ...payment, cancelled_by: treasurer, cancelled_at: at },
      unclaimed_payouts_person_id_fkey: { person_id: nobody },
      unclaimed_payouts_proposed_by_fkey: { proposed_by: nobody },
      unclaimed_payouts_paid_by_fkey: { ...payment, paid_by: nobody },
      unclaimed_payouts_cancelled_by_fkey: { cancelled_by: nobody, cancelled_at: at },
    },
  ],
];
