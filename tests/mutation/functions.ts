import type { Sql } from 'postgres';
import { applied, type Edit, editsOf } from './edit.ts';
import { swappedLocks, weakenedLocks } from './locks.ts';
import type { Mutant } from './mutant.ts';
import { operatorEdits } from './operators.ts';
import { otherPeople, personColumns } from './people.ts';
import { statementsLeftOut } from './statements.ts';

interface Definition {
  schema: string;
  name: string;
  signature?: string;
  definer: boolean;
  tables: string[];
  text: string;
}

const LOCKS = /\bfor update\b|\bperform pg_advisory_xact_lock\(/;

const UNASKED_SESSION = 'without the check of the session';

/**
 * Mutants of every function and view: each guard, caller check, lock, comparison of people, statement and operator;
 * locks in another order; functions that run as their owner; open search paths.
 */
export async function functionMutants(sql: Sql): Promise<Mutant[]> {
  const functions = await sql<Definition[]>`
    select n.nspname as schema, p.proname as name, p.oid::regprocedure::text as signature, p.prosecdef as definer, pg_get_functiondef(p.oid) as text,
      array(select distinct r.relname::text from pg_trigger t join pg_class r on r.oid = t.tgrelid where t.tgfoid = p.oid) as tables
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prokind = 'f' and n.nspname = any (ground.schemas()) order by 1, 2, 3`;
  const views = await sql<Definition[]>`
    select n.nspname as schema, c.relname as name, false as definer, '{}'::text[] as tables,
      format('create or replace view %I.%I with (security_invoker = true) as%s%s', n.nspname, c.relname, chr(10), pg_get_viewdef(c.oid, true)) as text
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'v' and n.nspname = any (ground.schemas()) order by 1, 2`;
  const people = await personColumns(sql);
  const lockers = functions
    .filter(({ text }) => LOCKS.test(text) && /\breturns void\b/i.test(text))
    .map(({ schema, name }) => `${schema}.${name}(`);
  return [...functions, ...views].flatMap((one) => {
    const names = namesOf(one, functions);
    const edits = [
      ...guards(one.text),
      ...callers(one.text),
      ...secondPeople(one.text),
      ...weakenedLocks(one.text),
      ...otherPeople(one.text, people),
      ...swappedLocks(one.text, lockers),
      ...statementsLeftOut(one.text),
    ];
    const texts = new Set(edits.map((edit) => applied(one.text, edit)));
    const others = operatorEdits(one.text).filter((edit) => !texts.has(applied(one.text, edit)));
    return [
      ...[...edits, ...others].map((edit): Mutant => ({
        name: `${one.schema}.${one.name}: ${edit.what.replaceAll(/\s+/g, ' ')}`,
        about: [...wordsOf(edit.what), ...names],
        ...(one.signature === undefined ? {} : { weakens: [one.signature] }),
        sql: applied(one.text, edit),
      })),
      ...(one.signature === undefined ? [] : settings(one.signature, one.schema, names)),
    ];
  });
}

function settings(signature: string, schema: string, names: string[]): Mutant[] {
  const about = ['access-document', ...names];
  const change = (what: string, to: string): Mutant => ({
    name: `${signature}: ${what}`,
    about,
    weakens: [signature],
    sql: `alter function ${signature} ${to}`,
  });
  return [
    change('search_path of the caller', 'reset search_path'),
    ...(schema === 'public' ? [change('runs as its owner', 'security definer')] : []),
  ];
}

/**
 * Names by which tests may reach a function, nearest first: its own, the tables whose triggers call it, and the same
 * of its callers.
 */
function namesOf(one: Definition, functions: readonly Definition[]): string[] {
  const found = new Set([one]);
  for (const { schema, name, signature } of found) {
    const call = signature === undefined ? `${schema}.${name}` : `${schema}.${name}(`;
    for (const other of functions) if (other.text.includes(call)) found.add(other);
  }
  return [...found].flatMap(({ name, tables }) => [name, ...tables]);
}

function guards(text: string): Edit[] {
  return editsOf(text, /raise exception ([^;]*);/g, (statement, reason) => ({
    what: `without the refusal ${reason?.split('\n')[0] ?? statement}`,
    replacement: 'null;',
  }));
}

/**
 * Takes the caller from the token without a check of the role, of these roles, of the open session, or of a freeze.
 */
function callers(text: string): Edit[] {
  return [
    ...editsOf(text, /(?:perform|^ {2}select) people\.require_(?:operator|\w+_decision)\([^)]*\);/gm, (statement) => ({
      what: 'without the check of the role',
      replacement: statement.startsWith('perform') ? 'null;' : '',
    })),
    ...editsOf(text, /:= people\.require_(?:operator|\w+_decision)\([^)]*\);/g, () => ({
      what: 'without the check of the role',
      replacement: ':= (select auth.uid());',
    })),
    ...editsOf(text, /people\.(require_(?:operator|\w+_decision))\('[^)]*\)/g, (_call, guard = '') => ({
      what: 'for operators of any role',
      replacement: `people.${guard}()`,
    })),
    ...editsOf(text, /(?<!function )people\.require_(?:money|site)_decision\(/g, () => ({
      what: 'without a recent code',
      replacement: 'people.require_operator(',
    })),
    ...editsOf(text, /perform ledger\.require_unfrozen\([^)]*\);/g, () => ({
      what: 'also of somebody who is frozen',
      replacement: 'null;',
    })),
    ...editsOf(text, /(?<!function )people\.caller\(\)/gi, () => ({
      what: UNASKED_SESSION,
      replacement: '(select auth.uid())',
    })),
  ];
}

function secondPeople(text: string): Edit[] {
  const guard = /perform people\.require_second_person\(operator, (\w+\.\w+), ([^)]*)\);/g;
  return [
    ...editsOf(text, guard, (_call, proposer, kept) => ({
      what: `without 'second_person_required'`,
      replacement: `perform people.require_second_person(null, ${proposer}, ${kept});`,
    })),
    ...editsOf(text, guard, (_call, proposer) => ({
      what: `without 'approval_lapsed'`,
      replacement: `if ${proposer} = operator then raise exception 'second_person_required'; end if;`,
    })),
  ];
}

function wordsOf(what: string): string[] {
  if (what === UNASKED_SESSION) return ['ended-sessions'];
  const codes = [...what.matchAll(/'(\w+)'/g)].map(([, code]) => code ?? '');
  const names = [...what.matchAll(/\b[a-z]+(?:_[a-z]+)+\b/g)].map(([name]) => name);
  return [...new Set([...codes, ...names])];
}
