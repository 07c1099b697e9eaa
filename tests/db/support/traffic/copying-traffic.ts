import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import { letCopy, makeStrategy } from '../copying/strategies.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { randomOrder } from './trading-traffic.ts';
import type { Call, World } from './traffic.ts';

export async function announceStrategies(
  stage: Stage,
  investors: Person[],
): Promise<Pick<World, 'strategies' | 'copiers'>> {
  const made = [await makeStrategy(stage), await makeStrategy(stage, { stake_cents: 30_000 })];
  const copiers = investors.filter((_, n) => n % 3 === 2);
  for (const person of copiers) await letCopy(stage, person);
  return { strategies: made.map(({ pool, lead }) => ({ id: pool, owner: lead })), copiers };
}

export function copyingCall(random: Random, world: World, anyone: Person): Call {
  const strategy = random.pick(world.strategies);
  const caller = random.chance(0.9) ? (random.pick(world.copiers) ?? anyone) : anyone;
  const lead = strategy?.owner ?? anyone;
  const about = { pool_id: strategy?.id, request_id: randomUUID() };
  const roll = random.fraction();
  if (roll < 0.4) {
    const stop = random.chance(0.3) ? { stop_bp: random.int(100, 500) } : {};
    const args = { ...about, ...stop, amount_cents: random.int(900, 60_000), seen_share_bp: 1000 };
    return { caller, name: 'subscribe_copy', args };
  }
  if (roll < 0.65) {
    const part = random.chance(0.5) ? {} : { units: random.int(1, 300_000_000) };
    return { caller: random.chance(0.1) ? lead : caller, name: 'redeem_copy', args: { ...about, ...part } };
  }
  return { caller: lead, name: 'place_order', args: { ...about, ...randomOrder(random) } };
}
