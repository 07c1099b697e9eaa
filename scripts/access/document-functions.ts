import type { Bucket, DatabaseFunction } from './catalog.ts';
import { definerReasons } from './definers.ts';
import { code, table } from './markdown.ts';

const OPERATOR_ROLES = ['reviewer', 'treasurer', 'admin'] as const;
const MIB = 1024 * 1024;

/** What the guards of operators' functions ask of those who have a factor: that it was used within this time. */
const OPERATOR_GUARDS: Record<string, string> = {
  require_operator: 'no',
  require_money_decision: '15 minutes',
  require_site_decision: '5 minutes',
  require_reading: '1 hour',
};

/** Which operators a function lets in, and how recent a code it asks of them. */
interface OperatorGuard {
  roles: readonly string[];
  code: string;
}

/** Which signed-in callers a function lets in: with which session, or which operators. */
type Guard =
  | 'yes'
  | 'yes, with a session of any kind'
  | 'yes, with an open session'
  | 'yes, with a recent proof'
  | OperatorGuard;

/** A function of the API. */
interface Door extends DatabaseFunction {
  /** The function whose rule applies: the one that the door calls, or itself. */
  inner: DatabaseFunction;
  guard: Guard;
}

/** Builds the sections about functions, grouped by their callers. */
export function functionSections(functions: DatabaseFunction[]): string[] {
  const doors = functions
    .filter(({ schema }) => schema === 'public')
    .map((door) => {
      const inner = behind(door, functions);
      return { ...door, inner, guard: guardOf(inner, functions) };
    });
  const behindDoors = new Set(doors.map(({ inner }) => inner));
  const helpers = functions.filter(
    (one) => one.schema !== 'public' && one.executors.length > 0 && !behindDoors.has(one),
  );
  const triggers = functions.filter(({ returns }) => returns === 'trigger');
  const closed = functions.filter(
    ({ executors, returns }) => executors.length === 0 && returns !== 'trigger',
  );
  const forPeople = doors.filter(({ executors }) => executors.some((role) => role !== 'service_role'));
  return [
    '## Functions\n',
    'A function in `public` runs as its caller. Most of them are doors: one call of the `private` function with the same name. The rule shown is that of the function behind the door.\n',
    '### For visitors and investors\n',
    'An open session was begun with a password or a passkey and has not been signed out (otherwise `session_ended`), and has verified a factor if its person has one (otherwise `factor_required`); ' +
      'a recent proof is a factor or a passkey used in the last five minutes (otherwise `code_required`) or, where there is no factor, a password or a passkey (otherwise `password_required`). One of any kind may also be of a mailed link, or lack the factor. ' +
      'An operator counts as an investor here.\n',
    doorTable(forPeople),
    '### For operators\n',
    'A token whose session was signed out gets `session_ended`. An investor, or an operator with another role, gets `not_allowed`. Visitors may call none of them. ' +
      'Where a code is asked for, an operator who has a factor must have used it within that time (otherwise `code_required`); on a live site each operator has one.\n',
    operatorTable(forPeople),
    '### For the service\n',
    'Functions that a server may call with the secret key.\n',
    serviceTable(doors.filter(({ executors }) => executors.includes('service_role'))),
    '### Called only by policies, views and doors\n',
    'They are not in `public`, so not callable over HTTP. They are executable because the policy, view or door that uses them runs as its caller.\n',
    table(
      ['function', 'roles', 'what it returns'],
      helpers.map((one) => [signature(one), one.executors.join(', '), one.comment ?? '']),
    ),
    '### Triggers\n',
    table(
      ['function', 'on', 'what it does'],
      triggers.map((one) => [signature(one), one.triggers.map(code).join(', '), one.comment ?? '']),
    ),
    '### Executable only by the owner of the database\n',
    table(
      ['function', 'what it does'],
      closed.map((one) => [signature(one), one.comment ?? '']),
    ),
  ];
}

/** Builds the section about buckets. */
export function bucketSection(buckets: Bucket[]): string {
  return [
    '## Files and live messages\n',
    'Paths are `<person>/<uuid>.<extension>`. Files are downloaded with the session of the caller; no role of the API signs links to them.\n',
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

/** Builds the section about functions that run as their owner, each with its reason. */
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
    'All of them have an empty `search_path` and use fully qualified names. None is in `public`.\n',
    table(
      ['function', 'why'],
      definers.map((one) => [signature(one), definerReasons[`${one.schema}.${one.name}`] ?? '']),
    ),
  ].join('\n');
}

function doorTable(doors: Door[]): string {
  return table(
    ['function', 'anonymous', 'investor', 'rule'],
    doors.flatMap((door) => {
      const { executors, guard, inner } = door;
      if (typeof guard !== 'string') return [];
      const signedIn = executors.includes('authenticated') ? guard : 'no';
      return [[signature(door), yesOrNo(executors.includes('anon')), signedIn, inner.comment ?? '']];
    }),
  );
}

function operatorTable(doors: Door[]): string {
  return table(
    ['function', ...OPERATOR_ROLES, 'code', 'rule'],
    doors.flatMap((door) => {
      const { guard } = door;
      if (typeof guard === 'string') return [];
      const roles = OPERATOR_ROLES.map((role) => yesOrNo(guard.roles.includes(role)));
      return [[signature(door), ...roles, guard.code, door.inner.comment ?? '']];
    }),
  );
}

function serviceTable(doors: Door[]): string {
  return table(
    ['function', 'service', 'rule'],
    doors.map((door) => [signature(door), 'yes', door.inner.comment ?? '']),
  );
}

function yesOrNo(holds: boolean): string {
  return holds ? 'yes' : 'no';
}

/** Returns the function that a door calls, as its comment says, or the door itself if it has a rule of its own. */
function behind(door: DatabaseFunction, functions: DatabaseFunction[]): DatabaseFunction {
  return privateFunction(/^See private\.(\w+)/.exec(door.comment ?? '')?.[1], functions) ?? door;
}

/** Returns what a function asks of a signed-in caller: its first call that asks anything. */
function guardOf({ source }: DatabaseFunction, functions: DatabaseFunction[]): Guard {
  for (const [, name = '', given = ''] of source.matchAll(/\bprivate\.(\w+)\((?=([^)]*)\))/g)) {
    if (name === 'session_holder') return 'yes, with a session of any kind';
    if (name === 'caller')
      return /begin\s+perform private\.require_recent_proof/.test(source)
        ? 'yes, with a recent proof'
        : 'yes, with an open session';
    const operatorCode = OPERATOR_GUARDS[name];
    if (operatorCode !== undefined) {
      const roles = [...given.matchAll(/'(\w+)'/g)].map(([, role = '']) => role);
      return { roles: roles.length > 0 ? roles : OPERATOR_ROLES, code: operatorCode };
    }
    // A function without arguments may ask on behalf of its caller.
    const asks = privateFunction(name, functions);
    const guard = asks?.args === '' ? guardOf(asks, functions) : 'yes';
    if (guard !== 'yes') return guard;
  }
  return 'yes';
}

function privateFunction(
  name: string | undefined,
  functions: DatabaseFunction[],
): DatabaseFunction | undefined {
  return functions.find((one) => one.schema === 'private' && one.name === name);
}

function signature({ schema, name, args }: DatabaseFunction): string {
  const short = args.replaceAll('timestamp with time zone', 'timestamptz');
  return code(`${schema === 'public' ? '' : `${schema}.`}${name}(${short})`);
}
