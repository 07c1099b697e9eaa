import type { ReactNode } from 'react';

export function PageHeader({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="grid min-w-0 gap-1.5 wrap-anywhere">
        <h1 className="text-2xl leading-tight font-semibold">{title}</h1>
        {text ? <p className="text-muted-foreground max-w-prose">{text}</p> : null}
      </div>
      {action}
    </header>
  );
}
