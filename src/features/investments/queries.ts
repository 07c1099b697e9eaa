import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** How many positions are shown; they are the newest. */
export const POSITIONS_LIMIT = 100;

/** A plan that can be bought; the amount in integer cents, the target in basis points. */
export interface Plan {
  id: string;
  title: string;
  duration: string;
  /** The same as the database writes an interval, like `7 days` or `1 mon`. */
  term: string;
  price_text: string;
  min_cents: number;
  roi_bp: number;
  offers: string[];
}

/** The plans on offer. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<Plan[]> =>
    unwrap(
      await supabase
        .from('plans')
        .select('id, title, duration, term, price_text, min_cents, roi_bp, offers')
        .order('position')
        .limit(50)
        .abortSignal(signal),
    ),
});

/** The investor's own positions, newest first; amounts in integer cents. */
export const positionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['positions', userId],
    queryFn: async ({ signal }) =>
      unwrap(
        await supabase
          .from('positions')
          .select('id, plan_id, principal_cents, status, opened_at, matures_at')
          .eq('investor_id', userId)
          .order('opened_at', { ascending: false })
          .limit(POSITIONS_LIMIT)
          .abortSignal(signal),
      ),
  });
