import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { TRANSACTION_ID } from '../support/transaction-id.ts';
import { fingerprint } from './support/books.ts';
import { NEW_PLAN } from './support/offers.ts';
import { DETAILS } from './support/settings.ts';
import { openStage } from './support/stage.ts';

const { owner, asInvestor, asAnonymous, asOperator, makeInvestor, makeOperator, operator } =
  await openStage();

const id = randomUUID();
const CHANGE = {
  wallet_id: 'eth',
  address: '0x',
  address_name: 'A',
  network: 'test',
  reason: 'none',
  request_id: id,
};
const INVESTOR_CALLS = [
  ['invest', { plan_id: 'stater', request_id: id }],
  ['top_up', { package_id: id, amount_cents: 1, request_id: id }],
  ['request_withdrawal', { method: 'Bitcoin', address: 'x', amount_cents: 100_000, request_id: id }],
  ['cancel_withdrawal', { withdrawal_id: id }],
  ['name_transaction', { deposit_id: id, transaction_id: TRANSACTION_ID }],
  ['lapsed_approvals', {}],
  ['quote_deposit', { amount_cents: 100_000 }],
  ['set_kyc_tax_number', { case_id: id, tax_number: '1234' }],
  ['unread_notifications', {}],
  ['read_notifications', {}],
  ['my_sessions', {}],
  ['make_recovery_codes', {}],
  ['set_withdrawal_limits', { day_cents: 100_000 }],
  ['withdrawal_limits', {}],
  ['notice_my_passkeys', {}],
  ['recovery_code_count', {}],
  ['end_sessions', {}],
  ['write_message', { subject: 'S', message: 'M', language: 'en', request_id: id }],
  ['record_export', {}],
  ['my_data', {}],
  ['close_account', { email: 'investor@example.com' }],
] as const;
const OPERATOR_CALLS = [
  ['deposit_queue', {}],
  ['withdrawal_queue', {}],
  ['kyc_queue', {}],
  ['review_deposit', { deposit_id: id, approve: true }],
  ['review_withdrawal', { withdrawal_id: id, approve: true }],
  ['review_kyc', { case_id: id, approve: true }],
  ['record_document_opening', { case_id: id }],
  ['record_tax_number_reading', { case_id: id }],
  ['read_tax_number', { case_id: id }],
  ['contact_queue', {}],
  ['answer_contact_message', { message_id: id, answer: 'Hello' }],
  ['close_contact_message', { message_id: id }],
  ['close_contact_messages', { message_ids: [id] }],
  ['publish_signal', { title: 'Up', body: 'Or down', request_id: id }],
  ['withdraw_signal', { signal_id: id }],
  ['signal_desk', {}],
  ['plan_desk', {}],
  ['method_desk', {}],
  ['list_limits', {}],
  ['claim_desk', {}],
  ['write_claim', { text: 'Open', evidence_url: 'https://example.com', request_id: id }],
  ['verify_claim', { claim_id: id }],
  ['withdraw_claim', { claim_id: id, reason: 'none' }],
  ['announcement_desk', {}],
  ['claim_case', { queue: 'deposits', case_id: id }],
  ['release_case', { queue: 'deposits', case_id: id }],
  ['open_claims', { queue: 'deposits' }],
  ['queue_counts', {}],
  ['find_people', {}],
  ['person_overview', { person_id: id }],
  ['yield_days', { plan_id: 'basic', first_day: '2026-01-01' }],
  ['plan_capacities', {}],
  ['last_book_checks', {}],
  ['list_jobs', {}],
  ['insurance_payouts', {}],
  ['insurance_balance', {}],
  ['insurance_shares', { payout_id: id }],
  ['trial_balance', {}],
  ['book_days', { first_day: '2026-01-01' }],
  ['audit_log', {}],
  ['list_operators', {}],
  ['operator_home', {}],
  ['office_search', { words: 'none' }],
  ['mark_changes_read', { through_event: 1 }],
  ['list_role_changes', {}],
  ['freeze_person', { person_id: id, reason: 'none' }],
  ['correction_queue', {}],
  ['report', { first_day: '2026-01-01', last_day: '2026-01-01' }],
  ['preview_balance', { investor_id: id, amount_cents: 1 }],
  [
    'propose_correction',
    { investor_id: id, amount_cents: 1, reason: 'none', corrects: 'none', request_id: id },
  ],
  ['withdraw_correction', { correction_id: id }],
  ['wallet_desk', {}],
  ['explorer_desk', {}],
  ['preview_credit', { deposit_id: id, coins: '1', paid_at: '2026-01-01T00:00:00Z' }],
  ['cancel_wallet_change', { change_id: id, reason: 'none' }],
  ['go_live_checklist', {}],
  ['go_live_state', {}],
  ['cancel_go_live', { request_id: id, reason: 'none' }],
] as const;
const TREASURER_CALLS = [
  ['take_withdrawal', { withdrawal_id: id }],
  ['give_back_withdrawal', { withdrawal_id: id, reason: 'none' }],
  ['settle_withdrawal', { withdrawal_id: id, transaction_id: TRANSACTION_ID }],
  ['post_yield', { plan_id: 'basic', day: '2026-01-01', amount_cents: 1, evidence: 'none' }],
  ['grant_bonus', { investor_id: id, amount_cents: 1, reason: 'none', request_id: id }],
  ['mature_positions', {}],
  ['review_correction', { correction_id: id, approve: true }],
  ['preview_yield', { plan_id: 'basic', day: '2026-01-01', amount_cents: 1 }],
  ['start_yield_preview', { plan_id: 'basic', day: '2026-01-01', amount_cents: 1 }],
  ['yield_preview', { job_id: 1 }],
  ['evidence_capacity', { plan_id: 'basic', capacity_cents: 1, evidence: 'none' }],
  ['propose_unclaimed_payout', { person_id: id, recipient: 'bitcoin', evidence: 'none' }],
  ['pay_unclaimed', { payout_id: id, network: 'Bitcoin', transaction_id: TRANSACTION_ID }],
  ['cancel_unclaimed_payout', { payout_id: id }],
  ['unclaimed_money', {}],
  ['propose_exchanges', { exchanges: ['coinbase', 'kraken'], request_id: id }],
  ['confirm_exchanges', { choice_id: id }],
  ['cancel_exchanges', { choice_id: id }],
  ['propose_resumption', { instrument_id: 'BTC-USD', seen_mid: 1, reason: 'none', request_id: id }],
  ['confirm_resumption', { resumption_id: id }],
  ['cancel_resumption', { resumption_id: id }],
  ['set_unserved_countries', { countries: ['Peru'], seen: [], reason: 'none' }],
  ['propose_switch', { kind: 'profit', turn_on: false, reason: 'none' }],
  ['confirm_switch', { change_id: id }],
  ['cancel_switch', { change_id: id }],
  ['propose_yield_reversal', { posting_id: id, reason: 'none' }],
  ['confirm_yield_reversal', { reversal_id: id }],
  ['cancel_yield_reversal', { reversal_id: id }],
  ['check_books', {}],
  ['ledger_lines', { first_day: '2026-01-01' }],
  ['set_role', { person_id: id, new_role: 'admin' }],
  ['confirm_role', { change_id: id }],
  ['cancel_role', { change_id: id }],
  ['unfreeze_person', { person_id: id, reason: 'none' }],
  ['propose_wallet_change', CHANGE],
  ['approve_wallet_change', { change_id: id }],
  ['apply_wallet_change', { change_id: id }],
  ['request_go_live', { request_id: id }],
  ['go_live', { request_id: id }],
  ['save_site', DETAILS],
  ['publish_announcement', { title: 'Up', body: 'Or down', weight: 'info', request_id: id }],
  ['withdraw_announcement', { announcement_id: id }],
  ['save_plan', { ...NEW_PLAN }],
  ['set_payment_method', { method: 'bitcoin', in_use: false, reason: 'none' }],
  ['set_explorer', { chain: 'TRON', network: 'test', seen: '', template: '', reason: 'none' }],
  [
    'set_withdrawal_method',
    { method: 'TON', seen: '', in_use: false, min_cents: 1, fee_cents: 0, duration: '1h', reason: 'none' },
  ],
  [
    'propose_insurance_payout',
    {
      request_id: id,
      event: 'An event',
      happened_on: '2026-01-01',
      evidence: 'none',
      amount_cents: 1,
      losses: [],
    },
  ],
  ['book_insurance_payout', { payout_id: id }],
  ['cancel_insurance_payout', { payout_id: id }],
  ['set_limit', { role: 'admin', kind: 'bonus', reason: 'none', max_cents: 1 }],
] as const;
const mallory = await makeInvestor();
const signedOut = {
  investor: await makeInvestor({ deposited: 50_000 }),
  operator: await makeOperator('admin'),
};
for (const { sessionId } of Object.values(signedOut))
  await owner`delete from auth.sessions where id = ${sessionId}`;
