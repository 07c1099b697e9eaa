import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { controlVariants } from './input';

/** The native select, because it is accessible and the best one on phones. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(controlVariants(), 'h-11 appearance-none pe-10', className)} {...props} />
      <ChevronDown
        aria-hidden
        className="text-muted-foreground pointer-events-none absolute inset-e-3 top-1/2 size-4 -translate-y-1/2"
      />
    </span>
  );
}
