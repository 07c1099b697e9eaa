import type { ReactNode } from 'react';

/** Facts, one a line, of something that is about to be decided. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid gap-3 border-y py-4 text-sm">{children}</dl>;
}

/** One of the `Facts`. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}
