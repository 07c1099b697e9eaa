import { useRouter } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { buttonVariants } from './button';

/** `<Dialog open onOpenChange>` around a trigger and a `DialogContent`. Closing it dismisses error toasts. */
export function Dialog({ onOpenChange, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      onOpenChange={(isOpen) => {
        if (!isOpen) void toast.forgetErrors();
        onOpenChange?.(isOpen);
      }}
    />
  );
}
/** Closes the dialog around it: `<DialogClose asChild>`. */
export const DialogClose = Radix.Close;
/** Wraps the button that opens the dialog: `<DialogTrigger asChild>`. */
export const DialogTrigger = Radix.Trigger;

interface ContentProps {
  title: string;
  description?: string;
  /** `center` is a modal; `start` and `end` are drawers (see `sheet.tsx`). */
  place?: 'center' | 'start' | 'end';
  className?: string;
  /** Without a trigger: where the focus goes on close. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

const places = {
  // Leaves room below for a toast, which would cover the buttons for as long as the pointer is over it. On phones it
  // is a sheet, with toasts above its buttons (see `Toaster`).
  center:
    'sheet inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-3rem)] max-w-md animate-rise rounded-t-xl border-t p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-2rem)] sm:-translate-y-1/2 sm:animate-appear sm:rounded-lg sm:border sm:tall:top-[calc(50%-3rem)] sm:tall:max-h-[calc(100dvh-8rem)]',
  start: 'inset-y-0 start-0 w-[min(20rem,85vw)] animate-slide-in border-e p-5',
  end: 'inset-y-0 end-0 w-[min(20rem,85vw)] border-s p-5 [--slide-from:1] animate-slide-in',
};

/** Focuses the main field (see `Focused`), otherwise the first button. */
function focusField(event: Event): void {
  const part = event.currentTarget instanceof Element ? event.currentTarget : undefined;
  const field = part?.querySelector<HTMLElement>('[data-focus] :is(input, button[type=submit])');
  if (field) event.preventDefault();
  field?.focus();
}

/** The browser's Back, a gesture on phones, closes the top dialog instead of leaving the page and its input. */
function CloseByBack({ closeButton }: { closeButton: RefObject<HTMLButtonElement | null> }) {
  const router = useRouter({ warn: false });
  useEffect(() => {
    // The gallery has no router.
    if (!router) return undefined;
    const { history } = router;
    // Before the first page of a tab there is another document, which Back would open.
    if (history.location.state.__TSR_index === 0 && matchMedia('(pointer: coarse)').matches)
      void router.navigate({ to: '.', search: true, hash: true, state: true, resetScroll: false });
    return history.block({
      blockerFn: ({ action }) => {
        const button = closeButton.current;
        const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
        const isMine = action === 'BACK' && button !== null && top?.contains(button) === true;
        if (isMine) button.click();
        return isMine;
      },
      enableBeforeUnload: false,
    });
  }, [router, closeButton]);
  return null;
}

export function DialogContent({
  title,
  description,
  place = 'center',
  className,
  onCloseAutoFocus,
  children,
}: ContentProps) {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Portal>
      <Radix.Overlay className="animate-backdrop fixed inset-0 z-50 bg-black/45" />
      <Radix.Content
        className={cn('fixed z-50 overflow-y-auto bg-surface', places[place], className)}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
        // Above another dialog, which takes the focus back until this one is open.
        onOpenAutoFocus={focusField}
        // Dismissing a toast above the dialog does not close the dialog.
        onPointerDownOutside={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
            event.preventDefault();
        }}
      >
        <div className="mb-5 flex items-start justify-between gap-4">
          <div className="grid gap-1.5">
            <Radix.Title className="text-lg leading-tight font-semibold">{title}</Radix.Title>
            {description ? (
              <Radix.Description className="text-muted-foreground text-sm">{description}</Radix.Description>
            ) : null}
          </div>
          <Radix.Close
            aria-label={t('common.close')}
            ref={closeButton}
            className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '-me-3 -mt-3')}
            // The focus trap's loop must not scroll to it.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          >
            <X aria-hidden />
          </Radix.Close>
        </div>
        {children}
        <CloseByBack closeButton={closeButton} />
      </Radix.Content>
    </Radix.Portal>
  );
}
