import { useEffect, useState } from 'react';

/** A timer's maximum delay; no page stays open that long. */
const MOST_MS = 2 ** 31 - 1;

/** Renders again at the next of the given moments (ms). Returns the current time (ms). */
export function useTimeAt(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    const left = next - Date.now();
    if (left > MOST_MS) return undefined;
    // At least the moment itself, because timers may fire early.
    const timer = setTimeout(() => setNow(next), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
