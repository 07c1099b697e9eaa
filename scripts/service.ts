import type { Repeated } from '../supabase/workers/repeat.ts';
import type { Service } from '../supabase/workers/service.ts';
import { listenForStop } from './local/stop-request.ts';
import { readSettings, requireAddress, requireSetting } from './settings.ts';

/** The Supabase from the environment with its service-role key: servers only. */
export function serviceFromSettings(): Service {
  readSettings();
  return {
    url: requireAddress('VITE_SUPABASE_URL', 'the URL of the Supabase project').replace(/\/$/, ''),
    secretKey: requireSetting('SUPABASE_SECRET_KEY', 'the secret API key of the project'),
  };
}

/** Runs a worker next to that Supabase until it is told to stop, and ends the process. */
export async function runWorker(
  title: string,
  start: (service: Service) => Repeated | Promise<Repeated>,
): Promise<void> {
  const stop = listenForStop();
  const service = serviceFromSettings();
  const worker = await start(service);
  console.log(`${title} ${service.url}. Ctrl-C stops it.`);
  await stop.promise;
  await worker.stop();
  process.exit();
}

/** Tells why a worker failed. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
