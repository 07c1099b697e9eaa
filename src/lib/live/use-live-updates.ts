import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginLate } from '@/lib/late';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { reportLive } from './connection';
import { openTurns } from './turns';

/** Which reads each event makes stale. */
export type LiveEvents = Record<string, readonly QueryKey[]>;

const NONE: readonly string[] = [];

/** The reads of all these events, each once. */
const readsOf = (events: [event: string, keys: readonly QueryKey[]][]): QueryKey[] => [
  ...new Map(events.flatMap(([, keys]) => keys).map((key) => [JSON.stringify(key), key])).values(),
];

/**
 * Keeps what is on the screen current: each event refetches its reads, and every (re)join refetches all of them, since
 * events may have been missed; and so does a refusal, whose reason the reads find out. Where many pages hear of one event, each
 * waits for a turn. Use it once per area, in the shell: a tab listens once.
 *
 * @param events a constant outside the component.
 * @param justRead events whose reads came with the screen, a constant as well: the first join does not read them again.
 */
export function useLiveUpdates(events: LiveEvents, justRead: readonly string[] = NONE): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[]) => {
      // The end of the own session is an event, too.
      if (!hasSession()) return;
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    if (!isShown) return undefined;
    const inTurn = openTurns();
    const all = readsOf(Object.entries(events));
    let stale = readsOf(Object.entries(events).filter(([event]) => !justRead.includes(event)));
    const leave = beginLate(
      () => import('./realtime'),
      ({ joinChannel }) =>
        joinChannel({
          onEvent: (event, payload) => inTurn(event, payload, () => refetch(events[event] ?? [])),
          onJoined: () => {
            refetch(stale);
            stale = all;
          },
          onRefused: () => refetch(all),
        }),
      () => {
        stale = all;
        reportLive(false);
      },
    );
    return () => {
      leave();
      reportLive(true);
    };
  }, [queryClient, events, justRead, isShown]);
}
