import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { refuseUpgrade } from '../gateway/upgrades.ts';
import type { Keys } from '../keys.ts';
import { connectMessages } from './messages.ts';
import { connectPolicies } from './policies.ts';
import { vsnSchema } from './protocol.ts';
import { CloseCode, Session } from './session.ts';
import { Topics } from './topics.ts';

const MAX_MESSAGE_BYTES = 262_144;
const MAX_SESSIONS = 500;
const PING_EVERY_MS = 30_000;

export interface Realtime {
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

/**
 * A local Realtime for realtime-js, limited to private Broadcast channels. Policies of `realtime.messages` authorise;
 * messages of `realtime.send()` are delivered after commit, in commit order. Requires `realtime.sql`.
 * @param options.dbUrl a superuser's URL of the database
 * @throws the driver's error if the database does not respond
 */
export async function startRealtime(options: { dbUrl: string; jwtSecret: string; keys: Keys }): Promise<Realtime> {
  const sessions = new Set<Session>();
  const messages = await connectMessages(options.dbUrl, {
    onMessage({ id, topic, event, payload }) {
      topics.publish(topic, { id, event, content: { json: payload } });
    },
    onReconnect() {
      // Messages may be lost: clients join and read again.
      topics.forget();
      for (const session of sessions) session.close(CloseCode.serviceRestart, 'The database was restarted');
    },
  });
  const topics = new Topics(messages);
  const policies = connectPolicies(options.dbUrl);
  const around = { policies, topics, jwtSecret: options.jwtSecret };
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
  });

  const care = setInterval(() => {
    for (const session of sessions) {
      if (!session.isAlive) session.terminate();
      session.isAlive = false;
      session.ping();
    }
    // A disconnected database has forgotten its watches anyway.
    topics.sweep().catch(() => {});
  }, PING_EVERY_MS).unref();

  return {
    handleUpgrade(request, socket, head) {
      const url = URL.parse(request.url ?? '', 'http://localhost');
      if (url?.pathname !== '/realtime/v1/websocket') return refuseUpgrade(socket, 404);
      const role = options.keys.roleOf(url.searchParams.get('apikey') ?? '');
      if (!role) return refuseUpgrade(socket, 401);
      const vsn = vsnSchema.safeParse(url.searchParams.get('vsn') ?? '1.0.0');
      if (!vsn.success) return refuseUpgrade(socket, 400);
      if (sessions.size >= MAX_SESSIONS) return refuseUpgrade(socket, 503);
      server.handleUpgrade(request, socket, head, (webSocket) => {
        const session = new Session(webSocket, vsn.data, { role, claims: { role } }, around);
        sessions.add(session);
        webSocket.on('close', () => sessions.delete(session));
      });
    },
    async close() {
      clearInterval(care);
      for (const session of sessions) session.close(CloseCode.goingAway, 'The server stops');
      // An unresponsive client must not delay the stop.
      const impatience = setTimeout(() => {
        for (const session of sessions) session.terminate();
      }, 500);
      await Promise.all([...server.clients].map((client) => new Promise((closed) => client.once('close', closed))));
      clearTimeout(impatience);
      await Promise.all([messages.close(), policies.close()]);
    },
  };
}
