import { describe, expect, test } from 'vitest';
import { readSnapshot, verifyChain, verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import {
  another,
  changed,
  firstVectors,
  honest,
  leafHash,
  rebuilt,
  resealed,
  sha256,
  vectors,
} from '../../proof/dishonest-house.ts';

const [first, second] = vectors.snapshots;

describe('vectors of another implementation', () => {
  test.each(vectors.receipts.map((receipt) => [receipt.account, receipt.snapshot.number, receipt] as const))(
    'the receipt of %s in snapshot %i proves what it says',
    async (account, _, receipt) => {
      const published = receipt.snapshot.number === 1 ? first : second;
      expect(await verifyReceipt(receipt, { account, published })).toEqual([]);
    },
  );

  test('their snapshots are a chain', async () => {
    expect(await verifyChain([first, second], [first])).toEqual([]);
  });

  test.each(firstVectors.receipts.map((receipt) => [receipt.account, receipt] as const))(
    'the receipt of %s of the first version still proves what it says',
    async (account, receipt) => {
      const published = firstVectors.snapshots[receipt.snapshot.number - 1];
      expect(await verifyReceipt(receipt, { account, ...(published && { published }) })).toEqual([]);
    },
  );

  test('a chain goes on from the first version to the second, and not back', async () => {
    const [one, two] = firstVectors.snapshots;
    const next = resealed({
      ...second,
      number: 3,
      as_of: '2026-11-20T23:59:00Z',
      previous_seal: two.seal,
    });
    expect(await verifyChain([one, two, next])).toEqual([]);
    expect(await verifyChain([{ ...first, seal: one.previous_seal }, two])).toContain('chain_broken');
    const follows = { ...two, number: 2, previous_seal: first.seal };
    expect(await verifyChain([first, follows])).toContain('chain_broken');
  });
});

describe('attacks that a receipt does not survive', () => {
  test('understated parent: a root made of less than its children', async () => {
    const claimed = { ...honest.snapshot, available_cents: honest.snapshot.available_cents - 50_000 };
    const receipt = { ...honest, snapshot: resealed(claimed) };
    expect(await verifyReceipt(receipt)).toEqual(['total_differs']);
  });

  test('understated parent: a sibling that counts for less than it was hashed with', async () => {
    const receipt = changed(({ leaf }) => {
      const [lowest = ''] = leaf.path;
      leaf.path[0] = `${lowest.slice(0, 64)}${'0'.repeat(15)}7`;
    });
    expect(await verifyReceipt(receipt)).toContain('root_differs');
  });

  test('negative and overflowing values: a sibling that takes away', async () => {
    const receipt = changed(({ leaf }) => {
      leaf.path[0] = `${(leaf.path[0] ?? '').slice(0, 64)}${'f'.repeat(16)}`;
    });
    const values = [90_000, 10_000, 0, 0, honest.leaf.pooled_cents];
    expect(
      await verifyReceipt(rebuilt(receipt, leafHash(receipt, values), 100_000 + honest.leaf.pooled_cents)),
    ).toEqual(['value_out_of_bounds']);
  });

  test.each([-1, 0.5, 1e14 + 1, Number.NaN, '90000', null])(
    'negative and overflowing values: a leaf of %s cents',
    async (value) => {
      const receipt = changed(({ leaf }) => Object.assign(leaf, { available_cents: value }));
      expect(await verifyReceipt(receipt)).toContain('value_out_of_bounds');
    },
  );

  test('negative and overflowing values: sums beyond the bound', async () => {
    const receipt = changed(({ leaf }) => {
      for (const [index, sibling] of leaf.path.entries())
        leaf.path[index] = `${sibling.slice(0, 64)}${(10n ** 14n - 1n).toString(16).padStart(16, '0')}`;
    });
    expect(await verifyReceipt(receipt)).toEqual(['value_out_of_bounds']);
  });

  test('omitted account: a receipt without a leaf', async () => {
    expect(await verifyReceipt({ ...honest, leaf: null })).toEqual(['not_included']);
  });

  test("one leaf for two people: a receipt of another person's account", async () => {
    const other = vectors.receipts[0]?.account ?? '';
    expect(await verifyReceipt(honest, { account: other })).toEqual(['other_account']);
    expect(await verifyReceipt({ ...honest, account: other }, { account: other })).toEqual(['root_differs']);
  });

  test('leaf/node confusion: an inner node that is passed off as a leaf', async () => {
    // A leaf and a parent's content have equal lengths: without tags the left half could be an account.
    const inside = Buffer.concat([Buffer.from(honest.account.replaceAll('-', ''), 'hex'), Buffer.alloc(64)]);
    const receipt = rebuilt(honest, sha256('glassmine:node:v1', inside), 100_000 + honest.leaf.pooled_cents);
    expect(await verifyReceipt(receipt)).toEqual(['root_differs']);
  });

  test('leaf/node confusion: a path that is shorter or longer than the tree is high', async () => {
    for (const path of [honest.leaf.path.slice(1), [...honest.leaf.path, honest.leaf.path[0]]])
      expect(await verifyReceipt({ ...honest, leaf: { ...honest.leaf, path } })).toEqual(['path_wrong']);
  });

  test.each(['root', 'seal', 'previous_seal'] as const)('truncated hash: %s', async (name) => {
    const snapshot = { ...honest.snapshot, [name]: honest.snapshot[name].slice(0, 40) };
    expect(await verifyReceipt({ ...honest, snapshot })).toEqual(['malformed']);
  });

  test('truncated hash: a salt, a sibling', async () => {
    expect(await verifyReceipt(changed(({ leaf }) => (leaf.salt = leaf.salt.slice(0, 32))))).toEqual(['malformed']);
    const cut = changed(({ leaf }) => (leaf.path[3] = (leaf.path[3] ?? '').slice(0, 48)));
    expect(await verifyReceipt(cut)).toEqual(['path_wrong']);
  });

  test('tampered receipt: no single figure can be changed', async () => {
    const fields = [
      ...Object.keys(honest.snapshot).map((key) => ['snapshot', key] as const),
      ...Object.keys(honest.leaf).map((key) => ['leaf', key] as const),
      ...Object.keys(honest.statement).map((key) => ['statement', key] as const),
    ];
    for (const [part, key] of fields) {
      const value: unknown = Reflect.get(honest[part], key);
      const spoilt = key === 'as_of' ? '2026-11-20T00:00:00Z' : another(value);
      const receipt = { ...honest, [part]: { ...honest[part], [key]: spoilt } };
      expect([part, key, await verifyReceipt(receipt)]).not.toEqual([part, key, []]);
    }
    expect(await verifyReceipt({ ...honest, waiting_cents: honest.waiting_cents + 1 })).toEqual(['pooled_differs']);
  });

  test.each([
    undefined,
    null,
    7,
    'receipt',
    [],
    {},
    { format: 'glassmine-proof-v2' },
    { format: 'glassmine-proof-v1' },
    { ...honest, format: 'glassmine-proof-v1' },
    { ...firstVectors.receipts[0], format: 'glassmine-proof-v2' },
  ])('tampered receipt: %o is not a receipt', async (nonsense) => {
    expect(await verifyReceipt(nonsense)).toEqual(['malformed']);
  });

  test('tampered receipt: a leaf that says less than the journal', async () => {
    const receipt = changed(({ leaf }) => (leaf.available_cents = 40_000));
    const pooled = honest.leaf.pooled_cents;
    const accepted = rebuilt(receipt, leafHash(receipt, [40_000, 10_000, 0, 0, pooled]), 50_000 + pooled);
    expect(await verifyReceipt(accepted)).toEqual(['total_differs', 'statement_differs']);
  });

  test('different roots shown to different people: a receipt of a root that the public list does not show', async () => {
    const other = resealed({ ...first, insurance_fund_cents: 1 });
    expect(await verifyReceipt(honest, { published: other })).toEqual(['other_snapshot']);
  });
});

describe('attacks that the chain does not survive', () => {
  test('replaced history: a snapshot changed, with or without a new seal', async () => {
    const lesser = { ...first, available_cents: 1 };
    expect(await verifyChain([lesser, second])).toContain('seal_broken');
    expect(await verifyChain([resealed(lesser), second])).toContain('chain_broken');
  });

  test('replaced history: a chain made again as a whole is not the one remembered', async () => {
    const one = resealed({ ...first, available_cents: 1 });
    const two = resealed({ ...second, previous_seal: one.seal });
    expect(await verifyChain([one, two])).toEqual([]);
    expect(await verifyChain([one, two], [second])).toEqual(['history_replaced']);
  });

  test('replaced history: a snapshot left out, at the end or in between', async () => {
    expect(await verifyChain([first], [second])).toEqual(['history_replaced']);
    const third = resealed({ ...second, number: 3, previous_seal: second.seal });
    expect(await verifyChain([first, third])).toEqual(['chain_broken']);
    const unordered = resealed({ ...second, as_of: first.as_of });
    expect(await verifyChain([first, unordered])).toEqual(['chain_broken']);
  });

  test('replaced history: a first snapshot with something before it', async () => {
    expect(await verifyChain([resealed({ ...first, previous_seal: '1'.repeat(64) })])).toEqual(['chain_broken']);
  });

  test('a value that is not shaped like a snapshot is refused', () => {
    for (const change of [{ leaves: 1000 }, { leaves: 512 }, { number: 0 }, { as_of: 'today' }, { root: '' }])
      expect(readSnapshot({ ...first, ...change })).toBeUndefined();
    const most = { available_cents: 1e14, invested_cents: 1 };
    expect(readSnapshot({ ...first, ...most })).toBeUndefined();
    for (const change of [{ pools_leaves: 1000 }, { pooled_cents: -1 }, { pools_root: 'ab' }, { pools_cents: null }])
      expect(readSnapshot({ ...first, ...change })).toBeUndefined();
    expect(readSnapshot(first)).toEqual(first);
    expect(readSnapshot(firstVectors.snapshots[0])).toEqual(firstVectors.snapshots[0]);
  });
});
