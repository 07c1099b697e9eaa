import { useEffect, useState } from 'react';

const CALM_MS = 300;

/** Returns a value once it stops changing, so that queries wait for a pause in typing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), CALM_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
