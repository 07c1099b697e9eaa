import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { daysOf } from '@/operator/kit/months';
import type { Nullable, Row } from '@/operator/kit/rows';

/** A day of a plan's calendar; what is null was not booked. */
export type YieldDay = Nullable<Row<'yield_days'>, 'amount_cents' | 'evidence' | 'posted_by' | 'posting_id'>;

/** A plan and how much of it may be sold; null where nothing was evidenced. */
export type Capacity = Nullable<
  Row<'plan_capacities'>,
  'capacity_cents' | 'capacity_phs' | 'evidence' | 'evidenced_at' | 'evidenced_by'
>;

/** What a closed account has earned, in integer cents. */
export type Unclaimed = Row<'unclaimed_money'>;

/** Work that the worker does in slices; the total is null until it was counted. Amounts in integer cents. */
export type Job = Nullable<Row<'list_jobs'>, 'total' | 'error'>;

/** What a person would be credited, in integer cents. */
export type Share = Row<'preview_yield'>;

/** Each plan with what is sold and what is evidenced, in integer cents. */
export const capacitiesQuery = queryOptions({
  queryKey: ['operator', 'yield', 'capacities'],
  queryFn: async ({ signal }): Promise<Capacity[]> =>
    unwrap(await supabase.rpc('plan_capacities').abortSignal(signal)),
});

/** The plan of an id, or else the first one. */
export const planOf = (plans: readonly Capacity[], id: string | undefined): Capacity | undefined =>
  plans.find(({ plan_id }) => plan_id === id) ?? plans[0];

/** The days of a month (UTC) that have come, of one plan. */
export const yieldDaysQuery = (planId: string, month: string) =>
  queryOptions({
    queryKey: ['operator', 'yield', 'days', planId, month],
    queryFn: async ({ signal }): Promise<YieldDay[]> =>
      unwrap(await supabase.rpc('yield_days', { plan_id: planId, ...daysOf(month) }).abortSignal(signal)),
  });

/** The work that is open or ended within the last minutes, newest first. */
export const jobsQuery = queryOptions({
  queryKey: ['operator', 'yield', 'jobs'],
  queryFn: async ({ signal }): Promise<Job[]> => unwrap(await supabase.rpc('list_jobs').abortSignal(signal)),
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state !== 'done') ? 2000 : false),
});

/** What closed accounts have earned and no one has claimed. */
export const unclaimedQuery = queryOptions({
  queryKey: ['operator', 'yield', 'unclaimed'],
  queryFn: async ({ signal }): Promise<Unclaimed[]> =>
    unwrap(await supabase.rpc('unclaimed_money').abortSignal(signal)),
});
