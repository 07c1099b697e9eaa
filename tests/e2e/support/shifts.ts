import type { Page } from '@playwright/test';

/**
 * Makes every document of a page add up its layout shifts, as browsers measure them: impact fraction times distance
 * fraction.
 */
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

export const shiftsOf = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, 'notes') as { shift: number; moved: string[] });
