import { Skeleton } from '@/components/ui/skeleton';
import { t } from '@/lib/i18n/i18n';

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
