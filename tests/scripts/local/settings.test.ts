import { expect, test } from 'vitest';
import { runTool } from '../../../scripts/tool.ts';

const NOTHING = { VITE_SUPABASE_URL: '', SUPABASE_SECRET_KEY: '', SITE_URL: '', SMTP_URL: '', MAIL_FROM: '' };
const PROJECT = { VITE_SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY: 'sb_secret_none' };

test.each([
  [
    'scripts/hosted/check-health.ts',
    {},
    'VITE_SUPABASE_URL is not set. It is the URL of the Supabase project.',
  ],
  [
    'scripts/mail.ts',
    PROJECT,
    'SITE_URL is not set. It is the address of the site, to which the links of mails lead.',
  ],
])(
  'a person who runs %s without a setting reads which one is missing, and nothing keeps running',
  async (script, env, words) => {
    const { ok, errors } = await runTool(script, [], { env: { ...NOTHING, ...env } });
    expect({ ok, words: errors.trim() }).toEqual({ ok: false, words });
  },
);

test('a check of a project that does not answer fails and says so', async () => {
  const { ok, errors } = await runTool('scripts/hosted/check-health.ts', [], {
    env: { ...NOTHING, ...PROJECT },
  });
  expect(ok).toBe(false);
  expect(errors).toContain('The check could not be written down');
});
