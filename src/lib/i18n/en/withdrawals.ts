/** Withdrawals and the list of transactions. */
export const withdrawals = {
  title: 'Request Withdrawal',
  request: 'Request Withdrawal',
  dialogText: 'Payment will be sent through your selected method.',
  enterAddress: 'Enter Address',
  enterAmount: 'Enter Amount',
  submit: 'Submit',
  sent: 'Order Sent',
  transactions: 'Transactions',
  withdraws: 'Withdraws',
  deposits: 'Deposits',
  amount: 'Amount',
  method: 'Payment Mode',
  status: 'Status',
  date: 'Date',
  empty: 'Currently No Withdrawals',
};
