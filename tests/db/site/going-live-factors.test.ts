import { expect, test } from 'vitest';
import { giveFactors, readyStage, requestOf } from '../support/site/settings.ts';
import type { Stage } from '../support/stage.ts';

const confirm = ({ asOperator }: Stage, request_id: string) =>
  asOperator('treasurer').rows('confirm_proposal', { proposal_id: request_id });

test('an operator of a live site decides nothing without an authenticator, and goes on as an investor', async () => {
  const stage = await readyStage();
  await confirm(stage, await requestOf(stage));
  const late = await stage.makeOperator('reviewer');
  const queue = () => stage.asInvestor(late).query`select * from deposit_queue()`;
  await expect(queue()).rejects.toMatchObject({ code: '42501', message: 'factor_missing' });
  expect(await stage.asInvestor(late).query`select id from public.profiles`).toHaveLength(1);
  await giveFactors(stage);
  expect(await queue()).toEqual([]);
});
