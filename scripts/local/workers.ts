import { readConfig } from '../../supabase/embedded/config.ts';
import { startHealthChecks } from '../../supabase/workers/health.ts';
import { startMailWorker } from '../../supabase/workers/mail.ts';
import { startPrices } from '../../supabase/workers/prices.ts';
import type { Repeated } from '../../supabase/workers/repeat.ts';
import { isOnThisMachine } from '../../supabase/workers/service.ts';
import { connectMailServer } from '../../supabase/workers/smtp.ts';
import { optionalSetting } from '../settings.ts';
import { runTool } from '../tool.ts';

/** The key from `supabase start`, if this is its Supabase. */
async function keyOfCli(): Promise<string | undefined> {
  const { output } = await runTool('supabase', ['status', '--output', 'env']);
  return /^SECRET_KEY="?([^"\n]+)/m.exec(output)?.[1];
}

/**
 * Starts prices, mails and health checks next to a local Supabase that is not our own; pg_cron runs the database
 * jobs. Starts nothing next to a remote one.
 * @param prices their source (`PriceWork`); undefined for none
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
    ...(prices === undefined ? [] : [startPrices({ service, source: prices, onError: failed('feed prices') })]),
  ];
  return {
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()));
      mailServer.close();
    },
  };
}
