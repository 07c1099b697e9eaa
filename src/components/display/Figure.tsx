import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

/** Values of a row share a line, however long their labels. */
export function Figures({ className, children }: { className: string; children: ReactNode }) {
  return <dl className={cn('-mb-4 grid gap-x-8 gap-y-0.5', className)}>{children}</dl>;
}

interface FigureProps {
  name: string;
  children: ReactNode;
  text?: ReactNode;
  isMain?: boolean;
}

export function Figure({ name, children, text, isMain = false }: FigureProps) {
  return (
    <div className="row-span-3 mb-4 grid grid-rows-subgrid">
      <dt className="text-muted-foreground self-end text-sm text-balance">{name}</dt>
      <dd className={cn('font-medium wrap-anywhere', isMain && 'text-xl leading-tight font-semibold')}>{children}</dd>
      {text ? <dd className="text-muted-foreground text-[0.8125rem] leading-5">{text}</dd> : null}
    </div>
  );
}
