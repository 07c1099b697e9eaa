import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, makeInvestor, makeOperator } = await openStage();

test('an investor cannot move money on a session past its end', async () => {
  const alice = await makeInvestor({ deposited: 50_000 });
  await owner`update auth.sessions set not_after = now() - interval '1 second' where id = ${alice.sessionId}`;
  await expect(asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: randomUUID() })).rejects.toThrow(
    'session_ended',
  );
  await owner`update auth.sessions set not_after = now() + interval '1 hour' where id = ${alice.sessionId}`;
  expect(await asInvestor(alice).rows('invest', { plan_id: 'stater', request_id: randomUUID() })).toHaveLength(1);
});

test('an operator who lost the role is refused at once, on the same token', async () => {
  const former = await makeOperator('reviewer');
  expect(await asInvestor(former).rows('deposit_queue')).toEqual([]);
  await owner`delete from people.operators where user_id = ${former.id}`;
  await expect(asInvestor(former).rows('deposit_queue')).rejects.toThrow('not_allowed');
});
