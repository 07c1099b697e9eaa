import { type Applied, pendingAfter } from 'local-supabase/postgres/migrate.ts';
import { expect, test, vi } from 'vitest';
import { deploy } from '../../../scripts/hosted/deploy-project.ts';
import { manager } from '../../../scripts/hosted/management.ts';
import { startManagementApi } from './stand-in.ts';

const history = pendingAfter([]).map(({ version, name, sql }) => ({ version, name, statements: [sql] }));
const mails = { smtpUrl: 'smtps://user%40x:p%23w@smtp.example.com', from: 'Glassmine <no-reply@example.com>' };
const wishes = { siteUrl: 'https://example.com/', mails, adminEmail: 'a@example.com' };

async function open(options: Parameters<typeof startManagementApi>[0] = {}) {
  const api = await startManagementApi(options);
  const lines: string[] = [];
  const push = vi.fn<() => Promise<void>>(() => {
    api.state.applied = history;
    return Promise.resolve();
  });
  const finish = vi.fn<() => Promise<boolean>>().mockResolvedValue(false).mockResolvedValueOnce(true);
  const run = (isDry = false) => {
    lines.length = 0;
    return deploy({ ...wishes, manage: api.manage, isDry, tell: (line) => lines.push(line), push, finish });
  };
  return { ...api, lines, push, finish, run };
}

test('a deployment brings a new project to the settings of this commit, and a second one changes nothing', async () => {
  const { state, run, lines, push, finish, writes } = await open();
  expect(await run()).toBeGreaterThan(60);
  expect(state.auth).toMatchObject({
    site_url: 'https://example.com',
    password_min_length: 7,
    mailer_otp_length: 10,
    passkey_enabled: true,
    webauthn_rp_id: 'example.com',
    hook_before_user_created_uri: 'pg-functions://postgres/people/before_user_created',
    hook_password_verification_attempt_enabled: true,
    mfa_web_authn_enroll_enabled: true,
    sessions_timebox: 720,
    sessions_inactivity_timeout: 168,
    password_hibp_enabled: true,
    rate_limit_email_sent: 1000,
    security_update_password_require_current_password: true,
    smtp_host: 'smtp.example.com',
    smtp_port: '465',
    smtp_user: 'user@x',
    smtp_pass: 'p#w',
    smtp_sender_name: 'Glassmine',
    smtp_admin_email: 'no-reply@example.com',
    mailer_templates_recovery_content: expect.stringContaining('{{ .TokenHash }}') as unknown,
  });
  expect(state.realtime['private_only']).toBe(true);
  expect(state.postgrest['db_schema']).toBe('public');
  expect(state.jobs).toBe(16);
  expect(push).toHaveBeenCalledOnce();
  expect(finish).toHaveBeenCalledWith({ publishable: 'sb_publishable_x', secret: 'sb_secret_x' });
  expect(lines.filter((line) => line.startsWith('!'))).toEqual([
    '! Register a@example.com at https://example.com/, and run this again',
  ]);
  const before = writes().length;
  expect(await run()).toBe(0);
  expect(writes()).toHaveLength(before);
});

test('a dry run tells each change, neither the password nor a key, and changes nothing', async () => {
  const { run, lines, push, finish, writes } = await open();
  expect(await run(true)).toBeGreaterThan(60);
  expect(lines).toContain('~ Auth site_url: "http://localhost:3000" → "https://example.com"');
  expect(lines).toContain('~ Realtime private_only: false → true');
  expect(lines.filter((line) => line.startsWith('+ migration '))).toHaveLength(history.length);
  expect(lines.join('\n')).not.toMatch(/p#w|p%23w|sb_secret/);
  expect(writes()).toEqual([]);
  expect(push).not.toHaveBeenCalled();
  expect(finish).not.toHaveBeenCalled();
});

test('a corrected password of the mail server is sent, and neither it nor its hash is told', async () => {
  const { state, run, lines } = await open();
  await run();
  state.auth['smtp_pass'] = 'mistyped';
  expect(await run()).toBe(1);
  expect(lines).toContain('~ Auth smtp_pass: "another" → "that of SMTP_URL"');
  expect(state.auth['smtp_pass']).toBe('p#w');
  expect(await run()).toBe(0);
});

test('the first admin is made once, after the address is confirmed', async () => {
  const { state, run } = await open();
  await run();
  expect(state.admin).toBe(false);
  state.registered = true;
  expect(await run()).toBe(1);
  expect(state.admin).toBe(true);
  expect(await run()).toBe(0);
});

test('what the free plan does not have is not asked for, but told', async () => {
  const { state, run, lines } = await open({ plan: 'free' });
  await run();
  expect(state.auth).toMatchObject({
    hook_before_user_created_enabled: true,
    hook_password_verification_attempt_enabled: null,
    sessions_timebox: null,
    password_hibp_enabled: null,
  });
  expect(lines.filter((line) => line.startsWith('! The plan has no'))).toHaveLength(4);
});

test('a setting that the project does not know is told, and not tried', async () => {
  const { state, run, lines } = await open();
  delete state.auth['security_update_password_require_current_password'];
  await run();
  expect(lines).toContain('! Auth does not know security_update_password_require_current_password');
  expect(await run()).toBe(0);
});

test.each<[string, Parameters<typeof startManagementApi>[0], Applied[], string]>([
  ['is paused', { status: 'INACTIVE' }, [], 'The project is INACTIVE'],
  ['has tables of its own', { used: true }, [], 'has tables of something else'],
  ['has another commit', {}, [{ version: '1', name: 'other', statements: null }], 'has no file any more'],
  [
    'has a migration that was edited since',
    {},
    history.map((row, index) => ({ ...row, ...(index === 1 && { statements: ['select 1'] }) })),
    'was changed after it was applied',
  ],
])('a project that %s is left alone', async (_, options, applied, words) => {
  const { state, run, writes } = await open(options);
  state.applied = applied;
  await expect(run()).rejects.toThrow(words);
  expect(writes()).toEqual([]);
});

test('a refused access token is told without the token', async () => {
  const { access } = await open();
  const asking = manager({ ...access, token: 'sbp_other' })('GET', '/projects/:ref');
  await expect(asking).rejects.toThrow('GET /projects/:ref answered 401 {"message":"Unauthorized"}');
  expect(() => manager({ ...access, token: 'sbp_te\nst' })).toThrow(
    /^The access token or the reference is malformed\.$/,
  );
});
