/** The dashboard. */
export const portfolio = {
  title: 'Dashboard',
  deposited: 'Deposited',
  profit: 'Profit',
  bonus: 'Bonus',
  balance: 'Balance',
  totalPackages: 'Total Package',
  activePackages: 'Active Packages',
  none: 'None',
  activeCount_one: '{{count}} active plan',
  activeCount_other: '{{count}} active plans',
  referralBonus: 'Referral bonus',
  places: {
    title: 'Where your money is',
    available: 'Available',
    availableText: 'Your balance. It can be invested or withdrawn.',
    invested: 'In plans',
    investedText: 'Held by the plans you bought; each amount comes back when its plan ends.',
    withdrawing: 'Being withdrawn',
    withdrawingText: 'Held until it has been paid; it comes back if the request is rejected or cancelled.',
    waiting: 'Deposit awaiting review',
    waitingText: 'Sent {{date}} as {{method}}. It is credited when a person has approved it.',
  },
  insurance: {
    title: 'Insurance fund',
    text: 'The house sets aside 20% of every deposit and fee from its own cash. The fund holds {{fund}}.',
    covers:
      'That is {{percent}}% of the {{owed}} that all investors are owed together. The rest is not insured.',
  },
  start: {
    title: 'Fund your account to begin',
    text: 'Nothing has been deposited yet. Enter an amount, send it to one of our addresses and upload the proof; a person reviews it, and this page changes by itself.',
    action: 'Make a deposit',
  },
  choose: {
    title: 'Your deposit has arrived',
    text: 'The next step is yours: choose a plan, keep the balance, or withdraw it.',
    action: 'See the plans',
  },
  chart: 'Market chart',
  quotes: 'Market quotes',
  widgetOff: 'Live market data is not connected.',
};
