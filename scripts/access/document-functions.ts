import type { Bucket, DatabaseFunction } from './catalog.ts';
import { definerReasons } from './definers.ts';
import { code, table } from './markdown.ts';

const OPERATOR_ROLES = ['reviewer', 'treasurer', 'admin'] as const;
const MIB = 1024 * 1024;

/** Who gets past a function's own checks. */
interface Callers {
  /** `anyone`, `signed in` (a token is enough), `session` (the session must still be open), or the operators' roles. */
  kind: 'anyone' | 'signed in' | 'session' | 'operators';
  roles: readonly string[];
}

/** The sections about functions, by who calls them. */
export function functionSections(functions: DatabaseFunction[]): string[] {
  const doors = functions.filter(({ schema }) => schema === 'public');
  const guarded = functions.filter(({ schema, executors }) => schema !== 'public' && executors.length > 0);
  const behindDoors = new Set(doors.map((door) => behind(door, functions)));
  const helpers = guarded.filter((one) => !behindDoors.has(one));
  const triggers = functions.filter(({ returns }) => returns === 'trigger');
  const closed = functions.filter(
    ({ executors, returns, schema }) =>
      schema !== 'public' && executors.length === 0 && returns !== 'trigger',
  );
  const isForOperators = (door: DatabaseFunction) => callers(behind(door, functions)).kind === 'operators';
  return [
    '## Functions\n',
    'A function in `public` runs as its caller and only opens the door to the function of `private` whose rule is given here. ' +
      'No function may be executed by the service role.\n',
    '### For visitors and investors\n',
    doorTable(
      doors.filter((door) => !isForOperators(door)),
      functions,
    ),
    '### For operators\n',
    'An investor, a visitor and an operator of another role get `not_allowed`; so does a token whose session was signed out (`session_ended`).\n',
    operatorTable(doors.filter(isForOperators), functions),
    '### Reached by policies, views and the doors alone\n',
    'Not in `public`, so not callable over HTTP; executable because a policy or view that uses them runs as its caller.\n',
    table(
      ['function', 'roles', 'what it answers'],
      helpers.map((one) => [signature(one), one.executors.join(', '), one.comment ?? '']),
    ),
    '### Triggers\n',
    table(
      ['function', 'on', 'what it does'],
      triggers.map((one) => [signature(one), one.triggers.map(code).join(', '), one.comment ?? '']),
    ),
    '### Executable by nobody but the owner of the database\n',
    table(
      ['function', 'what it does'],
      closed.map((one) => [signature(one), one.comment ?? '']),
    ),
  ];
}

/** The section about buckets. */
export function bucketSection(buckets: Bucket[]): string {
  return [
    '## Files and live messages\n',
    'Paths are `<person>/<uuid>.<extension>`; a link to a file is signed for at most 60 seconds.\n',
    table(
      ['bucket', 'public', 'at most', 'types'],
      buckets.map(({ id, public: open, limit, types }) => [
        code(id),
        open ? 'yes' : 'no',
        limit === null ? 'no limit' : `${limit / MIB} MiB`,
        types?.join(', ') ?? 'any',
      ]),
    ),
  ].join('\n');
}

/** Every function that runs as its owner, and why. */
export function definerSection(functions: DatabaseFunction[]): string {
  const definers = functions.filter(({ definer }) => definer);
  const names = definers.map(({ schema, name }) => `${schema}.${name}`);
  const unexplained = names.filter((name) => !(name in definerReasons));
  const superfluous = Object.keys(definerReasons).filter((name) => !names.includes(name));
  if (unexplained.length > 0 || superfluous.length > 0) {
    throw new Error(
      `scripts/access/definers.ts: no reason for ${unexplained.join(', ') || 'none'}; no such function: ${superfluous.join(', ') || 'none'}`,
    );
  }
  return [
    '## Functions that run as their owner (SECURITY DEFINER), and why\n',
    'All have `search_path` empty and name everything in full; none is in `public`.\n',
    table(
      ['function', 'why'],
      definers.map((one) => [signature(one), definerReasons[`${one.schema}.${one.name}`] ?? '']),
    ),
  ].join('\n');
}

function doorTable(doors: DatabaseFunction[], functions: DatabaseFunction[]): string {
  return table(
    ['function', 'anonymous', 'investor', 'rule'],
    doors.map((door) => {
      const inner = behind(door, functions);
      return [
        signature(door),
        door.executors.includes('anon') ? 'yes' : 'no',
        callers(inner).kind === 'session' ? 'yes, with an open session' : 'yes',
        inner.comment ?? '',
      ];
    }),
  );
}

function operatorTable(doors: DatabaseFunction[], functions: DatabaseFunction[]): string {
  return table(
    ['function', ...OPERATOR_ROLES, 'rule'],
    doors.map((door) => {
      const inner = behind(door, functions);
      const { roles } = callers(inner);
      return [
        signature(door),
        ...OPERATOR_ROLES.map((role) => (roles.includes(role) ? 'yes' : 'no')),
        inner.comment ?? '',
      ];
    }),
  );
}

/** The function that a door opens to; itself when it is none. */
function behind(door: DatabaseFunction, functions: DatabaseFunction[]): DatabaseFunction {
  const name = /\bprivate\.(\w+)\(/.exec(door.source)?.[1];
  return functions.find((one) => one.schema === 'private' && one.name === name) ?? door;
}

function callers({ source, executors }: DatabaseFunction): Callers {
  const check = /private\.require_operator\(([^)]*)\)/.exec(source);
  if (check) {
    const roles = [...(check[1] ?? '').matchAll(/'(\w+)'/g)].map(([, role]) => role ?? '');
    return { kind: 'operators', roles: roles.length > 0 ? roles : OPERATOR_ROLES };
  }
  if (/private\.caller\(\)/.test(source)) return { kind: 'session', roles: [] };
  return { kind: executors.includes('anon') ? 'anyone' : 'signed in', roles: [] };
}

function signature({ schema, name, args }: DatabaseFunction): string {
  const short = args.replaceAll('timestamp with time zone', 'timestamptz');
  return code(`${schema === 'public' ? '' : `${schema}.`}${name}(${short})`);
}
