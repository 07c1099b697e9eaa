import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the page: an answer that comes after the person has left it does not move them away. */
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
