/** The first element that a selector finds. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** A property of whatever came from outside. */
export function part(source: unknown, key: string): unknown {
  return typeof source === 'object' && source ? Reflect.get(source, key) : undefined;
}

/** The same as text; empty when there is none. */
export function read(source: unknown, key: string): string {
  const value = part(source, key);
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : '';
}

/** The same as a list; empty when there is none. */
export function list(source: unknown, key: string): unknown[] {
  const value = part(source, key);
  return Array.isArray(value) ? value : [];
}
