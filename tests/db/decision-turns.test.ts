import { expect, test } from 'vitest';
import { approvalBy } from './support/deposits.ts';
import { isBlocked } from './support/locks.ts';
import { pendingDeposit, pendingWithdrawal } from './support/pending.ts';
import { openStage } from './support/stage.ts';

const stage = await openStage();
const { owner, asOperator, operator } = stage;
const treasurer = asOperator('treasurer');

async function approvedWithdrawal() {
  const { id } = await pendingWithdrawal(stage);
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  return { id };
}

test.each([
  ['review_deposit', 'deposits', () => pendingDeposit(stage), 'deposit_id'],
  ['review_withdrawal', 'withdrawals', () => pendingWithdrawal(stage), 'withdrawal_id'],
  ['take_withdrawal', 'withdrawals', approvedWithdrawal, 'withdrawal_id'],
] as const)(
  '%s waits for the turn of its operator before it takes the account, so that no two decisions wait for each other',
  async (name, table, make, argument) => {
    const { id } = await make();
    const decided = await owner.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('decisions of ' || ${operator('treasurer').id}, 0))`;
      const args = name === 'take_withdrawal' ? { [argument]: id } : approvalBy(name, argument, id);
      const decision = treasurer.call(name, args);
      expect(await isBlocked(owner, decision)).toBe(true);
      await sql`
        select from ledger.accounts a
        where a.investor_id = (select investor_id from ${sql(table)} where id = ${id}) for update nowait`;
      return { decision };
    });
    await expect(decided.decision).resolves.toBeDefined();
  },
);
