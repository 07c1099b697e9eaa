import { DashboardHeader } from './DashboardHeader';
import { OwnedSkeleton } from './Owned';
import { SummarySkeleton } from './SummaryCards';

export function DashboardPending() {
  return (
    <>
      <DashboardHeader />
      <OwnedSkeleton />
      <SummarySkeleton />
    </>
  );
}
