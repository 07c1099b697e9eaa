import { at, buys, type Scenario, sells, shows, stopAt, trails } from './retold.ts';

const AS_MAKER =
  'There it is filled by its own price; here an order that meets its first quote takes what is shown.';

/** Tests of the fill models of LEAN (QuantConnect/Lean 24863901, `Tests/Common/Orders/Fills`). A bar's low and high are quotes here. */
export const lean: Scenario[] = [
  {
    name: 'PerformsLimitFillBuy',
    steps: [
      shows(10_190, 500, 10_200, 500),
      buys('order', 100, at(10_150)),
      shows(10_190, 500, 10_200, 500),
      shows(10_090, 500, 10_100, 500),
    ],
    fills: ['order 100×10150 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsLimitFillSell',
    steps: [
      shows(10_100, 500, 10_110, 500),
      sells('order', 100, at(10_150)),
      shows(10_100, 500, 10_110, 500),
      shows(10_300, 500, 10_310, 500),
    ],
    fills: ['order 100×10150 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsStopLimitFillBuy',
    departs: 'The stop joins as a new order; at its limit it waits, and is filled at that.',
    steps: [
      shows(9990, 500, 10_000, 500),
      buys('order', 100, { ...stopAt(10_150), ...at(10_175) }),
      shows(9990, 500, 10_000, 500),
      shows(10_190, 500, 10_200, 500),
      shows(10_156, 500, 10_166, 500),
    ],
    fills: ['order 100×10175 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsStopMarketFillBuy',
    steps: [
      shows(10_090, 500, 10_100, 500),
      buys('order', 100, stopAt(10_150)),
      shows(10_090, 500, 10_100, 500),
      shows(10_240, 500, 10_250, 500),
    ],
    fills: ['order 100×10250 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsTrailingStopFillBuy',
    // Five percent above the lowest ask: 105.00, and, after 97.37, 102.2385, rounded up to a tick.
    steps: [
      shows(9990, 500, 10_000, 500),
      buys('order', 100, trails(500)),
      shows(9990, 500, 10_000, 500),
      shows(10_240, 500, 10_250, 500),
      shows(10_368, 500, 10_378, 500),
      shows(9727, 500, 9737, 500),
      shows(10_213, 500, 10_223, 500),
      shows(10_725, 500, 10_735, 500),
    ],
    fills: ['order 100×10735 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsTrailingStopFillBuy, at the stop itself',
    steps: [
      shows(9990, 500, 10_000, 500),
      buys('order', 100, trails(500)),
      shows(9727, 500, 9737, 500),
      shows(10_214, 500, 10_224, 500),
    ],
    fills: ['order 100×10224 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'PerformsTrailingStopFillSell',
    // Ten percent below the highest bid: 90.00, and, after 105.00, 94.50.
    steps: [
      shows(10_000, 500, 10_010, 500),
      sells('order', 100, trails(1000)),
      shows(10_000, 500, 10_010, 500),
      shows(9500, 500, 9510, 500),
      shows(9750, 500, 9760, 500),
      shows(10_500, 500, 10_510, 500),
      shows(9451, 500, 9460, 500),
      shows(9450, 500, 9460, 500),
    ],
    fills: ['order 100×9450 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'TrailingStopOrderDoesNotFillUsingDataBeforeSubmitTime',
    // The high before it was placed does not count.
    steps: [
      shows(12_000, 500, 12_010, 500),
      shows(10_000, 500, 10_010, 500),
      sells('order', 100, trails(1000)),
      shows(9500, 500, 9510, 500),
      shows(8551, 500, 8560, 500),
    ],
    fills: [],
    ends: { order: 'armed' },
  },
  {
    name: 'StopMarketOrderFillsAtOpenWithUnfavourableGap (buy)',
    steps: [
      shows(28_990, 500, 29_000, 500),
      buys('order', 100, stopAt(29_050)),
      shows(29_140, 500, 29_150, 500),
    ],
    fills: ['order 100×29150 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'StopMarketOrderFillsAtOpenWithUnfavourableGap (sell)',
    steps: [
      shows(29_200, 500, 29_210, 500),
      sells('order', 100, stopAt(29_150)),
      shows(29_050, 500, 29_060, 500),
    ],
    fills: ['order 100×29050 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'LimitOrderDoesNotFillUsingDataBeforeSubmitTime (buy)',
    departs: AS_MAKER,
    steps: [shows(28_890, 500, 28_900, 500), buys('order', 100, at(29_050)), shows(28_890, 500, 28_910, 500)],
    fills: ['order 100×28910 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'LimitOrderDoesNotFillUsingDataBeforeSubmitTime (sell)',
    departs: AS_MAKER,
    steps: [
      shows(29_200, 500, 29_210, 500),
      sells('order', 100, at(29_150)),
      shows(29_190, 500, 29_210, 500),
    ],
    fills: ['order 100×29190 taker'],
    ends: { order: 'filled' },
  },
];
