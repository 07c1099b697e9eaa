import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginLate } from '@/lib/late';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { reportLive } from './connection';

/** Which reads each event of a channel makes stale. */
export type LiveEvents = Record<string, readonly QueryKey[]>;

/**
 * Keeps what is on the screen current: each event refetches its reads, and every (re)join refetches all of them, since
 * events may have been missed; and so does a refusal, whose reason the reads find out. Use it once per area, in the shell.
 *
 * @param events a constant outside the component.
 * @param isJustRead what the events are about has been read with the screen: the first join does not read it again.
 */
export function useLiveUpdates(topic: string, events: LiveEvents, isJustRead = false): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[]) => {
      // The end of the own session is an event, too.
      if (!hasSession()) return;
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    if (!isShown) return undefined;
    // Each read once, however many events it follows.
    const all = [
      ...new Map(
        Object.values(events)
          .flat()
          .map((key) => [JSON.stringify(key), key]),
      ).values(),
    ];
    let isFresh = isJustRead;
    const leave = beginLate(
      () => import('./realtime'),
      ({ joinChannel }) =>
        joinChannel(topic, {
          onEvent: (event) => refetch(events[event] ?? []),
          onJoined: () => {
            if (!isFresh) refetch(all);
            isFresh = false;
          },
          onRefused: () => refetch(all),
        }),
      () => {
        isFresh = false;
        reportLive(topic, false);
      },
    );
    return () => {
      leave();
      reportLive(topic, true);
    };
  }, [queryClient, topic, events, isJustRead, isShown]);
}
