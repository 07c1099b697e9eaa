import { mutationOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import type { Args } from '@/operator/kit/rows';

/** Proposes the exchanges of a live site. Fails with `two_exchanges_required`, `change_open`. */
export const proposeExchangesMutation = mutationOptions({
  mutationFn: async (choice: Args<'propose_exchanges'>) =>
    decided(() => supabase.rpc('propose_exchanges', choice)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'exchanges'),
});

/** Chooses what another proposed, or cancels it. Fails with `second_person_required`, `approval_lapsed`, `change_closed`. */
export const decideExchangesMutation = mutationOptions({
  mutationFn: async ({ id, confirm }: { id: string; confirm: boolean }) =>
    decided(() => supabase.rpc(confirm ? 'confirm_exchanges' : 'cancel_exchanges', { choice_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'exchanges', 'site'),
});

/** Proposes that a halted instrument have a price again. Fails with `not_halted`, `changed_meanwhile`, `change_open`. */
export const proposeResumptionMutation = mutationOptions({
  mutationFn: async (resumption: Args<'propose_resumption'>) =>
    decided(() => supabase.rpc('propose_resumption', resumption)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'exchanges'),
});

/** Resumes as another proposed, or cancels it. Fails with `second_person_required`, `approval_lapsed`, `not_halted`, `changed_meanwhile`, `change_closed`. */
export const decideResumptionMutation = mutationOptions({
  mutationFn: async ({ id, confirm }: { id: string; confirm: boolean }) =>
    decided(() => supabase.rpc(confirm ? 'confirm_resumption' : 'cancel_resumption', { resumption_id: id })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'exchanges'),
});
