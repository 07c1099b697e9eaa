import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Person } from '../support/actors.ts';
import { figures, fingerprint, problems } from '../support/money/books.ts';
import { FACTS, propose as proposeOn, review as reviewOn } from '../support/money/corrections.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asInvestor, asOperator, makeInvestor, makeOperator } = stage;
const propose = (person: Person, cents: number, change: object = {}) => proposeOn(stage, person, cents, change);
const review = (id: string, approve?: boolean | null, reason?: string | null) => reviewOn(stage, id, approve, reason);

test.each([
  [{ investor_id: randomUUID() }, 'not_found'],
  [{ investor_id: null }, 'not_found'],
  [{ amount_cents: 0 }, 'invalid_amount'],
  [{ amount_cents: null }, 'invalid_amount'],
  [{ amount_cents: 100_000_000_001 }, 'invalid_amount'],
  [{ amount_cents: -100_000_000_001 }, 'invalid_amount'],
  [{ amount_cents: -10_001 }, 'exceeds_available'],
  [{ reason: ' ' }, 'reason_required'],
  [{ reason: null }, 'reason_required'],
  [{ reason: 'x'.repeat(501) }, 'reason_required'],
  [{ reason: 'Two\nlines' }, 'reason_required'],
  [{ corrects: ' ' }, 'subject_required'],
  [{ corrects: null }, 'subject_required'],
  [{ corrects: 'x'.repeat(201) }, 'subject_required'],
  [{ corrects: 'Two\nlines' }, 'subject_required'],
  [{ request_id: null }, 'request_id_required'],
])('an operator cannot propose %j', async (change, code) => {
  const alice = await makeInvestor({ deposited: 10_000 });
  const before = await fingerprint(owner);
  await expect(propose(alice, 100, change)).rejects.toMatchObject({ code: 'P0001', message: code });
  expect(await fingerprint(owner)).toBe(before);
});

test('no operator corrects their own balance, as the first person or as the second', async () => {
  const insider = await makeOperator('admin');
  const own = { investor_id: insider.id, amount_cents: 1, ...FACTS, request_id: randomUUID() };
  await expect(asInvestor(insider).call('propose_correction', own)).rejects.toThrow('own_correction');
  const id = await propose(insider, 1);
  await expect(asInvestor(insider).call('review_correction', { correction_id: id, approve: true })).rejects.toThrow(
    'own_correction',
  );
  expect(await owner`select status from desk.corrections where id = ${id}`).toEqual([{ status: 'proposed' }]);
});

test('the operator who proposed a correction can neither book nor refuse it, only withdraw it', async () => {
  const alice = await makeInvestor();
  const correction_id = await proposeOn({ ...stage, asOperator: () => asOperator('treasurer') }, alice, 1);
  for (const approve of [true, false])
    await expect(review(correction_id, approve, 'No')).rejects.toThrow('second_person_required');
  await expect(asOperator('admin').call('withdraw_correction', { correction_id })).rejects.toThrow('not_found');
  for (let n = 0; n < 2; n += 1)
    expect(await asOperator('treasurer').call('withdraw_correction', { correction_id })).toEqual({
      answer: 'withdrawn',
    });
  await expect(asOperator('admin').call('review_correction', { correction_id, approve: true })).rejects.toThrow(
    'already_reviewed',
  );
  expect(await owner`select from ledger.transfers where reference = ${correction_id}`).toHaveLength(0);
});

test('a decision is made once: sent again it is the same one, another one comes too late', async () => {
  const alice = await makeInvestor();
  const [yes, no] = [await propose(alice, 7), await propose(alice, 9)];
  await review(yes);
  await review(no, false, 'Wrong');
  expect(await review(yes)).toEqual({ answer: 'booked' });
  expect(await review(no, false, 'Wrong')).toEqual({ answer: 'refused' });
  await expect(review(yes, false, 'After all not')).rejects.toThrow('already_reviewed');
  await expect(review(no)).rejects.toThrow('already_reviewed');
  const admin = (correction_id: string) =>
    asOperator('admin').call('review_correction', { correction_id, approve: true });
  await expect(admin(yes)).rejects.toThrow('already_reviewed');
  for (const correction_id of [yes, no])
    await expect(asOperator('reviewer').call('withdraw_correction', { correction_id })).rejects.toThrow(
      'already_reviewed',
    );
  expect(await figures(owner, alice)).toMatchObject({ available: 7 });
});

test('eight treasurers who book one correction at once book it once', async () => {
  const alice = await makeInvestor();
  const id = await propose(alice, 40);
  const treasurers = await Promise.all(Array.from({ length: 8 }, () => makeOperator('treasurer')));
  const tries = await Promise.allSettled(
    treasurers.map((person) => asInvestor(person).call('review_correction', { correction_id: id, approve: true })),
  );
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
  expect(refused).toEqual(Array(7).fill('already_reviewed'));
  expect(await figures(owner, alice)).toMatchObject({ available: 40 });
  expect(await problems(owner)).toEqual([]);
});

test('a case that another operator has open is not decided, but its proposer may still withdraw it', async () => {
  const alice = await makeInvestor();
  const [open, other] = [await propose(alice, 1), await propose(alice, 2)];
  for (const case_id of [open, other]) await asOperator('admin').call('lease_case', { queue: 'corrections', case_id });
  await expect(review(open)).rejects.toThrow('case_leased');
  await asOperator('reviewer').call('withdraw_correction', { correction_id: other });
  expect([...(await owner`select from desk.case_leases where case_id = ${other}`)]).toEqual([]);
  await expect(asOperator('admin').call('lease_case', { queue: 'corrections', case_id: other })).rejects.toThrow(
    'not_found',
  );
});
