import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readingAs } from '@/lib/data/api';
import { caseQueue } from './queues';

const count = z.number();

const home = z.object({
  queues: z.array(
    z.object({
      queue: caseQueue,
      limit_hours: count,
      /** Capped at 1000, overdue ones too; `cents` sums the oldest thousand. */
      cases: count,
      late: count,
      cents: z.nullable(count),
      oldest_at: z.nullable(z.string()),
      oldest_id: z.nullable(z.string()),
    }),
  ),
  proposals: z.array(z.object({ kind: z.string(), cases: count, oldest_at: z.string() })),
  held: z.array(z.object({ queue: caseQueue, id: z.string(), operator_name: z.string(), until: z.string() })),
  books: z.nullable(z.object({ checked_at: z.string(), problems: count })),
  prices: z.object({
    instruments: count,
    halted: count,
    stale: count,
    newest_at: z.nullable(z.string()),
    simulated: z.nullable(z.boolean()),
  }),
  proof: z.nullable(z.object({ number: count, as_of: z.string() })),
  seal: z.nullable(z.object({ day: z.string(), at: z.string() })),
  changes: z.object({
    since: z.nullable(z.string()),
    through: count,
    kinds: z.array(
      z.object({ action: z.string(), times: count, last_at: z.string(), last_by: z.nullable(z.string()) }),
    ),
  }),
});

export type Home = z.infer<typeof home>;

/** Refetched while open, because cases and prices age without events. */
export const homeQuery = queryOptions({
  queryKey: ['operator', 'home'],
  refetchInterval: 60_000,
  queryFn: readingAs(home, 'operator_home'),
});
