import { expect, type Page } from '@playwright/test';

const LIFE_MS = 5000;
/** What the animations and a busy machine add. */
const PATIENCE_MS = 2500;

/** Expects a toast at its place, and that it stays for the 5000 ms of the specification and then goes by itself. */
export async function expectToast(
  page: Page,
  words: string,
  place: 'bottom-center' | 'top-center',
  act: () => Promise<void>,
): Promise<void> {
  const [vertical, horizontal] = place.split('-');
  const toast = page.locator('[data-sonner-toast]').filter({ has: page.getByText(words, { exact: true }) });
  await act();
  await expect(toast).toBeVisible();
  const shown = Date.now();
  await expect(toast).toHaveAttribute('data-y-position', vertical ?? '');
  await expect(toast).toHaveAttribute('data-x-position', horizontal ?? '');
  // A pointer that rests on it would make it stay.
  await page.mouse.move(2, 400);
  await expect(toast).toBeHidden({ timeout: LIFE_MS + PATIENCE_MS });
  expect(Date.now() - shown).toBeGreaterThan(LIFE_MS - 700);
}
