import type { Stage } from '../stage.ts';
import { makeStrategy, type Strategy } from './strategies.ts';

const DAY_MS = 86_400_000;

/**
 * A strategy with one mark a day at noon, until yesterday; its gross price grows twice as fast.
 * @param today the last midnight (UTC)
 * @param price the net price of a day, counted from the first
 */
export async function recordOf(
  stage: Stage,
  today: number,
  days: number,
  price = (n: number) => 100 + n + 3 * (n % 2),
): Promise<Strategy> {
  const { owner } = stage;
  const strategy = await makeStrategy(stage);
  await owner`alter table public.marks disable trigger user`;
  await owner`delete from public.marks where pool_id = ${strategy.pool}`;
  await owner`alter table public.marks enable trigger user`;
  const marks = Array.from({ length: days }, (_, n) => ({
    pool_id: strategy.pool,
    at: new Date(today - (days - n) * DAY_MS + DAY_MS / 2),
    value_cents: Math.round((100 + 2 * (price(n) - 100)) * 1000),
    units: 1_000_000_000,
    stale: false,
    net_price: price(n),
  }));
  await owner`insert into public.marks ${owner(marks)}`;
  return strategy;
}
