import type { Sql } from 'postgres';
import { readCatalog } from '../../scripts/access/catalog.ts';
import { conditions } from '../../scripts/access/words.ts';
import type { Mutant } from './mutant.ts';

/** Every policy: gone, open to all rows, open to every role, without each of its conditions, and without the check of the session. */
export async function policyMutants(sql: Sql): Promise<Mutant[]> {
  const { relations } = await readCatalog(sql);
  return relations.flatMap((relation) => {
    const target = `${relation.schema}.${relation.name}`;
    return relation.policies.flatMap((policy) => {
      const on = `policy ${policy.name} on ${target}`;
      const mutant = (name: string, statement: string): Mutant => ({
        name: name.replaceAll(/\s+/g, ' '),
        about: [relation.name, policy.name],
        weakens: [target],
        sql: statement,
      });
      const mutants = [mutant(`drop ${on}`, `drop ${on}`)];
      for (const [clause, expression] of [
        ['using', policy.using],
        ['with check', policy.check],
      ] as const) {
        if (expression === null || expression === 'true') continue;
        const alter = (condition: string) => `alter ${on} ${clause} (${condition})`;
        mutants.push(mutant(`${on}: ${clause} (true)`, alter('true')));
        if (expression.includes('private.caller()')) {
          mutants.push(
            mutant(
              `${on}: ${clause} of an ended session too`,
              alter(expression.replaceAll('private.caller()', 'auth.uid()')),
            ),
          );
        }
        const parts = conditions(expression);
        if (parts.length < 2) continue;
        for (const part of parts) {
          const others = parts.filter((other) => other !== part);
          mutants.push(
            mutant(
              `${on}: ${clause} without ${part}`,
              alter(others.map((other) => `(${other})`).join(' and ')),
            ),
          );
        }
      }
      if (!policy.roles.includes('anon')) {
        const everybody = mutant(`${on}: to everybody`, `alter ${on} to public`);
        mutants.push({ ...everybody, about: ['every policy', ...everybody.about] });
      }
      return mutants;
    });
  });
}
