import { expect, test } from 'vitest';
import { makeReady, requestOf } from '../support/site/settings.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asOperator } = stage;
await makeReady(stage);
const request = await requestOf(stage);

test.each([
  'public.deposits',
  'desk.corrections',
  'public.yield_postings',
  'ledger.transfers',
  'public.kyc_cases',
  'public.reserve_attestations',
  'plans.plan_capacity',
])('going live waits while another transaction writes into %s', async (table) => {
  await owner.begin(async (writing) => {
    await writing.unsafe(`lock table ${table} in row exclusive mode`);
    await expect(
      asOperator('treasurer').transaction(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        await sql`select public.confirm_proposal(${request})`;
      }),
    ).rejects.toMatchObject({ code: '55P03' });
  });
});
