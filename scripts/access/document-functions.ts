import type { Bucket, DatabaseFunction } from './catalog.ts';
import { code, table } from './markdown.ts';

const OPERATOR_ROLES = ['reviewer', 'treasurer', 'admin'] as const;
const MIB = 1024 * 1024;

/** How recent the second factor must be for each operator guard, if the operator has one. */
const OPERATOR_GUARDS: Record<string, string> = {
  require_operator: 'no',
  require_money_decision: '15 minutes',
  require_site_decision: '5 minutes',
  require_reading: '1 hour',
};

type Guard =
  | 'yes'
  | 'yes, with a session of any kind'
  | 'yes, with an open session'
  | 'yes, with a recent proof'
  | { roles: readonly string[]; code: string };

export interface Door extends DatabaseFunction {
  /** The function whose rule applies: the one that this one calls, or itself. */
  inner: DatabaseFunction;
  guard: Guard;
}

export function doorsOf(functions: DatabaseFunction[]): Door[] {
  return functions
    .filter(({ schema }) => schema === 'public')
    .map((door) => {
      const inner = behind(door, functions);
      return { ...door, inner, guard: guardOf(inner, functions) };
    });
}

export function functionRules(functions: DatabaseFunction[]): string[] {
  const doors = doorsOf(functions);
  const behindDoors = new Set(doors.map(({ inner }) => inner));
  const helpers = functions.filter(
    (one) => one.schema !== 'public' && one.executors.length > 0 && !behindDoors.has(one),
  );
  const triggers = functions.filter(({ returns }) => returns === 'trigger');
  const closed = functions.filter(({ executors, returns }) => executors.length === 0 && returns !== 'trigger');
  const forPeople = doors.filter(({ executors }) => executors.some((role) => role !== 'service_role'));
  const forService = doors.filter(({ executors }) => executors.includes('service_role'));
  return [
    'A function in `public` runs as its caller. Most of them are doors: one call of the function with the same name in the schema of its subject, whose rule is given here.\n',
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
    table(
      ['function', 'service', 'rule'],
      forService.map((door) => [signature(door), 'yes', ruleOf(door)]),
    ),
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

const ruleOf = ({ inner }: Door) => inner.comment ?? '';

export function signatures(functions: DatabaseFunction[]): string {
  return functions
    .map(({ schema, name, args, returns, attributes, grantees }) =>
      [`${schema}.${name}(${args}) → ${returns}`, attributes.join(', '), grantees.join(', ') || '–'].join(' | '),
    )
    .join('\n');
}

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

const REASON = /Runs as its owner: (.*?\.)(?=\s|$)/s;

export function definerSection(functions: DatabaseFunction[]): string {
  // The others ask who calls, or no person can call them.
  const others = functions.filter(
    (one) =>
      one.definer &&
      one.returns !== 'trigger' &&
      one.executors.length > 0 &&
      one.executors.join() !== 'service_role' &&
      guardOf(one, functions) === 'yes',
  );
  const reasonOf = ({ comment }: DatabaseFunction) => REASON.exec(comment ?? '')?.[1];
  const unexplained = others.filter((one) => reasonOf(one) === undefined).map(({ name }) => name);
  if (unexplained.length > 0)
    throw new Error(
      `Anyone may call ${unexplained.join(', ')}, which run as their owner: say why in the comment ("Runs as its owner: …").`,
    );
  return [
    '## Functions that run as their owner (SECURITY DEFINER), and why\n',
    'No role of the API may write, or read of other people, what they touch. Triggers run whichever role changes a row, which decides what they do; functions for operators and for the caller ask first who calls; those for the service, and those that no role of the API may execute, ask no one.',
    'All have an empty `search_path` and use fully qualified names. None is in `public`. [Signatures](access/signatures.txt) marks each one.\n',
    'These may be called without being asked:\n',
    table(
      ['function', 'why'],
      others.map((one) => [signature(one), reasonOf(one) ?? '']),
    ),
  ].join('\n');
}

function doorTable(doors: Door[]): string {
  return table(
    ['function', 'anonymous', 'investor', 'rule'],
    doors.flatMap((door) => {
      const { executors, guard } = door;
      if (typeof guard !== 'string') return [];
      const signedIn = executors.includes('authenticated') ? guard : 'no';
      return [[signature(door), yesOrNo(executors.includes('anon')), signedIn, ruleOf(door)]];
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
      return [[signature(door), ...roles, guard.code, ruleOf(door)]];
    }),
  );
}

function yesOrNo(holds: boolean): string {
  return holds ? 'yes' : 'no';
}

/** Returns the function that an API function wraps according to its comment, or the function itself. */
function behind(door: DatabaseFunction, functions: DatabaseFunction[]): DatabaseFunction {
  return privateFunction(/^See \w+\.(\w+)/.exec(door.comment ?? '')?.[1], functions) ?? door;
}

function guardOf({ source }: DatabaseFunction, functions: DatabaseFunction[]): Guard {
  for (const [, name = '', given = ''] of source.matchAll(/\b[a-z]+\.(\w+)\((?=([^)]*)\))/g)) {
    if (name === 'session_holder') return 'yes, with a session of any kind';
    if (name === 'caller')
      return /begin\s+perform people\.require_recent_proof/.test(source)
        ? 'yes, with a recent proof'
        : 'yes, with an open session';
    const operatorCode = OPERATOR_GUARDS[name];
    if (operatorCode !== undefined) {
      const roles = [...given.matchAll(/'(\w+)'/g)].map(([, role = '']) => role);
      return { roles: roles.length > 0 ? roles : OPERATOR_ROLES, code: operatorCode };
    }
    const asks = privateFunction(name, functions);
    const guard = asks?.args === '' ? guardOf(asks, functions) : 'yes';
    if (guard !== 'yes') return guard;
  }
  return 'yes';
}

function privateFunction(name: string | undefined, functions: DatabaseFunction[]): DatabaseFunction | undefined {
  return functions.find((one) => one.schema !== 'public' && one.name === name);
}

export function signature({ schema, name, args }: DatabaseFunction): string {
  const short = args.replaceAll('timestamp with time zone', 'timestamptz');
  return code(`${schema === 'public' ? '' : `${schema}.`}${name}(${short})`);
}
