import { rm } from 'node:fs/promises';
import { copyMigratedFolder, throwawayFolder } from 'local-supabase/postgres/throwaway.ts';
import type { Stack } from 'local-supabase/stack.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSupabase } from '../../../scripts/local/supabase.ts';

let stack: Stack | undefined;
// Limits are counted in memory, so every test restarts the services on the same database.
const dataDir = await throwawayFolder();

const limits = {
  sign_in_sign_ups: 3,
  token_refresh: 2,
  token_verifications: 2,
  factor_tries: 2,
  passkey_tries: 2,
};

beforeAll(() => copyMigratedFolder(dataDir));
afterAll(async () => {
  await stack?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  await stack?.stop();
  stack = await startSupabase({ dataDir, ports: 'free', seed: false, rateLimits: limits });
}, 60_000);

test('a person who renews sessions in a row is refused after two, however often the workers ask with the secret key', async () => {
  const renew = async (apikey = '') => {
    const response = await fetch(`${stack?.apiUrl}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: 'ofnosession0' }),
    });
    return response.status;
  };
  for (let n = 0; n < 3; n += 1) expect(await renew(stack?.secretKey)).toBe(400);
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await renew(stack?.publishableKey));
  expect(people).toEqual([400, 400, 429]);
});

test('a person who spells a call in another way each time is counted alike, or finds none', async () => {
  const post = async (path: string) => {
    const { apiUrl = '', publishableKey = '' } = stack ?? {};
    const response = await fetch(`${apiUrl}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.com', password: 'guess' }),
    });
    return response.status;
  };
  const guesses = ['/tok%65n', '/%74oken', '/%2e/token', '/token'].map((path) => `${path}?grant_type=password`);
  const answers: number[] = [];
  for (const guess of guesses) answers.push(await post(guess));
  expect(answers).toEqual([400, 400, 400, 429]);
  const options = '/passkeys/authentication/options';
  expect([await post(options), await post(options.replace('keys', '%6beys')), await post(options)]).toEqual([
    200, 200, 429,
  ]);
  for (const path of [`${options}/`, `/${options}`, '/token/?grant_type=password', '/token%2F?grant_type=password']) {
    expect(await post(path)).toBe(404);
  }
});
