import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Shows what sending a form would do. Its live region exists beforehand, so that it is announced. */
export function Preview({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <div className={cn('text-sm', summary && 'mt-5 grid gap-4 border-t pt-5')}>
      <div aria-live="polite">{summary}</div>
      {children}
    </div>
  );
}
