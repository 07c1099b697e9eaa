import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After going to another page the focus starts at its content, as it would after a full page load, unless the page has put
 * it on something of its own. On the same page it goes on there if what had it is gone.
 */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!fromLocation) return;
        const { activeElement, body } = document;
        const content = document.querySelector<HTMLElement>('#content');
        const isKept = pathChanged ? content?.contains(activeElement) : activeElement !== body;
        if (!isKept) content?.focus({ preventScroll: !pathChanged });
      }),
    [router],
  );
}
