import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/errors';
import { t } from '@/lib/i18n/i18n';
import { supabase } from '@/lib/supabase';

/** One line of the books, and what its investor owned after it; amounts in integer cents. */
export interface Line {
  id: number;
  booked_at: string;
  /** The day (UTC) the money belongs to: of a yield, the day it was earned. */
  value_date: string;
  kind: string;
  /** The method of a payment, or the title of a plan. */
  detail: string | null;
  amount_cents: number;
  /** Zero when money only changed its place. */
  change_cents: number;
  available_cents: number;
  invested_cents: number;
  withdrawing_cents: number;
  owned_cents: number;
}

const kinds = [
  'deposit',
  'invest',
  'mature',
  'yield',
  'bonus',
  'referral_bonus',
  'withdrawal_hold',
  'withdrawal_release',
  'withdrawal_pay',
] as const;

/** What a line is, in plain words. */
export function lineWords({ kind, detail }: Pick<Line, 'kind' | 'detail'>): string {
  const known = kinds.find((one) => one === kind);
  return t(`statement.kind.${known ?? 'other'}`, { detail: detail ?? '–' });
}

/** The day (UTC) on which a line was booked. */
export const bookedDay = ({ booked_at }: Pick<Line, 'booked_at'>): string =>
  new Date(booked_at).toISOString().slice(0, 10);

/** The day that a line is about, when it was booked on another. */
export const earlierDay = (line: Line): string | undefined =>
  line.value_date === bookedDay(line) ? undefined : line.value_date;

/** The last lines of the investor's books, for the dashboard. */
export const recentLinesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['portfolio', userId, 'recent'],
    queryFn: async ({ signal }): Promise<Line[]> =>
      unwrap(await supabase.rpc('statement', { max_rows: 5 }).abortSignal(signal)),
  });
