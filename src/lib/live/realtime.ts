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

/** About half a second first, doubled each time, about 15 seconds at most: a server that restarts loses all pages at the same moment. */
const pauseMs = (failures: number) => jitter(Math.min(500 * 2 ** failures, 15_000));

const readToken = async () => (await supabase.auth.getSession()).data.session?.access_token ?? null;

/** How often a page that is shown asks whether it may have missed something, and every sixth time reads without asking. */
const ASK_MS = 50_000;

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

/** What all messages of ours have in common. */
export interface LivePayload {
  /** What changed. */
  id?: string;
  /** Over how many milliseconds the pages that hear it spread what they do about it. */
  spread_ms?: number;
}

type Hear = (event: string, payload: LivePayload) => void;

/** What an open page wants to know. */
interface ChannelListener {
  /** Something was sent; the event's name says of what kind. */
  onEvent: Hear;
  /**
   * Joined, for the first time or again, perhaps deaf meanwhile, or not let in: whatever was read before may be stale, and what this
   * person may see has perhaps changed.
   */
  onStale: () => void;
}

/**
 * Joins a private channel, and stays in it, also when the server restarts or closes it. It counts as joined when what the database
 * sends is passed on, which the server closes the channel over within a minute otherwise.
 *
 * @param topic one that every signed-in person may hear, or undefined for that of this tab's session.
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
    // A token that has run out cannot be renewed without a network: without it, this session's topic is not known.
    if (!token) return enterLater();
    channel = realtime
      .channel(topic ?? `session:${readClaim(token, 'session_id')}`, {
        config: { private: true, broadcast: { replication_ready: true } },
      })
      .on('broadcast', { event: '*' }, (message) => onEvent(message.event, message['payload'] as LivePayload))
      // A join may be answered half a minute before Realtime listens to the database, and what is written until then is not sent.
      .on('system', {}, ({ status }: RealtimeSystemPayload) => {
        if (isLeft || status !== 'ok') return;
        failures = 0;
        onChange(true, false);
      })
      .subscribe((status) => {
        if (isLeft || status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) return;
        onChange(false, status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR);
        // After every other failure the client joins again by itself.
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
 * Joins the private channel of this tab's session, on which the database sends all that the session alone may hear, and the one
 * of what concerns everybody. The person is told when one of them is interrupted. `onStale` is called once both are joined, so
 * that a connection that comes back is followed by one reading and not by two; what ended the session refuses both, so
 * it is called for its own.
 *
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
    // Realtime that loses the database tells no one, and what is written until it has it again is not sent.
    if (times % 6 === 0) return onStale();
    // At the limit of its plan it drops messages without a word, that of the end of this session, too.
    void supabase.rpc('may_miss_messages').then(({ data, error }) => (data ?? error) && onStale());
  }, ASK_MS);
  return () => {
    clearInterval(rereading);
    for (const leave of leaves) leave();
  };
}
