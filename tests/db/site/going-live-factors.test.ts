import { expect, test } from 'vitest';
import { giveFactors, readyStage, requestOf } from '../support/site/settings.ts';
import type { Stage } from '../support/stage.ts';

const confirm = ({ asOperator }: Stage, request_id: string) =>
  asOperator('treasurer').rows('go_live', { request_id });

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

test('no site goes live while an operator has no authenticator, also one appointed after the request', async () => {
  const stage = await readyStage();
  const request = await requestOf(stage);
  const late = await stage.makeOperator('reviewer');
  await expect(confirm(stage, request)).rejects.toMatchObject({ message: 'not_ready', hint: 'factors' });
  const [{ name } = { name: '' }] = await stage.owner<
    { name: string }[]
  >`select name from public.profiles where id = ${late.id}`;
  const checklist = await stage.asOperator('admin').rows<{ missing: string[] }>('go_live_checklist');
  expect(checklist.flatMap(({ missing }) => missing)).toEqual([name]);
  await giveFactors(stage);
  await confirm(stage, request);
});
