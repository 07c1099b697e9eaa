const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The current month (UTC), as `2026-03`. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** Yesterday's month (UTC). */
export const monthOfYesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 7);

/** A month from an address; undefined if malformed. */
export function monthOf(value: unknown): string | undefined {
  return typeof value === 'string' && MONTH.test(value) ? value : undefined;
}

export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function daysOf(month: string): { first_day: string; days: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first_day: `${month}-01`, days: new Date(Date.UTC(year, number, 0)).getUTCDate() };
}
