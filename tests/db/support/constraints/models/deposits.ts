import { TRANSACTION_ID } from '../../../../support/transaction-id.ts';
import { A, B, differs, givenWhen, less, type Model, neededWhen, whole } from './model.ts';

/** Networks that number the outputs of a transaction. */
const NUMBERED = ['Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash'];
const NETWORKS = [...NUMBERED, 'Ethereum', 'BNB Smart Chain', 'TRON', 'TON'];
const CENTS = 100;

/** Of deposits and their quotes. */
export const DEPOSITS: Record<string, Model> = {
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
  deposits_reversed_whole: {
    columns: { status: 'listed', reversed_at: 'given', corrected_cents: [0, -1000], arrived_cents: [1000] },
    takes: (row) =>
      (row['status'] === 'reversed') === (row['reversed_at'] !== null) &&
      (row['status'] !== 'reversed' || (row['arrived_cents'] === 1000 && row['corrected_cents'] === -1000)),
  },
  deposits_corrected_within: {
    columns: { status: 'listed', corrected_cents: [0, -1000, -1001], arrived_cents: [1000] },
    takes: (row) =>
      row['corrected_cents'] === 0 ||
      (['approved', 'reversed'].includes(String(row['status'])) &&
        row['arrived_cents'] === 1000 &&
        row['corrected_cents'] === -1000),
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
  deposits_rejected_with_reason: neededWhen('reason', 'status', ['rejected', 'reversed']),
  deposits_reviewed_by_somebody: givenWhen('reviewed_by', 'status', ['approved', 'rejected', 'reversed']),
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
};
