import { SkeletonRows } from '@/components/ui/skeleton';

/** What stands while a screen is being loaded. */
export function PendingPage() {
  return (
    <div className="page py-12">
      <SkeletonRows />
    </div>
  );
}
