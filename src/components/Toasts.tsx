import { useSyncExternalStore } from 'react';
import { Toaster } from 'sonner';
import { getTheme, subscribeTheme } from '@/lib/theme';

/** The place where toasts appear; `lib/toast.ts` shows them. */
export function Toasts() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
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
