import { mutationOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decision, refreshing } from '@/operator/kit/api';

/** Fails with `invalid_moment`, `journal_busy`, `account_omitted`, `books_disagree`, `pools_disagree`. */
export const takeSnapshotMutation = mutationOptions({
  mutationFn: async () => unwrap(await supabase.rpc('take_snapshot')),
  onSettled: refreshing('proof'),
});

/** Idempotent; a retry returns the first result. Fails with `already_attested`, `invalid_day`, `invalid_value`. */
export const attestMutation = decision('attest_reserve', 'proof');
