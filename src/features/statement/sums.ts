/** In the order of the cards. */
export const sums = [
  'deposit',
  'deposit_reversal',
  'yield',
  'yield_reversal',
  'bonus',
  'profit_bonus',
  'referral_bonus',
  'withdrawal_pay',
  'withdrawal_reversal',
  'withdrawal_fee',
  'correction',
  'insurance_payout',
  'subscribe',
  'unsubscribe',
  'redeem',
] as const;

type Sum = (typeof sums)[number];

const RARE = new Set<Sum>([
  'deposit_reversal',
  'yield_reversal',
  'profit_bonus',
  'withdrawal_reversal',
  'withdrawal_fee',
  'correction',
  'insurance_payout',
  'subscribe',
  'unsubscribe',
  'redeem',
]);

export const shownSums = (found: (kind: Sum) => number) => sums.filter((kind) => !RARE.has(kind) || found(kind) !== 0);

/** Reversals of spent money: balances stay, but deposits and profit exclude it. */
export const receivables = ['deposit_receivable', 'yield_receivable'] as const;
