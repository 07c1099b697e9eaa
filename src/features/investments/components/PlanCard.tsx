import { PlanFace } from '@/components/display/PlanFace';
import type { Plan } from '../queries';
import { InvestDialog } from './InvestDialog';

/** A plan on offer. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li className="bg-surface grid">
      <PlanFace plan={plan}>
        <InvestDialog plan={plan} />
      </PlanFace>
    </li>
  );
}
