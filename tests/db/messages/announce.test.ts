import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { whoHeard } from '../support/heard.ts';
import { approvalBy } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { openStage } from '../support/stage.ts';

// What changes by itself on an open page is what the database announces.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;

async function investorOf(table: string, id: string): Promise<string> {
  const [row] = await owner<
    { investor_id: string }[]
  >`select investor_id from ${owner(table)} where id = ${id}`;
  return row?.investor_id ?? '';
}

test.each([
  ['deposits', pendingDeposit, 'review_deposit', 'deposit_id'],
  ['withdrawals', pendingWithdrawal, 'review_withdrawal', 'withdrawal_id'],
  ['kyc_cases', pendingCase, 'review_kyc', 'case_id'],
] as const)(
  'an investor and the operators hear of %s when they are made and when they are decided',
  async (table, make, review, argument) => {
    const { id } = await make(stage);
    const investor = await investorOf(table, id);
    expect(await whoHeard(owner, table, id)).toEqual({ [investor]: 1, operators: 1 });
    await asOperator('reviewer').call(review, approvalBy(review, argument, id));
    expect(await whoHeard(owner, table, id)).toEqual({ [investor]: 2, operators: 2 });
  },
);

test('an investor alone hears of a position when it is bought and when it matures', async () => {
  const investor = await makeInvestor({ deposited: 10_000 });
  const { id } = await asInvestor(investor).call<{ id: string }>('invest', {
    plan_id: 'stater',
    request_id: randomUUID(),
  });
  expect(await whoHeard(owner, 'positions', id)).toEqual({ [investor.id]: 1 });
  await owner`update positions set matures_at = now() - interval '1 second' where id = ${id}`;
  await asOperator('treasurer').call('mature_positions');
  expect(await whoHeard(owner, 'positions', id)).toEqual({ [investor.id]: 2 });
});
