import { expect, test } from 'vitest';
import { newTransactionId, transactionIdOf } from '../../support/transaction-id.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { makeUnclaimed } from '../support/money/unclaimed.ts';
import { request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const [treasurer, admin] = [asOperator('treasurer'), asOperator('admin')];
const refusal = (message: string) => ({ code: 'P0001', message });

const people = await makeUnclaimed(stage, 11);
const proposed = async () =>
  (
    await treasurer.call<{ answer: string }>('propose_unclaimed_payout', {
      person_id: people.pop(),
      recipient: 'Bitcoin, an address',
      evidence: 'stated by the owner',
    })
  ).answer;
const pay = (proposal_id: string, as = admin, transaction_id = transactionIdOf(proposal_id)) =>
  as.rows('pay_unclaimed', { proposal_id, network: 'Bitcoin', transaction_id });

test('C1: unclaimed money is paid with a transaction of its own, however its id is written', async () => {
  const transaction_id = newTransactionId();
  const id = await proposed();
  await pay(id, admin, transaction_id.toUpperCase());
  await pay(id, admin, transaction_id);
  const counted = refusal('transaction_counted');
  const other = await proposed();
  await expect(pay(other, admin, transaction_id)).rejects.toMatchObject(counted);
  const deposit = approval((await pendingDeposit(stage)).id);
  await expect(treasurer.call('review_deposit', { ...deposit, transaction_id })).rejects.toMatchObject(counted);
  const { id: withdrawal_id } = await request(asInvestor(await makeInvestor({ deposited: 100_000 })));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id, approve: true });
  await expect(takeAndSettle(treasurer, { withdrawal_id, transaction_id })).rejects.toMatchObject(counted);
  const [came, left] = [newTransactionId(), newTransactionId()];
  await treasurer.call('review_deposit', { ...deposit, transaction_id: came });
  await takeAndSettle(treasurer, { withdrawal_id, transaction_id: left });
  for (const taken of [came, left]) {
    await expect(pay(other, admin, taken)).rejects.toMatchObject(counted);
  }
  // On another network the same text is another transaction, and a deposit that only names one does not use it up.
  for (const taken of [transaction_id, came, left]) {
    const network = { network: 'Litecoin', transaction_id: taken };
    await admin.rows('pay_unclaimed', { proposal_id: await proposed(), ...network });
  }
  const elsewhere = newTransactionId();
  await admin.rows('pay_unclaimed', {
    proposal_id: await proposed(),
    network: 'Litecoin',
    transaction_id: elsewhere,
  });
  const { id: unpaid } = await request(asInvestor(await makeInvestor({ deposited: 100_000 })));
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: unpaid, approve: true });
  await expect(takeAndSettle(treasurer, { withdrawal_id: unpaid, transaction_id: elsewhere })).resolves.toMatchObject({
    status: 'paid',
  });
  const { id: claimed } = await pendingDeposit(stage);
  await owner`update deposits set network = 'Bitcoin', transaction_id = ${transactionIdOf(other)} where id = ${claimed}`;
  await pay(other);
});

test('C1: two treasurers who count one transaction at the same moment, as a deposit and as a payment, count it once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const transaction_id = newTransactionId();
    const id = await proposed();
    const deposit = approval((await pendingDeposit(stage)).id);
    const outcomes = await Promise.allSettled([
      pay(id, admin, transaction_id),
      treasurer.call('review_deposit', { ...deposit, transaction_id }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});
