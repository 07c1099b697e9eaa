import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Sql } from 'postgres';
import { Webhook } from 'standardwebhooks';
import { sendNextMessages } from '../../supabase/workers/webhooks.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

export async function listen(answer: Answer): Promise<{ url: string; close: () => void }> {
  const server = createServer((...asked) => void answer(...asked)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** Answers calls of functions by the service role, as PostgREST does. */
export const serve = <Types extends Record<string, unknown>>(sql: Sql<Types>) =>
  listen(async (request, response) => {
    const given = JSON.parse(await text(request)) as object;
    const args = Object.keys(given).map((name) => `${name} => (select g."${name}" from given g)`);
    const answer = await sql.begin(async (work) => {
      await work`set local role service_role`;
      return work.unsafe(
        `with given as (select * from json_to_record($1::text::json) g (webhook_id uuid, answers jsonb))
         select to_jsonb(a) as row from public.${request.url?.split('/').at(-1)}(${args.join()}) a`,
        [JSON.stringify(given)],
      );
    });
    response.end(JSON.stringify(answer.map(({ row }) => row as unknown)));
  });

export interface Received {
  type: string;
  data: { subject_id: string; detail?: string };
}

/**
 * A receiver with an address for each secret. Keeps what it verified, each event once.
 * @param isAway says of a request whether it fails, before or after it was kept
 */
export async function startReceiver(isAway: () => 'before' | 'after' | undefined = () => undefined) {
  const secrets: string[] = [];
  const seen = new Set<string>();
  const kept: (Received & { id: string; of: number })[] = [];
  const refused: string[] = [];
  const server = await listen(async (request, response) => {
    const body = await text(request);
    const away = isAway();
    if (away === 'before') return response.writeHead(503).end();
    const of = Number(request.url?.slice(1));
    try {
      const event = new Webhook(secrets[of] ?? '').verify(body, request.headers as Record<string, string>) as Received;
      const id = String(request.headers['webhook-id']);
      if (!seen.has(id)) kept.push({ ...event, id, of });
      seen.add(id);
    } catch (error) {
      refused.push(String(error));
      return response.writeHead(401).end();
    }
    if (away) return response.destroy();
    return response.writeHead(204).end();
  });
  return { ...server, secrets, kept, refused };
}

/** Sends in several lanes until nothing is due. */
export async function drainLanes(url: string, lanes = 4): Promise<void> {
  const service = { url, secretKey: 'secret' };
  const lane = async () => {
    while (await sendNextMessages(service));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
