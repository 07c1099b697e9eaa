import { expect, test } from 'vitest';
import { readRestoration, type Restoration, verifyRestored } from '../../../src/features/proof/verifier/restoration.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { openStage } from '../support/stage.ts';

const stage = await openStage();
const { owner, asAnonymous, makeInvestor } = stage;
const { snap, published } = proofTools(stage);
await makeInvestor({ deposited: 500_000 });

async function moment(back = '0 seconds'): Promise<string> {
  const [row] = await owner<{ at: Date }[]>`
    select date_trunc('milliseconds', clock_timestamp() - ${back}::interval) as at`;
  await nextMillisecond(owner);
  return row?.at.toISOString() ?? '';
}

async function restore(to: string | null, reason = 'The disk failed.'): Promise<Restoration> {
  const [row] = await owner<{ made: unknown }[]>`
    select to_jsonb(r) as made from proof.record_restoration(${to}, ${reason}) r`;
  const made = readRestoration(row?.made);
  if (!made) throw new Error('That is no restoration.');
  return made;
}

async function restorations(): Promise<Restoration[]> {
  const rows = await asAnonymous.query<{ row: unknown }>`
    select to_jsonb(r) as row from public.restorations r order by r.number`;
  return rows.flatMap(({ row }) => readRestoration(row) ?? []);
}

test('a restoration leaves out a number for each minute and each day that snapshots can have been lost of', async () => {
  const restored = await restore(await moment('47 hours 59 minutes 30 seconds'));
  // Includes the interval that has begun, and one publication at either end.
  expect(restored.number).toBe(3 + 2880 + 2);
  expect(restored.after_number).toBe(0);
  expect(restored.previous_seal).toBe('0'.repeat(64));
});

test('a restoration is a link of the chain that visitors can verify, and excuses only the numbers left out', async () => {
  const before = await snap();
  expect(before.number).toBe(3 + 2880 + 2 + 1);
  const restored = await restore(await moment());
  expect(restored.after_number).toBe(before.number);
  expect(restored.previous_seal).toBe(before.seal);
  const after = await snap();
  expect(after.number).toBe(restored.number + 1);
  expect(after.previous_seal).toBe(restored.seal);

  const snapshots = await published();
  const links = await restorations();
  expect(await verifyRestored(snapshots, [before, restored, after], links)).toEqual([]);
  expect(await verifyRestored(snapshots, [], [])).toContain('chain_broken');
  for (const number of [before.number + 1, restored.number - 1])
    expect(await verifyRestored(snapshots, [{ number, seal: 'ab'.repeat(32) }], links)).toEqual([]);
  for (const number of [before.number, restored.number, after.number, after.number + 1])
    expect(await verifyRestored(snapshots, [{ number, seal: 'ab'.repeat(32) }], links)).toEqual(['history_replaced']);
});

test('a restoration goes back to the moment of a snapshot or of another at the earliest, and at least a millisecond', async () => {
  const { as_of } = await snap();
  const first = await restore(as_of);
  expect(first.restored_to).toBe(as_of);
  expect((await restore(first.restored_at)).restored_to).toBe(first.restored_at);
  const tries = owner.begin(async (sql) => {
    for (let times = 0; times < 50; times += 1) {
      const [made] = await sql
        .savepoint(
          (one) => one`
          select r.restored_to < r.restored_at as back from proof.record_restoration(clock_timestamp(), 'Again') r`,
        )
        .catch((error: unknown) => [{ message: (error as Error).message }]);
      expect([{ back: true }, { message: 'invalid_moment' }]).toContainEqual(made);
    }
    throw new Error('undone');
  });
  await expect(tries).rejects.toThrow('undone');
});
