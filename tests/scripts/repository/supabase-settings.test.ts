import { createAuthLimits } from 'local-supabase/auth/limits.ts';
import { readConfig } from 'local-supabase/config.ts';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['sign-ins', '/token?grant_type=password', 30, 300],
  ['sign-ups', '/signup', 30, 300],
  ['recoveries', '/recover', 30, 300],
  ['mails that are asked for again', '/resend', 30, 300],
  ['sign-ins by mail', '/otp', 30, 300],
  ['sign-ins by a link', '/magiclink', 30, 300],
  ['renewed sessions', '/token?grant_type=refresh_token', 150, 300],
  ['followed links', '/verify', 30, 300],
  ['sign-ins by passkey', '/passkeys/authentication/options', 30, 300],
  ['challenges of second factors', '/factors/an-id/challenge', 30, 120],
  ['codes of second factors', '/factors/an-id/verify', 30, 120],
])('of %s (%s) %i are taken, and the next one %i seconds after the first', async (_, path, most, seconds) => {
  vi.useFakeTimers();
  const refuse = createAuthLimits(readConfig().auth.rate_limit);
  const ask = async () => (await refuse(new Request(`http://127.0.0.1/auth/v1${path}`, { method: 'POST' })))?.status;
  const answers = [];
  for (let n = 0; n <= most; n += 1) answers.push(await ask());
  expect(answers).toEqual([...Array<undefined>(most).fill(undefined), 429]);
  vi.advanceTimersByTime((seconds - 1) * 1000);
  expect(await ask()).toBe(429);
  vi.advanceTimersByTime(2000);
  expect(await ask()).toBeUndefined();
});
