import type { Sql } from 'postgres';
import { functionMutants } from './functions.ts';
import { indexMutants } from './indexes.ts';
import type { Mutant } from './mutant.ts';
import { policyMutants } from './policies.ts';
import { privilegeMutants } from './privileges.ts';
import { tableMutants } from './tables.ts';
import { triggerMutants } from './triggers.ts';

export async function allMutants(sql: Sql): Promise<Mutant[]> {
  const lists = [policyMutants, privilegeMutants, functionMutants, tableMutants, indexMutants, triggerMutants];
  const mutants: Mutant[] = [];
  for (const list of lists) mutants.push(...(await list(sql)));
  return numbered(mutants);
}

function numbered(mutants: Mutant[]): Mutant[] {
  const times = new Map<string, number>();
  return mutants.map((mutant) => {
    const time = (times.get(mutant.name) ?? 0) + 1;
    times.set(mutant.name, time);
    return time === 1 ? mutant : { ...mutant, name: `${mutant.name} (${time})` };
  });
}
