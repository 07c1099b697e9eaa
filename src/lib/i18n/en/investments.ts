/** Plans and buying them. */
export const investments = {
  title: 'Choose a plan to Invest In...',
  start: 'Start Now',
  submitted: 'Request Submitted',
  target: 'Target, not guaranteed',
};
