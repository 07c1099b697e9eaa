import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { roleQuery } from '@/features/auth/queries';
import { unwrap } from '@/lib/data/errors';
import { readOwn } from '@/lib/data/rest';
import { modeQuery } from '@/lib/site-mode';
import { announcements, announcementsQuery } from './announcements';
import { PRICES } from './prices-key';

export interface Portfolio {
  depositedCents: number;
  profitCents: number;
  bonusCents: number;
  referralBonusCents: number;
  balanceCents: number;
  investedCents: number;
  withdrawingCents: number;
  /** Available, in plans and being withdrawn. */
  ownedCents: number;
  incomeCents: number;
  /** Liquidation value with pending deposits, simulated; not part of `ownedCents`. */
  pooledCents: number;
  totalPackages: number;
  activePackages: number;
  activePlan: string | null;
}

const columns =
  'deposited_cents, profit_cents, bonus_cents, referral_bonus_cents, balance_cents, invested_cents, withdrawing_cents, owned_cents, income_cents, pooled_cents, total_packages, active_packages, active_plan';

const figure = z._default(z.number(), 0);
const figures = z.object({
  deposited_cents: figure,
  profit_cents: figure,
  bonus_cents: figure,
  referral_bonus_cents: figure,
  balance_cents: figure,
  invested_cents: figure,
  withdrawing_cents: figure,
  owned_cents: figure,
  income_cents: figure,
  pooled_cents: figure,
  total_packages: figure,
  active_packages: figure,
  active_plan: z._default(z.nullable(z.string()), null),
});

function portfolioOf(row: unknown): Portfolio {
  const found = figures.parse(row ?? {});
  return {
    depositedCents: found.deposited_cents,
    profitCents: found.profit_cents,
    bonusCents: found.bonus_cents,
    referralBonusCents: found.referral_bonus_cents,
    balanceCents: found.balance_cents,
    investedCents: found.invested_cents,
    withdrawingCents: found.withdrawing_cents,
    ownedCents: found.owned_cents,
    incomeCents: found.income_cents,
    pooledCents: found.pooled_cents,
    totalPackages: found.total_packages,
    activePackages: found.active_packages,
    activePlan: found.active_plan,
  };
}

const cover = z.object({
  fund_cents: z.number(),
  owed_cents: z.number(),
  /** Null without liabilities. */
  coverage_bp: z.nullable(z.number()),
});

export const portfolioQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId],
    queryFn: async ({ signal }): Promise<Portfolio> => {
      const { supabase } = await import('@/lib/data/supabase');
      return portfolioOf(
        unwrap(
          await supabase.from('portfolio').select(columns).eq('investor_id', userId).abortSignal(signal).maybeSingle(),
        ),
      );
    },
  });

const text = z.nullable(z.string());

const notice = z.object({
  kind: z.string(),
  subject: z.string(),
  amount_cents: z.nullable(z.number()),
  /** An e-mail address, reason, payment method or plan title, by kind. */
  detail: text,
  at: z.string(),
});

const line = z.object({
  id: z.number(),
  booked_at: z.string(),
  /** The day (UTC) the money belongs to, such as the day a yield was earned. */
  value_date: z.string(),
  kind: z.string(),
  /** A payment method or a plan title. */
  detail: text,
  amount_cents: z.number(),
  /** Zero if money only moved between places. */
  change_cents: z.number(),
  available_cents: z.number(),
  invested_cents: z.number(),
  withdrawing_cents: z.number(),
  owned_cents: z.number(),
  /** The claimed amount, if another arrived. */
  claimed_cents: z.nullable(z.number()),
  /** Whether a yield is of mining, not stated by our team; null of other lines. */
  is_computed: z.optional(z.nullable(z.boolean())),
});

const dayBalance = z.object({ day: z.string(), owned_cents: z.number(), income_cents: z.number() });

export type Cover = z.output<typeof cover>;
export type Line = z.output<typeof line>;
export type Notice = z.output<typeof notice>;
export type DayBalance = z.output<typeof dayBalance>;

/** Why and since when the user may not invest or withdraw, or null. */
export const freezeQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'freeze'],
    queryFn: async ({ signal }): Promise<Notice | null> => {
      const { supabase } = await import('@/lib/data/supabase');
      const [found] = unwrap(
        await supabase.rpc('attention').in('kind', ['account_frozen', 'account_stopped']).abortSignal(signal),
      );
      return found ? notice.parse(found) : null;
    },
  });

export const yearQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'year'],
    queryFn: async ({ signal }) => {
      const { supabase } = await import('@/lib/data/supabase');
      return z.array(dayBalance).parse(unwrap(await supabase.rpc('balance_days', { days: 366 }).abortSignal(signal)));
    },
  });

const dashboard = z.object({
  portfolio: z.unknown(),
  month_income_cents: z.number(),
  attention: z.array(notice),
  days: z.array(dayBalance),
  lines: z.array(line),
  insurance: z.nullable(cover),
  announcements,
  prices: z.array(z.unknown()),
  role: z.nullable(z.string()),
  mode: z.enum(['sandbox', 'live']),
});

/** One response, so that all figures are of the same moment. */
export const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'dashboard'],
    queryFn: async ({ client }) => {
      const answer = await readOwn('dashboard', dashboard);
      const { portfolio, month_income_cents: month, role, mode, announcements: told, prices: last, ...rest } = answer;
      // Saves the frame its next request.
      client.setQueryData(roleQuery(userId).queryKey, role);
      client.setQueryData(modeQuery.queryKey, mode);
      client.setQueryData(announcementsQuery(userId).queryKey, told);
      client.setQueryData(PRICES, last);
      return {
        ...rest,
        portfolio: portfolioOf(portfolio),
        monthIncomeCents: month,
        hasPrices: last.length > 0,
      };
    },
  });
