import { type Repeated, repeat } from './repeat.ts';
import { ask, type Service } from './service.ts';

const MINUTE_MS = 60_000;
/** After the turn of the minute, so that a clock that is a little ahead does not make two checks of one minute. */
const INTO_MINUTE_MS = 5000;
const PATIENCE_MS = 10_000;

/** What a check asks, each by a request that needs the whole service, its database included. */
const QUESTIONS: Record<string, (service: Service, signal?: AbortSignal) => Promise<unknown>> = {
  'Data API': (service, signal) => ask(service, '/rest/v1/site?select=brand', undefined, signal),
  Auth: (service, signal) => ask(service, '/auth/v1/health', undefined, signal),
  Storage: (service, signal) => ask(service, '/storage/v1/bucket', undefined, signal),
  Realtime: (service, signal) => openSocket(service, signal),
};

/** Looks whether every service of a Supabase answers; the names of those that do not, with their reason. */
export async function failingServices(service: Service, signal?: AbortSignal): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(QUESTIONS).map(async ([name, question]) => {
      try {
        await question(service, signal);
        return [];
      } catch (error) {
        return [`${name}: ${error instanceof Error ? error.message : String(error)}`];
      }
    }),
  );
  return answers.flat();
}

/**
 * Makes one check and writes it down. What cannot be written down counts as down by itself.
 * @returns the services that did not answer
 * @throws Error when the result could not be written down
 */
export async function checkHealth(service: Service, signal?: AbortSignal): Promise<string[]> {
  const failures = await failingServices(service, signal);
  signal?.throwIfAborted();
  await ask(service, '/rest/v1/rpc/record_health_check', { ok: failures.length === 0 }, signal);
  return failures;
}

/** Checks once a minute. */
export function startHealthChecks(service: Service): Repeated {
  return repeat(
    async (signal) => {
      await checkHealth(service, signal);
    },
    () => MINUTE_MS - ((Date.now() - INTO_MINUTE_MS) % MINUTE_MS),
    // A database that is away cannot be told; the missing minute tells it.
    () => undefined,
  );
}

function openSocket({ url, secretKey }: Service, signal?: AbortSignal): Promise<void> {
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: secretKey, vsn: '1.0.0' }).toString();
  const socket = new WebSocket(address);
  return new Promise<void>((resolve, reject) => {
    const patience = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
    patience.addEventListener('abort', () => reject(new Error('no answer')));
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error('refused')));
  }).finally(() => socket.close());
}
