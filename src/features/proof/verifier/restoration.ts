/** A published restoration from a backup and its seal: a link between two snapshots (docs/proof.md). */
import { type ChainProblem, type Link, type Seen, verifyChain, ZEROS } from './chain.ts';
import type { Snapshot } from './snapshot.ts';
import { ascii, int8, isCount, isFields, isHash, sha256 } from './tree.ts';

/** Hashes as 64 hexadecimal digits. */
export interface Restoration {
  /** Higher than any lost snapshot's. */
  number: number;
  /** The previous link's; 0 without one. */
  after_number: number;
  /** All records up to then are restored. */
  restored_to: string;
  restored_at: string;
  reason: string;
  previous_seal: string;
  seal: string;
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && isCount(Date.parse(value));

export function readRestoration(source: unknown): Restoration | undefined {
  if (!isFields(source)) return undefined;
  const { number, after_number, restored_to, restored_at, reason, previous_seal, seal } = source;
  if (!isCount(number) || !isCount(after_number) || typeof reason !== 'string') return undefined;
  if (!isMoment(restored_to) || !isMoment(restored_at)) return undefined;
  if (!isHash(previous_seal) || !isHash(seal)) return undefined;
  return { number, after_number, restored_to, restored_at, reason, previous_seal, seal };
}

export async function sealOfRestoration(restoration: Restoration): Promise<string> {
  const { number, restored_to, restored_at, reason, previous_seal } = restoration;
  const bytes = Array.from(new TextEncoder().encode(reason), (byte) => byte.toString(16).padStart(2, '0'));
  const numbers = [number, Date.parse(restored_to), Date.parse(restored_at)].map(int8).join('');
  return sha256(ascii('glassmine:restored:v1') + previous_seal + numbers + (await sha256(bytes.join(''))));
}

/** Only snapshots after the last one left are lost. */
export const excuses = ({ after_number, number }: Restoration, lost: number): boolean =>
  lost > after_number && lost < number;

/** Follows the last link left, and skips lost numbers. */
function linkOf(restoration: Restoration): Link {
  const { number, after_number, restored_to, restored_at, previous_seal, seal } = restoration;
  const at = Date.parse(restored_to);
  return {
    number,
    seal,
    at,
    isSealed: async () => (await sealOfRestoration(restoration)) === seal,
    follows: (before) =>
      number > after_number + 1 &&
      Date.parse(restored_at) > at &&
      (before
        ? after_number === before.number && previous_seal === before.seal && at >= before.at
        : after_number > 0 || previous_seal === ZEROS),
    excuses: (lost) => excuses(restoration, lost),
  };
}

/** `verifyChain`, but declared losses may be missing. */
export const verifyRestored = (
  snapshots: readonly Snapshot[],
  seen: readonly Seen[],
  restorations: readonly Restoration[],
): Promise<ChainProblem[]> =>
  verifyChain(
    snapshots,
    seen,
    restorations.map((restoration) => linkOf(restoration)),
  );
