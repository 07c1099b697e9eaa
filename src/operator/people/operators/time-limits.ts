import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { unwrap } from '@/lib/data/errors';
import { supabase } from '@/lib/data/supabase';
import { caseQueue } from '@/operator/kit/queues';

const timeLimit = z.object({ queue: caseQueue, hours: z.number(), set_by: z.nullable(z.string()), set_at: z.string() });

export type TimeLimit = z.infer<typeof timeLimit>;

export const timeLimitsQuery = queryOptions({
  queryKey: ['operator', 'time-limits'],
  staleTime: 300_000,
  queryFn: async ({ signal }): Promise<TimeLimit[]> =>
    z.array(timeLimit).parse(unwrap(await supabase.rpc('list_time_limits').abortSignal(signal))),
});
