import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aDayLater } from '../support/a-day-later.ts';
import type { Actor, Person } from '../support/actors.ts';
import { figures, problems } from '../support/money/books.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator, whileHeld } = stage;
const admin = asOperator('admin');
const above = (cents: number) => ({ code: 'P0001', message: 'above_limit', detail: String(cents) });
const newTreasurer = async () => asInvestor(await makeOperator('treasurer'));
const available = async (person: Person) => (await figures(owner, person))['available'];
const grant = (investor: Person, amount_cents: number, as: Actor, request_id: string = randomUUID()) =>
  as.call<{ answer: number | null }>('grant_bonus', {
    investor_id: investor.id,
    amount_cents,
    reason: 'Found a defect',
    request_id,
  });

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
      expect(await grant(alice, 100_001, asInvestor(treasurer), id)).toEqual({ answer: null });
    expect(await available(alice)).toBe(0);
    expect(await waiting(id)).toMatchObject({ kind: 'bonus', amount_cents: 100_001, corrects: null });
    await expect(review(id, asInvestor(treasurer))).rejects.toThrow('second_person_required');
    await expect(review(id, asOperator('reviewer'))).rejects.toMatchObject({ code: '42501' });
    expect(await review(id, admin)).toEqual({ answer: 'booked' });
    expect(await review(id, admin)).toEqual({ answer: 'booked' });
    expect(await figures(owner, alice)).toMatchObject({ available: 100_001, bonus: 100_001 });
    expect(await grant(alice, 100_001, asInvestor(treasurer), id)).toEqual({
      answer: expect.any(Number) as number,
    });
    expect(await waiting(id)).toBeUndefined();
    expect(await asInvestor(alice).query`select kind, subject_id, detail from notifications`).toEqual([
      { kind: 'bonuses.granted', subject_id: id, detail: 'Found a defect' },
    ]);
    expect(await asInvestor(alice).query`select from private.corrections`).toHaveLength(0);
    expect(
      await owner`select actor, details ->> 'proposed_by' as first from private.audit_events where action = 'bonus_granted' and subject = ${alice.id}`,
    ).toEqual([{ actor: stage.operator('admin').id, first: treasurer.id }]);
    expect(await problems(owner)).toEqual([]);
  });

  test('is a sum of a day, for an investor and of a treasurer', async () => {
    const [alice, treasurer] = [await makeInvestor(), await newTreasurer()];
    expect(await grant(alice, 100_000, treasurer)).toEqual({ answer: expect.any(Number) as number });
    expect(await grant(alice, 1, await newTreasurer())).toEqual({ answer: null });
    for (let n = 1; n < 10; n += 1) await grant(await makeInvestor(), 100_000, treasurer);
    expect(await grant(await makeInvestor(), 1, treasurer)).toEqual({ answer: null });
    await aDayLater(owner);
    expect(await grant(alice, 1, treasurer)).toEqual({ answer: expect.any(Number) as number });
  });

  test('does not count in the sum of what one person has granted alone', async () => {
    const [alice, treasurer] = [await makeInvestor(), await newTreasurer()];
    const id = randomUUID();
    await grant(alice, 5_000_000, treasurer, id);
    const second = await newTreasurer();
    await review(id, second);
    expect(await grant(alice, 100_000, second)).toEqual({ answer: expect.any(Number) as number });
  });

  test('is refused, taken back and lapses as a correction does; a retry gets an error', async () => {
    const alice = await makeInvestor();
    const person = await makeOperator('treasurer');
    const treasurer = asInvestor(person);
    const [refused, withdrawn, lapsed] = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of [refused, withdrawn, lapsed]) await grant(alice, 100_001, treasurer, id);
    expect(await review(refused, admin, false)).toEqual({ answer: 'refused' });
    expect(await treasurer.call('withdraw_correction', { correction_id: withdrawn })).toEqual({
      answer: 'withdrawn',
    });
    for (const id of [refused, withdrawn])
      await expect(grant(alice, 100_001, treasurer, id)).rejects.toThrow('already_reviewed');
    await owner`update private.operators set role = 'reviewer' where user_id = ${person.id}`;
    await expect(review(lapsed, admin)).rejects.toThrow('approval_lapsed');
    await owner`update private.operators set role = 'treasurer' where user_id = ${person.id}`;
    await expect(review(lapsed, admin)).rejects.toThrow('approval_lapsed');
    expect(await available(alice)).toBe(0);
    expect(
      await owner`select action from private.audit_events where subject in (${refused}, ${withdrawn}, ${lapsed}) order by id`,
    ).toEqual(
      ['bonus_proposed', 'bonus_proposed', 'bonus_proposed', 'bonus_refused', 'bonus_withdrawn'].map(
        (action) => ({ action }),
      ),
    );
  });

  test('is not granted by an operator above the limit of their role, nor to a frozen account', async () => {
    await admin.rows('set_limit', { role: 'treasurer', kind: 'bonus', max_cents: 100_001, reason: 'x' });
    const alice = await makeInvestor();
    const [id, second] = [randomUUID(), await newTreasurer()];
    await grant(alice, 100_001, await newTreasurer(), id);
    await grant(await makeInvestor(), 1, second);
    await expect(review(id, second)).rejects.toMatchObject(above(100_000));
    await admin.rows('set_limit', { role: 'treasurer', kind: 'bonus', seen_cents: 100_001, reason: 'x' });
    await admin.call('freeze_person', { person_id: alice.id, reason: 'Taken over' });
    await expect(review(id, second)).rejects.toThrow('person_frozen');
  });

  test('keeps its request to itself: another amount, person, operator or kind is another request', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const treasurer = await newTreasurer();
    const id = randomUUID();
    await grant(alice, 100_001, treasurer, id);
    for (const again of [
      () => grant(alice, 100_002, treasurer, id),
      () => grant(bob, 100_001, treasurer, id),
      () => grant(alice, 100_001, admin, id),
      () => grant(alice, 1, treasurer, id),
    ])
      await expect(again()).rejects.toThrow('idempotency_key_reused');
    await expect(
      treasurer.call('propose_correction', {
        investor_id: alice.id,
        amount_cents: 100_001,
        reason: 'Found a defect',
        corrects: 'x',
        request_id: id,
      }),
    ).rejects.toThrow('request_id_reused');
  });

  test('keeps its request to itself also while another with the same id is being written', async () => {
    const [alice, bob] = [await makeInvestor(), await makeInvestor()];
    const [first, treasurer] = [await makeOperator('treasurer'), await newTreasurer()];
    const id = randomUUID();
    const late = whileHeld(
      (sql) => sql`
        insert into private.corrections (id, kind, investor_id, amount_cents, reason, proposed_by)
        values (${id}, 'bonus', ${alice.id}, 100001, 'Found a defect', ${first.id})`,
      () => grant(bob, 100_001, treasurer, id),
    );
    await expect(late).rejects.toThrow('idempotency_key_reused');
    expect(await waiting(id)).toMatchObject({ kind: 'bonus', investor_id: alice.id });
  });

  test('is asked for in one line', async () => {
    await expect(
      (await newTreasurer()).call('grant_bonus', {
        investor_id: (await makeInvestor()).id,
        amount_cents: 100_001,
        reason: 'two\nlines',
        request_id: randomUUID(),
      }),
    ).rejects.toThrow('reason_required');
  });
});
