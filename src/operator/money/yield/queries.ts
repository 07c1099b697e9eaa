import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
import type { Nullable, Row } from '@/lib/data/rows';
import { daysOf } from '@/operator/kit/months';

/** Null where nothing was booked. */
export type YieldDay = Nullable<Row<'yield_days'>, 'amount_cents' | 'evidence' | 'posted_by' | 'posting_id'>;

/** Null where nothing was evidenced, or its income is stated by our team. */
export type Capacity = Nullable<
  Row<'plan_capacities'>,
  'capacity_cents' | 'capacity_phs' | 'evidence' | 'evidenced_at' | 'evidenced_by' | 'source_id'
>;

/** What a closed account has earned, in integer cents. */
export type Unclaimed = Row<'unclaimed_money'>;

/** Work done in slices; the total is null until counted. Amounts in integer cents. */
export type Job = Nullable<Row<'list_jobs'>, 'total' | 'error' | 'asked_by_name'>;

/** A user's credit in integer cents. */
export type Share = Row<'preview_yield'>;

/** Sold and evidenced capacity per plan, in integer cents. */
export const capacitiesQuery = queryOptions<Capacity[]>({
  queryKey: ['operator', 'yield', 'capacities'],
  queryFn: reading('plan_capacities'),
});

/** The plan with this id, or the first one. */
export const planOf = (plans: readonly Capacity[], id: string | undefined): Capacity | undefined =>
  plans.find(({ plan_id }) => plan_id === id) ?? plans[0];

export const yieldDaysQuery = (planId: string, month: string) =>
  queryOptions<YieldDay[]>({
    queryKey: ['operator', 'yield', 'days', planId, month],
    queryFn: reading('yield_days', { plan_id: planId, ...daysOf(month) }),
  });

export const jobsQuery = queryOptions<Job[]>({
  queryKey: ['operator', 'yield', 'jobs'],
  queryFn: reading('list_jobs'),
  refetchInterval: ({ state }) => (state.data?.some((job) => job.state !== 'done') ? 2000 : false),
});

export const unclaimedQuery = queryOptions<Unclaimed[]>({
  queryKey: ['operator', 'yield', 'unclaimed'],
  queryFn: reading('unclaimed_money'),
});
