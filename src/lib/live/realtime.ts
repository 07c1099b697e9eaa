import { REALTIME_SUBSCRIBE_STATES, RealtimeClient, type RealtimeChannel } from '@supabase/supabase-js';
import { env } from '@/lib/data/env';
import { supabase } from '@/lib/data/supabase';
import { readClaim } from '@/lib/session/token';
import { reportLive } from './connection';

/** Half a second first, doubled each time, 15 seconds at most. */
const pauseMs = (failures: number) => Math.min(500 * 2 ** failures, 15_000);

const readToken = async () => (await supabase.auth.getSession()).data.session?.access_token ?? null;

/** A socket of its own, with the token of this tab: `supabase.realtime` takes over the token of any tab that signs in. */
const realtime = new RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
  params: { apikey: env.supabaseKey },
  accessToken: readToken,
  reconnectAfterMs: (tries) => pauseMs(tries - 1),
});

// At once, and not after the pause that has grown meanwhile. A connection that looks open may be one of the network before.
addEventListener('online', () => void realtime.disconnect().then(() => realtime.connect()));

/** The client has one channel a topic: the next that joins waits until those before have left. */
let leaving: Promise<unknown> = Promise.resolve();

/** What an open page wants to know. */
export interface ChannelListener {
  /** Something was sent; the event's name says of what kind. */
  onEvent: (event: string, payload: unknown) => void;
  /** Joined, for the first time or again: whatever was read before may be stale. */
  onJoined: () => void;
  /** Not let in, or thrown out: what this person may see has perhaps changed. */
  onRefused?: () => void;
  /** Called with every change of the connection. */
  onLive?: (isLive: boolean) => void;
}

/** Joins a private channel, and stays in it, also when the server restarts or closes it. */
function join(
  readTopic: () => string | Promise<string>,
  { onEvent, onJoined, onRefused, onLive }: ChannelListener,
): () => void {
  let channel: RealtimeChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLeft = false;

  const enter = async () => {
    await leaving;
    await realtime.setAuth();
    const topic = await readTopic();
    if (isLeft) return;
    channel = realtime
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, (message) => onEvent(message.event, message['payload']))
      .subscribe((status) => {
        if (isLeft) return;
        const isJoined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
        onLive?.(isJoined);
        if (isJoined) {
          failures = 0;
          onJoined();
        }
        if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) onRefused?.();
        // After every other failure the client joins again by itself.
        if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) {
          timer = setTimeout(() => void enter(), pauseMs(failures));
          failures += 1;
        }
      });
  };

  void enter();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    if (channel) leaving = Promise.all([leaving, realtime.removeChannel(channel)]);
  };
}

/** The topic of what concerns everybody. */
const EVERYONE = 'everyone';

const readOwnTopic = async () => `session:${readClaim((await readToken()) ?? '', 'session_id')}`;

/**
 * Joins the private channel of this tab's session, on which the database sends all that the session alone may hear, and the one
 * of what concerns everybody. The person is told when one of them is interrupted. `onJoined` is called once both are joined, so
 * that a connection that comes back is followed by one reading and not by two; what ended the session refuses both, so
 * `onRefused` is called for its own.
 *
 * @returns leaves both.
 */
export function joinChannel({ onEvent, onJoined, onRefused }: ChannelListener): () => void {
  const missing = new Set(['own', EVERYONE]);
  const listen = (name: string): ChannelListener => ({
    onEvent,
    onLive: (isLive) => {
      if (isLive) missing.delete(name);
      else missing.add(name);
      reportLive(missing.size === 0);
    },
    onJoined: () => {
      if (missing.size === 0) onJoined();
    },
  });
  const leaveOwn = join(readOwnTopic, { ...listen('own'), ...(onRefused && { onRefused }) });
  const leaveEveryone = joinTopic(EVERYONE, listen(EVERYONE));
  return () => {
    leaveOwn();
    leaveEveryone();
  };
}

/**
 * Joins a channel that every signed-in person may hear, on the same socket.
 *
 * @returns leaves the channel.
 */
export function joinTopic(topic: string, listener: ChannelListener): () => void {
  return join(() => topic, listener);
}
