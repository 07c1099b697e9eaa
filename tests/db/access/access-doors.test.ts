import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { cell } from '../../../scripts/access/markdown.ts';
import {
  claimsOf,
  MAILED_SESSION,
  PASSWORD_SESSION,
  type Person,
  readSignatures,
  type Row,
} from '../support/actors.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';

// Compares docs/access/functions.md with what each kind of caller gets from each function.
const { owner, door, makeInvestor, makeOperator, operator } = await openStage();
const signatures = await readSignatures(owner);
const document = await readFile(new URL('../../../docs/access/functions.md', import.meta.url), 'utf8');

type Words = Record<string, string>;

function readDocument(): Map<string, Words> {
  const doors = new Map<string, Words>();
  const [sections = ''] = document.split('### Called only by');
  for (const section of sections.split('### ').slice(1)) {
    const [head = [], , ...rows] = section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.slice(2, -2).split(' | '));
    for (const cells of rows) {
      const name = /^`(\w+)\(/.exec(cells[0] ?? '')?.[1] ?? '';
      const said = Object.fromEntries(head.map((column, at) => [column, cells[at] ?? '']));
      doors.set(name, { ...doors.get(name), ...said });
    }
  }
  return doors;
}
const documented = readDocument();
const names = [...signatures.keys()].toSorted();

test('a reviewer finds every function of the API in docs/access/functions.md, and no other', () => {
  expect([...documented.keys()].toSorted()).toEqual(names);
});

async function knock(name: string, role: string, claims: Row = { role }): Promise<string> {
  const done = new Error('let in');
  const nulls = Array.from({ length: signatures.get(name)?.size ?? 0 }, () => 'null').join(', ');
  const answer: unknown = await door
    .begin(async (sql) => {
      await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${JSON.stringify(claims)}, true)`;
      await sql.unsafe(`select * from public."${name}"(${nulls})`);
      throw done;
    })
    .catch((error: unknown) => error);
  if (answer === done) return 'let in';
  if (!(answer instanceof postgres.PostgresError) || answer.code === '42883') throw answer;
  if (answer.message.startsWith('permission denied')) return 'permission denied';
  // An error about a null means that the caller passed the authorization check.
  return answer.code === '42501' || PROOFS.has(answer.message) ? answer.message : 'let in';
}
const PROOFS = new Set(['password_required', 'code_required']);

async function sessionsOf(person: Person, withFactor: Person): Promise<Row[]> {
  await addFactor(owner, withFactor);
  const ended = claimsOf({ ...person, sessionId: randomUUID() });
  return [
    { ...claimsOf(person), sub: undefined },
    ended,
    { ...claimsOf(person), amr: MAILED_SESSION },
    { ...claimsOf(person), amr: PASSWORD_SESSION },
    claimsOf(person),
    claimsOf(withFactor),
  ];
}
/** Claims of codes entered just within and just after each time in docs/access/functions.md. */
async function codesOf(person: Person): Promise<() => Row[]> {
  await addFactor(owner, person);
  await proven(owner, person);
  // Made again for each function: on a busy machine, all of them take longer than the margins.
  return () => CODES.map((ago) => ({ ...claimsOf(person), amr: codeAgo(ago) }));
}
const CODES = [
  '4 minutes 30 seconds',
  '5 minutes 30 seconds',
  '14 minutes 30 seconds',
  '15 minutes 30 seconds',
  '59 minutes',
  '61 minutes',
];
const signedIn = {
  investor: await sessionsOf(await makeInvestor(), await makeInvestor()),
  reviewer: await sessionsOf(operator('reviewer'), await makeOperator('reviewer')),
  treasurer: await sessionsOf(operator('treasurer'), await makeOperator('treasurer')),
  admin: await sessionsOf(operator('admin'), await makeOperator('admin')),
};
const withCode = {
  reviewer: await codesOf(await makeOperator('reviewer')),
  treasurer: await codesOf(await makeOperator('treasurer')),
  admin: await codesOf(await makeOperator('admin')),
};

