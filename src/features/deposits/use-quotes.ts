import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedAmount } from './amount';
import { type DepositQuote, depositQuotesQuery } from './queries';

const NONE: DepositQuote[] = [];

/** The quotes of an amount, and whether others have taken the place of some that were shown first. Without prices there are none. */
export function useQuotes(userId: string, asked: AskedAmount) {
  const { data: quotes = NONE, isPending } = useQuery(depositQuotesQuery(userId, asked));
  const [first, setFirst] = useState(NONE);
  if (first.length === 0 && quotes.length > 0) setFirst(quotes);
  // A quote that is new is not a renewed one: its method has just got an address or a price.
  const areRenewed = quotes.length > 0 && first.some(({ id }) => !quotes.some((quote) => quote.id === id));
  return { quotes, isPending, areRenewed };
}
