import { randomUUID } from 'node:crypto';
import type { Person, Row } from '../actors.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { around } from '../trading/quotes.ts';
import type { Call, World } from './traffic.ts';

export async function openPortfolios({ asInvestor }: Stage, investors: Person[]): Promise<World['pools']> {
  const owners = investors.filter((_, n) => n % 3 === 0);
  const pools = owners.map((owner) => ({ id: randomUUID(), owner }));
  for (const { id, owner } of pools) await asInvestor(owner).rows('open_portfolio', { title: 'Mine', request_id: id });
  return pools;
}

export const randomQuotes = (random: Random): Row[] =>
  Array.from({ length: random.int(1, 3) }, () =>
    around(random.int(9_300_000, 9_700_000), {
      bid_size: random.int(1, random.chance(0.3) ? 100_000 : 100_000_000),
      ask_size: random.int(1, random.chance(0.3) ? 100_000 : 100_000_000),
    }),
  );

export function tradingCall(random: Random, world: World, anyone: Person): Call {
  const pool = random.pick(world.pools);
  const caller = random.chance(0.95) ? (pool?.owner ?? anyone) : anyone;
  const about = { pool_id: pool?.id, request_id: randomUUID() };
  const order = random.pick(world.orders.slice(-60));
  const roll = random.fraction();
  if (roll < 0.2) return { caller, name: 'subscribe', args: { ...about, amount_cents: random.int(900, 60_000) } };
  if (roll < 0.3) {
    const amount = random.chance(0.3) ? {} : { amount_cents: random.int(0, 40_000) };
    return { caller, name: 'redeem', args: { ...about, ...amount } };
  }
  if (roll < 0.75) return { caller, name: 'place_order', args: { ...about, ...randomOrder(random) } };
  if (roll < 0.83) {
    const pair = {
      quantity: random.int(20_000, 300_000),
      take_price: random.int(9_500_000, 9_900_000),
      stop_price: random.int(9_000_000, 9_550_000),
      ...(random.chance(0.3) && { stop_limit_price: random.int(9_000_000, 9_500_000) }),
    };
    return { caller, name: 'place_pair', args: { ...about, instrument_id: 'BTC-USD', ...pair } };
  }
  const owner = random.chance(0.95) ? (order?.owner ?? anyone) : anyone;
  if (roll < 0.92) return { caller: owner, name: 'cancel_order', args: { order_id: order?.id } };
  const change = random.chance(0.5)
    ? { quantity: random.int(1, 400_000) }
    : { limit_price: random.int(9_200_000, 9_800_000) };
  return { caller: owner, name: 'replace_order', args: { order_id: order?.id, seen_filled: 0, ...change } };
}

export function randomOrder(random: Random): Row {
  const side = random.chance(0.6) ? 'buy' : 'sell';
  const kind = random.pick(['market', 'market', 'limit', 'limit', 'stop', 'stop_limit', 'trailing']) ?? 'market';
  const price = () => random.int(9_300_000, 9_700_000);
  const isBySpending = kind === 'market' && side === 'buy' && random.chance(0.6);
  return {
    instrument_id: 'BTC-USD',
    side,
    kind,
    time_in_force: random.pick(['gtc', 'gtc', 'ioc', 'fok']),
    ...(isBySpending ? { spend_cents: random.int(90, 30_000) } : { quantity: random.int(5000, 400_000) }),
    ...(kind.includes('limit') && { limit_price: price() }),
    ...(kind.startsWith('stop') && { stop_price: price() }),
    ...(kind === 'trailing' && { trail_bp: random.int(10, 300) }),
  };
}
