import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { problems } from '../support/money/books.ts';
import { ago, bonusTools, makeEndedPackage } from '../support/money/ended-package.ts';
import { openStage } from '../support/stage.ts';

// A profit bonus waits for a day that is proposed to be taken back, but not for ever.
const stage = await openStage();
const { owner, asOperator, makeOperator, operator } = stage;
beforeEach(awayFromMidnight, 60_000);

const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];
const { settle, bonusOf } = bonusTools(stage);
const OPEN = { cents: null, settled: false };

test('an investor waits for no proposal that can no longer be confirmed: of fourteen days ago, or by someone who lost the role', async () => {
  const proposedBefore = async (interval: string, proposer: string) => {
    const ended = await makeEndedPackage(stage, 1);
    const { id: posting_id } = await ended.post(3, 5000);
    const [proposal] = await owner<{ id: string }[]>`
      insert into private.yield_reversals (posting_id, reason, proposed_by, proposed_at)
      values (${posting_id}, 'Another pool', ${proposer}, now() - ${interval}::interval) returning id`;
    return { id: ended.id, reversal_id: proposal?.id };
  };
  const second = await makeOperator('treasurer');
  const late = await proposedBefore('13 days 23 hours', second.id);
  const lapsed = await proposedBefore('14 days', second.id);
  await settle();
  expect(await bonusOf(late.id)).toEqual(OPEN);
  expect(await bonusOf(lapsed.id)).toEqual({ cents: 500, settled: true });
  await expect(
    admin.rows('confirm_yield_reversal', { reversal_id: lapsed.reversal_id }),
  ).rejects.toMatchObject({ code: 'P0001', message: 'change_expired' });
  await owner`update private.operators set role = 'reviewer' where user_id = ${second.id}`;
  await settle();
  expect(await bonusOf(late.id)).toEqual({ cents: 500, settled: true });
  expect(await problems(owner)).toEqual([]);
});

test('an investor waits fourteen days for one day in all, however often it is proposed to be taken back', async () => {
  const proposedAgain = async (first: string) => {
    const ended = await makeEndedPackage(stage, 1);
    const { id: posting_id } = await ended.post(3, 5000);
    await owner`
      insert into private.yield_reversals (posting_id, reason, proposed_by, proposed_at, cancelled_by, cancelled_at)
      values (${posting_id}, 'Another pool', ${operator('treasurer').id}, now() - ${first}::interval, ${operator('treasurer').id}, now())`;
    await treasurer.rows('propose_yield_reversal', { posting_id, reason: 'Another pool' });
    return ended.id;
  };
  const late = await proposedAgain('13 days 23 hours');
  const over = await proposedAgain('14 days');
  await settle();
  expect(await bonusOf(late)).toEqual(OPEN);
  expect(await bonusOf(over)).toEqual({ cents: 500, settled: true });
});

test('a bonus that waits for a proposed reversal is no fault of the books, however old its package is', async () => {
  const { id, plan } = await makeEndedPackage(stage, 1);
  await owner`
    update positions set opened_at = ${ago(71)}, matures_at = ${ago(70)}, closed_at = ${ago(70)} where id = ${id}`;
  const [posting] = await owner<{ id: string }[]>`
    insert into yield_postings (plan_id, day, amount_cents, evidence, posted_by)
    values (${plan}, ${ago(71).toISOString().slice(0, 10)}, 0, 'stated by the pool', ${operator('treasurer').id}) returning id`;
  const { answer: reversal_id } = await treasurer.call<{ answer: string }>('propose_yield_reversal', {
    posting_id: posting?.id,
    reason: 'Another pool',
  });
  await settle();
  expect(await bonusOf(id)).toEqual(OPEN);
  expect([...(await owner`select * from ledger.verify_profit_bonuses()`)]).toEqual([]);
  await treasurer.rows('cancel_yield_reversal', { reversal_id });
  expect(await owner`select problem from ledger.verify_profit_bonuses()`).toMatchObject([
    { problem: 'profit bonus not settled' },
  ]);
  await settle();
  expect(await bonusOf(id)).toEqual({ cents: 0, settled: true });
});

test('an investor waits for no job that has ended or is of another plan', async () => {
  const [ended, other] = [await makeEndedPackage(stage, 1), await makeEndedPackage(stage, 1)];
  const [{ id: mine }, { id: theirs }] = [await ended.post(3, 5000), await other.post(3, 5000)];
  await owner`
    insert into private.jobs (kind, subject, asked_by, state, done, total, ended_at)
    values ('yield', ${mine}, ${operator('treasurer').id}, 'done', 0, 0, now()),
      ('yield', ${theirs}, ${operator('treasurer').id}, 'waiting', 0, null, null)`;
  await settle();
  expect(await bonusOf(ended.id)).toEqual({ cents: 500, settled: true });
  expect(await bonusOf(other.id)).toEqual(OPEN);
  await owner`delete from private.jobs where subject in (${mine}, ${theirs})`;
});
