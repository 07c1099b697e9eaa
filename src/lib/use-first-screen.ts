import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Time enough to paint, also where the page is not visible and no frame is drawn. */
const PAINT_MS = 100;

/** Whether the first screen of this document has been shown: what the visitor does not wait for is loaded from then on. */
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
