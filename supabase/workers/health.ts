import { z } from 'zod';
import { type Repeated, repeat } from './repeat.ts';
import { ask, readJson, send, type Service, unexpected } from './service.ts';

const MINUTE_MS = 60_000;
/** After the start of the minute, so that a clock slightly ahead does not check a minute twice. */
const INTO_MINUTE_MS = 5000;
const PATIENCE_MS = 10_000;
/** Has the form of Auth's refresh tokens, because others are refused unread, but belongs to no session. */
const NO_TOKEN = 'ofnosession0';
/** A join like the pages', for a topic without messages. */
const JOIN = {
  topic: 'realtime:health',
  event: 'phx_join',
  ref: '1',
  join_ref: '1',
  payload: { config: { private: true, broadcast: { replication_ready: true } } },
};

/** Each check needs the whole service, including its database. */
const QUESTIONS: Record<string, (service: Service, signal?: AbortSignal) => Promise<unknown>> = {
  'Data API': (service, signal) => ask(service, '/rest/v1/site?select=brand', undefined, signal),
  Auth: (service, signal) => renewNothing(service, signal),
  Storage: (service, signal) => ask(service, '/storage/v1/bucket', undefined, signal),
  Realtime: (service, signal) => joinTopic(service, signal),
};

/** Checks all services of a Supabase; returns those that fail, with reasons. */
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
 * Runs a check and records it; an unrecorded minute counts as downtime.
 * @returns the services that failed
 * @throws Error if the result could not be recorded
 */
export async function checkHealth(service: Service, signal?: AbortSignal): Promise<string[]> {
  const failures = await failingServices(service, signal);
  signal?.throwIfAborted();
  await ask(service, '/rest/v1/rpc/record_health_check', { ok: failures.length === 0 }, signal);
  return failures;
}

export function startHealthChecks(service: Service): Repeated {
  return repeat(
    async (signal) => {
      await checkHealth(service, signal);
    },
    () => MINUTE_MS - ((Date.now() - INTO_MINUTE_MS) % MINUTE_MS),
    // A missing minute already records that the database is down.
    () => undefined,
  );
}

/** Uses a refresh token, which Auth looks up in its database; its health endpoint returns constants. */
async function renewNothing(service: Service, signal?: AbortSignal): Promise<void> {
  const path = '/auth/v1/token?grant_type=refresh_token';
  const answer = await send(service, path, { refresh_token: NO_TOKEN }, signal);
  if (!answer.text.includes('refresh_token_not_found')) throw unexpected(path, answer);
}

const payloadSchema = z.looseObject({
  status: z.string().optional(),
  message: z.string().optional(),
  response: z.looseObject({ reason: z.string().optional() }).optional(),
});
const messageSchema = z.object({ event: z.string(), payload: payloadSchema });

const reasonOf = ({ message, response }: z.infer<typeof payloadSchema>) => response?.reason ?? message ?? 'not joined';

/** Joins a topic, for which Realtime evaluates policies, and waits until it listens to the database. */
function joinTopic({ url, secretKey }: Service, signal?: AbortSignal): Promise<void> {
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: secretKey, vsn: '1.0.0' }).toString();
  const socket = new WebSocket(address);
  return new Promise<void>((resolve, reject) => {
    const patience = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
    patience.addEventListener('abort', () => reject(new Error('no answer')));
    socket.addEventListener('error', () => reject(new Error('refused')));
    socket.addEventListener('open', () => socket.send(JSON.stringify(JOIN)));
    socket.addEventListener('message', ({ data }) => {
      const message = readJson(messageSchema, String(data));
      if (message?.payload.status === 'error') reject(new Error(reasonOf(message.payload)));
      else if (message?.event === 'system') resolve();
    });
  }).finally(() => socket.close());
}
