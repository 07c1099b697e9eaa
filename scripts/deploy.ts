/** `npm run deploy`: brings a hosted project to what this commit says; `-- --dry-run` only tells what would change. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from 'local-supabase/replace-file.ts';
import { reasonOf } from '../supabase/workers/service.ts';
import { deploy, type Keys } from './hosted/deploy-project.ts';
import { manager } from './hosted/management.ts';
import { buildClient, CLIENT_FOLDER, clientIsFresh } from './local/client-build.ts';
import { readOptions } from './options.ts';
import { readSettings, requireAddress, requireSetting, WORKERS_FILE } from './settings.ts';
import { repository, runTool } from './tool.ts';

const HELP = 'npm run deploy -- [--dry-run]   brings a hosted project to what this commit says (docs/hosting.md)';
const { values: options } = readOptions(HELP, { options: { 'dry-run': { type: 'boolean' } } });
readSettings();
const token = requireSetting('SUPABASE_ACCESS_TOKEN', 'an access token of Supabase (Account → Access Tokens)');
const ref = requireSetting('SUPABASE_PROJECT_REF', 'the reference of the project, twenty letters');
const siteUrl = requireAddress('SITE_URL', 'the address of the site');
// Also written to a file of settings, where a quote or # would end them.
const SMTP = /^smtps?:\/\/(([^\s"#%'/:?@]|%[\da-f]{2})+[:@]){2}[\w.-]+(:\d+)?$/i;
const smtpUrl = requireSetting('SMTP_URL', 'like "smtps://user:password@smtp.example.com", with # as %23', SMTP);
const SENDER = /^([^\n"#'<>]*<)?[^\s"#'<>]+@[^\s"#'<>]+>?$/;
const from = requireSetting('MAIL_FROM', 'the sender of mails, like "Glassmine <no-reply@example.com>"', SENDER);
const adminEmail = requireSetting('ADMIN_EMAIL', 'the address of the first admin', /^\S+@\S+$/);
const apiUrl = `https://${ref}.supabase.co`;

async function push(): Promise<void> {
  const { ok } = await runTool('supabase', ['db', 'push', `--remote=${ref}`, '--yes'], { show: true });
  if (!ok) throw new Error('The migrations were not applied; see above.');
}

async function finish({ publishable, secret }: Keys): Promise<boolean> {
  const settings = {
    VITE_SUPABASE_URL: apiUrl,
    VITE_SUPABASE_PUBLISHABLE_KEY: publishable,
    VITE_SITE_URL: siteUrl,
  };
  const build = { folder: CLIENT_FOLDER, settings };
  const isFresh = clientIsFresh(build);
  if (!isFresh) {
    console.log('+ build of the site in dist/');
    await buildClient(build);
  }
  const own = { VITE_SUPABASE_URL: apiUrl, SUPABASE_SECRET_KEY: secret, SITE_URL: siteUrl, SMTP_URL: smtpUrl };
  const isKept = await keep({ ...own, MAIL_FROM: from });
  return !isFresh || isKept;
}

/** Writes the settings of the workers into their file, and leaves other lines; returns whether it changed. */
async function keep(settings: Record<string, string>): Promise<boolean> {
  const file = join(repository, WORKERS_FILE);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const others = before.split('\n').filter((line) => line !== '' && !((line.split('=')[0] ?? '') in settings));
  const after = `${[...Object.entries(settings).map(([name, value]) => `${name}=${value}`), ...others].join('\n')}\n`;
  if (after === before) return false;
  console.log(`+ settings of the workers in ${WORKERS_FILE}`);
  await replaceFile(file, after);
  return true;
}

try {
  const changed = await deploy({
    manage: manager({ token, ref }),
    siteUrl,
    mails: { smtpUrl, from },
    adminEmail,
    isDry: options['dry-run'] === true,
    tell: (line) => console.log(line),
    push,
    finish,
  });
  console.log(changed === 0 ? 'Nothing to change.' : `${changed} changes${options['dry-run'] ? ' to make' : ' made'}.`);
  if (!options['dry-run']) console.log('Put dist/ on a host, then run npm run check:hosted.');
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}
