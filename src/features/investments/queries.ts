import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';

/** How many positions are shown; they are the newest. */
export const POSITIONS_LIMIT = 100;

/** A plan; the amount in integer cents, the target in basis points. */
export interface Plan {
  id: string;
  title: string;
  duration: string;
  price_text: string;
  min_cents: number;
  roi_bp: number;
  offers: string[];
  /** Whether it can be bought. */
  active: boolean;
}

/** The plans on offer, and those sold no more that the investor bought. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Plan[]> =>
    unwrap(
      await supabase
        .from('plans')
        .select('id, title, duration, price_text, min_cents, roi_bp, offers, active')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ),
});

/** The investor's own positions, newest first, each with how much of its term has passed; amounts in integer cents. */
export const positionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['positions', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('my_positions')
          .select('id, plan_id, principal_cents, status, opened_at, matures_at, days, days_gone, yield_cents')
          .eq('investor_id', userId)
          .order('opened_at', { ascending: false })
          .limit(POSITIONS_LIMIT)
          .abortSignal(signal),
      ),
  });

/**
 * What buying a plan would mean now: the database's price, balances and dates, null when the plan is not offered any more.
 * Everything that changes the portfolio renews it.
 */
export const planTermsQuery = (userId: string, planId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'plan', planId],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('my_plan_terms')
          .select('price_cents, term, balance_cents, remaining_cents, opens_at, matures_at')
          .eq('investor_id', userId)
          .eq('plan_id', planId)
          .abortSignal(signal)
          .maybeSingle(),
      ),
  });

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
