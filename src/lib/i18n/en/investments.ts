/** Plans and buying them. */
export const investments = {
  title: 'Choose a plan to Invest In...',
  lead: 'A target is what a plan aims for. It is not guaranteed: you may receive less, or nothing.',
  balance: 'Balance',
  start: 'Start Now',
  duration: 'Duration',
  target: 'Target return',
  notGuaranteed: 'target, not guaranteed',
  noPlans: 'No plan is offered at the moment',
  noPlansText: 'Your balance stays as it is.',
  submitted: 'Request Submitted',

  confirm: {
    title: 'Invest in {{plan}}',
    leaves: 'Leaves your balance',
    until: 'Held until',
    text: 'While the plan holds the amount you cannot withdraw it; when the plan ends it returns to your balance. Income is added to your balance whenever some has been booked, and only then.',
    submit: 'Invest {{amount}}',
    newPrice: 'Continue at {{amount}}',
    newTerm: 'Continue with the new end',
    retrySafe: 'You can try again: the plan is not bought twice.',
    earlierArrived:
      'Your earlier attempt has arrived after all, and nothing more was bought. It is listed under your packages; confirm again only if you want a second one.',
  },

  positions: {
    title: 'Your packages',
    caption: 'Your packages, newest first',
    plan: 'Plan',
    amount: 'Amount',
    status: 'Status',
    newest_one: 'The newest one is shown.',
    newest_other: 'The newest {{count}} are shown.',
  },
};
