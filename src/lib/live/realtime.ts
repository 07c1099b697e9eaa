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

/** The client has one channel a topic: the next shell joins when the one before it has left. */
let leaving: Promise<unknown> = Promise.resolve();

/** What an open page wants to know. */
export interface ChannelListener {
  /** Something changed; the event's name says of what kind. */
  onEvent: (event: string) => void;
  /** Joined, for the first time or again: whatever was read before may be stale. */
  onJoined: () => void;
  /** Not let in, or thrown out: what this person may see has perhaps changed. */
  onRefused: () => void;
}

/**
 * Joins the private channel of this tab's session, on which the database sends all that the session may hear, and stays in it,
 * also when the server restarts or closes it.
 *
 * @returns leaves the channel.
 */
export function joinChannel({ onEvent, onJoined, onRefused }: ChannelListener): () => void {
  let channel: RealtimeChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLeft = false;

  const join = async () => {
    await leaving;
    await realtime.setAuth();
    const sessionId = readClaim((await readToken()) ?? '', 'session_id');
    if (isLeft) return;
    channel = realtime
      .channel(`session:${sessionId}`, { config: { private: true } })
      .on('broadcast', { event: '*' }, (message) => onEvent(message.event))
      .subscribe((status) => {
        if (isLeft) return;
        const isJoined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
        reportLive(isJoined);
        if (isJoined) {
          failures = 0;
          onJoined();
        }
        if (status === REALTIME_SUBSCRIBE_STATES.CHANNEL_ERROR) onRefused();
        // After every other failure the client joins again by itself.
        if (status === REALTIME_SUBSCRIBE_STATES.CLOSED) {
          timer = setTimeout(() => void join(), pauseMs(failures));
          failures += 1;
        }
      });
  };

  void join();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    if (channel) leaving = realtime.removeChannel(channel);
  };
}
