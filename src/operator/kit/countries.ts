import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { AppError } from '@/lib/data/errors';

const answer = z.object({ data: z.array(z.object({ country: z.string() })) });

/** The countries of the registration form, as stored. Throws AppError `network` if the list cannot be read. */
export async function countryNames(): Promise<Set<string>> {
  const response = await fetch('/api/v0.1/countries');
  const read = answer.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new AppError('network');
  return new Set(read.data.data.map(({ country }) => country));
}

export const countryNamesQuery = queryOptions({
  queryKey: ['countries'],
  staleTime: Infinity,
  queryFn: async () => [...(await countryNames())],
});
