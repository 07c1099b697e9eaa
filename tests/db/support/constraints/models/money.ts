import { TRANSACTION_ID } from '../../../../support/transaction-id.ts';
import {
  A,
  atMost,
  B,
  below,
  differs,
  givenWhen,
  less,
  type Model,
  neededWhen,
  notAbove,
  notBoth,
  whole,
  wholeWhen,
} from './model.ts';

/** Networks that number the outputs of a transaction. */
const NUMBERED = ['Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash'];
const NETWORKS = [...NUMBERED, 'Ethereum', 'BNB Smart Chain', 'TRON', 'TON'];
const CENTS = 100;

/** Of deposits, withdrawals, plans, the ledger and what is booked. */
export const MONEY: Record<string, Model> = {
  deposit_quotes_coins_enough: {
    columns: { coins: [1, 2], price: [1, 2], amount_cents: [100, 101, 200, 201, 400, 401] },
    takes: (row) => Number(row['coins']) * Number(row['price']) * CENTS >= Number(row['amount_cents']),
  },
  deposit_quotes_good_for_a_while: less('created_at', 'good_until'),
  deposits_approved_as_arrived: {
    columns: {
      status: 'listed',
      first_approved_by: 'given',
      arrived_cents: 'given',
      network: NETWORKS,
      transaction_id: 'given',
      transaction_output: 'given',
    },
    takes: (row) =>
      (row['status'] !== 'approved' && row['first_approved_by'] === null) ||
      (row['arrived_cents'] !== null &&
        row['network'] !== null &&
        row['transaction_id'] !== null &&
        (row['transaction_output'] !== null) === NUMBERED.includes(String(row['network']))),
  },
  deposits_credit_exact: {
    columns: {
      arrived_coins: [1, 1.5],
      credit_price: [10],
      rest_coins: [0.5],
      rest_price: [8],
      arrived_cents: [900, 999, 1000, 1500],
    },
    takes: ({
      arrived_coins: coins,
      credit_price: price,
      rest_coins: rest,
      rest_price,
      arrived_cents: cents,
    }) =>
      coins === null ||
      (price !== null &&
        cents ===
          ((Number(coins) - Number(rest)) * 10 + (rest_price === null ? 0 : Number(rest) * 8)) * CENTS),
  },
  deposits_credit_whole: {
    columns: {
      arrived_coins: 'given',
      paid_at: 'given',
      credit_price: 'given',
      credit_source: 'given',
      credit_priced_at: 'given',
      credit_quote_id: 'given',
    },
    takes: ({ credit_quote_id: quote, ...row }) =>
      [0, 5].includes(Object.values(row).filter((value) => value !== null).length) &&
      (quote === null || row['arrived_coins'] !== null),
  },
  deposits_rest_whole: {
    columns: {
      rest_coins: [1],
      rest_price: 'given',
      rest_source: 'given',
      rest_priced_at: 'given',
      credit_quote_id: 'given',
      arrived_coins: [1, 2],
    },
    takes: ({ credit_quote_id: quote, arrived_coins: coins, ...rest }) =>
      [0, 4].includes(Object.values(rest).filter((value) => value !== null).length) &&
      (rest['rest_coins'] === null || (quote !== null && coins === 2)),
  },
  deposits_first_approval_whole: whole('first_approved_by', 'first_approved_at'),
  deposits_large_need_two_people: {
    columns: {
      status: 'listed',
      arrived_cents: [1_000_000, 1_000_001],
      first_approved_by: 'people',
      reviewed_by: 'people',
    },
    takes: (row) =>
      row['status'] !== 'approved' ||
      row['arrived_cents'] !== 1_000_001 ||
      (row['first_approved_by'] !== null && row['first_approved_by'] !== row['reviewed_by']),
  },
  deposits_not_reviewed_by_owner: differs('investor_id', 'reviewed_by', 'first_approved_by'),
  deposits_output_where_numbered: {
    columns: { transaction_output: 'given', network: NETWORKS },
    takes: (row) => row['transaction_output'] === null || NUMBERED.includes(String(row['network'])),
  },
  deposits_proof_in_own_folder: {
    columns: { investor_id: [A], proof_path: [`${A}/1`, `${B}/1`, A, `x/${A}/1`] },
    takes: (row) => String(row['proof_path']).startsWith(`${A}/`),
  },
  deposits_rejected_with_reason: neededWhen('reason', 'status', ['rejected']),
  deposits_reviewed_by_somebody: givenWhen('reviewed_by', 'status', ['approved', 'rejected']),
  deposits_transaction_id_valid: {
    columns: {
      network: NETWORKS,
      transaction_id: [TRANSACTION_ID, `0x${TRANSACTION_ID}`, TRANSACTION_ID.toUpperCase()],
    },
    takes: (row) =>
      row['transaction_id'] === null ||
      (row['network'] !== null &&
        row['transaction_id'] ===
          (['Ethereum', 'BNB Smart Chain'].includes(String(row['network']))
            ? `0x${TRANSACTION_ID}`
            : TRANSACTION_ID)),
  },
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
  corrections_corrects_something: givenWhen('corrects', 'kind', ['correction']),
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
