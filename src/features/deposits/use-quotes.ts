import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTimeAt } from '@/lib/use-time-at';
import type { AskedAmount } from './amount';
import { type DepositQuote, depositQuotesQuery, leftMs } from './queries';

const NONE: DepositQuote[] = [];
/** Milliseconds that a renewal may take. */
const RENEWAL_MS = 5000;

/** Returns valid quotes, and whether any replaced the first ones. */
export function useQuotes(userId: string, asked: AskedAmount) {
  const { data: read = NONE, dataUpdatedAt, isPending } = useQuery(depositQuotesQuery(userId, asked));
  // Measured from the read, because the device's clock may be wrong.
  const shownUntil = (quote: DepositQuote) => dataUpdatedAt + leftMs(quote) + RENEWAL_MS;
  const now = useTimeAt(read.map(shownUntil));
  const quotes = read.filter((quote) => shownUntil(quote) > now);
  const [first, setFirst] = useState(NONE);
  if (first.length === 0 && quotes.length > 0) setFirst(quotes);
  // A first quote is not a renewal.
  const areRenewed = quotes.length > 0 && first.some(({ id }) => !read.some((quote) => quote.id === id));
  return {
    quotes,
    /** When a quote ends, in ms. */
    endOf: (quote: DepositQuote) => dataUpdatedAt + leftMs(quote),
    isPending,
    areRenewed,
  };
}
