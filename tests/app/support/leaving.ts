import { onTestFinished, vi } from 'vitest';

/** Records full page loads, which jsdom cannot do. */
export function watchLeaving(): string[] {
  const left: string[] = [];
  const page = location;
  const leave = (address: string | URL) => void left.push(String(address));
  vi.stubGlobal('location', {
    assign: leave,
    replace: leave,
    reload: () => leave('reload'),
    get origin() {
      return page.origin;
    },
    get href() {
      return page.href;
    },
    set href(address) {
      leave(address);
    },
    get pathname() {
      return page.pathname;
    },
    get search() {
      return page.search;
    },
    get hash() {
      return page.hash;
    },
  });
  onTestFinished(() => void vi.stubGlobal('location', page));
  return left;
}
