import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError, unwrap } from '@/lib/data/errors';
import { readPublic } from '@/lib/data/rest';
import { supabase } from '@/lib/data/supabase';
import { recallSeen, rememberSeen } from './seen';
import { figuresOf, hasPools, readSnapshot, readValues, type Snapshot, totalOf } from './verifier/snapshot';
import { type Problem, type Seen, verifyChain, verifyReceipt } from './verifier/verifier';

const QUARTER_HOUR_MS = 900_000;
const TWO_DAYS_MS = 172_800_000;
const COLUMNS =
  'number,as_of,leaves,available_cents,invested_cents,withdrawing_cents,accrued_cents,pooled_cents,insurance_fund_cents,pools_leaves,pools_cents,root,pools_root,previous_seal,seal';

/** What came out of checking the newest snapshot. */
export type Proof =
  | { state: 'none' }
  | { state: 'young' }
  | {
      state: 'proven';
      snapshot: Snapshot;
      /** Everything that is owed to the investor, and to all. */
      ownCents: number;
      totalCents: number;
      /** No snapshot has followed for two days. */
      isStale: boolean;
      receipt: object;
    }
  /** `evidence` is a receipt, as far as there was one, with all that it was compared with. */
  | { state: 'failed'; problems: readonly Problem[]; evidence: object };

/** Checks the newest snapshot by itself, and each one that follows. */
export const proofQuery = (userId: string) =>
  queryOptions({
    queryKey: ['proof', userId],
    staleTime: QUARTER_HOUR_MS,
    refetchInterval: QUARTER_HOUR_MS,
    queryFn: () => proveInclusion(userId),
  });

/** The published snapshots from the remembered one on, asked for as a visitor would: the answer cannot depend on who asks. */
async function readChain(seen: Seen | undefined): Promise<readonly (Snapshot | undefined)[]> {
  const which = seen ? `number=gte.${seen.number}&order=number.asc` : 'order=number.desc&limit=30';
  const rows = await readPublic(`liability_snapshots?select=${COLUMNS}&${which}`, z.array(z.unknown()));
  const snapshots = rows.map((row) => readSnapshot(row));
  return seen ? snapshots : snapshots.toReversed();
}

async function proveInclusion(userId: string): Promise<Proof> {
  const seen = recallSeen();
  const rows = await readChain(seen);
  const chain = rows.filter((snapshot) => snapshot !== undefined);
  const problems = new Set<Problem>(await verifyChain(chain, seen));
  if (chain.length < rows.length) problems.add('malformed');
  const newest = chain.at(-1);
  if (!newest) {
    return problems.size === 0
      ? { state: 'none' }
      : { state: 'failed', problems: [...problems], evidence: evidenceOf({}, problems, chain, seen) };
  }

  const receipt = unwrap(await supabase.rpc('my_proof', { snapshot: newest.number }));
  if (typeof receipt !== 'object' || receipt === null) throw new AppError('unknown');
  const found = await verifyReceipt(receipt, { account: userId, published: newest });
  const isYoung = found.length === 1 && found[0] === 'not_included' && (await isYounger(newest));
  for (const problem of isYoung ? [] : found) problems.add(problem);
  if (problems.size > 0)
    return {
      state: 'failed',
      problems: [...problems],
      evidence: evidenceOf(receipt, problems, chain, seen),
    };
  rememberSeen(newest);
  if (isYoung) return { state: 'young' };
  return {
    state: 'proven',
    snapshot: newest,
    ownCents: totalOf(readValues(Reflect.get(receipt, 'statement'), hasPools(newest)) ?? []),
    totalCents: totalOf(figuresOf(newest)),
    isStale: Date.now() - Date.parse(newest.as_of) > TWO_DAYS_MS,
    receipt,
  };
}

const evidenceOf = (
  receipt: object,
  problems: ReadonlySet<Problem>,
  published: readonly Snapshot[],
  seen: Seen | undefined,
) => ({
  ...receipt,
  evidence: { problems: [...problems], published, seen, checked_at: new Date().toISOString() },
});

/** Did the account begin after the moment of the snapshot? By the session, which says when it was made. */
async function isYounger({ as_of }: Snapshot): Promise<boolean> {
  const { data } = await supabase.auth.getSession();
  return Date.parse(data.session?.user.created_at ?? '') > Date.parse(as_of);
}
