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

export function useWay(): Way {
  const search: Record<string, unknown> = useSearch({ strict: false });
  // A press before hydration is handled with the first render's values.
  const redirect = safeRedirect(search['redirect']);
  // Shown after hydration, because the document was rendered without a search.
  const isHere = useHydrated();
  const ref = isHere ? readReferralCode(search['ref']) : undefined;
  const kept = new URLSearchParams({ ...(isHere && redirect && { redirect }), ...(ref && { ref }) }).toString();
  return { redirect, ref, to: (path) => publicPath(path) + (kept && `?${kept}`) };
}
