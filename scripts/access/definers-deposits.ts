/** Why functions about deposits run with the rights of their owner; see `definers.ts`. */
export const depositReasons: Record<string, string> = {
  'private.book_quote':
    'Investors cannot read quotes that were made for others; it only compares and refuses.',
  'private.preview_credit':
    'Operators cannot read quotes or past prices; it checks their role and changes nothing.',
  'private.quote_deposit':
    'No role of the API may write quotes; it books prices of the database for the caller alone.',
  'private.explorer_desk': 'Operators read explorers only here, after one check of their role.',
  'private.name_transaction':
    'No role of the API may update deposits; it acts on the caller’s own that wait for review.',
  'private.set_explorer': 'No role of the API may read or write explorers; it checks for an admin.',
  'private.deposit_queue': 'Operators read other people’s rows only here, after one check of their role.',
  'private.review_deposit':
    'No role of the API may update deposits or the books; it checks the role and that the deposit is another person’s.',
  'private.name_payment':
    'Reads methods that are out of use, which investors may not read; it only normalizes the new row.',
  'private.refuse_unused_method':
    'Reads methods that are out of use, which investors may not read; it only refuses.',
  'private.limit_pending_deposits': 'Locks the investor’s account, which no role of the API may update.',
  'private.announce_wallet_change':
    'Fired by changes of wallets; no role of the API may write to `realtime.messages`.',
};
