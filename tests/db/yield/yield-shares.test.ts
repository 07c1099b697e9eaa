import { createHash, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { SEED, seeded } from '../support/random.ts';
import { openStage } from '../support/stage.ts';

// How an income is divided, against the largest remainder in whole numbers: positions are taken together by principal and time there.
const { owner, makeInvestor } = await openStage();
const DAY = '2026-02-10';
const DAY_MS = 86_400_000;
const midnight = Date.parse(DAY);

interface Position {
  id: string;
  principal: number;
  /** When it was opened and closed, in milliseconds from the beginning of the day. */
  from: number;
  to: number;
}

/** The shares of an income: whole cents by weight, and one more for the largest remainders, equal ones by the hash of position and day. */
function divide(positions: readonly Position[], cents: bigint): Map<string, bigint> {
  const held = positions.map(({ id, principal, from, to }) => ({
    id,
    weight: BigInt(principal) * BigInt(Math.min(to, DAY_MS) - Math.max(from, 0)),
    hash: createHash('md5').update(`${id}${DAY}`).digest('hex'),
  }));
  const total = held.reduce((sum, { weight }) => sum + weight, 0n);
  const parts = held
    .map(({ id, weight, hash }) => ({
      id,
      hash,
      whole: (cents * weight) / total,
      rest: (cents * weight) % total,
    }))
    .toSorted((a, b) => Number(b.rest - a.rest) || a.hash.localeCompare(b.hash));
  const spare = cents - parts.reduce((sum, { whole }) => sum + whole, 0n);
  return new Map(parts.map(({ id, whole }, place) => [id, whole + (BigInt(place) < spare ? 1n : 0n)]));
}

test(`an income is divided to the cent by the largest remainders, among equal positions and others (seed ${SEED})`, async () => {
  const random = seeded(SEED);
  const investor = await makeInvestor();
  const positions = Array.from({ length: 300 }, (): Position => {
    const [from, to] = random.chance(0.6)
      ? [-1, DAY_MS]
      : [random.int(-1, 3) * 21_600_000, DAY_MS - random.int(0, 1) * 1000];
    return { id: randomUUID(), principal: random.pick([10_000, 20_000, 70_001]) ?? 10_000, from, to };
  });
  await owner`alter table positions disable trigger user`;
  await owner`
    insert into positions (id, investor_id, plan_id, principal_cents, status, opened_at, matures_at, closed_at)
    select (p ->> 'id')::uuid, ${investor.id}, 'stater', (p ->> 'principal')::bigint, 'matured',
      to_timestamp((${midnight}::bigint + (p ->> 'from')::bigint) / 1000.0), ${DAY}::date + 7,
      to_timestamp((${midnight}::bigint + (p ->> 'to')::bigint) / 1000.0)
    from jsonb_array_elements(${owner.json(positions as never)}) p`;
  for (const cents of [
    1n,
    7n,
    299n,
    300n,
    301n,
    456_789_123n,
    100_000_000_000n,
    ...Array.from({ length: 20 }, () => BigInt(random.int(1, 2_000_000))),
  ]) {
    const shares = await owner<{ id: string; cents: string }[]>`
      select position_id as id, share_cents::text as cents from private.yield_shares('stater', ${DAY}, ${String(cents)}, now(), '{}')`;
    const expected = divide(positions, cents);
    expect(shares.filter(({ id, cents: share }) => BigInt(share) !== expected.get(id))).toEqual([]);
    expect(shares).toHaveLength(positions.length);
    expect(shares.reduce((sum, { cents: share }) => sum + BigInt(share), 0n)).toBe(cents);
  }
});
