import { expect, test } from 'vitest';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { another, changed, honest, repooled, resealed, vectors } from '../../proof/dishonest-house.ts';

const [first] = vectors.snapshots;

/** Other values where adding one changes nothing: a millionth of a unit is worth less than a cent. */
const ANOTHER: Record<string, unknown> = {
  own_units: 1,
  marked_at: '2026-11-18T22:00:00.418Z',
  holdings: 'SOL-USD:1\n',
};

test('tampered receipt: no figure of a pool can be changed', async () => {
  expect(honest.pools).toHaveLength(2);
  for (const [index, pool] of honest.pools.entries())
    for (const [key, value] of Object.entries(pool)) {
      const spoilt = key in ANOTHER ? ANOTHER[key] : another(value);
      const receipt = changed(({ pools }) => (pools[index] = { ...pool, [key]: spoilt }));
      expect([index, key, await verifyReceipt(receipt)]).not.toEqual([index, key, []]);
    }
});

test('understated pool: the members of one are shown other figures than those that lead to the root', async () => {
  const [portfolio] = honest.pools;
  if (!portfolio) throw new Error('There is no pool.');
  const lesser = { ...portfolio, mark_cents: portfolio.mark_cents - 1_000_000 };
  expect(await verifyReceipt(changed(({ pools }) => (pools[0] = { ...lesser, path: portfolio.path })))).toContain(
    'pools_differ',
  );
  // A fitting root reveals that the part no longer follows, and that the seal differs.
  const alone = changed(({ pools }) => (pools.length = 1));
  expect(await verifyReceipt(repooled(alone, lesser), { published: first })).toEqual([
    'other_snapshot',
    'pooled_differs',
  ]);
});

test('understated pool: a pool left out, told twice, or of more units than it has', async () => {
  expect(await verifyReceipt(changed(({ pools }) => pools.pop()))).toEqual(['pooled_differs']);
  const [one, two] = honest.pools;
  if (!one || !two) throw new Error('There are not two pools.');
  const halves = [
    { ...one, own_units: Math.floor(one.own_units / 2) },
    { ...one, own_units: Math.ceil(one.own_units / 2) },
  ];
  expect(await verifyReceipt(changed((receipt) => (receipt.pools = [...halves, two])))).toEqual(['pooled_differs']);
  const few = { ...two, units: two.own_units - 1 };
  expect(await verifyReceipt(changed(({ pools }) => (pools[1] = few)))).toContain('pooled_differs');
});

test('understated pool: more is owed in pools than they could be sold for', async () => {
  const lesser = resealed({ ...honest.snapshot, pools_cents: honest.snapshot.pooled_cents - 1 });
  expect(await verifyReceipt({ ...honest, snapshot: lesser })).toEqual(['pools_differ', 'pooled_differs']);
});

test.each([
  ['no list', { pools: null }],
  ['no waiting money', { waiting_cents: undefined }],
  ['a pool that is none', { pools: [7] }],
  ['a mark of no units', { pools: [{ ...honest.pools[0], mark_units: 0 }] }],
  ['a place outside of the tree', { pools: [{ ...honest.pools[0], place: 1024 }] }],
  ['holdings with a letter of another alphabet', { pools: [{ ...honest.pools[0], holdings: 'ВТС:1\n' }] }],
  ['a salt cut short', { pools: [{ ...honest.pools[0], salt: 'ab' }] }],
  ['a mark without a time', { pools: [{ ...honest.pools[0], marked_at: 'soon' }] }],
])('tampered receipt: pools with %s', async (_, change) => {
  expect(await verifyReceipt({ ...honest, ...change })).toEqual(['malformed']);
});

test('truncated hash: a path of a pool', async () => {
  const cut = changed(({ pools }) => pools[0]?.path.pop());
  expect(await verifyReceipt(cut)).toContain('path_wrong');
});
