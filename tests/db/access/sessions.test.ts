import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { INVESTOR_CALLS, OPERATOR_CALLS, TREASURER_CALLS } from '../support/access/calls.ts';
import { fingerprint } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asAnonymous, asOperator, makeInvestor, makeOperator, operator } =
  await openStage();

const id = randomUUID();
const mallory = await makeInvestor();
const signedOut = {
  investor: await makeInvestor({ deposited: 50_000 }),
  operator: await makeOperator('admin'),
};
for (const { sessionId } of Object.values(signedOut))
  await owner`delete from auth.sessions where id = ${sessionId}`;
const ALL_CALLS = [...INVESTOR_CALLS, ...OPERATOR_CALLS, ...TREASURER_CALLS];

test.each(ALL_CALLS)('a visitor who is not signed in cannot call %s', async (name, args) => {
  await expect(asAnonymous.rows(name, args)).rejects.toMatchObject({ code: '42501' });
});

test.each(ALL_CALLS)('a token without a person cannot call %s', async (name, args) => {
  await expect(asInvestor(operator('admin'), { sub: undefined }).rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test.each(INVESTOR_CALLS)(
  'an investor who signed out cannot call %s with the old token',
  async (name, args) => {
    const before = await fingerprint(owner);
    await expect(asInvestor(signedOut.investor).rows(name, args)).rejects.toMatchObject({
      code: '42501',
      message: 'session_ended',
    });
    expect(await fingerprint(owner)).toBe(before);
  },
);

test.each([...OPERATOR_CALLS, ...TREASURER_CALLS])(
  'an operator who signed out cannot call %s with the old token',
  async (name, args) => {
    await expect(asInvestor(signedOut.operator).rows(name, args)).rejects.toThrow('session_ended');
  },
);

test('an investor cannot move money on the session of another person', async () => {
  const [alice, bob] = [await makeInvestor({ deposited: 50_000 }), await makeInvestor()];
  await expect(
    asInvestor({ ...alice, sessionId: bob.sessionId }).rows('invest', { plan_id: 'stater', request_id: id }),
  ).rejects.toThrow('session_ended');
});

test('an investor cannot move money on a token without a session', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await expect(
    asInvestor(alice, { session_id: undefined }).rows('invest', { plan_id: 'stater', request_id: id }),
  ).rejects.toThrow('session_ended');
});

test('an investor cannot move money on a session past its end', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${alice.sessionId}`;
  await expect(asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: id })).rejects.toThrow(
    'session_ended',
  );
  await owner`update auth.sessions set not_after = now() + interval '1 hour' where id = ${alice.sessionId}`;
  expect(await asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: id })).toHaveLength(1);
});

test.each([...OPERATOR_CALLS, ...TREASURER_CALLS])('an investor cannot call %s', async (name, args) => {
  await expect(asInvestor(mallory).rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test.each(TREASURER_CALLS)('a reviewer cannot call %s, which moves money', async (name, args) => {
  await expect(asOperator('reviewer').rows(name, args)).rejects.toMatchObject({
    code: '42501',
    message: 'not_allowed',
  });
});

test('an operator who lost the role is refused at once, on the same token', async () => {
  const former = await makeOperator('reviewer');
  expect(await asInvestor(former).rows('deposit_queue')).toEqual([]);
  await owner`delete from private.operators where user_id = ${former.id}`;
  await expect(asInvestor(former).rows('deposit_queue')).rejects.toThrow('not_allowed');
});

test('each operator learns their own role, and an investor that they have none', async () => {
  expect(await asOperator('reviewer').call('my_role')).toEqual({ answer: 'reviewer' });
  expect(await asOperator('treasurer').call('my_role')).toEqual({ answer: 'treasurer' });
  expect(await asOperator('admin').call('my_role')).toEqual({ answer: 'admin' });
  expect(await asInvestor(await makeInvestor()).call('my_role')).toEqual({ answer: null });
  expect(operator('admin').email).toBe('admin@example.com');
});
