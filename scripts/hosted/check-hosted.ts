/** `npm run check:hosted`: reports what of a hosted project is missing or still a default. */
import { holdsSecret } from '../checks/secrets.ts';
import { optionalSetting, readSettings, requireAddress, requireSetting } from '../settings.ts';
import { checkHosted } from './hosted-checks.ts';

readSettings();
const publishableKey = requireSetting('VITE_SUPABASE_PUBLISHABLE_KEY', 'the publishable API key of the project');
if (holdsSecret(publishableKey)) {
  console.error('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret, which would be part of the site. Revoke it.');
  process.exit(1);
}
const supabaseUrl = requireAddress('VITE_SUPABASE_URL', 'the URL of the Supabase project');
const token = optionalSetting('SUPABASE_ACCESS_TOKEN');
const [smtpUrl, from] = [optionalSetting('SMTP_URL'), optionalSetting('MAIL_FROM')];
const [host = ''] = new URL(supabaseUrl).hostname.split('.');
const ref = optionalSetting('SUPABASE_PROJECT_REF') ?? host;
const findings = await checkHosted({
  supabaseUrl,
  ...(token !== undefined && { access: { token, ref } }),
  ...(smtpUrl !== undefined && from !== undefined && { mails: { smtpUrl, from } }),
  publishableKey,
  siteUrl: requireAddress('SITE_URL', 'the address of the site'),
});
for (const { what, remedy } of findings) console.log(`✗ ${what}\n  ${remedy}`);
console.log(findings.length === 0 ? 'Nothing is missing or on a default.' : `${findings.length} to do.`);
if (token === undefined) console.log('Without SUPABASE_ACCESS_TOKEN, settings, migrations and jobs are not seen.');
process.exitCode = findings.length === 0 ? 0 : 1;
