import { expect, type Locator, type Page } from '@playwright/test';

/** How long a toast stays, by the specification (§9). */
const LIFE_MS = 5000;
/** A step of the page's clock; as far as what the page does between two of them takes it. */
const TICK_MS = 50;

/** Advances the page's clock by ticks until something holds, however long the machine takes for each. */
async function tickUntil(page: Page, assertion: () => Promise<void>, ms = TICK_MS): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(ms);
    await assertion();
  }).toPass({ intervals: [10], timeout: 20_000 });
}

/**
 * Expects that an act causes a toast which stays for five seconds and then goes by itself. The page's clock advances only by
 * the ticks given here, so the speed of the machine does not matter.
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
  // A pointer that rests on it would make it stay.
  await page.mouse.move(2, 400);
  // Half a second for what the page did before it was seen, and for what it does at its end.
  await page.clock.runFor(LIFE_MS - 500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await tickUntil(page, () => expect(toast).toBeHidden({ timeout: 10 }));
  await page.clock.resume();
}

/** Waits until the page has painted what it knows by now. */
export async function paint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
