import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A message that stays on the page: an icon, `AlertTitle` and `AlertDescription`. Screens use `NoticeBox`. */
function Alert({ className, variant, ...props }: ComponentProps<'div'> & { variant?: 'default' | 'destructive' }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 rounded-lg border p-4 text-sm [&>svg]:mt-0.5 [&>svg]:size-4',
        variant === 'destructive' ? 'border-destructive/40 bg-destructive-soft' : 'bg-surface',
        className,
      )}
      data-slot="alert"
      role="alert"
      {...props}
    />
  );
}

function AlertTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('col-start-2 font-medium', className)} data-slot="alert-title" {...props} />;
}

function AlertDescription({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn('col-start-2 grid min-w-0 grid-cols-1 gap-1', className)}
      data-slot="alert-description"
      {...props}
    />
  );
}

export { Alert, AlertDescription, AlertTitle };
