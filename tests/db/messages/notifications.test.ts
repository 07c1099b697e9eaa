import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { newTransactionId } from '../../support/transaction-id.ts';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { approval, uploadProof } from '../support/money/deposits.ts';
import { ADDRESSES, request, takeAndSettle } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor } = stage;

interface Note {
  id: string;
  kind: string;
  amount_cents: number | null;
  detail: string | null;
  read_at: Date | null;
}
const notes = (person: Person) =>
  asInvestor(person).query<Note>`
    select id, kind, amount_cents, detail, read_at from notifications order by created_at, id`;
/** An investor with money, who has read the notification about it. */
async function makeRich(deposited: number): Promise<Person> {
  const person = await makeInvestor({ deposited });
  await owner`delete from notifications where investor_id = ${person.id}`;
  return person;
}
const told = async (person: Person) =>
  (await notes(person)).map(({ kind, amount_cents, detail }) => [kind, amount_cents, detail]);
const unread = async (person: Person) => (await asInvestor(person).call('unread_notifications'))['answer'];
const review = (name: string, args: object) => asOperator('reviewer').call(name, { ...args });

async function deposit(person: Person): Promise<string> {
  const proof = await uploadProof(owner, person.id);
  await asInvestor(person).query`
    select submit_deposit(5000, 'bitcoin', ${proof})`;
  const [row] = await asInvestor(person).query<{
    id: string;
  }>`select id from deposits where proof_path = ${proof}`;
  return row?.id ?? '';
}

test('an investor is notified of a deposit when it is sent and when it is decided, with the reason', async () => {
  const alice = await makeInvestor();
  await review('review_deposit', approval(await deposit(alice), 5000));
  await review('review_deposit', { deposit_id: await deposit(alice), approve: false, reason: 'Unreadable' });
  expect(await told(alice)).toEqual([
    ['deposits.pending', 5000, null],
    ['deposits.approved', 5000, null],
    ['deposits.pending', 5000, null],
    ['deposits.rejected', 5000, 'Unreadable'],
  ]);
});

test('an investor is not notified of the first of two approvals', async () => {
  const alice = await makeInvestor();
  const id = await deposit(alice);
  await review('review_deposit', approval(id, 2_000_000));
  expect(await told(alice)).toEqual([['deposits.pending', 5000, null]]);
});

test('an investor is notified of each step of a withdrawal', async () => {
  const alice = await makeRich(400_000);
  const [, another] = ADDRESSES.Bitcoin;
  const { id: cancelled } = await request(asInvestor(alice), { address: another });
  await asInvestor(alice).call('cancel_withdrawal', { withdrawal_id: cancelled });
  const { id: paid } = await request(asInvestor(alice));
  await review('review_withdrawal', { withdrawal_id: paid, approve: true });
  await takeAndSettle(asOperator('treasurer'), {
    withdrawal_id: paid,
    transaction_id: newTransactionId(),
  });
  const { id: rejected } = await request(asInvestor(alice));
  await review('review_withdrawal', { withdrawal_id: rejected, approve: false, reason: 'Wrong network' });
  expect((await told(alice)).map(([kind, , detail]) => [kind, detail])).toEqual([
    ['withdrawals.pending', null],
    ['withdrawals.cancelled', null],
    ['withdrawals.pending', null],
    ['withdrawals.approved', null],
    ['withdrawals.paying', null],
    ['withdrawals.paid', null],
    ['withdrawals.pending', null],
    ['withdrawals.rejected', 'Wrong network'],
  ]);
});

test('an investor is notified of a plan when it is bought and when it matures, and of an identity case', async () => {
  const alice = await makeRich(10_000);
  const { id } = await asInvestor(alice).call<{ id: string }>('invest', {
    plan_id: 'stater',
    request_id: randomUUID(),
  });
  await owner`update positions set matures_at = now() - interval '1 second' where id = ${id}`;
  await asOperator('treasurer').call('mature_positions');
  const [row] = await owner<{ id: string }[]>`
    insert into kyc_cases (investor_id, home_address, document_path)
    values (${alice.id}, '1 Some Street', ${`${alice.id}/document`}) returning id`;
  await review('review_kyc', { case_id: row?.id, approve: false, reason: 'Too dark' });
  expect(await told(alice)).toEqual([
    ['positions.active', 10_000, 'stater'],
    ['positions.matured', 10_000, 'stater'],
    ['kyc_cases.pending', null, null],
    ['kyc_cases.rejected', null, 'Too dark'],
  ]);
});

