import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { openSettled } from '../support/screens.ts';

const PAGES = ['/', '/about', '/contact', '/terms', '/login', '/register', '/forgot', '/ar/', '/no-such-page'];
const USABLE = 'a[href], button, input, select, textarea, summary';

const numberControls = (page: Page) =>
  page.evaluate((usable) => {
    const shown = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled'),
    );
    for (const [n, control] of shown.entries()) control.dataset['number'] = `${n}`;
    return shown.length;
  }, USABLE);

const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return undefined;
    // A parent may draw a control's outline.
    const marked = [control, control.parentElement].some(
      (element) => element && Number.parseFloat(getComputedStyle(element).outlineWidth) >= 2,
    );
    return { number: Number(control.dataset['number']), marked };
  });

for (const width of [390, 1440]) {
  test(`a visitor at ${width} px reaches everything with the Tab key, in order, and sees where they are`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of PAGES) {
      await openSettled(page, path);
      const count = await numberControls(page);
      expect(count).toBeGreaterThan(0);
      const reached: number[] = [];
      for (let n = 0; n < count; n += 1) {
        await page.keyboard.press('Tab');
        const control = await focused(page);
        expect(control?.marked, `${path}, control ${n}`).toBe(true);
        reached.push(control?.number ?? Number.NaN);
      }
      expect(reached, path).toEqual(Array.from({ length: count }, (_, n) => n));
    }
  });
}

test('a visitor without a touch screen opens the menu of a phone, goes through it and closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  for (const name of ['Home', 'About', 'Contact', 'Sign In', 'Begin Here']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('an investor on the way to pay passes the navigation and keeps what was entered', async ({ pageOf }) => {
  const investor = await pageOf('investor', '/deposit');
  await investor.getByRole('button', { name: 'New Deposit' }).click();
  await investor.getByLabel('Enter Amount').fill('1500');
  await investor.getByRole('button', { name: 'Continue' }).click();
  await investor.getByLabel('Payment Method').selectOption('bitcoin');
  await investor.getByRole('link', { name: 'Skip to content' }).focus();
  await investor.keyboard.press('Enter');
  await expect(investor.locator('#content')).toBeFocused();
  await expect(investor.getByLabel('Payment Method')).toHaveValue('bitcoin');
  await expect(investor).toHaveURL('/deposit/wallet');
});
