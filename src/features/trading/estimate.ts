import type { Market } from './market';
import type { Side } from './ticket';

const WHOLE_BP = 10_000n;

/** Ticks times lots per dollar. */
const scaleOf = ({ price_decimals, quantity_decimals }: Market) => 10n ** BigInt(price_decimals + quantity_decimals);

/** Cents with the fee, rounded as in the database, whose figures alone are binding: purchases up, sales down. */
export function estimate(instrument: Market, side: Side, lots: number, price: number, feeBp: number) {
  const exact = BigInt(lots) * BigInt(price) * 100n;
  const scale = scaleOf(instrument);
  const isBuy = side === 'buy';
  const round = (value: bigint, by: bigint) => (isBuy ? (value + by - 1n) / by : value / by);
  const without = round(exact, scale);
  const fee = BigInt(feeBp);
  const cents = round(exact * (isBuy ? WHOLE_BP + fee : WHOLE_BP - fee), scale * WHOLE_BP);
  return { cents: Number(cents), feeCents: Number(isBuy ? cents - without : without - cents) };
}

/** Lots at a price in ticks, fee included. */
export function lotsFor(instrument: Market, cents: number, price: number, feeBp: number): number {
  const lots = (BigInt(cents) * scaleOf(instrument) * WHOLE_BP) / (100n * BigInt(price) * (WHOLE_BP + BigInt(feeBp)));
  return Number(lots);
}
