import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { Toaster as Sonner, type ToasterProps, useSonner } from 'sonner';
import { t } from '@/lib/i18n/i18n';
import { getTheme, subscribeTheme } from '@/lib/theme';
import { placeIsReady } from '@/lib/toast';

const LOOK = {
  fontFamily: 'inherit',
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius-lg)',
} as CSSProperties;

/** Scrolls the page until no field is under an error. A dialog leaves room for it. */
function clearFields(): void {
  const error = document.querySelector<HTMLElement>('[data-sonner-toast][data-y-position=bottom][data-removed=false]');
  const place = error?.parentElement?.getBoundingClientRect();
  if (!error || !place || document.querySelector('[role=dialog]')) return;
  // Where it comes to rest.
  const top = place.bottom - error.offsetHeight - 8;
  const covered = [...document.querySelectorAll('main :is(input, select, textarea)')]
    .map((field) => field.getBoundingClientRect())
    .find((box) => box.top < place.bottom && box.bottom > top && box.left < place.right && box.right > place.left);
  if (covered) scrollBy(0, covered.bottom - top);
}

/** Where toasts appear; `lib/toast.ts` shows them. */
function Toaster(props: ToasterProps) {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
  useEffect(placeIsReady, []);
  const { toasts } = useSonner();
  useEffect(() => {
    if (toasts.length > 0) requestAnimationFrame(clearFields);
  }, [toasts]);
  return (
    <Sonner
      className="print:hidden"
      closeButton
      containerAriaLabel={t('notifications.title')}
      // Below the bar with the bell and the menu; over the bottom bar, or in the room that a sheet makes below its button.
      mobileOffset={{
        top: 'var(--below-bars, 4rem)',
        bottom: 'calc(0.25rem + env(safe-area-inset-bottom))',
        left: 16,
        right: 16,
      }}
      // An open dialog disables the pointer everywhere else.
      style={{ ...LOOK, pointerEvents: 'auto' }}
      icons={{
        success: <CircleCheck aria-hidden className="text-primary size-5" />,
        info: <Info aria-hidden className="text-muted-foreground size-5" />,
        error: <CircleAlert aria-hidden className="text-destructive size-5" />,
      }}
      theme={theme}
      toastOptions={{ closeButtonAriaLabel: t('common.closeToast') }}
      {...props}
    />
  );
}

export { Toaster };
