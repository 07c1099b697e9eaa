import { useSearch } from '@tanstack/react-router';
import { type QueueFilter, queueDeps, queueSearch } from '@/operator/kit/search';

export function useQueueFilter(): QueueFilter {
  return queueDeps({ search: queueSearch(useSearch({ strict: false })) });
}
