import { expect, test } from 'vitest';
import { openStage } from '../support/stage.ts';

// Postgres sorts the marks of one letter in a time that grows with the square of their number, and looks at no time limit while it does:
// a megabyte of them keeps a connection busy for hours.
const { owner, asInvestor, makeInvestor } = await openStage();

/** Longer than any text may be, and sorted in seconds. */
const MARKS = 10_000;
const HOSTILE = `a${'\u0301'.repeat(MARKS)}${'\u0323'.repeat(MARKS)}`;
const SOON_MS = 2000;

test('a name of thousands of combining marks is refused at once', async () => {
  const person = await makeInvestor();
  const start = performance.now();
  await expect(
    asInvestor(person).query`update profiles set name = ${HOSTILE} where id = ${person.id}`,
  ).rejects.toMatchObject({ constraint_name: 'profiles_name_readable' });
  expect(performance.now() - start).toBeLessThan(SOON_MS);
});

test('every function that brings a text into its normal form answers thousands of combining marks at once', async () => {
  const functions = await owner<{ name: string }[]>`
    select p.oid::regproc::text as name from pg_proc p
    where p.pronamespace in ('private'::regnamespace, 'public'::regnamespace, 'ledger'::regnamespace)
      and p.prosrc like '%normalize(%'
    order by 1`;
  expect(functions).toContainEqual({ name: 'private.skeleton' });
  const slow: string[] = [];
  for (const { name } of functions) {
    const start = performance.now();
    await owner.unsafe(`select ${name}($1::text)`, [HOSTILE]);
    if (performance.now() - start >= SOON_MS) slow.push(name);
  }
  expect(slow).toEqual([]);
});
