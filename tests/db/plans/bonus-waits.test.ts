import { beforeEach, expect, test } from 'vitest';
import { awayFromMidnight } from '../support/midnight.ts';
import { problems } from '../support/money/books.ts';
import { bonusTools, makeEndedPackage } from '../support/money/ended-package.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator, makeOperator } = stage;
beforeEach(awayFromMidnight, 60_000);

const admin = asOperator('admin');
const { settle, bonusOf } = bonusTools(stage);
const OPEN = { cents: null, settled: false };

test('an investor waits for no proposal that can no longer be confirmed: of fourteen days ago, or by someone who lost the role', async () => {
  const proposedBefore = async (interval: string, proposer: string) => {
    const ended = await makeEndedPackage(stage, 1);
    const { id: posting_id } = await ended.post(3, 5000);
    const [proposal] = await owner<{ id: string }[]>`
      insert into desk.proposals (kind, subject, changes, reason, proposed_by, proposed_at)
      values ('reversal', ${posting_id}, '{\"day\": [1, null]}', 'Another pool', ${proposer}, now() - ${interval}::interval) returning id`;
    return { id: ended.id, proposal_id: proposal?.id };
  };
  const second = await makeOperator('treasurer');
  const late = await proposedBefore('13 days 23 hours', second.id);
  const lapsed = await proposedBefore('14 days', second.id);
  await settle();
  expect(await bonusOf(late.id)).toEqual(OPEN);
  expect(await bonusOf(lapsed.id)).toEqual({ cents: 500, settled: true });
  await expect(admin.rows('confirm_proposal', { proposal_id: lapsed.proposal_id })).rejects.toMatchObject({
    code: 'P0001',
    message: 'change_expired',
  });
  await owner`update people.operators set role = 'reviewer' where user_id = ${second.id}`;
  await settle();
  expect(await bonusOf(late.id)).toEqual({ cents: 500, settled: true });
  expect(await problems(owner)).toEqual([]);
});
