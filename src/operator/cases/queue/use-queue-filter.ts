import { useSearch } from '@tanstack/react-router';
import { type QueueFilter, queueDeps, queueSearch } from '@/operator/kit/search';

/** The order and the filters of the queue that is open, by its address. */
export function useQueueFilter(): QueueFilter {
  return queueDeps({ search: queueSearch(useSearch({ strict: false })) });
}
