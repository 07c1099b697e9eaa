import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Restoration } from '../verifier/restoration';
import type { Snapshot } from '../verifier/snapshot';
import type { Problem } from '../verifier/verifier';

const SHOWN_DIGITS = 16;

type Restored = Pick<Restoration, 'restored_at' | 'restored_to' | 'reason'>;

/** What the verifier found; `young` if the account is younger than the newest snapshot. */
export type Proof =
  | { state: 'none' }
  | { state: 'young'; restoration?: Restored | undefined }
  | {
      state: 'proven';
      snapshot: Snapshot;
      ownCents: number;
      totalCents: number;
      /** No new snapshot for two days. */
      isStale: boolean;
      receipt: object;
      restoration?: Restored | undefined;
    }
  | { state: 'failed'; problems: readonly Problem[]; evidence: object };

interface ProofViewProps {
  /** Undefined while it is computed. */
  proof: Exclude<Proof, { state: 'failed' }> | undefined;
  say: (key: 'title' | 'checking' | 'none' | 'young' | 'stale') => string;
  /** What was proven, in a sentence. */
  proven: string;
  /** Names the seal. */
  sealed: string;
  /** What is said of a restoration of the books. */
  restored: ReactNode;
  /** Instead of a result that could not be computed. */
  failure: ReactNode;
  /** Where the seal can be compared. */
  compare: ReactNode;
  /** The download of the receipt. */
  receipt: ReactNode;
}

/** The result of a proof of liabilities, open if something of it must be read. */
export function ProofView({ proof, say, proven, sealed, restored, failure, compare, receipt }: ProofViewProps) {
  const isProven = proof?.state === 'proven';
  const needsReading = Boolean(failure) || Boolean(restored) || (isProven && proof.isStale);
  return (
    <section aria-labelledby="proof" className="mt-10">
      <details className="text-sm" open={needsReading}>
        <summary className="w-fit cursor-pointer">
          <h2 className="ms-1 inline font-medium" id="proof">
            {say('title')}
          </h2>
          {isProven ? (
            <ShieldCheck aria-hidden className="text-primary ms-1.5 inline size-4 align-text-bottom" />
          ) : null}
        </summary>
        <div className="text-muted-foreground mt-2 grid max-w-prose justify-items-start gap-2">
          {restored ? <div className="text-foreground">{restored}</div> : null}
          {proof && !isProven ? <p>{say(proof.state)}</p> : null}
          {isProven ? (
            <>
              <p>{proven}</p>
              {proof.isStale ? <p className="text-destructive">{say('stale')}</p> : null}
              <p>
                {sealed}: <code dir="ltr">{proof.snapshot.seal.slice(0, SHOWN_DIGITS)}…</code> {compare}
              </p>
              {receipt}
            </>
          ) : null}
          {failure}
          {!proof && !failure ? <p>{say('checking')}</p> : null}
        </div>
      </details>
    </section>
  );
}
