import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { whoHeard } from '../support/heard.ts';
import { approval, approvalAsClaimed } from '../support/money/deposits.ts';
import { pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { ADDRESSES, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage, type Role } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const admin = asOperator('admin');
const refusal = (message: string) => ({ code: 'P0001', message });
const above = (cents: number) => ({ ...refusal('above_limit'), detail: String(cents) });

interface Limit {
  role: string;
  kind: string;
  max_cents: number;
  set_by: string | null;
}
const list = () => asOperator('reviewer').rows<Limit>('list_limits');
const set = (role: string | null, kind: string | null, max_cents: number | null, values: object = {}) =>
  admin.rows('set_limit', { role, kind, max_cents, reason: 'Asked for', ...values });
const DEFAULT = 10_000_000;

/** A deposit of so many cents that the admin has approved first already, where two people must. */
async function deposit(cents: number): Promise<string> {
  const { id } = await pendingDeposit(stage);
  await owner`update deposits set amount_cents = ${cents} where id = ${id}`;
  if (cents > 1_000_000) await admin.call('review_deposit', approval(id, cents));
  return id;
}
async function withdrawal(cents: number): Promise<string> {
  const person = await makeInvestor({ deposited: cents });
  const { id } = await asInvestor(person).call<{ id: string }>('request_withdrawal', {
    method: 'Ethereum',
    address: ADDRESSES.Ethereum[0],
    amount_cents: cents,
    request_id: randomUUID(),
  });
  return id;
}
/** What an operator has decided counts for a day: each test has a reviewer of its own. */
let reviewer = asOperator('reviewer');
beforeEach(async () => {
  reviewer = asInvestor(await makeOperator('reviewer'));
});
const of = (role: Role) => (role === 'reviewer' ? reviewer : asOperator(role));
const reviewDeposit = async (id: string, role: Role, approve = true) =>
  of(role).call('review_deposit', await approvalAsClaimed(owner, id, { approve, reason: 'x' }));
const reviewWithdrawal = (withdrawal_id: string, role: Role, approve = true) =>
  of(role).call('review_withdrawal', { withdrawal_id, approve, reason: 'x' });

test('a reviewer starts with 100,000 dollars for deposits and withdrawals, and no other role with a limit', async () => {
  expect(await list()).toMatchObject([
    { role: 'reviewer', kind: 'deposit', max_cents: DEFAULT, set_by: null },
    { role: 'reviewer', kind: 'withdrawal', max_cents: DEFAULT, set_by: null },
  ]);
  expect(await list()).toHaveLength(2);
});

describe('a reviewer', () => {
  test('approves deposits up to the limit and rejects any; above it another operator approves', async () => {
    await expect(reviewDeposit(await deposit(DEFAULT), 'reviewer')).resolves.toMatchObject({
      approved: true,
    });
    reviewer = asInvestor(await makeOperator('reviewer'));
    const large = await deposit(DEFAULT + 1);
    await expect(reviewDeposit(large, 'reviewer')).rejects.toMatchObject(above(DEFAULT));
    await expect(reviewDeposit(large, 'treasurer')).resolves.toMatchObject({ approved: true });
    await expect(reviewDeposit(await deposit(DEFAULT + 1), 'reviewer', false)).resolves.toMatchObject({
      status: 'rejected',
    });
  });

  test('is not the first of two above the limit either', async () => {
    const { id } = await pendingDeposit(stage);
    await owner`update deposits set amount_cents = ${DEFAULT + 1} where id = ${id}`;
    await expect(reviewDeposit(id, 'reviewer')).rejects.toMatchObject(above(DEFAULT));
  });

  test('approves no more than the limit of what arrived, whatever was claimed', async () => {
    const { id } = await pendingDeposit(stage);
    const review = (arrived_cents: number) => reviewer.call('review_deposit', approval(id, arrived_cents));
    await expect(review(DEFAULT + 1)).rejects.toMatchObject(above(DEFAULT));
    await owner`update deposits set amount_cents = ${DEFAULT + 1} where id = ${id}`;
    await expect(review(1000)).resolves.toMatchObject({ approved: true, arrived_cents: 1000 });
  });

  test('approves withdrawals up to the limit and rejects any', async () => {
    await expect(reviewWithdrawal(await withdrawal(DEFAULT), 'reviewer')).resolves.toMatchObject({
      approved: true,
    });
    reviewer = asInvestor(await makeOperator('reviewer'));
    const large = await withdrawal(DEFAULT + 1);
    await expect(reviewWithdrawal(large, 'reviewer')).rejects.toMatchObject(above(DEFAULT));
    await expect(reviewWithdrawal(large, 'treasurer')).resolves.toMatchObject({ approved: true });
    await expect(reviewWithdrawal(await withdrawal(DEFAULT + 1), 'reviewer', false)).resolves.toMatchObject({
      status: 'rejected',
    });
  });

  test('a retry of an approval from before the limit fell returns the first result', async () => {
    const { id } = await pendingDeposit(stage);
    await reviewDeposit(id, 'reviewer');
    await set('reviewer', 'deposit', 1, { seen_cents: DEFAULT });
    await expect(reviewDeposit(id, 'reviewer')).resolves.toMatchObject({ approved: true });
    await set('reviewer', 'deposit', DEFAULT, { seen_cents: 1 });
  });
});

describe('a treasurer', () => {
  test('pays up to the limit of payments alone', async () => {
    const { id } = await pendingWithdrawal(stage);
    const transaction_id = newTransactionId();
    await reviewWithdrawal(id, 'reviewer');
    await set('treasurer', 'payment', 99_999);
    const pay = () => takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id });
    await expect(pay()).rejects.toMatchObject(above(99_999));
    await set('treasurer', 'payment', 100_000, { seen_cents: 99_999 });
    await expect(pay()).resolves.toMatchObject({ status: 'paid' });
    await set('treasurer', 'payment', 0, { seen_cents: 100_000 });
    await expect(pay()).resolves.toMatchObject({ status: 'paid' });
  });

  test('grants bonuses up to the limit, and returns the first result to a retry above it', async () => {
    const { id: investor_id } = await makeInvestor();
    const bonus = { investor_id, amount_cents: 500, reason: 'x', request_id: randomUUID() };
    await set('treasurer', 'bonus', 499);
    await expect(asOperator('treasurer').call('grant_bonus', bonus)).rejects.toMatchObject(above(499));
    await set('treasurer', 'bonus', 500, { seen_cents: 499 });
    const granted = await asOperator('treasurer').call('grant_bonus', bonus);
    await set('treasurer', 'bonus', 0, { seen_cents: 500 });
    expect(await asOperator('treasurer').call('grant_bonus', bonus)).toEqual(granted);
    await expect(admin.call('grant_bonus', { ...bonus, request_id: randomUUID() })).resolves.toBeDefined();
  });
});

