import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the page: an answer that comes after it has been left moves nobody away. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
