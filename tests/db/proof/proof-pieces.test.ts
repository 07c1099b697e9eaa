import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// A tree of many leaves is kept in pieces; what it commits to is the same as if it were in one.
const { owner } = await openStage();

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

/** A leaf of forty bytes, in whose value every byte is used. */
function leafOf(n: number): Buffer {
  const value = Buffer.alloc(8);
  value.writeBigInt64BE(BigInt(n + 1) * 16_777_259n);
  return Buffer.concat([sha256(Buffer.from(`leaf ${n}`)), value]);
}

const parentOf = (left: Buffer, right: Buffer) => {
  const value = Buffer.alloc(8);
  value.writeBigInt64BE(left.readBigInt64BE(32) + right.readBigInt64BE(32));
  return Buffer.concat([sha256(Buffer.from('glassmine:node:v1'), left, right), value]);
};

/** Every level of the whole tree, from the leaves up to the root. */
function levelsOver(leaves: Buffer[]): Buffer[][] {
  const levels = [leaves];
  for (let below = leaves; below.length > 1; levels.push(below))
    below = Array.from({ length: below.length / 2 }, (_, n) =>
      parentOf(below[2 * n] as Buffer, below[2 * n + 1] as Buffer),
    );
  return levels;
}

test.each([
  [1024, 1],
  [16_384, 1],
  [32_768, 2],
  [65_536, 4],
])(
  'a tree of %i leaves is kept in %i pieces, and its root and paths are those of the whole',
  async (count, pieces) => {
    const leaves = Array.from({ length: count }, (_, n) => leafOf(n));
    const levels = levelsOver(leaves);
    const each = count / pieces;
    for (let piece = 0; piece < pieces; piece += 1)
      await owner`
      insert into private.proof_levels (snapshot, tree, height, piece, nodes)
      values (${count}, 'pools', 0, ${piece}, ${Buffer.concat(leaves.slice(piece * each, (piece + 1) * each))})`;
    const [built] = await owner<{ root: Buffer }[]>`select private.build_tree(${count}, 'pools') as root`;
    expect(built?.root).toEqual(levels.at(-1)?.[0]);
    for (const place of [0, 1, each - 1, each % count, count - 2, count - 1]) {
      const [row] = await owner<
        { path: string[] }[]
      >`select private.path_of(${count}, 'pools', ${place}) as path`;
      expect(row?.path).toEqual(
        levels
          .slice(0, -1)
          .map((level, height) => level[Math.floor(place / 2 ** height) ^ 1]?.toString('hex')),
      );
    }
    const [largest] = await owner<{ bytes: number }[]>`
    select max(length(nodes)) as bytes from private.proof_levels where snapshot = ${count}`;
    expect(largest?.bytes).toBe(Math.min(count, 16_384) * 40);
  },
);
