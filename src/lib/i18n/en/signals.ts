/** Signals. */
export const signals = {
  title: 'Signals',
  text: 'Make payments today in other to secure signals for long term investments',
  button: 'Click Here to go to payment page',
  open: 'Everyone who is signed in sees every signal. No payment unlocks more of them.',
  latest: 'Published signals',
  empty: 'No signals have been published yet.',
};