const ALL_CALLS = [...INVESTOR_CALLS, ...OPERATOR_CALLS, ...TREASURER_CALLS];

test.each(ALL_CALLS)('a visitor who is not signed in cannot call %s', async (name, args) => {
  await expect(asAnonymous.rows(name, args)).rejects.toMatchObject({ code: '42501' });
});

test.each(ALL_CALLS)('a token without a person cannot call %s', async (name, args) => {
  await expect(asInvestor(operator('admin'), { sub: undefined }).rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test.each(INVESTOR_CALLS)(
  'an investor who signed out cannot call %s with the old token',
  async (name, args) => {
    const before = await fingerprint(owner);
    await expect(asInvestor(signedOut.investor).rows(name, args)).rejects.toMatchObject({
      code: '42501',
      message: 'session_ended',
    });
    expect(await fingerprint(owner)).toBe(before);
  },
);

test.each([...OPERATOR_CALLS, ...TREASURER_CALLS])(
  'an operator who signed out cannot call %s with the old token',
  async (name, args) => {
    await expect(asInvestor(signedOut.operator).rows(name, args)).rejects.toThrow('session_ended');
  },
);

test('an investor cannot move money on a session of somebody else', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 50_000 }), await makeInvestor()];
  await expect(
    asInvestor({ ...alice, sessionId: bob.sessionId }).rows('invest', { plan_id: 'stater', request_id: id }),
  ).rejects.toThrow('session_ended');
});

