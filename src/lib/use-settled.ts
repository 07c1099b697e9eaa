import { useEffect, useState } from 'react';

const CALM_MS = 300;

/** A value once it has not changed for a moment: what is typed is asked about when the person pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
