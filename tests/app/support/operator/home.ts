export const homeOf = (values: object = {}) => ({
  queues: ['deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections'].map((queue) => ({
    queue,
    limit_hours: 24,
    cases: 0,
    late: 0,
    cents: null,
    oldest_at: null,
    oldest_id: null,
  })),
  proposals: [],
  held: [],
  books: null,
  prices: { instruments: 0, halted: 0, stale: 0, newest_at: null, simulated: null },
  proof: null,
  seal: null,
  changes: { since: null, through: 0, kinds: [] },
  ...values,
});

/** Days of a report, each with a deposit and a smaller withdrawal. */
export const reportOf = (days = 2) => ({
  periods: Array.from({ length: days }, (_, n) => ({
    day: `2026-03-${String(n + 1).padStart(2, '0')}`,
    deposits: 1,
    deposits_cents: 30_000,
    withdrawals: 1,
    withdrawals_cents: 10_000,
    yield_cents: -500,
  })),
  waiting: [],
  times: [],
});
