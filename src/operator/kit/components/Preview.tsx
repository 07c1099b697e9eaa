import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PreviewProps {
  summary: ReactNode;
  children: ReactNode;
}

/** Shows what sending a form would do. Its live region exists beforehand, so that it is announced. */
export function Preview({ summary, children }: PreviewProps) {
  return (
    <div className={cn('text-sm', summary && 'mt-5 grid gap-4 border-t pt-5')}>
      <div aria-live="polite">{summary}</div>
      {children}
    </div>
  );
}
