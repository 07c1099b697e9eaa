import { at, buys, expires, FOK, GTD, IOC, replaces, type Scenario, sells, shows } from './retold.ts';

/** Tests of the matching engine of NautilusTrader (nautechsystems/nautilus_trader a95c8042, `crates/execution/tests/matching_engine.rs`). */
export const nautilus: Scenario[] = [
  ...(['buy', 'sell'] as const).map((side): Scenario => {
    const asks = side === 'buy' ? buys : sells;
    const price = side === 'buy' ? 100_000 : 90_000;
    return {
      name: `liquidity_consumption_tracks_fills_at_price_level (${side})`,
      steps: [
        shows(90_000, 100, 100_000, 100),
        asks('first', 30),
        asks('second', 50),
        asks('third', 50),
        shows(90_000, 100, 100_000, 100),
      ],
      fills: [`first 30×${price} taker`, `second 50×${price} taker`, `third 20×${price} taker`],
      ends: { first: 'filled', second: 'filled', third: 'open' },
    };
  }),
  {
    name: 'liquidity_consumption_resets_on_fresh_data',
    steps: [
      shows(90_000, 100, 100_000, 50),
      buys('first', 50),
      shows(90_000, 100, 100_000, 50),
      buys('second', 60),
      shows(90_000, 100, 100_000, 80),
    ],
    fills: ['first 50×100000 taker', 'second 60×100000 taker'],
    ends: { first: 'filled', second: 'filled' },
  },
  {
    name: 'fok_order_canceled_when_liquidity_consumption_exhausts_fills',
    steps: [
      shows(90_000, 1000, 100_000, 50),
      buys('first', 50),
      buys('all', 30, { ...at(100_000), ...FOK }),
      shows(90_000, 1000, 100_000, 50),
    ],
    fills: ['first 50×100000 taker'],
    ends: { first: 'filled', all: 'cancelled all_or_nothing' },
  },
  {
    name: 'stale_quote_tick_does_not_mutate_book',
    steps: [
      shows(99_900, 100, 100_000, 100),
      buys('order', 100),
      {
        does: 'quote',
        args: { bid: 110_000, bid_size: 100, ask: 120_000, ask_size: 100, source_at: 'before the last' },
        refused: 'not_newer',
      },
      shows(99_900, 100, 100_100, 100),
    ],
    fills: ['order 100×100100 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'l1_market_order_slips_remainder_through_next_tick',
    departs: 'There the rest is filled a tick beyond, at a price that none has shown; here it waits.',
    steps: [
      shows(100_000, 500, 101_000, 500),
      buys('order', 1500),
      shows(100_000, 500, 101_000, 500),
      shows(100_200, 500, 101_200, 5000),
    ],
    fills: ['order 500×101000 taker', 'order 1000×101200 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'l1_ioc_market_order_cancels_remainder_instead_of_slipping',
    steps: [
      shows(100_000, 500, 101_000, 500),
      buys('order', 1500, IOC),
      shows(100_000, 500, 101_000, 500),
      shows(100_000, 500, 101_000, 500),
    ],
    fills: ['order 500×101000 taker'],
    ends: { order: 'cancelled rest_not_filled' },
  },
  {
    name: 'gtd_order_partially_filled_then_expired',
    steps: [
      shows(149_000, 1000, 150_000, 500),
      buys('order', 1000, { ...at(150_000), ...GTD }),
      shows(149_000, 1000, 150_000, 500),
      expires('order'),
      shows(149_000, 1000, 150_000, 1000),
    ],
    fills: ['order 500×150000 taker'],
    ends: { order: 'expired over' },
  },
  {
    name: 'process_limit_post_only_order_that_would_be_a_taker',
    steps: [
      shows(99_000, 100, 100_000, 100),
      buys('order', 100, { ...at(100_000), post_only: true }),
      shows(99_000, 100, 100_000, 100),
    ],
    fills: [],
    ends: { order: 'cancelled would_take' },
  },
  {
    name: 'modify_partially_filled_order_quantity_below_filled_rejected',
    steps: [
      shows(99_000, 100, 100_000, 500),
      buys('order', 1000, at(100_000)),
      shows(99_000, 100, 100_000, 500),
      replaces('order', 500, { quantity: 400 }, 'invalid_order'),
    ],
    fills: ['order 500×100000 taker'],
    ends: { order: 'open' },
  },
  {
    name: 'modify_then_iterate_fills_at_new_limit_price',
    steps: [
      shows(99_000, 500, 100_000, 500),
      buys('order', 100, at(98_000)),
      shows(99_000, 500, 100_000, 500),
      replaces('order', 0, at(98_500)),
      shows(99_000, 500, 100_000, 500),
      shows(98_300, 500, 98_400, 500),
    ],
    fills: ['order 100×98500 maker'],
    ends: { order: 'filled' },
  },
];
