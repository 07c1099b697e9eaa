/** The kinds that make an investor own more or less, in the order of the cards. */
export const sums = [
  'deposit',
  'deposit_reversal',
  'yield',
  'yield_reversal',
  'bonus',
  'profit_bonus',
  'referral_bonus',
  'withdrawal_pay',
  'withdrawal_fee',
  'correction',
  'insurance_payout',
  'subscribe',
  'unsubscribe',
  'redeem',
] as const;

type Sum = (typeof sums)[number];

/** Those that few people ever have. */
const RARE = new Set<Sum>([
  'deposit_reversal',
  'yield_reversal',
  'profit_bonus',
  'withdrawal_fee',
  'correction',
  'insurance_payout',
  'subscribe',
  'unsubscribe',
  'redeem',
]);

/** Which of them a summary names: all, but the rare ones only where there are some. */
export const shownSums = (found: (kind: Sum) => number) =>
  sums.filter((kind) => !RARE.has(kind) || found(kind) !== 0);

/** What had been spent when it was taken back: it changes no balance, but counts as deposited and as profit no longer. */
export const receivables = ['deposit_receivable', 'yield_receivable'] as const;
