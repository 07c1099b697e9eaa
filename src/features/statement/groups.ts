import { type Group, GROUPS } from './filter';

/** The kinds of lines in each group. */
export const kindsOf: Readonly<Record<Group, readonly string[]>> = {
  deposits: ['deposit', 'deposit_reversal', 'deposit_receivable'],
  plans: ['invest', 'top_up', 'mature'],
  yield: ['yield', 'yield_reversal', 'yield_receivable'],
  bonuses: ['bonus', 'profit_bonus', 'referral_bonus'],
  withdrawals: ['withdrawal_hold', 'withdrawal_release', 'withdrawal_pay', 'withdrawal_reversal', 'withdrawal_fee'],
  portfolio: ['subscribe', 'unsubscribe', 'redeem'],
  corrections: ['correction', 'insurance_payout'],
};

export const groupOf = (kind: string): Group | undefined => GROUPS.find((group) => kindsOf[group].includes(kind));
