/** Returns a day as `2026-03-04` in a plausible year; undefined for anything else. */
export function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  // `Date` would turn 30 February into another day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined;
}
