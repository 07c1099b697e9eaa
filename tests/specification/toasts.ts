import { expect, type Page } from '@playwright/test';

const LIFE_MS = 5000;

/** The toasts of the application. */
export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

/** Expects a toast in the middle of the top or of the bottom, once it has come to rest. */
export async function expectToast(page: Page, words: string, edge: 'top' | 'bottom'): Promise<void> {
  const toast = toasts(page).getByText(words, { exact: true });
  await expect(toast).toBeVisible();
  // What was measured last is kept: on a busy machine its five seconds may be over when it is asked for again.
  const boxes: NonNullable<Awaited<ReturnType<typeof toast.boundingBox>>>[] = [];
  await expect
    .poll(
      async () => {
        const box = await toast.boundingBox();
        if (box) boxes.push(box);
        return boxes.length > 1 && boxes.at(-1)?.y === boxes.at(-2)?.y;
      },
      { intervals: [100] },
    )
    .toBe(true);
  const box = boxes.at(-1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (!box) throw new Error(`'${words}' went away.`);
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(width / 8);
  const middle = box.y + box.height / 2;
  if (edge === 'top') expect(middle).toBeLessThan(height * 0.25);
  else expect(middle).toBeGreaterThan(height * 0.75);
}

/**
 * Expects a toast that goes away by itself, and not before it has stayed five seconds.
 * @param since when what causes it was begun, in milliseconds
 */
export async function expectFiveSeconds(page: Page, words: string, since: number): Promise<void> {
  const toast = toasts(page).getByText(words, { exact: true });
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden();
  expect(Date.now() - since).toBeGreaterThan(LIFE_MS);
}

/** Expects that something causes a toast at its place, and that it stays for the 5000 ms of the specification and then goes by itself. */
export async function expectPassingToast(
  page: Page,
  words: string,
  place: 'bottom-center' | 'top-center',
  act: () => Promise<void>,
): Promise<void> {
  const [vertical, horizontal] = place.split('-');
  const toast = page.locator('[data-sonner-toast]').filter({ has: page.getByText(words, { exact: true }) });
  const since = Date.now();
  await act();
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute('data-y-position', vertical ?? '');
  await expect(toast).toHaveAttribute('data-x-position', horizontal ?? '');
  // A pointer that rests on it would make it stay.
  await page.mouse.move(2, 400);
  await expect(toast).toBeHidden();
  expect(Date.now() - since).toBeGreaterThan(LIFE_MS);
}
