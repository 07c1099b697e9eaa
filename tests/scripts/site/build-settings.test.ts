import { join } from 'node:path';
import { publishableKey } from 'local-supabase/keys.ts';
import { loadConfigFromFile } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { repository } from '../../../scripts/tool.ts';

afterEach(() => vi.unstubAllEnvs());

function configure(settings: Record<string, string>) {
  const none = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: '', VITE_SITE_URL: '' };
  for (const [name, value] of Object.entries({ ...none, ...settings })) vi.stubEnv(name, value);
  const file = join(repository, 'vite.config.ts');
  return loadConfigFromFile({ command: 'build', mode: 'production' }, file, repository, 'silent');
}

const payload = Buffer.from(JSON.stringify({ role: 'service_role' })).toString('base64url');

test.each([
  ['the secret API key', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_N7UND0UgjKTVK'],
  ['a service key of the older form', 'VITE_SUPABASE_PUBLISHABLE_KEY', `eyJhbGciOiJ9.${payload}.c2ln`],
  ['a secret under a name of their own', 'VITE_SECRET_KEY', 'sb_secret_N7UND0UgjKTVK'],
])('a person who builds with %s reads which setting to change, and nothing is built', async (_, name, value) => {
  await expect(configure({ [name]: value })).rejects.toThrow(
    `${name} holds a secret, which would be part of the site. Revoke it.`,
  );
});

test('a build for another Supabase is refused without its key, because the key of the local one is of no use there', async () => {
  await expect(configure({ VITE_SUPABASE_URL: 'https://project.supabase.co' })).rejects.toThrow(
    'VITE_SUPABASE_PUBLISHABLE_KEY is not set. It is the publishable API key of https://project.supabase.co.',
  );
});

test.each(['', 'http://127.0.0.1:54321', 'http://localhost:54321/', 'http://[::1]:54321'])(
  'a build for a Supabase of this machine ("%s") needs no key',
  async (url) => {
    const loaded = await configure({ VITE_SUPABASE_URL: url });
    expect(loaded?.config.define).toMatchObject({
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(publishableKey),
    });
  },
);

test('a build for another Supabase takes its key', async () => {
  const key = 'sb_publishable_other';
  const loaded = await configure({
    VITE_SUPABASE_URL: 'https://project.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: key,
  });
  expect(loaded?.config.define).toMatchObject({
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(key),
  });
});
