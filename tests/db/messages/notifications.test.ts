import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { whoHeard, everyoneHeard } from '../support/heard.ts';
import { approval, uploadProof, approvalBy } from '../support/money/deposits.ts';
import { pendingCase, pendingDeposit, pendingWithdrawal } from '../support/money/pending.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, asAnonymous, operator } = stage;

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

describe('a mail of a notification', () => {
  beforeEach(async () => {
    await owner`truncate messages.outgoing_mails`;
    await owner`update site set mail_notifications = true`;
  });
  const outbox = () => owner`select recipient, kind, params, language from messages.outgoing_mails`;

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
      select params - 'kind' as params from messages.outgoing_mails where params ->> 'kind' = 'deposits.approved' order by params ->> 'amount_cents' desc`;
    expect(mails.map(({ params }) => params as object)).toEqual([
      { amount_cents: 5000 },
      { amount_cents: 4900, claimed_cents: 5000 },
    ]);
  });

  test('is sent at most fifty times of one kind in 24 hours, while the bell tells of each', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const tell = ({ id }: Person, kind = 'bonuses.granted') =>
      owner`select messages.notify(${id}, 'portfolio', ${kind}, ${id}, 100, null)`;
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

async function investorOf(table: string, id: string): Promise<string> {
  const [row] = await owner<{ investor_id: string }[]>`select investor_id from ${owner(table)} where id = ${id}`;
  return row?.investor_id ?? '';
}

test.each([
  ['deposits', pendingDeposit, 'review_deposit', 'deposit_id'],
  ['withdrawals', pendingWithdrawal, 'review_withdrawal', 'withdrawal_id'],
  ['kyc_cases', pendingCase, 'review_kyc', 'case_id'],
] as const)(
  'an investor and the operators hear of %s when they are made and when they are decided',
  async (table, make, decide, argument) => {
    const { id } = await make(stage);
    const investor = await investorOf(table, id);
    expect(await whoHeard(owner, table, id)).toEqual({ [investor]: 1, operators: 1 });
    await asOperator('reviewer').call(decide, approvalBy(decide, argument, id));
    expect(await whoHeard(owner, table, id)).toEqual({ [investor]: 2, operators: 2 });
  },
);

const reader = await makeInvestor();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const publish = async (change: object = {}, role: 'reviewer' | 'treasurer' | 'admin' = 'treasurer') => {
  const values = {
    title: 'Maintenance',
    body: 'Tonight.',
    weight: 'info',
    request_id: randomUUID(),
    ...change,
  };
  await asOperator(role).rows('publish_announcement', values);
  return values.request_id;
};

const withdraw = (announcement_id: string | null, role: 'reviewer' | 'treasurer' | 'admin' = 'admin') =>
  asOperator(role).rows('withdraw_announcement', { announcement_id });

const read = async (person: Person = reader) =>
  (await asInvestor(person).rows<{ id: string }>('my_announcements')).map(({ id }) => id);

const desk = (args: object = {}) =>
  asOperator('reviewer').rows<{ id: string; state: string; title: string }>('announcement_desk', { ...args });

test('everyone who is signed in reads an announcement until it is withdrawn; visitors read none', async () => {
  const id = await publish({ title: ' <b>Maintenance</b> ', body: '<script>alert(1)</script>\nTonight.' });
  expect(await asInvestor(reader).rows('my_announcements')).toEqual([
    { id, title: '<b>Maintenance</b>', body: '<script>alert(1)</script>\nTonight.', weight: 'info' },
  ]);
  await expect(asAnonymous.rows('my_announcements')).rejects.toMatchObject({ code: '42501' });
  await expect(asAnonymous.query`select id from announcements`).rejects.toMatchObject({ code: '42501' });
  await withdraw(id);
  await withdraw(id, 'treasurer');
  expect(await read()).toEqual([]);
  expect(await asInvestor(reader).query`select id from announcements`).toEqual([]);
  expect(await owner`select action, actor from ground.audit_events where subject = ${id} order by id`).toEqual([
    { action: 'announcement_published', actor: operator('treasurer').id },
    { action: 'announcement_withdrawn', actor: operator('admin').id },
  ]);
});

test('an announcement is shown from its beginning to its end', async () => {
  const planned = await publish({ shown_from: inHours(1) });
  const running = await publish({ shown_from: inHours(-1), shown_until: inHours(1) });
  const over = await publish({ shown_until: inHours(1) });
  await owner`update announcements set shown_from = now() - interval '2 hours', shown_until = now() - interval '1 hour' where id = ${over}`;
  expect(await read()).toEqual([running]);
  await withdraw(running);
  const states = new Map((await desk()).map(({ id, state }) => [id, state]));
  expect([planned, running, over].map((id) => states.get(id))).toEqual(['planned', 'withdrawn', 'over']);
});

test('everyone who is signed in hears of an announcement by its id, when it is published and when it is withdrawn', async () => {
  const id = await publish();
  await withdraw(id);
  expect((await everyoneHeard(owner, 'announcements')).filter(([heard]) => heard === id)).toEqual([
    [id, 0],
    [id, 0],
  ]);
});
