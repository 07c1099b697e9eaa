import { createHmac } from 'node:crypto';
import type { Instrument, Quote } from './price-source.ts';

/** Each instrument has a tick every so many seconds. */
export const STEP_S = 4;

/** How the walk of an instrument looks. */
interface Shape {
  /** Around which price it moves, in dollars. */
  dollars: string;
  /** How much it moves, in percent of what bitcoin does. */
  movement: number;
  /** Its usual spread, in millionths of the price. */
  spread: number;
}

/** Examples, not the prices of any day. An instrument that is not here is not simulated. */
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
 * A walk is a sum of waves. Each is twice as long as the one before and, as in a random walk, 1.41 times as high; the heights,
 * in millionths of the price, double every second wave. The longest takes 97 days. So a price at any moment is computed from
 * the seed alone, without all prices before it, in whole numbers, which are the same on every machine.
 */
const HEIGHTS = Array.from({ length: 22 }, (_, k) => (k % 2 === 0 ? 94 : 133) * 2 ** Math.floor(k / 2));
/** The waves that calm and wild times make lower and higher: up to nine hours. */
const CHANGING = 13;
/** A wave's value at its nodes is from -1024 to 1023. */
const UNIT = 1024;
/** Calm and wild times take turns in about so long. */
const MOOD_S = 6 * 3600;
/** A jump comes in every fourth of these spans, and has worn off after one more. */
const JUMP_S = 8 * 3600;
const MILLION = 1_000_000;

/** What the waves are for; each has nodes of its own. */
const MOOD = 100;
const JUMP = 101;
const SPREAD = 102;
const BID_SIZE = 103;
const ASK_SIZE = 104;

/** So many nodes of a wave have their numbers from one HMAC. */
const NODES = 8;

/** A number from 0 to 2^32 - 1 for a node of a wave. */
type Drawn = (wave: number, node: number) => number;

/** Computes the prices of one instrument from a seed. */
export interface Walk {
  /** The mid in ticks at a second since 1970. */
  mid: (second: number) => number;
  /** The quote at a second since 1970. */
  quote: (second: number) => Quote;
}

/** Prepares the walk of an instrument; returns undefined if it is not simulated. */
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
    // Half to one and a half times the usual spread, and wider in wild times.
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

/** How far bitcoin has moved from its base, in millionths. */
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

/** From 0.4 in calm to 2.2 in wild times, in parts of UNIT. */
function moodAt(drawn: Drawn, second: number): number {
  return 1331 + Math.trunc((waveAt(drawn, MOOD, MOOD_S, second) * 922) / UNIT);
}

/** What is left of the jumps of this span and the one before, in millionths. */
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

/** A wave between two of its nodes, in parts of UNIT. */
function waveAt(drawn: Drawn, wave: number, length: number, second: number): number {
  const node = Math.floor(second / length);
  const into = second - node * length;
  const from = (drawn(wave, node) >>> 21) - UNIT;
  const to = (drawn(wave, node + 1) >>> 21) - UNIT;
  return from + Math.trunc(((to - from) * into) / length);
}

/**
 * Draws the numbers of an instrument from the whole seed. They are parts of an HMAC, so those that prices show tell nothing about
 * the others: not the seed, and no later price.
 */
function drawer(seed: string, id: string): Drawn {
  const blocks = new Map<number, { place: number; bytes: Buffer }>();
  return (wave, node) => {
    const place = Math.floor(node / NODES);
    // A wave is between two nodes, which may be in two blocks.
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
