import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { supabase } from '@/lib/supabase';

/** The figures of one investor; amounts in integer cents. */
export interface Portfolio {
  depositedCents: number;
  profitCents: number;
  bonusCents: number;
  referralBonusCents: number;
  /** What can be invested or withdrawn. */
  balanceCents: number;
  investedCents: number;
  withdrawingCents: number;
  totalPackages: number;
  activePackages: number;
  /** The title of the newest active plan. */
  activePlan: string | null;
}

const columns =
  'deposited_cents, profit_cents, bonus_cents, referral_bonus_cents, balance_cents, invested_cents, withdrawing_cents, total_packages, active_packages, active_plan';

/** What the house's insurance fund holds beside what all investors are owed; summed over the whole books, so asked rarely. */
export const insuranceQuery = queryOptions({
  queryKey: ['insurance'],
  staleTime: 3_600_000,
  queryFn: async ({ signal }) =>
    unwrap(await supabase.rpc('insurance_coverage').abortSignal(signal).single()),
});

/** The investor's own portfolio. */
export const portfolioQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId],
    queryFn: async ({ signal }): Promise<Portfolio> => {
      const row = unwrap(
        await supabase
          .from('portfolio')
          .select(columns)
          .eq('investor_id', userId)
          .abortSignal(signal)
          .maybeSingle(),
      );
      return {
        depositedCents: row?.deposited_cents ?? 0,
        profitCents: row?.profit_cents ?? 0,
        bonusCents: row?.bonus_cents ?? 0,
        referralBonusCents: row?.referral_bonus_cents ?? 0,
        balanceCents: row?.balance_cents ?? 0,
        investedCents: row?.invested_cents ?? 0,
        withdrawingCents: row?.withdrawing_cents ?? 0,
        totalPackages: row?.total_packages ?? 0,
        activePackages: row?.active_packages ?? 0,
        activePlan: row?.active_plan ?? null,
      };
    },
  });

/** Something that waits for the investor or for an operator; the amount in integer cents. */
export interface Notice {
  kind: string;
  subject: string;
  amount_cents: number | null;
  /** An e-mail address, a reason, a method of payment or the title of a plan, by kind. */
  detail: string | null;
  at: string;
}

/** What waits, newest first. */
export const attentionQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'attention'],
    queryFn: async ({ signal }): Promise<Notice[]> =>
      unwrap(await supabase.rpc('attention').abortSignal(signal)),
  });

/** How many days the chart of the balance shows. */
const CHART_DAYS = 90;

/** What the investor owned at the end of each of the last days (UTC); integer cents. */
export const balanceDaysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'days'],
    queryFn: async ({ signal }) =>
      unwrap(await supabase.rpc('balance_days', { days: CHART_DAYS }).abortSignal(signal)),
  });
