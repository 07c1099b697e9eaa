import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The classes of a button, for links that look like one: `<Link className={buttonVariants({ variant: 'outline' })}>`. */
const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap transition-colors select-none disabled:pointer-events-none disabled:opacity-55 aria-disabled:opacity-55 [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        outline: 'border border-input text-foreground hover:border-foreground hover:bg-muted',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'border border-destructive text-destructive hover:bg-destructive-soft',
        secondary: 'bg-background text-foreground hover:bg-muted focus-visible:outline-background',
        link: 'link !h-auto !px-0',
      },
      size: {
        sm: 'h-9 px-3',
        default: 'h-11 px-4',
        lg: 'h-12 px-6 text-base',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

/** A button; to submit a form, use `SubmitButton`. */
function Button({
  className,
  variant = 'default',
  size = 'default',
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants>) {
  return (
    <button className={cn(buttonVariants({ variant, size }), className)} data-slot="button" type="button" {...props} />
  );
}

export { Button, buttonVariants };
