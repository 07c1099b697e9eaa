import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readPublic } from '@/lib/data/rest';

const siteRows = z.array(z.object({ mode: z.enum(['sandbox', 'live']) }));

/** Whether money is real. Tried once and never awaited; without an answer it is a sandbox. */
export const modeQuery = queryOptions({
  queryKey: ['site'],
  retry: false,
  staleTime: 300_000,
  queryFn: async () => {
    const [site] = await readPublic('site?select=mode&limit=1', siteRows);
    return site?.mode ?? 'sandbox';
  },
});
