import { queryOptions } from '@tanstack/react-query';
import { AppError, toAppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import type { Proof } from './components/ProofView';
import { type Chain, readChain } from './published-chain';
import { recallRestoration, recallSeen, rememberRestoration, rememberSeen } from './seen';
import { figuresOf, hasPools, readValues, type Snapshot, totalOf } from './verifier/snapshot';
import { type Problem, type Seen, verifyReceipt } from './verifier/verifier';

const QUARTER_HOUR_MS = 900_000;
const TWO_DAYS_MS = 172_800_000;

export const proofQuery = (userId: string) =>
  queryOptions({
    queryKey: ['proof', userId],
    staleTime: QUARTER_HOUR_MS,
    refetchInterval: QUARTER_HOUR_MS,
    queryFn: () => proveInclusion(userId),
  });

async function proveInclusion(userId: string): Promise<Proof> {
  const seen = recallSeen();
  const chain = await readChain(seen);
  const problems = new Set<Problem>(chain.problems);
  const newest = chain.snapshots.at(-1);
  if (!newest) {
    if (problems.size > 0)
      return { state: 'failed', problems: [...problems], evidence: evidenceOf({}, problems, chain, seen) };
    rememberLinks(chain);
    return { state: 'none' };
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
  rememberLinks(chain);
  const restoration = recallRestoration();
  if (isYoung) return { state: 'young', restoration };
  return {
    state: 'proven',
    snapshot: newest,
    ownCents: totalOf(readValues(Reflect.get(receipt, 'statement'), hasPools(newest)) ?? []),
    totalCents: totalOf(figuresOf(newest)),
    isStale: Date.now() - Date.parse(newest.as_of) > TWO_DAYS_MS,
    receipt,
    restoration,
  };
}

/** All, so that earlier ones are known if the newest get lost. */
function rememberLinks({ snapshots, restorations }: Chain): void {
  const links = [...snapshots, ...restorations].toSorted((a, b) => a.number - b.number);
  for (const link of links) rememberSeen(link);
  const restoration = restorations.at(-1);
  if (restoration) rememberRestoration(restoration);
}

const evidenceOf = (
  receipt: object,
  problems: ReadonlySet<Problem>,
  { snapshots, restorations }: Chain,
  seen: readonly Seen[],
) => ({
  ...receipt,
  evidence: {
    problems: [...problems],
    published: snapshots,
    restorations,
    seen,
    checked_at: new Date().toISOString(),
  },
});

/** By the session's creation date. */
async function isYounger({ as_of }: Snapshot): Promise<boolean> {
  const { data, error } = await supabase.auth.getSession();
  if (error) throw toAppError(error);
  return Date.parse(data.session?.user.created_at ?? '') > Date.parse(as_of);
}
