import type { Mutant } from './mutant.ts';

/** What the run tells a worker. */
export type Order = Mutant | 'end';

/** What became of a mutant. */
export interface Verdict {
  /** The test file that noticed, and null when none did. */
  killer: string | null;
  ms: number;
}
