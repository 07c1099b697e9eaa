import { Suspense, useState } from 'react';
import { lateComponent } from '@/lib/late';
import { takeNote } from '@/lib/session/notes';
import { useFirstScreen } from '@/lib/use-first-screen';

const Toaster = lateComponent(async () => (await import('./Toaster')).Toaster);

/**
 * The place where toasts appear; `lib/toast.ts` shows them. The first one may be what the page before has left to say.
 * Nothing can be said before there is a screen, so it comes after it.
 */
export function Toasts() {
  // Taken at once: what is left from now on is for the page that follows.
  const [flash] = useState(() => takeNote('flash'));
  return useFirstScreen() ? (
    <Suspense>
      <Toaster flash={flash} />
    </Suspense>
  ) : null;
}
