import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { modeQuery } from '@/lib/site-mode';

/** For `beforeLoad`: a live site has no trading. Assumes a sandbox without a response; the database decides. */
export async function requireSandbox({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  const mode = await context.queryClient.query({ ...modeQuery, staleTime: 'static' }).catch(() => 'sandbox' as const);
  if (mode === 'live') throw notFound();
}
