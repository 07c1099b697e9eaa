export interface Mutant {
  name: string;
  /** Words of tests that could notice, most telling first: their files and the names of objects. */
  about: string[];
  /** Functions and tables of which a test must touch one to notice; undefined if any test may. */
  weakens?: string[];
  sql: string;
}
