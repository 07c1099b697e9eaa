import { useHydrated, useSearch } from '@tanstack/react-router';
import { publicPath } from '@/lib/public-path';
import { readReferralCode, safeRedirect } from '@/lib/session/session';

/** Where a visitor was going, and who referred them. */
interface Way {
  redirect: string | undefined;
  ref: string | undefined;
  /** Returns an address that keeps both. */
  to: (path: '/login' | '/register' | '/forgot') => string;
}

/** Read after hydration, because the document was rendered without a search. */
export function useWay(): Way {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const isHere = useHydrated();
  const redirect = isHere ? safeRedirect(search['redirect']) : undefined;
  const ref = isHere ? readReferralCode(search['ref']) : undefined;
  const kept = new URLSearchParams({ ...(redirect && { redirect }), ...(ref && { ref }) }).toString();
  return { redirect, ref, to: (path) => publicPath(path) + (kept && `?${kept}`) };
}
