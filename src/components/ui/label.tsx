import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

function Label({ className, children, htmlFor, ...props }: ComponentProps<'label'>) {
  return (
    <label className={cn('text-sm font-medium', className)} data-slot="label" htmlFor={htmlFor} {...props}>
      {children}
    </label>
  );
}

export { Label };
