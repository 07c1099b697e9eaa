export const homeOf = (values: object = {}) => ({
  queues: ['deposits', 'withdrawals', 'kyc_cases', 'contact_messages', 'corrections'].map((queue) => ({
    queue,
    limit_hours: 24,
    cases: 0,
    late: 0,
    cents: null,
    oldest_at: null,
  })),
  late: [],
  proposals: [],
  held: [],
  today: {
    deposits: { cases: 0, cents: 0 },
    withdrawals: { cases: 0, cents: 0 },
    yield: { cases: 0, cents: 0 },
  },
  books: null,
  prices: { instruments: 0, halted: 0, stale: 0, newest_at: null, simulated: null },
  proof: null,
  seal: null,
  changes: { since: null, through: 0, kinds: [] },
  ...values,
});
