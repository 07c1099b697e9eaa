import type { Page } from '@playwright/test';

/** Has every document of a page add up how much of it moved by itself, as browsers measure it: the part of the screen times the part of its height. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes = { shift: 0, moved: [] as string[] };
    Object.assign(globalThis, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        notes.shift += Number(Reflect.get(entry, 'value'));
        const sources = Reflect.get(entry, 'sources') as { node?: Element | null }[];
        for (const { node } of sources) notes.moved.push(node?.textContent?.slice(0, 40) ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much the document has moved so far, and the beginnings of the texts that did. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'notes') as { shift: number; moved: string[] });
