import { expect, test } from 'vitest';
import { begunBy, codeEntered, PASSWORD_SESSION, type Row } from '../support/actors.ts';
import { pendingWithdrawal } from '../support/money/pending.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// How recent a code must be is in docs/access.md, which access-doors.test.ts compares with every function.
const stage = await openStage();
const { owner, asInvestor, makeInvestor, makeOperator } = stage;

const asked = { code: 'P0001', message: 'code_required' };

test('an operator without an authenticator decides in a sandbox with the password of this morning', async () => {
  const reviewer = await makeOperator('reviewer');
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  const decided = await asInvestor(reviewer, { amr: PASSWORD_SESSION }).call('review_withdrawal', {
    withdrawal_id: id,
    approve: false,
    reason: 'Address of another person',
  });
  expect(decided).toMatchObject({ status: 'rejected' });
});

test('an unlocked screen of an operator with an authenticator approves, rejects and unfreezes nothing, and still freezes', async () => {
  const treasurer = await makeOperator('treasurer');
  await addFactor(owner, treasurer);
  await proven(owner, treasurer);
  const alice = await makeInvestor({ deposited: 100_000 });
  const { id } = await pendingWithdrawal(stage, alice);
  const as = (amr: Row[]) => asInvestor(treasurer, { amr });
  const reject = (amr: Row[]) =>
    as(amr).call('review_withdrawal', { withdrawal_id: id, approve: false, reason: 'Wrong' });
  for (const old of [PASSWORD_SESSION, codeAgo('15 minutes 10 seconds'), begunBy('password')])
    await expect(reject(old)).rejects.toMatchObject(asked);
  // Protecting someone never waits for a code.
  await as(PASSWORD_SESSION).rows('freeze_person', { person_id: alice.id, reason: 'Taken over' });
  await expect(
    as(PASSWORD_SESSION).rows('unfreeze_person', { person_id: alice.id, reason: 'It was them' }),
  ).rejects.toMatchObject(asked);
  await as(codeEntered()).rows('unfreeze_person', { person_id: alice.id, reason: 'It was them' });
  expect(await reject(codeAgo('14 minutes 50 seconds'))).toMatchObject({ status: 'rejected' });
});

test('a passkey counts as a code where its session has the second factor, too', async () => {
  const admin = await makeOperator('admin');
  await addFactor(owner, admin);
  const set = (amr: Row[]) =>
    asInvestor(admin, { amr }).rows('set_explorer', {
      chain: 'Bitcoin',
      network: 'test',
      seen: 'of another time',
      template: '',
      reason: 'Tidy',
    });
  await expect(set(begunBy('passkey'))).rejects.toMatchObject({ message: 'factor_required' });
  await proven(owner, admin);
  await expect(set(codeAgo('5 minutes 10 seconds', 'passkey'))).rejects.toMatchObject(asked);
  await expect(set(codeAgo('4 minutes 50 seconds', 'passkey'))).rejects.toMatchObject({
    message: 'changed_meanwhile',
  });
});
