import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { takeNote } from '@/lib/notes';
import { getTheme, subscribeTheme } from '@/lib/theme';
import { placeIsReady, toast } from '@/lib/toast';

/** See `Toasts`. */
export function Toaster() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
  useEffect(() => {
    placeIsReady();
    const flash = takeNote('flash');
    if (flash) toast.success(flash);
  }, []);
  return (
    <Sonner
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
