import type { LiveEvents } from '@/lib/live/use-live-updates';

/** The account area's stale queries by event. Money that moves always changes the portfolio. */
export const INVESTOR_EVENTS: LiveEvents = {
  deposits: [['deposits'], ['portfolio'], ['notifications']],
  // To addresses of the investor's own.
  chain_payments: [['chain-payments']],
  withdrawals: [['withdrawals'], ['portfolio'], ['notifications']],
  positions: [['positions'], ['portfolio'], ['notifications'], ['signals']],
  orders: [['trading'], ['notifications']],
  pools: [['trading'], ['portfolio']],
  // Money in or out, terms, closing.
  copies: [['copying'], ['trading'], ['portfolio'], ['notifications']],
  corrections: [['portfolio'], ['notifications']],
  freezes: [['portfolio'], ['notifications']],
  contact_messages: [['messages'], ['notifications']],
  portfolio: [['portfolio'], ['notifications'], ['referrals']],
  kyc_cases: [['kyc'], ['portfolio'], ['notifications']],
  notifications: [['notifications']],
  // Changes typical of a takeover, which delay payments.
  account_events: [['sessions'], ['withdrawals'], ['notifications']],
  // May be this session: the bell's query fails if the session has ended.
  sessions: [['sessions'], ['notifications']],
  // Broadcast to all users; the plan's holders get a share.
  yield_postings: [['portfolio'], ['positions'], ['notifications']],
  announcements: [['announcements']],
  // A method's first address makes quotes in its coin possible.
  wallets: [['wallets'], ['deposit-quotes']],
  signals: [['signals']],
};
