import { errorCode } from '../supabase/embedded/errors.ts';
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

/** The cause has the reason of a failed request; if several addresses of a host failed, it has only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || String(errorCode(cause)) : error.message;
}
