import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AskedAmount } from './amount';
import { type DepositQuote, depositQuotesQuery } from './queries';

const NONE: DepositQuote[] = [];

/** The quotes of an amount, and whether others have taken the place of those that were shown first. Without prices there are none. */
export function useQuotes(userId: string, asked: AskedAmount) {
  const { data: quotes = NONE, isPending } = useQuery(depositQuotesQuery(userId, asked));
  const ids = quotes.map(({ id }) => id).join(' ');
  const [first, setFirst] = useState('');
  if (first === '' && ids !== '') setFirst(ids);
  return { quotes, isPending, areRenewed: first !== '' && ids !== '' && first !== ids };
}
