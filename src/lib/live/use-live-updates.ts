import { partialMatchKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceSeen, spread } from '@/lib/jitter';
import { beginLate } from '@/lib/lazy-component';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { reportLive } from './connection';

/** Which reads each event makes stale. */
export type LiveEvents = Record<string, readonly QueryKey[]>;

/**
 * Keeps what is on the screen current: each event refetches its reads, and every (re)join refetches all of them, since
 * events may have been missed; and so does a refusal, whose reason the reads find out. Where many pages hear of one event, or lose
 * the same server, each waits for a turn. Use it once per area, in the shell: a tab listens once.
 *
 * @param events a constant outside the component.
 * @param justRead events whose reads came with the screen, a constant as well: the first join does not read them again.
 */
export function useLiveUpdates(events: LiveEvents, justRead?: readonly string[]): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    const keysOf = (stale: readonly string[]) => stale.flatMap((event) => events[event] ?? []);
    const refetch = (keys: readonly QueryKey[]) => {
      // The end of the own session is an event, too.
      if (!hasSession()) return;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => keys.some((key) => partialMatchKey(queryKey, key)),
      });
    };
    if (!isShown) return undefined;
    const waiting = new Set<string>();
    const all = Object.keys(events);
    let missed = all.filter((event) => !justRead?.includes(event));
    const again: Record<string, ReturnType<typeof onceSeen>> = {};
    // Twice, because the first may come before the rows are visible; of messages in quick succession each reads for those before it.
    const refetchNow = (event: string) => {
      const keys = keysOf([event]);
      refetch(keys);
      for (const key of keys) {
        const name = String(key);
        clearTimeout(again[name]);
        again[name] = onceSeen(() => refetch([key]));
      }
    };
    const refetchLater = (turn: string, stale: readonly string[], ms?: number) => {
      // What waits already comes after this message, too.
      if (waiting.has(turn)) return;
      waiting.add(turn);
      spread(() => {
        waiting.delete(turn);
        onceSeen(() => refetch(keysOf(stale)));
      }, ms);
    };
    const leave = beginLate(
      () => import('./realtime'),
      ({ joinChannels }) =>
        joinChannels({
          onEvent: (event, { spread_ms = 0 }) => {
            if (spread_ms === 0) refetchNow(event);
            else refetchLater(event, [event], spread_ms);
          },
          onStale: () => {
            refetchLater('all', missed, missed === all ? undefined : 0);
            missed = all;
          },
        }),
      () => {
        missed = all;
        reportLive(false);
      },
    );
    return () => {
      leave();
      reportLive(true);
    };
  }, [queryClient, events, justRead, isShown]);
}
