import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Label } from './label';

const fieldVariants = cva('group/field grid w-full gap-1.5', {
  variants: {
    orientation: {
      vertical: '',
      horizontal: 'grid-cols-[auto_1fr] items-center gap-x-3',
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

/** One field: its label, its control, what is said of it and what is wrong with it. Forms use `FormField`. */
function Field({
  className,
  orientation = 'vertical',
  ...props
}: ComponentProps<'div'> & VariantProps<typeof fieldVariants>) {
  return (
    <div
      className={cn(fieldVariants({ orientation }), className)}
      data-orientation={orientation}
      data-slot="field"
      role="group"
      {...props}
    />
  );
}

function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" {...props} />;
}

function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cn('text-muted-foreground text-sm wrap-anywhere', className)}
      data-slot="field-description"
      {...props}
    />
  );
}

/** What is wrong with a field: its children, or each different message once. */
function FieldError({
  className,
  children,
  errors,
  ...props
}: ComponentProps<'div'> & { errors?: ({ message?: string } | undefined)[] }) {
  const messages = [...new Set((errors ?? []).flatMap((error) => error?.message ?? []))];
  if (!children && messages.length === 0) return null;
  return (
    <div
      className={cn('text-destructive flex items-center gap-1.5 text-sm', className)}
      data-slot="field-error"
      role="alert"
      {...props}
    >
      {children ?? messages.map((message) => <span key={message}>{message}</span>)}
    </div>
  );
}

export { Field, FieldDescription, FieldError, FieldLabel };
