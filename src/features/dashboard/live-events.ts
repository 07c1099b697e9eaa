import type { LiveEvents } from '@/lib/live/use-live-updates';

/**
 * What each event makes stale in the account area. A query key begins with its domain, so the domain's own reads
 * are found by it; money that moves always moves the portfolio.
 */
export const INVESTOR_EVENTS: LiveEvents = {
  deposits: [['deposits'], ['portfolio'], ['notifications']],
  withdrawals: [['withdrawals'], ['portfolio'], ['notifications']],
  positions: [['positions'], ['portfolio'], ['notifications'], ['signals']],
  orders: [['trading'], ['notifications']],
  // Money that is put into a portfolio, or taken out.
  pools: [['trading'], ['portfolio']],
  // A strategy that one leads or copies: money in or out, terms, an end.
  copies: [['copying'], ['trading'], ['portfolio'], ['notifications']],
  corrections: [['portfolio'], ['notifications']],
  freezes: [['portfolio'], ['notifications']],
  contact_messages: [['messages'], ['notifications']],
  // A bonus, the house's or for a referral.
  portfolio: [['portfolio'], ['notifications'], ['referrals']],
  kyc_cases: [['kyc'], ['portfolio'], ['notifications']],
  notifications: [['notifications']],
  // Something by which an account is taken over, and by which payments wait.
  account_events: [['sessions'], ['withdrawals'], ['notifications']],
  // Was it this one? What the bell asks is answered to open sessions only.
  sessions: [['sessions'], ['notifications']],
  // All users are told at once of a day's income that is booked or taken back; those who hold the plan have a part of it.
  yield_postings: [['portfolio'], ['positions'], ['notifications']],
  announcements: [['announcements']],
  // A method with its first address has a number of coins from then on.
  wallets: [['wallets'], ['deposit-quotes']],
  signals: [['signals']],
};
