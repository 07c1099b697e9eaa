import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type LabelProps = ComponentProps<'label'> & { htmlFor: string };

export function Label({ className, children, htmlFor, ...props }: LabelProps) {
  return (
    <label className={cn('text-sm font-medium', className)} htmlFor={htmlFor} {...props}>
      {children}
    </label>
  );
}
