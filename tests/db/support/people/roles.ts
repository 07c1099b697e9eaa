import type { Person } from '../actors.ts';
import type { Stage } from '../stage.ts';

export function rolesOn({ owner, asInvestor, asOperator }: Stage) {
  return {
    /** Returns the id of the proposal, or null if it took effect at once. */
    setRole: async (as: Person, person: Person, new_role: string | null) =>
      (await asInvestor(as).call('set_role', { person_id: person.id, new_role }))['answer'] as string | null,
    confirm: (as: Person, proposal_id: string | null) => asInvestor(as).call('confirm_proposal', { proposal_id }),
    cancel: (as: Person, proposal_id: string | null) => asInvestor(as).call('cancel_proposal', { proposal_id }),
    waiting: () =>
      asOperator('reviewer').rows<{ id: string; subject: string; hindrance: string | null }>('list_proposals'),
    roleOf: async ({ id }: Person): Promise<unknown> => {
      const [row] = await owner`select role from people.operators where user_id = ${id}`;
      return row?.['role'] ?? null;
    },
    trailOf: async ({ id }: Person) =>
      (
        await asOperator('admin').rows<{ action: string; actor: string; details: object }>('audit_log', {
          only_subject: id,
        })
      ).map(({ action, actor, details }) => [action, actor, details] as const),
  };
}
