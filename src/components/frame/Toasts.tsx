import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { takeNote } from '@/lib/session/notes';
import { toast } from '@/lib/toast';
import { useFirstScreen } from '@/lib/use-first-screen';

// Fetched again and again: without it the page would say nothing more, not even that something failed.
const Toaster = lazy(
  () =>
    new Promise<{ default: ComponentType }>((resolve) => {
      beginLate(
        () => import('./Toaster'),
        (part) => {
          resolve({ default: part.Toaster });
          return undefined;
        },
      );
    }),
);

/**
 * The place where toasts appear; `lib/toast.ts` shows them. The first one may be what the page before has left to say.
 * Nothing can be said before there is a screen, so it comes after it.
 */
export function Toasts() {
  // Taken at once: what is left from now on is for the page that follows.
  const [flash] = useState(() => takeNote('flash'));
  // Before anything that is said on this page, which takes its place.
  useEffect(() => {
    if (flash) toast.success(flash);
  }, [flash]);
  return useFirstScreen() ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
