import { randomUUID } from 'node:crypto';
import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';
import { makePosition } from './yield.ts';

const DAY_MS = 86_400_000;
export const ago = (days: number): Date => new Date((Math.floor(Date.now() / DAY_MS) - days) * DAY_MS);

export async function makeEndedPackage(stage: Stage, daysLong: number, person?: Person) {
  const { owner, asOperator, makeInvestor } = stage;
  const plan = randomUUID();
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, profit_bonus_bp, offers, position)
    select ${plan}, 'Pool', '1 week', '7 days', '$1', 1, 1000000, 0, 1000, '{}', max(position) + 1 from plans`;
  const investor = person ?? (await makeInvestor());
  const id = await makePosition(owner, {
    investor: investor.id,
    plan,
    principal: 100_000,
    openedAt: ago(2 + daysLong),
    maturesAt: ago(2),
    closedAt: ago(2),
  });
  await owner`update positions set profit_bonus_bp = 1000, max_cents = 400000 where id = ${id}`;
  const post = (daysAgo: number, amount_cents: number) =>
    asOperator('treasurer').call<{ id: string }>('post_yield', {
      plan_id: plan,
      day: ago(daysAgo).toISOString().slice(0, 10),
      amount_cents,
      evidence: 'stated by the pool',
    });
  return { plan, investor, id, post };
}

export const bonusTools = ({ owner }: Stage) => ({
  settle: () => owner`select plans.mature_positions(1000)`,
  bonusOf: async (id: string) => {
    const [row] = await owner`
      select profit_bonus_cents as cents, bonus_settled_at is not null as settled from positions where id = ${id}`;
    return row;
  },
});
