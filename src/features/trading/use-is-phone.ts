import { useSyncExternalStore } from 'react';

/** Below the width from which lists are tables. */
const PHONE = '(width < 48rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is that of a phone, also after it was turned. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