describe('an admin', () => {
  test('sets a limit and lifts it, each on the record once', async () => {
    await set('admin', 'deposit', 5);
    await set('admin', 'deposit', 5);
    expect(await list()).toContainEqual(
      expect.objectContaining({ role: 'admin', kind: 'deposit', max_cents: 5, set_by: 'Demo Admin' }),
    );
    await set('admin', 'deposit', null, { seen_cents: 5 });
    await set('admin', 'deposit', null, { seen_cents: 5 });
    expect((await list()).some(({ role }) => role === 'admin')).toBe(false);
    const kept = await owner`
      select details from private.audit_events where action = 'limit_changed' and details ->> 'role' = 'admin' order by id`;
    expect(kept.map(({ details }) => details as object)).toEqual([
      { role: 'admin', kind: 'deposit', reason: 'Asked for', changes: { max_cents: [null, 5] } },
      { role: 'admin', kind: 'deposit', reason: 'Asked for', changes: { max_cents: [5, null] } },
    ]);
  });

  test('lifts one limit of a role, and leaves its others and those of the others', async () => {
    await set('admin', 'payment', 6);
    const before = await list();
    await set('admin', 'bonus', 7);
    await set('admin', 'bonus', null, { seen_cents: 7 });
    expect(await list()).toEqual(before);
    await set('admin', 'payment', null, { seen_cents: 6 });
  });

  test('who sets what another set meanwhile gets an error, also at the same moment', async () => {
    const second = asInvestor(await makeOperator('admin'));
    await expect(set('reviewer', 'withdrawal', 7)).rejects.toMatchObject(refusal('changed_meanwhile'));
    const late = whileHeld(
      (sql) => sql`select public.set_limit('admin', 'payment', 'x', null, 1)`,
      () => second.rows('set_limit', { role: 'admin', kind: 'payment', max_cents: 2, reason: 'x' }),
      { by: admin },
    );
    await expect(late).rejects.toMatchObject(refusal('changed_meanwhile'));
  });

  test.each([
    ['king', 'deposit', 1, {}, 'invalid_role'],
    [null, 'deposit', 1, {}, 'invalid_role'],
    ['admin', 'gift', 1, {}, 'invalid_value'],
    ['admin', null, 1, {}, 'invalid_value'],
    ['admin', 'bonus', -1, {}, 'invalid_amount'],
    ['admin', 'bonus', 100_000_000_001, {}, 'invalid_amount'],
    ['admin', 'bonus', 1, { reason: ' ' }, 'reason_required'],
  ])('cannot set the limit of %j for %j to %j with %o', async (role, kind, cents, values, code) => {
    await expect(set(role, kind, cents, values)).rejects.toMatchObject(refusal(code));
  });

  test('is the only one who can', async () => {
    for (const role of ['reviewer', 'treasurer'] as const)
      await expect(
        asOperator(role).rows('set_limit', { role, kind: 'deposit', reason: 'x' }),
      ).rejects.toMatchObject({ code: '42501' });
  });

  test('makes operators hear of it', async () => {
    await owner`delete from realtime.messages`;
    await set('admin', 'bonus', 9);
    expect(Object.keys(await whoHeard(owner, 'role_limits'))).toEqual(['operators']);
  });
});
