import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { card, openSettled, signIn } from '../support/screens';

const ANIMATED = ['backgroundColor', 'color', 'opacity', 'transform', 'width', 'height'];

const moveBalance = (page: Page) =>
  card(page, 'Balance')
    .locator('bdi')
    .first()
    .evaluate(async (element, names) => {
      if (element.firstChild) element.firstChild.nodeValue = '$1.00';
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

test('an investor sees in its colour alone, for at most 200 ms, that a sum has moved, and without motion who asked for that', async ({
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
    animations: [{ duration: 200, properties: ['backgroundColor'] }],
  });
  await expect(page.locator('[data-changed]')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moveBalance(page)).toEqual({ isMarked: true, animations: [] });
});
