import { describe, expect, test } from 'vitest';
import {
  pendingCase,
  pendingCorrection,
  pendingDeposit,
  pendingMessage,
  pendingWithdrawal,
} from './support/pending.ts';
import { openStage, type Stage } from './support/stage.ts';

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

  test('an operator goes on where a case stood that was decided meanwhile', async () => {
    const [first, second, third] = idsOf(await read(queue, { max_rows: 3 }));
    await owner`update ${owner(table)} set created_at = '2026-01-06T00:00:00Z' where id = ${second ?? ''}`;
    await owner`update ${owner(table)} set created_at = '2026-01-07T00:00:00Z' where id = ${third ?? ''}`;
    if (queue === 'contact_queue') {
      await asOperator('reviewer').call('close_contact_message', { message_id: second });
    } else {
      await owner`update ${owner(table)} set status = ${queue === 'withdrawal_queue' ? 'cancelled' : 'rejected'},
        reviewed_by = ${stage.operator('reviewer').id}, reason = 'x' where id = ${second ?? ''}`;
    }
    const rest = idsOf(await read(queue, { from_case: second, max_rows: 200 }));
    expect(rest[0]).toBe(third);
    expect(rest).not.toContain(first);
  });

  test('an operator with an address that leads nowhere is at the beginning', async () => {
    const all = idsOf(await read(queue, { max_rows: 200 }));
    const nowhere = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    expect(idsOf(await read(queue, { from_case: nowhere, max_rows: 200 }))).toEqual(all);
  });
});

test('an operator sees how much waits, up to a hundred of each', async () => {
  const counts = () => asOperator('reviewer').call<Record<string, number>>('queue_counts');
  const before = await counts();
  await pendingDeposit(stage);
  await pendingCase(stage);
  await pendingMessage(stage);
  await pendingCorrection(stage);
  const { id } = await pendingWithdrawal(stage);
  await asOperator('admin').call('review_withdrawal', { withdrawal_id: id, approve: true });
  expect(await counts()).toEqual({
    deposits: (before['deposits'] ?? 0) + 1,
    withdrawals: (before['withdrawals'] ?? 0) + 1,
    kyc_cases: (before['kyc_cases'] ?? 0) + 1,
    contact_messages: (before['contact_messages'] ?? 0) + 1,
    corrections: (before['corrections'] ?? 0) + 1,
  });
  await owner`
    insert into auth.users (id, email) select gen_random_uuid(), 'crowd' || n || '@example.com' from generate_series(1, 120) n`;
  await owner`
    insert into public.deposits (investor_id, amount_cents, method, proof_path)
    select p.id, 1000, 'bitcoin', p.id || '/p' from public.profiles p where p.email like 'crowd%'`;
  expect(await counts()).toMatchObject({ deposits: 100 });
});
