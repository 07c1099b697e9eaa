import { REALTIME_SUBSCRIBE_STATES, RealtimeClient, type RealtimeChannel } from '@supabase/supabase-js';
import { reportLive } from './connection';
import { env } from './env';
import { supabase } from './supabase';

const LONGEST_PAUSE_MS = 15_000;

/**
 * A socket of its own instead of `supabase.realtime`: that one takes over the token of whoever signs in in *another*
 * tab of the same browser (auth-js announces it to all), and would leave this tab's channel.
 */
const realtime = new RealtimeClient(`${env.supabaseUrl.replace(/^http/, 'ws')}/realtime/v1`, {
  params: { apikey: env.supabaseKey },
  accessToken: async () => (await supabase.auth.getSession()).data.session?.access_token ?? null,
});

/** What the member of a channel wants to know. */
export interface ChannelListener {
  /** Something changed; the event's name says of what kind. */
  onEvent: (event: string) => void;
  /** Joined, for the first time or again: whatever was read before may be stale. */
  onJoined: () => void;
}

/**
 * Joins a private broadcast channel and stays in it, also when the server restarts or closes it.
 *
 * @returns leaves the channel.
 */
export function joinChannel(topic: string, { onEvent, onJoined }: ChannelListener): () => void {
  let channel: RealtimeChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLeft = false;

  const leaveCurrent = () => {
    const leaving = channel;
    channel = undefined;
    if (leaving) void realtime.removeChannel(leaving);
  };

  const retry = () => {
    leaveCurrent();
    clearTimeout(timer);
    timer = setTimeout(() => void join(), Math.min(500 * 2 ** failures, LONGEST_PAUSE_MS));
    failures += 1;
  };

  const join = async () => {
    await realtime.setAuth();
    if (isLeft) return;
    const joining = realtime.channel(topic, { config: { private: true } });
    channel = joining;
    joining
      .on('broadcast', { event: '*' }, (message) => onEvent(message.event))
      .subscribe((status) => {
        if (isLeft || channel !== joining) return;
        const isJoined = status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED;
        reportLive(isJoined);
        if (isJoined) {
          failures = 0;
          onJoined();
        } else {
          retry();
        }
      });
  };

  void join();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    leaveCurrent();
    reportLive(true);
  };
}
