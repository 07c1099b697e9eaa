import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';

interface DisclosureProps {
  /** "How this works" by default, from the words of `money`. */
  title?: string;
  className?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Rules and figures that few people need, closed until asked for. Uses native `details`. */
export function Disclosure({ title = t('common.how'), className, isOpen, children }: DisclosureProps) {
  return (
    <details className={cn('group/disclosure text-sm', className)} open={isOpen}>
      <summary className="text-muted-foreground hover:text-foreground flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-90 rtl:-scale-x-100"
        />
        {title}
      </summary>
      <div className="text-muted-foreground grid grid-cols-1 gap-2 pb-3 [&>:is(p,ul)]:max-w-prose">{children}</div>
    </details>
  );
}
