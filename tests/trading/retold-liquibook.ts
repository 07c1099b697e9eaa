import { at, buys, cancels, FOK, IOC, type Scenario, sells, shows, stopAt } from './retold.ts';

const ONE_LEVEL = 'A quote shows one level; what may lie beyond it is not invented.';

/** The scenarios for one side, with its orders at 1250 and others that wait behind. */
const bids: Scenario[] = [
  {
    name: 'TestIocBidNoMatch',
    steps: [
      shows(1249, 100, 1251, 100),
      buys('bid', 100, { ...at(1250), ...IOC }),
      shows(1249, 100, 1251, 100),
    ],
    fills: [],
    ends: { bid: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestIocBidPartialMatch',
    steps: [
      shows(1249, 100, 1250, 100),
      buys('bid', 300, { ...at(1250), ...IOC }),
      shows(1249, 100, 1250, 100),
      shows(1249, 100, 1250, 100),
    ],
    fills: ['bid 100×1250 taker'],
    ends: { bid: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestIocBidFullMatch',
    steps: [
      shows(1249, 100, 1250, 400),
      buys('bid', 300, { ...at(1250), ...IOC }),
      shows(1249, 100, 1250, 400),
    ],
    fills: ['bid 300×1250 taker'],
    ends: { bid: 'filled' },
  },
  {
    name: 'TestIocBidMultiMatch',
    departs: ONE_LEVEL,
    steps: [
      shows(1249, 100, 1250, 400),
      buys('bid', 500, { ...at(1251), ...IOC }),
      shows(1249, 100, 1250, 400),
      shows(1249, 100, 1251, 100),
    ],
    fills: ['bid 400×1250 taker'],
    ends: { bid: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestFokBidNoMatch',
    steps: [
      shows(1249, 100, 1251, 100),
      buys('bid', 100, { ...at(1250), ...FOK }),
      shows(1249, 100, 1251, 100),
    ],
    fills: [],
    ends: { bid: 'cancelled all_or_nothing' },
  },
  {
    name: 'TestFokBidPartialMatch',
    steps: [
      shows(1249, 100, 1250, 100),
      buys('bid', 300, { ...at(1250), ...FOK }),
      shows(1249, 100, 1250, 100),
    ],
    fills: [],
    ends: { bid: 'cancelled all_or_nothing' },
  },
  {
    name: 'TestFokBidFullMatch',
    steps: [
      shows(1249, 100, 1250, 400),
      buys('bid', 300, { ...at(1250), ...FOK }),
      shows(1249, 100, 1250, 400),
    ],
    fills: ['bid 300×1250 taker'],
    ends: { bid: 'filled' },
  },
  {
    name: 'TestFokBidMultiMatch',
    departs: ONE_LEVEL,
    steps: [
      shows(1249, 100, 1250, 400),
      buys('bid', 500, { ...at(1251), ...FOK }),
      shows(1249, 100, 1250, 400),
    ],
    fills: [],
    ends: { bid: 'cancelled all_or_nothing' },
  },
];

const asks: Scenario[] = [
  {
    name: 'TestIocAskNoMatch',
    steps: [
      shows(1249, 100, 1251, 100),
      sells('ask', 100, { ...at(1250), ...IOC }),
      shows(1249, 100, 1251, 100),
    ],
    fills: [],
    ends: { ask: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestIocAskPartialMatch',
    steps: [
      shows(1250, 100, 1251, 100),
      sells('ask', 300, { ...at(1250), ...IOC }),
      shows(1250, 100, 1251, 100),
    ],
    fills: ['ask 100×1250 taker'],
    ends: { ask: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestIocAskFullMatch',
    steps: [
      shows(1250, 300, 1251, 100),
      sells('ask', 300, { ...at(1250), ...IOC }),
      shows(1250, 300, 1251, 100),
    ],
    fills: ['ask 300×1250 taker'],
    ends: { ask: 'filled' },
  },
  {
    name: 'TestIocAskMultiMatch',
    departs: ONE_LEVEL,
    steps: [
      shows(1250, 300, 1251, 100),
      sells('ask', 400, { ...at(1249), ...IOC }),
      shows(1250, 300, 1251, 100),
    ],
    fills: ['ask 300×1250 taker'],
    ends: { ask: 'cancelled rest_not_filled' },
  },
  {
    name: 'TestFokAskNoMatch',
    steps: [
      shows(1249, 100, 1251, 100),
      sells('ask', 100, { ...at(1250), ...FOK }),
      shows(1249, 100, 1251, 100),
    ],
    fills: [],
    ends: { ask: 'cancelled all_or_nothing' },
  },
  {
    name: 'TestFokAskPartialMatch',
    steps: [
      shows(1250, 100, 1251, 100),
      sells('ask', 300, { ...at(1250), ...FOK }),
      shows(1250, 100, 1251, 100),
    ],
    fills: [],
    ends: { ask: 'cancelled all_or_nothing' },
  },
  {
    name: 'TestFokAskFullMatch',
    steps: [
      shows(1250, 300, 1251, 100),
      sells('ask', 300, { ...at(1250), ...FOK }),
      shows(1250, 300, 1251, 100),
    ],
    fills: ['ask 300×1250 taker'],
    ends: { ask: 'filled' },
  },
  {
    name: 'TestFokAskMultiMatch',
    departs: ONE_LEVEL,
    steps: [
      shows(1250, 300, 1251, 100),
      sells('ask', 400, { ...at(1249), ...FOK }),
      shows(1250, 300, 1251, 100),
    ],
    fills: [],
    ends: { ask: 'cancelled all_or_nothing' },
  },
];

/** There a stop is reached by the last trade, here by what is shown: the ask for a purchase, the bid for a sale. */
const stops: Scenario[] = [
  {
    name: 'TestStopOrdersOffMarketNoTrade',
    steps: [
      shows(5490, 100, 5510, 100),
      buys('buy', 100, stopAt(5600)),
      sells('sell', 100, stopAt(5400)),
      shows(5490, 100, 5510, 100),
    ],
    fills: [],
    ends: { buy: 'armed', sell: 'armed' },
  },
  {
    name: 'TestStopMarketOrdersOnMarketTradeImmediately',
    departs: 'A stop that is reached already is refused: a market order says the same.',
    steps: [
      shows(5490, 100, 5500, 100),
      buys('buy', 100, stopAt(5500), 'stop_on_wrong_side'),
      sells('sell', 100, stopAt(5490), 'stop_on_wrong_side'),
      shows(5490, 100, 5500, 100),
    ],
    fills: [],
    ends: {},
  },
  {
    name: 'TestStopMarketOrdersTradeWhenStopPriceReached',
    steps: [
      shows(5450, 100, 5550, 100),
      buys('buy', 100, stopAt(5600)),
      sells('sell', 100, stopAt(5400)),
      shows(5450, 100, 5599, 100),
      shows(5500, 100, 5700, 100),
      shows(5401, 100, 5500, 100),
      shows(5300, 100, 5500, 100),
    ],
    fills: ['buy 100×5700 taker', 'sell 100×5300 taker'],
    ends: { buy: 'filled', sell: 'filled' },
  },
  {
    name: 'TestStopOrdersCancelBeforeTrigger',
    steps: [
      shows(5490, 100, 5510, 100),
      buys('buy', 100, stopAt(5600)),
      sells('sell', 100, stopAt(5400)),
      cancels('buy'),
      cancels('sell'),
      shows(5300, 100, 5310, 100),
      shows(5690, 100, 5700, 100),
    ],
    fills: [],
    ends: { buy: 'cancelled by_owner', sell: 'cancelled by_owner' },
  },
];

/** Unit tests of Liquibook (enewhuis/liquibook 2427613b, `test/unit`), and one of nodejs-order-book. */
export const liquibook: Scenario[] = [
  ...bids,
  ...asks,
  ...stops,
  {
    name: 'one_ask_three_bids',
    steps: [
      shows(90, 1, 110, 1),
      buys('first', 5, at(100)),
      buys('second', 5, at(100)),
      buys('third', 5, at(101)),
      shows(90, 1, 110, 1),
      shows(90, 1, 95, 12),
    ],
    fills: ['third 5×101 maker', 'first 5×100 maker', 'second 2×100 maker'],
    ends: { first: 'filled', second: 'open', third: 'filled' },
  },
];
