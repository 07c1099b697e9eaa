import { useEffect, useState } from 'react';

/** The longest that a timer can wait; no page is open for so long. */
const MOST_MS = 2 ** 31 - 1;

/** Renders again when the next of some moments (ms) is reached. Returns the time (ms) to compare them with. */
export function useTimeAt(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    const left = next - Date.now();
    if (left > MOST_MS) return undefined;
    // To the moment itself: a timer may fire a little before it.
    const timer = setTimeout(() => setNow(next), Math.max(left, 0));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
