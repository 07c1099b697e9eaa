import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface FigureProps {
  name: string;
  children: ReactNode;
  text?: ReactNode;
  /** One of the figures by which a strategy is judged; all of them have one size. */
  isMain?: boolean;
}

/** A figure with its name, and below it what has to be said with it. */
export function Figure({ name, children, text, isMain = false }: FigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-muted-foreground text-sm text-balance">{name}</dt>
      <dd className={cn('font-medium wrap-anywhere', isMain && 'text-xl leading-tight font-semibold')}>
        {children}
      </dd>
      {text ? <dd className="text-muted-foreground text-[0.8125rem] leading-5">{text}</dd> : null}
    </div>
  );
}
