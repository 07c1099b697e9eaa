import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '@/operator/kit/refresh';

/** What an operator decides; a rejection says why. */
export type Decision = { approve: true } | { approve: false; reason: string };

/** Reads lists again. Not awaited: what comes after a decision is told at once, and the queue follows. */
export const refreshQueue = (client: QueryClient, ...lists: readonly string[]) => {
  void refresh(client, ...lists);
};
