import type { Sql } from 'postgres';
import { apiRoles, readCatalog, type Relation, verbs } from '../../scripts/access/catalog.ts';
import type { Mutant } from './mutant.ts';

const JUDGE = 'access-document';

/** Grants every missing privilege to each role of the API: on tables, columns, functions, schemas and by default. */
export async function privilegeMutants(sql: Sql): Promise<Mutant[]> {
  const { relations, functions } = await readCatalog(sql);
  const ours = relations.filter(({ schema }) => schema !== 'storage' && schema !== 'realtime');
  const executable = functions.flatMap((one) => {
    const signature = `${one.schema}.${one.name}(${one.args})`;
    return apiRoles
      .filter((role) => !one.executors.includes(role))
      .map((role) => grant(`execute on routine ${signature}`, role, [JUDGE, one.name]));
  });
  return [
    ...ours.flatMap((relation) => relationMutants(relation)),
    ...executable,
    grant('create on schema public', 'authenticated', ['access-structure', 'schema']),
    grant('create on schema people', 'authenticated', ['access-structure', 'schema']),
    grant('usage on schema ledger', 'service_role', ['access-structure', 'schema']),
    grant('usage on schema ledger', 'anon', ['access-structure', 'schema']),
    byDefault('execute on functions to public'),
    ...['tables', 'sequences', 'functions'].flatMap((kind) =>
      apiRoles.map((role) => byDefault(`all on ${kind} to ${role}`, ' in schema public')),
    ),
  ];
}

/** By role and verb: the whole table if nothing is granted, else each column that is held back. */
function relationMutants(relation: Relation): Mutant[] {
  const target = `${relation.schema}.${relation.name}`;
  return apiRoles.flatMap((role) => [
    ...verbs.flatMap((verb) => {
      const given = relation.privileges.find((privilege) => privilege.role === role && privilege.verb === verb);
      if (!given) return [grant(`${verb} on ${target}`, role, [JUDGE, relation.name])];
      return relation.columns
        .filter((column) => !given.columns.includes(column))
        .map((column) => grant(`${verb} (${column}) on ${target}`, role, [JUDGE, relation.name, column]));
    }),
    ...(relation.view
      ? []
      : [grant(`truncate, references, trigger on ${target}`, role, ['access-structure', relation.name])]),
  ]);
}

function grant(what: string, role: string, about: string[]): Mutant {
  return {
    name: `grant ${what} to ${role}`,
    about,
    sql: `grant ${what} to ${role}`,
  };
}

function byDefault(what: string, where = ''): Mutant {
  const sql = `alter default privileges for role postgres${where} grant ${what}`;
  return { name: sql, about: ['access-structure'], sql };
}
