import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After going to another page the focus starts at its content, as it would after a full page load, unless the page has put
 * it on something of its own.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const content = document.querySelector<HTMLElement>('#content');
        if (!content?.contains(document.activeElement)) content?.focus();
      }),
    [router],
  );
}
