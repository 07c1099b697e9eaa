import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { changeOf } from '../support/site/settings.ts';
import { openStage, type Stage } from '../support/stage.ts';

// Queues are read page by page, and counted.
const stage = await openStage();
const { owner, asOperator } = stage;
const read = (queue: string, args: object) => asOperator('reviewer').rows<{ id: string }>(queue, { ...args });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe.each<[queue: string, table: string, make: (from: Stage) => Promise<{ id: string }>]>([
  ['deposit_queue', 'public.deposits', pendingDeposit],
  ['withdrawal_queue', 'public.withdrawals', pendingWithdrawal],
  ['kyc_queue', 'public.kyc_cases', pendingCase],
  ['contact_queue', 'public.contact_messages', pendingMessage],
])('%s', (queue, table, make) => {
  test('an operator who pages through cases of one moment meets each of them once', async () => {
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await make(stage)).id);
    await owner`update ${owner(table)} set created_at = '2026-01-05T00:00:00Z' where id = any (${made})`;
    const all = idsOf(await read(queue, { max_rows: 200 }));
    expect(all.slice(0, 5)).toEqual(made.toSorted());
    const first = idsOf(await read(queue, { max_rows: 3 }));
    const second = idsOf(await read(queue, { max_rows: 3, from_case: first[2] }));
    expect([...first.slice(0, 2), ...second]).toEqual(all.slice(0, 5));
  });
});

test('an operator sees how much waits, up to a hundred of each', async () => {
  const counts = () => asOperator('reviewer').call<Record<string, number>>('queue_counts');
  const before = await counts();
  const deposit = await pendingDeposit(stage);
  const identity = await pendingCase(stage);
  const message = await pendingMessage(stage);
  const correction = await pendingCorrection(stage);
  const { id } = await pendingWithdrawal(stage);
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  expect(await counts()).toEqual({
    ...before,
    deposits: (before['deposits'] ?? 0) + 1,
    withdrawals: (before['withdrawals'] ?? 0) + 1,
    kyc_cases: (before['kyc_cases'] ?? 0) + 1,
    contact_messages: (before['contact_messages'] ?? 0) + 1,
    corrections: (before['corrections'] ?? 0) + 1,
  });
  const no = { approve: false, reason: 'Not readable' };
  await asOperator('admin').call('review_deposit', { deposit_id: deposit.id, ...no });
  await asOperator('admin').call('review_kyc', { case_id: identity.id, ...no });
  await asOperator('admin').call('review_correction', { correction_id: correction.id, ...no });
  await asOperator('admin').call('close_contact_message', { message_id: message.id });
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id: id,
    transaction_id: newTransactionId(),
  });
  expect(await counts()).toEqual(before);
  await owner`
    insert into auth.users (id, email) select gen_random_uuid(), 'crowd' || n || '@example.com' from generate_series(1, 120) n`;
  await owner`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    select p.id, 1000, 'bitcoin', p.id || '/p' from public.profiles p where p.email like 'crowd%'`;
  expect(await counts()).toMatchObject({ deposits: 100 });
});

test('an operator sees how much waits for a second person, and not what was decided', async () => {
  const counts = async () => {
    const [row] = await asOperator('reviewer').rows('queue_counts');
    return [row?.['role_changes'], row?.['wallet_changes'], row?.['insurance']];
  };
  expect(await counts()).toEqual([0, 0, 0]);
  const admin = stage.operator('admin').id;
  const treasurer = stage.operator('treasurer').id;
  for (const person of [await stage.makeInvestor(), await stage.makeInvestor()]) {
    await owner`
      insert into private.role_changes (person_id, new_role, proposed_by) values (${person.id}, 'reviewer', ${admin})`;
  }
  const bitcoin = await changeOf(stage, 'bitcoin');
  await changeOf(stage, 'tron');
  const payout = () => owner`
    insert into private.insurance_payouts (id, event, happened_on, evidence, amount_cents, lost_cents, proposed_by)
    values (gen_random_uuid(), 'A broken pump', '2026-01-01', 'stated by the insurer', 1, 1, ${admin})`;
  await payout();
  expect(await counts()).toEqual([2, 2, 1]);
  await asOperator('treasurer').call('approve_wallet_change', { change_id: bitcoin });
  expect(await counts()).toEqual([2, 2, 1]);
  await asOperator('treasurer').call('cancel_wallet_change', { change_id: bitcoin, reason: 'Not needed' });
  await owner`
    update private.role_changes set confirmed_by = ${treasurer}, confirmed_at = now()
    where person_id = (select c.person_id from private.role_changes c limit 1)`;
  await owner`update private.insurance_payouts set booked_by = ${treasurer}, booked_at = now()`;
  expect(await counts()).toEqual([1, 1, 0]);
  await owner`update private.role_changes set cancelled_by = ${admin}, cancelled_at = now() where confirmed_at is null`;
  expect(await counts()).toEqual([0, 1, 0]);
  await owner`
    update private.wallet_changes
    set applied_by = ${admin}, applied_at = now(), approved_by = ${treasurer}, approved_at = now() - interval '49 hours', effective_at = now() - interval '1 hour'
    where cancelled_at is null`;
  await payout();
  await owner`update private.insurance_payouts set cancelled_by = ${admin}, cancelled_at = now() where booked_at is null`;
  expect(await counts()).toEqual([0, 0, 0]);
});
