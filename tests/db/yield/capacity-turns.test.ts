import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { evidencedAt } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// What a treasurer has not seen, they do not overwrite.
const { owner, asOperator, whileHeld } = await openStage();
const refused = { code: 'P0001', message: 'changed_meanwhile' };
const values = { capacity_cents: 25_000, capacity_phs: 20.5, evidence: 'stated by the host' };

async function makePlan(): Promise<string> {
  const plan = randomUUID();
  await owner`
    insert into plans (id, title, duration, term, price_text, min_cents, max_cents, roi_bp, offers, position)
    select ${plan}, 'Pool', '1 week', '7 days', '$100', 10000, 100000, 0, '{}', max(position) + 1 from plans`;
  return plan;
}
const evidence = (
  plan_id: string,
  seen: string | null,
  change: object = {},
  role: 'treasurer' | 'admin' = 'treasurer',
) => asOperator(role).rows('evidence_capacity', { plan_id, seen, ...values, ...change });
const kept = async (plan: string) => {
  const [row] = await owner`
    select capacity_cents, capacity_phs::float8, evidence from private.plan_capacity where plan_id = ${plan}`;
  return row;
};
const told = async (plan: string) =>
  (
    await owner`select from private.audit_events where action = 'capacity_evidenced' and details ->> 'plan' = ${plan}`
  ).length;

test.each([{ capacity_cents: 25_001 }, { capacity_phs: 20.501 }, { evidence: 'stated by the host 2' }])(
  'refuses %j of a treasurer who has not seen that another evidenced the capacity first',
  async (change) => {
    const plan = await makePlan();
    await evidence(plan, null, {}, 'admin');
    await expect(evidence(plan, null, change)).rejects.toMatchObject(refused);
    expect(await kept(plan)).toEqual(values);
    expect(await told(plan)).toBe(1);
  },
);

test('a retry of an evidence whose answer was lost is a no-op', async () => {
  const plan = await makePlan();
  await evidence(plan, null, { evidence: 'stated by the host', capacity_phs: null });
  const first = await evidencedAt(owner, plan);
  await evidence(plan, null, { evidence: 'stated by the host', capacity_phs: null });
  expect(await evidencedAt(owner, plan)).toBe(first);
  expect(await told(plan)).toBe(1);
});

test('of two treasurers who evidence a capacity at once, the second is refused', async () => {
  const plan = await makePlan();
  await expect(
    whileHeld(
      (sql) => sql`select public.evidence_capacity(${plan}, 1, 'stated by the host 2')`,
      () => evidence(plan, null),
      { by: asOperator('admin') },
    ),
  ).rejects.toMatchObject(refused);
  expect(await kept(plan)).toMatchObject({ capacity_cents: 1, evidence: 'stated by the host 2' });
});
