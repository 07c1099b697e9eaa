import { cva, type VariantProps } from 'class-variance-authority';
import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const alertVariants = cva('flex gap-3 rounded-lg border p-4 text-sm', {
  variants: {
    tone: {
      info: 'bg-surface',
      wait: 'border-warning/40 bg-warning-soft',
      bad: 'border-destructive/40 bg-destructive-soft',
    },
  },
  defaultVariants: { tone: 'info' },
});

interface AlertProps extends VariantProps<typeof alertVariants> {
  title?: string;
  children?: ReactNode;
  className?: string;
}

/** A message that stays on the page; an error is announced immediately. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const Icon = tone === 'bad' || tone === 'wait' ? CircleAlert : Info;
  return (
    <div className={cn(alertVariants({ tone }), className)} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        {title ? <p className="font-medium">{title}</p> : null}
        <div className="contents">{children}</div>
      </div>
    </div>
  );
}
