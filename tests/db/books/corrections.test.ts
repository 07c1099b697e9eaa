import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { whoHeard } from '../support/heard.ts';
import { figures, problems } from '../support/money/books.ts';
import { FACTS, propose as proposeOn, review as reviewOn } from '../support/money/corrections.ts';
import { ADDRESSES } from '../support/money/withdrawals.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, operator, whileHeld } = stage;
const propose = (person: Person, cents: number, change: object = {}) =>
  proposeOn(stage, person, cents, change);
const review = (id: string, approve?: boolean | null, reason?: string | null) =>
  reviewOn(stage, id, approve, reason);
interface Waiting {
  id: string;
  amount_cents: number;
  available_cents: number;
  after_cents: number;
}
const waiting = async (args: object = {}) =>
  asOperator('reviewer').rows<Waiting>('correction_queue', { max_rows: 200, ...args });
const row = async (id: string) =>
  (
    await owner`select status, proposed_by, decided_by, refusal, ended_at is not null as ended from private.corrections where id = ${id}`
  )[0];
const booked = async (id: string) => [
  ...(await owner`select investor_id, debit, credit, amount_cents, code from ledger.transfers where reference = ${id}`),
];

test('a second operator books what a first proposed: the balance changes, the lifetime sums do not', async () => {
  const alice = await makeInvestor({ deposited: 10_000 });
  const before = await figures(owner, alice);
  const credit = await propose(alice, 2500);
  expect(await figures(owner, alice)).toEqual(before);
  expect(await waiting()).toMatchObject([
    { id: credit, amount_cents: 2500, available_cents: 10_000, after_cents: 12_500 },
  ]);
  expect(await review(credit)).toEqual({ answer: 'booked' });
  const debit = await propose(alice, -12_500);
  await review(debit);
  expect(await figures(owner, alice)).toEqual({ ...before, available: 0 });
  expect([...(await booked(credit)), ...(await booked(debit))]).toEqual([
    {
      investor_id: alice.id,
      debit: 'corrections',
      credit: 'available',
      amount_cents: 2500,
      code: 'correction',
    },
    {
      investor_id: alice.id,
      debit: 'available',
      credit: 'corrections',
      amount_cents: 12_500,
      code: 'correction',
    },
  ]);
  const [house] = await owner`select ledger.house_balance('corrections') as cents`;
  expect(house).toEqual({ cents: -10_000 });
  expect(await row(debit)).toEqual({
    status: 'booked',
    proposed_by: operator('reviewer').id,
    decided_by: operator('treasurer').id,
    refusal: null,
    ended: true,
  });
  expect(await waiting()).toEqual([]);
  expect(await problems(owner)).toEqual([]);
});

test('a correction is on the record from its proposal to its end, with amount and reason', async () => {
  const alice = await makeInvestor({ deposited: 10_000 });
  const id = await propose(alice, -100);
  await review(id, false, 'The line is right');
  const events = await owner`
    select action, actor, details from private.audit_events where subject = ${id} order by id`;
  const details = { person: alice.id, amount_cents: -100 };
  expect([...events]).toEqual([
    { action: 'correction_proposed', actor: operator('reviewer').id, details: { ...details, ...FACTS } },
    {
      action: 'correction_refused',
      actor: operator('treasurer').id,
      details: { ...details, reason: 'The line is right' },
    },
  ]);
  const taken = await propose(alice, 1);
  await asOperator('reviewer').call('withdraw_correction', { correction_id: taken });
  expect([
    ...(await owner`select action from private.audit_events where subject = ${taken} order by id`),
  ]).toEqual(['correction_proposed', 'correction_withdrawn'].map((action) => ({ action })));
});

test('a debit never takes more than is available when it is booked, and stays proposed', async () => {
  const alice = await makeInvestor({ deposited: 200_000 });
  const id = await propose(alice, -150_000);
  await asInvestor(alice).call('request_withdrawal', {
    method: 'Bitcoin',
    address: ADDRESSES.Bitcoin[0],
    amount_cents: 100_000,
    request_id: randomUUID(),
  });
  expect(await waiting()).toContainEqual(
    expect.objectContaining({ id, available_cents: 100_000, after_cents: -50_000 }),
  );
  await expect(review(id)).rejects.toMatchObject({ message: 'exceeds_available', detail: '100000' });
  expect(await row(id)).toMatchObject({ status: 'proposed', decided_by: null });
  expect(await figures(owner, alice)).toMatchObject({ available: 100_000, withdrawing: 100_000 });
  await review(id, false, 'Not there any more');
});

