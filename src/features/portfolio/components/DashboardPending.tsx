import { DashboardHeader } from './DashboardHeader';
import { SummarySkeleton } from './SummaryCards';

/** The dashboard while its figures are on their way. */
export function DashboardPending() {
  return (
    <>
      <DashboardHeader />
      <SummarySkeleton />
    </>
  );
}
