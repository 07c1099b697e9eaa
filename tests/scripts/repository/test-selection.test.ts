import { expect, test } from 'vitest';
import { selectChanged, selectPlaces } from '../../../scripts/testing/test-selection.ts';

test('a place in a browser test goes to Playwright, any other to Vitest', () => {
  expect(selectPlaces(['tests/e2e/site/home.spec.ts:7', 'tests/db/books/bonus.test.ts'])).toStrictEqual({
    vitest: [['run', 'tests/db/books/bonus.test.ts']],
    playwright: [['tests/e2e/site/home.spec.ts:7']],
  });
});

test('a change of a source runs the tests that import it, and a changed browser test itself', () => {
  expect(
    selectChanged(['src/lib/money/money.ts', 'README.md', 'tests/e2e/site/home.spec.ts', 'src/gone.ts']),
  ).toStrictEqual({
    vitest: [['related', '--run', '--passWithNoTests', 'src/lib/money/money.ts']],
    playwright: [['tests/e2e/site/home.spec.ts']],
  });
});

test('a change of the migrations runs all database tests', () => {
  expect(selectChanged(['supabase/migrations/20261120000400_ledger.sql'])).toStrictEqual({
    vitest: [['run', '--project', 'db']],
    playwright: [],
  });
});

test('a change of words alone runs no test', () => {
  expect(selectChanged(['README.md'])).toStrictEqual({ vitest: [], playwright: [] });
});
