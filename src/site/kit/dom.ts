/** The element of the whole page: its language, theme and state are attributes of it. */
export const root = document.documentElement;

/** The first element that a selector finds. */
export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Does something after the first paint: until then an answer of the API would share the line with the page itself. */
export const afterPaint = (work: () => unknown) => requestAnimationFrame(() => setTimeout(work));

/** A property of whatever came from outside. */
export const part = (source: unknown, key: string): unknown => Reflect.get(Object(source), key);

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
