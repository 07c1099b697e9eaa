import { expect, test } from 'vitest';
import { figures } from '../support/money/books.ts';
import { bookAnyDay, makePosition, noon, poolMaker } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// Positions share a day's income by the part of the day that they were held, [opened, matured).
const stage = await openStage();
const { owner, asOperator, makeInvestor } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);

const post = (plan_id: string, day: string, amount_cents: number) =>
  asOperator('treasurer').call('post_yield', { plan_id, day, amount_cents, evidence: 'stated by the pool' });

test.each([
  ['opened the day after', { openedAt: new Date('2026-02-11T00:00:00Z') }, 0],
  ['opened at noon', { openedAt: noon('2026-02-10') }, 500],
  ['opened in its last second', { openedAt: new Date('2026-02-10T23:59:59Z') }, 0],
  ['due the day before', { maturesAt: new Date('2026-02-09T23:59:59Z') }, 0],
  ['due at its first moment', { maturesAt: new Date('2026-02-10T00:00:00Z') }, 0],
  ['due a millisecond later', { maturesAt: new Date('2026-02-10T00:00:00.001Z') }, 0],
  ['due at six', { maturesAt: new Date('2026-02-10T06:00:00Z') }, 300],
  ['closed the day before', { closedAt: new Date('2026-02-09T23:59:59Z') }, 0],
  ['closed at its first moment', { closedAt: new Date('2026-02-10T00:00:00Z') }, 0],
  ['closed at noon', { closedAt: noon('2026-02-10') }, 500],
  ['due at six and closed at noon', { maturesAt: new Date('2026-02-10T06:00:00Z'), closedAt: noon('2026-02-10') }, 300],
  ['held from first to last', {}, 750],
])('a position %s earns its share for the part of the day that it was held', async (_, change, expected) => {
  const { plan } = await pool(10_000);
  const bob = await makeInvestor();
  await makePosition(owner, {
    investor: bob.id,
    plan,
    principal: 10_000,
    openedAt: noon('2026-02-01'),
    maturesAt: noon('2026-02-20'),
    ...change,
  });
  await post(plan, '2026-02-10', 1500);
  expect(await figures(owner, bob)).toMatchObject({ profit: expected });
});

test('a position that did not hold the day does not keep a treasurer from booking it', async () => {
  const { plan, profits } = await pool(10_000);
  const { id: investor } = stage.operator('treasurer');
  const midnight = new Date('2026-02-10T00:00:00Z');
  const position = { investor, plan, principal: 1, openedAt: noon('2026-02-01') };
  await makePosition(owner, { ...position, maturesAt: midnight });
  await makePosition(owner, { ...position, maturesAt: noon('2026-02-20'), closedAt: midnight });
  await post(plan, '2026-02-10', 100);
  expect(await profits()).toEqual([100]);
});
