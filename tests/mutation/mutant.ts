/** One way to weaken the rules of a migrated database. */
export interface Mutant {
  /** A sentence: what was weakened. */
  name: string;
  /** What to look for in the tests that could notice, most telling first: their files, names of the objects. */
  about: string[];
  /** The functions and tables of which a test must touch one to notice; any test may if undefined. */
  weakens?: string[];
  /** What does it, as the database's superuser. */
  sql: string;
}
