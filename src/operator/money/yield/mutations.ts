import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { decided } from '@/operator/kit/decided';
import { refresh } from '@/operator/kit/refresh';
import { type Job, jobsQuery } from './queries';

/** The income of a plan for a day (UTC), in integer cents. */
export interface Income {
  planId: string;
  day: string;
  cents: number;
}

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
  mutationFn: async ({ planId, day, cents }: Income, { client }) => {
    const asked = { plan_id: planId, day, amount_cents: cents };
    const answer = await supabase.rpc('preview_yield', asked);
    if (answer.error?.message !== 'too_many_holders') return unwrap(answer);
    const id = unwrap(await supabase.rpc('start_yield_preview', asked));
    await finish(client, id);
    return unwrap(await supabase.rpc('yield_preview', { job_id: id }));
  },
});

/**
 * Books and credits an income, or proposes it if it needs two operators; returns whether it was booked. Idempotent; a
 * retry returns the first result. Fails as the preview does, and with `already_posted`, `evidence_required`,
 * `change_open`.
 */
export const postYieldMutation = mutationOptions({
  mutationFn: async ({ planId, day, cents, evidence }: Income & { evidence: string }) => {
    const posting = await decided(() =>
      supabase.rpc('post_yield', { plan_id: planId, day, amount_cents: cents, evidence }),
    );
    return Boolean(posting.id);
  },
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'yield', 'limits', 'proposals'),
});

/** Proposes to take back a posted day. Fails with `reason_required`, `already_reversed`, `change_open`. */
export const proposeReversalMutation = mutationOptions({
  mutationFn: async ({ postingId, reason }: { postingId: string; reason: string }) =>
    decided(() => supabase.rpc('propose_yield_reversal', { posting_id: postingId, reason })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'yield', 'proposals'),
});

interface Evidence {
  planId: string;
  cents: number;
  phs: number | undefined;
  evidence: string;
  /** The evidence time when the form was opened, or null. */
  seen: string | null;
}

/**
 * Records a plan's capacity in integer cents, and in PH/s if that limits it. Fails with `invalid_amount`,
 * `evidence_required`, `changed_meanwhile`.
 */
export const evidenceCapacityMutation = mutationOptions({
  mutationFn: async ({ planId, cents, phs, evidence, seen }: Evidence) =>
    decided(() =>
      supabase.rpc('evidence_capacity', {
        plan_id: planId,
        capacity_cents: cents,
        evidence,
        ...(phs === undefined ? {} : { capacity_phs: phs }),
        ...(seen === null ? {} : { seen }),
      }),
    ),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'yield'),
});

/** Proposes to pay what a closed account has earned. Fails with `recipient_required`, `evidence_required`, `change_open`. */
export const proposePayoutMutation = mutationOptions({
  mutationFn: async ({ personId, ...values }: { personId: string; recipient: string; evidence: string }) =>
    decided(() => supabase.rpc('propose_unclaimed_payout', { person_id: personId, ...values })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'yield', 'proposals'),
});

/** Records the payment that another treasurer proposed. Fails with `second_person_required`, `approval_lapsed`, `change_closed`, `transaction_counted`. */
export const payUnclaimedMutation = mutationOptions({
  mutationFn: async ({ id, network, transactionId }: { id: string; network: string; transactionId: string }) =>
    decided(() => supabase.rpc('pay_unclaimed', { proposal_id: id, network, transaction_id: transactionId })),
  onSettled: (_data, _error, _values, _result, { client }) => refresh(client, 'yield', 'proposals'),
});
