import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import type { LimitKind } from '@/operator/kit/limits';
import { refresh } from '@/operator/kit/refresh';
import type { TimeLimit } from './time-limits';

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

/** Sets or removes (null) a role's limit, in integer cents. Fails with `changed_meanwhile`. */
export const setLimitMutation = mutationOptions({
  mutationFn: async ({
    seen,
    cents,
    ...values
  }: {
    role: string;
    kind: LimitKind;
    reason: string;
    seen: number | null;
    cents: number | null;
  }) =>
    decided(() =>
      supabase.rpc('set_limit', {
        ...values,
        ...(seen === null ? {} : { seen_cents: seen }),
        ...(cents === null ? {} : { max_cents: cents }),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'limits'),
});

/** Sets the hours after which a case is late. Fails with `changed_meanwhile`. */
export const setTimeLimitMutation = mutationOptions({
  mutationFn: async ({ seen, ...values }: { queue: TimeLimit['queue']; hours: number; reason: string; seen: number }) =>
    decided(() => supabase.rpc('set_time_limit', { ...values, seen_hours: seen })),
  onSettled: (_data, _error, _values, _result, { client }) =>
    Promise.all([refresh(client, 'time-limits'), refresh(client, 'home')]),
});
