import type { LiveEvents } from '@/lib/use-live-updates';

/**
 * What each event on an investor's channel makes stale. A query key begins with its domain, so the domain's own reads
 * are found by it; money that moves always moves the portfolio.
 */
export const INVESTOR_EVENTS: LiveEvents = {
  deposits: [['deposits'], ['portfolio']],
  withdrawals: [['withdrawals'], ['portfolio']],
  positions: [['positions'], ['portfolio']],
  portfolio: [['portfolio']],
  kyc_cases: [['kyc'], ['portfolio']],
};
