import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { verifyReceipt } from '../../../src/features/proof/verifier/verifier.ts';
import { nextMillisecond, proofTools } from '../support/money/proof.ts';
import { bookAnyDay, poolMaker } from '../support/money/yield.ts';
import { NEW_PLAN } from '../support/site/offers.ts';
import { sliceTools } from '../support/slices.ts';
import { openTradingStage } from '../support/trading/trading-stage.ts';

const stage = await openTradingStage();
const { owner, makeInvestor, asOperator } = stage;

const { receiptOf } = proofTools(stage);

test('a snapshot taken while a transaction is open does not accuse itself when that one is committed', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  const number = await owner.begin(async (sql) => {
    await sql`select ledger.transfer(${alice.id}, 'available', 'withdrawing', 100, 'withdrawal_hold', gen_random_uuid())`;
    await nextMillisecond(owner);
    const [taken] = await owner<{ number: number; early: boolean }[]>`
      select s.number, s.as_of < a.xact_start as early
      from proof.take_snapshot(clock_timestamp()) s,
        (select min(xact_start) as xact_start from pg_stat_activity where state = 'idle in transaction' and datname = current_database()) a`;
    expect(taken?.early).toBe(true);
    return taken?.number ?? 0;
  });
  const receipt = await receiptOf(alice, number);
  expect(await verifyReceipt(receipt, { account: alice.id })).toEqual([]);
  expect(receipt.leaf).toMatchObject({ available_cents: 500_000, withdrawing_cents: 0 });
});

test('no snapshot is taken while a transaction is open that is older than the last one', async () => {
  const alice = await makeInvestor({ deposited: 500_000 });
  await nextMillisecond(owner);
  const snap = () => owner`select proof.take_snapshot(clock_timestamp())`;
  await owner.begin(async (sql) => {
    await sql`select now()`;
    await nextMillisecond(owner);
    await snap();
    await sql`select ledger.transfer(${alice.id}, 'available', 'withdrawing', 100, 'withdrawal_hold', gen_random_uuid())`;
    await nextMillisecond(owner);
    await expect(snap()).rejects.toMatchObject({ message: 'journal_busy' });
  });
  await snap();
});

test('no snapshot is of a moment at which income was credited to only some of its holders', async () => {
  await bookAnyDay(owner);
  const { post, slice, work } = await sliceTools(stage);
  const { plan } = await poolMaker(stage)(10_000, 20_000, 30_000);
  const snap = async () => {
    await nextMillisecond(owner);
    const [taken] = await owner<{ available: number }[]>`
      select available_cents::int as available from proof.take_snapshot(clock_timestamp())`;
    return taken?.available ?? 0;
  };
  const before = await snap();
  await nextMillisecond(owner);
  await nextMillisecond(owner);
  await post(plan, 600);
  await slice();
  await slice();
  expect(await snap()).toBe(before);
  await expect(snap()).rejects.toMatchObject({ message: 'journal_busy' });
  const [between] = await owner<{ at: Date }[]>`select clock_timestamp() as at`;
  await work();
  // The credit has ended since, but was incomplete at that moment.
  const late = owner`select proof.take_snapshot(${between?.at ?? null})`;
  await expect(late).rejects.toMatchObject({ message: 'journal_busy' });
  expect(await snap()).toBe(before + 600);
});

const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

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
])('a tree of %i leaves is kept in %i pieces, and its root and paths are those of the whole', async (count, pieces) => {
  const leaves = Array.from({ length: count }, (_, n) => leafOf(n));
  const levels = levelsOver(leaves);
  const each = count / pieces;
  for (let piece = 0; piece < pieces; piece += 1)
    await owner`
      insert into proof.proof_levels (snapshot, tree, height, piece, nodes)
      values (${count}, 'pools', 0, ${piece}, ${Buffer.concat(leaves.slice(piece * each, (piece + 1) * each))})`;
  const [built] = await owner<{ root: Buffer }[]>`select proof.build_tree(${count}, 'pools') as root`;
  expect(built?.root).toEqual(levels.at(-1)?.[0]);
  for (const place of [0, 1, each - 1, each % count, count - 2, count - 1]) {
    const [row] = await owner<{ path: string[] }[]>`select proof.path_of(${count}, 'pools', ${place}) as path`;
    expect(row?.path).toEqual(
      levels.slice(0, -1).map((level, height) => level[Math.floor(place / 2 ** height) ^ 1]?.toString('hex')),
    );
  }
  const [largest] = await owner<{ bytes: number }[]>`
    select max(length(nodes)) as bytes from proof.proof_levels where snapshot = ${count}`;
  expect(largest?.bytes).toBe(Math.min(count, 16_384) * 40);
});

const WAITED = '55P03';

/** Each call is refused after it has had its turn, so that no other lock makes it wait. */
const turns: [name: string, table: string, held: string, args: Record<string, string | number | boolean>][] = [
  ['save_plan', 'public.plans', 'share', { ...NEW_PLAN, offers: '{}', seen: 'stale' }],
  [
    'set_limit',
    'desk.role_limits',
    'share',
    { role: 'admin', kind: 'bonus', max_cents: 1, reason: 'Asked for', seen_cents: 2 },
  ],
  ['set_role', 'people.operators', 'share', { person_id: '00000000-0000-4000-8000-00000000dead', new_role: 'admin' }],
  [
    'evidence_capacity',
    'public.positions',
    'share',
    { plan_id: 'stater', capacity_cents: 100_000_000, evidence: 'stated by the host' },
  ],
];

test.each(turns)('%s waits while another transaction holds %s in %s mode', async (name, table, held, args) => {
  const names = Object.keys(args);
  const answer = await owner.begin(async (holding) => {
    await holding.unsafe(`lock table ${table} in ${held} mode`);
    return asOperator('admin')
      .transaction(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        await sql.unsafe(
          `select public.${name}(${names.map((key, n) => `"${key}" => $${n + 1}`).join(', ')})`,
          Object.values(args),
        );
        return 'did not wait';
      })
      .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error));
  });
  expect(answer).toBe(WAITED);
});

test('a snapshot waits for another one that is being taken', async () => {
  const taken = await owner.begin(async (holding) => {
    await holding`lock table public.liability_snapshots in share mode`;
    return owner
      .begin(async (sql) => {
        await sql`set local lock_timeout = '10ms'`;
        // Refused, because the moment is in the future.
        await sql`select proof.take_snapshot(now() + interval '1 hour')`;
      })
      .catch((error: unknown) => (error instanceof postgres.PostgresError ? error.code : error));
  });
  expect(taken).toBe(WAITED);
});
