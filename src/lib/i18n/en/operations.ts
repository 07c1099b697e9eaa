/** The operators' desk. */
export const operations = {
  title: 'Operator desk',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  kyc: 'Identity checks',
};
