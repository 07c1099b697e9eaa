import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After a navigation, moves the focus to the content unless the page has set it; on the same page, if it is gone. */
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