test('an investor cannot move money on a token without a session', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await expect(
    asInvestor(alice, { session_id: undefined }).rows('invest', { plan_id: 'stater', request_id: id }),
  ).rejects.toThrow('session_ended');
});

test('an investor cannot move money on a session past its end', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${alice.sessionId}`;
  await expect(asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: id })).rejects.toThrow(
    'session_ended',
  );
  await owner`update auth.sessions set not_after = now() + interval '1 hour' where id = ${alice.sessionId}`;
  expect(await asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: id })).toHaveLength(1);
});

test.each([...OPERATOR_CALLS, ...TREASURER_CALLS])('an investor cannot call %s', async (name, args) => {
  await expect(asInvestor(mallory).rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test.each(TREASURER_CALLS)('a reviewer cannot call %s, which moves money', async (name, args) => {
  await expect(asOperator('reviewer').rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test('an operator who lost the role is refused at once, on the same token', async () => {
  const former = await makeOperator('reviewer');
  expect(await asInvestor(former).rows('deposit_queue')).toEqual([]);
  await owner`delete from private.operators where user_id = ${former.id}`;
  await expect(asInvestor(former).rows('deposit_queue')).rejects.toThrow('not_allowed');
});

test('each operator learns their own role, and an investor that they have none', async () => {
  expect(await asOperator('reviewer').call('my_role')).toEqual({ answer: 'reviewer' });
  expect(await asOperator('treasurer').call('my_role')).toEqual({ answer: 'treasurer' });
  expect(await asOperator('admin').call('my_role')).toEqual({ answer: 'admin' });
  expect(await asInvestor(await makeInvestor()).call('my_role')).toEqual({ answer: null });
  expect(operator('admin').email).toBe('admin@example.com');
});
