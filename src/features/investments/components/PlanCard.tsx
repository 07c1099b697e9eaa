import { PlanFace } from '@/domain/plans/PlanFace';
import type { Plan } from '../queries';
import { InvestDialog } from './InvestDialog';

export function PlanCard({ plan, isDisabled }: { plan: Plan; isDisabled: boolean }) {
  return (
    <li className="bg-surface grid">
      <PlanFace plan={plan}>
        <InvestDialog isDisabled={isDisabled} plan={plan} />
      </PlanFace>
    </li>
  );
}
