import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { approval, approvalAsClaimed } from '../support/money/deposits.ts';
import { pendingDeposit } from '../support/money/pending.ts';
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

async function deposit(cents: number): Promise<string> {
  const { id } = await pendingDeposit(stage);
  await owner`update deposits set amount_cents = ${cents} where id = ${id}`;
  if (cents > 1_000_000) await admin.call('review_deposit', approval(id, cents));
  return id;
}
/** Decisions count for a day, so each test has its own reviewer. */
let reviewer = asOperator('reviewer');
beforeEach(async () => {
  reviewer = asInvestor(await makeOperator('reviewer'));
});
const of = (role: Role) => (role === 'reviewer' ? reviewer : asOperator(role));
const reviewDeposit = async (id: string, role: Role, approve = true) =>
  of(role).call('review_deposit', await approvalAsClaimed(owner, id, { approve, reason: 'x' }));

describe('a reviewer', () => {
  test('approves deposits up to the limit and rejects any; above it another operator approves', async () => {
    await expect(reviewDeposit(await deposit(DEFAULT), 'reviewer')).resolves.toMatchObject({ approved: true });
    reviewer = asInvestor(await makeOperator('reviewer'));
    const large = await deposit(DEFAULT + 1);
    await expect(reviewDeposit(large, 'reviewer')).rejects.toMatchObject(above(DEFAULT));
    await expect(reviewDeposit(large, 'treasurer')).resolves.toMatchObject({ approved: true });
    await expect(reviewDeposit(await deposit(DEFAULT + 1), 'reviewer', false)).resolves.toMatchObject({
      status: 'rejected',
    });
  });

  test('approves no more than the limit of what arrived, whatever was claimed', async () => {
    const { id } = await pendingDeposit(stage);
    const review = (arrived_cents: number) => reviewer.call('review_deposit', approval(id, arrived_cents));
    await expect(review(DEFAULT + 1)).rejects.toMatchObject(above(DEFAULT));
    await owner`update deposits set amount_cents = ${DEFAULT + 1} where id = ${id}`;
    await expect(review(1000)).resolves.toMatchObject({ approved: true, arrived_cents: 1000 });
  });
});

describe('a treasurer', () => {
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
    expect((await list()).some(({ role, kind }) => role === 'admin' && kind === 'deposit')).toBe(false);
    const kept = await owner`
      select details from ground.audit_events where action = 'limit_changed' and details ->> 'role' = 'admin' order by id`;
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
});
