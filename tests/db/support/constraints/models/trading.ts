import {
  A,
  atMost,
  B,
  differs,
  givenWhen,
  less,
  type Model,
  neededWhen,
  notAbove,
  notBoth,
  one,
  whole,
  wholeWhen,
} from './model.ts';

const ENDS = new Set<unknown>(['filled', 'cancelled', 'expired']);

/** Of prices, orders, portfolios and strategies. */
export const TRADING: Record<string, Model> = {
  bars_in_order: {
    columns: { open: 'ordered', close: 'ordered', low: 'ordered', high: 'ordered' },
    takes: ({ open, close, low, high }) =>
      notAbove(low, open) && notAbove(low, close) && notAbove(open, high) && notAbove(close, high),
  },
  last_quotes_not_crossed: less('bid', 'ask'),
  quotes_not_crossed: less('bid', 'ask'),
  halts_in_order: {
    columns: { halted_at: 'ordered', agreed_since: 'ordered', agreed_at: 'ordered', ended_at: 'ordered' },
    takes: (row) =>
      notAbove(row['halted_at'], row['agreed_since']) &&
      notAbove(row['agreed_since'], row['agreed_at']) &&
      notAbove(row['agreed_at'], row['ended_at']),
  },
  halts_resumed_later: atMost('halted_at', 'resumed_at'),
  exchange_choices_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  exchange_choices_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  exchange_choices_one_end: notBoth('confirmed_at', 'cancelled_at'),
  exchange_choices_two_people: differs('confirmed_by', 'proposed_by'),
  resumptions_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  resumptions_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  resumptions_one_end: notBoth('confirmed_at', 'cancelled_at'),
  resumptions_two_people: differs('confirmed_by', 'proposed_by'),
  trading_changes_cancellation_whole: whole('cancelled_by', 'cancelled_at'),
  trading_changes_confirmation_whole: whole('confirmed_by', 'confirmed_at'),
  trading_changes_one_end: notBoth('confirmed_at', 'cancelled_at'),
  trading_changes_change: {
    columns: { old_trading: ['open', 'paused', 'sell_only'], trading: ['open', 'paused', 'sell_only'] },
    takes: (row) => row['old_trading'] !== row['trading'],
  },
  trading_changes_two_people: {
    columns: { trading: ['open', 'paused', 'sell_only'], confirmed_by: 'people', proposed_by: 'people' },
    takes: (row) =>
      row['confirmed_by'] === null ||
      (row['trading'] === 'paused') === (row['confirmed_by'] === row['proposed_by']),
  },
  copy_requests_dealt_whole: wholeWhen(
    ['dealing_id', 'dealt_cents', 'dealt_units', 'share_units'],
    { status: 'listed' },
    (row) => row['status'] === 'dealt',
  ),
  copy_requests_end_whole: givenWhen('ended_at', 'status', ['dealt', 'returned']),
  copy_requests_share_agreed: givenWhen('share_bp', 'side', ['in']),
  copy_requests_sized: {
    columns: { amount_cents: 'given', units: 'given', side: 'listed' },
    takes: (row) =>
      (row['amount_cents'] !== null) === (row['side'] === 'in') &&
      (row['units'] === null) === (row['side'] === 'in'),
  },
  dealing_requests_amount_given: {
    columns: { amount_cents: [0, 1], side: 'listed', status: 'listed' },
    takes: (row) => row['amount_cents'] === 1 || (row['side'] === 'out' && row['status'] === 'dealt'),
  },
  dealing_requests_dealt_whole: wholeWhen(
    ['units', 'pool_value_cents', 'pool_units'],
    { status: 'listed' },
    (row) => row['status'] === 'dealt',
  ),
  dealing_requests_end_whole: givenWhen('ended_at', 'status', ['dealt', 'returned']),
  fills_at_a_price: {
    columns: { role: 'listed', side: 'listed', price: 'ordered', bid: 'ordered', ask: 'ordered' },
    takes: ({ role, side, price, bid, ask }) => {
      const top = side === 'buy' ? ask : bid;
      if (role === 'taker') return price === top;
      return side === 'buy' ? notAbove(top, price) : notAbove(price, top);
    },
  },
  fills_one_cause: one('order_id', 'dealing_id'),
  fills_size_was_shown: {
    columns: { quantity: 'ordered', side: 'listed', bid_size: 'ordered', ask_size: 'ordered' },
    takes: (row) => notAbove(row['quantity'], row['side'] === 'buy' ? row['ask_size'] : row['bid_size']),
  },
  orders_end_whole: {
    columns: { status: 'listed', finished_at: 'given', watch: 'given', falls: 'given', reserved: [0, 1] },
    takes: (row) => {
      const isOver = ENDS.has(row['status']);
      return (
        (row['finished_at'] !== null) === isOver &&
        (row['watch'] === null) === isOver &&
        (row['falls'] === null) === isOver &&
        (!isOver || row['reserved'] === 0)
      );
    },
  },
  orders_expiry: givenWhen('expires_at', 'time_in_force', ['gtd']),
  orders_filled_whole: {
    columns: { status: 'listed', filled_quantity: [0, 1, 2], quantity: [0, 1, 2] },
    takes: (row) =>
      row['status'] !== 'filled' ||
      (row['filled_quantity'] !== 0 &&
        row['filled_quantity'] === (row['quantity'] ?? row['filled_quantity'])),
  },
  orders_filled_within: atMost('filled_quantity', 'quantity'),
  orders_limit: givenWhen('limit_price', 'kind', ['limit', 'stop_limit']),
  orders_pair: {
    columns: { pair_id: 'given', side: 'listed' },
    takes: (row) => row['pair_id'] === null || row['side'] === 'sell',
  },
  orders_post_only: {
    columns: { post_only: [true, false], kind: 'listed', time_in_force: 'listed' },
    takes: (row) =>
      row['post_only'] === false ||
      (row['kind'] === 'limit' && (row['time_in_force'] === 'gtc' || row['time_in_force'] === 'gtd')),
  },
  orders_reason: {
    columns: {
      status: 'listed',
      reason: [
        'by_owner',
        'all_or_nothing',
        'rest_not_filled',
        'would_take',
        'other_half',
        'insufficient_cash',
        'account_frozen',
        'sell_only',
        'failed',
        'over',
        'gave_way',
        'strategy_stopped',
        'no reason of ours',
      ],
    },
    takes: (row) =>
      row['reason'] !== 'no reason of ours' &&
      (row['reason'] !== null) === ['cancelled', 'expired'].includes(String(row['status'])),
  },
  orders_size: {
    columns: { quantity: 'given', spend_cents: 'given', side: 'listed', kind: 'listed' },
    takes: (row) =>
      (row['quantity'] === null) !== (row['spend_cents'] === null) &&
      (row['spend_cents'] === null || (row['side'] === 'buy' && row['kind'] === 'market')),
  },
  orders_stop: {
    columns: { kind: 'listed', stop_price: 'given', trail_mark: 'given' },
    takes: (row) => {
      if (row['kind'] === 'trailing') return (row['stop_price'] === null) === (row['trail_mark'] === null);
      return (row['stop_price'] !== null) === (row['kind'] === 'stop' || row['kind'] === 'stop_limit');
    },
  },
  orders_trail: {
    columns: { kind: 'listed', trail_bp: 'given', trail_mark: 'given' },
    takes: (row) =>
      (row['trail_bp'] !== null) === (row['kind'] === 'trailing') &&
      (row['trail_mark'] === null || row['kind'] === 'trailing'),
  },
  pools_in_order: atMost('opened_at', 'closed_at'),
  holdings_reserved_is_there: atMost('reserved', 'quantity'),
  pool_books_failure_whole: {
    columns: { failures: [0, 1], failed_at: 'given', failure: 'given' },
    takes: (row) =>
      (row['failed_at'] === null) === (row['failure'] === null) &&
      (row['failed_at'] !== null || row['failures'] === 0),
  },
  pool_books_reserved_is_there: atMost('reserved_cents', 'cash_cents'),
  proof_pools_marked: {
    columns: { units: [0, 1], mark_units: [0, 1], marked_at: 'given' },
    takes: (row) => row['units'] === 0 || (row['mark_units'] !== 0 && row['marked_at'] !== null),
  },
  signals_lead_named: {
    columns: { pool_id: 'given', published_by: 'given' },
    takes: (row) => row['pool_id'] === null || row['published_by'] !== null,
  },
  strategies_published_once: givenWhen('published_at', 'status', [
    'offered',
    'suspended',
    'closing',
    'closed',
  ]),
  strategies_reason_given: neededWhen('reason', 'status', ['suspended', 'closing', 'closed', 'dropped']),
  strategies_record_share_bounded: atMost('share_bp', 'record_share_bp'),
  strategy_outcomes_of_ten: {
    columns: { holders: [9, 10, 11], below_zero: [-1, 0, 10, 11], money_rate: 'given', time_rate: 'given' },
    takes: ({ holders, below_zero: lost, ...rates }) =>
      holders === null
        ? lost === null && Object.values(rates).every((rate) => rate === null)
        : holders !== 9 && lost !== null && lost !== -1 && notAbove(lost, holders),
  },
  strategy_reviews_reason_given: neededWhen('reason', 'kind', ['refuse', 'suspend']),
  protection_packs_not_back_dated: atMost('added_at', 'in_force_from'),
  appropriateness_questions_right_is_a_choice: {
    columns: { choices: [[A, B]], right_choice: [A, B, 'c'] },
    takes: (row) => row['right_choice'] !== 'c',
  },
};
