import { useEffect, useSyncExternalStore } from 'react';
import { Toaster } from 'sonner';
import { takeNote } from '@/lib/notes';
import { getTheme, subscribeTheme } from '@/lib/theme';
import { toast } from '@/lib/toast';

/** The place where toasts appear; `lib/toast.ts` shows them. The first one may be what the page before has left to say. */
export function Toasts() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
  useEffect(() => {
    const flash = takeNote('flash');
    if (flash) toast.success(flash);
  }, []);
  return (
    <Toaster
      closeButton
      style={{ fontFamily: 'inherit' }}
      theme={theme}
      toastOptions={{
        style: {
          background: 'var(--surface)',
          color: 'var(--foreground)',
          borderColor: 'var(--border)',
          borderRadius: 'var(--radius-lg)',
          fontFamily: 'inherit',
        },
      }}
    />
  );
}
