import { proposalRules } from './constraint-rules-proposals.ts';
import type { Rule } from './constraint-rules.ts';
import { alice, nobody, reviewer } from './ordinary-rows.ts';

const at = new Date();

/** Every constraint that a single change of a role can break. */
export const roleRules: Rule[] = [
  [
    'private.role_changes',
    { id: nobody, person_id: alice, old_role: 'reviewer', new_role: 'admin', proposed_by: reviewer },
    {
      role_changes_old_role: { old_role: 'king' },
      role_changes_new_role: { new_role: 'king' },
      role_changes_something: [{ old_role: 'admin' }, { old_role: null, new_role: null }],
      role_changes_not_own: { person_id: reviewer },
      ...proposalRules('role_changes', reviewer),
      role_changes_two_people: [
        { confirmed_by: reviewer, confirmed_at: at },
        { confirmed_by: alice, confirmed_at: at },
      ],
      role_changes_person_id_fkey: { person_id: nobody },
    },
  ],
];
