import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { transactionIdOf } from '../../support/transaction-id.ts';
import { aDayLater } from '../support/a-day-later.ts';
import type { Actor, Person, Row } from '../support/actors.ts';
import { figures } from '../support/money/books.ts';
import { approvalAsClaimed, proofPath } from '../support/money/deposits.ts';
import { request } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// Limits are sums over 24 hours per operator and per investor, so splitting an amount does not help.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const admin = asOperator('admin');
const above = (cents: number) => ({ code: 'P0001', message: 'above_limit', detail: String(cents) });
const newTreasurer = async () => asInvestor(await makeOperator('treasurer'));
const newReviewer = async () => asInvestor(await makeOperator('reviewer'));

async function deposit(investor: Person, cents: number): Promise<string> {
  const [row] = await owner<{ id: string }[]>`
    insert into deposits (investor_id, amount_cents, method, proof_path)
    values (${investor.id}, ${cents}, 'bitcoin', ${proofPath(investor.id)}) returning id`;
  return row?.id ?? '';
}
const approve = async (id: string, as: Actor) =>
  as.call<{ status: string; reviewed_by: string }>('review_deposit', await approvalAsClaimed(owner, id));
const grant = (investor: Person, amount_cents: number, as: Actor, request_id: string = randomUUID()) =>
  as.call<{ answer: number | null }>('grant_bonus', {
    investor_id: investor.id,
    amount_cents,
    reason: 'Found a defect',
    request_id,
  });
const limit = (limits: Row) => admin.rows('set_limit', { role: 'treasurer', kind: 'payment', reason: 'x', ...limits });
const available = async (person: Person) => (await figures(owner, person))['available'];
describe('deposits of one investor above 10,000 dollars within a day', () => {
  test('take two people, also in four parts that one operator approves one after the other', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const reviewer = await newReviewer();
    const parts = [await deposit(alice, 400_000), await deposit(alice, 600_000), await deposit(alice, 1)];
    expect(await approve(parts[0] ?? '', reviewer)).toMatchObject({ status: 'approved' });
    expect(await approve(parts[1] ?? '', reviewer)).toMatchObject({ status: 'approved' });
    expect(await approve(parts[2] ?? '', reviewer)).toMatchObject({ status: 'pending' });
    await expect(approve(parts[2] ?? '', reviewer)).rejects.toThrow('second_person_required');
    expect(await available(alice)).toBe(1_000_000);
    expect(await approve(await deposit(bob, 1_000_000), await newReviewer())).toMatchObject({ status: 'approved' });
    expect(await approve(parts[2] ?? '', admin)).toMatchObject({ status: 'approved' });
    expect(await available(alice)).toBe(1_000_001);
  });

  test('take two people, also when two operators approve at the same moment', async () => {
    const alice = await makeInvestor();
    const [first, second] = [await deposit(alice, 600_000), await deposit(alice, 600_000)];
    const [reviewer, other] = [await newReviewer(), await newReviewer()];
    const late = await whileHeld(
      (sql) => sql`select public.review_deposit(${first}, true, null, 600000, 'Bitcoin', ${transactionIdOf(first)}, 0)`,
      () => approve(second, other),
      { by: reviewer },
    );
    expect(late).toMatchObject({ status: 'pending' });
  });

  test('are counted without what two have approved, without what was rejected, and for a day', async () => {
    const alice = await makeInvestor();
    const [reviewer, other] = [await newReviewer(), await newReviewer()];
    const large = await deposit(alice, 5_000_000);
    await approve(large, reviewer);
    await approve(large, other);
    const rejected = await deposit(alice, 900_000);
    await reviewer.call('review_deposit', { deposit_id: rejected, approve: false, reason: 'No payment' });
    expect(await approve(await deposit(alice, 1_000_000), reviewer)).toMatchObject({ status: 'approved' });
    expect(await approve(await deposit(alice, 1), reviewer)).toMatchObject({ status: 'pending' });
    await aDayLater(owner);
    expect(await approve(await deposit(alice, 1_000_000), reviewer)).toMatchObject({ status: 'approved' });
  });
});

describe('one operator alone credits 10,000 dollars a day', () => {
  test('over all accounts, deposits and bonuses together, and reads what is left', async () => {
    const treasurer = await newTreasurer();
    const left = async () =>
      (await treasurer.rows('list_limits')).flatMap(({ kind, left_cents }) =>
        left_cents === null || kind !== 'alone' ? [] : [left_cents],
      );
    const alone = async (cents: number) => approve(await deposit(await makeInvestor(), cents), treasurer);
    expect(await alone(600_000)).toMatchObject({ status: 'approved' });
    await grant(await makeInvestor(), 100_000, treasurer);
    expect(await alone(200_000)).toMatchObject({ status: 'approved' });
    expect(await left()).toEqual([100_000]);
    const next = await deposit(await makeInvestor(), 100_001);
    expect(await approve(next, treasurer)).toMatchObject({ status: 'pending' });
    expect(await approve(next, admin)).toMatchObject({ status: 'approved' });
    expect(await alone(100_000)).toMatchObject({ status: 'approved' });
    expect(await left()).toEqual([0]);
    expect(await grant(await makeInvestor(), 1, treasurer)).toEqual({ answer: null });
  });

  test('also with two approvals at the same moment', async () => {
    const [first, second] = [
      await deposit(await makeInvestor(), 600_000),
      await deposit(await makeInvestor(), 600_000),
    ];
    const reviewer = await newReviewer();
    const late = await whileHeld(
      (sql) => sql`select public.review_deposit(${first}, true, null, 600000, 'Bitcoin', ${transactionIdOf(first)}, 0)`,
      () => approve(second, reviewer),
      { by: reviewer },
    );
    expect(late).toMatchObject({ status: 'pending' });
  });
});

