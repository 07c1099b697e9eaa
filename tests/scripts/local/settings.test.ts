import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { optionalSetting, readSettings } from '../../../scripts/settings.ts';
import { runTool } from '../../../scripts/tool.ts';

afterEach(() => vi.unstubAllEnvs());

const NOTHING = {
  VITE_SUPABASE_URL: '',
  VITE_SUPABASE_PUBLISHABLE_KEY: '',
  SUPABASE_SECRET_KEY: '',
  SITE_URL: '',
  SMTP_URL: '',
  MAIL_FROM: '',
};
const PROJECT = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:9',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_none',
  SUPABASE_SECRET_KEY: 'sb_secret_none',
};

test.each([
  ['scripts/workers.ts', 'SITE_URL', 'example.com', 'the address of the site, to which the links of mails lead'],
  ['scripts/workers.ts', 'SITE_URL', 'example.com:443', 'the address of the site, to which the links of mails lead'],
  ['scripts/hosted/check-hosted.ts', 'SITE_URL', 'example.com', 'the address of the site'],
  ['scripts/hosted/check-hosted.ts', 'VITE_SUPABASE_URL', 'project.supabase.co', 'the URL of the Supabase project'],
  ['scripts/workers.ts', 'VITE_SUPABASE_URL', 'https://', 'the URL of the Supabase project'],
])('%s refuses %s if it is "%s", and says what it is', async (script, name, value, meaning) => {
  const { ok, errors } = await runTool(script, [], {
    env: { ...NOTHING, ...PROJECT, SITE_URL: 'https://example.com', [name]: value },
  });
  expect([ok, errors.trim()]).toEqual([false, `${name} is malformed. It is ${meaning}, like https://example.com.`]);
});

test.each([
  ['production', 'development'],
  ['development', 'production'],
] as const)('scripts in %s mode read the files that Vite reads, and the environment wins', async (mode, other) => {
  const folder = await mkdtemp(join(tmpdir(), 'glassmine-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  const names = ['TEST_FIRST', 'TEST_SECOND', 'TEST_THIRD', 'TEST_FOURTH', 'TEST_GIVEN'];
  const assign = (file: string, set: string[]) =>
    writeFile(join(folder, file), set.map((name) => `${name}=${file}\n`).join(''));
  for (const [index, file] of files.entries()) await assign(file, names.slice(index));
  await assign(`.env.${other}.local`, names);
  // Stubbed, so that they are removed after the test.
  for (const name of names) vi.stubEnv(name, name === 'TEST_GIVEN' ? '' : undefined);
  const expected = Object.fromEntries(names.map((name, index) => [name, files[index] ?? '']));
  expect(loadEnv(mode, folder, 'TEST_')).toEqual(expected);
  readSettings(mode, folder);
  expect(Object.fromEntries(names.map((name) => [name, process.env[name]]))).toEqual(expected);
});

test('an empty setting counts as not set', () => {
  vi.stubEnv('TEST_SETTING', '');
  expect(optionalSetting('TEST_SETTING')).toBeUndefined();
  vi.stubEnv('TEST_SETTING', 'set');
  expect(optionalSetting('TEST_SETTING')).toBe('set');
});

test('a secret key in place of the publishable one is refused in both its forms', async () => {
  const payload = Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url');
  for (const key of ['sb_secret_N7UND0UgjKTVK', `eyJhbGciOiJ9.${payload}.c2ln`]) {
    const { ok, errors } = await runTool('scripts/hosted/check-hosted.ts', [], {
      env: { ...NOTHING, ...PROJECT, VITE_SUPABASE_PUBLISHABLE_KEY: key, SITE_URL: 'http://127.0.0.1:9' },
    });
    expect({ ok, words: errors.trim() }).toEqual({
      ok: false,
      words: 'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret, which would be part of the site. Revoke it.',
    });
  }
});
