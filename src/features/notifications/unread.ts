import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readOwn } from '@/lib/data/rest';

/** 100 stands for more. Fails if the session was ended elsewhere, which signs this tab out. */
export const unreadQuery = (userId: string) =>
  queryOptions({
    queryKey: ['notifications', userId, 'unread'],
    queryFn: () => readOwn('unread_notifications', z.number()),
  });
