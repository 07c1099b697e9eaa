import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface TitledSectionProps {
  title: string;
  lead: string;
  className?: string;
  children: ReactNode;
}

export function TitledSection({ title, lead, className, children }: TitledSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn('grid gap-4', className)}>
      <div className="grid gap-1.5">
        <h2 className="text-lg font-semibold" id={id}>
          {title}
        </h2>
        <p className="text-muted-foreground max-w-prose text-sm">{lead}</p>
      </div>
      {children}
    </section>
  );
}
