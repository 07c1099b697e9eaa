import { queryOptions } from '@tanstack/react-query';
import { reading } from '@/lib/data/api';
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
  queryFn: reading('trial_balance'),
});

export const bookDaysQuery = (month: string) =>
  queryOptions({ queryKey: ['operator', 'books', 'days', month], queryFn: reading('book_days', daysOf(month)) });

export const bookChecksQuery = queryOptions<BookCheck[]>({
  queryKey: ['operator', 'books', 'checks'],
  queryFn: reading('last_book_checks'),
  refetchInterval: ({ state }) =>
    state.data?.some(({ asked_at, done }) => asked_at !== null || done !== null) ? 3000 : false,
});

/** The last line checked continuously; null before the first check. */
export const checkedLinesQuery = queryOptions({
  queryKey: ['operator', 'books', 'checked'],
  queryFn: reading('checked_lines'),
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
