/** `npm run mail`: sends the mails of a hosted project by SMTP, until stopped. */
import { startMailWorker } from '../supabase/workers/mail.ts';
import { connectMailServer } from '../supabase/workers/smtp.ts';
import { reasonOf, runWorker } from './service.ts';
import { requireAddress, requireSetting } from './settings.ts';

await runWorker('Sending the mails of', async (service) => {
  const siteUrl = requireAddress('SITE_URL', 'the address of the site, to which the links of mails lead');
  const server = connectMailServer({
    url: requireSetting('SMTP_URL', 'where mails are handed over, like "smtps://user:password@smtp.example.com"'),
    from: requireSetting('MAIL_FROM', 'the sender of mails, like "Glassmine <no-reply@example.com>"'),
  });
  try {
    await server.verify();
  } catch (error) {
    console.error(`The mail server of SMTP_URL cannot be used: ${reasonOf(error)}`);
    process.exit(1);
  }
  return startMailWorker({ service, siteUrl, send: (mail) => server.send(mail) }, (error) =>
    console.error(reasonOf(error)),
  );
});
