import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { roleQuery } from '@/features/auth/queries';
import { unwrap } from '@/lib/data/errors';
import { readOwn } from '@/lib/data/rest';
import { modeQuery } from '@/lib/site-mode';
import { announcements, announcementsQuery } from './announcements';
import { PRICES } from './prices-key';

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
  /** All of it: available, in plans and being withdrawn. */
  ownedCents: number;
  /** Yield and bonuses since the beginning. */
  incomeCents: number;
  /** What the portfolio on paper could be sold for, with what waits to be put in; not part of what is owned. */
  pooledCents: number;
  totalPackages: number;
  activePackages: number;
  /** The title of the newest active plan. */
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

/** A user who has no row yet owns nothing. */
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

/** What the house's insurance fund holds next to what all investors are owed, in integer cents. */
const cover = z.object({
  fund_cents: z.number(),
  owed_cents: z.number(),
  /** Null when no investor is owed anything. */
  coverage_bp: z.nullable(z.number()),
});

/** The investor's own portfolio. */
export const portfolioQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId],
    queryFn: async ({ signal }): Promise<Portfolio> => {
      const { supabase } = await import('@/lib/data/supabase');
      return portfolioOf(
        unwrap(
          await supabase
            .from('portfolio')
            .select(columns)
            .eq('investor_id', userId)
            .abortSignal(signal)
            .maybeSingle(),
        ),
      );
    },
  });

const text = z.nullable(z.string());

/** Something that waits for the investor or for an operator; the amount in integer cents. */
const notice = z.object({
  kind: z.string(),
  subject: z.string(),
  amount_cents: z.nullable(z.number()),
  /** An e-mail address, a reason, a method of payment or the title of a plan, by kind. */
  detail: text,
  at: z.string(),
});

/** One line of the books, and what its investor owned after it; amounts in integer cents. */
const line = z.object({
  id: z.number(),
  booked_at: z.string(),
  /** The day (UTC) the money belongs to: of a yield, the day it was earned. */
  value_date: z.string(),
  kind: z.string(),
  /** The method of a payment, or the title of a plan. */
  detail: text,
  amount_cents: z.number(),
  /** Zero when money only changed its place. */
  change_cents: z.number(),
  available_cents: z.number(),
  invested_cents: z.number(),
  withdrawing_cents: z.number(),
  owned_cents: z.number(),
  /** What had been entered for a deposit, when something else arrived. */
  claimed_cents: z.nullable(z.number()),
});

/** What the investor owned at the end of a day (UTC), and what the day earned; integer cents. */
const dayBalance = z.object({ day: z.string(), owned_cents: z.number(), income_cents: z.number() });

/** What the insurance fund covers. */
export type Cover = z.output<typeof cover>;
/** One line of the books. */
export type Line = z.output<typeof line>;
/** Something that waits. */
export type Notice = z.output<typeof notice>;
/** The balance at the end of a day, and its income. */
export type DayBalance = z.output<typeof dayBalance>;

/** Why the investor may neither invest nor request a withdrawal for now, and since when; null when they may. */
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

/** The days of a whole year; the dashboard itself brings the last 90. */
export const yearQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'year'],
    queryFn: async ({ signal }) => {
      const { supabase } = await import('@/lib/data/supabase');
      return z
        .array(dayBalance)
        .parse(unwrap(await supabase.rpc('balance_days', { days: 366 }).abortSignal(signal)));
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

/** Everything that the dashboard shows, in one answer: all of it is of the same moment. */
export const dashboardQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'dashboard'],
    queryFn: async ({ client }) => {
      const answer = await readOwn('dashboard', dashboard);
      const {
        portfolio,
        month_income_cents: month,
        role,
        mode,
        announcements: told,
        prices: last,
        ...rest
      } = answer;
      // What the frame around it would ask for next.
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
