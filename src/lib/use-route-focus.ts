import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a navigation, moves the focus to the content, as a full load would, unless the page has set it. On the same
 * page, does so if the focused element is gone.
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
