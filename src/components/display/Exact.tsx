import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** What is compared or copied letter by letter, and no browser may translate. */
export function Exact({ className, ...props }: ComponentProps<'code'>) {
  return <code className={cn('font-mono text-[0.8125rem] break-all', className)} dir="ltr" translate="no" {...props} />;
}
