import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { modeQuery } from '@/lib/site-mode';

/** For `beforeLoad` of portfolios and orders: on a live site these pages do not exist. Without an answer it is a sandbox; the database refuses by itself. */
export async function requireSandbox({ context }: { context: { queryClient: QueryClient } }): Promise<void> {
  const mode = await context.queryClient
    .query({ ...modeQuery, staleTime: 'static' })
    .catch(() => 'sandbox' as const);
  if (mode === 'live') throw notFound();
}
