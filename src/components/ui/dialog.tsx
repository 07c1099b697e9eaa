import { X } from 'lucide-react';
import { Dialog as DialogPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';
import { buttonVariants } from './button';

function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />;
}

function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

/** The dialog with its overlay and a button that closes it. Screens use `DialogBox`. */
function DialogContent({
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof DialogPrimitive.Content>, 'title'>) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="animate-backdrop fixed inset-0 z-50 bg-black/45" data-slot="dialog-overlay" />
      <DialogPrimitive.Content
        className={cn('bg-surface fixed z-50 overflow-y-auto p-6', className)}
        data-slot="dialog-content"
        {...props}
      >
        <DialogClose
          aria-label={t('common.close')}
          className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), 'absolute end-3 top-3')}
          // The focus trap's loop must not scroll to it.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
        >
          <X aria-hidden />
        </DialogClose>
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}

function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('grid gap-1.5', className)} data-slot="dialog-header" {...props} />;
}

function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      className={cn('text-lg leading-tight font-semibold', className)}
      data-slot="dialog-title"
      {...props}
    />
  );
}

function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      className={cn('text-muted-foreground text-sm', className)}
      data-slot="dialog-description"
      {...props}
    />
  );
}

export { Dialog, DialogClose, DialogContent, DialogDescription, DialogHeader, DialogTitle, DialogTrigger };
