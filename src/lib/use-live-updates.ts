import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinChannel } from './realtime';

/** Which reads each event of a channel makes stale. */
export type LiveEvents = Record<string, readonly QueryKey[]>;

/**
 * Keeps what is on the screen current: each event refetches its reads, and every (re)join refetches all of them, since
 * events may have been missed. Use it once per area, in the shell.
 *
 * @param events a constant outside the component.
 */
export function useLiveUpdates(topic: string, events: LiveEvents): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[]) => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    return joinChannel(topic, {
      onEvent: (event) => refetch(events[event] ?? []),
      onJoined: () => refetch(Object.values(events).flat()),
    });
  }, [queryClient, topic, events]);
}
