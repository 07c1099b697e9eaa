import { request as requestPlainly } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { useAgent } from 'request-filtering-agent';
import { z } from 'zod';
import { drain } from './drain.ts';
import type { Repeated } from './repeat.ts';
import { ask, isOnThisMachine, type Service } from './service.ts';

/** Slow receivers hold up one of these each, for as long as a request may take. */
const LANES = 4;
const PATIENCE_MS = 10_000;

const messages = z.array(
  z.object({
    id: z.uuid(),
    webhook_id: z.uuid(),
    url: z.string(),
    body: z.string(),
    sent_at: z.number(),
    signature: z.string(),
  }),
);
type Message = z.infer<typeof messages>[number];

interface Answer {
  id: string;
  status?: number | undefined;
  failure?: string;
}

/**
 * Posts an event by the Standard Webhooks specification. Follows no redirect, reads no body, and connects to public
 * addresses only, whatever the name resolves to; to this machine only if the Supabase is on it, too.
 */
export async function post({ id, url, body, sent_at, signature }: Message, service: Service): Promise<Answer> {
  const isPlain = url.startsWith('http:');
  if (!URL.canParse(url) || (isPlain && !(isOnThisMachine(url) && isOnThisMachine(service.url))))
    return { id, failure: 'address' };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve) => {
    const sending = (isPlain ? requestPlainly : requestSecurely)(url, {
      method: 'POST',
      agent: useAgent(url, isPlain ? { allowIPAddressList: ['127.0.0.1', '::1'] } : {}),
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'webhook-id': id,
        'webhook-timestamp': sent_at,
        'webhook-signature': signature,
      },
    });
    sending.on('response', (response) => {
      resolve({ id, status: response.statusCode });
      response.destroy();
    });
    // Only a code: the text of a refused address would tell what a name resolves to in our network.
    sending.on('error', ({ code = 'address' }: NodeJS.ErrnoException) =>
      resolve({ id, failure: signal.aborted ? 'timeout' : code }),
    );
    sending.end(body);
  });
}

/** Sends the due events of one webhook together, and reports the answers. @returns whether there were any */
export async function sendNextMessages(service: Service, signal?: AbortSignal): Promise<boolean> {
  const due = messages.parse(await ask(service, '/rest/v1/rpc/take_webhook_messages', {}, signal));
  const [first] = due;
  if (!first) return false;
  const answers = await Promise.all(due.map((message) => post(message, service)));
  // Even when stopping: what was delivered without a report would be sent again.
  await ask(service, '/rest/v1/rpc/finish_webhook_messages', { webhook_id: first.webhook_id, answers });
  return true;
}

/** Sends events to people's webhooks, of several at a time. */
export function startWebhooks(service: Service, onError: (error: unknown) => void): Repeated {
  const lanes = Array.from({ length: LANES }, () => drain((signal) => sendNextMessages(service, signal), onError));
  return {
    async stop() {
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}
