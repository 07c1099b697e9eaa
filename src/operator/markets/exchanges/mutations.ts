import { mutationOptions } from '@tanstack/react-query';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';

/** Proposes the exchanges of a live site. Fails with `two_exchanges_required`, `change_open`. */
export const proposeExchangesMutation = mutationOptions({
  mutationFn: async (choice: Args<'propose_exchanges'>) => decided(() => supabase.rpc('propose_exchanges', choice)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'proposals'),
});

/** Proposes to resume a halted instrument. Fails with `not_halted`, `changed_meanwhile`, `change_open`. */
export const proposeResumptionMutation = mutationOptions({
  mutationFn: async (resumption: Args<'propose_resumption'>) =>
    decided(() => supabase.rpc('propose_resumption', resumption)),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'proposals'),
});
