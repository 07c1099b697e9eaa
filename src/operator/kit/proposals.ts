import { mutationOptions, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { t } from '@/lib/i18n/i18n';
import { decided } from './decided';

export type Proposal = Omit<Nullable<Row<'list_proposals'>, 'reason' | 'hindrance' | 'person_name'>, 'changes'> & {
  changes: Record<string, [before: unknown, after: unknown]>;
};

export const proposalsQuery = queryOptions({
  queryKey: ['operator', 'proposals'],
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('list_proposals').abortSignal(signal)) as unknown as Proposal[],
});

/** Whether a change of this is waiting, which excludes another proposal. */
export const useIsProposed = (kind: string, subject = ''): boolean =>
  useSuspenseQuery(proposalsQuery).data.some((open) => open.kind === kind && open.subject === subject);

/** Makes a change that another proposed, or cancels it. Fails with `second_person_required`, `approval_lapsed`, `change_expired`, `change_closed`, `changed_meanwhile`. */
export const decideProposalMutation = mutationOptions({
  mutationFn: async ({ id, confirm }: { id: string; confirm: boolean }) =>
    decided(() => supabase.rpc(confirm ? 'confirm_proposal' : 'cancel_proposal', { proposal_id: id })),
  // May affect any page of the site.
  onSettled: async (_data, _error, _values, _result, { client }) => {
    await client.invalidateQueries({ queryKey: ['operator'] });
    // The sandbox banner.
    await client.invalidateQueries({ queryKey: ['site'] });
  },
});

/** What is told of a change: that it waits for a second person, or that it is `done`. */
export const toldWords = (proposal: unknown, done: string): string =>
  typeof proposal === 'string' ? t('switches.proposed') : done;
