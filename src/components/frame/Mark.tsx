import { cn } from '@/lib/cn';

export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden className={cn('size-6 shrink-0', className)} viewBox="0 0 32 32">
      <g fill="currentColor">
        <path d="M16 2 4 10.5 10.5 14Z" />
        <path d="M16 2 28 10.5 21.5 14Z" opacity=".55" />
        <path d="M4 10.5 10.5 14 16 30Z" opacity=".8" />
        <path d="M28 10.5 21.5 14 16 30Z" opacity=".4" />
        <path d="M10.5 14H21.5L16 30Z" opacity=".65" />
      </g>
      <path className="fill-primary" d="M16 2 10.5 14H21.5Z" />
    </svg>
  );
}

export function Wordmark({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 text-[1.0625rem] font-semibold tracking-[-0.02em]">
      <Mark />
      {name}
    </span>
  );
}
