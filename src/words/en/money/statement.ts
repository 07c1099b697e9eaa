/** The English of the statement, and of who may move money. */
export const statement = {
  /** That a step needs a confirmed identity, said before it. */
  identity: {
    title: 'Please confirm your identity first',
    deposit:
      'This site accepts deposits only from people whose identity it has confirmed. Please send nothing before that.',
    plan: 'This site sells plans only to people whose identity it has confirmed.',
    withdrawal:
      'This site pays only people whose identity it has confirmed. Your balance stays yours meanwhile.',
    laterTitle: 'Your identity will be needed',
    later: {
      plan: 'You can deposit now. Before you buy a plan, this site must have confirmed your identity.',
      withdrawal:
        'You can deposit now. Before you withdraw money, this site must have confirmed your identity. You can send the document today.',
      both: 'You can deposit now. Before you buy a plan or withdraw money, this site must have confirmed your identity. You can send the document today.',
    },
    go: 'Go to the identity check',
  },
  /** The statement: every line of the books. */
  statement: {
    tab: 'Statement',
    lead: 'Every movement of your money, as recorded in the books, and what you owned after it. Days are UTC.',
    caption: 'Every movement of your money, newest first',
    number: 'Number',
    booked: 'Booked at',
    what: 'What',
    day: 'For the day',
    change: 'Change',
    moved: 'moved',
    empty: 'Nothing has been booked yet',
    emptyText: 'The first line appears when your first deposit is approved.',
    emptyFilter: 'Nothing of this kind was booked in this period',
    save: 'Save as {{kind}}',
    filter: {
      kind: 'Show',
      all: 'Everything',
      deposits: 'Deposits',
      plans: 'Plans',
      yield: 'Yield',
      bonuses: 'Bonuses',
      withdrawals: 'Withdrawals',
      corrections: 'Corrections',
      portfolio: 'Portfolio',
      from: 'From',
      to: 'To',
    },
    totals: {
      title: 'How it adds up',
      deposit: 'Deposited',
      yield: 'Profit: yield booked',
      yield_reversal: 'Yield taken back',
      bonus: 'Bonus',
      profit_bonus: 'Profit bonus',
      referral_bonus: 'Referral bonus',
      withdrawal_pay: 'Withdrawals paid',
      withdrawal_fee: 'Fees of withdrawals',
      correction: 'Corrections',
      insurance_payout: 'Paid by the insurance fund',
      subscribe: 'Put into portfolio and strategies',
      unsubscribe: 'Returned from portfolio and strategies',
      redeem: 'Taken out of portfolio and strategies',
      opening: 'You owned before {{day}}',
      closing: 'You owned at the end of {{day}}',
      agrees: 'These sums of all lines agree with the figures on your dashboard.',
      differs:
        'These sums do not agree with the figures on your dashboard. Please reload this page; if it stays so, tell us.',
    },
    pdf: {
      title: 'Statement of account',
      holder: 'Account holder',
      email: 'E-mail',
      beginning: 'the beginning',
      sandbox: 'Sandbox: demo money without value.',
      note: 'Made on {{day}}. Days are UTC; amounts in US dollars. Money without a sign only changed its place.',
      page: 'Page {{page}} of {{pages}}',
    },
  },
};
