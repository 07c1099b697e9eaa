export const root = document.documentElement;

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Runs after the first paint, so that API responses do not delay the page. */
export const afterPaint = (work: () => unknown) => requestAnimationFrame(() => setTimeout(work));

/** Reads a property of an untrusted value. */
export const part = (source: unknown, key: string): unknown => Reflect.get(Object(source), key);

export function read(source: unknown, key: string): string {
  const value = part(source, key);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

export function list(source: unknown, key: string): unknown[] {
  const value = part(source, key);
  return Array.isArray(value) ? value : [];
}
