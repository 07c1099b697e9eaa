import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PlanFields } from '@/domain/plans/PlanMeaning';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** How many positions are shown; they are the newest. */
export const POSITIONS_LIMIT = 100;

/** A plan: its words, and the fields behind them. */
export interface Plan extends PlanFields {
  id: string;
  title: string;
  duration: string;
  price_text: string;
  offers: string[];
  /** Whether it can be bought. */
  active: boolean;
}

/** The plans on offer, and those sold no more that the investor bought. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Plan[]> => {
    const plans = unwrap(
      await supabase
        .from('offered_plans')
        .select(
          'id, title, duration, price_text, min_cents, max_cents, top_ups_per_day, roi_bp, profit_bonus_bp, referral_bonus_bp, hashrate, offers, active',
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

/** The investor's own positions, newest first, each with how much of its term has passed; amounts in integer cents. */
export const positionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['positions', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('my_positions')
          .select(
            'id, plan_id, principal_cents, status, opened_at, matures_at, days, days_gone, yield_cents, top_ups, top_ups_left, room_cents, profit_bonus_bp, profit_bonus_cents',
          )
          .eq('investor_id', userId)
          .order('opened_at', { ascending: false })
          .limit(POSITIONS_LIMIT)
          .abortSignal(signal),
      ),
  });

/**
 * What buying a plan for an amount (null: its minimum) would mean now: the database's bounds, balances and dates, null when the
 * plan is not offered any more. Everything that changes the portfolio renews it.
 */
export const purchaseTermsQuery = (userId: string, planId: string, amountCents: number | null) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'plan', planId, amountCents],
    staleTime: 0,
    // While another amount is asked about, the figures of the last one stay.
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('purchase_terms', {
            plan_id: planId,
            ...(amountCents === null ? {} : { amount_cents: amountCents }),
          })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
/** The answer to `purchaseTermsQuery`; amounts in integer cents, the bonus in basis points. */
export interface PurchaseTerms {
  amount_cents: number;
  min_cents: number;
  max_cents: number;
  spendable_cents: number;
  balance_cents: number;
  remaining_cents: number | null;
  refusal: string | null;
  term: string;
  opens_at: string;
  matures_at: string;
  profit_bonus_bp: number;
}

/** What adding an amount to a package would mean now, by the database; null when it is not the investor's. */
export const topUpTermsQuery = (userId: string, packageId: string, amountCents: number | null) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'package', packageId, amountCents],
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .rpc('top_up_terms', {
            package_id: packageId,
            ...(amountCents === null ? {} : { amount_cents: amountCents }),
          })
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });
/** The answer to `topUpTermsQuery`; amounts in integer cents. */
export interface TopUpTerms {
  room_cents: number;
  top_ups_left: number;
  spendable_cents: number;
  balance_cents: number;
  remaining_cents: number | null;
  held_cents: number;
  refusal: string | null;
  matures_at: string;
}

/** The days on which income of a position's plan was booked, newest first; amounts in integer cents. */
export const positionDaysQuery = (userId: string, positionId: string) =>
  queryOptions({
    queryKey: ['positions', userId, positionId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('my_position_days')
          .select('day, amount_cents, evidence')
          .eq('investor_id', userId)
          .eq('position_id', positionId)
          .order('day', { ascending: false })
          .limit(400)
          .abortSignal(signal),
      ),
  });
