import { A, B, differs, less, type Model, neededWhen, notBoth, whole } from './model.ts';

const avatar = (folder: string, name: string) => `${folder}/${name}`;
const PICTURE = '00000000-0000-4000-8000-000000000000.png';

/** Of accounts, operators, messages and the site. */
export const PEOPLE_AND_SITE: Record<string, Model> = {
  announcements_period: less('shown_from', 'shown_until'),
  announcements_withdrawn_by_somebody: whole('withdrawn_at', 'withdrawn_by'),
  claims_two_people: differs('verified_by', 'written_by'),
  claims_verified_by_somebody: whole('verified_by', 'verified_at'),
  claims_withdrawn_by_somebody: whole('withdrawn_at', 'withdrawn_by'),
  contact_messages_answerable: {
    columns: { email: ['a@example.com'], investor_id: 'given' },
    takes: (row) => row['email'] !== null || row['investor_id'] !== null,
  },
  contact_messages_answered_when_handled: {
    columns: { answer: 'given', handled_at: 'given' },
    takes: (row) => row['answer'] === null || row['handled_at'] !== null,
  },
  contact_messages_handled_by_somebody: whole('handled_by', 'handled_at'),
  kyc_cases_document_in_own_folder: {
    columns: { investor_id: [A], document_path: [`${A}/1`, `${B}/1`, A, `x/${A}/1`] },
    takes: (row) => String(row['document_path']).startsWith(`${A}/`),
  },
  kyc_cases_not_reviewed_by_owner: differs('investor_id', 'reviewed_by'),
  kyc_cases_rejected_with_reason: neededWhen('reason', 'status', ['rejected']),
  kyc_cases_reviewed_by_somebody: {
    columns: { status: 'listed', reviewed_by: 'given' },
    takes: (row) => (row['status'] === 'pending') === (row['reviewed_by'] === null),
  },
  freezes_not_by_oneself: differs('frozen_by', 'person_id'),
  go_live_cancellation_whole: whole('cancelled_by', 'cancelled_at', 'cancel_reason'),
  go_live_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  go_live_one_end: notBoth('confirmed_at', 'cancelled_at'),
  go_live_two_people: differs('confirmed_by', 'requested_by'),
  role_changes_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  role_changes_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  role_changes_not_own: differs('proposed_by', 'person_id'),
  role_changes_one_end: notBoth('confirmed_at', 'cancelled_at'),
  role_changes_something: {
    columns: { old_role: 'listed', new_role: 'listed' },
    takes: (row) => row['old_role'] !== row['new_role'],
  },
  role_changes_two_people: differs('confirmed_by', 'proposed_by', 'person_id'),
  switch_changes_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  switch_changes_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  switch_changes_one_end: notBoth('confirmed_at', 'cancelled_at'),
  switch_changes_two_people: differs('confirmed_by', 'proposed_by'),
  time_limits_as_promised: {
    columns: { queue: 'listed', hours: [1, 24, 25] },
    takes: (row) => row['queue'] !== 'deposits' || row['hours'] !== 25,
  },
  wallet_changes_application_whole: whole('applied_by', 'applied_at'),
  wallet_changes_applied_when_due: {
    columns: { applied_at: 'ordered', effective_at: 'ordered' },
    takes: (row) =>
      row['applied_at'] === null ||
      (row['effective_at'] !== null && String(row['applied_at']) >= String(row['effective_at'])),
  },
  wallet_changes_approval_whole: whole('approved_by', 'approved_at', 'effective_at'),
  wallet_changes_cancellation_whole: whole('cancelled_by', 'cancelled_at', 'cancel_reason'),
  wallet_changes_delay: {
    columns: {
      approved_at: ['2026-03-01T00:00:00Z'],
      effective_at: [
        '2026-03-02T00:00:00Z',
        '2026-03-02T23:59:59Z',
        '2026-03-03T00:00:00Z',
        '2026-03-04T00:00:00Z',
      ],
    },
    takes: (row) =>
      row['approved_at'] === null ||
      row['effective_at'] === null ||
      String(row['effective_at']) >= '2026-03-03T00:00:00Z',
  },
  wallet_changes_one_end: notBoth('applied_at', 'cancelled_at'),
  wallet_changes_two_people: differs('approved_by', 'proposed_by'),
  wallets_address_whole: whole('address', 'address_name', 'network'),
  wallets_memo_where_written: {
    columns: {
      memo: ['7', 'a b', ' 7', '7 ', '\u00e9', 'a'.repeat(101)],
      chain: ['TON', 'Bitcoin'],
      address: 'given',
    },
    takes: (row) =>
      row['memo'] === null ||
      (row['chain'] === 'TON' && row['address'] !== null && ['7', 'a b'].includes(String(row['memo']))),
  },
  payout_addresses_memo_valid: {
    columns: { memo: ['', '7', 'a b', ' 7', '\u00e9', 'a'.repeat(101)], network: ['TON', 'Bitcoin'] },
    takes: (row) =>
      row['memo'] === '' || (row['network'] === 'TON' && ['7', 'a b'].includes(String(row['memo']))),
  },
  withdrawals_coins_when_paid: {
    columns: { status: 'listed', coins: 'given', price: 'given' },
    takes: (row) =>
      row['coins'] === null ||
      ((row['status'] === null || row['status'] === 'paid') && row['price'] !== null),
  },
  withdrawals_memo_valid: {
    columns: { memo: ['7', 'a b', ' 7', '\u00e9', 'a'.repeat(101)], method: ['TON', 'Bitcoin'] },
    takes: (row) =>
      row['memo'] === null || (row['method'] === 'TON' && ['7', 'a b'].includes(String(row['memo']))),
  },
  profiles_avatar_in_own_folder: {
    columns: {
      id: [A],
      avatar_path: [
        avatar(A, PICTURE),
        avatar(B, PICTURE),
        avatar(A, 'me.png'),
        PICTURE,
        avatar(A, `${PICTURE}.svg`),
      ],
    },
    takes: (row) => row['avatar_path'] === null || row['avatar_path'] === avatar(A, PICTURE),
  },
  profiles_closed_empty: {
    columns: {
      closed_at: 'given',
      name: ['Closed account', 'Ada'],
      phone: ['', '+1 555'],
      country: ['', 'Peru'],
      avatar_path: 'given',
    },
    takes: (row) =>
      row['closed_at'] === null ||
      (row['name'] === 'Closed account' &&
        row['phone'] === '' &&
        row['country'] === '' &&
        row['avatar_path'] === null),
  },
  profiles_not_referred_by_self: differs('id', 'referred_by'),
  site_live_complete: {
    columns: {
      mode: 'listed',
      contact_email: ['a@example.com'],
      contact_phone: ['+1 555'],
      postal_location: 'given',
      legal_entity: 'given',
      risk_warning: 'given',
      registrations: [[], [{ name: 'Registered' }]],
    },
    takes: ({ mode, registrations, ...details }) =>
      mode !== 'live' ||
      (Object.values(details).every((value) => value !== null) && JSON.stringify(registrations) !== '[]'),
  },
  restorations_go_back: less('restored_to', 'restored_at'),
  restorations_leave_numbers_out: {
    columns: { after_number: [-1, 0, 1], number: [0, 1, 2, 3] },
    takes: (row) =>
      Number(row['after_number']) >= 0 && Number(row['number']) > Number(row['after_number']) + 1,
  },
};
