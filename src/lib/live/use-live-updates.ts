import { partialMatchKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onceSeen, spread } from '@/lib/jitter';
import { beginLate } from '@/lib/lazy-component';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';
import { reportLive } from './connection';

export type LiveEvents = Record<string, readonly QueryKey[]>;

/**
 * Refetches an event's queries, and all of them after every (re)join or refusal, because events may have been missed.
 * Spread out, because many pages hear the same event or lose the same server. Use once per area, in the shell.
 * @param events a constant outside the component.
 * @param justRead a constant: events whose data came with the screen, which the first join does not refetch.
 */
export function useLiveUpdates(events: LiveEvents, justRead?: readonly string[]): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    const keysOf = (stale: readonly string[]) => stale.flatMap((event) => events[event] ?? []);
    const refetch = (keys: readonly QueryKey[]) => {
      // The end of this session is an event too.
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
    // Twice, because the first may come before the rows are visible; messages in quick succession share reads.
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
      // A pending turn also covers this message.
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
