import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { awayFromMidnight } from '../support/midnight.ts';
import { figures, problems } from '../support/money/books.ts';
import { ago, bonusTools, makeEndedPackage } from '../support/money/ended-package.ts';
import { makePosition } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
beforeEach(awayFromMidnight, 60_000);

const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];

const endedPackage = (daysLong = 2, person?: Person) => makeEndedPackage(stage, daysLong, person);
const { settle, bonusOf } = bonusTools(stage);
const OPEN = { cents: null, settled: false };

test('an investor is credited a part of the yield of a package when the income of all its days is booked, once', async () => {
  const { investor, id, post } = await endedPackage();
  await post(4, 1234);
  await settle();
  expect(await bonusOf(id)).toEqual(OPEN);
  await post(3, 1000);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 223, settled: true });
  await settle();
  await Promise.all([settle(), settle()]);
  expect(await figures(owner, investor)).toMatchObject({ bonus: 223, profit: 2234, available: 102_457 });
  expect([
    ...(await owner`select debit, credit, code, reference from ledger.transfers where code = 'profit_bonus' and investor_id = ${investor.id}`),
  ]).toEqual([{ debit: 'bonus_expense', credit: 'available', code: 'profit_bonus', reference: id }]);
  expect(
    await asInvestor(investor)
      .query`select kind, amount_cents, detail from notifications where kind = 'bonuses.profit'`,
  ).toMatchObject([{ kind: 'bonuses.profit', amount_cents: 223 }]);
  expect(await asInvestor(investor).query`select profit_bonus_bp, profit_bonus_cents from my_positions`).toEqual([
    { profit_bonus_bp: 1000, profit_bonus_cents: 223 },
  ]);
  expect(await asInvestor(investor).rows('statement', { kinds: ['profit_bonus'] })).toMatchObject([
    { amount_cents: 223, change_cents: 223, detail: 'Pool' },
  ]);
  expect(await problems(owner)).toEqual([]);
});

test('an investor gets the bonus on the yield of top-ups too', async () => {
  const { plan, investor, id, post } = await endedPackage();
  const part = await makePosition(owner, {
    investor: investor.id,
    plan,
    principal: 100_000,
    openedAt: ago(3),
    maturesAt: ago(2),
    closedAt: ago(2),
    packageId: id,
  });
  await post(4, 1000);
  await post(3, 2000);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 300, settled: true });
  expect(await bonusOf(part)).toEqual(OPEN);
});

test('an investor waits for no day that can be booked no more', async () => {
  const { id, plan, investor } = await endedPackage();
  await owner`
    update positions set opened_at = ${ago(64)}, matures_at = ${ago(60)}, closed_at = ${ago(60)} where id = ${id}`;
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 0, settled: true });
  const later = await makePosition(owner, {
    investor: investor.id,
    plan,
    principal: 100_000,
    openedAt: ago(64),
    maturesAt: ago(59),
    closedAt: ago(59),
  });
  await owner`update positions set profit_bonus_bp = 1000 where id = ${later}`;
  await settle();
  expect(await bonusOf(later)).toEqual(OPEN);
});

test('an investor waits while a day is proposed to be taken back, and until it is booked again', async () => {
  const { id, post, investor } = await endedPackage(1);
  const { id: posting_id } = await post(3, 5000);
  const propose = async () =>
    (
      await treasurer.call<{ answer: string }>('propose_yield_reversal', {
        posting_id,
        reason: 'Another pool',
      })
    ).answer;
  const first = await propose();
  await settle();
  expect(await bonusOf(id)).toEqual(OPEN);
  await treasurer.rows('cancel_proposal', { proposal_id: first });
  await admin.rows('confirm_proposal', { proposal_id: await propose() });
  await settle();
  expect(await bonusOf(id)).toEqual(OPEN);
  await post(3, 700);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 70, settled: true });
  expect(await figures(owner, investor)).toMatchObject({ profit: 700, bonus: 70 });
  expect(await problems(owner)).toEqual([]);
});

test('an investor keeps a bonus that was settled when a day is taken back later', async () => {
  const { id, post, investor } = await endedPackage(1);
  const { id: posting_id } = await post(3, 5000);
  await settle();
  const { answer } = await treasurer.call<{ answer: string }>('propose_yield_reversal', {
    posting_id,
    reason: 'Another pool',
  });
  await admin.rows('confirm_proposal', { proposal_id: answer });
  await post(3, 9000);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 500, settled: true });
  expect(await figures(owner, investor)).toMatchObject({ profit: 9000, bonus: 500 });
  expect(await problems(owner)).toEqual([]);
});

test('an investor waits while the worker still credits a day', async () => {
  const { id, post } = await endedPackage(1);
  const { id: earlier } = await post(4, 0);
  const { id: subject } = await post(3, 5000);
  const { id: operator } = { id: '00000000-0000-4000-8000-000000000004' };
  const [job] = await owner<{ id: string }[]>`
    insert into jobs.jobs (kind, subject, asked_by) values ('yield', ${subject}, ${operator}) returning id::text`;
  await settle();
  expect(await bonusOf(id)).toEqual(OPEN);
  await owner`update jobs.jobs set subject = ${earlier} where id = ${job?.id ?? ''}`;
  await settle();
  await owner`delete from jobs.jobs where id = ${job?.id ?? ''}`;
  expect(await bonusOf(id)).toEqual({ cents: 500, settled: true });
});

test('the bonus of an account that was closed is unclaimed, as the yield of its last days', async () => {
  const { id, post, investor } = await endedPackage(1);
  await owner`
    update ledger.accounts set available_cents = 0 where investor_id = ${investor.id}`;
  await owner`
    update profiles set name = 'Closed account', phone = '', country = '', closed_at = now() where id = ${investor.id}`;
  await post(3, 5000);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 500, settled: true });
  expect(
    await owner`select investor_id, credit, amount_cents from ledger.transfers where code = 'profit_bonus' and reference = ${id}`,
  ).toMatchObject([{ investor_id: null, credit: 'unclaimed', amount_cents: 500 }]);
  expect(
    await owner`select amount_cents from plans.unclaimed_amounts() where person_id = ${investor.id}`,
  ).toMatchObject([{ amount_cents: 5500 }]);
  expect((await problems(owner)).filter(({ problem }) => String(problem).includes('bonus'))).toEqual([]);
});

test('a package that was bought before its plan was changed keeps its bonus, and no problem is found', async () => {
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await asInvestor(alice).call('invest', { plan_id: 'stater', request_id: randomUUID() });
  const [plan] = await admin.rows<Record<string, unknown>>('plan_desk');
  const { id: plan_id, version, held: _held, held_cents: _cents, ...rest } = plan ?? {};
  await admin.call('save_plan', {
    ...rest,
    plan_id,
    seen: version,
    profit_bonus_bp: 500,
    offers: [],
    reason: 'Less',
  });
  expect(await owner`select profit_bonus_bp from positions where id = ${String(id)}`).toMatchObject([
    { profit_bonus_bp: 1000 },
  ]);
  expect((await problems(owner)).filter(({ subject }) => subject === id)).toEqual([]);
  await expect(
    asInvestor(alice).call('invest', { plan_id, request_id: randomUUID(), expected_bonus_bp: 1000 }),
  ).rejects.toMatchObject({ message: 'bonus_changed', detail: '500' });
});
