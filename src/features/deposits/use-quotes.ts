import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeAt } from '@/lib/use-time-at';
import type { AskedAmount } from './amount';
import { type DepositQuote, depositQuotesQuery, leftMs } from './queries';

const NONE: DepositQuote[] = [];
/** How long a renewal may take before its quote is called ended, in milliseconds. */
const RENEWAL_MS = 5000;

/** The quotes of an amount that have not ended, and whether others have taken the place of some that were shown first. Without prices there are none. */
export function useQuotes(userId: string, asked: AskedAmount) {
  const { data: read = NONE, dataUpdatedAt, isPending } = useQuery(depositQuotesQuery(userId, asked));
  // By the time that has passed since they were read: the clock of the device may be wrong.
  const endOf = (quote: DepositQuote) => dataUpdatedAt + leftMs(quote) + RENEWAL_MS;
  const now = useTimeAt(read.map(endOf));
  const quotes = read.filter((quote) => endOf(quote) > now);
  const [first, setFirst] = useState(NONE);
  if (first.length === 0 && quotes.length > 0) setFirst(quotes);
  // A quote that is new is not a renewed one: its method has just got an address or a price.
  const areRenewed = quotes.length > 0 && first.some(({ id }) => !read.some((quote) => quote.id === id));
  return { quotes, isPending, areRenewed };
}
