/** `npm run check:hosted`: reports which settings of a hosted project are still defaults, through its public API. */
import { holdsSecret } from '../checks/secrets.ts';
import { readSettings, requireAddress, requireSetting } from '../settings.ts';
import { checkHosted } from './hosted-checks.ts';

readSettings();
const publishableKey = requireSetting('VITE_SUPABASE_PUBLISHABLE_KEY', 'the publishable API key of the project');
if (holdsSecret(publishableKey)) {
  console.error('VITE_SUPABASE_PUBLISHABLE_KEY holds a secret, which would be part of the site. Revoke it.');
  process.exit(1);
}
const findings = await checkHosted({
  supabaseUrl: requireAddress('VITE_SUPABASE_URL', 'the URL of the Supabase project'),
  publishableKey,
  siteUrl: requireAddress('SITE_URL', 'the address of the site'),
});
for (const { what, remedy } of findings) console.log(`✗ ${what}\n  ${remedy}`);
console.log(
  findings.length === 0 ? 'Nothing that can be seen from outside is on a default.' : `${findings.length} to do.`,
);
console.log(
  'Not visible from outside: the mail server of Auth, the present password, stolen passwords, rate limits (30 mails an hour), the hook, and on a new site pg_cron. `npx supabase config diff` shows the settings.',
);
process.exitCode = findings.length === 0 ? 0 : 1;
