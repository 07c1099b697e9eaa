import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlVariants } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(controlVariants(), 'field-sizing-content min-h-32 py-2.5', className)}
      {...props}
    />
  );
}
