import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor, makeOperator, operator } = await openStage();

const id = randomUUID();
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

test('an operator who lost the role is refused at once, on the same token', async () => {
  const former = await makeOperator('reviewer');
  expect(await asInvestor(former).rows('deposit_queue')).toEqual([]);
  await owner`delete from people.operators where user_id = ${former.id}`;
  await expect(asInvestor(former).rows('deposit_queue')).rejects.toThrow('not_allowed');
});

test('each operator learns their own role, and an investor that they have none', async () => {
  expect(await asOperator('reviewer').call('my_role')).toEqual({ answer: 'reviewer' });
  expect(await asOperator('treasurer').call('my_role')).toEqual({ answer: 'treasurer' });
  expect(await asOperator('admin').call('my_role')).toEqual({ answer: 'admin' });
  expect(await asInvestor(await makeInvestor()).call('my_role')).toEqual({ answer: null });
  expect(operator('admin').email).toBe('admin@example.com');
});
