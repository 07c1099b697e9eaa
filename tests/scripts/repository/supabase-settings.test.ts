import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { afterEach, expect, test, vi } from 'vitest';
import { repository } from '../../../scripts/tool.ts';
import { createAuthLimits } from '../../../supabase/embedded/auth/auth-limits.ts';
import { readConfig } from '../../../supabase/embedded/config.ts';

/** Every setting of `supabase/config.toml` but its name, its ports and the words of Auth's mails. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'api.enabled': true,
  'api.schemas': ['public'],
  'api.extra_search_path': ['public', 'extensions'],
  'api.max_rows': 1000,
  'db.major_version': 17,
  'db.migrations.enabled': true,
  'db.seed.enabled': true,
  'db.seed.sql_paths': ['./seed.sql'],
  'realtime.enabled': true,
  'studio.enabled': true,
  'local_smtp.enabled': true,
  'storage.enabled': true,
  'storage.file_size_limit': '5MiB',
  'auth.enabled': true,
  'auth.site_url': 'env(SITE_URL)',
  'auth.additional_redirect_urls': [],
  'auth.jwt_expiry': 3600,
  'auth.enable_refresh_token_rotation': true,
  'auth.refresh_token_reuse_interval': 10,
  'auth.enable_signup': true,
  'auth.enable_anonymous_sign_ins': false,
  'auth.enable_manual_linking': false,
  'auth.minimum_password_length': 7,
  'auth.rate_limit.email_sent': 30,
  'auth.rate_limit.sign_in_sign_ups': 30,
  'auth.rate_limit.token_verifications': 30,
  'auth.rate_limit.token_refresh': 150,
  'auth.sessions.timebox': '720h',
  'auth.sessions.inactivity_timeout': '168h',
  'auth.mfa.max_enrolled_factors': 10,
  'auth.mfa.totp.enroll_enabled': true,
  'auth.mfa.totp.verify_enabled': true,
  'auth.mfa.web_authn.enroll_enabled': true,
  'auth.mfa.web_authn.verify_enabled': true,
  'auth.passkey.enabled': true,
  'auth.webauthn.rp_display_name': 'Glassmine',
  'auth.webauthn.rp_id': 'env(SITE_HOST)',
  'auth.webauthn.rp_origins': ['env(SITE_URL)'],
  'auth.hook.before_user_created.enabled': true,
  'auth.hook.before_user_created.uri': 'pg-functions://postgres/private/before_user_created',
  'auth.hook.password_verification_attempt.enabled': true,
  'auth.hook.password_verification_attempt.uri':
    'pg-functions://postgres/private/password_verification_attempt',
  'auth.hook.mfa_verification_attempt.enabled': true,
  'auth.hook.mfa_verification_attempt.uri': 'pg-functions://postgres/private/mfa_verification_attempt',
  'auth.email.enabled': true,
  'auth.email.enable_confirmations': true,
  'auth.email.double_confirm_changes': true,
  'auth.email.secure_password_change': false,
  'auth.email.require_current_password': true,
  'auth.email.otp_length': 10,
  'auth.email.otp_expiry': 3600,
  'auth.email.notification.password_changed.enabled': false,
  'auth.email.notification.email_changed.enabled': false,
  'auth.email.notification.phone_changed.enabled': false,
  'auth.email.notification.identity_linked.enabled': false,
  'auth.email.notification.identity_unlinked.enabled': false,
  'auth.email.notification.mfa_factor_enrolled.enabled': false,
  'auth.email.notification.mfa_factor_unenrolled.enabled': false,
  'edge_runtime.enabled': false,
  'analytics.enabled': false,
};
const UNLISTED = /^project_id$|(^|\.|_)port$|^auth\.email\.template\.\w+\.(content_path|subject)$/;

/** The settings of a table by their paths. */
function flat(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
}

test('no setting of Supabase is added, left out or loosened without a change of the list here', () => {
  const settings = flat(parse(readFileSync(join(repository, 'supabase/config.toml'), 'utf8')));
  expect(Object.fromEntries(settings.filter(([path]) => !UNLISTED.test(path)))).toEqual(SETTINGS);
});

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
  const ask = async () =>
    (await refuse(new Request(`http://127.0.0.1/auth/v1${path}`, { method: 'POST' })))?.status;
  const answers = [];
  for (let n = 0; n <= most; n += 1) answers.push(await ask());
  expect(answers).toEqual([...Array<undefined>(most).fill(undefined), 429]);
  vi.advanceTimersByTime((seconds - 1) * 1000);
  expect(await ask()).toBe(429);
  vi.advanceTimersByTime(2000);
  expect(await ask()).toBeUndefined();
});