describe('the limit of a role', () => {
  test('is a sum of 24 hours: a first word counts for a day', async () => {
    const reviewer = await newReviewer();
    await approve(await deposit(await makeInvestor(), 9_999_999), reviewer);
    const next = await deposit(await makeInvestor(), 2);
    await expect(approve(next, reviewer)).rejects.toMatchObject(above(1));
    await aDayLater(owner);
    await expect(approve(next, reviewer)).resolves.toMatchObject({ status: 'approved' });
  });

  test('is a sum: what one investor was approved that day counts, no matter which operator approved it', async () => {
    const alice = await makeInvestor();
    const large = await deposit(alice, 9_999_999);
    await approve(large, await newTreasurer());
    await approve(large, admin);
    const reviewer = await newReviewer();
    await expect(approve(await deposit(alice, 2), reviewer)).rejects.toMatchObject(above(1));
    await aDayLater(owner);
    await expect(approve(await deposit(alice, 2), reviewer)).resolves.toMatchObject({ status: 'approved' });
  });

  test('is a sum for withdrawals, of the operator and of the investor', async () => {
    const [alice, bob] = [await makeInvestor({ deposited: 20_000_000 }), await makeInvestor({ deposited: 20_000_000 })];
    const [reviewer, other] = [await newReviewer(), await newReviewer()];
    const ask = async (person: Person, amount_cents: number) =>
      (await request(asInvestor(person), { amount_cents })).id;
    const review = (withdrawal_id: string, as: Actor) => as.call('review_withdrawal', { withdrawal_id, approve: true });
    await review(await ask(alice, 9_900_001), reviewer);
    const [ofAlice, ofBob] = [await ask(alice, 100_000), await ask(bob, 100_000)];
    await expect(review(ofBob, reviewer)).rejects.toMatchObject(above(99_999));
    await expect(review(ofAlice, other)).rejects.toMatchObject(above(99_999));
    await expect(review(ofBob, other)).resolves.toMatchObject({ status: 'approved' });
    await aDayLater(owner);
    await expect(review(await ask(bob, 100_000), reviewer)).resolves.toMatchObject({ status: 'approved' });
  });

  test('is a sum for payments, of what was paid and of what is being paid; what is being paid is always recorded', async () => {
    await limit({ max_cents: 200_000 });
    const [treasurer, other] = [await newTreasurer(), await newTreasurer()];
    const approved = async (person: Person) => {
      const { id } = await request(asInvestor(person));
      await admin.call('review_withdrawal', { withdrawal_id: id, approve: true });
      return id;
    };
    const take = (withdrawal_id: string, as: Actor) => as.call('take_withdrawal', { withdrawal_id });
    const people = await Promise.all(Array.from({ length: 3 }, () => makeInvestor({ deposited: 300_000 })));
    const [alice, bob, carol] = people as [Person, Person, Person];
    const [first, second, third] = [await approved(alice), await approved(bob), await approved(carol)];
    await take(first, treasurer);
    await take(second, treasurer);
    await expect(take(third, treasurer)).rejects.toMatchObject(above(0));
    await limit({ seen_cents: 200_000, max_cents: 1 });
    await owner`update withdrawals set taken_until = now() - interval '1 second' where id = ${first}`;
    await expect(take(first, treasurer)).resolves.toMatchObject({ status: 'paying' });
    await expect(
      treasurer.call('settle_withdrawal', { withdrawal_id: first, transaction_id: transactionIdOf(first) }),
    ).resolves.toMatchObject({ status: 'paid' });
    await limit({ seen_cents: 1, max_cents: 200_000 });
    await expect(take(third, treasurer)).rejects.toMatchObject(above(0));
    await take(await approved(alice), other);
    await expect(take(await approved(alice), await newTreasurer())).rejects.toMatchObject(above(0));
    await owner`update withdrawals set taken_until = now() - interval '1 second' where id = ${second}`;
    await limit({ seen_cents: 200_000, max_cents: 100_000 });
    await expect(take(second, await newTreasurer())).resolves.toMatchObject({ status: 'paying' });
    await limit({ seen_cents: 100_000 });
  });

  test('is a sum for bonuses', async () => {
    await limit({ kind: 'bonus', max_cents: 500 });
    const treasurer = await newTreasurer();
    await grant(await makeInvestor(), 300, treasurer);
    const alice = await makeInvestor();
    await expect(grant(alice, 201, treasurer)).rejects.toMatchObject(above(200));
    await grant(alice, 200, treasurer);
    await expect(grant(alice, 301, await newTreasurer())).rejects.toMatchObject(above(300));
    await aDayLater(owner);
    await grant(alice, 500, treasurer);
    await limit({ kind: 'bonus', seen_cents: 500 });
  });
});
