/** `npm run mail`: sends the mails of a hosted project by SMTP, until it is told to stop. */
import { startMailWorker } from '../supabase/workers/mail.ts';
import { connectMailServer } from '../supabase/workers/smtp.ts';
import { listenForStop } from './local/stop-request.ts';
import { serviceFromSettings } from './service.ts';
import { requireSetting } from './settings.ts';

const stop = listenForStop();
const service = serviceFromSettings();
const siteUrl = requireSetting('SITE_URL', 'the address of the site, to which the links of mails lead');
const server = connectMailServer({
  url: requireSetting(
    'SMTP_URL',
    'where mails are handed over, like "smtps://user:password@smtp.example.com"',
  ),
  from: requireSetting('MAIL_FROM', 'the sender of mails, like "Glassmine <no-reply@example.com>"'),
});
const worker = startMailWorker({ service, siteUrl, send: (mail) => server.send(mail) }, (error) =>
  console.error(error instanceof Error ? error.message : error),
);
console.log(`Sending the mails of ${service.url}. Ctrl-C stops it.`);
await stop.promise;
await worker.stop();
server.close();
process.exit();
