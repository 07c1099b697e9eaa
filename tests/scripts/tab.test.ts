import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attacks, holds, people } from '../../src/tab/attacks.ts';
import { makeTabDatabase } from '../../src/tab/build.ts';
import { runAs } from '../../src/tab/database.ts';

// The whole schema in PGlite.
const db = await makeTabDatabase();

test.each(attacks)('the portal in a tab refuses: $title', async ({ number, who, statement, refusal }) => {
  const answer = await runAs(db, people[who], statement);
  expect(answer).toSatisfy(() => holds(refusal, answer));
  expect(readFileSync('docs/attacks.md', 'utf8')).toContain(`\n| ${number} |`);
});

test('the portal in a tab answers a person with their own rows, and changes them', async () => {
  const ask = (statement: string) => runAs(db, people.Investor, statement);
  expect(await ask(`update public.profiles set phone = '+1 555'`)).toEqual({ rows: [{ rows: 1 }] });
  expect(await ask('select email, phone from public.profiles')).toEqual({
    rows: [{ email: 'investor@example.com', phone: '+1 555' }],
  });
});

test.each([
  'reset role',
  'reset session authorization',
  `select set_config('request.jwt.claims', '{}', true)`,
  'do $$ begin end $$',
  'create temporary table t (n int)',
  'select 1; select 2',
  'commit',
])('in a tab no statement makes its person another: %s', async (statement) => {
  expect(await runAs(db, people.Investor, statement)).toHaveProperty('refusal');
});
