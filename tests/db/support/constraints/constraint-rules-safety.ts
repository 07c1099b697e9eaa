import type { Rule } from './constraint-rules.ts';
import { alice, nobody } from './ordinary-rows.ts';

/** Every constraint that a line of an address book, the link of a warning, a recovery code, a passkey that was seen or a limit of withdrawals can break. */
export const safetyRules: Rule[] = [
  [
    'public.payout_addresses',
    { investor_id: alice, network: 'Bitcoin', address: 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu' },
    {
      payout_addresses_investor_id_fkey: { investor_id: nobody },
      payout_addresses_memo_valid: { memo: '7' },
      payout_addresses_spendable: { network: 'Ethereum', address: `0x${'0'.repeat(36)}dEaD` },
    },
  ],
  [
    'private.alarm_links',
    { token_hash: Buffer.alloc(32, 7), person_id: alice },
    {
      alarm_links_hashed: [{ token_hash: Buffer.alloc(31, 7) }, { token_hash: Buffer.alloc(33, 7) }],
      alarm_links_person_id_fkey: { person_id: nobody },
    },
  ],
  [
    'private.recovery_codes',
    { person_id: alice, code_hash: Buffer.alloc(32, 7) },
    {
      recovery_codes_hashed: [{ code_hash: Buffer.alloc(31, 7) }, { code_hash: Buffer.alloc(33, 7) }],
      recovery_codes_person_id_fkey: { person_id: nobody },
    },
  ],
  [
    'private.code_words',
    { person_id: alice, word: 'Blue Heron' },
    {
      code_words_readable: [{ word: 'ab' }, { word: 'a'.repeat(41) }, { word: 'Blue\u200bHeron' }],
      code_words_person_id_fkey: { person_id: nobody },
    },
  ],
  [
    'private.seen_passkeys',
    { person_id: alice, passkey_id: alice },
    { seen_passkeys_person_id_fkey: { person_id: nobody } },
  ],
  [
    'private.requests',
    { investor_id: alice, id: alice, said: Buffer.alloc(32) },
    { requests_said_hashed: { said: Buffer.alloc(31) } },
  ],
  [
    'private.sign_in_guesses',
    { person_id: alice, kind: 'code', is_known: false },
    { sign_in_guesses_person_id_fkey: { person_id: nobody }, sign_in_guesses_kind: [{ kind: 'link' }] },
  ],
  [
    'private.withdrawal_limits',
    {
      person_id: alice,
      span: 'day',
      limit_cents: 100_000,
      earlier_cents: 100_000_000_000_000,
      set_at: '2026-01-01T00:00:00Z',
      counts_from: '2026-01-01T00:00:00Z',
    },
    {
      withdrawal_limits_person_id_fkey: { person_id: nobody },
      withdrawal_limits_span: { span: 'week' },
      withdrawal_limits_sensible: [
        { limit_cents: 99_999 },
        { limit_cents: 0 },
        { limit_cents: -100_000 },
        { limit_cents: 100_000_000_000_001 },
      ],
      withdrawal_limits_earlier_sensible: [{ earlier_cents: 99_999 }, { earlier_cents: 100_000_000_000_001 }],
      withdrawal_limits_counts_once_set: { counts_from: '2025-12-31T23:59:59.9Z' },
    },
  ],
];
