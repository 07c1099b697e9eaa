import { describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { uploadProof } from '../support/money/deposits.ts';
import { pendingDeposit } from '../support/money/pending.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;
const admin = asOperator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });

interface Method {
  kind: string;
  name: string;
  in_use: boolean;
  min_cents: number | null;
  fee_cents: number | null;
  duration: string | null;
  waiting: number;
  version: string;
}
const desk = () => asOperator('reviewer').rows<Method>('method_desk');
const seen = async (name: string) =>
  (await desk()).find((one) => one.kind === 'withdrawal' && one.name === name)?.version ?? '';
const pay = (method: string | null, in_use: boolean | null, reason: string | null = 'Asked for') =>
  admin.rows('set_payment_method', { method, in_use, reason });
const withdrawal = async (method: string, values: object = {}) =>
  admin.rows('set_withdrawal_method', {
    method,
    seen: await seen(method),
    in_use: true,
    min_cents: 100_000,
    fee_cents: 0,
    duration: '48hrs',
    reason: 'Asked for',
    ...values,
  });
const changes = (method: string) =>
  owner`select action, details -> 'changes' as changes, details ->> 'reason' as reason
    from ground.audit_events where details ->> 'method' = ${method} order by id`;
const names = async (table: 'payment_methods' | 'withdrawal_methods') =>
  (
    await asInvestor(await makeInvestor()).transaction(
      (sql) => sql<{ name: string }[]>`select name from ${sql(table)} order by position`,
    )
  ).map(({ name }) => name);

test('an operator sees every way in and out, and how many cases wait', async () => {
  const count = async () => (await desk()).find((one) => one.kind === 'payment' && one.name === 'bitcoin');
  const before = await count();
  const { id: deposit_id } = await pendingDeposit(stage);
  const elsewhere = await pendingDeposit(stage);
  await owner`update public.deposits set method = 'DOGE' where id = ${elsewhere.id}`;
  expect((await count())?.waiting).toBe((before?.waiting ?? 0) + 1);
  await asOperator('reviewer').call('review_deposit', { deposit_id, approve: false, reason: 'Not found' });
  expect((await count())?.waiting).toBe(before?.waiting);
  const all = await desk();
  expect(all.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 10 }, () => 'payment'),
    ...Array.from({ length: 4 }, () => 'withdrawal'),
  ]);
  expect(all.at(-1)).toMatchObject({ name: 'TON', min_cents: 100_000, duration: '48hrs', in_use: true });
  const person = await makeInvestor({ deposited: 300_000 });
  const waiting = async () => (await desk()).find((one) => one.name === 'Bitcoin')?.waiting ?? 0;
  const open = await waiting();
  const { id: withdrawal_id } = await request(asInvestor(person));
  await request(asInvestor(person), { method: 'Ethereum', address: ADDRESSES.Ethereum[0] });
  expect(await waiting()).toBe(open + 1);
  await admin.call('review_withdrawal', { withdrawal_id, approve: true });
  expect(await waiting()).toBe(open + 1);
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id,
    transaction_id: newTransactionId(),
  });
  expect(await waiting()).toBe(open);
});

describe('a way to pay in that an admin takes out of use', () => {
  test('disappears for investors, is refused by the database, and comes back; all on the record once', async () => {
    const person = await makeInvestor();
    const proof_path = await uploadProof(owner, person.id);
    const give = () => asInvestor(person).query`select submit_deposit(100, 'DOGE', ${proof_path})`;
    await pay('DOGE', false);
    await pay('DOGE', false);
    expect(await names('payment_methods')).not.toContain('DOGE');
    await expect(give()).rejects.toMatchObject(refusal('method_not_found'));
    await pay('DOGE', true);
    await expect(give()).resolves.toHaveLength(1);
    expect(await names('payment_methods')).toHaveLength(9);
    expect(await changes('DOGE')).toEqual([
      { action: 'payment_method_changed', changes: { active: [true, false] }, reason: 'Asked for' },
      { action: 'payment_method_changed', changes: { active: [false, true] }, reason: 'Asked for' },
    ]);
  });
});

describe('a way to pay out that an admin changes', () => {
  test('has the new minimum and time for investors at once, on the record once', async () => {
    const person = await makeInvestor({ deposited: 200_000 });
    const values = { min_cents: 50_000, duration: ' 24hrs ' };
    await withdrawal('Ethereum', values);
    await withdrawal('Ethereum', values);
    expect(
      await asInvestor(person).query`select min_cents, duration from withdrawal_methods where name = 'Ethereum'`,
    ).toEqual([{ min_cents: 50_000, duration: '24hrs' }]);
    expect(await changes('Ethereum')).toEqual([
      {
        action: 'withdrawal_method_changed',
        changes: { min_cents: [100_000, 50_000], duration: ['48hrs', '24hrs'] },
        reason: 'Asked for',
      },
    ]);
  });

  test('out of use disappears and is refused by the database; what waits stays', async () => {
    const person = await makeInvestor({ deposited: 500_000 });
    const { id } = await request(asInvestor(person));
    await withdrawal('Bitcoin', { in_use: false });
    expect(await names('withdrawal_methods')).not.toContain('Bitcoin');
    await expect(request(asInvestor(person))).rejects.toMatchObject(refusal('method_not_found'));
    expect(await asInvestor(person).rows('withdrawal_terms', { method: 'Bitcoin', amount_cents: 1 })).toEqual([]);
    await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
    await withdrawal('Bitcoin', { in_use: true });
    expect(await names('withdrawal_methods')).toHaveLength(4);
  });
});
