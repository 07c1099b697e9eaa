import { attestation } from '../money/reserves.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, claim, handled, message, nobody, now, reviewer, snapshot } from './ordinary-rows.ts';

/** Every constraint that a single row can break, of what the site says and receives. */
export const siteRules: Rule[] = [
  [
    'public.account_events',
    { investor_id: reviewer, kind: 'signed_in' },
    {
      account_events_kind: { kind: 'lost' },
      account_events_investor_id_fkey: { investor_id: nobody },
      account_events_user_agent_short: { user_agent: 'x'.repeat(301) },
    },
  ],
  [
    'private.closed_accounts',
    { person: reviewer, email: 'a@example.com', name: 'A' },
    { closed_accounts_person_fkey: { person: nobody } },
  ],
  [
    'public.contact_messages',
    message,
    {
      contact_messages_name_short: [
        { name: ' ' },
        { name: 'a'.repeat(81) },
        { name: 'A\r\nBcc: b@example.com' },
      ],
      email_address_plausible: [{ email: 'nobody' }, { email: 'a b@example.com' }],
      contact_messages_subject_short: [
        { subject: ' ' },
        { subject: 'a'.repeat(151) },
        { subject: 'S\nX: y' },
      ],
      contact_messages_message_short: [
        { message: ' ' },
        { message: 'a'.repeat(4001) },
        { message: 'M\u0007' },
        { message: 'M\u007f' },
      ],
      contact_messages_language: [{ language: 'english' }, { language: '' }],
      contact_messages_answer_short: [
        { ...handled, answer: ' ' },
        { ...handled, answer: 'a'.repeat(4001) },
        { ...handled, answer: 'A\u001b' },
      ],
      contact_messages_investor_id_fkey: { investor_id: nobody },
      contact_messages_handled_by_somebody: [{ handled_by: reviewer }, { handled_at: now }],
      contact_messages_handled_by_fkey: { ...handled, handled_by: nobody },
      contact_messages_answered_when_handled: { answer: 'A' },
      contact_messages_answerable: { email: null },
    },
  ],
  [
    'public.newsletter_subscriptions',
    { email: 'reader@example.com' },
    {
      email_address_plausible: { email: 'nobody' },
      newsletter_language: { language: 'EN' },
    },
  ],
  [
    'private.newsletter_tokens',
    { hash: Buffer.alloc(32) },
    {
      newsletter_tokens_hash_whole: { hash: Buffer.alloc(31) },
      newsletter_tokens_subscription_id_fkey: { subscription_id: nobody },
    },
  ],
  [
    'private.outgoing_mails',
    { recipient: 'reader@example.com', kind: 'contact_received', params: {}, language: 'en' },
    {
      email_address_plausible: { recipient: 'a@example.com, b@example.com' },
      outgoing_mails_kind: { kind: 'advertisement' },
      outgoing_mails_params_named: { params: [] },
      outgoing_mails_language: { language: 'e' },
      outgoing_mails_attempts: [{ attempts: -1 }, { attempts: 9 }],
    },
  ],
  [
    'private.health_checks',
    { minute: '2020-01-01T00:00:00Z', ok: true },
    { health_checks_whole_minute: { minute: '2020-01-01T00:00:01Z' } },
  ],
  [
    'private.uptime_days',
    { day: '2020-01-01', first_minute: now, up_minutes: 0 },
    { uptime_days_minutes_of_a_day: [{ up_minutes: -1 }, { up_minutes: 1441 }] },
  ],
  [
    'public.claims',
    claim,
    {
      claims_text_short: [{ text: ' ' }, { text: 'a'.repeat(301) }],
      claims_evidence_link: { evidence_url: 'javascript:alert(1)' },
      claims_verified_by_somebody: [{ verified_at: now }, { verified_by: reviewer }],
      claims_two_people: { verified_at: now, verified_by: reviewer, written_by: reviewer },
      claims_withdrawn_by_somebody: [{ withdrawn_at: now }, { withdrawn_by: reviewer }],
      claims_written_by_fkey: { written_by: nobody },
      claims_withdrawn_by_fkey: { withdrawn_at: now, withdrawn_by: nobody },
      claims_verified_by_fkey: { verified_at: now, verified_by: nobody },
    },
  ],
  [
    'public.signals',
    {
      title: 'T',
      body: 'B',
      instrument_id: 'BTC-USD',
      direction: 'up',
      horizon_days: 7,
      price: 9_500_000,
      price_source: 'simulated',
    },
    {
      signals_direction: { direction: 'sideways' },
      signals_horizon: [{ horizon_days: 0 }, { horizon_days: 366 }],
      signals_instrument_id_fkey: { instrument_id: 'ABC-USD' },
      signals_lead_named: { pool_id: alice },
      signals_pool_id_fkey: { pool_id: nobody, published_by: reviewer },
      signals_title_short: [{ title: ' ' }, { title: 'a'.repeat(121) }],
      signals_body_short: [{ body: ' ' }, { body: 'a'.repeat(4001) }],
      signals_published_by_fkey: { published_by: nobody },
    },
  ],
  [
    'public.reserve_attestations',
    { ...attestation({}), attested_by: reviewer },
    {
      reserves_network_short: [{ network: ' A ' }, { network: 'a'.repeat(41) }, { network: 'A\nB' }],
      reserves_address_plausible: [
        { address: 'short' },
        { address: '<script>alert(1)</script>' },
        { address: 'bitcoin:tb1qreserveaddress0000' },
        { address: 'ab'.repeat(20) },
        { address: `0x${'AB'.repeat(20)}` },
        { address: `0x${'0'.repeat(24)}${'ab'.repeat(20)}` },
        { address: `UQ${'a_'.repeat(23)}` },
      ],
      reserves_address_spendable: { address: '1111111111111111111114oLvT2' },
      reserves_amount_exact: [
        { amount: '1' },
        { amount: '-1 BTC' },
        { amount: '1,5 BTC' },
        { amount: 'NaN BTC' },
      ],
      reserves_value_not_negative: { value_cents: -1 },
      reserves_block_height_possible: [{ block_height: 0 }, { block_height: 10 ** 12 + 1 }],
      reserves_block_hash_whole: [{ block_hash: 'ab' }, { block_hash: 'AB'.repeat(32) }],
      reserves_message_short: { message: attestation({})['message'].padEnd(1001, 'a') },
      reserves_signature_plausible: [
        { signature: 'a'.repeat(15) },
        { signature: 'a'.repeat(2001) },
        { signature: '<script>alert(1)</script>' },
      ],
      reserves_how_to_check_short: [
        { how_to_check: ' '.repeat(20) },
        { how_to_check: ' By hands. ' },
        { how_to_check: 'a'.repeat(501) },
      ],
      reserves_message_names_all: [
        { signed_on: '2020-01-01' },
        { address: 'tb1qsomebodyelse00000000000' },
        { block_hash: 'cd'.repeat(32) },
      ],
      reserve_attestations_attested_by_fkey: { attested_by: nobody },
    },
  ],
  [
    'public.liability_snapshots',
    snapshot,
    {
      liability_snapshots_number_positive: { number: 0 },
      liability_snapshots_leaves_power_of_two: [{ leaves: 1000 }, { leaves: 512 }, { leaves: 1025 }],
      liability_snapshots_pools_leaves_power_of_two: [
        { pools_leaves: 1000 },
        { pools_leaves: 512 },
        { pools_leaves: 1025 },
      ],
      liability_snapshots_pools_hold_what_is_in_them: { pools_cents: -1 },
      liability_snapshots_pools_root_whole: [
        { pools_root: 'ab'.repeat(20) },
        { pools_root: 'AB'.repeat(32) },
      ],
      liability_snapshots_root_whole: [{ root: 'ab'.repeat(20) }, { root: 'AB'.repeat(32) }],
      liability_snapshots_previous_seal_whole: { previous_seal: 'ab' },
      liability_snapshots_seal_whole: { seal: 'ab' },
      liability_snapshots_nothing_negative: [
        { available_cents: -1 },
        { invested_cents: -1 },
        { withdrawing_cents: -1 },
        { accrued_cents: -1 },
        { pooled_cents: -1 },
        { insurance_fund_cents: -1 },
      ],
    },
  ],
  [
    'public.restorations',
    {
      number: 10,
      after_number: 1,
      restored_to: '2020-01-02T00:00:00Z',
      restored_at: '2020-01-02T00:05:00Z',
      reason: 'The disk failed.',
      previous_seal: snapshot.seal,
      seal: 'ef'.repeat(32),
    },
    {
      restorations_leave_numbers_out: [{ number: 1 }, { number: 2 }, { after_number: -1 }],
      restorations_go_back: [
        { restored_to: '2020-01-02T00:05:00Z' },
        { restored_to: '2020-01-02T00:05:01Z' },
      ],
      restorations_reason_given: [{ reason: '' }, { reason: ' ' }, { reason: 'x'.repeat(501) }],
      restorations_previous_seal_whole: { previous_seal: 'ab' },
      restorations_seal_whole: { seal: 'ab' },
    },
  ],
  [
    'private.proof_levels',
    { snapshot: 1, tree: 'accounts', height: 0, piece: 0, nodes: Buffer.alloc(40) },
    {
      proof_levels_piece_not_negative: { piece: -1 },
      proof_levels_height_possible: [{ height: -1 }, { height: 32 }],
      proof_levels_tree: { tree: 'people' },
    },
  ],
  [
    'private.proof_pools',
    {
      snapshot: 1,
      pool_id: nobody,
      leaf: 0,
      units: 1,
      mark_cents: 1,
      mark_units: 1,
      marked_at: now,
      stale: false,
      waiting_cents: 0,
      holdings: '',
    },
    { proof_pools_marked: [{ mark_units: 0 }, { marked_at: null }] },
  ],
];
