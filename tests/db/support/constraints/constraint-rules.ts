import { TRANSACTION_ID } from '../../../support/transaction-id.ts';
import { methodRules } from './constraint-rules-methods.ts';
import {
  alice,
  arrived,
  deposit,
  identity,
  nobody,
  now,
  paid,
  posting,
  reviewer,
  transfer,
  withdrawal,
} from './ordinary-rows.ts';

/** A row to write. */
export type Values = Record<string, unknown>;

/** A table, a row that it takes, and for each constraint the change to that row which breaks it and it alone. */
export type Rule = [table: string, row: Values, broken: Record<string, Values | Values[]>];

const NO_REASON: Values[] = [' ', 'a'.repeat(501)].map((reason) => ({
  status: 'rejected',
  reviewed_by: reviewer,
  reason,
}));

/** Not pending: what an investor submits is brought into form before. */
const refused = { status: 'rejected', reason: 'No', reviewed_by: reviewer };

/** Every constraint that a single row can break. */
export const rules: Rule[] = [
  ...methodRules,
  [
    'public.deposits',
    deposit,
    {
      deposits_amount_sensible: [
        { amount_cents: 0 },
        { amount_cents: -1 },
        { amount_cents: 100_000_000_001 },
      ],
      deposits_method_fkey: { method: 'cash' },
      deposits_investor_id_fkey: {
        investor_id: nobody,
        proof_path: `${nobody}/p`,
      },
      deposits_reviewed_by_fkey: { ...arrived, status: 'approved', reviewed_by: nobody },
      deposits_first_approved_by_fkey: { ...arrived, first_approved_by: nobody, first_approved_at: now },
      deposits_first_approval_whole: [
        { ...arrived, first_approved_by: reviewer },
        { first_approved_at: now },
      ],
      deposits_status: { status: 'lost', reviewed_by: reviewer },
      deposits_proof_in_own_folder: { proof_path: `${reviewer}/proof` },
      deposits_reviewed_by_somebody: [{ ...arrived, status: 'approved' }, { reviewed_by: reviewer }],
      deposits_not_reviewed_by_owner: [
        { ...arrived, status: 'approved', reviewed_by: alice },
        { ...arrived, first_approved_by: alice, first_approved_at: now },
      ],
      deposits_output_not_negative: { ...arrived, transaction_output: -1 },
      deposits_arrived_sensible: [{ arrived_cents: 0 }, { arrived_cents: 100_000_000_001 }],
      deposits_transaction_id_valid: [
        { ...refused, transaction_id: arrived.transaction_id },
        { ...refused, ...arrived, transaction_id: `0x${arrived.transaction_id}` },
        { ...refused, ...arrived, transaction_id: arrived.transaction_id.toUpperCase() },
        { ...refused, network: 'Ethereum', transaction_id: arrived.transaction_id },
      ],
      deposits_output_where_numbered: [
        { ...refused, transaction_output: 0 },
        { ...refused, ...arrived, network: 'TRON' },
      ],
      deposits_approved_as_arrived: [
        ...['arrived_cents', 'transaction_id', 'transaction_output'].map((name) => ({
          ...arrived,
          [name]: null,
          status: 'approved',
          reviewed_by: reviewer,
        })),
        { ...arrived, arrived_cents: null, first_approved_by: reviewer, first_approved_at: now },
      ],
      deposits_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer },
      deposits_reason_given: NO_REASON,
      deposits_large_need_two_people: [
        { ...arrived, arrived_cents: 1_000_001, status: 'approved', reviewed_by: reviewer },
        {
          ...arrived,
          arrived_cents: 1_000_001,
          status: 'approved',
          reviewed_by: reviewer,
          first_approved_by: reviewer,
          first_approved_at: now,
        },
      ],
    },
  ],
  [
    'public.withdrawals',
    withdrawal,
    {
      withdrawals_amount_positive: [{ amount_cents: 0 }, { amount_cents: -5 }],
      withdrawals_fee_below_amount: [{ fee_cents: -1 }, { fee_cents: 100_000 }],
      withdrawals_investor_id_fkey: { investor_id: nobody },
      withdrawals_reviewed_by_fkey: { reviewed_by: nobody },
      withdrawals_paid_by_fkey: { ...paid, paid_by: nobody },
      withdrawals_taken_by_fkey: {
        status: 'paying',
        reviewed_by: reviewer,
        reviewed_at: now,
        taken_by: nobody,
        taken_until: now,
      },
      withdrawals_status: { status: 'lost', reviewed_by: reviewer, reviewed_at: now },
      withdrawals_address_valid: [
        { address: '0x0' },
        { method: 'Bitcoin' },
        { method: 'USDT', address: 'T0' },
        { address: `0x${'0'.repeat(36)}dEaD` },
      ],
      withdrawals_memo_valid: { memo: '7' },
      withdrawals_reviewed_by_somebody: [
        { status: 'approved', reviewed_at: now },
        { status: 'approved', reviewed_by: reviewer },
      ],
      withdrawals_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer, reviewed_at: now },
      withdrawals_reason_given: NO_REASON.map((row) => ({ ...row, reviewed_at: now })),
      withdrawals_taken_while_paying: [
        { taken_by: reviewer, taken_until: now },
        { status: 'paying', reviewed_by: reviewer, reviewed_at: now },
      ],
      withdrawals_taken_by_another: [reviewer, alice].map((taken_by) => ({
        status: 'paying',
        reviewed_by: reviewer,
        reviewed_at: now,
        taken_by,
        taken_until: now,
      })),
      withdrawals_paid_with_proof: [
        { ...paid, transaction_id: null },
        { ...paid, paid_at: null },
        { ...paid, status: 'approved' },
      ],
      withdrawals_transaction_id_valid: [
        { ...paid, transaction_id: ' ' },
        { ...paid, transaction_id: 'f00d' },
        { ...paid, transaction_id: TRANSACTION_ID },
      ],
      withdrawals_not_reviewed_by_owner: { status: 'approved', reviewed_by: alice, reviewed_at: now },
      withdrawals_not_paid_by_owner: { ...paid, paid_by: alice },
      withdrawals_two_people: { ...paid, paid_by: reviewer },
    },
  ],
  [
    'public.kyc_cases',
    identity,
    {
      kyc_cases_address_readable: [
        { home_address: ' 1 St  ' },
        { home_address: 'a'.repeat(301) },
        { home_address: '1 Some\u0007 Street' },
      ],
      kyc_cases_investor_id_fkey: {
        investor_id: nobody,
        document_path: `${nobody}/d`,
      },
      kyc_cases_reviewed_by_fkey: { status: 'approved', reviewed_by: nobody },
      kyc_cases_status: { status: 'lost', reviewed_by: reviewer },
      kyc_cases_document_in_own_folder: { document_path: `${reviewer}/document` },
      kyc_cases_reviewed_by_somebody: [{ status: 'approved' }, { reviewed_by: reviewer }],
      kyc_cases_not_reviewed_by_owner: { status: 'approved', reviewed_by: alice },
      kyc_cases_rejected_with_reason: { status: 'rejected', reviewed_by: reviewer },
      kyc_cases_reason_given: NO_REASON,
    },
  ],
  [
    'public.yield_postings',
    posting,
    {
      yield_postings_evidence_given: [{ evidence: ' xy ' }, { evidence: 'a'.repeat(501) }],
      yield_postings_plan_id_fkey: { plan_id: 'none' },
      yield_postings_posted_by_fkey: { posted_by: nobody },
      yield_postings_reversal_whole: [{ reversed_at: now }, { reversed_by: reviewer }],
      yield_postings_reversed_by_fkey: { reversed_at: now, reversed_by: nobody },
    },
  ],
  [
    'ledger.transfers',
    transfer,
    {
      amount_within_bounds: [
        { amount_cents: 0 },
        { amount_cents: -1 },
        { amount_cents: 100_000_000_000_001 },
      ],
      transfers_accounts_fit: [
        { debit: 'available' },
        { investor_id: null },
        { credit: 'fees' },
        { credit: 'invested' },
        { debit: 'invested', credit: 'withdrawing' },
        { debit: 'available', credit: 'invested', investor_id: null },
      ],
    },
  ],
  [
    'private.operators',
    { user_id: alice, role: 'reviewer' },
    {
      operators_role: { role: 'king' },
      operators_user_id_fkey: { user_id: nobody },
    },
  ],
];
