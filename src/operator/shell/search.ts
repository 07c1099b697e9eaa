import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { caseQueue } from '@/operator/kit/queues';

const found = { id: z.string(), name: z.nullable(z.string()), detail: z.nullable(z.string()) };
const one = { ...found, queue: caseQueue, amount_cents: z.nullable(z.number()), waiting: z.boolean() };

const results = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), ...found }),
    z.object({ kind: z.literal('case'), ...one }),
    z.object({ kind: z.literal('transaction'), ...one }),
  ]),
);

/** Amounts in integer cents. */
export type Found = z.infer<typeof results>[number];

export const LEAST = 2;

/** Users, cases and transactions that match. Keeps previous results while loading. */
export const officeSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['operator', 'search', words],
    enabled: words.length >= LEAST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Found[]> =>
      results.parse(unwrap(await supabase.rpc('office_search', { words }).abortSignal(signal))),
  });
