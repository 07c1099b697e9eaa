import { expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import { type Actor, begunBy, type Person } from '../support/actors.ts';
import { limitsOf } from '../support/money/limits.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { addedAgo, addFactor, addPasskey, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

const { owner, asInvestor, asOperator, makeInvestor } = await openStage();

const SUM = 100_000;

const byPassword = (person: Person): Actor => asInvestor(person, { amr: begunBy('password') });

const refused = (left: number) =>
  expect.objectContaining({ message: 'factor_needed_for_sum', detail: String(left) }) as unknown;

const moveBack = (person: Person, time: string) =>
  owner`update public.withdrawals set created_at = now() - ${time}::interval where investor_id = ${person.id}`;

test('a person without a factor asks for 1,000 dollars in 24 hours by their password, and for no cent more', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const actor = byPassword(person);
  await expect(request(actor, { amount_cents: SUM + 1 })).rejects.toEqual(refused(SUM));
  await expect(request(actor, { amount_cents: 500_000 })).rejects.toEqual(refused(SUM));
  expect(await limitsOf(actor)).toMatchObject({ without_factor: { limit_cents: SUM, left_cents: SUM } });
  await request(actor);
  await expect(request(actor)).rejects.toEqual(refused(0));
  expect(await limitsOf(actor)).toMatchObject({ without_factor: { limit_cents: SUM, left_cents: 0 } });
});

test('a request counts against the sum for 24 hours', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await request(byPassword(person));
  await moveBack(person, '23 hours 59 minutes');
  await expect(request(byPassword(person))).rejects.toEqual(refused(0));
  await moveBack(person, '24 hours');
  await request(byPassword(person));
});

test('a request counts while it is approved, being paid and paid, and not when it was cancelled or rejected', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const actor = byPassword(person);
  const [, second, third] = ADDRESSES.Bitcoin;
  const cancelled = await request(actor, { address: second });
  await actor.call('cancel_withdrawal', { withdrawal_id: cancelled.id });
  const rejected = await request(actor, { address: third });
  await asOperator('reviewer').call('review_withdrawal', {
    withdrawal_id: rejected.id,
    approve: false,
    reason: 'unreadable',
  });
  const { id } = await request(actor);
  await asOperator('reviewer').call('review_withdrawal', { withdrawal_id: id, approve: true });
  await expect(request(actor)).rejects.toEqual(refused(0));
  await asOperator('treasurer').call('take_withdrawal', { withdrawal_id: id });
  await expect(request(actor)).rejects.toEqual(refused(0));
  await takeAndSettle(asOperator('treasurer'), { withdrawal_id: id, transaction_id: newTransactionId() });
  await expect(request(actor)).rejects.toEqual(refused(0));
});

test('a session that a passkey began within five minutes asks for more, an older one does not', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await addPasskey(owner, person);
  await addedAgo(owner, person, '24 hours');
  const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago;
  const older = asInvestor(person, {
    amr: [{ method: 'passkey', timestamp: seconds(301) }, ...begunBy('password')],
  });
  await expect(request(older, { amount_cents: 200_000 })).rejects.toEqual(refused(SUM));
  await expect(request(byPassword(person), { amount_cents: 200_000 })).rejects.toEqual(refused(SUM));
  const recent = asInvestor(person, { amr: [{ method: 'passkey', timestamp: seconds(290) }] });
  for (const ago of ['0 seconds', '23 hours 59 minutes']) {
    await addedAgo(owner, person, ago);
    await expect(request(recent, { amount_cents: 200_000 })).rejects.toEqual(refused(SUM));
  }
  await addedAgo(owner, person, '24 hours');
  await request(recent, { amount_cents: 200_000 });
  await expect(request(byPassword(person))).rejects.toEqual(refused(0));
});

test('a person with an authenticator asks for more by its code, and one that was never verified changes nothing', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  await addFactor(owner, person, 'unverified');
  await expect(request(byPassword(person), { amount_cents: 200_000 })).rejects.toEqual(refused(SUM));
  await addFactor(owner, person);
  await proven(owner, person);
  const actor = asInvestor(person, { amr: codeAgo('0 seconds') });
  for (const ago of ['0 seconds', '23 hours 59 minutes']) {
    await addedAgo(owner, person, ago);
    await expect(request(actor, { amount_cents: 200_000 })).rejects.toEqual(refused(SUM));
  }
  await addedAgo(owner, person, '24 hours');
  await addPasskey(owner, await makeInvestor());
  await request(actor, { amount_cents: 200_000 });
  expect(await limitsOf(actor)).toMatchObject({ without_factor: { limit_cents: null, left_cents: null } });
});

test('requests at the same moment do not cross the sum together', async () => {
  const person = await makeInvestor({ deposited: 500_000 });
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => request(byPassword(person))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual(
    Array.from({ length: 4 }, () => ({ status: 'rejected', reason: refused(0) })),
  );
});
