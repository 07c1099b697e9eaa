import { cn } from '@/lib/cn';
import { t } from '@/lib/i18n/i18n';

export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-muted', className)} />;
}

export function SkeletonRows({ rows = 4 }: { rows?: number }) {
  return (
    <div aria-busy className="grid gap-3">
      <output className="sr-only">{t('common.loading')}</output>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton className="h-10" key={row} />
      ))}
    </div>
  );
}
