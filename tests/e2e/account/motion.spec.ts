import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { card, openSettled, signIn } from '../support/screens';

/** The properties that a highlight could animate. */
const ANIMATED = ['backgroundColor', 'color', 'opacity', 'transform', 'width', 'height'];

/** Writes another amount into the balance, as a live event does, and returns what moves in it then. */
const moveBalance = (page: Page) =>
  card(page, 'Balance')
    .locator('bdi')
    .first()
    .evaluate(async (element, names) => {
      if (element.firstChild) element.firstChild.nodeValue = '$1.00';
      // What watches the figures is told before the next task.
      await new Promise((resolve) => setTimeout(resolve));
      return {
        isMarked: element.hasAttribute('data-changed'),
        animations: element.getAnimations().map(({ effect }) => ({
          duration: Number(effect?.getComputedTiming().duration),
          properties:
            effect instanceof KeyframeEffect
              ? names.filter((name) => effect.getKeyframes().some((frame) => name in frame))
              : [],
        })),
      };
    }, ANIMATED);

test('an investor sees in its colour alone, for at most 1.2 seconds, that a sum has moved', async ({
  page,
  demo,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await signIn(page, 'investor@example.com', demo.password);
  await openSettled(page, '/dashboard');
  await expect(page.locator('main span[hidden]')).toBeAttached();
  expect(await page.locator('[data-changed]').count()).toBe(0);
  expect(await moveBalance(page)).toEqual({
    isMarked: true,
    animations: [{ duration: 1200, properties: ['backgroundColor'] }],
  });
  await expect(page.locator('[data-changed]')).toHaveCount(0);
});

test('an investor who asked for less motion sees none when a sum has moved', async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'investor@example.com', demo.password);
  await openSettled(page, '/dashboard');
  await expect(page.locator('main span[hidden]')).toBeAttached();
  expect(await moveBalance(page)).toEqual({ isMarked: true, animations: [] });
});

test('an investor who asked for less motion sees dark colours at once', async ({ page, demo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signIn(page, 'investor@example.com', demo.password);
  await openSettled(page, '/dashboard');
  await page.emulateMedia({ colorScheme: 'dark' });
  // A millisecond is what the style sheet leaves of each.
  const durations = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().duration)),
  );
  expect(durations.filter((ms) => ms > 1)).toEqual([]);
});