test('an investor reads one, then all, and cannot read for another', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  for (let n = 0; n < 3; n += 1) await deposit(alice);
  await deposit(bob);
  expect(await unread(alice)).toBe(3);
  const [first] = await notes(alice);
  expect(await asInvestor(bob).call('read_notifications', { notification_id: first?.id })).toEqual({
    answer: 1,
  });
  expect(await unread(alice)).toBe(3);
  expect(await asInvestor(alice).call('read_notifications', { notification_id: first?.id })).toEqual({
    answer: 2,
  });
  const readAt = (await notes(alice))[0]?.read_at;
  expect(await asInvestor(alice).call('read_notifications')).toEqual({ answer: 0 });
  expect((await notes(alice))[0]?.read_at).toEqual(readAt);
  expect(await unread(bob)).toBe(1);
});

test('a person’s other pages hear that something was read, and only then', async () => {
  const alice = await makeInvestor();
  await deposit(alice);
  await owner`delete from realtime.messages`;
  const heard = () => whoHeard(owner, 'notifications');
  await asInvestor(alice).call('read_notifications');
  expect(await heard()).toEqual({ [alice.id]: 1 });
  await asInvestor(alice).call('read_notifications');
  expect(await heard()).toEqual({ [alice.id]: 1 });
});

test('what is older than a year goes when its owner reads, and no sooner; what is unread counts up to a hundred', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  for (const { id } of [alice, bob]) {
    await owner`
      insert into notifications (investor_id, kind, subject_id, created_at)
      select ${id}, 'deposits.pending', gen_random_uuid(), now() - (n || ' months')::interval from generate_series(1, 14) n`;
  }
  await asInvestor(alice).call('read_notifications', { notification_id: randomUUID() });
  expect(await notes(alice)).toHaveLength(11);
  expect(await notes(bob)).toHaveLength(14);
  await owner`
    insert into notifications (investor_id, kind, subject_id)
    select ${bob.id}, 'deposits.pending', gen_random_uuid() from generate_series(1, 120)`;
  expect(await unread(bob)).toBe(100);
});

describe('a mail of a notification', () => {
  beforeEach(async () => {
    await owner`truncate private.outgoing_mails`;
    await owner`update site set mail_notifications = true`;
  });
  const outbox = () => owner`select recipient, kind, params, language from private.outgoing_mails`;

  test('goes to an investor with a confirmed address, without the reason', async () => {
    const alice = await makeInvestor();
    const id = await deposit(alice);
    await review('review_deposit', { deposit_id: id, approve: false, reason: 'Unreadable' });
    expect(await outbox()).toEqual(
      ['deposits.pending', 'deposits.rejected'].map((kind) => ({
        recipient: alice.email,
        kind: 'notification',
        params: { kind, amount_cents: 5000 },
        language: 'en',
      })),
    );
  });

  test('C1: says what arrived and what had been entered, where the two differ', async () => {
    for (const arrived of [5000, 4900])
      await review('review_deposit', approval(await deposit(await makeInvestor()), arrived));
    const mails = await owner`
      select params - 'kind' as params from private.outgoing_mails where params ->> 'kind' = 'deposits.approved' order by params ->> 'amount_cents' desc`;
    expect(mails.map(({ params }) => params as object)).toEqual([
      { amount_cents: 5000 },
      { amount_cents: 4900, claimed_cents: 5000 },
    ]);
  });

  test('is not sent while the site sends none', async () => {
    await owner`update site set mail_notifications = false`;
    await deposit(await makeInvestor());
    expect(await outbox()).toEqual([]);
  });

  test('goes neither to an investor who does not want it nor to an unconfirmed address', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor({ verified: false })];
    await asInvestor(alice).query`update profiles set mail_notifications = false`;
    await deposit(alice);
    await deposit(bob);
    expect(await outbox()).toEqual([]);
  });

  test('that cannot be addressed undoes nothing', async () => {
    const alice = await makeInvestor();
    await owner`update profiles set email = 'not an address' where id = ${alice.id}`;
    await deposit(alice);
    expect(await told(alice)).toHaveLength(1);
    expect(await outbox()).toEqual([]);
  });

  test('is sent at most fifty times of one kind in 24 hours, while the bell tells of each', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const tell = ({ id }: Person, kind = 'bonuses.granted') =>
      owner`select private.tell(${id}, 'portfolio', ${kind}, ${id}, 100, null)`;
    for (let n = 0; n < 52; n += 1) await tell(alice);
    expect(await outbox()).toHaveLength(50);
    expect(await told(alice)).toHaveLength(52);
    await tell(alice, 'bonuses.profit');
    await tell(bob);
    expect(await outbox()).toHaveLength(52);
    const age = (time: string) =>
      owner`update notifications set created_at = created_at - ${time}::interval where investor_id = ${alice.id}`;
    await age('23 hours 59 minutes');
    await tell(alice);
    expect(await outbox()).toHaveLength(52);
    await age('1 minute');
    await tell(alice);
    expect(await outbox()).toHaveLength(53);
  });
});
