import {
  A,
  atMost,
  B,
  below,
  differs,
  givenWhen,
  type Model,
  neededWhen,
  notAbove,
  notBoth,
  whole,
  wholeWhen,
} from './model.ts';

/** Of withdrawals, plans, the ledger and what is booked. */
export const MONEY: Record<string, Model> = {
  withdrawal_limits_counts_once_set: atMost('set_at', 'counts_from'),
  withdrawal_methods_fee_bounded: {
    columns: { fee_cents: [-1, 0, 1, 2500, 2501], min_cents: [1, 2500, 100_000] },
    takes: (row) =>
      row['fee_cents'] === 0 ||
      (Number(row['fee_cents']) > 0 &&
        Number(row['fee_cents']) <= 2500 &&
        below(row['fee_cents'], row['min_cents'])),
  },
  withdrawals_fee_below_amount: {
    columns: { fee_cents: [-1, 0, 1, 2], amount_cents: [1, 2] },
    takes: (row) => Number(row['fee_cents']) >= 0 && below(row['fee_cents'], row['amount_cents']),
  },
  withdrawals_not_paid_by_owner: differs('investor_id', 'paid_by'),
  withdrawals_not_reviewed_by_owner: differs('investor_id', 'reviewed_by'),
  withdrawals_paid_with_proof: {
    columns: { status: 'listed', paid_by: 'given', paid_at: 'given', transaction_id: 'given' },
    takes: ({ status, ...proof }) =>
      (status === 'paid') === Object.values(proof).every((value) => value !== null),
  },
  withdrawals_rejected_with_reason: neededWhen('reason', 'status', ['rejected']),
  withdrawals_reviewed_by_somebody: {
    columns: { status: 'listed', reviewed_by: 'given', reviewed_at: 'given' },
    takes: (row) =>
      row['status'] === 'pending' ||
      row['status'] === 'cancelled' ||
      (row['reviewed_by'] !== null && row['reviewed_at'] !== null),
  },
  withdrawals_taken_by_another: differs('taken_by', 'investor_id', 'reviewed_by'),
  withdrawals_taken_while_paying: wholeWhen(
    ['taken_by', 'taken_until'],
    { status: 'listed' },
    (row) => row['status'] === 'paying',
  ),
  withdrawals_two_people: differs('paid_by', 'reviewed_by'),
  unclaimed_payouts_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  unclaimed_payouts_one_end: notBoth('paid_at', 'cancelled_at'),
  unclaimed_payouts_payment_whole: {
    ...whole('paid_by', 'paid_at', 'network', 'transaction_id'),
    columns: { paid_by: 'given', paid_at: 'given', network: ['TRON'], transaction_id: 'given' },
  },
  unclaimed_payouts_two_people: differs('paid_by', 'proposed_by'),
  corrections_bonus_given: {
    columns: { kind: 'listed', amount_cents: [-1, 0, 1] },
    takes: (row) => row['kind'] !== 'bonus' || Number(row['amount_cents']) > 0,
  },
  corrections_corrects_something: givenWhen('corrects', 'kind', ['correction', 'deposit_correction']),
  corrections_of_a_deposit: givenWhen('deposit_id', 'kind', ['deposit_correction']),
  corrections_receivable_within: {
    columns: {
      receivable_cents: [0, 1, 2],
      kind: 'listed',
      status: 'listed',
      amount_cents: [-1, 1],
    },
    takes: (row) =>
      row['receivable_cents'] === 0 ||
      (row['kind'] === 'deposit_correction' &&
        row['status'] === 'booked' &&
        Number(row['receivable_cents']) <= -Number(row['amount_cents'])),
  },
  corrections_decided_by_somebody: givenWhen('decided_by', 'status', ['booked', 'refused']),
  corrections_ended_when_over: givenWhen('ended_at', 'status', ['booked', 'refused', 'withdrawn']),
  corrections_not_decided_by_owner: differs('decided_by', 'investor_id'),
  corrections_not_proposed_by_owner: differs('proposed_by', 'investor_id'),
  corrections_refused_with_reason: givenWhen('refusal', 'status', ['refused']),
  corrections_two_people: differs('decided_by', 'proposed_by'),
  insurance_payouts_booking_whole: whole('booked_by', 'booked_at'),
  insurance_payouts_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  insurance_payouts_one_end: notBoth('booked_at', 'cancelled_at'),
  insurance_payouts_two_people: differs('booked_by', 'proposed_by'),
  insurance_payouts_within_loss: atMost('amount_cents', 'lost_cents'),
  insurance_shares_within_loss: {
    columns: { paid_cents: [-1, 0, 1, 2, 3], lost_cents: [1, 2] },
    takes: (row) => Number(row['paid_cents']) >= 0 && notAbove(row['paid_cents'], row['lost_cents']),
  },
  transfers_posting_of_yield: givenWhen('posting_id', 'code', ['yield', 'yield_reversal']),
  job_slices_in_order: {
    columns: { after: [-1, 0, 1], upto: [0, 1, 2] },
    takes: (row) => Number(row['after']) >= 0 && below(row['after'], row['upto']),
  },
  jobs_done_within_total: {
    columns: { done: [0, 1, 2], total: [0, 1] },
    takes: (row) => notAbove(row['done'], row['total'] ?? 0),
  },
  jobs_end_whole: givenWhen('ended_at', 'state', ['done']),
  jobs_error_whole: givenWhen('error', 'state', ['failed']),
  yield_postings_reversal_whole: whole('reversed_at', 'reversed_by'),
  yield_proposals_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  yield_proposals_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  yield_proposals_one_end: notBoth('confirmed_at', 'cancelled_at'),
  yield_proposals_two_people: differs('confirmed_by', 'proposed_by'),
  yield_reversals_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  yield_reversals_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  yield_reversals_one_end: notBoth('confirmed_at', 'cancelled_at'),
  yield_reversals_two_people: differs('confirmed_by', 'proposed_by'),
  plans_max_not_below_min: atMost('min_cents', 'max_cents'),
  positions_bonus_settled_whole: {
    columns: { status: 'listed', bonus_settled_at: 'given', profit_bonus_cents: [-1, 0, 1] },
    takes: (row) =>
      row['bonus_settled_at'] === null
        ? row['profit_bonus_cents'] === null
        : row['status'] !== 'active' &&
          row['profit_bonus_cents'] !== null &&
          row['profit_bonus_cents'] !== -1,
  },
  positions_referral_settled_after_term: {
    columns: { status: 'listed', referral_settled_at: 'given' },
    takes: (row) =>
      row['referral_settled_at'] === null || row['status'] === null || row['status'] === 'matured',
  },
  positions_closed_at_fits: givenWhen('closed_at', 'status', ['matured', 'closed']),
  positions_promises_of_packages: {
    columns: {
      package_id: [A, B],
      id: [A],
      hashrate: 'given',
      max_cents: [0, 1],
      top_ups_per_day: [0, 1],
      profit_bonus_bp: [0, 1],
      referral_bonus_cents: [0, 1],
    },
    takes: ({ package_id: of, id, hashrate, ...promises }) =>
      of === null ||
      (of !== id &&
        hashrate === null &&
        Object.values(promises).every((value) => value === 0 || value === null)),
  },
  liability_snapshots_nothing_negative: {
    columns: Object.fromEntries(
      ['accrued', 'available', 'insurance_fund', 'invested', 'pooled', 'withdrawing'].map((name) => [
        `${name}_cents`,
        [-1, 0],
      ]),
    ),
    takes: (row) => !Object.values(row).includes(-1),
  },
  liability_snapshots_pools_hold_what_is_in_them: atMost('pooled_cents', 'pools_cents'),
};
