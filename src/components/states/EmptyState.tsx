import type { ReactNode } from 'react';
import { Mark } from '@/components/frame/Mark';

export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-dashed px-6 py-14 text-center">
      <Mark className="text-muted-foreground size-7 opacity-60 grayscale" />
      <p className="font-medium">{title}</p>
      {text ? <p className="text-muted-foreground max-w-sm text-sm">{text}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
