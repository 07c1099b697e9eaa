/** `npm run mail`: sends the mails of a hosted project by SMTP, until it is told to stop. */
import { startMailWorker } from '../supabase/workers/mail.ts';
import { connectMailServer } from '../supabase/workers/smtp.ts';
import { listenForStop } from './local/stop-request.ts';
import { serviceFromSettings } from './service.ts';
import { requireAddress, requireSetting } from './settings.ts';

const stop = listenForStop();
const service = serviceFromSettings();
const siteUrl = requireAddress('SITE_URL', 'the address of the site, to which the links of mails lead');
const server = connectMailServer({
  url: requireSetting(
    'SMTP_URL',
    'where mails are handed over, like "smtps://user:password@smtp.example.com"',
  ),
  from: requireSetting('MAIL_FROM', 'the sender of mails, like "Glassmine <no-reply@example.com>"'),
});
try {
  await server.verify();
} catch (error) {
  console.error(`The mail server of SMTP_URL cannot be used: ${reason(error)}`);
  process.exit(1);
}
const worker = startMailWorker({ service, siteUrl, send: (mail) => server.send(mail) }, (error) =>
  console.error(reason(error)),
);
console.log(`Sending the mails of ${service.url}. Ctrl-C stops it.`);
await stop.promise;
await worker.stop();
server.close();
process.exit();

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
