import { useRouter } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { beginLate } from '@/lib/lazy-component';
import { takeNote } from '@/lib/session/notes';
import { firstSaid, toast } from '@/lib/toast';
import { useFirstScreen } from '@/lib/use-first-screen';

// Retries loading: without it, the page could not even report failures.
const Toaster = lazy(
  () =>
    new Promise<{ default: ComponentType }>((resolve) => {
      beginLate(
        () => import('@/components/ui/sonner'),
        (part) => {
          resolve({ default: part.Toaster });
          return undefined;
        },
      );
    }),
);

export function Toasts() {
  // Taken immediately: later notes are for the next page.
  const [flash] = useState(() => takeNote('flash'));
  // Before this page's own toasts, which replace it.
  useEffect(() => {
    if (flash) toast.success(flash);
  }, [flash]);
  // A public page may have nothing to say.
  const isQuiet = useRouter().ssr !== undefined;
  const [isAsked, setIsAsked] = useState(!isQuiet);
  useEffect(() => void firstSaid.then(() => setIsAsked(true)), []);
  return useFirstScreen() && isAsked ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
