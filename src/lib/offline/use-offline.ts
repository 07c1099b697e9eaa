import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';

/** Prepares a signed-in area for a time without a network, after its first screen. */
export function useOffline(): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    // Nothing is kept in the browser of a visitor.
    if (!isShown || !hasSession()) return undefined;
    return beginLate(
      () => import('./begin'),
      ({ keepFiles, keepLastState }) => {
        keepFiles();
        return keepLastState(queryClient);
      },
    );
  }, [isShown, queryClient]);
}
