import { DashboardHeader } from './DashboardHeader';
import { OwnedSkeleton } from './Owned';
import { SummarySkeleton } from './SummaryCards';

/** The dashboard while its figures are on their way. */
export function DashboardPending() {
  return (
    <>
      <DashboardHeader />
      <OwnedSkeleton />
      <SummarySkeleton />
    </>
  );
}
