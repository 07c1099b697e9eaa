import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { honest, leafHash, rebuilt, resealed, vectors } from '../../proof/dishonest-house.ts';

const folder = mkdtempSync(join(tmpdir(), 'receipts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function verify(...receipts: unknown[]): { status: number | null; output: string } {
  const files = receipts.map((receipt, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(receipt));
    return file;
  });
  const { status, stdout } = spawnSync(process.execPath, ['scripts/verify.ts', ...files], {
    cwd: repository,
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

test('accepts honest receipts and names their seals', () => {
  const { status, output } = verify(...vectors.receipts);
  expect(status).toBe(0);
  expect(output).toContain(vectors.snapshots[0].seal);
});

test('different roots shown to different people: says which receipts contradict each other', () => {
  const receipt = rebuilt(honest, leafHash(honest, [90_000, 10_000, 0, 0, 1]), 100_001);
  const forked = { ...receipt, snapshot: resealed({ ...receipt.snapshot, insurance_fund_cents: 1 }) };
  const { status, output } = verify(honest, forked);
  expect(status).toBe(1);
  expect(output).toContain('two seals');
});

test('one leaf for two people: says whose', () => {
  const { status, output } = verify(honest, { ...honest, account: vectors.receipts[0]?.account });
  expect(status).toBe(1);
  expect(output).toContain('one leaf for two accounts');
});

test('different figures of a pool shown to its members: says whose', () => {
  const other = vectors.receipts.find(({ pools }) => pools.length === 1);
  const [pool] = other?.pools ?? [];
  const { status, output } = verify(honest, {
    ...other,
    pools: [{ ...pool, place: (pool?.place ?? 0) ^ 1 }],
  });
  expect(status).toBe(1);
  expect(output).toContain('one pool with two leaves');
});

test('says that a tampered or unreadable receipt is', () => {
  expect(verify({ ...honest, leaf: null })).toMatchObject({ status: 1 });
  expect(verify('nothing')).toMatchObject({ status: 1 });
});
