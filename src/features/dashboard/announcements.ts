import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readOwn } from '@/lib/data/rest';

/** Things that the house tells everyone who is signed in. */
export const announcements = z.array(
  z.object({ id: z.string(), title: z.string(), body: z.string(), weight: z.string() }),
);

/** The announcements of this moment, important ones first. One that begins or ends by itself is noticed within five minutes. */
export const announcementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['announcements', userId],
    refetchInterval: 300_000,
    // The area does not wait for them longer than once.
    retry: false,
    queryFn: () => readOwn('my_announcements', announcements),
  });

const KEY = 'put-away';

/** The ids of the announcements that this user put away on this device. */
export function readPutAway(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`${KEY}:${userId}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Written by other code, or no storage: then nothing was put away.
    return [];
  }
}

/** Keeps what was put away on this device. */
export function keepPutAway(userId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(`${KEY}:${userId}`, JSON.stringify(ids));
  } catch {
    // Without storage it comes back with the next page.
  }
}
