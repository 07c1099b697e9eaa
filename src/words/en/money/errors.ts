/** The English of what can go wrong with plans, deposits and withdrawals, by its code. */
export const errors = {
  plan_not_found: 'This plan is no longer offered.',
  price_changed: 'The price has changed. Nothing was bought: check it and confirm again.',
  term_changed: 'The end has changed. Nothing was bought: check it and confirm again.',
  bonus_changed: 'The bonus has changed. Nothing was bought: check it and confirm again.',
  package_ended: 'This package has ended. Nothing was added.',
  too_many_top_ups: 'This package cannot be topped up again today (UTC). Nothing was added.',
  plan_sold_out: 'This plan is sold out: its capacity is used up.',
  test_network_address: 'This address belongs to a test network. Real money is paid on main networks.',
  address_in_use: 'A withdrawal to this address is open. Cancel it first, or wait until it is paid.',
  reading_not_recorded: 'This is not shown because the reading could not be recorded. Please try again.',
  file_protected: 'This PDF is protected by a password. Save it without one, or send a picture of it.',
  picture_blocked:
    'Your browser’s tracking protection blocks pictures here. Allow canvas data, or send a PDF.',
  dead_address: 'No one can spend what is sent to this address. Please enter another one.',
  fee_changed: 'The fee has changed since. Please check again before you send.',
  not_cancellable: 'This request can no longer be cancelled.',
  above_own_limit:
    'This is more than your own limit leaves. Raise it in your account: a higher limit counts after 48 hours.',
  factor_needed_for_sum:
    'This is more than you can request in 24 hours without a second factor. One that you add in your account counts after 24 hours.',
  transaction_named:
    'You gave this transaction id for another deposit. If one transaction made two payments, leave it empty for the second.',
  quote_mismatch: 'The quote belongs to another payment. Please open the page again.',
  method_without_address: 'There is no address for this payment method yet. Please choose another one.',
  account_not_verified: 'Please Verify account',
  invalid_address: 'This is not a valid address for the chosen method.',
  invalid_memo: 'A comment is at most 100 letters, digits and signs of plain English text.',
  below_dust:
    'The network does not carry so small a payment: by Bitcoin, at least $1 must be sent. Choose another way to be paid.',
  below_minimum: 'The amount is below the minimum.',
  above_maximum: 'The amount is above the maximum.',
  no_price: 'There is no price for this coin at that moment. Please use US dollars.',
  invalid_network: 'Please choose the network of this payment.',
  invalid_transaction_id: 'This is not the id of a transaction on this network.',
  too_many_pending: 'You have too many pending requests. Please wait until one has been reviewed.',
  invalid_limit: 'A limit cannot be below the minimum of a withdrawal, nor above a trillion dollars.',
};
