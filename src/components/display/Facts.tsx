import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={cn('grid gap-3 border-y py-4 text-sm', className)}>{children}</dl>;
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}
