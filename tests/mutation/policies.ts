import type { Sql } from 'postgres';
import { type Policy, readRelations, type Relation } from '../../scripts/access/catalog.ts';
import { conditions } from '../support/expressions.ts';
import type { Mutant } from './mutant.ts';
import { personColumns, type PersonColumns } from './people.ts';

const JUDGES = ['access-strangers', 'access-published', 'access-structure', 'access-files'];

const CALLER = '(select people.caller())';

/** In a schema of the platform, where tests of our own functions do not find it; bypasses row-level security. */
const HAS_REFERRED = `
  create or replace function extensions.has_referred(referrer uuid, person uuid) returns boolean
    language sql stable security definer set search_path = ''
  as 'select exists (select from public.profiles p where p.id = person and p.referred_by = referrer)';
  grant execute on function extensions.has_referred to authenticated;`;

/**
 * Mutants of every policy: dropped, open to all rows, open to every role, without each condition, without the session
 * check, and widened: `or` for `and`, to operators, to people in another column, and along a referral.
 */
export async function policyMutants(sql: Sql): Promise<Mutant[]> {
  const relations = await readRelations(sql);
  const people = await personColumns(sql);
  return relations.flatMap((relation) =>
    relation.policies.flatMap((policy) => {
      const on = `policy ${policy.name} on ${relation.schema}.${relation.name}`;
      const drop = mutant(relation, policy, `drop ${on}`, `drop ${on}`);
      const everybody = mutant(relation, policy, `${on}: to everybody`, `alter ${on} to public`);
      return [
        drop,
        ...clauseMutants(relation, policy, people),
        ...(policy.roles.includes('anon') ? [] : [{ ...everybody, about: ['access-structure', ...everybody.about] }]),
      ];
    }),
  );
}

function mutant(relation: Relation, policy: Policy, name: string, sql: string): Mutant {
  return {
    name: name.replaceAll(/\s+/g, ' '),
    // A policy that lets no one in, on a table without privileges, exists only in the document.
    about: [
      ...(relation.privileges.every(({ role }) => role === 'service_role') ? ['access-document'] : JUDGES),
      relation.name,
      policy.name,
    ],
    weakens: [`${relation.schema}.${relation.name}`],
    sql,
  };
}

function clauseMutants(relation: Relation, policy: Policy, people: PersonColumns): Mutant[] {
  const target = `${relation.schema}.${relation.name}`;
  const on = `policy ${policy.name} on ${target}`;
  const clauses = [
    ['using', policy.using],
    ['with check', policy.check],
  ] as const;
  return clauses.flatMap(([clause, expression]) => {
    if (expression === null || expression === 'true') return [];
    const altered = (what: string, condition: string, before = '') =>
      mutant(relation, policy, `${on}: ${clause} ${what}`, `${before}alter ${on} ${clause} (${condition})`);
    const mutants = [altered('(true)', 'true')];
    if (expression.includes('people.caller()')) {
      mutants.push(altered('of an ended session too', expression.replaceAll('people.caller()', 'auth.uid()')));
    }
    const parts = conditions(expression);
    if (parts.length > 1) {
      const all = (chosen: string[], word: string) => chosen.map((part) => `(${part})`).join(` ${word} `);
      for (const part of parts)
        mutants.push(
          altered(
            `without ${part}`,
            all(
              parts.filter((other) => other !== part),
              'and',
            ),
          ),
        );
      mutants.push(altered('with one of its conditions', all(parts, 'or')));
    }
    // If only the session is checked, everyone who signs in already passes.
    if (
      policy.roles.includes('authenticated') &&
      !/^\(?\( SELECT people\.caller\(\) AS caller\) IS NOT NULL\)?$/.test(expression)
    )
      mutants.push(...widenings(relation, policy, clause, expression, people).map((one) => altered(...one)));
    return mutants;
  });
}

function widenings(
  relation: Relation,
  { verb }: Policy,
  clause: 'using' | 'with check',
  expression: string,
  people: PersonColumns,
): [what: string, condition: string, before?: string][] {
  const or = (condition: string) => `(${expression}) or ${condition}`;
  const given = relation.privileges.find((privilege) => privilege.role === 'authenticated' && privilege.verb === verb);
  // A column that no one can write has its default, whatever a check says.
  const counts = (column: string) => clause === 'using' || given?.columns.includes(column) === true;
  const owner = conditions(expression)
    .map((part) => /^(\w+) = \( ?SELECT people\.caller\(\)/i.exec(part)?.[1])
    .find((column) => column !== undefined);
  if (owner !== undefined && !counts(owner) && conditions(expression).length === 1) return [];
  const others = (people.get(`${relation.schema}.${relation.name}`) ?? []).filter(
    (column) => column !== owner && counts(column),
  );
  return [
    ['or for operators', or('(select people.operator_role()) is not null')],
    ...others.map((column): [string, string] => [`or for ${column}`, or(`${column} = ${CALLER}`)]),
    ...(owner !== undefined && counts(owner)
      ? ([
          ['or for who referred', or(`extensions.has_referred(${CALLER}, ${owner})`), HAS_REFERRED],
          ['or for who was referred', or(`extensions.has_referred(${owner}, ${CALLER})`), HAS_REFERRED],
        ] as [string, string, string][])
      : []),
  ];
}
