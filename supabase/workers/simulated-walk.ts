import { createHmac } from 'node:crypto';
import type { Instrument, Quote } from './price-source.ts';

/** Interval of an instrument's ticks in seconds. */
export const STEP_S = 4;

interface Shape {
  /** Base price in dollars. */
  dollars: string;
  /** Volatility in percent of bitcoin's. */
  movement: number;
  /** Usual spread in millionths of the price. */
  spread: number;
}

/** Invented prices. Instruments not listed are not simulated. */
const SHAPES: Record<string, Shape> = {
  'BTC-USD': { dollars: '95000', movement: 100, spread: 100 },
  'ETH-USD': { dollars: '3400', movement: 130, spread: 150 },
  'RUNE-USD': { dollars: '1.85', movement: 180, spread: 1200 },
  'SHIB-USD': { dollars: '0.0000125', movement: 180, spread: 1200 },
  'DOGE-USD': { dollars: '0.21', movement: 170, spread: 800 },
  'SPX-USD': { dollars: '6700', movement: 30, spread: 100 },
  'NDX-USD': { dollars: '24500', movement: 40, spread: 100 },
  'EUR-USD': { dollars: '1.12', movement: 12, spread: 80 },
  'LTC-USD': { dollars: '92', movement: 130, spread: 500 },
  'USDT-USD': { dollars: '1', movement: 1, spread: 200 },
  'BNB-USD': { dollars: '880', movement: 110, spread: 300 },
  'TRX-USD': { dollars: '0.29', movement: 90, spread: 600 },
  'BCH-USD': { dollars: '510', movement: 140, spread: 700 },
  'TON-USD': { dollars: '2.4', movement: 150, spread: 900 },
};

/**
 * A walk is a sum of waves. Each is twice as long as the previous one and, as in a random walk, 1.41 times as high;
 * so heights, in millionths of the price, double every second wave. The longest takes 97 days. Any price is computed
 * from the seed alone, in integers, so that it is the same on every machine.
 */
const HEIGHTS = Array.from({ length: 22 }, (_, k) => (k % 2 === 0 ? 94 : 133) * 2 ** Math.floor(k / 2));
/** Waves scaled by volatility: up to nine hours. */
const CHANGING = 13;
/** Wave values at nodes are from -1024 to 1023. */
const UNIT = 1024;
/** Length of calm and volatile periods. */
const MOOD_S = 6 * 3600;
/** One span in four has a jump, which decays over the next. */
const JUMP_S = 8 * 3600;
const MILLION = 1_000_000;

/** Ids of special waves, each with its own nodes. */
const MOOD = 100;
const JUMP = 101;
const SPREAD = 102;
const BID_SIZE = 103;
const ASK_SIZE = 104;

/** Nodes per HMAC. */
const NODES = 8;

/** A number from 0 to 2^32 - 1 for a node of a wave. */
type Drawn = (wave: number, node: number) => number;

export interface Walk {
  /** Mid in ticks at a second since 1970. */
  mid: (second: number) => number;
  /** Quote at a second since 1970. */
  quote: (second: number) => Quote;
}

/** Prepares an instrument's walk; undefined if it is not simulated. */
export function simulatedWalk(seed: string, instrument: Instrument): Walk | undefined {
  const shape = SHAPES[instrument.id];
  if (shape === undefined) return undefined;
  const { movement, spread } = shape;
  const { id, price_decimals, quantity_decimals } = instrument;
  const drawn = drawer(seed, id);
  const base = toTicks(shape.dollars, price_decimals);

  function mid(second: number): number {
    return base + Math.trunc((base * Math.trunc((movedAt(drawn, second) * movement) / 100)) / MILLION);
  }

  function size(side: number, second: number, price: number): number {
    const dollars = 2000 + (drawn(side, second) % 150_000);
    return Number((BigInt(dollars) * 10n ** BigInt(price_decimals + quantity_decimals)) / BigInt(price));
  }

  function quote(second: number): Quote {
    const price = mid(second);
    // Half to one and a half times the usual spread, wider in volatile periods.
    const width = spread * moodAt(drawn, second) * (2 * UNIT + waveAt(drawn, SPREAD, STEP_S, second));
    const half = Math.max(1, Math.trunc((price * Math.trunc(width / UNIT / UNIT / 2)) / MILLION / 2));
    return {
      instrument_id: id,
      bid: price - half,
      ask: price + half,
      bid_size: size(BID_SIZE, second, price),
      ask_size: size(ASK_SIZE, second, price),
      source_at: new Date(second * 1000).toISOString(),
    };
  }

  return { mid, quote };
}

/** Bitcoin's move from its base, in millionths. */
function movedAt(drawn: Drawn, second: number): number {
  let steady = 0;
  let changing = 0;
  for (const [k, height] of HEIGHTS.entries()) {
    const part = height * waveAt(drawn, k, STEP_S * 2 ** k, second);
    if (k < CHANGING) changing += part;
    else steady += part;
  }
  const moved = steady + Math.trunc((changing * moodAt(drawn, second)) / UNIT);
  return Math.trunc(moved / UNIT) + jumpsAt(drawn, second);
}

/** From 0.4 (calm) to 2.2 (volatile), in parts of UNIT. */
function moodAt(drawn: Drawn, second: number): number {
  return 1331 + Math.trunc((waveAt(drawn, MOOD, MOOD_S, second) * 922) / UNIT);
}

/** What remains of this span's and the previous jump, in millionths. */
function jumpsAt(drawn: Drawn, second: number): number {
  const span = Math.floor(second / JUMP_S);
  let sum = 0;
  for (const one of [span - 1, span]) {
    const chance = drawn(JUMP, one);
    const since = second - one * JUMP_S - ((chance >>> 2) % JUMP_S);
    if (chance % 4 !== 0 || since < 0 || since >= JUMP_S) continue;
    const height = ((chance >>> 17) % 30_001) - 15_000;
    sum += Math.trunc((height * (JUMP_S - since)) / JUMP_S);
  }
  return sum;
}

/** Interpolates a wave between nodes, in parts of UNIT. */
function waveAt(drawn: Drawn, wave: number, length: number, second: number): number {
  const node = Math.floor(second / length);
  const into = second - node * length;
  const from = (drawn(wave, node) >>> 21) - UNIT;
  const to = (drawn(wave, node + 1) >>> 21) - UNIT;
  return from + Math.trunc(((to - from) * into) / length);
}

/**
 * Draws an instrument's numbers from the seed by HMAC, so that public prices reveal neither the seed nor later
 * prices.
 */
function drawer(seed: string, id: string): Drawn {
  const blocks = new Map<number, { place: number; bytes: Buffer }>();
  return (wave, node) => {
    const place = Math.floor(node / NODES);
    // The two nodes of a wave may be in different blocks.
    const slot = wave * 2 + (place % 2);
    let block = blocks.get(slot);
    if (block?.place !== place) {
      block = { place, bytes: createHmac('sha256', seed).update(`${id} ${wave} ${place}`).digest() };
      blocks.set(slot, block);
    }
    return block.bytes.readUInt32BE((node % NODES) * 4);
  };
}

function toTicks(dollars: string, decimals: number): number {
  const [whole = '', fraction = ''] = dollars.split('.');
  return Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}
