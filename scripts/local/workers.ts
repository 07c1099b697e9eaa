import { readConfig } from '../../supabase/embedded/config.ts';
import { startHealthChecks } from '../../supabase/workers/health.ts';
import { startMailWorker } from '../../supabase/workers/mail.ts';
import { startPrices } from '../../supabase/workers/prices.ts';
import type { Repeated } from '../../supabase/workers/repeat.ts';
import { isOnThisMachine } from '../../supabase/workers/service.ts';
import { connectMailServer } from '../../supabase/workers/smtp.ts';
import { optionalSetting } from '../settings.ts';
import { runTool } from '../tool.ts';

/** The key that `supabase start` has made, if this is its Supabase. */
async function keyOfCli(): Promise<string | undefined> {
  const { output } = await runTool('supabase', ['status', '--output', 'env']);
  return /^SECRET_KEY="?([^"\n]+)/m.exec(output)?.[1];
}

/**
 * Starts what runs next to a Supabase that is on this machine and not our own: prices, mails and checks of health; pg_cron does the
 * jobs of the database. Next to one elsewhere nothing is started.
 * @param prices their source (`PriceWork`); without it there are none
 */
export async function startWorkers({
  url,
  siteUrl,
  prices,
  tell,
}: {
  url: string;
  siteUrl: string;
  prices: string | undefined;
  tell: (line: string) => void;
}): Promise<Repeated | undefined> {
  if (!isOnThisMachine(url)) return undefined;
  const secretKey = optionalSetting('SUPABASE_SECRET_KEY') ?? (await keyOfCli());
  if (secretKey === undefined) {
    tell('No prices, no mails and no checks of health: SUPABASE_SECRET_KEY is not set.');
    return undefined;
  }
  const service = { url: url.replace(/\/+$/, ''), secretKey };
  const mailServer = connectMailServer({
    url: optionalSetting('SMTP_URL') ?? `smtp://127.0.0.1:${readConfig().local_smtp.smtp_port}`,
    from: optionalSetting('MAIL_FROM') ?? 'Glassmine <no-reply@glassmine.localhost>',
  });
  const failed = (what: string) => (error: unknown) => tell(`Failed to ${what}: ${String(error)}`);
  const workers = [
    startMailWorker({ service, siteUrl, send: (mail) => mailServer.send(mail) }, failed('send mails')),
    startHealthChecks(service),
    ...(prices === undefined
      ? []
      : [startPrices({ service, source: prices, onError: failed('feed prices') })]),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      mailServer.close();
    },
  };
}
