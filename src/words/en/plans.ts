/** The English of what plans and top-ups mean. */
export const plans = {
  planMeaning: {
    title: 'What that means',
    fixed: 'A package costs {{min}}.',
    amount: 'Any amount from {{min}} to {{max}}. No package holds more, top-ups included.',
    topUps:
      'You can add to an active package up to {{number}} times a day (UTC). Each part shares in any income from the moment it is added and returns with the package.',
    profitBonus:
      'When a package has ended, we add {{percent}} of the income booked for it, if there was any.',
    bonusWhen:
      'The profit bonus is settled when no income of the package can be booked any more: as a rule a day after its end, at the latest 61 days after. What is corrected later does not change it.',
    referralBonus:
      'If somebody referred you, they get {{percent}} of what your first package costs, from us, when its term has run.',
    target:
      '{{percent}} is what the plan aims for over the whole term. It is not guaranteed, and nothing is computed from it.',
    hashrate: 'One package stands for {{number}} PH/s of capacity.',
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
};
