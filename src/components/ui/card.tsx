import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-lg border bg-surface p-5 md:p-6', className)} data-slot="card" {...props} />;
}

export { Card };
