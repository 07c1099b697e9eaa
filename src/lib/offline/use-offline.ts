import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { hasSession } from '@/lib/session/session';
import { useFirstScreen } from '@/lib/use-first-screen';

export function useOffline(): void {
  const queryClient = useQueryClient();
  const isShown = useFirstScreen();
  useEffect(() => {
    // Stores nothing in a visitor's browser.
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
