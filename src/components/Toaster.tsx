import { useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { getTheme, subscribeTheme } from '@/lib/theme';
import { placeIsReady, toast } from '@/lib/toast';

/** See `Toasts`. */
export function Toaster({ flash }: { flash: string }) {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
  useEffect(() => {
    placeIsReady();
    if (flash) toast.success(flash);
  }, [flash]);
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
