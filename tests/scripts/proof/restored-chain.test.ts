import { describe, expect, test } from 'vitest';
import { readRestoration, type Restoration, verifyRestored } from '../../../src/features/proof/verifier/restoration.ts';
import { resealed, sha256, vectors } from '../../proof/dishonest-house.ts';

const [first, second] = vectors.snapshots;
const OTHER = 'ab'.repeat(32);

function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

/** Sealed by docs/proof.md with Node's own hash, not by the verifier. */
function sealed(restoration: Omit<Restoration, 'seal'>): Restoration {
  const { previous_seal, number, restored_to, restored_at, reason } = restoration;
  const seal = sha256(
    'glassmine:restored:v1',
    Buffer.from(previous_seal, 'hex'),
    u64(number),
    u64(Date.parse(restored_to)),
    u64(Date.parse(restored_at)),
    sha256(reason),
  );
  return { ...restoration, seal: Buffer.from(seal).toString('hex') };
}

const later = (iso: string, minutes: number) => new Date(Date.parse(iso) + minutes * 60_000).toISOString();
const restoredTo = later(first.as_of, 1);
const honest = {
  number: 7,
  after_number: first.number,
  restored_to: restoredTo,
  restored_at: later(restoredTo, 2),
  reason: 'Die Platte ist ausgefallen – 😀',
  previous_seal: first.seal,
};
const restoration = sealed(honest);
const next = resealed({ ...second, number: 8, previous_seal: restoration.seal, as_of: later(restoredTo, 3) });

test('a chain goes on after a restoration, and what it says was lost need not be there', async () => {
  const lost = [6, 2].map((number) => ({ number, seal: OTHER }));
  expect(await verifyRestored([first, next], [...lost, first, restoration], [restoration])).toEqual([]);
  expect(await verifyRestored([first], lost, [restoration])).toEqual([]);
});

test('a site can be restored twice without a snapshot in between', async () => {
  const again = sealed({
    ...honest,
    number: 12,
    after_number: 7,
    restored_to: restoration.restored_at,
    restored_at: later(restoration.restored_at, 1),
    previous_seal: restoration.seal,
  });
  const last = resealed({ ...next, number: 13, previous_seal: again.seal });
  expect(await verifyRestored([first, last], [{ number: 9, seal: OTHER }], [restoration, again])).toEqual([]);
  expect(await verifyRestored([first, last], [], [again])).toContain('chain_broken');
});

test('a chain can begin with a restoration when no snapshot is left', async () => {
  const begin = { ...honest, after_number: 0, previous_seal: '0'.repeat(64) };
  expect(await verifyRestored([], [{ number: 3, seal: OTHER }], [sealed(begin)])).toEqual([]);
  expect(await verifyRestored([], [], [sealed({ ...begin, previous_seal: OTHER })])).toEqual(['chain_broken']);
});

describe('restorations that explain nothing', () => {
  test.each([
    ['leaves out no number', { number: 2 }],
    ['follows another number', { after_number: 2 }],
    ['follows another seal', { previous_seal: OTHER }],
    ['goes back to before the snapshot that is left', { restored_to: later(first.as_of, -1) }],
    ['does not go back', { restored_at: restoredTo }],
  ])('one that %s', async (_, change) => {
    const forged = sealed({ ...honest, ...change });
    expect(await verifyRestored([first], [], [forged])).toEqual(['chain_broken']);
  });

  test.each([
    ['the reason', { reason: 'Nothing happened.' }],
    ['the moment', { restored_to: later(restoredTo, 1) }],
    ['when it was', { restored_at: later(restoredTo, 1) }],
    ['the number', { number: 100 }],
  ])('one of which %s was changed later', async (_, change) => {
    expect(await verifyRestored([first], [], [{ ...restoration, ...change }])).toContain('seal_broken');
  });

  test.each([
    ['before what it excuses', first.number],
    ['at the restoration', 7],
    ['after the restoration', 8],
    ['long after the restoration', 9],
  ])('a snapshot that is gone %s is still replaced history', async (_, number) => {
    expect(await verifyRestored([first, next], [{ number, seal: OTHER }], [restoration])).toEqual(['history_replaced']);
  });

  test('a snapshot after it that is older than the last one before it', async () => {
    const old = resealed({ ...next, as_of: first.as_of });
    expect(await verifyRestored([first, old], [], [restoration])).toEqual(['chain_broken']);
  });

  test('a value that is not shaped like a restoration', () => {
    for (const change of [
      { number: -1 },
      { after_number: 'x' },
      { restored_to: 'today' },
      { reason: null },
      { seal: '' },
    ])
      expect(readRestoration({ ...restoration, ...change })).toBeUndefined();
    expect(readRestoration(restoration)).toEqual(restoration);
    expect(readRestoration(null)).toBeUndefined();
  });
});
