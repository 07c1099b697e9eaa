import { Skeleton, SkeletonRows } from '@/components/ui/skeleton';

/** What stands while a screen is being loaded: a heading and rows. */
export function PendingPage() {
  return (
    // The frame of an area has the margins already.
    <div className="page py-12 in-[main]:p-0" data-pending>
      <Skeleton className="mb-8 h-8 w-56 max-w-full" />
      <SkeletonRows />
    </div>
  );
}
