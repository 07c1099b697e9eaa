import { type ComponentType, useEffect, useState } from 'react';
import { beginLate } from '@/lib/late';
import { takeNote } from '@/lib/session/notes';
import { toast } from '@/lib/toast';
import { useFirstScreen } from '@/lib/use-first-screen';

const loadToaster = () => import('./Toaster');

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
  const isShown = useFirstScreen();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (!isShown) return undefined;
    // Without it the page would say nothing more, not even that something failed.
    return beginLate(loadToaster, (part) => {
      setToaster(() => part.Toaster);
      return () => setToaster(undefined);
    });
  }, [isShown]);
  return Toaster ? <Toaster /> : null;
}
