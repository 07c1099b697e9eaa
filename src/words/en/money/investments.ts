/** The English of plans and buying them. */
export const investments = {
  /** Of evidence that is no more than a statement; the back office says it, too. */
  evidence: { stated: 'Stated by {{by}}, not proven' },
  /** Plans and buying them. */
  investments: {
    title: 'Choose a plan to Invest In...',
    lead: 'A target is what a plan aims for. It is not guaranteed: you may receive less, or nothing.',
    balance: 'Balance',
    start: 'Start Now',
    deposit: 'Make a deposit',
    duration: 'Duration',
    target: 'Target return',
    notGuaranteed: 'target, not guaranteed',
    noPlans: 'No plan is offered at the moment',
    noPlansText: 'Your balance stays as it is.',
    submitted: 'Request Submitted',
    bought: '{{plan}} bought for {{amount}}.',

    positions: {
      title: 'Your packages',
      caption: 'Your packages, newest first',
      plan: 'Plan',
      amount: 'Amount',
      status: 'Status',
      topUp: 'Top up',
      topUps: 'Top-ups: {{number}}',
      bonus: 'Profit bonus: {{percent}} of the income, after the end',
      bonusBooked: 'Profit bonus: {{amount}}',
      newest_one: 'The newest one is shown.',
      newest_other: 'The newest {{count}} are shown.',
    },
  },
};
