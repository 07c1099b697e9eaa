import {
  at,
  buys,
  cancels,
  expires,
  FOK,
  GTD,
  IOC,
  replaces,
  resumes,
  type Scenario,
  sells,
  shows,
} from './retold.ts';

const NOTHING_PENDS =
  'Nothing pends here: a batch of quotes and a request wait for each other, and the later one sees what the other did.';

/** Of which 2,000 are filled, at 100.00, and 8,000 wait. */
const partlyFilled = [
  shows(9990, 5000, 10_000, 2000),
  buys('order', 10_000, at(10_000)),
  shows(9990, 5000, 10_000, 2000),
];
const FIRST_PART = 'order 2000×10000 taker';

/** The order state changes of FIX 5.0 SP2, appendix D, as far as there is something like them here. */
export const fix: Scenario[] = [
  {
    name: 'A.1.a: an order is filled in parts',
    steps: [...partlyFilled, shows(9990, 5000, 10_000, 1000), shows(9990, 5000, 10_000, 9000)],
    fills: [FIRST_PART, 'order 1000×10000 maker', 'order 7000×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'A.1.b: an order is filled in part, and its day is over',
    steps: [
      shows(9990, 5000, 10_000, 2000),
      buys('order', 10_000, { ...at(10_000), ...GTD }),
      shows(9990, 5000, 10_000, 2000),
      expires('order'),
      shows(9990, 5000, 10_000, 9000),
    ],
    fills: [FIRST_PART],
    ends: { order: 'expired over' },
  },
  {
    name: 'B.1.a: an order of which nothing is filled is cancelled',
    steps: [
      shows(9990, 5000, 10_000, 2000),
      buys('order', 10_000, at(9900)),
      shows(9990, 5000, 10_000, 2000),
      cancels('order'),
      shows(9800, 5000, 9890, 20_000),
    ],
    fills: [],
    ends: { order: 'cancelled by_owner' },
  },
  {
    name: 'B.1.b: an order is filled further while it is to be cancelled',
    departs: NOTHING_PENDS,
    steps: [
      ...partlyFilled,
      shows(9990, 5000, 10_000, 3000),
      cancels('order'),
      shows(9990, 5000, 10_000, 9000),
    ],
    fills: [FIRST_PART, 'order 3000×10000 maker'],
    ends: { order: 'cancelled by_owner' },
  },
  {
    name: 'B.1.c: an order is filled before it can be cancelled',
    steps: [...partlyFilled, shows(9990, 5000, 10_000, 8000), cancels('order', 'order_done')],
    fills: [FIRST_PART, 'order 8000×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'B.1.f: an order that is unknown is cancelled',
    steps: [cancels('none', 'not_found')],
    fills: [],
    ends: {},
  },
  {
    name: 'C.1.a: the quantity of an order of which nothing is filled is raised',
    steps: [
      shows(9990, 5000, 10_000, 2000),
      buys('order', 10_000, at(9900)),
      shows(9990, 5000, 10_000, 2000),
      replaces('order', 0, { quantity: 11_000 }),
      shows(9880, 5000, 9890, 1000),
      shows(9880, 5000, 9890, 20_000),
    ],
    // After a raise it is new, and takes what is shown; its rest waits.
    fills: ['order 1000×9890 taker', 'order 10000×9900 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'C.1.b: an order is filled further while its quantity is to be raised',
    departs: 'Who has not seen the fill is refused, and decides again.',
    steps: [
      ...partlyFilled,
      shows(9990, 5000, 10_000, 1000),
      replaces('order', 2000, { quantity: 12_000 }, 'order_changed'),
      replaces('order', 3000, { quantity: 12_000 }),
      shows(9990, 5000, 10_000, 9000),
    ],
    fills: [FIRST_PART, 'order 1000×10000 maker', 'order 9000×10000 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'C.1.c: the quantity of a filled order is raised',
    departs: 'An order that is over stays so.',
    steps: [
      ...partlyFilled,
      shows(9990, 5000, 10_000, 8000),
      replaces('order', 10_000, { quantity: 12_000 }, 'order_done'),
    ],
    fills: [FIRST_PART, 'order 8000×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'C.2.a: another price is refused because the order was filled meanwhile',
    steps: [
      ...partlyFilled,
      shows(9990, 5000, 10_000, 8000),
      replaces('order', 2000, at(9990), 'order_done'),
    ],
    fills: [FIRST_PART, 'order 8000×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'C.3.a: the quantity is lowered to more than is filled',
    departs: NOTHING_PENDS,
    steps: [
      ...partlyFilled,
      shows(9990, 5000, 10_000, 500),
      replaces('order', 2000, { quantity: 8000 }, 'order_changed'),
      replaces('order', 2500, { quantity: 8000 }),
      shows(9990, 5000, 10_000, 9000),
    ],
    fills: [FIRST_PART, 'order 500×10000 maker', 'order 5500×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'C.3.b: the quantity is lowered to what is filled',
    departs: 'There the order is then filled; here that is cancelling it, and is asked for as such.',
    steps: [...partlyFilled, replaces('order', 2000, { quantity: 2000 }, 'invalid_order'), cancels('order')],
    fills: [FIRST_PART],
    ends: { order: 'cancelled by_owner' },
  },
  {
    name: 'C.3.c: the quantity is lowered to less than is filled',
    departs: 'There it becomes what is filled; here nothing changes.',
    steps: [
      ...partlyFilled,
      replaces('order', 2000, { quantity: 1000 }, 'invalid_order'),
      shows(9990, 5000, 10_000, 8000),
    ],
    fills: [FIRST_PART, 'order 8000×10000 maker'],
    ends: { order: 'filled' },
  },
  {
    name: 'I.1.a: fill or kill cannot be filled',
    steps: [
      shows(9990, 5000, 10_000, 2000),
      buys('order', 10_000, { ...at(10_000), ...FOK }),
      shows(9990, 5000, 10_000, 2000),
    ],
    fills: [],
    ends: { order: 'cancelled all_or_nothing' },
  },
  {
    name: 'I.1.b: immediate or cancel cannot be hit at once',
    steps: [
      shows(9990, 5000, 10_000, 2000),
      buys('order', 1000, { ...at(9990), ...IOC }),
      shows(9990, 5000, 10_000, 2000),
    ],
    fills: [],
    ends: { order: 'cancelled rest_not_filled' },
  },
  {
    name: 'K: an order waits for the end of a halt, and none is taken meanwhile',
    steps: [
      shows(10_000, 5000, 10_010, 5000),
      sells('order', 6000),
      shows(10_000, 5000, 10_010, 5000),
      shows(20_000, 5000, 20_010, 5000, 'out_of_band'),
      sells('late', 1000, {}, 'instrument_halted'),
      shows(20_000, 5000, 20_010, 5000, 'halted'),
      resumes,
      shows(20_000, 5000, 20_010, 5000),
    ],
    fills: ['order 5000×10000 taker', 'order 1000×20000 taker'],
    ends: { order: 'filled' },
  },
  {
    name: 'K: an order is cancelled in a halt',
    steps: [
      shows(10_000, 5000, 10_010, 5000),
      sells('order', 6000),
      shows(10_000, 5000, 10_010, 5000),
      shows(20_000, 5000, 20_010, 5000, 'out_of_band'),
      cancels('order'),
      resumes,
      shows(20_000, 5000, 20_010, 5000),
    ],
    fills: ['order 5000×10000 taker'],
    ends: { order: 'cancelled by_owner' },
  },
];
