import { t } from '@/lib/i18n/i18n';

const PURPOSES = [
  'deposit',
  'deposit_reversal',
  'deposit_receivable',
  'invest',
  'top_up',
  'mature',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
  'withdrawal_fee',
  'income',
  'loss',
  'yield',
  'bonus',
  'profit_bonus',
  'referral_bonus',
  'correction',
  'insurance',
  'insurance_return',
  'insurance_release',
  'insurance_payout',
  'unclaimed_payout',
  'yield_reversal',
  'income_reversal',
  'subscribe',
  'unsubscribe',
  'redeem',
  'buy',
  'sell',
] as const;

export function purposeWord(code: string): string {
  const known = PURPOSES.find((purpose) => purpose === code);
  return known ? t(`desk.purpose.${known}`) : code;
}

const ACCOUNTS = [
  'available',
  'invested',
  'withdrawing',
  'cash',
  'mining_income',
  'bonus_expense',
  'referral_expense',
  'corrections',
  'fees',
  'insurance_fund',
  'unclaimed',
  'receivables',
  'insurance_claims',
  'pools',
  'coins',
] as const;

export function accountWord(name: string): string {
  const known = ACCOUNTS.find((account) => account === name);
  return known ? t(`treasury.account.${known}`) : name;
}
