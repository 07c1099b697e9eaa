import type { Random } from '../db/support/random.ts';
import { type Asked, type Filled, type Known, makeSide, type Shown } from './venue.ts';

/** Sent to the database between two batches of quotes, as `pools.place_order` and its neighbours name it. */
export interface Sent {
  op: 'place' | 'cancel' | 'replace';
  id: string;
  trader: number;
  instrument_id: string;
  side?: string;
  kind?: string;
  quantity?: number | undefined;
  limit_price?: number | undefined;
  stop_price?: number | undefined;
  time_in_force?: string;
  post_only?: boolean;
  filled?: number;
}

/** What is sent, and the quotes of each batch that follows. */
export interface Step {
  sent: Sent[];
  batches: Shown[][];
}

export interface Sequence {
  instrument: string;
  steps: Step[];
  fills: { buy: Filled[]; sell: Filled[] };
  orders: Known[];
}

/** Buyers, and as many sellers, so that no one would trade with themselves. */
export const EACH_SIDE = 2;

const KINDS = ['market', 'limit', 'limit', 'limit', 'stop', 'stop_limit'] as const;
const FORCES = ['gtc', 'gtc', 'gtc', 'ioc', 'fok'] as const;

export function makeSequence(random: Random, instrument: string, nextId: () => string): Sequence {
  const sides = { buy: makeSide('buy'), sell: makeSide('sell') };
  const fills: Sequence['fills'] = { buy: [], sell: [] };
  const traders = new Map<string, number>();
  let mid = random.int(980, 1020);
  let seen: Shown = { bid: mid, ask: mid + 1, bidSize: 1, askSize: 1 };

  function quote(): Shown {
    mid = Math.min(Math.max(mid + random.int(-4, 4), 900), 1100);
    seen = {
      bid: mid - random.int(0, 2),
      ask: mid + random.int(1, 3),
      bidSize: random.int(1, 20),
      askSize: random.int(1, 20),
    };
    for (const side of ['buy', 'sell'] as const) fills[side].push(...sides[side].show(seen));
    return seen;
  }

  const stopOf = (side: 'buy' | 'sell') => (side === 'buy' ? seen.ask + random.int(1, 5) : seen.bid - random.int(1, 5));

  function place(): Sent {
    const side = random.chance(0.5) ? 'buy' : 'sell';
    const kind = random.pick(KINDS) ?? 'limit';
    const isLimit = kind === 'limit' || kind === 'stop_limit';
    const postOnly = kind === 'limit' && random.chance(0.2);
    const asked: Asked = {
      id: nextId(),
      side,
      kind,
      quantity: random.int(1, 15),
      limit: isLimit ? mid + random.int(-6, 6) : undefined,
      stop: kind === 'stop' || kind === 'stop_limit' ? stopOf(side) : undefined,
      force: postOnly ? 'gtc' : (random.pick(FORCES) ?? 'gtc'),
      postOnly,
    };
    sides[side].place(asked);
    const trader = random.int(0, EACH_SIDE - 1) + (side === 'buy' ? 0 : EACH_SIDE);
    traders.set(asked.id, trader);
    return {
      op: 'place',
      id: asked.id,
      trader,
      instrument_id: instrument,
      side,
      kind,
      quantity: asked.quantity,
      limit_price: asked.limit,
      stop_price: asked.stop,
      time_in_force: asked.force,
      post_only: postOnly,
    };
  }

  function change({ asked, filled, status }: Known): Sent {
    const sent = { id: asked.id, trader: traders.get(asked.id) ?? 0, instrument_id: instrument };
    if (asked.kind === 'market' || random.chance(0.3)) {
      sides[asked.side].cancel(asked.id);
      return { ...sent, op: 'cancel' };
    }
    const changes: { quantity?: number; limit?: number; stop?: number } = {};
    if (random.chance(0.6)) changes.quantity = filled + random.int(1, 15);
    if (asked.limit !== undefined && random.chance(0.5)) changes.limit = mid + random.int(-6, 6);
    if (status === 'armed' && random.chance(0.5)) changes.stop = stopOf(asked.side);
    sides[asked.side].replace(asked.id, changes);
    return {
      ...sent,
      op: 'replace',
      quantity: changes.quantity,
      limit_price: changes.limit,
      stop_price: changes.stop,
      filled,
    };
  }

  function step(): Step {
    const sent = Array.from({ length: random.int(1, 4) }, () => {
      const known = random.chance(0.2) ? random.pick([...sides.buy.open(), ...sides.sell.open()]) : undefined;
      return known ? change(known) : place();
    });
    const batches = Array.from({ length: random.int(1, 2) }, () =>
      Array.from({ length: random.chance(0.2) ? 2 : 1 }, quote),
    );
    return { sent, batches };
  }

  const first: Step = { sent: [], batches: [[quote()]] };
  const steps = [first, ...Array.from({ length: random.int(2, 4) }, step)];
  return { instrument, steps, fills, orders: [...sides.buy.all(), ...sides.sell.all()] };
}
