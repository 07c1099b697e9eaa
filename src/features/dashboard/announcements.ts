import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readOwn } from '@/lib/data/rest';
import { readStored, store } from '@/lib/stored';

export const announcements = z.array(
  z.object({ id: z.string(), title: z.string(), body: z.string(), weight: z.string() }),
);

/** Refreshed every five minutes, so that scheduled ones appear and end. */
export const announcementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['announcements', userId],
    refetchInterval: 300_000,
    // The account area waits for one attempt.
    retry: false,
    queryFn: () => readOwn('my_announcements', announcements),
  });

const KEY = 'put-away';

export function readPutAway(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(readStored('local', `${KEY}:${userId}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Malformed: nothing was dismissed.
    return [];
  }
}

export const keepPutAway = (userId: string, ids: readonly string[]): void =>
  store('local', `${KEY}:${userId}`, JSON.stringify(ids));
