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

interface OperatorGuard {
  roles: readonly string[];
  code: string;
}

type Guard =
  | 'yes'
  | 'yes, with a session of any kind'
  | 'yes, with an open session'
  | 'yes, with a recent proof'
  | OperatorGuard;

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

export function functionSections(functions: DatabaseFunction[]): Record<'overview' | 'rules', string[]> {
  const doors = doorsOf(functions);
  const behindDoors = new Set(doors.map(({ inner }) => inner));
  const helpers = functions.filter(
    (one) => one.schema !== 'public' && one.executors.length > 0 && !behindDoors.has(one),
  );
  const triggers = functions.filter(({ returns }) => returns === 'trigger');
  const closed = functions.filter(({ executors, returns }) => executors.length === 0 && returns !== 'trigger');
  const forPeople = doors.filter(({ executors }) => executors.some((role) => role !== 'service_role'));
  const forService = doors.filter(({ executors }) => executors.includes('service_role'));
  const byCaller = (named: (door: Door) => string, rule: (door: Door) => string) => [
    '### For visitors and investors\n',
    'An open session was begun with a password or a passkey and has not been signed out (otherwise `session_ended`), and has verified a factor if its person has one (otherwise `factor_required`); ' +
      'a recent proof is a factor or a passkey used in the last five minutes (otherwise `code_required`) or, where there is no factor, a password or a passkey (otherwise `password_required`). One of any kind may also be of a mailed link, or lack the factor. ' +
      'An operator counts as an investor here.\n',
    doorTable(forPeople, named, rule),
    '### For operators\n',
    'A token whose session was signed out gets `session_ended`. An investor, or an operator with another role, gets `not_allowed`. Visitors may call none of them. ' +
      'Where a code is asked for, an operator who has a factor must have used it within that time (otherwise `code_required`); on a live site each operator has one.\n',
    operatorTable(forPeople, named, rule),
    '### For the service\n',
    'Functions that a server may call with the secret key.\n',
    table(
      ['function', 'service', 'rule'],
      forService.map((door) => [named(door), 'yes', rule(door)]),
    ),
  ];
  const ruleOf = ({ inner }: Door) => inner.comment ?? '';
  return {
    overview: [
      '## Functions\n',
      'A function in `public` runs as its caller. Most of them are doors: one call of the function with the same name in the schema of its subject. The rule is that of the function behind the door; here is its first sentence.\n',
      ...byCaller(
        ({ name }) => code(name),
        (door) => firstSentence(ruleOf(door)),
      ),
    ],
    rules: [
      ...byCaller(signature, ruleOf),
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
    ],
  };
}

const firstSentence = (text: string) =>
  /^(?:\([^)]*\)|[^(])*?[.:;](?=\s|$)/s.exec(text)?.[0].replace(/[:;]$/, '.') ?? text;

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
  const definers = functions.filter(({ definer }) => definer);
  const kinds: [kind: string, why: string, isOf: (one: DatabaseFunction) => boolean][] = [
    [
      'trigger',
      'Runs whichever role changes a row; that row decides what it does.',
      ({ returns }) => returns === 'trigger',
    ],
    [
      'for operators',
      'No role of the API may write, or read of other people, what operators decide about. Asks for the role of the caller first.',
      (one) => typeof guardOf(one, functions) !== 'string',
    ],
    [
      'for the caller',
      'No role of the API may write, or read, all that it touches. Asks who calls, and answers about what the caller may know.',
      (one) => guardOf(one, functions) !== 'yes',
    ],
    [
      'for the service',
      'The secret key has no privilege on the tables that it writes. No one else may execute it.',
      ({ executors }) => executors.join() === 'service_role',
    ],
    [
      'for no role of the API',
      'Auth, the owner of the database, or a function that runs as its owner calls it.',
      ({ executors }) => executors.length === 0,
    ],
  ];
  const kindOf = (one: DatabaseFunction) => kinds.find(([, , isOf]) => isOf(one))?.[0];
  const reasonOf = ({ comment }: DatabaseFunction) => REASON.exec(comment ?? '')?.[1];
  const others = definers.filter((one) => kindOf(one) === undefined);
  const unexplained = others.filter((one) => reasonOf(one) === undefined).map(({ name }) => name);
  if (unexplained.length > 0)
    throw new Error(
      `Anyone may call ${unexplained.join(', ')}, which run as their owner: say why in the comment ("Runs as its owner: …").`,
    );
  return [
    '## Functions that run as their owner (SECURITY DEFINER), and why\n',
    'All of them have an empty `search_path` and use fully qualified names. None is in `public`. [Signatures](access/signatures.txt) marks each one.\n',
    table(
      ['kind', 'how many', 'why'],
      kinds.map(([kind, why]) => [kind, String(definers.filter((one) => kindOf(one) === kind).length), why]),
    ),
    'The others ask no one who they are:\n',
    table(
      ['function', 'why'],
      others.map((one) => [signature(one), reasonOf(one) ?? '']),
    ),
  ].join('\n');
}

function doorTable(doors: Door[], named: (door: Door) => string, rule: (door: Door) => string): string {
  return table(
    ['function', 'anonymous', 'investor', 'rule'],
    doors.flatMap((door) => {
      const { executors, guard } = door;
      if (typeof guard !== 'string') return [];
      const signedIn = executors.includes('authenticated') ? guard : 'no';
      return [[named(door), yesOrNo(executors.includes('anon')), signedIn, rule(door)]];
    }),
  );
}

function operatorTable(doors: Door[], named: (door: Door) => string, rule: (door: Door) => string): string {
  return table(
    ['function', ...OPERATOR_ROLES, 'code', 'rule'],
    doors.flatMap((door) => {
      const { guard } = door;
      if (typeof guard === 'string') return [];
      const roles = OPERATOR_ROLES.map((role) => yesOrNo(guard.roles.includes(role)));
      return [[named(door), ...roles, guard.code, rule(door)]];
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

function signature({ schema, name, args }: DatabaseFunction): string {
  const short = args.replaceAll('timestamp with time zone', 'timestamptz');
  return code(`${schema === 'public' ? '' : `${schema}.`}${name}(${short})`);
}
