const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month (UTC) in which we are: `2026-03`. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** The month (UTC) of the last day that is over. */
export const monthOfYesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 7);

/** A month that came with an address, or undefined if it is malformed. */
export function monthOf(value: unknown): string | undefined {
  return typeof value === 'string' && MONTH.test(value) ? value : undefined;
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first day of a month and how many it has. */
export function daysOf(month: string): { first_day: string; days: number } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first_day: `${month}-01`, days: new Date(Date.UTC(year, number, 0)).getUTCDate() };
}
