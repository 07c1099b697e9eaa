import { ADDRESSES, FIRST_ADDRESSES } from '../site/settings.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer } from './ordinary-rows.ts';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const approved = { approved_by: alice, approved_at: ago(50), effective_at: ago(1) };
const applied = { ...approved, applied_by: alice, applied_at: new Date() };
const cancelled = { cancelled_by: alice, cancelled_at: new Date(), cancel_reason: 'Not ours' };

/** Every constraint that a single row can break, of what operators set. */
export const settingsRules: Rule[] = [
  [
    'private.wallet_changes',
    {
      id: nobody,
      wallet_id: 'bitcoin',
      old_address: 'a',
      address: ADDRESSES['bitcoin']?.test,
      address_name: 'New address',
      network: 'test',
      reason: 'The old key is retired',
      proposed_by: reviewer,
    },
    {
      wallet_changes_name_readable: [
        { address_name: ' ' },
        { address_name: 'a'.repeat(81) },
        { address_name: 'A\u0007' },
      ],
      wallet_changes_network: { network: 'moon' },
      wallet_changes_reason_given: [{ reason: ' ' }, { reason: 'a'.repeat(501) }],
      wallet_changes_address_valid: [
        { address: 'nowhere' },
        { address: ADDRESSES['bitcoin']?.main },
        { network: 'main' },
        { wallet_id: 'eth' },
        { wallet_id: 'none' },
      ],
      wallet_changes_memo_valid: [
        { memo: '7' },
        { memo: ' ', wallet_id: 'ton', address: FIRST_ADDRESSES['ton']?.test },
      ],
      wallet_changes_two_people: { ...approved, approved_by: reviewer },
      wallet_changes_approval_whole: [
        { approved_by: alice },
        { ...approved, approved_by: null },
        { effective_at: ago(1) },
      ],
      wallet_changes_delay: [
        { ...approved, effective_at: ago(3) },
        { ...approved, effective_at: new Date(approved.approved_at.getTime() + 48 * HOUR - 1) },
      ],
      wallet_changes_application_whole: [
        { ...approved, applied_by: alice },
        { ...approved, applied_at: new Date() },
      ],
      wallet_changes_applied_when_due: [
        { applied_by: alice, applied_at: new Date() },
        { ...applied, applied_at: ago(2) },
        { ...applied, applied_at: new Date(applied.effective_at.getTime() - 1) },
      ],
      wallet_changes_cancellation_whole: [{ cancelled_by: alice }, { ...cancelled, cancelled_by: null }],
      wallet_changes_cancel_reason_given: [
        { ...cancelled, cancel_reason: ' ' },
        { ...cancelled, cancel_reason: 'a'.repeat(501) },
      ],
      wallet_changes_one_end: { ...applied, ...cancelled },
      wallet_changes_proposed_by_fkey: { proposed_by: nobody },
      wallet_changes_approved_by_fkey: { ...approved, approved_by: nobody },
      wallet_changes_applied_by_fkey: { ...applied, applied_by: nobody },
      wallet_changes_cancelled_by_fkey: { ...cancelled, cancelled_by: nobody },
    },
  ],
  [
    'private.go_live_requests',
    { id: nobody, requested_by: reviewer },
    {
      go_live_two_people: { confirmed_by: reviewer, confirmed_at: new Date() },
      go_live_confirmation_whole: [{ confirmed_by: alice }, { confirmed_at: new Date() }],
      go_live_cancellation_whole: [{ cancelled_by: alice }, { ...cancelled, cancelled_at: null }],
      go_live_cancel_reason_given: [
        { ...cancelled, cancel_reason: ' ' },
        { ...cancelled, cancel_reason: 'a'.repeat(501) },
      ],
      go_live_one_end: { confirmed_by: alice, confirmed_at: new Date(), ...cancelled },
      go_live_requests_requested_by_fkey: { requested_by: nobody },
      go_live_requests_confirmed_by_fkey: { confirmed_by: nobody, confirmed_at: new Date() },
      go_live_requests_cancelled_by_fkey: { ...cancelled, cancelled_by: nobody },
    },
  ],
];
