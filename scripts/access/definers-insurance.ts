/** Why functions about the insurance fund run with the rights of their owner; see `definers.ts`. */
export const insuranceReasons: Record<string, string> = {
  'private.is_booked':
    'Answers for one payment what its own policy publishes, without a second look at the session.',
  'private.book_insurance_payout':
    'No role of the API may write payouts or the books; it checks for a treasurer or admin who neither proposed it nor is paid by it.',
  'private.cancel_insurance_payout':
    'No role of the API may write payouts; it checks for a treasurer or admin.',
  'private.insurance_balance':
    'Sums the whole books and shows only what the fund can pay; it checks the role.',
  'private.insurance_payouts':
    'Operators read payouts that are not booked only here, after one check of their role.',
  'private.insurance_shares':
    'Operators read the names of those who are paid only here, after one check of their role.',
  'private.propose_insurance_payout':
    'No role of the API may write payouts; it checks for a treasurer or admin who is not among those who are paid.',
  'private.published_payouts':
    'Visitors may read no payout; it shows what was paid, for what and to how many, never to whom.',
  'private.insurance_coverage': 'Sums all investors’ accounts and shows only the sums.',
};
