import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function ProgressBar({ className, label, ...props }: ComponentProps<'progress'> & { label: string }) {
  return (
    <progress
      aria-label={label}
      className={cn(
        'block h-1.5 [&[hidden]]:hidden w-full appearance-none overflow-hidden rounded-full border-0 bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary',
        className,
      )}
      {...props}
    />
  );
}
