import { randomUUID } from 'node:crypto';
import { expect, test, describe } from 'vitest';
import type { Actor, Person } from '../support/actors.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const { owner, asOperator, asInvestor, makeInvestor, makeOperator, operator, whileHeld } = await openStage();
const admin = asOperator('admin');

const grant = (args: Record<string, unknown>, as = asOperator('treasurer')) =>
  as.call<{ answer: number | null }>('grant_bonus', {
    amount_cents: 500,
    reason: 'Reported a defect',
    request_id: randomUUID(),
    ...args,
  });

test('a treasurer who sends one request eight times at once grants once, on the record once', async () => {
  const alice = await makeInvestor();
  const request_id = randomUUID();
  const all = await Promise.all(Array.from({ length: 8 }, () => grant({ investor_id: alice.id, request_id })));
  expect(new Set(all.map(({ answer }) => answer)).size).toBe(1);
  expect(await figures(owner, alice)).toMatchObject({ available: 500, bonus: 500 });
  expect(
    await owner`select action, details ->> 'reason' as reason from ground.audit_events where subject = ${alice.id}`,
  ).toEqual([{ action: 'bonus_granted', reason: 'Reported a defect' }]);
});

test('a treasurer cannot grant themselves a bonus', async () => {
  const insider = await makeOperator('treasurer');
  await expect(grant({ investor_id: insider.id }, asInvestor(insider))).rejects.toThrow('own_bonus');
  await expect(grant({ investor_id: operator('admin').id }, admin)).rejects.toThrow('own_bonus');
});

test('a treasurer cannot grant a bonus to an account that was closed, also not while it is being closed', async () => {
  const alice = await makeInvestor();
  const late = whileHeld(
    (sql) => sql`select from ledger.accounts where investor_id = ${alice.id} for share`,
    () => grant({ investor_id: alice.id }),
    {
      meanwhile: (sql) =>
        sql`update profiles set name = 'Closed account', phone = '', country = '', avatar_path = null, closed_at = now() where id = ${alice.id}`,
    },
  );
  await expect(late).rejects.toMatchObject({ code: '42501', message: 'account_closed' });
  await expect(grant({ investor_id: alice.id })).rejects.toThrow('account_closed');
  expect(await figures(owner, alice)).toMatchObject({ available: 0, bonus: 0 });
});

test.each([
  [{ amount_cents: 0 }, 'invalid_amount'],
  [{ amount_cents: -1 }, 'invalid_amount'],
  [{ amount_cents: null }, 'invalid_amount'],
  [{ amount_cents: 100_000_000_001 }, 'invalid_amount'],
  [{ reason: '' }, 'reason_required'],
  [{ reason: '\u200B ' }, 'reason_required'],
  [{ reason: null }, 'reason_required'],
  [{ request_id: null }, 'request_id_required'],
  [{ investor_id: randomUUID() }, 'not_found'],
  [{ investor_id: null }, 'not_found'],
])('a treasurer cannot grant a bonus with %j', async (change, code) => {
  const alice = await makeInvestor();
  const before = await fingerprint(owner);
  await expect(grant({ investor_id: alice.id, ...change })).rejects.toThrow(code);
  expect(await fingerprint(owner)).toBe(before);
  expect(await problems(owner)).toEqual([]);
});

const above = (cents: number) => ({ code: 'P0001', message: 'above_limit', detail: String(cents) });

const newTreasurer = async () => asInvestor(await makeOperator('treasurer'));

const available = async (person: Person) => (await figures(owner, person))['available'];

const grantBy = ({ id }: Person, amount_cents: number, as: Actor, request_id: string = randomUUID()) =>
  grant({ investor_id: id, amount_cents, request_id }, as);

