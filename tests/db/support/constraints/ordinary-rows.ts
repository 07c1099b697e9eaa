// An ordinary row of each table that has many rules, about people of the seed.

import { TRANSACTION_ID } from '../../../support/transaction-id.ts';

export const alice = '00000000-0000-4000-8000-000000000001';
export const reviewer = '00000000-0000-4000-8000-000000000003';
export const treasurer = '00000000-0000-4000-8000-000000000004';
export const nobody = '00000000-0000-4000-8000-00000000ffff';

export const deposit = {
  investor_id: alice,
  amount_cents: 1000,
  method: 'bitcoin',
  proof_path: `${alice}/proof`,
};
export const arrived = {
  arrived_cents: 1000,
  network: 'Bitcoin',
  transaction_id: TRANSACTION_ID,
  transaction_output: 0,
};
export const withdrawal = {
  investor_id: alice,
  id: alice,
  method: 'Ethereum',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  amount_cents: 100_000,
};
export const position = {
  investor_id: alice,
  id: alice,
  plan_id: 'basic',
  principal_cents: 1000,
  matures_at: new Date(),
};
export const identity = {
  investor_id: alice,
  home_address: '1 Some Street',
  document_path: `${alice}/document`,
};
export const plan = {
  id: 'new',
  title: 'New',
  duration: '1 week',
  term: '7 days',
  price_text: '$1',
  min_cents: 100,
  max_cents: 500,
  roi_bp: 1,
  offers: [],
  position: 90,
};
export const message = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
export const claim = { text: 'Open source', evidence_url: 'https://example.com' };
export const transfer = {
  investor_id: alice,
  reference: alice,
  amount_cents: 1,
  value_date: '2026-01-01',
  debit: 'cash',
  credit: 'available',
  code: 'deposit',
};
export const posting = {
  plan_id: 'basic',
  day: '2020-01-01',
  amount_cents: 1,
  evidence: 'A pool’s report',
  posted_by: treasurer,
};
export const snapshot = {
  number: 1,
  as_of: '2020-01-01T00:00:00Z',
  leaves: 1024,
  available_cents: 1,
  invested_cents: 0,
  withdrawing_cents: 0,
  accrued_cents: 0,
  pooled_cents: 0,
  insurance_fund_cents: 0,
  pools_leaves: 1024,
  pools_cents: 0,
  root: 'ab'.repeat(32),
  pools_root: 'ab'.repeat(32),
  previous_seal: '0'.repeat(64),
  seal: 'cd'.repeat(32),
};
export const now = new Date();
export const handled = { handled_by: reviewer, handled_at: now };
export const paid = {
  status: 'paid',
  reviewed_by: reviewer,
  reviewed_at: now,
  paid_by: treasurer,
  paid_at: now,
  transaction_id: `0x${TRANSACTION_ID}`,
};
