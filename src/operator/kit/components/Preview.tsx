import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PreviewProps {
  /** What would happen; undefined until it is known. */
  summary: ReactNode;
  /** The form that makes it happen. */
  children: ReactNode;
}

/** Below a form, what sending it would do: read out when it appears, for which its region is there before. */
export function Preview({ summary, children }: PreviewProps) {
  return (
    <div className={cn('text-sm', summary && 'mt-5 grid gap-4 border-t pt-5')}>
      <div aria-live="polite">{summary}</div>
      {children}
    </div>
  );
}
