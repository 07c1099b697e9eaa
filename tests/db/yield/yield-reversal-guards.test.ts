import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fingerprint } from '../support/money/books.ts';
import { bookAnyDay, poolMaker, yieldReversals } from '../support/money/yield.ts';
import { openStage } from '../support/stage.ts';

// What one person, or two at once, cannot do about a day of yield.
const stage = await openStage();
const { owner, asOperator } = stage;
const pool = poolMaker(stage);
await bookAnyDay(owner);
const refusal = (message: string) => ({ code: 'P0001', message });
const treasurer = asOperator('treasurer');
const admin = asOperator('admin');
const { post, propose, confirm, cancel } = yieldReversals(stage);

test('a reversal that is proposed or confirmed twice exists once', async () => {
  const { plan, profits } = await pool(10_000);
  const posting = await post(plan, 1000);
  const ids = await Promise.all(Array.from({ length: 5 }, () => propose(posting.id)));
  expect(new Set(ids).size).toBe(1);
  await expect(propose(posting.id, 'Another reason')).rejects.toMatchObject(refusal('reversal_open'));
  await expect(propose(posting.id, undefined, admin)).rejects.toMatchObject(refusal('reversal_open'));
  const [id = ''] = ids;
  await Promise.all(Array.from({ length: 5 }, () => confirm(id)));
  expect(await profits()).toEqual([0]);
  const before = await fingerprint(owner);
  await confirm(id);
  await expect(cancel(id)).rejects.toMatchObject(refusal('already_reviewed'));
  await expect(propose(posting.id)).rejects.toMatchObject(refusal('already_reversed'));
  expect(await fingerprint(owner)).toBe(before);
});

describe('a day is not taken back', () => {
  test('by the person who proposed it', async () => {
    const { plan, profits } = await pool(10_000);
    const id = await propose((await post(plan, 10)).id);
    await expect(confirm(id, treasurer)).rejects.toMatchObject(refusal('second_person_required'));
    expect(await profits()).toEqual([10]);
    await cancel(id, treasurer);
  });
  test('after the proposal was cancelled', async () => {
    const { plan } = await pool(10_000);
    const id = await propose((await post(plan, 10)).id);
    await cancel(id);
    await cancel(id);
    await expect(confirm(id)).rejects.toMatchObject(refusal('already_reviewed'));
  });
  test('without a reason, nor one that was never posted', async () => {
    const { plan } = await pool(10_000);
    const { id } = await post(plan, 10);
    for (const reason of [null, '  ', 'two\nlines', 'x'.repeat(501)])
      await expect(propose(id, reason)).rejects.toMatchObject(refusal('reason_required'));
    for (const call of [propose, confirm, cancel])
      await expect(call(randomUUID())).rejects.toMatchObject(refusal('not_found'));
  });
});

test('what was proposed is never changed, nor what has ended; a posting is taken back once', async () => {
  const { plan } = await pool(10_000);
  const posting = await post(plan, 10);
  const id = await propose(posting.id);
  const change = (set: string) =>
    owner.unsafe(`update private.yield_reversals set ${set} where id = '${id}'`);
  for (const set of [
    "reason = 'x'",
    'id = gen_random_uuid()',
    'proposed_by = gen_random_uuid()',
    'posting_id = gen_random_uuid()',
    'proposed_at = now()',
  ])
    await expect(change(set)).rejects.toThrow('append_only');
  await expect(owner`delete from private.yield_reversals where id = ${id}`).rejects.toThrow('append_only');
  await expect(owner`truncate private.yield_reversals`).rejects.toThrow('append_only');
  await expect(
    owner`insert into private.yield_reversals (posting_id, reason, proposed_by) select posting_id, reason, proposed_by from private.yield_reversals where id = ${id}`,
  ).rejects.toMatchObject({ constraint_name: 'yield_reversals_one_open' });
  await confirm(id);
  await expect(change('confirmed_at = null, confirmed_by = null')).rejects.toThrow('append_only');
  const rewrite = (set: string) =>
    owner.unsafe(`update yield_postings set ${set} where id = '${posting.id}'`);
  for (const set of ['reversed_at = null, reversed_by = null', 'reversed_at = now()', 'amount_cents = 1'])
    await expect(rewrite(set)).rejects.toThrow('append_only');
  await expect(
    owner`update yield_postings set reversed_at = now(), reversed_by = posted_by, amount_cents = 1 where reversed_at is null`,
  ).rejects.toThrow('append_only');
  await expect(owner`delete from yield_postings where id = ${posting.id}`).rejects.toThrow('append_only');
});