test('the person is notified of a booked correction with its reason, by bell, mail and statement, and not of others', async () => {
  await owner`update site set mail_notifications = true`;
  const alice = await makeInvestor({ deposited: 10_000 });
  await owner`delete from notifications where investor_id = ${alice.id}`;
  await owner`delete from realtime.messages`;
  const [id, refused, taken] = [await propose(alice, -300), await propose(alice, 1), await propose(alice, 2)];
  await review(refused, false, 'No');
  await asOperator('reviewer').call('withdraw_correction', { correction_id: taken });
  expect(await whoHeard(owner, 'corrections')).toEqual({ operators: 5 });
  await review(id);
  await owner`update site set mail_notifications = false`;
  const told = await asInvestor(alice).query`select kind, amount_cents, detail from notifications`;
  expect([...told]).toEqual([{ kind: 'corrections.booked', amount_cents: -300, detail: FACTS.reason }]);
  expect([
    ...(await owner`select params from private.outgoing_mails where recipient = ${alice.email} and kind = 'notification' and params ->> 'kind' like 'corrections%'`),
  ]).toEqual([{ params: { kind: 'corrections.booked', amount_cents: -300 } }]);
  expect(await whoHeard(owner, 'corrections')).toEqual({ operators: 6, [alice.id]: 1 });
  expect(await whoHeard(owner, 'corrections', id)).toEqual({ operators: 2, [alice.id]: 1 });
  expect((await asInvestor(alice).rows('statement'))[0]).toMatchObject({
    kind: 'correction',
    detail: FACTS.reason,
    amount_cents: 300,
    change_cents: -300,
    available_cents: 9700,
  });
  expect(
    (await asInvestor(alice).rows('statement_totals')).find(({ kind }) => kind === 'correction'),
  ).toMatchObject({ lines: 1, owned_cents: -300 });
});

test('a person reads their own booked corrections, not who made them, and no one else’s', async () => {
  const [alice, bob] = [await makeInvestor(), await makeInvestor()];
  await review(await propose(alice, 11));
  await propose(alice, 12);
  const read = (person: Person) =>
    asInvestor(person).query`select amount_cents, reason from private.corrections`;
  expect([...(await read(alice))]).toEqual([{ amount_cents: 11, reason: FACTS.reason }]);
  expect([...(await read(bob))]).toEqual([]);
  await expect(asInvestor(alice).query`select proposed_by from private.corrections`).rejects.toMatchObject({
    code: '42501',
  });
});

test('an operator sees what a change would do before anything is proposed', async () => {
  const alice = await makeInvestor({ deposited: 1000 });
  const preview = (investor_id: string | null, amount_cents: number | null) =>
    asOperator('reviewer').rows('preview_balance', { investor_id, amount_cents });
  expect(await preview(alice.id, -1000)).toEqual([
    { available_cents: 1000, after_cents: 0, receivable_cents: 0 },
  ]);
  expect(await preview(alice.id, 1)).toEqual([
    { available_cents: 1000, after_cents: 1001, receivable_cents: 0 },
  ]);
  await expect(preview(alice.id, -1001)).rejects.toMatchObject({
    message: 'exceeds_available',
    detail: '1000',
  });
  await expect(preview(alice.id, 0)).rejects.toThrow('invalid_amount');
  await expect(preview(alice.id, null)).rejects.toThrow('invalid_amount');
  await expect(preview(randomUUID(), 1)).rejects.toThrow('not_found');
});

test('an operator who withdraws a correction while another books it waits, and learns that it is decided', async () => {
  const id = await propose(await makeInvestor(), 3);
  const withdrawal = whileHeld(
    (sql) => sql`select public.review_correction(${id}, true)`,
    () => asOperator('reviewer').call('withdraw_correction', { correction_id: id }),
    { by: asOperator('treasurer') },
  );
  await expect(withdrawal).rejects.toMatchObject({ message: 'already_reviewed' });
});

test('an account with a proposed correction stays open, and a closed one is not corrected', async () => {
  const alice = await makeInvestor();
  const id = await propose(alice, 5);
  const close = () => asInvestor(alice).call('close_account', { email: alice.email });
  await expect(close()).rejects.toMatchObject({ message: 'account_in_use', detail: 'correction' });
  await review(id, false, 'Not needed');
  await close();
  await expect(propose(alice, 5)).rejects.toThrow('account_closed');
});
