import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { openSettled } from '../support/screens.ts';

/** Adds up how much of a page moved by itself, as browsers measure it: the part of the screen times the part of its height. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const notes = { shift: 0 };
    Object.assign(globalThis, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) notes.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftOf = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(Reflect.get(globalThis, 'notes') as object, 'shift')));

test('an operator on a phone sees no page of the back office move while it comes up', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/operator');
  await page.locator('a[href="/operator/yield"]').first().waitFor({ state: 'attached' });
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/operator/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  expect(paths).toContain('/operator/yield');
  await watchShifts(page);
  const moved: Record<string, number> = {};
  for (const path of new Set(paths)) {
    await openSettled(page, path);
    const shift = await shiftOf(page);
    if (shift > 0.01) moved[path] = shift;
  }
  expect(moved).toEqual({});
});

test('an operator on a phone sees nothing move when a slow page comes up', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const asked = Promise.withResolvers<undefined>();
  await page.route('**/rpc/find_people*', async (route) => {
    await asked.promise;
    await route.fallback();
  });
  await page.goto('/operator/people');
  await expect(page.getByText('Loading')).toBeAttached();
  asked.resolve(undefined);
  await page.getByRole('searchbox').waitFor();
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
});

test('an operator on a screen of 1440 × 900 px sees the way out without scrolling the menu', async ({
  pageOf,
}) => {
  const page = await pageOf('admin');
  // What the bars of a browser leave of it.
  await page.setViewportSize({ width: 1440, height: 740 });
  await openSettled(page, '/operator');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
});
