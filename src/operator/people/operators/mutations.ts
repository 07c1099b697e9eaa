import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decision } from '@/operator/kit/api';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/**
 * Gives a user a role or removes it (''); returns whether another admin must confirm it first. Fails with `own_role`,
 * `last_admin`, `not_found`, `account_closed`, `change_open`.
 */
export const setRoleMutation = mutationOptions({
  mutationFn: async ({ personId, role }: { personId: string; role: string }) => {
    const args = { person_id: personId, ...(role ? { new_role: role } : {}) };
    const proposal: string | null = await decided(() => supabase.rpc('set_role', args));
    return { isProposed: proposal !== null };
  },
  onSettled: (_data, _error, _values, _result, { client }) =>
    // May be one's own role.
    Promise.all([refresh(client, 'operators', 'proposals'), client.invalidateQueries({ queryKey: ['auth', 'role'] })]),
});

/** Sets or removes a role's limit, in integer cents. Fails with `changed_meanwhile`. */
export const setLimitMutation = decision('set_limit', 'limits');

/** Sets the hours after which a case is late. Fails with `changed_meanwhile`. */
export const setTimeLimitMutation = decision('set_time_limit', 'time-limits', 'home');
