import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Enough time to paint, also on a hidden page, which draws no frames. */
const PAINT_MS = 100;

/** Whether the document's first screen was shown; what the visitor does not wait for loads from then on. */
export function useFirstScreen(): boolean {
  const isLoaded = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setIsShown(true), PAINT_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isShown;
}
