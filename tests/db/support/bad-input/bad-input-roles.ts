import type { Stage } from '../stage.ts';
import { type Case, rpc } from './attempts.ts';

/** What two admins decide about roles. */
export async function roleCases(stage: Stage): Promise<Record<string, Case>> {
  const second = await stage.makeOperator('admin');
  const proposed = async () => {
    const { id } = await stage.makeInvestor();
    const { answer } = await stage
      .asOperator('admin')
      .call('set_role', { person_id: id, new_role: 'reviewer' });
    return answer;
  };
  return {
    set_role: {
      attempt: rpc('set_role'),
      rightful: 'admin',
      good: { person_id: (await stage.makeInvestor()).id, new_role: 'treasurer' },
      kinds: { person_id: 'id', new_role: 'role' },
    },
    confirm_role: {
      attempt: rpc('confirm_role'),
      rightful: second,
      good: { change_id: await proposed() },
      kinds: { change_id: 'id' },
    },
    cancel_role: {
      attempt: rpc('cancel_role'),
      rightful: 'admin',
      good: { change_id: await proposed() },
      kinds: { change_id: 'id' },
    },
  };
}