describe('a bonus above what one person may grant', () => {
  interface Waiting {
    id: string;
    kind: string;
    amount_cents: number;
    corrects: string | null;
  }
  const waiting = async (id: string) =>
    (await admin.rows<Waiting>('correction_queue', { max_rows: 100 })).find((row) => row.id === id);
  const review = (correction_id: string, as: Actor, approve = true) =>
    as.call<{ answer: string }>('review_correction', { correction_id, approve, reason: 'x' });

  test('waits for another treasurer, who grants it: then it is a bonus like any other', async () => {
    const alice = await makeInvestor();
    const treasurer = await makeOperator('treasurer');
    const id = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect(await grantBy(alice, 100_001, asInvestor(treasurer), id)).toEqual({ answer: null });
    expect(await available(alice)).toBe(0);
    expect(await waiting(id)).toMatchObject({ kind: 'bonus', amount_cents: 100_001, corrects: null });
    await expect(review(id, asInvestor(treasurer))).rejects.toThrow('second_person_required');
    await expect(review(id, asOperator('reviewer'))).rejects.toMatchObject({ code: '42501' });
    expect(await review(id, admin)).toEqual({ answer: 'booked' });
    expect(await review(id, admin)).toEqual({ answer: 'booked' });
    expect(await figures(owner, alice)).toMatchObject({ available: 100_001, bonus: 100_001 });
    expect(await grantBy(alice, 100_001, asInvestor(treasurer), id)).toEqual({ answer: expect.any(Number) as number });
    expect(await waiting(id)).toBeUndefined();
    expect(await asInvestor(alice).query`select kind, subject_id, detail from notifications`).toEqual([
      { kind: 'bonuses.granted', subject_id: id, detail: 'Reported a defect' },
    ]);
    expect(await asInvestor(alice).query`select from desk.corrections`).toHaveLength(0);
    expect(
      await owner`select actor, details ->> 'proposed_by' as first from ground.audit_events where action = 'bonus_granted' and subject = ${alice.id}`,
    ).toEqual([{ actor: operator('admin').id, first: treasurer.id }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('does not count in the sum of what one person has granted alone', async () => {
    const [alice, treasurer] = [await makeInvestor(), await newTreasurer()];
    const id = randomUUID();
    await grantBy(alice, 5_000_000, treasurer, id);
    const second = await newTreasurer();
    await review(id, second);
    expect(await grantBy(alice, 100_000, second)).toEqual({ answer: expect.any(Number) as number });
  });

  test('is refused, taken back and lapses as a correction does; a retry gets an error', async () => {
    const alice = await makeInvestor();
    const person = await makeOperator('treasurer');
    const treasurer = asInvestor(person);
    const [refused, withdrawn, lapsed] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [refused, withdrawn, lapsed]) await grantBy(alice, 100_001, treasurer, id);
    expect(await review(refused, admin, false)).toEqual({ answer: 'refused' });
    expect(await treasurer.call('withdraw_correction', { correction_id: withdrawn })).toEqual({ answer: 'withdrawn' });
    for (const id of [refused, withdrawn])
      await expect(grantBy(alice, 100_001, treasurer, id)).rejects.toThrow('already_reviewed');
    await owner`update people.operators set role = 'reviewer' where user_id = ${person.id}`;
    await expect(review(lapsed, admin)).rejects.toThrow('approval_lapsed');
    await owner`update people.operators set role = 'treasurer' where user_id = ${person.id}`;
    await expect(review(lapsed, admin)).rejects.toThrow('approval_lapsed');
    expect(await available(alice)).toBe(0);
    expect(
      await owner`select action from ground.audit_events where subject in (${refused}, ${withdrawn}, ${lapsed}) order by id`,
    ).toEqual(
      ['bonus_proposed', 'bonus_proposed', 'bonus_proposed', 'bonus_refused', 'bonus_withdrawn'].map((action) => ({
        action,
      })),
    );
  });

  test('is not granted by an operator above the limit of their role, nor to a frozen account', async () => {
    await admin.rows('set_limit', { role: 'treasurer', kind: 'bonus', max_cents: 100_001, reason: 'x' });
    const alice = await makeInvestor();
    const [id, second] = [randomUUID(), await newTreasurer()];
    await grantBy(alice, 100_001, await newTreasurer(), id);
    await grantBy(await makeInvestor(), 1, second);
    await expect(review(id, second)).rejects.toMatchObject(above(100_000));
    await admin.rows('set_limit', { role: 'treasurer', kind: 'bonus', seen_cents: 100_001, reason: 'x' });
    await admin.call('freeze_person', { person_id: alice.id, reason: 'Taken over' });
    await expect(review(id, second)).rejects.toThrow('person_frozen');
  });

  test('keeps its request to itself: another amount, person, operator or kind is another request', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const treasurer = await newTreasurer();
    const id = randomUUID();
    await grantBy(alice, 100_001, treasurer, id);
    for (const again of [
      () => grantBy(alice, 100_002, treasurer, id),
      () => grantBy(bob, 100_001, treasurer, id),
      () => grantBy(alice, 100_001, admin, id),
      () => grantBy(alice, 1, treasurer, id),
    ])
      await expect(again()).rejects.toThrow('idempotency_key_reused');
    await expect(
      treasurer.call('propose_correction', {
        investor_id: alice.id,
        amount_cents: 100_001,
        reason: 'Reported a defect',
        corrects: 'x',
        request_id: id,
      }),
    ).rejects.toThrow('request_id_reused');
  });
});
