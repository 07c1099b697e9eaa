import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Skeleton } from '@/components/ui/skeleton';

export function PendingPage() {
  return (
    // The layout of an area has the margins already.
    <div className="page py-12 in-[main]:p-0" data-pending>
      <Skeleton className="mb-8 h-8 w-56 max-w-full" />
      <SkeletonRows />
    </div>
  );
}
