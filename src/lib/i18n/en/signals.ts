/** Signals. */
export const signals = {
  title: 'Signals',
  text: 'Make payments today in other to secure signals for long term investments',
  button: 'Click Here to go to payment page',
  open: 'Everyone with an active plan sees every signal: notes of our operators, no advice and no promise.',
  locked: 'Signals are shown while you have an active plan',
  lockedText:
    'The smallest plan is enough, and a larger one shows no more. Nobody knows where a market goes; neither do signals.',
  plans: 'See the plans',
  latest: 'Published signals',
  empty: 'No signals have been published yet.',
};
