/** Referring others. */
export const referrals = {
  title: 'Refer Users',
  text: 'You can refer users by sharing your referral link:',
  optional: 'Referring others is up to you. It is never a condition for a withdrawal or anything else.',
  credited: 'The reward for somebody’s first plan is credited when that plan has run its term.',
  pending: '{{amount}} on {{date}}',
  copied: 'Link Has been Copied',
  referred: 'You Refered',
  caption: 'People who registered with your link, newest first',
  name: 'Name',
  level: 'Ref.Level',
  status: 'Status',
  date: 'Date Registered',
  reward: 'Reward',
  earned: 'Earned by referring others',
  empty: 'Nobody has registered with your link yet',
  emptyText: 'Whoever does appears here, with the first name and an initial only.',
};
