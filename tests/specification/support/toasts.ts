import { expect, type Page } from '@playwright/test';
import { expectFiveSeconds } from '../../support/page-time.ts';

export const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const toastOf = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(words, { exact: true }) });

export async function expectToast(page: Page, words: string, edge: 'top' | 'bottom'): Promise<void> {
  const toast = toastOf(page, words);
  await expect(toast).toBeVisible();
  // In one evaluation, because its five seconds may be over before a second one on a busy machine.
  const box = await toast.evaluate(async (element) => {
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(width / 8);
  const middle = box.y + box.height / 2;
  if (edge === 'top') expect(middle).toBeLessThan(height * 0.25);
  else expect(middle).toBeGreaterThan(height * 0.75);
}

/** Expects that an action shows a toast at its place for the 5000 ms of the specification. */
export async function expectPassingToast(
  page: Page,
  words: string,
  place: 'bottom-center' | 'top-center',
  act: () => Promise<void>,
): Promise<void> {
  const [vertical, horizontal] = place.split('-');
  const toast = toastOf(page, words);
  await expectFiveSeconds(page, toast, {
    act,
    async onceShown() {
      await expect(toast).toHaveAttribute('data-y-position', vertical ?? '');
      await expect(toast).toHaveAttribute('data-x-position', horizontal ?? '');
    },
  });
}
