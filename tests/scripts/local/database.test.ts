import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateDatabaseTypes, TYPES_FILE } from '../../../scripts/generate/database-types.ts';
import { readDemoPeople } from '../../../scripts/local/demo-people.ts';
import { withMigratedServer } from '../../../scripts/local/throwaway.ts';
import { repository } from '../../../scripts/tool.ts';

test('a newcomer is told who can sign in, and how', () => {
  const { people, password } = readDemoPeople();
  expect(people.map(({ email }) => email)).toStrictEqual([
    'investor@example.com',
    'new@example.com',
    'reviewer@example.com',
    'treasurer@example.com',
    'admin@example.com',
  ]);
  expect(password).not.toBe('');
});

test("the client's types are those of the migrations", async () => {
  const types = await withMigratedServer((server) => generateDatabaseTypes(server.url()));
  expect(readFileSync(join(repository, TYPES_FILE), 'utf8'), 'run npm run db:types').toBe(types);
});
