import { type QueryClient, mutationOptions } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/data/errors';
import type { Args } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { decision } from '@/operator/kit/api';
import { type Job, jobsQuery } from './queries';

/** Waits for the worker to finish a job, whose progress the job list shows. */
async function finish(client: QueryClient, id: number): Promise<void> {
  let job: Job | undefined;
  do {
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    job = (await client.query({ ...jobsQuery, staleTime: 0 })).find((one) => one.id === id);
    if (job?.state === 'failed') throw new AppError('unavailable');
  } while (job && job.state !== 'done');
}

/**
 * Previews the credits of a posting; books nothing. The worker computes large ones. Fails with `plan_not_found`,
 * `invalid_day`, `day_too_old`, `invalid_amount`, `loss_too_old`, `too_many_pending`.
 */
export const previewYieldMutation = mutationOptions({
  mutationFn: async ({ plan_id, day, amount_cents }: Args<'preview_yield'>, { client }) => {
    const asked = { plan_id, day, amount_cents };
    const answer = await supabase.rpc('preview_yield', asked);
    if (answer.error?.message !== 'too_many_holders') return unwrap(answer);
    const id = unwrap(await supabase.rpc('start_yield_preview', asked));
    await finish(client, id);
    return unwrap(await supabase.rpc('yield_preview', { job_id: id }));
  },
});

/**
 * Books and credits an income, or proposes it if it needs two operators: then the posting has no id. Idempotent; a
 * retry returns the first result. Fails as the preview does, and with `already_posted`, `evidence_required`,
 * `change_open`.
 */
export const postYieldMutation = decision('post_yield', 'yield', 'limits', 'proposals');

/** Proposes to take back a posted day. Fails with `reason_required`, `already_reversed`, `change_open`. */
export const proposeReversalMutation = decision('propose_yield_reversal', 'yield', 'proposals');

/**
 * Records a plan's capacity in integer cents, and in PH/s if that limits it. `seen` is the time of the evidence when
 * the form was opened. Fails with `invalid_amount`, `evidence_required`, `changed_meanwhile`.
 */
export const evidenceCapacityMutation = decision('evidence_capacity', 'yield');

/** Proposes to pay what a closed account has earned. Fails with `recipient_required`, `evidence_required`, `change_open`. */
export const proposePayoutMutation = decision('propose_unclaimed_payout', 'yield', 'proposals');

/** Records the payment that another treasurer proposed. Fails with `second_person_required`, `approval_lapsed`, `change_closed`, `transaction_counted`. */
export const payUnclaimedMutation = decision('pay_unclaimed', 'yield', 'proposals');
