import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlanFields } from '@/domain/plans/PlanMeaning';
import { selecting } from '@/lib/data/api';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row, RowOf } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';

export const POSITIONS_LIMIT = 100;

export interface Plan extends PlanFields {
  id: string;
  title: string;
  duration: string;
  price_text: string;
  offers: string[];
  active: boolean;
  /** Of mining: its income is computed. */
  source_id: string | null;
}

/** Plans on offer, and retired ones that the investor bought. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Plan[]> => {
    const plans = unwrap(
      await supabase
        .from('offered_plans')
        .select(
          'id, title, duration, price_text, min_cents, max_cents, top_ups_per_day, roi_bp, profit_bonus_bp, referral_bonus_bp, hashrate, offers, active, source_id',
        )
        .order('position')
        .limit(50)
        .abortSignal(signal),
    );
    return plans.map((plan) => ({
      ...plan,
      offers: plan.offers ?? [],
      profit_bonus_bp: plan.profit_bonus_bp ?? 0,
      referral_bonus_bp: plan.referral_bonus_bp ?? 0,
    }));
  },
});

export const positionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['positions', userId],
    queryFn: selecting(() =>
      supabase
        .from('my_positions')
        .select(
          'id, plan_id, principal_cents, status, opened_at, matures_at, days, days_gone, yield_cents, top_ups, top_ups_left, room_cents, profit_bonus_cents',
        )
        .eq('investor_id', userId)
        .order('opened_at', { ascending: false })
        .limit(POSITIONS_LIMIT),
    ),
  });
export type Position = RowOf<typeof positionsQuery>;

/** Null amount: for the minimum. Returns null if the plan is no longer offered. */
export const purchaseTermsQuery = (userId: string, planId: string, amountCents: number | null) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'plan', planId, amountCents],
    staleTime: 0,
    // Keeps the last figures while another amount loads.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('purchase_terms', { plan_id: planId, ...(amountCents !== null && { amount_cents: amountCents }) })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
export type PurchaseTerms = Nullable<Row<'purchase_terms'>, 'remaining_cents' | 'refusal'>;

export const topUpTermsQuery = (userId: string, packageId: string, amountCents: number | null) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'package', packageId, amountCents],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('top_up_terms', { package_id: packageId, ...(amountCents !== null && { amount_cents: amountCents }) })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
export type TopUpTerms = Nullable<Row<'top_up_terms'>, 'remaining_cents' | 'refusal'>;

export const positionDaysQuery = (userId: string, positionId: string) =>
  queryOptions({
    queryKey: ['positions', userId, positionId],
    queryFn: selecting(() =>
      supabase
        .from('my_position_days')
        .select('day, amount_cents, evidence, is_computed')
        .eq('investor_id', userId)
        .eq('position_id', positionId)
        .order('day', { ascending: false })
        .limit(400),
    ),
  });
