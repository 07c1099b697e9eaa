import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** A list of figures in columns. Values of one row are on one line, however long the names above them are. */
export function Figures({ className, children }: { className: string; children: ReactNode }) {
  return <dl className={cn('-mb-4 grid gap-x-8 gap-y-0.5', className)}>{children}</dl>;
}

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
    <div className="row-span-3 mb-4 grid grid-rows-subgrid">
      <dt className="text-muted-foreground self-end text-sm text-balance">{name}</dt>
      <dd className={cn('font-medium wrap-anywhere', isMain && 'text-xl leading-tight font-semibold')}>
        {children}
      </dd>
      {text ? <dd className="text-muted-foreground text-[0.8125rem] leading-5">{text}</dd> : null}
    </div>
  );
}
