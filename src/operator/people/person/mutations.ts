import { mutationOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import { peopleArgs } from './people-filter';
import type { PeopleSearch } from './people-search';

/** Fails with `own_case`, `reason_required`; for reviewers who unfreeze also with `not_allowed`. */
export const freezeMutation = mutationOptions({
  mutationFn: async ({ personId, reason, frozen }: { personId: string; reason: string; frozen: boolean }) =>
    decided(() => supabase.rpc(frozen ? 'freeze_person' : 'unfreeze_person', { person_id: personId, reason })),
  onSettled: async (_data, _error, { personId }, _result, { client }) => {
    void refresh(client, 'people');
    await client.invalidateQueries({ queryKey: ['operator', 'person', personId] });
  },
});

const exported = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    country: z.string(),
    email_confirmed: z.boolean(),
    identity_confirmed: z.boolean(),
    frozen: z.boolean(),
    joined_at: z.string(),
  }),
);

/** The audit trail keeps the reason and number. Fails with `not_allowed`, `reason_required`. */
export const exportPeopleMutation = mutationOptions({
  mutationFn: async ({ reason, search }: { reason: string; search: PeopleSearch }) =>
    exported.parse(await decided(() => supabase.rpc('export_people', { reason, ...peopleArgs(search) }))),
});
