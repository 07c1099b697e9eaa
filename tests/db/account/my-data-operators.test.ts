import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { propose, review } from '../support/money/corrections.ts';
import { approval, uploadProof } from '../support/money/deposits.ts';
import { insuranceTools, lost } from '../support/money/insurance.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { newMessage } from '../support/people/account-messages.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const [reviewer, treasurer, admin] = [asOperator('reviewer'), asOperator('treasurer'), asOperator('admin')];
const insurance = insuranceTools(stage);

test('the export of a person names no other person, whatever operators have done about them', async () => {
  const alice = await makeInvestor({ deposited: 1_000_000, referredBy: await makeInvestor() });
  const person_id = alice.id;
  const proof = await uploadProof(owner, person_id);
  await asInvestor(alice).query`select submit_deposit(2000000, 'bitcoin', ${proof})`;
  const [deposit] = await owner<{ id: string }[]>`select id from deposits where proof_path = ${proof}`;
  for (const operator of [reviewer, admin])
    await operator.call('review_deposit', approval(deposit?.id ?? '', 2_000_000));
  const pay = async () => (await request(asInvestor(alice), { address: ADDRESSES.Bitcoin[0] })).id;
  const [paid, taken] = [await pay(), await pay()];
  for (const withdrawal_id of [paid, taken]) await reviewer.call('review_withdrawal', { withdrawal_id, approve: true });
  await takeAndSettle(treasurer, { withdrawal_id: paid, transaction_id: newTransactionId() });
  await treasurer.call('take_withdrawal', { withdrawal_id: taken });
  await reviewer.call('review_withdrawal', { withdrawal_id: await pay(), approve: false, reason: 'No' });

  const [identity] = await owner<{ id: string }[]>`
    insert into kyc_cases (investor_id, home_address, document_path)
    values (${person_id}, '1 Some Street', ${`${person_id}/document`}) returning id`;
  await reviewer.call('record_document_opening', { case_id: identity?.id });
  await reviewer.call('review_kyc', { case_id: identity?.id, approve: true });
  await asInvestor(alice).call('write_message', newMessage());
  const [message] = await owner<{ id: string }[]>`
    select id from contact_messages where investor_id = ${person_id}`;
  await reviewer.call('handle_contact_message', { message_id: message?.id, answer: 'Like this.' });

  await review(stage, await propose(stage, alice, 5));
  for (const amount_cents of [100, 200_000]) {
    const request_id = randomUUID();
    const bonus = { investor_id: person_id, amount_cents, reason: 'Thank you', request_id };
    await treasurer.call('grant_bonus', bonus);
    if (amount_cents > 100_000)
      await admin.call('review_correction', { correction_id: request_id, approve: true, reason: null });
  }
  await insurance.book(await insurance.propose([lost(alice, 5000)], { amount_cents: 5000 }));
  await treasurer.call('freeze_person', { person_id, reason: 'Looking into it' });
  await treasurer.call('unfreeze_person', { person_id, reason: 'It was them' });
  await treasurer.call('freeze_person', { person_id, reason: 'Once more' });

  await asInvestor(alice).call('record_export');
  const data = (await asInvestor(alice).call('my_data'))['answer'] as Record<string, { action?: string }[]>;
  expect(data['ground.audit_events']?.map(({ action }) => action)).toEqual([
    'bonus_granted',
    'bonus_granted',
    'person_frozen',
    'person_unfrozen',
    'person_frozen',
  ]);
  expect(data['plans.insurance_shares']).toHaveLength(1);
  expect(data['desk.corrections']).toHaveLength(2);
  const text = JSON.stringify(data);
  const others = await owner<{ id: string; name: string }[]>`
    select id, name from profiles where id <> ${person_id}`;
  expect(others.filter(({ id }) => text.includes(id))).toEqual([]);
});
