import { useRouterState } from '@tanstack/react-router';

/** Whether the first screen of this document has what it shows: what nobody waits for is loaded from then on. */
export function useFirstScreen(): boolean {
  return useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
}
