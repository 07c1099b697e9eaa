import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSecrets } from '../../../scripts/checks/checks.ts';
import { repository } from '../../../scripts/tool.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glassmine-secrets-'));
  await mkdir(join(folder, 'assets'));
});

afterEach(() => rm(folder, { recursive: true }));

function token(role: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ iss: 'supabase', role })}.c2lnbmF0dXJl`;
}

test.each([
  ['the secret API key', 'const key = "sb_secret_N7UND0UgjKTVK";'],
  ['an older service key', `const key = "${token('service_role')}";`],
  ['a database password', 'const url = "postgresql://postgres:hunter2@127.0.0.1:54322/postgres";'],
])('a build that holds %s is refused', async (_, content) => {
  await writeFile(join(folder, 'assets/app.js'), content);
  expect(findSecrets(folder)).toMatchObject({
    ok: false,
    output: expect.stringContaining('app.js') as string,
  });
});

test('a build with the publishable keys only is accepted', async () => {
  await writeFile(
    join(folder, 'assets/app.js'),
    `const keys = ["sb_publishable_ACJWlzQHlZ", "${token('anon')}"], secret = key.startsWith("sb_secret_");`,
  );
  expect(findSecrets(folder).ok).toBe(true);
});

test('an empty build proves nothing', () => {
  expect(findSecrets(folder).ok).toBe(false);
});

test.each([
  '.glassmine/secrets.json',
  '.glassmine.restoring/secrets.json',
  '.glassmine.old/files/ab/abcdef',
  '.glassmine.tar.gz',
])('git does not take in %s', (path) => {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', path], { cwd: repository });
  expect(status).toBe(0);
});
