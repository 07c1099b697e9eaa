/** Why functions of sessions, waits, alarms and files run as their owner. */
export const safetyReasons: Record<string, string> = {
  'private.own_folders':
    'Factors of Auth cannot be read by the roles of the API; it answers only about the caller.',
  'private.may_download_proofs':
    'No role of the API may read the operators or factors of Auth; it answers yes or no about the caller.',
  'private.may_open_document':
    'No role of the API may read the trail or the operators; it answers yes or no about the caller.',
  'private.has_uploaded': 'Looks for a file, which its owner sees only while downloading it.',
  'private.may_upload': 'Counts all of the caller’s files, also those that their own policies hide.',
  'private.bound_session':
    'Fired by Auth, which may not read who is an operator; it sets the end of the session that is written.',
  'private.bound_sessions_of_operator':
    'Fired where a role is given; it shortens the sessions of the new operator, which no role of the API may write.',
  'private.announce_end':
    'Fired by Auth, which may not write to `realtime.messages`; the session that ended decides who hears it.',
  'private.end_banned_sessions':
    'Fired by Auth or the dashboard when a person is banned; it ends the sessions of that person only.',
  'private.end_sessions':
    'Sessions of Auth cannot be written by the roles of the API; it ends only the caller’s own.',
  'private.my_sessions':
    'Sessions of Auth cannot be read by the roles of the API; it shows the caller’s own.',
  'private.record_sign_in': 'Fired by Auth, which has no privilege in `public`.',
  'private.record_account_change': 'Fired by Auth, which has no privilege in `public`.',
  'private.payout_wait':
    'The history that a wait is reckoned from has rows that tell more than its owner may read; it answers about the caller only.',
  'private.payout_waits': 'As private.payout_wait, for the address book of the caller.',
  'private.waiting_withdrawals': 'As private.payout_wait, for the open withdrawals of the caller.',
  'private.remove_payout_address':
    'No role of the API may write address books, or waits could be shortened; it removes lines of the caller that no open withdrawal needs.',
  'private.withdrawal_limits':
    'No role of the API may read limits or factors; it answers about the caller only.',
  'private.set_withdrawal_limits':
    'No role of the API may write limits, or their waits could be shortened; it adds lines of the caller.',
  'private.stop_my_account':
    'No role of the API may freeze people, end sessions or take passwords; it does so to the caller only.',
  'private.make_recovery_codes':
    'No role of the API may read or write the codes; the caller gets ten of their own, once, after a factor was used.',
  'private.recovery_code_count': 'As private.make_recovery_codes; it counts those of the caller.',
  'private.use_recovery_code':
    'No role of the API may remove factors or end sessions; whoever has a session of a person and one of their codes does so to that person.',
  'private.finish_registration':
    'No role of the API may write the country or the referral of a profile; it acts on the caller’s own, before their first password.',
  'private.forget_registrant': 'Fired by Auth, which has no privilege in `public`.',
  'private.forget_registration': 'Fired by Auth, which has no privilege in `public`.',
  'private.admit_factor': 'Fired by Auth, which has no privilege in `public`.',
  'private.record_factor_added': 'Fired by Auth, which has no privilege in `public`.',
  'private.record_factors_removed': 'Fired by Auth, which has no privilege in `public`.',
  'private.set_code_word':
    'No role of the API may read or write code words, the outbox or the history; the caller changes their own, after a proof.',
  'private.code_word': 'As private.set_code_word; it shows the caller their own, after a proof.',
  'private.code_word_since': 'As private.set_code_word; it tells the caller since when they have one.',
  'private.notice_passkeys_of_session': 'Fired by Auth, which has no privilege in `public`.',
  'private.notice_my_passkeys':
    'No role of the API may read passkeys or write the history; it tells the caller of their own.',
  'private.report_takeover':
    'No role of the API may read the links of mails; whoever has one stops the account that it was sent to, and learns nothing about it.',
};
