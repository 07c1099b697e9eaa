import type { Sql } from 'postgres';
import { equivalent } from './equivalent.ts';
import { functionMutants } from './functions.ts';
import { indexMutants } from './indexes.ts';
import type { Mutant } from './mutant.ts';
import { policyMutants } from './policies.ts';
import { privilegeMutants } from './privileges.ts';
import { tableMutants } from './tables.ts';
import { triggerMutants } from './triggers.ts';

/**
 * Every way to weaken one rule of a migrated database.
 * @throws Error when an equivalent mutant is listed that is not made any more
 */
export async function allMutants(sql: Sql): Promise<Mutant[]> {
  const lists = [
    policyMutants,
    privilegeMutants,
    functionMutants,
    tableMutants,
    indexMutants,
    triggerMutants,
  ];
  const mutants: Mutant[] = [];
  for (const list of lists) mutants.push(...(await list(sql)));
  const names = new Set(mutants.map(({ name }) => name));
  const gone = Object.keys(equivalent).filter((name) => !names.has(name));
  if (gone.length > 0) throw new Error(`tests/mutation/equivalent.ts: no such mutant: ${gone.join('; ')}`);
  return numbered(mutants.filter(({ name }) => !(name in equivalent)));
}

/** Tells mutants of one name apart: the second and all further ones are numbered. */
function numbered(mutants: Mutant[]): Mutant[] {
  const times = new Map<string, number>();
  return mutants.map((mutant) => {
    const time = (times.get(mutant.name) ?? 0) + 1;
    times.set(mutant.name, time);
    return time === 1 ? mutant : { ...mutant, name: `${mutant.name} (${time})` };
  });
}
