import { describe, expect, test } from 'vitest';
import { TRANSACTION_ID } from '../support/transaction-id.ts';
import { figures } from './support/books.ts';
import { propose, review } from './support/corrections.ts';
import { pendingDeposit, pendingWithdrawal } from './support/pending.ts';
import { openStage } from './support/stage.ts';

// Of two people who are needed, the first lost the role before the second decided: their word counts no more.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;
const dismiss = (id: string) => owner`delete from private.operators where user_id = ${id}`;

test('the first approval of a large deposit by somebody who was dismissed is replaced, and two people are needed still', async () => {
  const former = await makeOperator('treasurer');
  const { id } = await pendingDeposit(stage, 5_000_000);
  const approve = (actor: ReturnType<typeof asInvestor>) =>
    actor.call('review_deposit', { deposit_id: id, approve: true });
  await approve(asInvestor(former));
  await dismiss(former.id);
  expect(await approve(asOperator('reviewer'))).toMatchObject({ status: 'pending' });
  await expect(approve(asOperator('reviewer'))).rejects.toThrow('second_person_required');
  expect(await approve(asOperator('treasurer'))).toMatchObject({ status: 'approved' });
});

describe('a withdrawal that was approved by somebody who was dismissed', () => {
  const approved = async () => {
    const former = await makeOperator('reviewer');
    const { id } = await pendingWithdrawal(stage);
    await asInvestor(former).call('review_withdrawal', { withdrawal_id: id, approve: true });
    await dismiss(former.id);
    return id;
  };
  const decide = (withdrawal_id: string, approve: boolean) =>
    asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve, reason: 'Another look' });
  const pay = (withdrawal_id: string) =>
    asOperator('treasurer').call('settle_withdrawal', { withdrawal_id, transaction_id: TRANSACTION_ID });

  test('is not paid before another approves it', async () => {
    const id = await approved();
    await expect(pay(id)).rejects.toMatchObject({ message: 'approval_lapsed' });
    const queued = async () =>
      (await asOperator('treasurer').rows('withdrawal_queue', { from_case: id })).find(
        (row) => row['id'] === id,
      );
    expect(await queued()).toMatchObject({ status: 'pending' });
    expect(await decide(id, true)).toMatchObject({ status: 'approved' });
    expect(await queued()).toMatchObject({ status: 'approved' });
    expect(await pay(id)).toMatchObject({ status: 'paid' });
  });

  test('can be rejected, and the money returns', async () => {
    const id = await approved();
    const [before] = await owner<{ investor_id: string }[]>`
      select investor_id from public.withdrawals where id = ${id}`;
    const person = { id: before?.investor_id ?? '' };
    const { available, withdrawing } = await figures(owner, person);
    await decide(id, false);
    expect(await figures(owner, person)).toMatchObject({
      available: Number(available) + Number(withdrawing),
      withdrawing: 0,
    });
  });
});

test('a withdrawal whose approver is an operator still is not decided anew', async () => {
  const { id } = await pendingWithdrawal(stage);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  for (const approve of [true, false])
    await expect(
      asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve, reason: 'No' }),
    ).rejects.toThrow('already_reviewed');
});

test('a correction that somebody proposed who was dismissed can be refused, and not booked', async () => {
  const former = await makeOperator('reviewer');
  const person = await makeInvestor({ deposited: 100_000 });
  const id = await propose({ ...stage, asOperator: () => asInvestor(former) }, person, -100);
  await dismiss(former.id);
  await expect(review(stage, id)).rejects.toMatchObject({ message: 'approval_lapsed' });
  expect(await review(stage, id, false, 'Begin anew')).toMatchObject({ answer: 'refused' });
});
