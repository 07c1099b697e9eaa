import { useRouter } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import {
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  Dialog as ShadcnDialog,
} from '@/components/ui/dialog';
import { cn } from '@/lib/cn';
import { toast } from '@/lib/toast';

export { DialogClose, DialogTrigger } from '@/components/ui/dialog';

/** `<Dialog open onOpenChange>` around a trigger and a `DialogBox`. Closing it dismisses error toasts. */
export function Dialog({ onOpenChange, ...rest }: ComponentProps<typeof ShadcnDialog>) {
  return (
    <ShadcnDialog
      {...rest}
      onOpenChange={(isOpen) => {
        if (!isOpen) void toast.forgetErrors();
        onOpenChange?.(isOpen);
      }}
    />
  );
}

interface DialogBoxProps {
  title: string;
  description?: string;
  /** `center` is a modal; `start` and `end` are drawers. */
  place?: 'center' | 'start' | 'end';
  className?: string;
  /** Without a trigger: where the focus goes on close. */
  onCloseAutoFocus?: (event: Event) => void;
  children: ReactNode;
}

const places = {
  // Leaves room below for a toast, which would cover the buttons for as long as the pointer is over it. On phones it
  // is a sheet, with toasts above its buttons (see `ui/sonner`).
  center:
    'sheet inset-x-0 bottom-0 mx-auto max-h-[calc(100dvh-3rem)] max-w-md animate-rise rounded-t-xl border-t p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-2rem)] sm:-translate-y-1/2 sm:animate-appear sm:rounded-lg sm:border sm:tall:top-[calc(50%-3rem)] sm:tall:max-h-[calc(100dvh-8rem)]',
  start: 'inset-y-0 start-0 w-[min(20rem,85vw)] animate-slide-in border-e p-5',
  end: 'inset-y-0 end-0 w-[min(20rem,85vw)] border-s p-5 [--slide-from:1] animate-slide-in',
};

/** In this order: the main field (see `Focused`), the first field, and the button that changes nothing. */
const FIRST = [
  '[data-focus] :is(input, button[type=submit])',
  'form :is(input:not([hidden], [type=radio]), input:checked, select, textarea):not(:disabled)',
  ':scope > * [data-slot=dialog-close]',
];

/** Focuses what comes first, unless it is below the fold, so that the text above it is read before. Otherwise Close. */
function focusFirst(event: Event): void {
  const { currentTarget: part } = event;
  if (!(part instanceof Element)) return;
  const [first] = FIRST.flatMap((selector) => [...part.querySelectorAll<HTMLElement>(selector)]);
  if (!first || first.getBoundingClientRect().bottom > part.getBoundingClientRect().bottom) return;
  first.focus();
  if (document.activeElement === first) event.preventDefault();
}

/** The browser's Back, a gesture on phones, closes the top dialog instead of leaving the page and its input. */
function CloseByBack() {
  const place = useRef<HTMLSpanElement>(null);
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
        const top = [...document.querySelectorAll('[role=dialog]')].at(-1);
        const isMine = action === 'BACK' && top?.contains(place.current) === true;
        if (isMine) top.querySelector<HTMLElement>('[data-slot=dialog-close]')?.click();
        return isMine;
      },
      enableBeforeUnload: false,
    });
  }, [router]);
  return <span hidden ref={place} />;
}

/** What a dialog shows: each has a title, and the browser's Back closes it. */
export function DialogBox({
  title,
  description,
  place = 'center',
  className,
  onCloseAutoFocus,
  children,
}: DialogBoxProps) {
  return (
    <DialogContent
      className={cn(places[place], className)}
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
      // Above another dialog, which takes the focus back until this one is open.
      onOpenAutoFocus={focusFirst}
      // Dismissing a toast above the dialog does not close the dialog.
      onPointerDownOutside={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.preventDefault();
      }}
    >
      <DialogHeader className="mb-5 min-h-8 pe-10">
        <DialogTitle>{title}</DialogTitle>
        {description ? <DialogDescription>{description}</DialogDescription> : null}
      </DialogHeader>
      {children}
      <CloseByBack />
    </DialogContent>
  );
}
