/** The English of withdrawals, what limits them, and the addresses they go to. */
export const withdrawals = {
  /** Withdrawals and the list of transactions. */
  withdrawals: {
    title: 'Request Withdrawal',
    lead: 'Choose where your money goes. No withdrawal needs a further payment.',
    fee: 'Fee',

    addressHint: {
      Bitcoin: 'It begins with 1, 3 or bc1; on the test network with m, n, 2 or tb1.',
      Ethereum: 'It begins with 0x, and 40 letters and digits follow.',
      USDT: 'USDT on Ethereum (ERC20): begins with 0x. USDT on TRON (TRC20): begins with T.',
      TON: 'It begins with EQ or UQ; on the test network with kQ or 0Q.',
    },

    kind: {
      bitcoin: 'Bitcoin',
      ethereum: 'Ethereum',
      tron: 'TRON',
      ton: 'TON',
      usdtEthereum: 'USDT on Ethereum (ERC20)',
      usdtTron: 'USDT on TRON (TRC20)',
    },
    mainNetwork: 'main network',
    testNetwork: 'test network',

    fault: {
      form: 'This does not look like an address for {{method}}.',
      characters: 'This contains characters that such an address never has.',
      length: 'This is too short or too long. Please copy the whole address.',
      case: 'Capital and small letters are mixed. Please copy the address again.',
      checksum: 'The checksum is wrong: at least one character is not right. Please copy the address again.',
      unsupported: 'This kind of address cannot be paid safely. Please give another one.',
      otherChain: 'This is an address of {{chain}}. It cannot be used for {{method}}.',
    },
    belowMinimum: 'The minimum is {{minimum}}; less only as your whole balance.',
    waits: 'Can be approved and paid from {{date}}',

    transactions: 'Transactions',
    withdraws: 'Withdraws',
    deposits: 'Deposits',
    caption: 'Your withdrawals, newest first',
    amount: 'Amount',
    method: 'Payment Mode',
    status: 'Status',
    date: 'Date',
    empty: 'Currently No Withdrawals',
    reason: 'Reason: {{reason}}',
    transaction: 'Transaction: {{id}}',
    to: 'To {{address}}',
    memo: 'Comment: {{memo}}',
    coins: '{{coins}} sent, at {{price}} a coin',
    lessFee: 'Fee {{fee}}; {{pays}} is sent',
    cancel: 'Cancel',
    cancelLabel: 'Cancel the withdrawal of {{amount}}',
    cancelled: 'Cancelled. {{amount}} is available again.',
  },
  /** The page of withdrawals and the request for one. */
  withdrawing: {
    cancelTitle: 'Cancel this withdrawal?',
    cancelText:
      '{{amount}} returns to your available balance. You can request it again at any time; an address that was never paid to then waits again.',
    cancelYes: 'Yes, cancel it',
    cancelNo: 'Keep it',
    available: 'Available balance',
    minimum: 'Minimum',
    duration: 'Duration',
    noFee: 'None',
    request: 'Request Withdrawal',
    requestBy: 'Request Withdrawal: {{method}}',
    unverified: 'Please Verify account',
    unverifiedText:
      'Withdrawals need a confirmed e-mail address. Open the link in the mail that we sent to {{email}}, then come back to this page.',
    dialogText: 'Payment will be sent through your selected method.',
    enterAddress: 'Enter Address',
    memoHint:
      'If the address is at an exchange, enter the comment (memo) that it shows you: without it your money may not reach you. Leave this empty for a wallet of your own.',
    noMemo: 'None: right only for a wallet of your own',
    enterAmount: 'Enter Amount',
    amountHint: 'Available: {{available}}. Minimum: {{minimum}}, or your whole balance when that is less.',
    most: 'Max',
    cost: 'Fee {{fee}}; {{pays}} is sent, {{remains}} stays available.',
    orWhole: 'or your whole balance when that is less',
    submit: 'Submit',
    sent: 'Order Sent',
    sentText: '{{amount}} by {{method}}. A person reviews it.',
    next: 'What happens next',
    nextHold: '{{amount}} is set aside from your available balance.',
    nextReview: 'A person reviews the request. Until then you can cancel it under Transactions.',
    nextPay:
      'A second person sends {{amount}} to your address, in coins worth that much when they pay. No exchange rate is promised.',
    noChecksum:
      'Written like this, the address has no checksum: a wrong character would go unnoticed. Compare it with the original.',
    aboveBalance: 'This is more than your available balance.',
    earlierArrived:
      'Your earlier attempt has arrived after all, and nothing more was sent. Look under Transactions; send again only if you want a second withdrawal.',
  },
  /** What limits requests for money. */
  limits: {
    title: 'Withdrawal limits',
    none: 'None set',
    day: '{{limit}} in 24 hours',
    month: '{{limit}} in 30 days',
    noDay: 'no limit in 24 hours',
    noMonth: 'no limit in 30 days',
    next: 'From {{date}}: {{what}}.',
    set: 'Set limits',
    change: 'Change limits',
    lead: 'The most that your account can request in withdrawals. A lower limit counts at once; a higher one, or none, counts after 48 hours. We tell you of each change by mail.',
    enterDay: 'Limit for 24 hours',
    enterMonth: 'Limit for 30 days',
    hint: 'In US dollars. Empty: no limit.',
    least: 'A limit is at least {{least}}, so that a withdrawal stays possible.',
    keep: 'Enter the limits that hold now',
    save: 'Save the limits',
    saved: 'Your limits have been saved',
    withoutFactor:
      'Without a second factor, and for 24 hours after it is added, you can request withdrawals of at most {{sum}} in 24 hours.',
    setUpFactor: 'Set up a second factor',
    sumLeft:
      'Without a second factor, and for 24 hours after it is added, you can request {{sum}} in 24 hours. {{left}} is left now.',
    dayLeft: 'Your own limit is {{limit}} in 24 hours. {{left}} is left now.',
    monthLeft: 'Your own limit is {{limit}} in 30 days. {{left}} is left now.',
    moreFrom: 'More is possible from {{date}}.',
    aboveSum:
      'Without a second factor, and for 24 hours after it is added, you can request {{left}} now. To request more, add one in your account or wait until it counts.',
    aboveDay:
      'Your own limit for 24 hours leaves {{left}}. To request more, raise it in your account: a higher limit counts after 48 hours.',
    aboveMonth:
      'Your own limit for 30 days leaves {{left}}. To request more, raise it in your account: a higher limit counts after 48 hours.',
  },
  /** The address book, and what payments wait for. */
  payouts: {
    wait: {
      new_address:
        'A new address can be paid 48 hours after you first use it: one that you use now, from {{date}}.',
      new_address_after_change:
        'Your password or an authenticator was changed, or a new device signed in, so a new address waits 24 hours longer: one that you use now can be paid from {{date}}.',
      recovered: 'Your account was recovered by mail. Nothing leaves it before {{date}}.',
      recovery_code_used: 'A recovery code was used. Nothing leaves your account before {{date}}.',
      email_changed: 'Your e-mail address was changed. Nothing leaves your account before {{date}}.',
    },
    addresses: {
      title: 'Your payout addresses',
      lead: 'Someone who gets into your account must not be able to empty it before you have read our mail. So each new address waits, and no one can shorten that, not even us.',
      caption: 'Your payout addresses, newest first',
      empty: 'You have not used an address yet',
      hidden: 'Your addresses are shown once you have used your second factor within the last hour.',
      show: 'Show addresses',
      address: 'Address',
      added: 'Added',
      state: 'Can be paid',
      now: 'Now',
      from: 'From {{date}}',
      remove: 'Remove',
      removeLabel: 'Remove {{address}}',
      removed: 'The address is removed. If you use it again, it waits again.',
    },
    notBefore: 'Not before {{date}}',
    nextWait:
      'The address is new, or something about your account changed: the request can be approved and paid from {{date}}. Until then you can cancel it.',
  },
};
