import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { maturePositions } from '../../../supabase/workers/maturity.ts';
import type { Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, url, asInvestor, asOperator, makeInvestor } = await openStage();

const DUE = new Date(Date.now() - 1000);

async function buy(person: Person, maturesAt?: Date): Promise<string> {
  const { id } = await asInvestor(person).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  if (maturesAt) await owner`update positions set matures_at = ${maturesAt} where id = ${String(id)}`;
  return String(id);
}

const mature = () => asOperator('treasurer').call<{ answer: number }>('mature_positions');

test('an investor gets the principal back when a position is due, and not before', async () => {
  const alice = await makeInvestor({ deposited: 20_000 });
  const due = await buy(alice, DUE);
  await buy(alice, new Date(Date.now() + 60_000));
  expect(await mature()).toEqual({ answer: 1 });
  expect(await figures(owner, alice)).toMatchObject({ available: 10_000, invested: 10_000, profit: 0 });
  expect(
    await owner`select status, closed_at is not null as closed from positions where id = ${due}`,
  ).toEqual([{ status: 'matured', closed: true }]);
  const [card] = await asInvestor(alice).query`select total_packages, active_packages from portfolio`;
  expect(card).toEqual({ total_packages: 2, active_packages: 1 });
});

test('an investor gets the principal back without asking for it', async () => {
  const alice = await makeInvestor({ deposited: 10_000 });
  await buy(alice, DUE);
  expect(await maturePositions(url('postgres'))).toBe(1);
  expect(await figures(owner, alice)).toMatchObject({ available: 10_000, invested: 0 });
});

test('an investor whose plan has ended takes the principal back where no job runs: all of their own, once, and no one else’s', async () => {
  const [alice, bob] = await Promise.all([1, 2].map(() => makeInvestor({ deposited: 30_000 })));
  if (!alice || !bob) throw new Error('Two people are needed.');
  await buy(alice, DUE);
  await buy(alice, DUE);
  await buy(alice, new Date(Date.now() + 60_000));
  await buy(bob, DUE);
  const take = () => asInvestor(alice).call<{ answer: number }>('return_principal');
  const counts = await Promise.all(Array.from({ length: 4 }, take));
  expect(counts.reduce((sum, { answer }) => sum + answer, 0)).toBe(2);
  expect(await figures(owner, alice)).toMatchObject({ available: 20_000, invested: 10_000 });
  expect(await figures(owner, bob)).toMatchObject({ available: 20_000, invested: 10_000 });
  // The rest is what the job is for.
  expect(await mature()).toEqual({ answer: 1 });
  expect(await problems(owner)).toEqual([]);
});

test('the title of the newest active plan is on the card, and none when all have matured', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await buy(alice, DUE);
  await asInvestor(alice).call('invest', { plan_id: 'basic', request_id: randomUUID() });
  const plan = async () => (await asInvestor(alice).query`select active_plan from portfolio`)[0];
  expect(await plan()).toEqual({ active_plan: 'Basic' });
  await owner`update positions set matures_at = ${DUE} where investor_id = ${alice.id}`;
  await mature();
  expect(await plan()).toEqual({ active_plan: null });
});
