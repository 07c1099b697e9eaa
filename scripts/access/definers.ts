/** Why each function that runs as its owner has to; a function without a reason fails the generation. */
export const definerReasons: Record<string, string> = {
  'ledger.open_account': 'Whoever makes a profile (Auth) has no privilege on the books.',
  'private.account_hindrance':
    'Asks tables that the caller may not read (operators); it answers one word about the caller alone.',
  'private.announce':
    'An investor may not write to `realtime.messages` or notifications; the row that changed decides the topic, not the caller.',
  'private.announce_end':
    'Fired by Auth, which may not write to `realtime.messages`; the session that ended decides the topic.',
  'private.announce_to_operators':
    'Whoever changes what operators keep may not write to `realtime.messages`; the topic is fixed.',
  'private.announcement_desk':
    'Operators read withdrawn and planned announcements here and nowhere else, after one check of their role.',
  'private.announce_signal': 'An operator may not write to `realtime.messages`; the topics are fixed.',
  'private.announce_wallet_change': 'Fired by changes of wallets; nobody may write to `realtime.messages`.',
  'private.apply_wallet_change':
    'Nobody may write wallets; it checks for a treasurer or admin, the second person and the delay.',
  'private.approve_wallet_change':
    'Nobody may write changes of wallets; it checks for a treasurer or admin who is not its proposer.',
  'private.attest_reserve':
    'Nobody may write attestations; it checks that the caller is a treasurer or admin.',
  'private.announce_role':
    'Whoever changes a role may not write to `realtime.messages`; the row that changed decides what is said.',
  'private.announce_correction': 'An operator may not write to `realtime.messages`; the topic is fixed.',
  'private.audit':
    'Nobody may write the trail; it is written only through functions that did something worth recording.',
  'private.audit_log': 'Operators read the trail here and nowhere else, after one check of their role.',
  'private.audit_operator_name':
    'Runs for whoever changes their own name; they may neither read who is an operator nor write to the trail.',
  'private.audit_role_change': 'Runs for whoever changes a role, and writes to the trail.',
  'private.has_uploaded': 'Looks for a file, which its owner sees only while downloading it.',
  'private.may_upload': 'Counts all of the caller’s files, also those that their own policies hide.',
  'private.before_user_created':
    'Called by Auth, which may read nothing of ours; it answers why an account may not be made, and nothing else.',
  'private.book_days': 'Sums movements of all investors and shows only the sums; it checks the role.',
  'private.caller':
    'Sessions of Auth cannot be read by the roles of the API; it answers only about the caller’s own.',
  'private.cancel_go_live': 'Nobody may write these requests; it checks the role.',
  'private.cancel_role': 'Nobody may write changes of roles; it checks for an admin.',
  'private.cancel_wallet_change': 'Nobody may write changes of wallets; it checks the role.',
  'private.cancel_withdrawal': 'Nobody may update withdrawals or the books; it checks the owner itself.',
  'private.claim_desk':
    'Operators read claims that are not public here and nowhere else, after one check of their role.',
  'private.close_account':
    'Takes the account out of Auth, which nobody may write; it acts for the caller only, on a fresh session.',
  'private.check_books':
    'Reads all books and the trail and keeps what it found; it checks for a treasurer or admin.',
  'private.claim_case':
    'Nobody may write claims; it checks the role, that the case waits, and that the caller can take its next step.',
  'private.close_contact_messages':
    'Nobody may update messages or read claims; it checks the role, and each message is closed as one alone is.',
  'private.computed_claims': 'Counts what visitors may not read and shows the figures alone.',
  'private.confirm_newsletter':
    'Nobody may read or write the list; it acts on the subscription that the secret belongs to.',
  'private.confirm_role':
    'Nobody may write roles; it checks for an admin who is neither the proposer nor the person concerned.',
  'private.write_message':
    "Nobody who is signed in may write messages; it writes under the name and address of the caller's account.",
  'private.contact_queue': 'Operators read messages here and nowhere else, after one check of their role.',
  'private.correction_queue':
    'Operators read proposed corrections and balances here and nowhere else, after one check of their role.',
  'private.create_profile': 'Fired by Auth, which has no privilege in `public`.',
  'private.deposit_queue':
    'Operators read other people’s rows here and nowhere else, after one check of their role.',
  'private.end_sessions':
    'Sessions of Auth cannot be written by the roles of the API; it ends the caller’s own alone.',
  'private.end_claim': 'Nobody may write claims; the row that was decided says which one ends.',
  'private.evidence_capacity':
    'Nobody may write capacities; it checks that the caller is a treasurer or admin.',
  'private.published_figures':
    'Reads capacities, which nobody may, and sums positions, postings and credits that visitors may not read; it shows the evidence and the sums.',
  'private.find_people': 'Operators read other people’s profiles here, after one check of their role.',
  'private.finish_mail': 'Nobody may write the outbox; only the secret key may call it.',
  'private.fit_networks': 'Runs at the end of the transaction, for whoever changed a wallet or the mode.',
  'private.follow_confirmation': 'Fired by Auth, which has no privilege in `public`.',
  'private.follow_contact_message':
    'A writer may not write to the outbox or to `realtime.messages`; the message itself decides what goes there.',
  'private.fresh_caller':
    'Sessions of Auth cannot be read by the roles of the API; it answers only about the caller’s own.',
  'private.announce_freeze':
    'Nobody may write notifications or `realtime.messages`; whose they are is in the row that changed.',
  'private.freeze_person': 'Nobody may write freezes; it checks the role and that it is somebody else.',
  'private.go_live':
    'Nobody may write the site or wallets; it checks for a treasurer or admin who is not the one who asked.',
  'private.go_live_checklist':
    'Looks at books and operators and answers only what is missing; it checks the role.',
  'private.go_live_state': 'Nobody may read these requests; it checks the role.',
  'private.grant_bonus': 'Nobody may write the books; it checks that the caller is a treasurer or admin.',
  'private.handle_contact_message': 'Nobody may update messages or write the outbox; it checks the role.',
  'private.has_active_plan':
    'Asked by policies, once a query instead of once a row; it answers only about the caller.',
  'private.insurance_coverage': 'Sums all investors’ accounts and shows only the sums.',
  'private.invest': 'Nobody may write positions or the books; it acts for the caller only.',
  'private.kyc_queue':
    'Operators read other people’s cases here and nowhere else, after one check of their role.',
  'private.keep_an_admin': 'Runs for whoever changes a role, and looks at all of them.',
  'private.last_book_checks': 'Nobody may read the checks; it checks the role.',
  'private.ledger_lines':
    'Shows the movements of all investors; it checks that the caller is a treasurer or admin.',
  'private.lapsed_approvals':
    'Nobody may read who approved a withdrawal, nor the list of operators; it shows ids of the caller’s own.',
  'private.limit_contact_messages': 'Counts messages that the writer may not read.',
  'private.name_payment':
    'Methods that are out of use are hidden from whoever names them; it only writes what was given in one form.',
  'private.limit_pending_deposits': 'Locks the investor’s account, which nobody may update.',
  'private.limit_sender': 'Counts requests of which the visitor may read nothing.',
  'private.list_limits': 'Nobody may read limits; it checks the role.',
  'private.list_role_changes': 'Nobody may read changes of roles; it checks the role.',
  'private.list_operators': 'The list of operators cannot be read; it checks the role.',
  'private.method_desk':
    'Operators read methods that are out of use here and nowhere else, after one check of their role.',
  'private.mature_positions_now':
    'Moves principal back for all investors; it checks that the caller is a treasurer or admin.',
  'private.my_data':
    'Reads what the roles of the API may not (Auth, the outbox); of the caller alone, on a fresh session.',
  'private.make_nonce': 'Whoever makes an account has no privilege on its secret.',
  'private.my_proof':
    'Nobody may read leaves and salts; it shows the caller’s own, after one check of the session.',
  'private.my_referrals': 'Reads other people’s profiles and shows a first name, an initial and a stage.',
  'private.my_sessions':
    'Sessions of Auth cannot be read by the roles of the API; it shows the caller’s own.',
  'private.open_claims': 'Nobody may read claims; it checks the role.',
  'private.opening_on_record':
    'Nobody may read the trail; it answers yes or no about what the caller put on record.',
  'private.operator_role': 'The list of operators cannot be read; it answers only about the caller.',
  'private.person_overview':
    'Operators read other people’s rows here and nowhere else, after one check of their role.',
  'private.plan_capacities': 'Sums all positions of each plan and shows only the sums; it checks the role.',
  'private.plan_desk': 'Shows plans that are not offered and sums all positions of each; it checks the role.',
  'private.post_yield':
    'Nobody may write postings or the books; it checks that the caller is a treasurer or admin.',
  'private.propose_correction':
    'Nobody may write corrections; it checks the role and that it is somebody else.',
  'private.propose_wallet_change': 'Nobody may write changes of wallets; it checks for a treasurer or admin.',
  'private.publish_announcement':
    'Nobody may write announcements; it checks that the caller is a treasurer or admin.',
  'private.publish_signal': 'Nobody may write signals; it checks the role.',
  'private.read_notifications':
    'Nobody may update notifications, or a reader could rewrite what happened; it acts on the caller’s own.',
  'private.preview_balance': 'Reads the balance of somebody else; it checks the role and writes nothing.',
  'private.preview_yield':
    'Shows what others would be credited; it checks that the caller is a treasurer or admin.',
  'private.queue_counts': 'Counts cases that only functions read; it checks the role.',
  'private.read_tax_number':
    'Nobody may read tax numbers; it checks the role and that the reading is on record.',
  'private.refuse_name': 'Runs for whoever changes their own name; they may not read who is an operator.',
  'private.record_account_change': 'Fired by Auth, which has no privilege in `public`.',
  'private.record_export':
    'Nobody may write histories, or somebody could hide what was done in their account; it writes into the caller’s own.',
  'private.record_document_opening': 'Nobody may write the trail; it checks the role.',
  'private.record_tax_number_reading': 'Nobody may write the trail; it checks the role.',
  'private.record_health_check': 'Nobody may write the checks; only the secret key may call it.',
  'private.record_sign_in': 'Fired by Auth, which has no privilege in `public`.',
  'private.refuse_closed': 'Locks the investor’s account, which nobody may update.',
  'private.refuse_frozen': 'Nobody may read freezes; the new row says whose it is.',
  'private.refuse_unused_method':
    'A method that is out of use is hidden from whoever names it; it only refuses.',
  'private.release_case': 'Nobody may write claims; it ends only the caller’s own.',
  'private.report': 'Sums cases of all investors and shows only the sums; it checks the role.',
  'private.request_go_live': 'Nobody may write these requests; it checks for an admin.',
  'private.request_withdrawal': 'Nobody may write withdrawals or the books; it acts for the caller only.',
  'private.require_operator': 'The list of operators cannot be read; it answers only about the caller.',
  'private.respect_claim': 'Nobody may read claims; it only refuses.',
  'private.review_correction':
    'Nobody may update corrections or the books; it checks for a treasurer who neither proposed it nor owns the balance.',
  'private.require_session': 'Nobody may read sessions; it answers by an error about the caller’s own.',
  'private.review_deposit':
    'Nobody may update deposits or the books; it checks the role and that it is somebody else’s deposit.',
  'private.review_kyc': 'Nobody may update cases; it checks the role and that it is somebody else’s case.',
  'private.review_withdrawal':
    'Nobody may update withdrawals or the books; it checks the role and that it is somebody else’s.',
  'private.save_site': 'Nobody may write the site; it checks for an admin.',
  'private.save_plan': 'Nobody may write plans; it checks for an admin.',
  'private.set_limit': 'Nobody may write limits; it checks for an admin.',
  'private.set_payment_method': 'Nobody may write methods; it checks for an admin.',
  'private.set_withdrawal_method': 'Nobody may write methods; it checks for an admin.',
  'private.set_kyc_tax_number':
    'Nobody may write tax numbers directly; it checks that the case is the caller’s own.',
  'private.set_role':
    'Nobody may write roles; it checks for an admin, and where there is another one it only proposes.',
  'private.settle_withdrawal':
    'Nobody may update withdrawals or the books; it checks for a treasurer who is not the approver and has taken it.',
  'private.take_withdrawal':
    'Nobody may update withdrawals; it checks for a treasurer who is neither the approver nor the owner.',
  'private.give_back_withdrawal': 'Nobody may update withdrawals; it checks for who has taken it.',
  'private.signal_desk':
    'Operators read withdrawn signals here and nowhere else, after one check of their role.',
  'private.subscribe_newsletter': 'Hides whether an address is subscribed already: nobody may read the list.',
  'private.tell_of_lapsed_approvals':
    'Whoever takes a role may not write notifications or `realtime.messages`; the role that went decides who is told.',
  'private.tell_announcement': 'An operator may not write to `realtime.messages`; the topics are fixed.',
  'private.take_snapshot_now':
    'Reads every account and publishes the sums; it checks that the caller is a treasurer or admin.',
  'private.take_mails': 'Nobody may read or write the outbox; only the secret key may call it.',
  'private.unread_notifications':
    'Its check of the session cannot be read by the roles of the API; it counts the caller’s own.',
  'private.trial_balance': 'Sums the accounts of all investors and shows only the sums; it checks the role.',
  'private.unfreeze_person':
    'Nobody may write freezes; it checks for a treasurer or admin, and that it is somebody else.',
  'private.unsubscribe_newsletter':
    'Nobody may read or write the list; it acts on the subscription that the secret belongs to.',
  'private.verify_claim': 'Nobody may write claims; it checks the role and that another operator wrote it.',
  'private.verify_audit': 'Reads the trail, which nobody may read; for the owner of the database.',
  'private.withdraw_correction': 'Nobody may update corrections; it acts on the caller’s own proposals.',
  'private.wallet_desk':
    'Operators read changes of wallets here and nowhere else, after one check of their role.',
  'private.withdraw_announcement':
    'Nobody may write announcements; it checks that the caller is a treasurer or admin.',
  'private.withdraw_claim': 'Nobody may write claims; it checks the role.',
  'private.write_claim': 'Nobody may write claims; it checks the role.',
  'private.withdraw_signal': 'Nobody may write signals; it checks the role.',
  'private.withdrawal_queue':
    'Operators read other people’s rows here and nowhere else, after one check of their role.',
  'private.cancel_yield': 'Nobody may write proposals of income; it checks for a treasurer or admin.',
  'private.confirm_yield':
    'Nobody may write the books; it checks for a treasurer or admin, never who proposed it.',
  'private.open_yield': 'Nobody may read proposals of income; it checks for an operator.',
  'private.cancel_yield_reversal': 'Nobody may write reversals; it checks for a treasurer or admin.',
  'private.confirm_yield_reversal':
    'Nobody may write reversals, postings or the books; it checks for a treasurer or admin who did not propose it.',
  'private.propose_yield_reversal': 'Nobody may write reversals; it checks for a treasurer or admin.',
  'private.cancel_unclaimed_payout': 'Nobody may write these payments; it checks for a treasurer or admin.',
  'private.pay_unclaimed':
    'Nobody may write these payments or the books; it checks for a treasurer or admin who did not propose it.',
  'private.propose_unclaimed_payout': 'Nobody may write these payments; it checks for a treasurer or admin.',
  'private.unclaimed_money':
    'Treasurers read what closed accounts have earned here and nowhere else, after one check of their role.',
  'private.yield_days': 'Asks all positions whether there were any; it checks the role.',
};
