/** Doors of strategies and copies that everyone who is signed in may call. */
export const COPYING = [
  'change_terms',
  'close_strategy',
  'lead_record',
  'my_assets',
  'my_copies',
  'my_strategies',
  'preview_copy',
  'propose_strategy',
  'redeem_copy',
  'return_copy_request',
  'review_strategy',
  'set_copy_stop',
  'strategies',
  'strategies_desk',
  'strategy_days',
  'strategy_fills',
  'strategy_holdings',
  'subscribe_copy',
  'suspend_strategy',
];

/** What PostgREST asks before each request. */
export const BEFORE_REQUESTS = ['private.admit_request', 'private.sender_network'];

/** What workers call with the secret key. */
export const OF_WORKERS = ['private', 'public'].flatMap((schema) =>
  [
    'add_past_bars',
    'run_dealings',
    'begin_simulation',
    'finish_mail',
    'ingest_quotes',
    'record_health_check',
    'take_mails',
  ].map((name) => `${schema}.${name}`),
);
