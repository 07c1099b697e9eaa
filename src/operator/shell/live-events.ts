import type { LiveEvents } from '@/lib/live/use-live-updates';
import { queueCountsQuery } from './queries';

const COUNTS = queueCountsQuery.queryKey;
const HOME = ['operator', 'home'];

/** Queries to refresh per event; events are named after tables. */
export const EVENTS: LiveEvents = {
  deposits: [['operator', 'deposits'], COUNTS, HOME, ['operator', 'person']],
  withdrawals: [['operator', 'withdrawals'], COUNTS, HOME, ['operator', 'person']],
  kyc_cases: [['operator', 'kyc'], COUNTS, HOME, ['operator', 'person']],
  contact_messages: [['operator', 'messages'], COUNTS, HOME, ['operator', 'person']],
  corrections: [['operator', 'corrections'], COUNTS, HOME, ['operator', 'person']],
  yield_postings: [['operator', 'yield'], HOME],
  // Rows of these queues show whether the account is frozen.
  freezes: [
    ['operator', 'deposits'],
    ['operator', 'withdrawals'],
    ['operator', 'kyc'],
    ['operator', 'corrections'],
    ['operator', 'person'],
    ['operator', 'people'],
  ],
  case_leases: [['operator', 'leases'], HOME],
  plans: [['operator', 'plans']],
  proposals: [
    ['operator', 'proposals'],
    ['operator', 'switches'],
    ['operator', 'yield'],
    ['operator', 'insurance'],
    ['operator', 'exchanges'],
    ['operator', 'trading'],
    ['operator', 'site'],
    ['operator', 'wallets'],
    ['operator', 'methods'],
    COUNTS,
    HOME,
  ],
  halts: [['operator', 'exchanges']],
  strategies: [['operator', 'strategies'], COUNTS, HOME],
  strategy_reviews: [['operator', 'strategies']],
  payment_methods: [['operator', 'methods']],
  explorers: [['operator', 'explorers']],
  withdrawal_methods: [['operator', 'methods']],
  role_limits: [['operator', 'limits']],
  time_limits: [['operator', 'time-limits'], HOME],
  signals: [['operator', 'signals']],
  claims: [['operator', 'claims']],
  announcements: [['operator', 'announcements']],
  operators: [
    ['auth', 'role'],
    ['operator', 'operators'],
    ['operator', 'site', 'checklist'],
  ],
  // This session may have ended; only open sessions get an answer.
  sessions: [['auth', 'role']],
  chain: [['operator', 'chains']],
  mining: [['operator', 'mining']],
  site: [['operator', 'site'], ['operator', 'wallets'], ['site'], COUNTS],
};
