import { describe, expect, onTestFinished, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Actor, Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { propose } from '../support/money/corrections.ts';
import { approval } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

// No operator keeps a case from being decided: neither one who cannot decide it, nor one who never releases it.
const stage = await openStage();
const { owner, asInvestor, asOperator, makeOperator, operator } = stage;
const [ann, ben] = [asOperator('reviewer'), asOperator('admin')];

/** Returns who holds a case after an operator asked for it; undefined if it has no lease. */
const lease = async (actor: Actor, queue: string, case_id: string) =>
  (await actor.rows<{ operator_id: string; held_until: Date }>('lease_case', { queue, case_id }))[0];
const approve = (actor: Actor, withdrawal_id: string) =>
  actor.call('review_withdrawal', { withdrawal_id, approve: true });
const pay = (actor: Actor, withdrawal_id: string) =>
  takeAndSettle(actor, { withdrawal_id, transaction_id: newTransactionId() });

describe('without holding it, an operator looks at a case', () => {
  /** Who holds it after `looker`, another who can take the next step, and `looker` again asked for it; and when it was let go. */
  async function holders(looker: Person, queue: string, id: string, other = operator('admin')) {
    const ask = async (person: Person) => {
      const holder = (await lease(asInvestor(person), queue, id))?.operator_id;
      return holder === other.id ? 'the other' : holder;
    };
    const answers = [await ask(looker), await ask(other), await ask(looker)];
    await asInvestor(other).rows('release_case', { queue, case_id: id });
    return [...answers, await ask(looker)];
  }
  const looked = [undefined, 'the other', 'the other', undefined];
  const withdrawal = async (approver: Person) => {
    const { id } = await pendingWithdrawal(stage);
    await approve(asInvestor(approver), id);
    return id;
  };

  test.each([
    ['deposits', pendingDeposit],
    ['withdrawals', pendingWithdrawal],
    ['kyc_cases', pendingCase],
  ])('of their own, among the %s', async (queue, make) => {
    const { id } = await make(stage);
    const [of] = await owner<{ person: string }[]>`
      select investor_id as person from ${owner(`public.${queue}`)} where id = ${id}`;
    const person = await stage.signIn(of?.person ?? '');
    await owner`insert into private.operators values (${person.id}, 'admin')`;
    expect(await holders(person, queue, id)).toEqual(looked);
  });

  test('that corrects their own balance', async () => {
    const person = await makeOperator('treasurer');
    expect(await holders(person, 'corrections', await propose(stage, person, 100))).toEqual(looked);
  });

  test('that they proposed themselves, also with the right to decide others', async () => {
    const treasurer = await makeOperator('treasurer');
    const from = { ...stage, asOperator: () => asInvestor(treasurer) };
    expect(
      await holders(treasurer, 'corrections', await propose(from, await stage.makeInvestor(), 100)),
    ).toEqual(looked);
  });

  test('of a correction as a reviewer, who decides none', async () => {
    const id = await propose(stage, await stage.makeInvestor(), 100);
    expect(await holders(await makeOperator('reviewer'), 'corrections', id)).toEqual(looked);
  });

  test('that they approved first of two', async () => {
    const { id } = await pendingDeposit(stage, 5_000_000);
    await ann.call('review_deposit', approval(id, 5_000_000));
    expect(await holders(operator('reviewer'), 'deposits', id)).toEqual(looked);
  });

  test('that they approved and another must pay', async () => {
    const treasurer = await makeOperator('treasurer');
    expect(
      await holders(treasurer, 'withdrawals', await withdrawal(treasurer), operator('treasurer')),
    ).toEqual(looked);
  });

  test('that waits for a payment above what their role pays', async () => {
    const [treasurer, id] = [await makeOperator('treasurer'), await withdrawal(operator('reviewer'))];
    await owner`insert into private.role_limits (role, kind, max_cents) values ('treasurer', 'payment', 99999)`;
    onTestFinished(async () => void (await owner`delete from private.role_limits where role = 'treasurer'`));
    expect(await holders(treasurer, 'withdrawals', id)).toEqual(looked);
    await owner`update private.role_limits set max_cents = 100000 where role = 'treasurer' and kind = 'payment'`;
    expect(await lease(asInvestor(treasurer), 'withdrawals', id)).toMatchObject({
      operator_id: treasurer.id,
    });
  });

  test('that waits for its payment as a reviewer, who pays none', async () => {
    const id = await withdrawal(operator('admin'));
    expect(await holders(operator('reviewer'), 'withdrawals', id, operator('treasurer'))).toEqual(looked);
  });
});

test('a reviewer holds a withdrawal again whose approval has lapsed, since it waits for another', async () => {
  const former = await makeOperator('admin');
  const { id } = await pendingWithdrawal(stage);
  await approve(asInvestor(former), id);
  await owner`delete from private.operators where user_id = ${former.id}`;
  expect(await lease(ann, 'withdrawals', id)).toMatchObject({ operator_id: operator('reviewer').id });
});

describe('of half an hour in all', () => {
  /** As if the case had been taken that much earlier, and looked at until now. */
  const age = (id: string, by: string) =>
    owner`update private.case_leases set since = since - ${by}::interval where case_id = ${id}`;
  /** How long after it was taken the case is free. */
  const bound = async (id: string) => {
    const [row] = await owner<{ bound: string; held_until: Date }[]>`
      select (held_until - since)::text as bound, held_until from private.case_leases where case_id = ${id}`;
    return row;
  };
  const taken = async () => {
    const { id } = await pendingDeposit(stage);
    await lease(ann, 'deposits', id);
    return id;
  };
  const heard = async (id: string) => (await whoHeard(owner, 'case_leases', id))['operators'];

  test('a holder who keeps looking gets no more time, and then hinders no one', async () => {
    const id = await taken();
    await age(id, '29 minutes');
    const { held_until } = (await lease(ann, 'deposits', id)) ?? {};
    expect(await bound(id)).toEqual({ bound: '00:30:00', held_until });
    await age(id, '1 minute');
    expect(await lease(ann, 'deposits', id)).toBeUndefined();
    expect(await lease(ben, 'deposits', id)).toMatchObject({ operator_id: operator('admin').id });
    expect(await lease(ann, 'deposits', id)).toMatchObject({ operator_id: operator('admin').id });
  });

  test('a holder cannot start over by releasing the case and taking it again', async () => {
    const id = await taken();
    await age(id, '30 minutes');
    await ann.rows('release_case', { queue: 'deposits', case_id: id });
    const before = await heard(id);
    await ann.rows('release_case', { queue: 'deposits', case_id: id });
    expect(await lease(ann, 'deposits', id)).toBeUndefined();
    expect(await heard(id)).toBe(before);
    await ben.call('review_deposit', approval(id));
  });

  test('a holder who let go in time takes it for the rest of it', async () => {
    const id = await taken();
    await age(id, '29 minutes');
    await ann.rows('release_case', { queue: 'deposits', case_id: id });
    const { held_until } = (await lease(ann, 'deposits', id)) ?? {};
    expect(await bound(id)).toEqual({ bound: '00:30:00', held_until });
  });

  test('another half begins after an hour, or when another operator had it in between', async () => {
    const [late, other] = [await taken(), await taken()];
    await age(late, '1 hour');
    await ann.rows('release_case', { queue: 'deposits', case_id: late });
    await age(other, '30 minutes');
    await lease(ann, 'deposits', other);
    await lease(ben, 'deposits', other);
    await ben.rows('release_case', { queue: 'deposits', case_id: other });
    for (const id of [late, other]) {
      await lease(ann, 'deposits', id);
      expect(await lease(ann, 'deposits', id)).toMatchObject({ operator_id: operator('reviewer').id });
      const [held] = await ann.query`
        select extract(epoch from held_until - now())::float8 as seconds from lease_case('deposits', ${id})`;
      expect(held).toEqual({ seconds: 120 });
    }
  });

  test('an approver who asks for it again and again does not keep a withdrawal from being paid', async () => {
    const approver = await makeOperator('treasurer');
    const { id } = await pendingWithdrawal(stage);
    await lease(asInvestor(approver), 'withdrawals', id);
    await approve(asInvestor(approver), id);
    await lease(asInvestor(approver), 'withdrawals', id);
    expect(await pay(asOperator('treasurer'), id)).toMatchObject({ status: 'paid' });
  });
});

describe('under the id of a withdrawal, chosen by the writer of a message,', () => {
  /** A withdrawal and its approver, who also wrote a message under its id. */
  async function twins() {
    const person = await makeOperator('reviewer');
    const approver = asInvestor(person);
    const { id } = await pendingWithdrawal(stage);
    await approve(approver, id);
    const message = { subject: 'Hello', message: 'There', language: 'en', request_id: id };
    await approver.rows('write_message', message);
    return { id, approver, holds: { operator_id: person.id } };
  }
  const payer = asOperator('treasurer');
  const payerHolds = { operator_id: operator('treasurer').id };

  test('an operator who holds a message does not keep the withdrawal from being paid', async () => {
    const { id, approver, holds } = await twins();
    await lease(approver, 'contact_messages', id);
    expect(await pay(payer, id)).toMatchObject({ status: 'paid' });
    expect(await lease(payer, 'contact_messages', id)).toMatchObject(holds);
  });

  test('operators hold each of the two for itself, and the others hear of both', async () => {
    const { id, approver, holds } = await twins();
    expect(await lease(payer, 'withdrawals', id)).toMatchObject(payerHolds);
    expect(await lease(approver, 'contact_messages', id)).toMatchObject(holds);
    expect(await lease(ben, 'withdrawals', id)).toMatchObject(payerHolds);
    expect(await whoHeard(owner, 'case_leases', id)).toEqual({ operators: 2 });
  });

  test('an operator holds both', async () => {
    const { id } = await twins();
    for (const queue of ['withdrawals', 'contact_messages'])
      expect(await lease(payer, queue, id)).toMatchObject(payerHolds);
  });
});
