import type { RealtimeChannel, RealtimeChannelOptions, RealtimeSystemPayload } from '@supabase/supabase-js';
import { expect, inject } from 'vitest';
import type { Client, Person } from './people.ts';

export interface Listener {
  channel: RealtimeChannel;
  statuses: string[];
  reason: () => string | undefined;
  heard: [event: string, payload: unknown][];
  told: string[];
}

export const topicOf = ({ sessionId }: Pick<Person, 'sessionId'>) => `session:${sessionId}`;

/** The hosted service makes a refused client wait for five seconds. */
const PATIENCE_MS = 12_000;

const AS_PAGES: RealtimeChannelOptions['config'] = { private: true, broadcast: { replication_ready: true } };

/**
 * Joins a channel and waits for the server's answer and, if `config` asks for it, for the database listener, which
 * can take half a minute on a hosted project.
 */
export async function listen(client: Client, topic: string, config = AS_PAGES): Promise<Listener> {
  await client.realtime.setAuth();
  const listener: Omit<Listener, 'channel' | 'reason'> = { statuses: [], heard: [], told: [] };
  let reason: string | undefined;
  const channel = client.channel(topic, { config });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => listener.heard.push([event, payload]));
  let isReady = config.broadcast?.replication_ready !== true;
  channel.on('system', {}, ({ status, message }: RealtimeSystemPayload) => {
    if (status === 'ok') isReady = true;
    else listener.told.push(message);
  });
  channel.subscribe((status, error) => {
    listener.statuses.push(status);
    reason = error?.message ?? reason;
  });
  await expect
    .poll(() => listener.statuses.length > 0 && (isReady || listener.statuses.at(-1) !== 'SUBSCRIBED'), {
      timeout: PATIENCE_MS,
      interval: 5,
      message: `join ${topic}`,
    })
    .toBe(true);
  return { ...listener, channel, reason: () => reason };
}

export async function openSocket(vsn: string): Promise<WebSocket> {
  const { url, publishableKey } = inject('supabase');
  const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}&vsn=${vsn}`;
  const socket = new WebSocket(address);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  return socket;
}
