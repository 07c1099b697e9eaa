import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { jitter } from '@/lib/jitter';
import { AppError, toAppError } from './errors';

const TRIES = 3;
export const KEPT_MS = 60 * 60_000;

/** Fails before sending, because the result of a later failure would be unknown. */
function refuseOffline(): void {
  if (!navigator.onLine) throw new AppError('offline');
}

/**
 * Creates the query cache. Only transient failures of reads (network, overload) are retried; the user repeats writes,
 * with an idempotency key.
 * @param onSessionExpired called whenever the server no longer accepts the session.
 * @param onCodeMissing called whenever the session lacks the authenticator code.
 */
export function createQueryClient(onSessionExpired: () => void, onCodeMissing: () => void): QueryClient {
  const onError = (error: unknown) => {
    const { code } = toAppError(error);
    if (code === 'session_expired') onSessionExpired();
    if (code === 'factor_required') onCodeMissing();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError, onMutate: refuseOffline }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Never paused: offline, they fail with a message instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: 'always',
        gcTime: KEPT_MS,
        retry: (count, error) =>
          navigator.onLine && count < TRIES && ['network', 'unavailable'].includes(toAppError(error).code),
        retryDelay: (attempt) => jitter(Math.min(500 * 2 ** attempt, 4000)),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
