import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** Shared by inputs, selects and text areas. 16 px text, because iOS zooms in on smaller ones. */
export const controlVariants = cva(
  'w-full min-w-0 rounded-md border border-input bg-surface px-3 text-base text-foreground transition-colors placeholder:text-muted-foreground hover:border-foreground focus-visible:border-primary focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:opacity-70 disabled:hover:border-input aria-invalid:border-destructive',
);

/** A one-line text control; in a form, use it in a `Field`. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlVariants(), 'h-11', className)} type={type} {...props} />;
}
