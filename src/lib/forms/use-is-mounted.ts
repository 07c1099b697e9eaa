import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still mounted, so that a late response does not navigate the user away. */
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
