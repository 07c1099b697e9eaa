import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@/lib/data/errors';
import type { Nullable, Row } from '@/lib/data/rows';
import { supabase } from '@/lib/data/supabase';
import { daysOf } from '@/operator/kit/months';

/** A waiting check has only its requester and time; a running one has its progress. */
export type BookCheck = Nullable<
  Row<'last_book_checks'>,
  'checked_at' | 'checked_by' | 'ledger_problems' | 'audit_problems' | 'asked_at' | 'lines' | 'done' | 'total'
>;

export type BookDay = Row<'book_days'>;

/** Amounts in integer cents. */
export const trialBalanceQuery = queryOptions({
  queryKey: ['operator', 'books', 'balance'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('trial_balance').abortSignal(signal)),
});

export const bookDaysQuery = (month: string) =>
  queryOptions({
    queryKey: ['operator', 'books', 'days', month],
    queryFn: async ({ signal }) => unwrap(await supabase.rpc('book_days', daysOf(month)).abortSignal(signal)),
  });

export const bookChecksQuery = queryOptions({
  queryKey: ['operator', 'books', 'checks'],
  queryFn: async ({ signal }): Promise<BookCheck[]> =>
    unwrap(await supabase.rpc('last_book_checks').abortSignal(signal)),
  refetchInterval: ({ state }) =>
    state.data?.some(({ asked_at, done }) => asked_at !== null || done !== null) ? 3000 : false,
});

/** The last line checked continuously; null before the first check. */
export const checkedLinesQuery = queryOptions({
  queryKey: ['operator', 'books', 'checked'],
  queryFn: async ({ signal }) => unwrap(await supabase.rpc('checked_lines').abortSignal(signal)),
  refetchInterval: 60_000,
});

/** Reads a month's ledger lines (UTC), a thousand at a time. */
export async function readLedger(month: string): Promise<Row<'ledger_lines'>[]> {
  const lines: Row<'ledger_lines'>[] = [];
  let page: Row<'ledger_lines'>[];
  do {
    page = unwrap(await supabase.rpc('ledger_lines', { ...daysOf(month), after_line: lines.at(-1)?.line ?? 0 }));
    lines.push(...page);
  } while (page.length === 1000);
  return lines;
}
