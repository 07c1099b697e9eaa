import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** After going to another page the focus starts at its content, as it would after a full page load. */
export function useRouteFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) document.querySelector<HTMLElement>('#content')?.focus();
      }),
    [router],
  );
}
