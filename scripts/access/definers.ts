import { depositReasons } from './definers-deposits.ts';
import { insuranceReasons } from './definers-insurance.ts';
import { mailReasons } from './definers-mails.ts';
import { marketReasons } from './definers-markets.ts';
import { officeReasons } from './definers-office.ts';
import { safetyReasons } from './definers-safety.ts';
import { tradingReasons } from './definers-trading.ts';

/** Why each function that runs as its owner has to. Generation fails for a function without a reason. */
export const definerReasons: Record<string, string> = {
  ...depositReasons,
  ...insuranceReasons,
  ...mailReasons,
  ...marketReasons,
  ...officeReasons,
  ...safetyReasons,
  ...tradingReasons,
  'ledger.open_account': 'Auth makes profiles and has no privilege on the books.',
  'private.account_hindrance':
    'Reads tables that the caller may not read (operators); it answers one word about the caller only.',
  'private.announce':
    'An investor may not write to `realtime.messages` or notifications; the row that changed decides who hears it, not the caller.',
  'private.announce_to_operators':
    'The role that changes the row may not write to `realtime.messages`; who hears it is fixed.',
  'private.announcement_desk':
    'Operators read withdrawn and planned announcements only here, after one check of their role.',
  'private.announce_signal': 'An operator may not write to `realtime.messages`; who hears it is fixed.',
  'private.apply_wallet_change':
    'No role of the API may write wallets; it checks for a treasurer or admin, the second person and the delay.',
  'private.approve_wallet_change':
    'No role of the API may write changes of wallets; it checks for a treasurer or admin who is not its proposer.',
  'private.attest_reserve':
    'No role of the API may write attestations; it checks that the caller is a treasurer or admin.',
  'private.announce_role':
    'The role that changes the row may not write to `realtime.messages`; the changed row decides the event.',
  'private.announce_correction': 'An operator may not write to `realtime.messages`; who hears it is fixed.',
  'private.audit': 'No role of the API may write the trail; only functions that act on the record write it.',
  'private.audit_operator_name':
    'Runs when users change their own name; they may neither read the list of operators nor write to the trail.',
  'private.audit_role_change':
    'Runs when a role changes and writes to the trail, which no role of the API may write.',
  'private.may_read_sensitive':
    'Factors of Auth cannot be read by the roles of the API; it answers only about the caller.',
  'private.password_verification_attempt': 'Called by Auth; answers whether a password is taken.',
  'private.mfa_verification_attempt': 'Called by Auth; answers whether a code is taken, and no more.',
  'private.forget_sign_in_guesses': 'Runs when a password changes and clears what no role may write.',
  'private.before_user_created':
    'Called by Auth, which may read nothing of ours; it answers why an account may not be made, and nothing else.',
  'private.book_days': 'Sums movements of all investors and shows only the sums; it checks the role.',
  'private.caller':
    'Sessions of Auth cannot be read by the roles of the API; it answers only about the caller’s own.',
  'private.cancel_go_live': 'No role of the API may write these requests; it checks the role.',
  'private.cancel_role': 'No role of the API may write changes of roles; it checks for an admin.',
  'private.cancel_wallet_change': 'No role of the API may write changes of wallets; it checks the role.',
  'private.cancel_withdrawal':
    'No role of the API may update withdrawals or the books; it checks the owner itself.',
  'private.claim_desk': 'Operators read claims that are not public only here, after one check of their role.',
  'private.close_account':
    'Removes the account from Auth, which no role of the API may write; it acts for the caller only, with a recent proof.',
  'private.check_books':
    'Reads all books and the trail and keeps what it found; it checks for a treasurer or admin.',
  'private.lease_case':
    'No role of the API may write leases; it checks the role, that the case waits, and that the caller can take its next step.',
  'private.close_contact_messages':
    'No role of the API may update messages or read leases; it checks the role and each message.',
  'private.computed_claims': 'Counts what visitors may not read and shows only the figures.',
  'private.confirm_newsletter':
    'No role of the API may read or write the list; it acts on the subscription that the secret belongs to.',
  'private.confirm_role':
    'No role of the API may write roles; it checks for an admin who is neither the proposer nor the person concerned.',
  'private.write_message':
    "No signed-in role may write messages; it writes under the name and address of the caller's account.",
  'private.contact_queue': 'Operators read messages only here, after one check of their role.',
  'private.correction_queue':
    'Operators read proposed corrections and balances only here, after one check of their role.',
  'private.create_profile': 'Fired by Auth, which has no privilege in `public`.',
  'private.end_lease': 'No role of the API may write leases; the decided row says which lease ends.',
  'private.evidence_capacity':
    'No role of the API may write capacities; it checks that the caller is a treasurer or admin.',
  'private.published_figures':
    'Reads capacities, which no role of the API may read, and sums positions, postings and credits that visitors may not read; it shows the evidence and the sums.',
  'private.fit_networks':
    'Runs at the end of a transaction that changed a wallet or the mode, whichever role changed it.',
  'private.follow_confirmation': 'Fired by Auth, which has no privilege in `public`.',
  'private.follow_contact_message':
    'A writer may not write to the outbox or to `realtime.messages`; the message itself decides what goes there.',
  'private.announce_freeze':
    'No role of the API may write notifications or `realtime.messages`; whose they are is in the row that changed.',
  'private.freeze_person':
    'No role of the API may write freezes; it checks the role and that the person is not the caller.',
  'private.go_live':
    'No role of the API may write the site or wallets; it checks for a treasurer or admin who is not the one who asked.',
  'private.go_live_checklist':
    'Looks at books and operators and answers only what is missing; it checks the role.',
  'private.go_live_state': 'No role of the API may read these requests; it checks the role.',
  'private.grant_bonus':
    'No role of the API may write the books; it checks that the caller is a treasurer or admin.',
  'private.handle_contact_message':
    'No role of the API may update messages or write the outbox; it checks the role.',
  'private.has_active_plan':
    'Policies call it once a query instead of once a row; it answers only about the caller.',
  'private.invest': 'No role of the API may write positions or the books; it acts for the caller only.',
  'private.top_up': 'No role of the API may write positions or the books; it acts for the caller only.',
  'private.kyc_queue': 'Operators read other people’s cases only here, after one check of their role.',
  'private.keep_an_admin': 'Runs when a role changes and reads all roles, which no role of the API may read.',
  'private.checked_lines': 'No role of the API may read the checks or the books; it checks the role.',
  'private.last_book_checks': 'No role of the API may read the checks; it checks the role.',
  'private.ledger_lines':
    'Shows the movements of all investors; it checks that the caller is a treasurer or admin.',
  'private.lapsed_approvals':
    'No role of the API may read who approved a withdrawal, nor the list of operators; it shows ids of the caller’s own.',
  'private.limit_contact_messages': 'Counts messages that the writer may not read.',
  'private.limit_sender': 'Counts requests of which the visitor may read nothing.',
  'private.list_time_limits': 'No role of the API may read time limits; it checks the role.',
  'private.list_limits': 'No role of the API may read limits; it checks the role.',
  'private.list_role_changes': 'No role of the API may read changes of roles; it checks the role.',
  'private.method_desk':
    'Operators read methods that are out of use only here, after one check of their role.',
  'private.mature_positions_now':
    'Moves principal back for all investors; it checks that the caller is a treasurer or admin.',
  'private.my_data':
    'Reads what the roles of the API may not (Auth, the outbox); of the caller only, with a recent proof.',
  'private.make_nonce': 'Auth makes accounts and has no privilege on their secrets.',
  'private.my_proof':
    'No role of the API may read leaves and salts; it shows only the caller’s own, after one check of the session.',
  'private.my_referrals': 'Reads other people’s profiles and shows a first name, an initial and a stage.',
  'private.operator_role': 'The list of operators cannot be read; it answers only about the caller.',
  'private.plan_capacities': 'Sums all positions of each plan and shows only the sums; it checks the role.',
  'private.plan_desk': 'Shows plans that are not offered and sums all positions of each; it checks the role.',
  'private.return_principal':
    'No role of the API may write positions or the books; it acts for the caller only.',
  'private.post_yield':
    'No role of the API may write postings or the books; it checks that the caller is a treasurer or admin.',
  'private.propose_correction':
    'No role of the API may write corrections; it checks the role and that the person is not the caller.',
  'private.propose_wallet_change':
    'No role of the API may write changes of wallets; it checks for a treasurer or admin.',
  'private.publish_announcement':
    'No role of the API may write announcements; it checks that the caller is a treasurer or admin.',
  'private.publish_signal': 'No role of the API may write signals; it checks the role.',
  'private.read_notifications':
    'No role of the API may update notifications, so that users cannot rewrite what happened; it acts on the caller’s own.',
  'private.preview_balance': 'Reads another person’s balance; it checks the role and writes nothing.',
  'private.yield_preview':
    'Shows what other investors would be credited; it checks that the caller is a treasurer or admin.',
  'private.start_yield_preview':
    'No role of the API may write jobs; it checks that the caller is a treasurer or admin.',
  'private.list_jobs': 'No role of the API may read jobs; it checks the role.',
  'private.preview_yield':
    'Shows what other investors would be credited; it checks that the caller is a treasurer or admin.',
  'private.read_tax_number':
    'No role of the API may read tax numbers; it checks the role and that the reading is on record.',
  'private.refuse_name': 'Runs when users change their own name; they may not read the list of operators.',
  'private.record_export':
    'No role of the API may write histories, so that an intruder cannot hide what they did; it writes to the caller’s own.',
  'private.record_document_opening': 'No role of the API may write the trail; it checks the role.',
  'private.record_tax_number_reading': 'No role of the API may write the trail; it checks the role.',
  'private.record_health_check': 'No role of the API may write the checks; only the secret key may call it.',
  'private.refuse_closed': 'Locks the investor’s account, which no role of the API may update.',
  'private.refuse_frozen': 'No role of the API may read freezes; the new row says whose it is.',
  'private.release_case': 'No role of the API may write leases; it ends only the caller’s own.',
  'private.report': 'Sums cases of all investors and shows only the sums; it checks the role.',
  'private.request_go_live': 'No role of the API may write these requests; it checks for an admin.',
  'private.request_withdrawal':
    'No role of the API may write withdrawals or the books; it acts for the caller only.',
  'private.require_operator': 'The list of operators cannot be read; it answers only about the caller.',
  'private.respect_lease': 'No role of the API may read leases; it only refuses.',
  'private.review_correction':
    'No role of the API may update corrections or the books; it checks for a treasurer who neither proposed it nor owns the balance.',
  'private.require_session': 'No role of the API may read sessions; it says of the caller’s own.',
  'private.review_kyc':
    'No role of the API may update cases; it checks the role and that the case is another person’s.',
  'private.review_withdrawal':
    'No role of the API may update withdrawals or the books; it checks the role and that the withdrawal is another person’s.',
  'private.save_site': 'No role of the API may write the site; it checks for an admin.',
  'private.save_plan': 'No role of the API may write plans; it checks for an admin.',
  'private.submit_deposit': 'No role of the API may write deposits; it acts for the caller only.',
  'private.submit_kyc_case': 'No role of the API may write cases; it acts for the caller only.',
  'private.send_contact_message': 'Visitors may not write messages; it answers nothing.',
  'private.set_time_limit': 'No role of the API may write time limits; it checks for an admin.',
  'private.set_limit': 'No role of the API may write limits; it checks for an admin.',
  'private.set_payment_method': 'No role of the API may write methods; it checks for an admin.',
  'private.set_withdrawal_method': 'No role of the API may write methods; it checks for an admin.',
  'private.set_kyc_tax_number':
    'No role of the API may write tax numbers directly; it checks that the case is the caller’s own.',
  'private.set_role':
    'No role of the API may write roles; it checks for an admin, and where there is another one it only proposes.',
  'private.settle_withdrawal':
    'No role of the API may update withdrawals or the books; it checks for a treasurer who has taken it and is not the approver.',
  'private.take_withdrawal':
    'No role of the API may update withdrawals; it checks for a treasurer who is neither the approver nor the owner.',
  'private.give_back_withdrawal':
    'No role of the API may update withdrawals; it checks that the caller has taken it.',
  'private.signal_desk': 'Operators read who published a signal only here, after one check of their role.',
  'private.subscribe_newsletter':
    'Hides whether an address is already subscribed: no role of the API may read the list.',
  'private.tell_of_lapsed_approvals':
    'The role that removes an operator may not write notifications or `realtime.messages`; the removed row decides who is told.',
  'private.tell_announcement': 'An operator may not write to `realtime.messages`; who hears it is fixed.',
  'private.take_snapshot_now':
    'Reads every account and publishes the sums; it checks that the caller is a treasurer or admin.',
  'private.unread_notifications':
    'Its check of the session cannot be read by the roles of the API; it counts the caller’s own.',
  'private.trial_balance': 'Sums the accounts of all investors and shows only the sums; it checks the role.',
  'private.unfreeze_person':
    'No role of the API may write freezes; it checks for a treasurer or admin, and that the person is not the caller.',
  'private.unsubscribe_newsletter':
    'No role of the API may read or write the list; it acts on the subscription that the secret belongs to.',
  'private.verify_claim':
    'No role of the API may write claims; it checks the role and that another operator wrote it.',
  'private.verify_audit':
    'Reads the trail, which no role of the API may read; for the owner of the database.',
  'private.withdraw_correction':
    'No role of the API may update corrections; it acts on the caller’s own proposals.',
  'private.wallet_desk': 'Operators read changes of wallets only here, after one check of their role.',
  'private.withdraw_announcement':
    'No role of the API may write announcements; it checks that the caller is a treasurer or admin.',
  'private.withdraw_claim': 'No role of the API may write claims; it checks the role.',
  'private.write_claim': 'No role of the API may write claims; it checks the role.',
  'private.withdrawal_queue': 'Operators read other people’s rows only here, after one check of their role.',
  'private.cancel_yield':
    'No role of the API may write proposals of income; it checks for a treasurer or admin.',
  'private.propose_switch': 'No role of the API may write proposals; it checks the role.',
  'private.confirm_switch':
    'No role of the API may change the site; it checks the role and the second person.',
  'private.cancel_switch': 'No role of the API may change proposals; it checks the role.',
  'private.set_unserved_countries': 'No role of the API may change the site; it checks for an admin.',
  'private.identity_demands':
    'Investors read only some columns of identity cases; it answers about the caller.',
  'private.require_identity_of_deposit':
    'Fired for the owner of a deposit, who reads only some columns of identity cases; it only refuses.',
  'private.site_switches': 'No role of the API may read proposals; it checks for an operator.',
  'private.confirm_yield':
    'No role of the API may write the books; it checks for a treasurer or admin, and refuses the proposer.',
  'private.open_yield': 'No role of the API may read proposals of income; it checks for an operator.',
  'private.cancel_yield_reversal':
    'No role of the API may write reversals; it checks for a treasurer or admin.',
  'private.confirm_yield_reversal':
    'No role of the API may write reversals, postings or the books; it checks for a treasurer or admin who did not propose it.',
  'private.propose_yield_reversal':
    'No role of the API may write reversals; it checks for a treasurer or admin.',
  'private.cancel_unclaimed_payout':
    'No role of the API may write these payments; it checks for a treasurer or admin.',
  'private.pay_unclaimed':
    'No role of the API may write these payments or the books; it checks for a treasurer or admin who did not propose it.',
  'private.propose_unclaimed_payout':
    'No role of the API may write these payments; it checks for a treasurer or admin.',
  'private.unclaimed_money':
    'Treasurers read what closed accounts have earned only here, after one check of their role.',
  'private.yield_days': 'Reads all positions; it checks the role.',
};
