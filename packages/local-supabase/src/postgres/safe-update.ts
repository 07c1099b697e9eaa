import { loadModule, parse, parsePlPgSQL } from 'libpg-query';
import postgres, { type Sql } from 'postgres';
import { StackError } from '../errors.ts';

/** Messages of the extension `safeupdate`, which a hosted project loads for API requests. */
export const REFUSALS = {
  UpdateStmt: 'UPDATE requires a WHERE clause',
  DeleteStmt: 'DELETE requires a WHERE clause',
} as const;

/** How the SQL parser may read a PL/pgSQL expression: as a statement, after `select`, or as an assignment. */
const READINGS = [
  (text: string) => text,
  (text: string) => `select ${text}`,
  (text: string) => `select ${text.replace(/^[^=]*=/, '')}`,
];

interface Routine {
  name: string;
  language: string;
  definition: string;
  /** Empty if the body is not quoted and so part of the definition. */
  source: string;
}

/**
 * Finds UPDATE and DELETE without WHERE in functions of `postgres`, which a hosted project refuses for API requests.
 * @returns each function with the error it would get
 * @throws Error if a function cannot be parsed
 */
export async function findUnsafeFunctions(sql: Sql): Promise<string[]> {
  const routines = await sql<Routine[]>`
    select p.oid::regprocedure::text as name, l.lanname as language, pg_get_functiondef(p.oid) as definition, p.prosrc as source
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.proowner = 'postgres'::regrole and l.lanname in ('sql', 'plpgsql') and p.prokind in ('f', 'p')
      -- All others have nothing to refuse, and need not be parsed; so below.
      and pg_get_functiondef(p.oid) ~* '\\m(update|delete)\\M'
    order by 1`;
  await loadModule();
  const found: string[] = [];
  for (const routine of routines) {
    for (const refusal of await refusalsOf(routine)) found.push(`${routine.name}: ${refusal}`);
  }
  return found;
}

/**
 * Refuses functions that would fail on a hosted project.
 * @throws StackError naming them
 */
export async function requireSafeFunctions(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    const unsafe = await findUnsafeFunctions(sql);
    if (unsafe.length === 0) return;
    throw new StackError(
      `A hosted project refuses these functions when they are called:\n${unsafe.join('\n')}`,
      'Say which rows are meant with WHERE; "where true" means all of them.',
    );
  } finally {
    await sql.end();
  }
}

async function refusalsOf({ name, language, definition, source }: Routine): Promise<string[]> {
  const trees: unknown[] = [];
  if (language === 'plpgsql') {
    const queries = valuesOf(await parsePlPgSQL(definition), 'query').map(String);
    for (const query of queries.filter((text) => /update|delete/i.test(text)))
      trees.push(await parseExpression(name, query));
  } else trees.push(await parse(source || definition));
  return trees.flatMap((tree) =>
    Object.entries(REFUSALS).flatMap(([kind, words]) =>
      valuesOf(tree, kind).flatMap((statement) => (hasOwnWhere(statement) ? [] : [words])),
    ),
  );
}

/** The WHERE of a subquery does not count. */
const hasOwnWhere = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'whereClause' in statement;

async function parseExpression(name: string, text: string): Promise<unknown> {
  for (const reading of READINGS) {
    try {
      return await parse(reading(text));
    } catch {
      // Try the next reading.
    }
  }
  throw new Error(`${name} cannot be parsed: ${text}`);
}

function valuesOf(tree: unknown, key: string): unknown[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return (Object.entries(tree) as [string, unknown][]).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}
