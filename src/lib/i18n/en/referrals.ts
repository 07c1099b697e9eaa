/** Referring others. */
export const referrals = {
  title: 'Refer Users',
  text: 'You can refer users by sharing your referral link:',
  copied: 'Link Has been Copied',
  referred: 'You Refered',
  name: 'Name',
  level: 'Ref.Level',
  status: 'Status',
  date: 'Date Registered',
};
