import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { jitter } from '@/lib/jitter';
import { AppError, toAppError } from './errors';

const TRIES = 3;
/** A tab shows what it has read for as long as this, also without a network. */
export const KEPT_MS = 60 * 60_000;

/** Refuses a write before anything is sent: it would not be known what became of one that fails later. */
function refuseOffline(): void {
  if (!navigator.onLine) throw new AppError('offline');
}

/**
 * The cache of everything read. Only failures that pass by themselves (network, overloaded server) are tried again,
 * and only for reads; a write is repeated by the person, with its own idempotency key.
 *
 * @param onSessionExpired called whenever the server no longer knows who is asking.
 * @param onCodeMissing called whenever the session lacks the code of the person's authenticator.
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
        // Never paused: when offline they fail with words instead of waiting in silence.
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
