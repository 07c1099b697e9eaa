import { expect, type Locator, type Page } from '@playwright/test';

/** How long a toast stays, by the specification (§9). */
const LIFE_MS = 5000;
/** A step of the page's clock, which also covers the page's work between two steps. */
const TICK_MS = 50;

/** Advances the page's clock until something holds, however slow the machine is. */
async function tickUntil(page: Page, assertion: () => Promise<void>, ms = TICK_MS): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(ms);
    await assertion();
  }).toPass({ intervals: [10], timeout: 20_000 });
}

/**
 * Expects that an action shows a toast for five seconds. The page's clock advances only by the ticks given here, so
 * the speed of the machine does not matter.
 * @param onceShown what else holds while the toast is there
 */
export async function expectFiveSeconds(
  page: Page,
  toast: Locator,
  { act, onceShown }: { act: () => Promise<void>; onceShown: () => Promise<void> },
): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await act();
  await tickUntil(page, () => expect(toast).toBeVisible({ timeout: 10 }));
  await onceShown();
  // A pointer on the toast would keep it.
  await page.mouse.move(2, 400);
  // Half a second for the page's work before it was seen, and at its end.
  await page.clock.runFor(LIFE_MS - 500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await tickUntil(page, () => expect(toast).toBeHidden({ timeout: 10 }));
  await page.clock.resume();
}

export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