const INVESTOR: Words = {
  no: Array.from({ length: 6 }, () => 'permission denied').join(', '),
  yes: Array.from({ length: 6 }, () => 'let in').join(', '),
  'yes, with a session of any kind': 'not_allowed, session_ended, let in, let in, let in, let in',
  'yes, with an open session': 'not_allowed, session_ended, session_ended, let in, let in, factor_required',
  'yes, with a recent proof': 'not_allowed, session_ended, session_ended, password_required, let in, factor_required',
};
const OPERATOR: Words = {
  no: 'not_allowed, session_ended, session_ended, not_allowed, not_allowed, factor_required',
  yes: 'not_allowed, session_ended, session_ended, let in, let in, factor_required',
};
const CODE: Words = { no: letIn(6), '5 minutes': letIn(1), '15 minutes': letIn(3), '1 hour': letIn(5) };

function letIn(first: number): string {
  return CODES.map((_, index) => (index < first ? 'let in' : 'code_required')).join(', ');
}
const WITHOUT_SESSION: Words = { no: 'permission denied', yes: 'let in' };

test.each(names)('%s lets in only the callers that docs/access/functions.md says', async (name) => {
  const said = documented.get(name) ?? {};
  // A missing column means no, and an operator is also an investor.
  const { anonymous = 'no', investor = 'no', service = 'no' } = said;
  const meaning = 'reviewer' in said ? OPERATOR : INVESTOR;
  const expected: Words = {
    anonymous: WITHOUT_SESSION[anonymous] ?? anonymous,
    service: WITHOUT_SESSION[service] ?? service,
  };
  const found: Words = {
    anonymous: await knock(name, 'anon'),
    service: await knock(name, 'service_role'),
  };
  for (const [who, sessions] of Object.entries(signedIn)) {
    const word = said[who] ?? investor;
    // Roles differ only in what a whole session opens: the last two say it.
    const from = who === 'investor' || who === 'admin' ? 0 : 4;
    expected[who] = (meaning[word] ?? word).split(', ').slice(from).join(', ');
    const answers = [];
    for (const session of sessions.slice(from)) answers.push(await knock(name, 'authenticated', session));
    found[who] = answers.join(', ');
  }
  expect(found).toEqual(expected);
});

test.each(names.filter((name) => documented.get(name)?.['code'] !== undefined))(
  '%s lets in an operator with an authenticator only as long after a code as docs/access/functions.md says',
  async (name) => {
    const said = documented.get(name) ?? {};
    const expected: Words = {};
    const found: Words = {};
    for (const [role, sessions] of Object.entries(withCode)) {
      expected[role] =
        said[role] === 'yes' ? (CODE[said['code'] ?? ''] ?? '') : CODES.map(() => 'not_allowed').join(', ');
      const answers = [];
      for (const session of sessions()) answers.push(await knock(name, 'authenticated', session));
      found[role] = answers.join(', ');
    }
    expect(found).toEqual(expected);
  },
);

test('a reviewer reads next to each function its own rule, or the rule of the one function that it calls', async () => {
  const rules = await owner<{ name: string; own: string; behind: string | null }[]>`
    select p.proname as name, obj_description(p.oid, 'pg_proc') as own, obj_description(q.oid, 'pg_proc') as behind
    from pg_proc p
    left join lateral regexp_match(p.prosrc, '^\\s*(?:--[^\\n]*\\n\\s*)*(?:begin return|select(?: \\* from)?) (\\w+)\\.(\\w+)\\(') m (called) on true
    left join pg_proc q on q.proname = m.called[2] and q.pronamespace::regnamespace::text = m.called[1] and q.pronamespace <> p.pronamespace
    where p.pronamespace = 'public'::regnamespace order by p.proname`;
  const expected = rules.map(({ name, own, behind }) => [
    name,
    cell(own.startsWith('See ') ? (behind ?? 'nothing behind it') : own),
  ]);
  expect(names.map((name) => [name, documented.get(name)?.['rule']])).toEqual(expected);
});
