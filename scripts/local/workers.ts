import { readConfig } from 'local-supabase/config.ts';
import type { Repeated } from '../../supabase/workers/repeat.ts';
import { isOnThisMachine } from '../../supabase/workers/service.ts';
import { superviseWorkers } from '../../supabase/workers/supervise.ts';
import { optionalSetting } from '../settings.ts';
import { runTool } from '../tool.ts';

/** The key from `supabase start`, if this is its Supabase. */
async function keyOfCli(): Promise<string | undefined> {
  // One of the packages that `npm start` leaves out.
  const { output } = await runTool('supabase', ['status', '--output', 'env'], { env: { npm_config_omit: '' } });
  return /^SECRET_KEY="?([^"\n]+)/m.exec(output)?.[1];
}

interface Around {
  url: string;
  siteUrl: string;
  prices: string | undefined;
  tell: (line: string) => void;
}

/** Runs the workers next to a local Supabase that is not our own, whose pg_cron does the jobs; none next to others. */
export async function startWorkers({ url, siteUrl, prices, tell }: Around): Promise<Repeated | undefined> {
  if (!isOnThisMachine(url)) return undefined;
  const settings = {
    ...process.env,
    VITE_SUPABASE_URL: url,
    SUPABASE_SECRET_KEY: optionalSetting('SUPABASE_SECRET_KEY') ?? (await keyOfCli()),
    SITE_URL: siteUrl,
    SMTP_URL: optionalSetting('SMTP_URL') ?? `smtp://127.0.0.1:${readConfig().local_smtp.smtp_port}`,
    MAIL_FROM: optionalSetting('MAIL_FROM') ?? 'Glassmine <no-reply@glassmine.localhost>',
    PRICE_SOURCE: prices,
  };
  return superviseWorkers({ settings, tell });
}
