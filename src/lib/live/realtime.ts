import {
  REALTIME_SUBSCRIBE_STATES,
  RealtimeClient,
  type RealtimeChannel,
  type RealtimeSystemPayload,
} from '@supabase/supabase-js';
import { env } from '@/lib/data/env';
import { supabase } from '@/lib/data/supabase';
import { jitter } from '@/lib/jitter';
import { endSession } from '@/lib/session/tabs';
import { readClaim } from '@/lib/session/token';
import { reportLive } from './connection';

/** Half a second, doubling to about 15, with jitter, because a restarted server loses all pages at once. */
const pauseMs = (failures: number) => jitter(Math.min(500 * 2 ** failures, 15_000));

const readToken = async () => (await supabase.auth.getSession()).data.session?.access_token ?? null;

/** How often a visible page asks whether it missed something; every sixth time it reads without asking. */
const ASK_MS = 50_000;

/** A separate socket with this tab's token: `supabase.realtime` takes over the token of any tab that signs in. */
const realtime = new RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
  params: { apikey: env.supabaseKey },
  accessToken: readToken,
  reconnectAfterMs: (tries) => pauseMs(tries - 1),
});

// Reconnects at once, not after the backoff. An open connection may belong to the previous network.
addEventListener('online', () => void realtime.disconnect().then(() => realtime.connect()));

/** The client has one channel per topic, so joining waits until the previous one has left. */
let leaving: Promise<unknown> = Promise.resolve();

export interface LivePayload {
  id?: string;
  /** Milliseconds over which pages spread their reaction. */
  spread_ms?: number;
}

type Hear = (event: string, payload: LivePayload) => void;

interface ChannelListener {
  onEvent: Hear;
  /** Called after each join, rejoin or refusal: earlier reads may be stale, and access may have changed. */
  onStale: () => void;
}

/**
 * Joins a private channel and stays in it, even if the server restarts or closes it. It counts as joined once
 * database messages are relayed; otherwise the server closes the channel within a minute.
 * @param topic one for all signed-in users, or undefined for this tab's session.
 * @param onChange called with every change of the connection.
 * @returns leaves the channel.
 */
export function joinTopic(
  topic: string | undefined,
  onEvent: Hear,
  onChange: (isJoined: boolean, isRefused: boolean) => void,
): () => void {
  let channel: RealtimeChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLeft = false;

  const enterLater = () => {
    timer = setTimeout(() => void enter(), pauseMs(failures));
    failures += 1;
  };

  const enter = async () => {
    await leaving;
    await realtime.setAuth();
    const token = await readToken();
    if (isLeft) return;
    // An expired token cannot be renewed offline, and without it the session's topic is unknown.
    if (!token) return enterLater();
    channel = realtime
      .channel(topic ?? `session:${readClaim(token, 'session_id')}`, {
        config: { private: true, broadcast: { replication_ready: true } },
      })
      .on('broadcast', { event: '*' }, (message) => onEvent(message.event, message['payload'] as LivePayload))
      // Realtime may confirm a join half a minute before it listens to the database; messages until then are lost.
      .on('system', {}, ({ status }: RealtimeSystemPayload) => {
        if (isLeft || status !== 'ok') return;
        failures = 0;
        onChange(true, false);
      })
      .subscribe((status) => {
        if (isLeft || status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return;
        onChange(false, status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR);
        // After other failures the client rejoins by itself.
        if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) enterLater();
      });
  };

  void enter();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    if (channel) leaving = Promise.all([leaving, realtime.removeChannel(channel)]);
  };
}

/**
 * Joins the private channel of this tab's session and the one for all users, and shows interruptions. Calls `onStale`
 * once both have joined, so that a reconnection refetches once; a session that has ended is refused by both, so a
 * refusal of its own channel is enough.
 * @returns leaves both.
 */
export function joinChannels({ onEvent, onStale }: ChannelListener): () => void {
  const topics = [undefined, 'everyone'];
  const joined = new Set<string | undefined>();
  const hear: Hear = (event, payload) => {
    if (event === 'sessions') endSession(payload.id);
    onEvent(event, payload);
  };
  const leaves = topics.map((topic) =>
    joinTopic(topic, hear, (isJoined, isRefused) => {
      joined[isJoined ? 'add' : 'delete'](topic);
      const isLive = joined.size === topics.length;
      reportLive(isLive);
      if (isLive || (isRefused && topic === undefined)) onStale();
    }),
  );
  let times = 0;
  const rereading = setInterval(() => {
    if (joined.size < topics.length || document.hidden) return;
    times += 1;
    // Realtime does not report the loss of its database connection, and messages until it reconnects are lost.
    if (times % 6 === 0) return onStale();
    // At its plan's limit Realtime drops messages silently, even the end of this session.
    void supabase.rpc('may_miss_messages').then(({ data, error }) => (data ?? error) && onStale());
  }, ASK_MS);
  return () => {
    clearInterval(rereading);
    for (const leave of leaves) leave();
  };
}
