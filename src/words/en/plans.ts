/** The English of what plans and top-ups mean. */
export const plans = {
  planMeaning: {
    title: 'What that means',
    inEnglish: 'Names and offers of the plans are written in English.',
    fixed: 'A package costs {{min}}.',
    amount: 'Any amount from {{min}} to {{max}}. No package holds more, top-ups included.',
    topUps:
      'You can add to an active package up to {{number}} times a day (UTC). Each part shares in any income from the moment it is added and returns with the package.',
    profitBonus:
      'When a package has ended, we add {{percent}} of the income booked for it, if there was any.',
    bonusWhen:
      'The profit bonus is settled when no income of the package can be booked any more: as a rule a day after its end, at the latest 61 days after. What is corrected later does not change it.',
    referralBonus:
      'If someone referred you, they get {{percent}} of what your first package costs, from us, when its term has run.',
    target:
      '{{percent}} is what the plan aims for over the whole term. It is not guaranteed, and nothing is computed from it.',
    hashrate: 'Each {{amount}} stands for {{number}} PH/s of capacity.',
  },

  topUp: {
    action: 'Top up',
    title: 'Top up {{plan}}',
    now: 'In the package now',
    after: 'In the package afterwards',
    room: 'Up to {{room}}. You can invest {{available}} now. Top-ups left today (UTC): {{number}}.',
    text: 'What you add shares in any income from now on and returns with the package on {{date}}. It cannot be withdrawn before.',
    submit: 'Add {{amount}}',
    done: 'Added to your package',
    retrySafe: 'You can try again: nothing is added twice.',
    earlierArrived:
      'Your earlier attempt has arrived after all, and nothing more was added. Send again only if you want to add more.',
  },

  purchase: {
    title: 'Invest in {{plan}}',
    leaves: 'In the plan',
    until: 'In the plan until',
    amount: 'Amount',
    range: 'From {{min}} to {{max}}. You can invest {{available}} now.',
    belowMinimum: 'At least {{amount}}',
    aboveMaximum: 'At most {{amount}}',
    text: 'What is in the plan cannot be withdrawn before that day; then it returns to your balance by itself. What is available stays available. Income is added to your balance whenever some has been booked, and only then.',
    submit: 'Invest {{amount}}',
    newPrice: 'Continue at {{amount}}',
    newTerm: 'Continue with the new end',
    newBonus: 'Continue with the new bonus',
    retrySafe: 'You can try again: the plan is not bought twice.',
    earlierArrived:
      'Your earlier attempt has arrived after all, and nothing more was bought. It is listed under your packages; confirm again only if you want a second one.',
  },

  balances: {
    before: 'Balance now',
    after: 'Balance afterwards',
    notEnough: 'Your balance does not cover this amount',
    notDeposited: 'Your deposits do not cover this amount',
    begins: 'Begins',
    boughtElsewhere:
      'A package was bought while this window was open, in another tab or on another device. Confirm only if you want one more.',
  },

  packageDays: {
    term: 'Term',
    day: 'Day {{gone}} of {{days}}',
    yield: 'Income booked',
    showDays: 'Income by day',
    date: 'Day',
    amount: 'Booked',
    evidence: 'Evidence',
    none: 'No income has been booked yet.',
  },
};
