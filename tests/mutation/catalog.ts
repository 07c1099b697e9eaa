import type { Sql } from 'postgres';
import { equivalent } from './equivalent.ts';
import { functionMutants } from './functions.ts';
import type { Mutant } from './mutant.ts';
import { policyMutants } from './policies.ts';
import { privilegeMutants } from './privileges.ts';
import { tableMutants } from './tables.ts';

/**
 * Every way to weaken one rule of a migrated database.
 * @throws Error when an equivalent mutant is listed that is not made any more
 */
export async function allMutants(sql: Sql): Promise<Mutant[]> {
  const lists = [policyMutants, privilegeMutants, functionMutants, tableMutants];
  const mutants: Mutant[] = [];
  for (const list of lists) mutants.push(...(await list(sql)));
  const names = new Set(mutants.map(({ name }) => name));
  const gone = Object.keys(equivalent).filter((name) => !names.has(name));
  if (gone.length > 0) throw new Error(`tests/mutation/equivalent.ts: no such mutant: ${gone.join('; ')}`);
  return mutants.filter(({ name }) => !(name in equivalent));
}
