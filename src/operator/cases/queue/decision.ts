import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '@/operator/kit/refresh';

/** A rejection has a reason. */
export type Decision = { approve: true } | { approve: false; reason: string };

/** Refreshes queues in the background, so that the toast does not wait for them. */
export const refreshQueue = (client: QueryClient, ...lists: readonly string[]) => {
  void refresh(client, ...lists);
};
